//! GH-SET: setting up a scenario, with the choices of the players.

use crate::actions::hexes::{self, Need};
use crate::actions::items::{self, cannot_equip};
use crate::content::{CardId, ClassId, GoalId, ItemId, Lock, RANDOM_DUNGEON, Scenario, ScenarioId};
use crate::rulings::Rulings;
use crate::scenario::characters::{cards_for, character, first_hand};
use crate::scenario::special::{self, Happens};
use crate::scenario::{aftermath, arena, dungeon, events, rooms};
use crate::shown::names::{card_name, goal_name, item_name};
use crate::world::{Campaign, Difficulty, GearState, ModifierDeck, Penalties, Stage, Variants, loot_deck};
use crate::{Edition, Fact, Haven, HeroId, Play, Prompt, World};
use board::SpaceId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::phrase;
use table::scene::Role;
use table::{Chance, Choice, Named, Phrase, Preview, Rule, Seat, SetupError, Target};

/// What is agreed before a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Whose rules it is played by.
    #[serde(default)]
    pub edition: Option<Edition>,
    /// How its open questions are answered.
    #[serde(default)]
    pub rulings: Rulings,
    /// The variants that are played.
    #[serde(default)]
    pub variants: Variants,
    /// The scenario, by its number or name; an arena without one.
    #[serde(default)]
    pub scenario: Option<String>,
    /// GH-LVL-02: the scenario level; if it is left out, it follows from the difficulty and the characters' levels.
    #[serde(default)]
    pub level: Option<u8>,
    /// GH-LVL-04: how hard the scenario is to be.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// Two to four characters.
    pub heroes: u8,
    /// Their classes.
    #[serde(default)]
    pub party: Vec<String>,
    /// What each of them owns.
    #[serde(default)]
    pub items: Vec<Vec<String>>,
    /// The campaign in which the scenario is played; none, if it is played for its own sake.
    #[serde(default)]
    pub campaign: Option<Campaign>,
    /// GH-VAR-21: the penalties of the three rooms of a random dungeon.
    #[serde(default)]
    pub penalties: Penalties,
}

/// The setup when nobody has chosen one.
pub fn usual(game: &Haven, scenario: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
    let scenario = scenario.filter(|s| *s != "arena");
    if let Some(name) = scenario
        && game.content.scenario(name).is_none()
        && !game.is_dungeon(name)
    {
        return Err(no_scenario(game, name));
    }
    Ok(Setup {
        edition: Some(game.edition),
        rulings: Rulings::default(),
        variants: Variants::default(),
        scenario: scenario.map(str::to_owned),
        level: None,
        difficulty: Difficulty::Normal,
        heroes: heroes.unwrap_or_else(|| party_sizes(game).0),
        party: Vec::new(),
        items: Vec::new(),
        campaign: None,
        penalties: Penalties::default(),
    })
}

/// GH-SET-20: how many characters play: two to four, or all classes of a pack that has fewer.
pub(crate) fn party_sizes(game: &Haven) -> (u8, u8) {
    let classes = game.content.classes.len().clamp(1, 4) as u8;
    (classes.min(2), classes)
}

/// The error that there is no such scenario; it lists those that there are.
fn no_scenario(game: &Haven, name: &str) -> SetupError {
    let all: Vec<String> =
        game.content.scenarios.iter().map(|s| format!("{} ({})", s.label, s.name)).collect();
    let right = format!("one of: arena, {}, {RANDOM_DUNGEON}", all.join(", "));
    SetupError::new(format!("there is no scenario {name}")).at("scenario").expected(right)
}

/// GH-LVL-02: the error that there is no such level.
pub(crate) fn no_level(game: &Haven, level: u8) -> SetupError {
    let rule = game.edition.id("GH-LVL-02");
    let text = format!("scenario levels go from 0 to 7 ({rule}), not to {level}");
    SetupError::new(text).at("level").expected("0 to 7")
}

/// FH-DIF-59: the error that there are no named difficulties.
pub(crate) fn no_difficulty(game: &Haven, difficulty: Difficulty) -> Option<SetupError> {
    let named = difficulty != Difficulty::Normal && !game.edition.has_difficulties();
    let text = format!("{} has no named difficulties: set the level (FH-LVL-03)", game.edition);
    named.then(|| SetupError::new(text).expected("level = 0 to 7"))
}

/// GH-CHR-02, FH-GEN-03, FH-CHR-16, GH-CHR-01: the classes that are named, each once; and not more of them, or of what
/// they own, than characters.
pub fn named_party(game: &Haven, setup: &Setup) -> Result<Vec<ClassId>, SetupError> {
    let mut party = Vec::new();
    for (n, name) in setup.party.iter().enumerate() {
        let error = match game.content.class(name) {
            Some(class) if !party.contains(&class) => {
                party.push(class);
                continue;
            }
            Some(_) => {
                let rule = game.edition.id("GH-CHR-02");
                SetupError::new(format!("{name} is there twice ({rule})")).expected("each class once")
            }
            None => {
                let all: Vec<&str> = game.content.classes.iter().map(|c| c.name.as_str()).collect();
                let error = SetupError::new(format!("there is no class {name:?}"));
                error.expected(format!("one of: {}", all.join(", ")))
            }
        };
        return Err(error.at(n).at("party"));
    }
    if party.len() > usize::from(setup.heroes) {
        let error = SetupError::new(format!("{} classes for {} characters", party.len(), setup.heroes));
        return Err(error.at("party").expected(format!("at most {}", setup.heroes)));
    }
    if setup.items.len() > usize::from(setup.heroes) {
        let text = format!("{} lists of items for {} characters", setup.items.len(), setup.heroes);
        return Err(SetupError::new(text).at("items").expected(format!("at most {}", setup.heroes)));
    }
    Ok(party)
}

/// FH-VAR-22, FH-SET-11: the world before the first choice: GH-SET-03, GH-SET-14, GH-SET-15, GH-SET-16, GH-SET-17.
pub fn begin(game: &Haven, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
    game.admit(setup.edition.unwrap_or(game.edition)).map_err(|e| e.at("edition"))?;
    let Some(name) = &setup.scenario else { return arena::begin(game, setup, chance) };
    let mut all = game.content.scenarios.iter().zip(0..);
    let found = all.find(|(s, _)| s.name == *name || s.label.to_string() == *name);
    if found.is_none() && !game.is_dungeon(name) {
        return Err(no_scenario(game, name));
    }
    let scenario = found.map(|(scenario, _)| scenario);
    // GH-SET-20
    let (least, most) = party_sizes(game);
    if !(least..=most).contains(&setup.heroes) {
        let sizes = format!("{least} to {most}");
        let rule = game.edition.id("GH-SET-20");
        let text = format!("a scenario is played with {sizes} characters ({rule}), not {}", setup.heroes);
        return Err(SetupError::new(text).at("heroes").expected(sizes));
    }
    let levels = vec![1; usize::from(setup.heroes)];
    if let Some(error) = no_difficulty(game, setup.difficulty) {
        return Err(error.at("difficulty"));
    }
    let usual = || game.edition.level_for(&levels, setup.difficulty, setup.variants);
    let level = setup.level.unwrap_or_else(usual);
    if level > 7 {
        return Err(no_level(game, level));
    }
    let sight = setup.rulings.sight(game.edition);
    let board = match scenario {
        Some(scenario) => game.boards.of_scenario(scenario, sight),
        None => game.boards.of(dungeon::WAITING_ROOM, sight).map_err(|e| SetupError::new(e.to_string()))?,
    };
    let mut world = World::empty(board, game.edition, setup.rulings);
    world.agreed.variants = setup.variants;
    world.turns.stage = Stage::Setup;
    world.agreed.level = level;
    world.place.scenario = found.map(|(_, n)| ScenarioId(n));
    if scenario.is_none() {
        world.begin_dungeon(game, setup.penalties);
        // FH-VAR-14
        world.decks.loot = loot_deck(&game.content.dungeon.loot);
    }
    world.decks.monster_modifiers = ModifierDeck::new(&game.content, game.content.standard_deck());
    world.decks.goal_deck = aftermath::goal_deck(game, &[]);
    if let Some(scenario) = scenario {
        world.decks.loot = loot_deck(&scenario.loot);
        world.decks.ally_modifiers = allies_deck(game, scenario);
        world.take_sides(scenario);
    }
    world.join(game, setup.campaign.as_ref(), scenario.map(|s| &**s)).map_err(|e| e.at("campaign"))?;
    if let Some(scenario) = scenario {
        for room in scenario.rooms.iter().skip(1) {
            scenario.map.spaces_of(room.id).iter().for_each(|s| {
                world.place.hidden.insert(s);
            });
        }
    }
    for (n, door) in scenario.iter().flat_map(|s| &s.doors).enumerate() {
        if door.lock != Lock::None {
            world.place.locked.insert(n);
        }
    }
    // GH-SET-03, GH-SET-14: a deck for every type that can occur.
    for kind in scenario.map_or_else(Vec::new, |s| game.content.kinds_in(s)) {
        world.put_deck(game, kind);
    }
    let mut party = named_party(game, setup)?;
    let others = (0..game.content.classes.len()).map(|n| ClassId(n as u8));
    let others: Vec<ClassId> = others.filter(|class| !party.contains(class)).collect();
    party.extend(others.into_iter().take(usize::from(setup.heroes) - party.len()));
    for (place, class) in party.into_iter().enumerate() {
        let id = HeroId { place: place as u8, class };
        let owned =
            owned(game, setup.rulings, setup.items.get(place), place).map_err(|e| e.at(place).at("items"))?;
        // The figures stand on start hexes until their players have chosen.
        let start = scenario.map_or(Some(SpaceId(place as u16)), |s| s.starts.get(place).copied());
        let Some(at) = start else {
            return Err(SetupError::new(format!("{name} has too few start hexes")).at("heroes"));
        };
        let mut hero = character(game, id, 1, at, cards_for(game, class, 1), &[]);
        hero.items = items::gear_of(&owned);
        world.party.heroes.push(hero);
    }
    let given: Vec<Vec<ItemId>> = world
        .party
        .heroes
        .iter()
        .take(setup.items.len())
        .map(|h| h.items.iter().map(|g| g.item).collect())
        .collect();
    match items::too_many_copies(game, setup.rulings, &given) {
        Some(why) => Err(SetupError::new(why).at("items").expected("no more than there are")),
        None => Ok(world),
    }
}

/// FH-SET-07, FH-CHR-09: the modifier deck of the scenario allies, if there are any.
pub(crate) fn allies_deck(game: &Haven, scenario: &Scenario) -> ModifierDeck {
    let allies = scenario.objectives.iter().any(|objective| objective.ally.is_some());
    let allies = allies || !scenario.sides.is_empty();
    match allies && game.edition.allies_have_a_deck() {
        true => ModifierDeck::new(&game.content, game.content.standard_deck()),
        false => ModifierDeck::empty(),
    }
}

/// What a character owns: what is said, or what all begin with, as far as there are copies (FH-ITM-05).
fn owned(
    game: &Haven,
    rulings: Rulings,
    names: Option<&Vec<String>>,
    place: usize,
) -> Result<Vec<ItemId>, SetupError> {
    let left = |name: &&str| {
        let item = game.content.item(name);
        item.is_some_and(|item| place < items::most_owners(game, rulings, item))
    };
    let usual = || game.edition.first_items().into_iter().filter(left).map(str::to_owned).collect();
    let names = names.cloned().unwrap_or_else(usual);
    let find = |(n, name): (usize, &String)| {
        game.content.item(name).ok_or_else(|| {
            let all: Vec<&str> = game.content.items.iter().map(|i| i.name.as_str()).collect();
            let error = SetupError::new(format!("there is no item {name:?}")).at(n);
            error.expected(format!("one of: {}", all.join(", ")))
        })
    };
    let owned: Vec<ItemId> = names.iter().enumerate().map(find).collect::<Result<_, _>>()?;
    match (0..owned.len()).find(|n| owned[..*n].contains(&owned[*n])) {
        None => Ok(owned),
        Some(n) => {
            let error = SetupError::new(items::owned_twice(game)).at(n);
            Err(error.expected("each item once"))
        }
    }
}

/// The battle goal to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep(pub GoalId);

impl Choice<Haven> for Keep {
    fn key(&self, game: &Haven, out: &mut String) {
        out.extend(["goal:", &game.goal(self.0).name]);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![Target::Card(game.goal(self.0).name.clone())]
    }

    fn preview(&self, game: &Haven, _: &Prompt, _: &World, _: Seat) -> Preview {
        game.preview_goal(self.0)
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-goal", goal = goal_name(game, self.0))
    }
}

impl Named<Haven> for GoalId {
    fn name(&self, game: &Haven, out: &mut String) {
        out.push_str(&game.goal(*self).name);
    }
}

/// What to equip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equip {
    /// This item.
    Item(ItemId),
    /// Everything.
    All,
    /// No more.
    Done,
}

impl Choice<Haven> for Equip {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Equip::Item(item) => out.extend(["equip:", &game.item(*item).name]),
            Equip::All => out.push_str("all"),
            Equip::Done => out.push_str("done"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Equip::Item(item) => vec![game.points_at_item(*item)],
            Equip::All | Equip::Done => Vec::new(),
        }
    }

    fn preview(&self, game: &Haven, _: &Prompt, _: &World, _: Seat) -> Preview {
        match self {
            Equip::Item(item) => game.preview_item(*item),
            Equip::All | Equip::Done => Preview::default(),
        }
    }

    fn role(&self) -> Role {
        if matches!(self, Equip::Done) { Role::Decline } else { Role::Plain }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Equip::Item(item) => phrase!("haven-choose-equip", item = item_name(game, *item)),
            Equip::All => phrase!("haven-choose-all"),
            Equip::Done => phrase!("haven-choose-done"),
        }
    }
}

/// Which cards to take along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// GH-SET-08: those of level 1.
    Usual,
    /// Not this one.
    Leave(CardId),
}

impl Choice<Haven> for Hand {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Hand::Usual => out.push_str("usual"),
            Hand::Leave(card) => out.extend(["leave:", &game.card(*card).name]),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Hand::Leave(card) => vec![game.points_at_card(*card)],
            Hand::Usual => Vec::new(),
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Hand::Usual => phrase!("haven-choose-usual-hand"),
            Hand::Leave(card) => phrase!("haven-choose-leave", card = card_name(game, *card)),
        }
    }
}

/// How many steps setting up has.
pub(crate) const STEPS: u8 = 6;

/// The setup from which this world has just begun.
pub(crate) fn of(game: &Haven, world: &World) -> Option<Setup> {
    let scenario = match world.place.scenario {
        Some(n) => game.content.scenarios.get(usize::from(n.0))?.name.clone(),
        None => RANDOM_DUNGEON.to_owned(),
    };
    let heroes = &world.party.heroes;
    let owned =
        |hero: &crate::world::Hero| hero.items.iter().map(|g| game.item(g.item).name.clone()).collect();
    Some(Setup {
        edition: Some(world.agreed.edition),
        rulings: world.agreed.edition.asked(world.agreed.rulings),
        variants: world.agreed.variants,
        scenario: Some(scenario),
        level: Some(world.agreed.level),
        difficulty: Difficulty::Normal,
        heroes: heroes.len() as u8,
        party: heroes.iter().map(|h| game.class(h.id.class).name.clone()).collect(),
        items: heroes.iter().map(owned).collect(),
        campaign: world.agreed.campaign.as_deref().cloned(),
        penalties: world.place.dungeon.as_ref().map_or_else(Penalties::default, |d| d.penalties),
    })
}

/// GH-SET-02, FH-SET-16: the next step of setting up. One unit.
pub fn go_on(play: &mut Play) -> Rule {
    let step = play.world.turns.setup_step;
    play.world.turns.setup_step += 1;
    let seats = play.world.seats();
    match step {
        0 => {
            read_page(play);
            // GH-SET-11: only the first room.
            dungeon::first_room(play)?;
            rooms::reveal(play, 0, None)?;
            dungeon::infuse(play, 0);
            dungeon::choose_entrance(play)?;
            // GH-SET-04: before goals, items and hands.
            if !play.world.agreed.edition.scenario_effects_come_last() {
                special::trigger(play, Happens::Setup)?;
            }
            deal_goals(play)
        }
        1 => play.apart(seats, keep_goal),
        2 => play.apart(seats, equip),
        3 => play.apart(seats, choose_hand),
        4 => {
            events::bear(play)?;
            // FH-SET-15
            if play.world.agreed.edition.scenario_effects_come_last() {
                special::trigger(play, Happens::Setup)?;
            }
            Ok(())
        }
        _ => {
            start_hexes(play)?;
            dungeon::suffer_penalty(play, 0, None)?;
            debug_assert_eq!(play.world.turns.setup_step, STEPS);
            play.world.turns.stage = Stage::RoundStart;
            Ok(())
        }
    }
}

/// GH-SCN-01, GH-SCN-03, GH-SET-04: what the page of the scenario says is told first.
fn read_page(play: &mut Play) {
    let game = play.game;
    if play.world.place.dungeon.is_some() {
        play.tell(|_, _| Fact::DungeonGoal);
    }
    let Some((n, scenario)) = play.world.place.scenario.zip(play.world.scenario_of(game)) else { return };
    play.tell(|_, _| Fact::Title { scenario: n });
    for line in 0..scenario.goal.len() + scenario.lost_when.len() {
        play.tell(|_, _| Fact::GoalIs { scenario: n, line: line as u8 });
    }
    for line in 0..scenario.count_page_rules() {
        play.tell(|_, _| Fact::SpecialRule { scenario: n, line: line as u8 });
    }
}

/// GH-BGL-01, GH-SET-05, FH-BGL-01, FH-SET-09: battle goals for each character.
fn deal_goals(play: &mut Play) -> Rule {
    for n in 0..play.world.party.heroes.len() {
        for _ in 0..play.world.agreed.edition.battle_goals_dealt() {
            if let Some(goal) = play.draw("battle-goals", |world| &mut world.decks.goal_deck)? {
                play.world.party.heroes[n].goals.push(goal);
            }
        }
    }
    Ok(())
}

/// GH-BGL-01, GH-DEC-04, FH-BGL-01: one of them is kept.
fn keep_goal(play: &mut Play, seat: Seat) -> Rule {
    let hero = play.world.party.heroes[seat.index()].id;
    let options: Vec<Keep> = play.world.hero(hero).goals.iter().map(|g| Keep(*g)).collect();
    let Keep(kept) = play.choose_hidden(seat, Prompt::Goal { hero }, &options)?;
    play.world.hero_mut(hero).goals = SmallVec::from_slice(&[kept]);
    Ok(())
}

/// GH-SET-06, GH-SET-12, GH-ITM-03, GH-ITM-05, GH-ITM-13, GH-DEC-05, GH-ITM-02: what a character takes along from what
/// it owns.
fn equip(play: &mut Play, seat: Seat) -> Rule {
    let hero = play.world.party.heroes[seat.index()].id;
    let level = play.world.hero(hero).level;
    let mut owned: Vec<ItemId> = play.world.hero(hero).gear(GearState::Ready).map(|g| g.item).collect();
    let mut equipped: Vec<ItemId> = Vec::new();
    while !owned.is_empty() {
        let fits = |item: &&ItemId| {
            let mut all = equipped.clone();
            all.push(**item);
            cannot_equip(play.game, level, &all).is_none()
        };
        let mut options: Vec<Equip> = owned.iter().filter(fits).map(|i| Equip::Item(*i)).collect();
        if options.is_empty() {
            break;
        }
        if equipped.is_empty() && cannot_equip(play.game, level, &owned).is_none() {
            options.push(Equip::All);
        }
        options.push(Equip::Done);
        match play.choose(seat, Prompt::Equip { hero }, &options)? {
            Equip::Item(item) => {
                owned.retain(|other| *other != item);
                equipped.push(item);
            }
            Equip::All => equipped.append(&mut owned),
            Equip::Done => break,
        }
    }
    equipped.sort();
    let minus = play.world.wear(play.game, hero, &equipped);
    if let Some(card) = play.game.content.modifier("-1").filter(|_| minus > 0) {
        play.tell(|_, _| Fact::AddsOwn { hero, card, count: minus });
    }
    Ok(())
}

/// GH-SET-07, GH-SET-08, GH-CHR-05, GH-DEC-06, FH-CHR-06, FH-CHR-07, FH-SCN-01, FH-CHR-05, FH-CHR-08: exactly as many
/// cards as the hand holds.
fn choose_hand(play: &mut Play, seat: Seat) -> Rule {
    let hero = play.world.party.heroes[seat.index()].id;
    let page = play.world.scenario_of(play.game);
    if let Some((_, hand)) = page.iter().flat_map(|page| &page.hands).find(|(class, _)| *class == hero.class)
    {
        play.world.hero_mut(hero).hand = hand.clone();
        return Ok(());
    }
    let size = usize::from(play.game.class(hero.class).hand);
    let mut first = true;
    while play.world.hero(hero).hand.len() > size {
        let spare = play.world.spare_cards(play.game, hero, size);
        let mut options: Vec<Hand> = spare.into_iter().map(Hand::Leave).collect();
        if first {
            options.push(Hand::Usual);
        }
        first = false;
        match play.choose_hidden(seat, Prompt::Hand { hero }, &options)? {
            Hand::Usual => play.world.hero_mut(hero).hand = first_hand(play.game, hero.class),
            Hand::Leave(card) => play.world.hero_mut(hero).hand.retain(|c| *c != card),
        }
    }
    Ok(())
}

/// GH-SET-18, GH-DEC-07: each player chooses an empty start hex.
fn start_hexes(play: &mut Play) -> Rule {
    let game = play.game;
    let Some(scenario) = play.world.scenario_of(game) else { return Ok(()) };
    let mut taken: SmallVec<[SpaceId; 4]> = SmallVec::new();
    for n in 0..play.world.party.heroes.len() {
        let hero = play.world.party.heroes[n].id;
        // GH-EXH-04: an event may have exhausted it.
        if play.world.party.heroes[n].gone {
            continue;
        }
        let free = scenario.starts.iter().copied().filter(|s| !taken.contains(s));
        let prompt = Prompt::Start { hero };
        let Some(to) = hexes::choose(play, hero.into(), prompt, Need::Must, free)? else { continue };
        taken.push(to.space);
        // Whoever has not chosen yet makes room.
        let from = play.world.party.heroes[n].body.at;
        if let Some(other) = play.world.party.heroes.iter_mut().find(|h| h.body.at == to.space) {
            other.body.at = from;
        }
        play.world.party.heroes[n].body.at = to.space;
        play.tell(|_, _| Fact::Starts { hero, at: to });
    }
    Ok(())
}

impl World {
    /// The cards that a character may leave out of its hand: any; of a class with two forms, those of a form that has
    /// more than its half of the hand.
    fn spare_cards(&self, game: &Haven, hero: HeroId, size: usize) -> Vec<CardId> {
        let hand = &self.hero(hero).hand;
        let form = |card: &CardId| game.card(*card).form;
        let of_form = |wanted| hand.iter().filter(|card| form(card) == wanted).count();
        let formed = game.class(hero.class).formed;
        hand.iter().copied().filter(|card| !formed || of_form(form(card)) > size / 2).collect()
    }

    /// FH-AMD-15: who fights whom.
    pub(crate) fn take_sides(&mut self, scenario: &Scenario) {
        let sides = scenario.sides.iter().zip(0u8..);
        let all = sides.flat_map(|(kinds, side)| kinds.iter().map(move |kind| (*kind, side)));
        self.foes.factions = all.collect();
    }

    /// GH-ITM-13: a character equips items; those that add cards −1 add them to its deck. Says how many.
    fn wear(&mut self, game: &Haven, hero: HeroId, equipped: &[ItemId]) -> u8 {
        let minus: u8 = equipped.iter().map(|item| game.item(*item).minus_ones).sum();
        let is = self.hero_mut(hero);
        let owned = is.items.iter().map(|g| g.item);
        is.left_at_home = owned.filter(|item| !equipped.contains(item)).collect();
        is.items = items::gear_of(equipped);
        if let Some(card) = game.content.modifier("-1") {
            is.modifiers.add(card, minus);
        }
        minus
    }
}
