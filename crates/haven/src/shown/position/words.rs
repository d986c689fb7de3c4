//! Names in positions: figures, hexes, cards and decks, read and written alike. A figure has a name even when it has
//! left the board.

use super::things::half_named;
use crate::content::{CardId, ClassId, Half, ItemId, ModifierId};
use crate::world::{Bonus, Extra, Held, ObjectiveId, ObjectiveKindId, Played, TurnOf};
use crate::{FigureId, Haven, HeroId, MonsterId, SummonId, World};
use board::SpaceId;
use table::SetupError;

/// Reads and writes names.
#[derive(Clone, Copy)]
pub(super) struct Names<'n> {
    pub game: &'n Haven,
    pub world: &'n World,
}

/// Before the name of an ally that monsters have too.
const ALLY: &str = "ally ";

/// The error that there is no such thing; it lists those that there are.
pub(super) fn none_of<'a>(what: &str, name: &str, all: impl IntoIterator<Item = &'a str>) -> SetupError {
    let all: Vec<&str> = all.into_iter().collect();
    SetupError::new(format!("there is no {what} {name:?}")).expected(format!("one of: {}", all.join(", ")))
}

/// A card of a class by its name.
pub(super) fn card_named(game: &Haven, class: ClassId, name: &str) -> Result<CardId, SetupError> {
    game.content.card(class, name).ok_or_else(|| {
        let of = game.class(class);
        none_of(&format!("card of the {}", of.name), name, of.cards.iter().map(|(n, _)| n.as_str()))
    })
}

/// An item by its name.
pub(super) fn item_named(game: &Haven, name: &str) -> Result<ItemId, SetupError> {
    let all = || game.content.items.iter().map(|item| item.name.as_str());
    game.content.item(name).ok_or_else(|| none_of("item", name, all()))
}

/// A modifier card by its name.
pub(super) fn modifier_named(game: &Haven, extra: &Extra, name: &str) -> Result<ModifierId, SetupError> {
    if let Some(number) = made_up(name, extra.modifiers.len())? {
        return Ok(ModifierId::made_up(number));
    }
    game.content
        .modifier(name)
        .ok_or_else(|| none_of("modifier card", name, game.content.modifiers.iter().map(|m| m.name.as_str())))
}

/// The number of a card that only this position has, counted from 0, if the name is `made-up 1`.
pub(super) fn made_up(name: &str, there: usize) -> Result<Option<u8>, SetupError> {
    let Some(number) = name.strip_prefix("made-up ") else { return Ok(None) };
    match number.parse::<u8>() {
        Ok(n) if n > 0 && usize::from(n) <= there => Ok(Some(n - 1)),
        _ => {
            let right = format!("made-up 1 to made-up {there}, which are listed in the position");
            Err(SetupError::new(format!("there is no card {name:?}")).expected(right))
        }
    }
}

impl Names<'_> {
    /// The name of a hex: its column and row.
    pub fn hex(self, at: SpaceId) -> String {
        self.world.place.board.name(at).to_string()
    }

    pub fn hex_named(self, name: &str) -> Result<SpaceId, SetupError> {
        let (col, row) = name.split_once(',').unwrap_or((name, ""));
        let (Ok(col), Ok(row)) = (col.trim().parse(), row.trim().parse()) else {
            return Err(SetupError::new(format!("{name:?} is no place")).expected("COLUMN,ROW"));
        };
        self.world.place.board.map.at(col, row).ok_or_else(|| {
            SetupError::new(format!("there is no hex {name}")).expected("a hex that is on the map")
        })
    }

    /// A card with its class: `brute/warding-strength`.
    pub fn owned_card(self, card: CardId) -> String {
        let card = self.game.card(card);
        format!("{}/{}", self.game.class(card.class).name, card.name)
    }

    /// A figure, whether it is there or not; a summon that is not there is named with its summoner.
    pub fn figure(self, figure: FigureId) -> String {
        let name = self.game.figure(figure);
        match figure {
            FigureId::Summon(id) if !self.world.is_there(figure) => {
                format!("{name} of {}", self.game.class(id.hero.class).name)
            }
            _ => name,
        }
    }

    pub fn figure_named(self, name: &str) -> Result<FigureId, SetupError> {
        let there = || {
            let heroes = self.world.party.heroes.iter().map(|h| FigureId::Hero(h.id));
            heroes.chain(self.world.figures())
        };
        if let Some(figure) = there().find(|f| self.game.figure(*f) == name) {
            return Ok(figure);
        }
        self.absent(name).ok_or_else(|| {
            let all: Vec<String> = there().map(|f| self.game.figure(f)).collect();
            SetupError::new(format!("{name:?} is not there")).expected(format!("one of: {}", all.join(", ")))
        })
    }

    /// A figure that is not on the board.
    fn absent(self, name: &str) -> Option<FigureId> {
        let (name, of) = name.split_once(" of ").map_or((name, None), |(name, of)| (name, Some(of)));
        let (kind, number) = name.rsplit_once('-')?;
        let number = number.parse().ok()?;
        if let Some(of) = of {
            let (hero, kind) = (self.hero_named(of).ok()?, self.game.content.summon(kind)?);
            return Some(SummonId { hero, kind, number }.into());
        }
        // FH-SPR-01: an ally may be called like the monster whose card it has.
        if let Some((id, ally)) = self.objective_kind(kind) {
            let id = ObjectiveId { kind: id, number };
            return Some(if ally { FigureId::Ally(id) } else { FigureId::Obstacle(id) });
        }
        let kind = self.game.content.kind(kind)?;
        Some(MonsterId { kind, number }.into())
    }

    /// A kind of objective of this scenario, and whether it is an ally.
    pub fn objective_kind(self, name: &str) -> Option<(ObjectiveKindId, bool)> {
        let scenario = self.world.place.scenario?;
        let of = &self.game.content.scenarios.get(usize::from(scenario.0))?.objectives;
        let which = of.iter().position(|o| o.name == name)?;
        Some((ObjectiveKindId::new(scenario, which as u8), of[which].ally.is_some()))
    }

    pub fn hero_named(self, name: &str) -> Result<HeroId, SetupError> {
        let class = |h: &HeroId| self.game.class(h.class).name.as_str();
        let heroes = || self.world.party.heroes.iter().map(|h| h.id);
        let found = heroes().find(|h| class(h) == name);
        found.ok_or_else(|| {
            let all: Vec<HeroId> = heroes().collect();
            none_of("character", name, all.iter().map(class))
        })
    }

    /// A character's word followed by a number: `brute 7`.
    pub fn hero_and_number(self, words: &str) -> Result<(HeroId, u8), SetupError> {
        match words.rsplit_once(' ').map(|(name, n)| (name, n.parse())) {
            Some((name, Ok(n))) => Ok((self.hero_named(name)?, n)),
            _ => {
                Err(SetupError::new(format!("{words:?} names nobody and no number")).expected("\"brute 7\""))
            }
        }
    }

    /// Whose turn it is.
    pub fn turn_of(self, place: TurnOf) -> String {
        match place {
            TurnOf::Hero(id) => self.figure(id.into()),
            TurnOf::Summon(id) => self.figure(id.into()),
            TurnOf::Kind(kind) => self.game.kind(kind).name.clone(),
            TurnOf::Ally(kind) => {
                let name = &self.game.objective(kind).name;
                let also_monsters = self.game.content.kind(name).is_some();
                if also_monsters { format!("{ALLY}{name}") } else { name.clone() }
            }
        }
    }

    /// A place in the order: a kind of monster, one monster of it, a character, a summon, a kind of ally. An ally that is
    /// called like monsters is `ally algox-priest`.
    pub fn turn_named(self, name: &str) -> Result<(TurnOf, Option<MonsterId>), SetupError> {
        if let Some(kind) = self.game.content.kind(name) {
            return Ok((TurnOf::Kind(kind), None));
        }
        if let Some((kind, true)) = self.objective_kind(name.strip_prefix(ALLY).unwrap_or(name)) {
            return Ok((TurnOf::Ally(kind), None));
        }
        match self.figure_named(name)? {
            FigureId::Hero(id) => Ok((TurnOf::Hero(id), None)),
            FigureId::Summon(id) => Ok((TurnOf::Summon(id), None)),
            FigureId::Monster(id) => Ok((TurnOf::Kind(id.kind), Some(id))),
            FigureId::Ally(id) => Ok((TurnOf::Ally(id.kind), None)),
            FigureId::Obstacle(_) => Err(SetupError::new(format!("{name} is an obstacle and has no turn"))),
        }
    }

    /// What a character performs, as the key of the option says it.
    pub fn played(self, what: Played) -> String {
        match what {
            Played::Printed(card, half) => format!("card:{}/{}", self.game.card(card).name, half.as_str()),
            Played::Basic(card, half) => format!("basic:{}/{}", self.game.card(card).name, half.as_str()),
            Played::Raw(n) => format!("do:{n}"),
        }
    }

    pub fn played_named(self, hero: HeroId, words: &str) -> Result<Played, SetupError> {
        let wrong = || {
            let right = "card:NAME/top, card:NAME/bottom, basic:NAME/top, basic:NAME/bottom or do:NUMBER";
            SetupError::new(format!("nobody performs {words:?}")).expected(right)
        };
        let (how, what) = words.split_once(':').ok_or_else(wrong)?;
        if how == "do" {
            let made_up = |n: &u8| usize::from(*n) < self.world.agreed.extra.actions.len();
            return what.parse().ok().filter(made_up).map(Played::Raw).ok_or_else(wrong);
        }
        let (card, half) = what.split_once('/').ok_or_else(wrong)?;
        let (card, half) = (card_named(self.game, hero.class, card)?, half_named(half).ok_or_else(wrong)?);
        match how {
            "card" => Ok(Played::Printed(card, half)),
            "basic" => Ok(Played::Basic(card, half)),
            _ => Err(wrong()),
        }
    }

    /// A card with its class: `brute/trample`.
    pub fn card_of_class(self, card: CardId) -> String {
        let card = self.game.card(card);
        format!("{}/{}", self.game.class(card.class).name, card.name)
    }

    /// A shield or retaliate, and where it comes from.
    pub fn bonus(self, held: &Held) -> String {
        let mut words = match held.bonus {
            Bonus::Shield(n) => crate::content::Ability::Shield(n).to_string(),
            Bonus::Retaliate(r) => crate::content::Ability::Retaliate(r).to_string(),
        };
        if let Some(card) = held.card {
            words.push_str(&format!(" from {}", self.card_of_class(card)));
        }
        if held.xp > 0 {
            words.push_str(&format!(" xp {}", held.xp));
        }
        words
    }
}

/// A shield or retaliate as it is written.
pub(super) fn bonus_named(game: &Haven, words: &str) -> Result<Held, SetupError> {
    use crate::content::Ability;
    let wrong = || {
        let right =
            "shield N, retaliate N, retaliate N range N, each perhaps with `from CLASS/CARD` and `xp N`";
        SetupError::new(format!("{words:?} is no bonus")).expected(right)
    };
    let (words_of, xp) = words.split_once(" xp ").map_or((words, Ok(0)), |(rest, n)| (rest, n.parse()));
    let xp = xp.map_err(|_| wrong())?;
    let (what, card) = words_of.split_once(" from ").map_or((words_of, None), |(what, c)| (what, Some(c)));
    let card = card.map(|card| owned_card_named(game, card)).transpose()?;
    match what.parse::<Ability>() {
        Ok(Ability::Shield(n)) => Ok(Held { bonus: Bonus::Shield(n), card, xp }),
        Ok(Ability::Retaliate(r)) => Ok(Held { bonus: Bonus::Retaliate(r), card, xp }),
        _ => Err(wrong()),
    }
}

/// A card with its class: `brute/warding-strength`.
pub(super) fn owned_card_named(game: &Haven, words: &str) -> Result<CardId, SetupError> {
    let wrong = || SetupError::new(format!("{words:?} is no card of a class")).expected("CLASS/CARD");
    let (class, name) = words.split_once('/').ok_or_else(wrong)?;
    let class = game.content.class(class).ok_or_else(wrong)?;
    card_named(game, class, name)
}

/// A card with a half: `frost-armor/bottom`.
pub(super) fn with_half(words: &str) -> Result<(&str, Option<Half>), SetupError> {
    let Some((name, half)) = words.split_once('/') else { return Ok((words, None)) };
    match half_named(half) {
        Some(half) => Ok((name, Some(half))),
        None => Err(SetupError::new(format!("a card has no half {half:?}")).expected("top or bottom")),
    }
}
