//! Worlds that come from a save: the names of what content may change, and what a world must be to be played on.

use crate::Haven;
use crate::content::{AbilityCardId, CardId, Content, MADE_UP, ModifierId};
use crate::world::{Hero, World};
use board::SpaceId;
use serde_json::Value;
use table::Broken;

/// The `number`-th of several, with how many before it have the same name: two cards of a deck may be alike.
fn nth<'a>(names: impl Iterator<Item = String> + 'a, number: usize) -> Option<String> {
    let names: Vec<String> = names.take(number + 1).collect();
    let (last, before) = names.split_last().filter(|_| names.len() == number + 1)?;
    let alike = before.iter().filter(|name| *name == last).count();
    Some(if alike == 0 { last.clone() } else { format!("{last}/{}", alike + 1) })
}

/// Whether ids of this type stand for something that content may change.
pub(crate) fn is_named(kind: &str) -> bool {
    const NAMED: [&str; 13] = [
        "ScenarioId",
        "KindId",
        "DeckId",
        "ModifierId",
        "ClassId",
        "CardId",
        "SummonKindId",
        "ItemId",
        "GoalId",
        "RoomCardId",
        "MonsterCardId",
        "DeckCard",
        "ObjectiveKindId",
    ];
    NAMED.contains(&kind)
}

impl Content {
    /// The names of all ids of a type, in the order of their numbers.
    fn names_of(&self, kind: &str) -> Vec<String> {
        match kind {
            "ScenarioId" => self.scenarios.iter().map(|s| s.name.clone()).collect(),
            "KindId" => self.monsters.iter().map(|k| k.name.clone()).collect(),
            "DeckId" => self.decks.iter().map(|d| d.name.clone()).collect(),
            "ModifierId" => self.modifiers.iter().map(|m| m.name.clone()).collect(),
            "ClassId" => self.classes.iter().map(|c| c.name.clone()).collect(),
            "CardId" => {
                let class = |id: usize| &self.classes[usize::from(self.cards[id].class.0)].name;
                (0..self.cards.len()).map(|n| format!("{}/{}", class(n), self.cards[n].name)).collect()
            }
            "SummonKindId" => self.summons.iter().map(|s| s.name.clone()).collect(),
            "ItemId" => self.items.iter().map(|i| i.name.clone()).collect(),
            "GoalId" => self.goals.iter().map(|g| g.name.clone()).collect(),
            "RoomCardId" => self.dungeon.rooms.iter().map(|r| r.name.clone()).collect(),
            "MonsterCardId" => self.dungeon.monsters.iter().map(|m| m.name.clone()).collect(),
            _ => Vec::new(),
        }
    }

    /// The name of a thing by the type and number of its id.
    pub(crate) fn name_of(&self, kind: &str, number: u64) -> Option<String> {
        let number = usize::try_from(number).ok()?;
        let (outer, inner) = (number >> 8, number & 0xff);
        match kind {
            "ModifierId" if made_up_number(number).is_some() => made_up_number(number).map(made_up_name),
            "DeckCard" if made_up_number(inner).is_some() => {
                let (deck, n) = (self.decks.get(outer)?, made_up_number(inner)?);
                Some(format!("{}/{}", deck.name, made_up_name(n)))
            }
            "DeckCard" => {
                let deck = self.decks.get(outer)?;
                Some(format!("{}/{}", deck.name, nth(deck.cards.iter().map(|c| c.name()), inner)?))
            }
            "ObjectiveKindId" => {
                let scenario = self.scenarios.get(outer)?;
                Some(format!("{}/{}", scenario.name, scenario.objectives.get(inner)?.name))
            }
            _ => self.names_of(kind).into_iter().nth(number),
        }
    }

    /// The number that has this name.
    pub(crate) fn number_of(&self, kind: &str, name: &str) -> Option<u64> {
        let packed = |outer: usize, inner: usize| (outer << 8 | inner) as u64;
        match kind {
            "DeckCard" => {
                let (deck, _) = name.split_once('/')?;
                let outer = self.decks.iter().position(|d| d.name == deck)?;
                let made_up = (0..MADE_UP).map(|n| usize::from(AbilityCardId::made_up(n).0));
                (0..self.decks[outer].cards.len())
                    .chain(made_up)
                    .map(|inner| packed(outer, inner))
                    .find(|number| self.name_of(kind, *number).as_deref() == Some(name))
            }
            "ObjectiveKindId" => {
                let (scenario, which) = name.split_once('/')?;
                let outer = self.scenarios.iter().position(|s| s.name == scenario)?;
                let inner = self.scenarios[outer].objectives.iter().position(|o| o.name == which)?;
                Some(packed(outer, inner))
            }
            "ModifierId" if name.starts_with("made-up ") => {
                let made_up = (0..MADE_UP).map(|n| ModifierId::made_up(n).0);
                made_up.map(u64::from).find(|number| self.name_of(kind, *number).as_deref() == Some(name))
            }
            _ => self.names_of(kind).iter().position(|n| n == name).map(|n| n as u64),
        }
    }
}

/// The number of a card that only a position has, if this is the number of its id.
fn made_up_number(id: usize) -> Option<usize> {
    ModifierId(u8::try_from(id).ok()?).made_up_number()
}

fn made_up_name(number: usize) -> String {
    format!("made-up {}", number + 1)
}

impl World {
    /// Whether this world is possible at all, whoever made it: every id and space known, every count possible.
    pub(crate) fn sound(&self, game: &Haven) -> Result<(), Broken> {
        let mut wrong: Option<String> = None;
        table::each_part(self, &mut |kind, part| {
            if wrong.is_none() {
                wrong = self.wrong_part(game, kind, part);
            }
        });
        let wrong = wrong
            .or_else(|| self.wrong_party(game))
            .or_else(|| self.wrong_foes(game))
            .or_else(|| self.wrong_place(game))
            .or_else(|| self.wrong_turns(game));
        wrong.map_or(Ok(()), |what| Err(Broken::check(what)))
    }

    /// Ids that stand for nothing, spaces off the map, characters that are not in the party.
    fn wrong_part(&self, game: &Haven, kind: &str, part: &Value) -> Option<String> {
        match (kind, part.as_u64()) {
            ("SpaceId", Some(n)) => {
                let there = n < self.place.board.map.len() as u64;
                (!there).then(|| format!("there is no space {n}"))
            }
            ("HeroId", _) => {
                let place = part.get("place").and_then(Value::as_u64)?;
                let hero = self.party.heroes.get(usize::try_from(place).ok()?);
                let class = part.get("class").and_then(Value::as_u64)?;
                let known = hero.is_some_and(|hero| u64::from(hero.id.class.0) == class);
                (!known).then(|| format!("there is no character {place} of class {class}"))
            }
            ("ModifierId" | "DeckCard", Some(n)) if self.is_missing(kind, n) => {
                Some(format!("there is no {kind} {n} in this position"))
            }
            (_, Some(n)) if is_named(kind) => {
                game.content.name_of(kind, n).is_none().then(|| format!("there is no {kind} {n}"))
            }
            _ => None,
        }
    }

    /// Whether this is a card that only a position has, and this one has not.
    fn is_missing(&self, kind: &str, id: u64) -> bool {
        let extra = &self.agreed.extra;
        let there = if kind == "ModifierId" { extra.modifiers.len() } else { extra.cards.len() };
        usize::try_from(id & 0xff).ok().and_then(made_up_number).is_some_and(|n| n >= there)
    }

    fn wrong_party(&self, game: &Haven) -> Option<String> {
        let heroes = &self.party.heroes;
        if !(1..=4).contains(&heroes.len()) {
            return Some(format!("a party of {}", heroes.len()));
        }
        heroes.iter().enumerate().find_map(|(n, hero)| {
            let name = &game.class(hero.id.class).name;
            if usize::from(hero.id.place) != n || heroes[..n].iter().any(|h| h.id.class == hero.id.class) {
                return Some(format!("{name} sits at place {}", hero.id.place));
            }
            wrong_hero(game, self, hero).map(|what| format!("{name}: {what}"))
        })
    }

    fn wrong_foes(&self, game: &Haven) -> Option<String> {
        let monsters = &self.foes.monsters;
        for (n, monster) in monsters.iter().enumerate() {
            let name = game.figure(monster.id.into());
            if monsters[..n].iter().any(|other| other.id == monster.id) {
                return Some(format!("{name} is there twice"));
            }
            let rows = game.kind(monster.id.kind).rows(monster.rank);
            if rows.len() <= usize::from(self.monster_level()) {
                return Some(format!("{name} has no statistics of this level and rank"));
            }
            if monster.body.hp == 0 || monster.body.most < monster.body.hp {
                return Some(format!("{name} has {} of {} hit points", monster.body.hp, monster.body.most));
            }
            if !self.foes.decks.iter().any(|d| d.deck == game.deck_of(monster.id.kind)) {
                return Some(format!("the deck of {name} is not in play"));
            }
        }
        let twice = self.foes.decks.iter().enumerate().find(|(n, deck)| {
            let all = deck.cards.cards_left().into_iter().chain(deck.cards.discarded().iter().copied());
            self.foes.decks[..*n].iter().any(|other| other.deck == deck.deck) || {
                let mut all: Vec<_> = all.collect();
                all.sort();
                all.windows(2).any(|pair| pair[0] == pair[1])
                    || all.iter().any(|card| card.deck() != deck.deck)
            }
        });
        twice.map(|(_, deck)| format!("the deck {} holds a card twice", game.deck(deck.deck).name))
    }

    /// The map must be the scenario's: a save knows rooms and doors by their numbers.
    fn wrong_place(&self, game: &Haven) -> Option<String> {
        if self.agreed.level > 7 {
            return Some(format!("scenario level {}", self.agreed.level));
        }
        if self.agreed.edition != game.edition {
            return Some(format!("it is a world of {}", self.agreed.edition.name()));
        }
        let scenario = self.scenario_of(game)?;
        let (own, map) = (&scenario.map, &self.place.board.map);
        let same = own.len() == map.len() && own.spaces().all(|at: SpaceId| own.hex(at) == map.hex(at));
        (!same).then(|| format!("the map of {} is another one now", scenario.name))
    }

    fn wrong_turns(&self, game: &Haven) -> Option<String> {
        let figure = self.turns.turn.as_ref().map(|turn| turn.figure)?;
        (!self.is_there(figure))
            .then(|| format!("it is the turn of {}, who is not there", game.figure(figure)))
    }
}

fn wrong_hero(game: &Haven, world: &World, hero: &Hero) -> Option<String> {
    let piles = hero.hand.iter().chain(&hero.selected).chain(&hero.discard).chain(&hero.lost);
    let cards: Vec<CardId> = piles.chain(hero.active.iter().map(|a| &a.card)).copied().collect();
    if let Some(foreign) = cards.iter().find(|card| game.card(**card).class != hero.id.class) {
        return Some(format!("{} is no card of its class", game.card(*foreign).name));
    }
    if let Some(active) = hero.active.iter().find(|active| {
        let slots = game.card(active.card).half(active.half).slots.len();
        usize::from(active.used) > slots
    }) {
        return Some(format!("{} has more slots used than it has", game.card(active.card).name));
    }
    if !(1..=9).contains(&hero.level) || hero.body.most == 0 || hero.body.hp > hero.body.most {
        return Some(format!("level {}, {} of {} hit points", hero.level, hero.body.hp, hero.body.most));
    }
    if hero.selected.len() > 2 {
        return Some("more than two cards chosen".to_owned());
    }
    let raw = hero.actions.iter().chain(&hero.left);
    if raw.into_iter().any(|n| usize::from(*n) >= world.agreed.extra.actions.len()) {
        return Some("an action that there is not".to_owned());
    }
    let mut items: Vec<_> = hero.items.iter().map(|gear| gear.item).collect();
    items.sort();
    items.windows(2).any(|pair| pair[0] == pair[1]).then(|| "an item twice".to_owned())
}
