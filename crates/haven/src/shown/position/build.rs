//! How a position's world is put together.

use super::things::{DoorState, Ground, HeroAt, MonsterAt, Thing, Tile};
use super::{Position, figure_named, modifier_deck, wrong};
use crate::actions::items;
use crate::content::{
    Ability, AbilityCard, Action, CardId, Condition, Conditions, DeckId, Effect, Find, GoalId, Half, ItemId,
    Rank, Treasure, TreasureEntry, What, abilities,
};
use crate::rulings::SharedDeck;
use crate::world::{
    ActiveCard, Body, Bonus, DeckCard, Drawn, Extra, Gear, GearState, Held, Hero, Monster, ObjectiveId,
    ObjectiveKindId, Summon, Trap, TrapDamage, scenario_level,
};
use crate::{Haven, HeroId, MonsterId, SummonId, World};
use board::SpaceId;
use smallvec::SmallVec;
use table::SetupError;

pub(super) struct Build<'g> {
    pub game: &'g Haven,
    pub world: World,
    pub extra: Extra,
}

impl Build<'_> {
    pub fn level(&mut self, position: &Position, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        let mut said = position.level;
        for (_, thing) in things {
            if let Thing::Monster(monster) = thing
                && let Some(level) = monster.level
            {
                match said {
                    Some(other) if other != level => {
                        return wrong(format!("monsters are of the scenario level, {other}, not {level}"));
                    }
                    _ => said = Some(level),
                }
            }
        }
        if let Some(difficulty) = position.difficulty {
            let levels: Vec<u8> = things
                .iter()
                .filter_map(|(_, t)| if let Thing::Hero(h) = t { Some(h.level.unwrap_or(1)) } else { None })
                .collect();
            said = Some(scenario_level(&levels, difficulty));
        }
        let level = said.unwrap_or(1);
        if level > 7 {
            return wrong(format!("scenario levels go from 0 to 7 (GH-LVL-02), not to {level}"));
        }
        self.world.agreed.level = level;
        Ok(())
    }

    pub fn tiles(
        &mut self,
        places: &[(SpaceId, char)],
        things: &[(SpaceId, &Thing)],
    ) -> Result<(), SetupError> {
        for (space, c) in places {
            if *c == '^' {
                self.world.place.traps.push(Trap {
                    at: *space,
                    damage: TrapDamage::ByLevel,
                    conditions: Conditions::NONE,
                    xp: None,
                });
            }
        }
        for (at, thing) in things {
            let (trap, coins) = match thing {
                Thing::Tile(tile) => {
                    self.treasure(*at, tile.treasure.as_ref())?;
                    if tile.door == Some(DoorState::Open)
                        && let Some(door) = self.world.place.board.map.door(*at)
                    {
                        self.world.place.board = self.world.place.board.with_open(door);
                    }
                    (tile.trap.clone(), tile.coins.unwrap_or(0))
                }
                Thing::Hero(hero) => {
                    self.door_under(*at);
                    self.treasure(*at, hero.treasure.as_ref())?;
                    (matches!(hero.on, Some(Ground::Trap)).then(|| vec!["damage".to_owned()]), hero.coins)
                }
                Thing::Monster(monster) => {
                    self.door_under(*at);
                    (matches!(monster.on, Some(Ground::Trap)).then(|| vec!["damage".to_owned()]), 0)
                }
                Thing::Summon(_) | Thing::Objective(_) => (None, 0),
            };
            (0..coins).for_each(|_| self.world.place.coins.push(*at));
            if let Some(words) = trap {
                self.world.place.traps.push(trap_of(*at, &words)?);
            }
        }
        Ok(())
    }

    fn treasure(&mut self, at: SpaceId, tile: Option<&Tile>) -> Result<(), SetupError> {
        let treasure = match tile {
            None | Some(Tile::Goal(false)) => return Ok(()),
            Some(Tile::Goal(true)) => Treasure::Goal,
            Some(Tile::Number(n)) => Treasure::Number(*n),
            Some(Tile::Holds { number, holds }) => {
                let holds = holds.iter().map(|words| find_of(words)).collect::<Result<_, _>>()?;
                self.extra.treasures.push(TreasureEntry { number: *number, holds });
                Treasure::Number(*number)
            }
        };
        self.world.place.treasures.push((at, treasure));
        Ok(())
    }

    /// Who stands in a door has opened it.
    fn door_under(&mut self, at: SpaceId) {
        if let Some(door) = self.world.place.board.map.door(at) {
            self.world.place.board = self.world.place.board.with_open(door);
        }
    }

    pub fn heroes(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        let mut heroes = Vec::new();
        for (at, thing) in things {
            if let Thing::Hero(hero) = thing {
                let Some(class) = self.game.content.class(&hero.hero) else {
                    let all: Vec<&str> = self.game.content.classes.iter().map(|c| c.name.as_str()).collect();
                    return wrong(format!("there is no hero {:?}; there are: {}", hero.hero, all.join(", ")));
                };
                heroes.push((class, *at, hero));
            }
        }
        heroes.sort_by_key(|(class, ..)| *class);
        if heroes.is_empty() || heroes.len() > 4 || heroes.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return wrong("a position needs one to four characters, each class once");
        }
        for (place, (class, at, is)) in heroes.into_iter().enumerate() {
            let id = HeroId { place: place as u8, class };
            let hero = self.hero(id, at, is)?;
            self.world.party.heroes.push(hero);
        }
        Ok(())
    }

    /// GH-SPC-12: the objectives of the revealed rooms, numbered as they are drawn.
    pub fn objectives(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        let game = self.game;
        let Some((n, scenario)) = self.world.place.scenario.zip(self.world.scenario_of(game)) else {
            return match things.iter().any(|(_, t)| matches!(t, Thing::Objective(_))) {
                true => wrong("objectives are in scenarios"),
                false => Ok(()),
            };
        };
        let revealed = |room: &usize| self.world.is_revealed(*room);
        let rooms: Vec<usize> = (0..scenario.rooms.len()).filter(revealed).collect();
        let mut count = vec![0; scenario.objectives.len()];
        for (which, at) in rooms.into_iter().flat_map(|room| scenario.rooms[room].objectives.iter().copied())
        {
            count[usize::from(which)] += 1;
            let kind = ObjectiveKindId { scenario: n, which };
            let id = ObjectiveId { kind, number: count[usize::from(which)] };
            self.world.put_objective(game, id, at);
        }
        self.world.foes.objectives.iter_mut().for_each(|o| o.acted = false);
        for (at, thing) in things {
            let Thing::Objective(is) = thing else { continue };
            let name = format!("{}-{}", is.objective, is.number.unwrap_or(1));
            let Some(figure) = figure_named(game, &self.world, &name) else {
                return wrong(format!("there is no objective {name} in the revealed rooms"));
            };
            if is.hp == Some(0) {
                self.world.remove_objective(figure);
                continue;
            }
            self.world.put(figure, *at);
            if let Some(body) = self.world.body_mut(figure) {
                body.hp = is.hp.unwrap_or(body.most).min(body.most);
                body.conditions = is.conditions;
            }
        }
        Ok(())
    }

    fn hero(&mut self, id: HeroId, at: SpaceId, is: &HeroAt) -> Result<Hero, SetupError> {
        let class = self.game.class(id.class);
        let level = is.level.unwrap_or(1);
        let Some(most) = usize::from(level).checked_sub(1).and_then(|n| class.hp.get(n)).copied() else {
            return wrong(format!("characters are of level 1 to 9, not {level}"));
        };
        let hp = is.hp.unwrap_or(most);
        if hp > most {
            return wrong(format!("{} of level {level} has at most {most} hit points, not {hp}", class.name));
        }
        let cards = |names: &[String]| -> Result<Vec<CardId>, SetupError> {
            let card = |n: &String| {
                self.game.content.card(id.class, n).ok_or_else(|| {
                    let all: Vec<&str> = class.cards.iter().map(|(n, _)| n.as_str()).collect();
                    SetupError::new(format!("{} has no card {n:?}; it has: {}", class.name, all.join(", ")))
                })
            };
            names.iter().map(card).collect()
        };
        let mut selected = cards(&is.selected)?;
        let lead = is.lead.as_ref().map(|l| cards(std::slice::from_ref(l))).transpose()?;
        let number = |card: Option<&CardId>| card.map(|c| self.game.card(*c).initiative);
        let lead = lead.as_ref().and_then(|l| l.first());
        let initiative = is.initiative.or(number(lead)).unwrap_or(50);
        let second = number(selected.iter().find(|c| Some(*c) != lead)).unwrap_or(99);
        // The lead card lies on top.
        selected.sort_by_key(|c| Some(c) != lead);
        let mut body = Body { hp, most, ..Body::new(at, most) };
        body.conditions = is.conditions;
        let items = self.items(level, &is.items)?;
        let equipped: Vec<_> = items.iter().map(|g| g.item).collect();
        let owns: SmallVec<[ItemId; 4]> =
            is.owns.iter().map(|name| self.item(name)).collect::<Result<_, SetupError>>()?;
        let all: Vec<ItemId> = equipped.iter().chain(&owns).copied().collect();
        if (0..all.len()).any(|n| all[..n].contains(&all[n])) {
            return wrong("nobody owns the same item twice (GH-ITM-04)");
        }
        // GH-ITM-13: a deck that is named has them already.
        let minus = equipped.iter().map(|item| usize::from(self.game.item(*item).minus_ones)).sum();
        let mut hero = Hero {
            id,
            level,
            body,
            exhausted: is.exhausted,
            gone: is.exhausted && (!self.world.agreed.variants.permanent_death || hp == 0),
            hand: cards(&is.hand)?,
            selected: selected.into_iter().collect(),
            discard: cards(&is.discard)?,
            lost: cards(&is.lost)?,
            active: is.active.iter().map(|words| self.active(id, words)).collect::<Result<_, _>>()?,
            items,
            left_at_home: owns,
            xp: is.xp,
            gold: 0,
            goals: self.goal(is.goal.as_deref())?,
            tally: Default::default(),
            initiative: (initiative, second),
            resting: is.resting,
            acted: is.acted,
            actions: SmallVec::new(),
            left: SmallVec::new(),
            doubled: false,
            flying: is.flying,
            modifiers: match &is.modifiers {
                Some(names) => {
                    let mut deck = modifier_deck(self.game, Some(names))?;
                    let one = self.game.content.modifier("-1");
                    deck.added = one.into_iter().flat_map(|c| std::iter::repeat_n(c, minus)).collect();
                    deck
                }
                None => crate::scenario::characters::modifier_deck(self.game, &equipped),
            },
            coins: 0,
        };
        for words in &is.bonuses {
            match words.parse::<Ability>() {
                _ if words == "double" => hero.doubled = true,
                Ok(Ability::Shield(n)) => hero.body.bonuses.held.push(held(Bonus::Shield(n))),
                Ok(Ability::Retaliate(r)) => hero.body.bonuses.held.push(held(Bonus::Retaliate(r))),
                _ => {
                    return wrong(format!(
                        "a bonus is shield N, retaliate N range N or double, not {words:?}"
                    ));
                }
            }
        }
        for words in &is.actions {
            hero.actions.push(self.extra.actions.len() as u8);
            self.extra.actions.push(raw_action(words).map_err(SetupError::new)?);
        }
        hero.left = hero.actions.clone();
        Ok(hero)
    }

    /// GH-BGL-01: the battle goal that was kept.
    fn goal(&self, name: Option<&str>) -> Result<SmallVec<[GoalId; 2]>, SetupError> {
        let Some(name) = name else { return Ok(SmallVec::new()) };
        match self.game.content.goals.iter().position(|g| g.name == name) {
            Some(n) => Ok(SmallVec::from_slice(&[GoalId(n as u8)])),
            None => wrong(format!("there is no battle goal {name:?}")),
        }
    }

    /// A card in the active area.
    fn active(&self, id: HeroId, words: &str) -> Result<ActiveCard, SetupError> {
        let (name, used) = words.split_once(' ').unwrap_or((words, "0"));
        let (name, half) = name.split_once('/').map_or((name, None), |(name, half)| (name, Some(half)));
        let Some(card) = self.game.content.card(id.class, name) else {
            return wrong(format!("{} has no card {name:?}", self.game.class(id.class).name));
        };
        let Ok(used) = used.parse() else { return wrong(format!("how many slots are {used:?}?")) };
        let stays = |h: &Half| self.game.card(card).half(*h).stays.is_some();
        let half = match half {
            Some("top") => Some(Half::Top),
            Some("bottom") => Some(Half::Bottom),
            Some(other) => return wrong(format!("a card has a top and a bottom, no {other:?}")),
            None => Half::BOTH.into_iter().find(stays),
        };
        let Some(half) = half else { return wrong(format!("{name} does not stay in the active area")) };
        Ok(ActiveCard { card, half, used, shared: SmallVec::new(), summon: None })
    }

    fn item(&self, name: &str) -> Result<ItemId, SetupError> {
        self.game.content.item(name).ok_or_else(|| {
            let all: Vec<&str> = self.game.content.items.iter().map(|i| i.name.as_str()).collect();
            SetupError::new(format!("there is no item {name:?}; there are: {}", all.join(", ")))
        })
    }

    /// GH-ITM-03: what a character has equipped.
    fn items(&self, level: u8, names: &[String]) -> Result<Vec<Gear>, SetupError> {
        let mut gear = Vec::new();
        for words in names {
            let (name, state) = words.split_once(' ').unwrap_or((words, ""));
            let item = self.item(name)?;
            let (state, used) = match state {
                "" => (GearState::Ready, 0),
                "spent" => (GearState::Spent, 0),
                "consumed" => (GearState::Consumed, 0),
                n => match n.parse() {
                    Ok(used) => (GearState::Ready, used),
                    Err(_) => return wrong(format!("an item is spent, consumed or used N times, not {n:?}")),
                },
            };
            gear.push(Gear { item, state, used });
        }
        let all: Vec<_> = gear.iter().map(|g| g.item).collect();
        match items::cannot_equip(self.game, level, &all) {
            Some(why) => wrong(why),
            None => Ok(gear),
        }
    }

    pub fn monsters(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        for (at, thing) in things {
            if let Thing::Monster(is) = thing {
                self.monster(*at, is)?;
            }
        }
        self.world.sort_monsters();
        Ok(())
    }

    fn monster(&mut self, at: SpaceId, is: &MonsterAt) -> Result<(), SetupError> {
        let Some(kind) = self.game.content.kind(&is.monster) else {
            let all: Vec<&str> = self.game.content.monsters.iter().map(|k| k.name.as_str()).collect();
            return wrong(format!("there is no monster {:?}; there are: {}", is.monster, all.join(", ")));
        };
        let card = self.game.kind(kind);
        let rank = is.rank.unwrap_or(if card.boss.is_empty() { Rank::Normal } else { Rank::Boss });
        let number = is.number.unwrap_or(1);
        if number == 0 || number > card.standees {
            return wrong(format!("{} has the numbers 1 to {}, not {number}", is.monster, card.standees));
        }
        let id = MonsterId { kind, number };
        if self.world.monster(id).is_some() {
            return wrong(format!("{}-{number} is there twice", is.monster));
        }
        if card.rows(rank).is_empty() {
            return wrong(format!("{} has no rank {rank:?}", is.monster));
        }
        let most = self.world.hit_points(self.game, kind, rank);
        let mut body = Body { hp: is.hp.unwrap_or(most).min(most), most, ..Body::new(at, most) };
        body.conditions = is.conditions;
        for words in &is.bonuses {
            match words.parse::<Ability>() {
                Ok(Ability::Shield(n)) => body.bonuses.held.push(held(Bonus::Shield(n))),
                Ok(Ability::Retaliate(r)) => body.bonuses.held.push(held(Bonus::Retaliate(r))),
                _ if words == "on-death" => body.bonuses.on_death = true,
                _ => {
                    return wrong(format!(
                        "a bonus is shield N, retaliate N range N or on-death, not {words:?}"
                    ));
                }
            }
        }
        let acted = is.acted.unwrap_or(true);
        self.world.put_monster(self.game, Monster { id, rank, body, summoned: is.summoned, acted });
        let deck = self.game.deck_of(kind);
        if let Some(words) = &is.card {
            let drawn = self.card(deck, words, is.initiative)?;
            if let Some(state) = self.world.foes.decks.iter_mut().find(|d| d.deck == deck) {
                match self.world.agreed.rulings.shared_deck {
                    SharedDeck::OneCard => state.drawn = Some(drawn),
                    SharedDeck::CardEach => {
                        state.each.retain(|(of, _)| *of != kind);
                        state.each.push((kind, drawn));
                    }
                }
            }
        }
        Ok(())
    }

    /// A card of the deck by its name, or one made up of abilities.
    fn card(&mut self, deck: DeckId, words: &str, initiative: Option<u8>) -> Result<Drawn, SetupError> {
        let cards = &self.game.deck(deck).cards;
        if let Some(n) = cards.iter().position(|c| c.name() == words) {
            let card = DeckCard { deck, card: crate::content::AbilityCardId(n as u8) };
            if let Some(state) = self.world.foes.decks.iter_mut().find(|d| d.deck == deck)
                && state.cards.take(&card).is_some()
            {
                state.cards.discard(card);
            }
            return Ok(Drawn::Card(card));
        }
        let abilities = abilities(words).map_err(SetupError::new)?;
        self.extra.cards.push(AbilityCard {
            initiative: initiative.unwrap_or(50),
            shuffle: false,
            abilities,
        });
        Ok(Drawn::Extra(self.extra.cards.len() as u8 - 1))
    }

    pub fn summons(&mut self, things: &[(SpaceId, &Thing)]) -> Result<(), SetupError> {
        for (at, thing) in things {
            let Thing::Summon(is) = thing else { continue };
            let Some(kind) = self.game.content.summon(&is.summon) else {
                let all: Vec<&str> = self.game.content.summons.iter().map(|s| s.name.as_str()).collect();
                return wrong(format!("there is no summon {:?}; there are: {}", is.summon, all.join(", ")));
            };
            let Some(hero) =
                self.world.party.heroes.iter().find(|h| self.game.class(h.id.class).name == is.of)
            else {
                return wrong(format!("{} is a summon of {:?}, who is not there", is.summon, is.of));
            };
            let id = SummonId { hero: hero.id, kind, number: is.number.unwrap_or(1) };
            let most = self.game.summon(kind).stats.hp;
            let mut body = Body { hp: is.hp.unwrap_or(most), most, ..Body::new(*at, most) };
            body.conditions = is.conditions;
            self.world.party.summons.push(Summon { id, body, acted: is.acted });
            // GH-SUM-04: its card, if the position names it.
            let summons = |a: &&mut ActiveCard| {
                let does = &self.game.card(a.card).half(a.half).does;
                a.summon.is_none()
                    && does.iter().any(|e| matches!(&e.what, What::Summon(k) if *k == is.summon))
            };
            let hero = &mut self.world.party.heroes[usize::from(id.hero.place)];
            if let Some(active) = hero.active.iter_mut().find(summons) {
                active.summon = Some(id);
            }
        }
        Ok(())
    }
}

fn held(bonus: Bonus) -> Held {
    Held { bonus, card: None, xp: 0 }
}

/// An action in words: abilities, or effects as cards have them.
pub(crate) fn raw_action(words: &str) -> Result<Action, String> {
    let effects = match abilities(words) {
        Ok(abilities) => abilities.into_iter().map(|a| Effect::plain(What::Do(a))).collect(),
        Err(error) => {
            let all: Result<Vec<Effect>, String> = words.split(", ").map(str::parse).collect();
            all.map_err(|_| error)?
        }
    };
    Ok(Action::plain(effects))
}

fn trap_of(at: SpaceId, words: &[String]) -> Result<Trap, SetupError> {
    let mut trap = Trap { at, damage: TrapDamage::Fixed(0), conditions: Conditions::NONE, xp: None };
    for word in words {
        match word.split_once(' ') {
            None if word == "damage" => trap.damage = TrapDamage::ByLevel,
            Some(("damage", n)) => match n.parse() {
                Ok(n) => trap.damage = TrapDamage::Fixed(n),
                Err(_) => return wrong(format!("how much damage is {n:?}?")),
            },
            _ => match word.parse::<Condition>() {
                Ok(condition) => trap.conditions.add(condition),
                Err(error) => {
                    return wrong(format!("a trap does damage, damage N or gives a condition: {error}"));
                }
            },
        }
    }
    Ok(trap)
}

/// What a made-up treasure holds.
fn find_of(words: &str) -> Result<Find, SetupError> {
    let number =
        |n: &str| n.parse::<u8>().map_err(|_| SetupError::new(format!("in {words:?}: {n:?} is no number")));
    match words.split_once(' ') {
        Some(("item", n)) => Ok(Find::Item(number(n)?)),
        Some(("item-design", n)) => Ok(Find::ItemDesign(number(n)?)),
        Some(("gold", n)) => Ok(Find::Gold(number(n)?)),
        Some(("damage", n)) => Ok(Find::Damage(number(n)?)),
        _ => match words.parse::<Condition>() {
            Ok(condition) => Ok(Find::Gives(condition)),
            Err(error) => wrong(format!(
                "a treasure holds item N, item-design N, gold N, damage N or a condition: {error}"
            )),
        },
    }
}
