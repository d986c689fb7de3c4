//! What is printed on cards, apart from scenes.
//!
//! A scene names cards by their ids and says how they lie. What is printed on them follows from the content alone and
//! never changes in play, so it is not in the scene: whoever shows scenes keeps one copy of all faces of a game
//! ([`Faces`]) and looks them up by name. Whoever is sent scenes is sent each face once, as soon as something that he is
//! shown names it ([`Read`]); so which faces he has, and in which order, follows from what he was shown.

use super::{DeckKind, Face, Scene, Target};
use std::sync::Arc;

/// The faces of a game by their names. A face has the name of its card. Cards of a deck that are called by what they
/// say, as those of monsters are, may be called the same in two decks; their faces are named `DECK/CARD`. The card of a
/// figure, as that of a class or a summon, is named by its kind and its look: `hero/brute`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faces {
    /// In the order of their names.
    printed: Arc<[(String, Face)]>,
    /// Those of cards that were made up for this table alone.
    made_up: Arc<[(String, Face)]>,
}

/// The number of a face among the faces of a table.
pub type FaceNumber = u32;

impl Faces {
    /// These faces. Of two with one name the first counts; see [`trial::printed`](crate::trial::printed).
    pub fn of(printed: Vec<(String, Face)>) -> Faces {
        Faces { printed: in_order(printed), made_up: Arc::default() }
    }

    /// The same with those of cards that were made up for one table, which do not take the place of any.
    #[must_use]
    pub fn with(&self, made_up: Vec<(String, Face)>) -> Faces {
        let fresh = made_up.into_iter().filter(|(name, _)| place(&self.printed, name).is_none());
        Faces { printed: Arc::clone(&self.printed), made_up: in_order(fresh.collect()) }
    }

    /// The number of the face of this name.
    pub fn number(&self, name: &str) -> Option<FaceNumber> {
        let made_up = || Some(self.printed.len() + place(&self.made_up, name)?);
        place(&self.printed, name).or_else(made_up).and_then(|at| FaceNumber::try_from(at).ok())
    }

    /// The face of this number, with its name.
    pub fn at(&self, number: FaceNumber) -> Option<(&str, &Face)> {
        let at = usize::try_from(number).ok()?;
        let (name, face) = self.printed.get(at).or_else(|| self.made_up.get(at - self.printed.len()))?;
        Some((name, face))
    }

    /// The face of this name.
    pub fn get(&self, name: &str) -> Option<&Face> {
        self.at(self.number(name)?).map(|(_, face)| face)
    }

    /// The face of a card as a deck has it.
    pub fn in_deck(&self, deck: &str, card: &str) -> Option<&Face> {
        self.get(&in_deck(deck, card)).or_else(|| self.get(card))
    }

    /// The names of the faces that a scene needs.
    pub fn named(&self, scene: &Scene) -> Vec<String> {
        self.needed(scene, []).into_iter().filter_map(|number| Some(self.at(number)?.0.to_owned())).collect()
    }

    /// All of them with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Face)> {
        self.printed.iter().chain(self.made_up.iter()).map(|(name, face)| (name.as_str(), face))
    }

    /// The faces that somebody needs who is shown this scene and offered options that point at this, in their order.
    pub fn needed<'a>(
        &self,
        scene: &Scene,
        offered: impl IntoIterator<Item = &'a Target>,
    ) -> Vec<FaceNumber> {
        let mut needed = Vec::new();
        let mut name = |name: &str| needed.extend(self.number(name));
        scene.name_faces(&mut name);
        offered.into_iter().filter_map(Target::card).for_each(name);
        needed.sort_unstable();
        needed.dedup();
        needed
    }
}

/// The name of the face of a card that is named by its deck.
pub fn in_deck(deck: &str, card: &str) -> String {
    format!("{deck}/{card}")
}

fn in_order(mut faces: Vec<(String, Face)>) -> Arc<[(String, Face)]> {
    faces.sort_by(|(a, _), (b, _)| a.cmp(b));
    faces.dedup_by(|(later, _), (first, _)| later == first);
    faces.into()
}

fn place(faces: &[(String, Face)], name: &str) -> Option<usize> {
    faces.binary_search_by(|(other, _)| other.as_str().cmp(name)).ok()
}

impl Target {
    /// The card or item that it is.
    pub fn card(&self) -> Option<&str> {
        match self {
            Target::Card(id) | Target::Half(id, _) | Target::Item(id) => Some(id),
            _ => None,
        }
    }
}

impl Scene {
    /// Names every face that this scene needs: of cards that lie open, of figures, of monsters' cards, of what is in the decks as
    /// far as it is known, of what is in force and of what a number comes from.
    fn name_faces(&self, name: &mut impl FnMut(&str)) {
        for card in self.seats.iter().flat_map(|seat| &seat.zones).flat_map(|zone| &zone.cards) {
            name(&card.id);
        }
        for figure in &self.figures {
            name(&in_deck(figure.kind.as_str(), &figure.look));
        }
        self.groups.iter().filter_map(|group| group.card.as_deref()).for_each(&mut *name);
        for deck in &self.decks {
            let open = deck.top.iter().chain(&deck.discard);
            match deck.kind {
                DeckKind::Abilities => open.for_each(|card| {
                    name(&in_deck(&deck.id, card));
                    name(card);
                }),
                _ => open.chain(deck.known.iter().map(|(card, _)| card)).for_each(|card| {
                    name(&in_deck(&deck.id, card));
                    name(card);
                }),
            }
        }
        for effect in &self.effects {
            name(&effect.id);
            effect.source.iter().filter_map(Target::card).for_each(&mut *name);
        }
        let terms = self.under_way.iter().flat_map(|under| &under.terms);
        terms.filter_map(|term| term.source.as_ref()?.card()).for_each(name);
    }
}

/// Which faces somebody has been sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// A bit for each number.
    bits: Vec<u64>,
}

impl Read {
    /// Those of the faces needed that are new, which from now on are not.
    pub fn news(&mut self, needed: &[FaceNumber]) -> Vec<FaceNumber> {
        needed.iter().copied().filter(|number| self.is_new(*number)).collect()
    }

    fn is_new(&mut self, number: FaceNumber) -> bool {
        let (word, bit) = ((number / 64) as usize, 1u64 << (number % 64));
        if self.bits.len() <= word {
            self.bits.resize(word + 1, 0);
        }
        let new = self.bits[word] & bit == 0;
        self.bits[word] |= bit;
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Phrase;
    use crate::scene::{CardKind, CardScene, DeckScene, SeatScene, Zone, ZoneKind};

    fn face(name: &str) -> (String, Face) {
        (name.to_owned(), Face::new(CardKind::Plain, Phrase::new(format!("card-{name}"))))
    }

    fn names(faces: &Faces, numbers: &[FaceNumber]) -> Vec<String> {
        numbers.iter().filter_map(|number| Some(faces.at(*number)?.0.to_owned())).collect()
    }

    #[test]
    fn each_is_read_once_in_the_order_of_names_whatever_the_order_in_which_the_scene_names_them() {
        let faces = Faces::of(vec![face("sting"), face("imp-deck/50 move"), face("bolt"), face("cloak")]);
        let faces = faces.with(vec![face("imp-deck/1 jest"), face("bolt")]);
        let hand = |cards: [&str; 2]| Zone::seen(ZoneKind::Hand, cards.map(CardScene::plain).into());
        let mut imps = DeckScene::new("imp-deck", DeckKind::Abilities, 7);
        (imps.top, imps.discard) = (vec!["50 move".to_owned()], vec!["1 jest".to_owned()]);
        let scene = Scene {
            seats: vec![SeatScene { zones: vec![hand(["sting", "bolt"])], ..SeatScene::default() }],
            decks: vec![imps],
            ..Scene::default()
        };
        let mut read = Read::default();
        let needed = faces.needed(&scene, []);
        assert_eq!(
            names(&faces, &read.news(&needed)),
            ["bolt", "imp-deck/50 move", "sting", "imp-deck/1 jest"]
        );
        assert!(read.news(&needed).is_empty());
        let offered = [Target::Item("cloak".to_owned()), Target::Card("bolt".to_owned())];
        assert_eq!(names(&faces, &read.news(&faces.needed(&scene, &offered))), ["cloak"]);
        assert!(
            faces.in_deck("imp-deck", "50 move").is_some() && faces.in_deck("imp-deck", "bolt").is_some()
        );
        assert_eq!(faces.get("50 move"), None);
    }
}
