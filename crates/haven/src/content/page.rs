//! What only the page of a scenario, one of its sections or a treasure brings about.

use super::scenario_text::{monster, objective};
use super::{Content, KindId, LootKind};
use std::fmt::{self, Display, Formatter};
use table::phrase;
use table::phrase::{Arg, Phrase};

/// How a scenario departs from what is usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Customs {
    /// FH-INI-06: types that share a deck, in the order in which they act.
    pub order: Vec<KindId>,
    /// Types that share a deck and draw a card each.
    pub own_cards: Vec<KindId>,
    /// Types that suffer no damage, and that summons do not focus, as long as these objectives are not destroyed.
    pub unhurt: Vec<(KindId, String)>,
    /// FH-SPR-06: the letters of linked hexes.
    pub links: Vec<char>,
    /// FH-SCN-13: whether nobody teleports between tiles that are not connected.
    pub teleports_stay: bool,
    /// FH-END-17: whether it brings no inspiration by itself.
    pub no_inspiration: bool,
    /// FH-GAP-66: whether it is not made for masteries.
    pub no_masteries: bool,
}

impl Customs {
    /// How many lines say it.
    pub(super) fn count(&self) -> usize {
        let said = [
            !self.order.is_empty(),
            !self.own_cards.is_empty(),
            !self.links.is_empty(),
            self.teleports_stay,
            self.no_inspiration,
            self.no_masteries,
        ];
        said.into_iter().filter(|said| *said).count() + self.unhurt.len()
    }

    /// In words, line by line.
    pub(super) fn texts(&self, content: &Content) -> Vec<Phrase> {
        let name = |kind: &KindId| monster(&content.monsters[usize::from(kind.0)].name);
        let all = |kinds: &[KindId]| Arg::List(kinds.iter().map(name).collect());
        let order = (!self.order.is_empty()).then(|| phrase!("page-order", monsters = all(&self.order)));
        let own =
            (!self.own_cards.is_empty()).then(|| phrase!("page-own-cards", monsters = all(&self.own_cards)));
        let unhurt = self.unhurt.iter().map(|(kind, name_of)| {
            phrase!("page-unhurt", monster = name(kind), objective = objective(name_of))
        });
        let letters = || Arg::List(self.links.iter().map(|l| Arg::text(l.to_string())).collect());
        let links = (!self.links.is_empty()).then(|| phrase!("page-links", letters = letters()));
        let stay = self.teleports_stay.then(|| phrase!("page-teleports-stay"));
        let uninspired = self.no_inspiration.then(|| phrase!("page-no-inspiration"));
        let unmastered = self.no_masteries.then(|| phrase!("page-no-masteries"));
        let plain = order.into_iter().chain(own).chain(links).chain(stay);
        plain.chain(uninspired).chain(unmastered).chain(unhurt).collect()
    }
}

/// Something that a page brings about and no figure performs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// `unlock a`: FH-SPR-07: the locked doors with this letter can be opened from now on.
    Unlock(char),
    /// `reveal 3`: FH-SCN-03: the room with this number is laid out; the first one is 1.
    Reveal(u8),
    /// `loot-cards 3`: FH-TRE-12: whoever finds it draws this many loot cards.
    LootCards(u8),
    /// `remove snowdrift 2`: the objectives of this name in this room leave the map, and count as destroyed.
    Remove(String, u8),
    /// `gather 2`: the characters and their summons go, in the order of their initiative, to the nearest empty hexes of
    /// this room.
    Gather(u8),
    /// `take-away 1`: FH-SCN-03: the tiles of this room leave the map with all that lies on them and with its doors.
    TakeAway(u8),
    /// `count-rounds-anew`: FH-EOR-07: for rules that name a round this one is the first.
    RoundsAnew,
    /// `hazard-beside-objectives`: every character beside an objective suffers as much as from hazardous terrain.
    HazardBesideObjectives,
    /// `random-item-design`: FH-TRE-06, FH-TRE-09: one for the party; the campaign draws it.
    RandomDesign,
    /// `morale 1`: morale of the outpost. `morale 2 per city-guard`: and one more for each of these objectives that is
    /// still on the map.
    Morale(u8, Option<String>),
    /// `resource lumber 2`: FH-END-13: a material or a herb for the party.
    Resource(LootKind, u8),
    /// `inspiration 1`: FH-END-13: more inspiration for the party.
    Inspiration(u8),
    /// `check-marks 1`: FH-END-13: for each character.
    CheckMarks(u8),
}

impl Deed {
    /// Whether it can happen while a scenario is played.
    pub(super) fn happens(&self) -> bool {
        !self.is_reward() && *self != Deed::RandomDesign
    }

    /// FH-END-13: whether it is a reward at the end of a scenario.
    pub(super) fn is_reward(&self) -> bool {
        use Deed::{CheckMarks, Inspiration, Morale, Resource};
        matches!(self, Morale(..) | Resource(..) | Inspiration(_) | CheckMarks(_))
    }

    /// Whether it can lie in a treasure.
    pub(super) fn is_treasure(&self) -> bool {
        matches!(self, Deed::LootCards(_) | Deed::RandomDesign)
    }

    /// Whether it does nothing.
    pub(super) fn is_nothing(&self) -> bool {
        use Deed::{CheckMarks, Inspiration, LootCards, Morale, Resource};
        matches!(self, LootCards(0) | Morale(0, None) | Resource(_, 0) | Inspiration(0) | CheckMarks(0))
    }

    /// In words.
    pub(super) fn text(&self) -> Phrase {
        match self {
            Deed::Unlock(letter) => phrase!("page-unlock", letter = Arg::text(letter.to_string())),
            Deed::Reveal(room) => phrase!("page-lay-out", room = *room),
            Deed::LootCards(count) => phrase!("page-loot-cards", count = *count),
            Deed::Remove(name, room) => phrase!("page-remove", objective = objective(name), room = *room),
            Deed::Gather(room) => phrase!("page-gather", room = *room),
            Deed::TakeAway(room) => phrase!("page-take-away", room = *room),
            Deed::RoundsAnew => phrase!("page-rounds-anew"),
            Deed::HazardBesideObjectives => phrase!("page-hazard-beside-objectives"),
            Deed::RandomDesign => phrase!("page-random-design"),
            Deed::Morale(points, None) => phrase!("page-morale", points = *points),
            Deed::Morale(points, Some(name)) => {
                phrase!("page-morale-per", points = *points, objective = objective(name))
            }
            Deed::Resource(kind, count) => {
                phrase!("page-resource", resource = Arg::name(format!("loot-{kind}")), count = *count)
            }
            Deed::Inspiration(points) => phrase!("page-inspiration", points = *points),
            Deed::CheckMarks(count) => phrase!("page-check-marks", count = *count),
        }
    }
}

impl Display for Deed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Unlock(letter) => write!(f, "unlock {letter}"),
            Deed::Reveal(room) => write!(f, "reveal {room}"),
            Deed::LootCards(count) => write!(f, "loot-cards {count}"),
            Deed::Remove(name, room) => write!(f, "remove {name} {room}"),
            Deed::Gather(room) => write!(f, "gather {room}"),
            Deed::TakeAway(room) => write!(f, "take-away {room}"),
            Deed::RoundsAnew => f.write_str("count-rounds-anew"),
            Deed::HazardBesideObjectives => f.write_str("hazard-beside-objectives"),
            Deed::RandomDesign => f.write_str("random-item-design"),
            Deed::Morale(points, None) => write!(f, "morale {points}"),
            Deed::Morale(points, Some(name)) => write!(f, "morale {points} per {name}"),
            Deed::Resource(kind, count) => write!(f, "resource {kind} {count}"),
            Deed::Inspiration(points) => write!(f, "inspiration {points}"),
            Deed::CheckMarks(count) => write!(f, "check-marks {count}"),
        }
    }
}
