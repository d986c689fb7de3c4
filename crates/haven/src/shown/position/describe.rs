//! A world between two units, written as a position from which the same world is made again.

use super::build::objective_places;
use super::decks::{DeckAt, deck_names, deck_written, modifiers_written};
use super::heroes::{action_words, action_written, minus_ones, staying_half, usual_initiative};
use super::hexes::{TreasureAt, trap_words, treasure_word};
use super::results::ResultsAt;
use super::things::{
    ActiveAt, DoorState, Ground, HeroAt, HexAt, MonsterAt, ObjectiveAt, SummonAt, Thing, Who,
};
use super::turns::{self, usually_acted};
use super::words::Names;
use super::{Position, Waxing};
use crate::content::{AbilityCard, Element, GoalId, Half, LootList, Rank, What};
use crate::scenario::setup;
use crate::world::{ActiveCard, Body, GearState, Hero, Monster, Objective, Own, Stage, Strength, Summon};
use crate::{FigureId, Haven, World};
use board::SpaceId;
use board::hex::Terrain;
use serde_json::Value;
use std::collections::BTreeMap;

/// The position of a world at rest.
pub(crate) fn describe(game: &Haven, world: &World) -> Option<Value> {
    if world.turns.stage == Stage::Setup && world.turns.setup_step == 0 {
        let position =
            Position { at: "setup".to_owned(), setup: Some(setup::of(game, world)?), ..Position::default() };
        return serde_json::to_value(position).ok();
    }
    Describe { names: Names { game, world } }.position()
}

struct Describe<'d> {
    names: Names<'d>,
}

impl<'d> Describe<'d> {
    fn game(&self) -> &'d Haven {
        self.names.game
    }

    fn world(&self) -> &'d World {
        self.names.world
    }

    fn position(&self) -> Option<Value> {
        let (game, world) = (self.game(), self.world());
        let mut position = Position {
            edition: None,
            rulings: world.agreed.edition.asked(world.agreed.rulings),
            variants: world.agreed.variants,
            campaign: world.agreed.campaign.as_deref().cloned(),
            level: (world.agreed.level != 1).then_some(world.agreed.level),
            round: (world.turns.round != 1).then_some(world.turns.round),
            last_round: world.turns.last_round,
            last_death: world.turns.last_death,
            kills: world.foes.kills,
            dealt: world.foes.dealt.iter().map(|(k, n)| (game.kind(*k).name.clone(), *n)).collect(),
            empty_rounds: world.foes.empty_rounds,
            next_door: world.place.next_door,
            made_up_cards: world.agreed.extra.cards.iter().map(AbilityCard::name).collect(),
            made_up_modifiers: world.agreed.extra.modifiers.iter().cloned().map(String::from).collect(),
            made_up_treasures: world.agreed.extra.treasures.iter().map(TreasureAt::of).collect(),
            results: world.results.as_ref().map(|results| ResultsAt::of(self.names, results)),
            monster_modifiers: modifiers_written(game, &world.decks.monster_modifiers, Vec::new()),
            ally_modifiers: modifiers_written(game, &world.decks.ally_modifiers, Vec::new())
                .filter(|_| !world.decks.ally_modifiers.is_missing()),
            rounds_before: world.place.rounds_before,
            ..Position::default()
        };
        self.elements(&mut position);
        self.lists(&mut position);
        self.party(&mut position);
        turns::describe(self.names, &mut position);
        self.place(&mut position)?;
        self.decks(&mut position)?;
        serde_json::to_value(position).ok()
    }

    fn elements(&self, position: &mut Position) {
        let elements = &self.world().elements;
        for element in Element::ALL {
            let waxing = match elements.of(element) {
                Strength::Inert => None,
                Strength::Waning => Some(Waxing::Waning),
                Strength::Strong => Some(Waxing::Strong),
            };
            position.elements.extend(waxing.map(|waxing| (element, waxing)));
            if elements.infused.has(element as usize) {
                position.infused.push(element);
            }
        }
    }

    fn lists(&self, position: &mut Position) {
        let (game, world, names) = (self.game(), self.world(), self.names);
        position.destroyed = world.place.destroyed.iter().map(|at| names.hex(*at)).collect();
        position.rules_over = (1..=16).filter(|n| world.place.rules_over.has(usize::from(*n) - 1)).collect();
        if let Some(scenario) = world.scenario_of(game) {
            let read = scenario.sections.iter().enumerate().filter(|(n, _)| world.place.read.has(*n));
            position.read = read.map(|(_, section)| section.number.to_string()).collect();
        }
        if super::loot_left(game, world) != world.decks.loot {
            let mut left = LootList::new();
            for kind in world.decks.loot.cards_left() {
                *left.entry(kind).or_default() += 1;
            }
            position.loot_deck = Some(left);
        }
        let kind = |kind| game.kind(kind).name.clone();
        position.paid = world.foes.paid.iter().map(|(k, sign)| format!("{} {sign}", kind(*k))).collect();
        position.performed = world.foes.performed.iter().map(|k| kind(*k)).collect();
        position.arrived = world.foes.arrived.iter().map(|k| kind(*k)).collect();
        let found = |(hero, n): &(crate::HeroId, u8)| format!("{} {n}", names.figure((*hero).into()));
        position.found = world.party.found.iter().map(found).collect();
        position.found_items = world.party.found_items.iter().map(found).collect();
    }

    /// The order of the party and of its summons, where it is not the usual one; the battle goals in no hand.
    fn party(&self, position: &mut Position) {
        let (game, world) = (self.game(), self.world());
        let heroes = &world.party.heroes;
        if heroes.windows(2).any(|two| two[0].id.class > two[1].id.class) {
            position.party = Some(heroes.iter().map(|h| self.names.figure(h.id.into())).collect());
        }
        let summons = &world.party.summons;
        if summons.windows(2).any(|two| two[0].body.at > two[1].body.at) {
            position.summons = Some(summons.iter().map(|s| self.names.figure(s.id.into())).collect());
        }
        let left = world.decks.goal_deck.cards_left();
        let usual = super::goals_left(game, world, &[]).cards_left();
        let aside: Vec<GoalId> = usual.into_iter().filter(|goal| !left.contains(goal)).collect();
        let name = |goal: &GoalId| game.goal(*goal).name.clone();
        if super::goals_left(game, world, &aside) == world.decks.goal_deck && aside.len() <= left.len() {
            position.goals_aside = aside.iter().map(name).collect();
        } else {
            position.goal_deck = Some(left.iter().map(name).collect());
        }
    }

    /// Where it is played, what lies there, who stands there.
    fn place(&self, position: &mut Position) -> Option<()> {
        let (game, world) = (self.game(), self.world());
        if let Some(n) = world.place.scenario {
            position.scenario = Some(game.content.scenarios.get(usize::from(n.0))?.name.clone());
            let rooms = (1..=16).filter(|n| world.place.revealed.has(usize::from(*n) - 1));
            position.revealed = Some(rooms.collect::<Vec<u8>>()).filter(|rooms| *rooms != [1]);
            position.taken_away = (1..=16).filter(|n| world.place.gone.has(usize::from(*n) - 1)).collect();
        } else if world.place.dungeon.is_some() {
            position.dungeon = world.dungeon_at(game);
        }
        self.objectives(position);
        self.away(position);
        if !world.has_rooms() {
            self.draw(position);
            return Some(());
        }
        let (base, _) = position.place(game).ok()?;
        for at in world.place.board.map.spaces() {
            let thing = Thing { hex: self.changed(&base, at), who: self.who(position, at) };
            if thing.who.is_some() || thing.hex != HexAt::default() {
                position.put.insert(self.names.hex(at), thing.write());
            }
        }
        Some(())
    }

    /// The drawing of a map that is on no page, with a legend.
    fn draw(&self, position: &mut Position) {
        let world = self.world();
        let mut drawing = world.place.board.map.drawing();
        let mut legend: BTreeMap<char, Value> = BTreeMap::new();
        for at in world.place.board.map.spaces() {
            let hex = self.whole(at);
            let who = self.who(position, at);
            if who.is_none() && self.needs_no_legend(&hex, at) {
                continue;
            }
            let thing = Thing { hex, who };
            let (sign, value) = (self.sign(&thing), thing.write());
            let known = legend.iter().find(|(_, other)| **other == value).map(|(c, _)| *c);
            match known.or_else(|| free(&legend, sign)) {
                Some(c) => {
                    legend.insert(c, value);
                    drawing.put(world.place.board.name(at), c);
                }
                None => {
                    position.put.insert(self.names.hex(at), value);
                }
            }
        }
        position.legend = legend;
        // A hex that is not there is written, so that all rows are of one length.
        let text = drawing.to_string();
        let width = text.lines().map(|row| row.len()).max().unwrap_or(0);
        for (y, row) in text.lines().enumerate() {
            let first = 1 + y % 2;
            let last = width - usize::from(width % 2 == first % 2);
            let row = format!("{row:last$}", last = last + 1);
            let filled = row.chars().enumerate().map(|(x, c)| match c {
                ' ' if x >= first && x % 2 == first % 2 => '_',
                c => c,
            });
            position.map.extend(filled);
            position.map = position.map.trim_end().to_owned();
            position.map.push('\n');
        }
    }

    /// What a character of the drawing says without a legend.
    fn needs_no_legend(&self, hex: &HexAt, at: SpaceId) -> bool {
        match self.world().place.board.map.terrain(at) {
            Terrain::Trap => *hex == HexAt { trap: Some(vec!["damage".to_owned()]), ..HexAt::default() },
            Terrain::Door => *hex == HexAt { door: Some(DoorState::Closed), ..HexAt::default() },
            terrain => {
                let ground = Ground::of(terrain).filter(|ground| *ground != Ground::Floor);
                *hex == HexAt { terrain: ground, ..HexAt::default() }
            }
        }
    }

    /// The character by which somebody would draw it.
    fn sign(&self, thing: &Thing) -> char {
        let first = |name: &str| name.chars().next().unwrap_or('x').to_ascii_uppercase();
        match &thing.who {
            Some(Who::Hero(is)) => first(&is.hero),
            Some(Who::Monster(is)) => char::from_digit(is.number.unwrap_or(1).into(), 10).unwrap_or('1'),
            Some(Who::Summon(_) | Who::Objective(_)) => 's',
            None if thing.hex.treasure.is_some() => 't',
            None if thing.hex.coins.is_some() => 'c',
            None if thing.hex.door.is_some() => 'd',
            None => 'x',
        }
    }

    /// Everything that there is to say of a hex of a drawing.
    fn whole(&self, at: SpaceId) -> HexAt {
        let place = &self.world().place;
        let terrain = place.board.map.terrain(at);
        let trap = place.traps.iter().find(|trap| trap.at == at).map(|trap| trap_words(self.names, trap));
        let coins = place.coins.iter().filter(|coin| **coin == at).count() as u8;
        let treasure = place.treasures.iter().find(|(there, _)| *there == at);
        let ground = Ground::of(terrain).filter(|ground| *ground != Ground::Floor || trap.is_some());
        HexAt {
            terrain: ground,
            trap: if terrain == Terrain::Trap { Some(trap.unwrap_or_default()) } else { trap },
            door: self.door(at),
            coins: (coins > 0).then_some(coins),
            treasure: treasure.map(|(_, treasure)| treasure_word(self.names, *treasure)),
        }
    }

    fn door(&self, at: SpaceId) -> Option<DoorState> {
        door_state(self.world(), at)
    }

    /// What is on a hex, where that differs from what the page puts there.
    fn changed(&self, base: &World, at: SpaceId) -> HexAt {
        let (world, names) = (self.world(), self.names);
        let terrain = |world: &World| world.place.board.map.terrain(at);
        let trap = |world: &World| world.place.traps.iter().find(|trap| trap.at == at).copied();
        let coins = |world: &World| world.place.coins.iter().filter(|coin| **coin == at).count();
        let treasure = |world: &World| {
            world.place.treasures.iter().find(|(there, _)| *there == at).map(|(_, treasure)| *treasure)
        };
        let figure = world.figure_at(at).is_some();
        let door = self.door(at).filter(|state| {
            let opened = figure && *state == DoorState::Open;
            !opened && Some(*state) != door_state(base, at)
        });
        HexAt {
            terrain: Ground::of(terrain(world)).filter(|_| terrain(world) != terrain(base)),
            trap: (trap(world) != trap(base))
                .then(|| trap(world).map_or_else(Vec::new, |trap| trap_words(names, &trap))),
            door,
            coins: (coins(world) != coins(base)).then_some(coins(world) as u8),
            treasure: (treasure(world) != treasure(base))
                .then(|| treasure(world).map_or(Value::Bool(false), |t| treasure_word(names, t))),
        }
    }

    /// Who stands on a hex, unless it stands there as the page has it.
    fn who(&self, position: &Position, at: SpaceId) -> Option<Who> {
        let world = self.world();
        match world.figure_at(at)? {
            FigureId::Hero(id) => Some(Who::Hero(Box::new(self.hero(world.hero(id))))),
            FigureId::Monster(id) => world.monster(id).map(|m| Who::Monster(Box::new(self.monster(m)))),
            FigureId::Summon(id) => {
                let summon = world.party.summons.iter().find(|s| s.id == id)?;
                Some(Who::Summon(Box::new(self.summon(summon))))
            }
            figure => {
                let objective = world.objective(figure)?;
                let usual = self.begins_at(position, objective) == Some(at)
                    && objective.body == Body::new(at, objective.body.most)
                    && !objective.acted;
                (!usual).then(|| Who::Objective(Box::new(self.objective(objective))))
            }
        }
    }

    fn hero(&self, is: &Hero) -> HeroAt {
        let (game, world) = (self.game(), self.world());
        let names =
            |cards: &[crate::content::CardId]| cards.iter().map(|c| game.card(*c).name.clone()).collect();
        let lead = is.selected.first().copied();
        let usual = usual_initiative(game, is.own.pace, lead, &is.selected);
        let goal = |goal: &GoalId| game.goal(*goal).name.clone();
        let goes = is.exhausted && (!world.agreed.variants.permanent_death || is.body.hp == 0);
        let action = |n: &u8| world.agreed.extra.actions.get(usize::from(*n));
        let mut bonuses = self.bonuses(&is.body);
        if is.doubled {
            bonuses.push("double".to_owned());
        }
        HeroAt {
            hero: game.class(is.id.class).name.clone(),
            level: (is.level != 1).then_some(is.level),
            hp: (is.body.hp != is.body.most).then_some(is.body.hp),
            hand: names(&is.hand),
            selected: names(&is.selected),
            lead: lead.map(|card| game.card(card).name.clone()),
            discard: names(&is.discard),
            lost: names(&is.lost),
            active: is.active.iter().map(|active| self.active(active)).collect(),
            items: is.items.iter().map(|gear| self.item(gear)).collect(),
            owns: is.left_at_home.iter().map(|item| game.item(*item).name.clone()).collect(),
            xp: is.xp,
            looted: is.coins,
            loot: is.loot.iter().map(ToString::to_string).collect(),
            escaped: is.escaped,
            gold: is.gold,
            goal: is.goals.first().filter(|_| is.goals.len() == 1).map(goal),
            goals: if is.goals.len() > 1 { is.goals.iter().map(goal).collect() } else { Vec::new() },
            tally: is.tally.into(),
            initiative: (is.initiative.0 != usual.0).then_some(is.initiative.0),
            second: (is.initiative.1 != usual.1).then_some(is.initiative.1),
            resting: is.resting,
            actions: is.actions.iter().filter_map(action).map(action_written).collect(),
            left: (is.left != is.actions)
                .then(|| is.left.iter().filter_map(action).map(action_words).collect()),
            conditions: is.body.conditions,
            fresh: is.body.fresh,
            modifiers: modifiers_written(game, &is.modifiers, minus_ones(game, &is.items)),
            bonuses,
            flying: is.flying,
            pace: is.own.pace,
            time: (is.own.time != Own::of(game, is.id.class).time).then_some(is.own.time),
            form: is.own.form,
            switches: is.own.switches,
            shadows: is.own.shadows.iter().map(|at| self.names.hex(*at)).collect(),
            slain: is.own.slain.iter().map(|kind| self.game().kind(*kind).name.clone()).collect(),
            felled: is.own.felled.iter().map(|at| self.names.hex(*at)).collect(),
            began_at: is.own.from.map(|at| self.names.hex(at)),
            marked: is.own.marked.map(|figure| self.names.figure(figure)),
            pursuit: is.own.pursuit.clone(),
            // Whose turn it is has acted.
            acted: is.acted && world.turns.turn.as_ref().is_none_or(|turn| turn.figure != is.id.into()),
            exhausted: is.exhausted && !is.escaped,
            gone: (is.gone != (goes || is.gone || is.escaped)).then_some(is.gone),
        }
    }

    fn active(&self, is: &ActiveCard) -> Value {
        let game = self.game();
        let mut card = game.card(is.card).name.clone();
        if staying_half(game, is.card) != Some(is.half) {
            card = format!("{card}/{}", if is.half == Half::Top { "top" } else { "bottom" });
        }
        let calls = game.card(is.card).half(is.half).does.iter().any(|e| matches!(e.what, What::Summon(_)));
        if is.shared.is_empty() && !calls && is.summon.is_none() {
            return match is.used {
                0 => card.into(),
                used => format!("{card} {used}").into(),
            };
        }
        let at = ActiveAt {
            card,
            used: is.used,
            binds: is.shared.iter().map(|figure| self.names.figure(*figure)).collect(),
            summon: is.summon.map(|id| self.names.figure(id.into())),
        };
        serde_json::to_value(at).unwrap_or_default()
    }

    fn item(&self, gear: &crate::world::Gear) -> String {
        let mut words = self.game().item(gear.item).name.clone();
        if gear.used > 0 {
            words.push_str(&format!(" {}", gear.used));
        }
        match gear.state {
            GearState::Ready => {}
            GearState::Spent => words.push_str(" spent"),
            GearState::Consumed => words.push_str(" consumed"),
            GearState::Flipped => words.push_str(" flipped"),
        }
        words
    }

    fn bonuses(&self, body: &Body) -> Vec<String> {
        let mut words: Vec<String> = body.bonuses.held.iter().map(|held| self.names.bonus(held)).collect();
        words.extend(body.bonuses.on_death.then(|| "on-death".to_owned()));
        words
    }

    fn monster(&self, is: &Monster) -> MonsterAt {
        let kind = self.game().kind(is.id.kind);
        let rank = if kind.boss.is_empty() { Rank::Normal } else { Rank::Boss };
        MonsterAt {
            monster: kind.name.clone(),
            number: (is.id.number != 1).then_some(is.id.number),
            rank: (is.rank != rank).then_some(is.rank),
            level: None,
            hp: (is.body.hp != is.body.most).then_some(is.body.hp),
            conditions: is.body.conditions,
            fresh: is.body.fresh,
            card: None,
            initiative: None,
            summoned: is.summoned,
            acted: (is.acted != usually_acted(self.world(), is.id.kind)).then_some(is.acted),
            marks: is.marks,
            bonuses: self.bonuses(&is.body),
        }
    }

    fn summon(&self, is: &Summon) -> SummonAt {
        SummonAt {
            summon: self.game().summon(is.id.kind).name.clone(),
            of: self.names.figure(is.id.hero.into()),
            number: (is.id.number != 1).then_some(is.id.number),
            hp: (is.body.hp != is.body.most).then_some(is.body.hp),
            conditions: is.body.conditions,
            fresh: is.body.fresh,
            bonuses: self.bonuses(&is.body),
            acted: is.acted,
            service: is.service,
        }
    }

    fn objective(&self, is: &Objective) -> ObjectiveAt {
        let usual = if is.gone { 0 } else { is.body.most };
        ObjectiveAt {
            objective: self.game().objective(is.id.kind).name.clone(),
            number: (is.id.number != 1).then_some(is.id.number),
            hp: (is.body.hp != usual).then_some(is.body.hp),
            conditions: is.body.conditions,
            fresh: is.body.fresh,
            bonuses: self.bonuses(&is.body),
            acted: is.acted,
        }
    }

    /// The objectives that are in play, if they are not those of the revealed rooms.
    fn objectives(&self, position: &mut Position) {
        let (world, game) = (self.world(), self.game());
        let Some(scenario) = world.place.scenario.and(world.scenario_of(game)) else { return };
        let mut usual: Vec<_> = objective_places(world, &scenario).into_iter().map(|(id, _)| id).collect();
        let mut there: Vec<_> = world.foes.objectives.iter().map(|o| o.id).collect();
        usual.sort();
        there.sort();
        if usual != there {
            let name = |id| game.figure(FigureId::Obstacle(id));
            position.objectives = Some(there.into_iter().map(name).collect());
        }
    }

    /// Where an objective begins.
    fn begins_at(&self, position: &Position, is: &Objective) -> Option<SpaceId> {
        let (world, game) = (self.world(), self.game());
        let places = objective_places(world, &*world.scenario_of(game)?);
        let mut of_kind = places.iter().filter(|(id, _)| id.kind == is.id.kind);
        let nth = match &position.objectives {
            None => return places.iter().find(|(id, _)| *id == is.id).map(|(_, at)| *at),
            Some(_) => {
                let mut ids: Vec<_> = world.foes.objectives.iter().map(|o| o.id).collect();
                ids.sort();
                ids.into_iter().filter(|id| id.kind == is.id.kind).position(|id| id == is.id)?
            }
        };
        of_kind.nth(nth).map(|(_, at)| *at)
    }

    /// Who has left the board.
    fn away(&self, position: &mut Position) {
        let world = self.world();
        let mut add = |at: SpaceId, who: Who| {
            let mut value = Thing { hex: HexAt::default(), who: Some(who) }.write();
            value["at"] = self.names.hex(at).into();
            position.away.push(value);
        };
        for hero in world.party.heroes.iter().filter(|hero| hero.gone) {
            add(hero.body.at, Who::Hero(Box::new(self.hero(hero))));
        }
        for objective in world.foes.objectives.iter().filter(|objective| objective.gone) {
            add(objective.body.at, Who::Objective(Box::new(self.objective(objective))));
        }
    }

    /// The ability decks that are not as they begin, and their order.
    fn decks(&self, position: &mut Position) -> Option<()> {
        let (game, world) = (self.game(), self.world());
        let mut usual = position.place(game).ok()?.0;
        for state in &world.foes.decks {
            let at = deck_written(game, state);
            if at != DeckAt::default() {
                position.decks.insert(game.deck(state.deck).name.clone(), at);
            }
        }
        let mut monsters: Vec<&Monster> = world.foes.monsters.iter().collect();
        monsters.sort_by_key(|monster| monster.body.at);
        monsters.iter().for_each(|monster| usual.put_deck(game, monster.id.kind));
        for name in position.decks.keys() {
            usual.put_ability_deck(game, game.content.deck(name)?);
        }
        let order = deck_names(game, world);
        if order != deck_names(game, &usual) {
            position.deck_order = Some(order);
        }
        Some(())
    }
}

fn door_state(world: &World, at: SpaceId) -> Option<DoorState> {
    let place = &world.place;
    let door = place.board.map.door(at)?;
    match (place.board.doors.is_open(door), place.locked.has(door)) {
        (true, _) => Some(DoorState::Open),
        (false, true) => Some(DoorState::Locked),
        (false, false) => Some(DoorState::Closed),
    }
}

/// A character that the legend does not have yet: this one, or another of its kind.
fn free(legend: &BTreeMap<char, Value>, sign: char) -> Option<char> {
    let letters = if sign.is_ascii_uppercase() { 'A'..='Z' } else { 'a'..='z' };
    std::iter::once(sign).chain(letters).chain('A'..='Z').chain('0'..='9').find(|c| !legend.contains_key(c))
}
