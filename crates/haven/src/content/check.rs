//! What must be true of monsters, decks, summons and items of a pack, and in which line it is not.

use crate::Edition;

use super::{Ability, Content, ContentError, Effect, Files, MonsterKind, What};

/// The text of a file of the pack.
pub(super) fn text_of<'f>(files: Files<'f>, file: &str) -> &'f str {
    files.iter().find(|(name, _)| *name == file).map_or("", |(_, text)| *text)
}

/// Something wrong in a file: in the first line that holds these characters, or else where the file begins.
pub(super) fn in_line(files: Files<'_>, file: &str, words: &str, what: String) -> ContentError {
    let line = text_of(files, file).lines().position(|line| line.contains(words)).unwrap_or(0) + 1;
    ContentError { file: file.to_owned(), line: Some(line), what }
}

/// The line of the n-th place behind a name at which these characters stand.
fn line_behind(text: &str, name: &str, n: usize, words: &str) -> usize {
    let from = text.find(&format!("name: {name:?}")).unwrap_or(0);
    let at = text[from..].match_indices(words).nth(n).map_or(from, |(at, _)| from + at);
    text[..at].matches('\n').count() + 1
}

impl Content {
    /// What must be true of modifier cards, monsters, their decks, summons and items.
    pub(super) fn check(&self, edition: Edition, files: Files<'_>) -> Result<(), ContentError> {
        let standard = self.standard_deck().count();
        if standard != 20 {
            let what = format!("a standard deck has 20 cards, not {standard} (GH-AMD-03)");
            return Err(in_line(files, "modifiers.ron", "standard:", what));
        }
        self.check_decks(files)?;
        self.monsters.iter().enumerate().try_for_each(|(n, kind)| self.check_monster(files, n, kind))?;
        self.check_summons(files)?;
        self.check_items_given(edition, files)
    }

    /// GH-MON-09, GH-MON-16: eight cards, each with an initiative and something to do, and one that shuffles.
    fn check_decks(&self, files: Files<'_>) -> Result<(), ContentError> {
        let file = "decks.ron";
        for (n, deck) in self.decks.iter().enumerate() {
            let name = &deck.name;
            let of_deck = |what: String| Err(in_line(files, file, &format!("name: {name:?}"), what));
            if self.decks[..n].iter().any(|other| other.name == *name) {
                return of_deck(format!("there are two decks {name}"));
            }
            if deck.cards.len() != 8 {
                return of_deck(format!("deck {name} has {} cards, not 8", deck.cards.len()));
            }
            for (n, card) in deck.cards.iter().enumerate() {
                let line = Some(line_behind(text_of(files, file), name, n, "initiative:"));
                let of_card = |what: String| ContentError { file: file.to_owned(), line, what };
                let initiative = card.initiative;
                if !(1..=99).contains(&initiative) {
                    return Err(of_card(format!(
                        "deck {name}: initiatives go from 1 to 99, not {initiative}"
                    )));
                }
                if card.abilities.is_empty() {
                    return Err(of_card(format!(
                        "deck {name}: the card with initiative {initiative} does nothing"
                    )));
                }
                let summons = card.abilities.iter().find_map(|ability| self.no_such_summon(ability));
                if let Some(kind) = summons {
                    return Err(of_card(format!("{name} summons {kind:?}, which is no monster")));
                }
            }
            if !deck.cards.iter().any(|card| card.shuffle) {
                return of_deck(format!("deck {name} has no card that shuffles it (GH-MON-16)"));
            }
        }
        Ok(())
    }

    /// GH-MON-01, GH-BOS-04, GH-GAP-31: a stat card is whole. FH-BOS-01: a named monster is of a kind.
    fn check_monster(&self, files: Files<'_>, n: usize, kind: &MonsterKind) -> Result<(), ContentError> {
        let file = "monsters.ron";
        let name = &kind.name;
        let wrong = |what: String| Err(in_line(files, file, &format!("name: {name:?}"), what));
        if self.monsters[..n].iter().any(|other| other.name == *name) {
            return wrong(format!("there are two monsters {name}"));
        }
        if self.deck(&kind.deck).is_none() {
            return wrong(format!("{name} acts by deck {:?}, which is not there", kind.deck));
        }
        let rows = (kind.normal.len(), kind.elite.len(), kind.boss.len());
        if rows != (8, 8, 0) && rows != (0, 0, 8) {
            return wrong(format!(
                "{name} needs 8 rows for normal and elite, or 8 for a boss; it has {rows:?}"
            ));
        }
        let all = kind.normal.iter().chain(&kind.elite).chain(&kind.boss);
        if let Some(n) = all.clone().position(|s| (s.hp == 0) == (s.hp_per_hero == 0)) {
            let line = Some(line_behind(text_of(files, file), name, n, "attack:"));
            let what = format!("{name}: every row needs hp or hp_per_hero");
            return Err(ContentError { file: file.to_owned(), line, what });
        }
        if let Some(of) = &kind.named {
            let of = self.monsters.iter().find(|other| other.name == *of);
            if of.is_none_or(|of| of.deck != kind.deck) || kind.boss.is_empty() {
                return wrong(format!(
                    "{name} is a named monster (FH-BOS-01): it needs the deck of its kind, and rows as a boss has"
                ));
            }
        }
        if !(1..=10).contains(&kind.standees) {
            return wrong(format!("{name} has {} standees, not 1 to 10", kind.standees));
        }
        let summons = kind.specials.iter().flatten().find_map(|ability| self.no_such_summon(ability));
        summons.map_or(Ok(()), |summon| wrong(format!("{name} summons {summon:?}, which is no monster")))
    }

    /// The name of what an ability summons, if it is no monster.
    fn no_such_summon<'a>(&self, ability: &'a Ability) -> Option<&'a str> {
        match ability {
            Ability::Summon(kind, ..) => self.kind(kind).is_none().then_some(kind.as_str()),
            Ability::Consume(_, then) | Ability::OnDeath(then) => self.no_such_summon(then),
            _ => None,
        }
    }

    /// GH-SUM-03: a summon's card prints its hit points.
    fn check_summons(&self, files: Files<'_>) -> Result<(), ContentError> {
        for (n, summon) in self.summons.iter().enumerate() {
            let name = &summon.name;
            let what = if self.summons[..n].iter().any(|other| other.name == *name) {
                format!("there are two summons {name}")
            } else if summon.stats.hp == 0 || summon.stats.hp_per_hero > 0 {
                format!("{name} needs hit points of its own: hp (GH-SUM-03)")
            } else {
                continue;
            };
            return Err(in_line(files, "summons.ron", &format!("name: {name:?}"), what));
        }
        Ok(())
    }

    /// Items that are given away must be listed: those that characters begin with, and those in treasures.
    fn check_items_given(&self, edition: Edition, files: Files<'_>) -> Result<(), ContentError> {
        if let Some(name) = edition.first_items().into_iter().find(|name| self.item(name).is_none()) {
            let what = format!("{name:?}, which characters begin with, is not listed");
            return Err(in_line(files, "items.ron", "[", what));
        }
        for treasure in &self.treasures {
            let unknown = |find: &Effect| match find.what {
                What::Item(number) | What::ItemDesign(number) => !(1..=150).contains(&number),
                _ => false,
            };
            if let Some(find) = treasure.holds.iter().find(|find| unknown(find)) {
                let what = format!("treasure {}: {find}: items are numbered from 1 to 150", treasure.number);
                return Err(in_line(files, "treasures.ron", &format!("number: {},", treasure.number), what));
            }
        }
        Ok(())
    }

    /// GH-SPC-05: whether a kind of monster ever opens a door.
    pub(super) fn opens_doors(&self, kind: &MonsterKind) -> bool {
        let deck = self.decks.iter().filter(|deck| deck.name == kind.deck).flat_map(|deck| &deck.cards);
        let mut all = deck.flat_map(|card| &card.abilities).chain(kind.specials.iter().flatten());
        all.any(|ability| *ability == Ability::OpenNextDoor)
    }
}
