//! SET: what is agreed, and how the table is laid.

use super::epic::{self, Level};
use super::{choices, reinforce};
use crate::content::{CardId, ClassId, GroupAt, ItemId, MonsterTypeId, Quest, Rank, SearchId};
use crate::rulings::{OverlordLevels, Rulings};
use crate::shown::{Fact, Prompt};
use crate::world::{
    Agreed, Carried, Group, Hero, HeroId, Learnt, Object, Overlord, Owned, Pick, Stage, Tally, Token,
    UnderWay, Who, World,
};
use crate::{Descent, Play};
use board::square::{Gates, Spot};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Chance, Deck, Rule, SetupError, WhenEmpty};

/// DE-SET-01: what is agreed before a quest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The quest.
    pub quest: String,
    /// The heroes, by seat.
    pub heroes: Vec<String>,
    /// DE-SET-03: their classes; those that are not said are the first that fit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub classes: Vec<String>,
    /// DE-SET-04: skills beside the starting ones, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Vec<String>>,
    /// Items beside the starting equipment, by seat; they are not equipped yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Vec<String>>,
    /// DE-SET-08: cards that the overlord shuffles into the basic deck: names of cards or of whole decks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlord: Vec<String>,
    /// DE-SET-08: cards of the basic deck that the overlord leaves out, by name; heroes do not know which.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
    /// DE-VAR-02, DE-VAR-03: starting equipment that is sold, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sold: Vec<Vec<String>>,
    /// DE-REL-04: the relics of the overlord.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relics: Vec<String>,
    /// The level of the epic variant; without one everything above may be chosen freely.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// DE-QST-07: the act whose components are used, if not that of the quest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<u8>,
    /// DE-VAR-12: whether secret rooms are played with.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret_rooms: bool,
    /// DE-TNT-01: whether tainted cards are played with.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tainted: bool,
    /// How open questions are answered.
    #[serde(default)]
    pub rulings: Rulings,
}

/// A setup to start with.
pub fn usual(game: &Descent, quest: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
    let heroes = heroes.unwrap_or(4);
    if !(2..=4).contains(&heroes) {
        return Err(SetupError::new(format!("2 to 4 heroes play, not {heroes}")));
    }
    let quest = quest.unwrap_or("first-blood");
    if game.content.quest(quest).is_none() {
        let all: Vec<&str> = game.content.quests.iter().map(|q| &*q.name).collect();
        return Err(SetupError::new(format!("there is no quest {quest}; there are: {}", all.join(", "))));
    }
    // One of each archetype.
    let party = ["syndrael", "avric-albright", "jain-fairwood", "leoric-of-the-book"];
    let names = party.iter().take(usize::from(heroes)).map(|name| (*name).to_owned());
    Ok(Setup {
        quest: quest.to_owned(),
        heroes: names.collect(),
        classes: Vec::new(),
        skills: Vec::new(),
        items: Vec::new(),
        overlord: Vec::new(),
        left_out: Vec::new(),
        sold: Vec::new(),
        relics: Vec::new(),
        level: None,
        act: None,
        secret_rooms: false,
        tainted: false,
        rulings: Rulings::default(),
    })
}

/// DE-SET-02, DE-SET-03, DE-SET-06, DE-SET-07, DE-SET-08, DE-SET-09: the table as it is laid, before figures are placed.
pub fn begin(game: &Descent, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
    let Some(quest_id) = game.content.quest(&setup.quest) else {
        return Err(SetupError::new(format!("there is no quest {}", setup.quest)));
    };
    if !(2..=4).contains(&setup.heroes.len()) {
        return Err(SetupError::new(format!("2 to 4 heroes play, not {}", setup.heroes.len())));
    }
    let quest = game.quest(quest_id);
    let act = epic::act(setup, quest.act);
    if !(1..=2).contains(&act) {
        return Err(SetupError::new(format!("there are acts 1 and 2, not {act}")));
    }
    let mut world = empty(game, act);
    world.ground = Arc::clone(&game.content.grounds[usize::from(quest_id.0)]);
    world.agreed = Agreed { quest: Some(quest_id), act, rulings: setup.rulings };
    for (n, name) in setup.heroes.iter().enumerate() {
        let class = setup.classes.get(n).filter(|class| !class.is_empty());
        let mut hero = hero(game, &world, name, class.map(String::as_str))?;
        learn(game, &mut hero, setup.skills.get(n).map_or(&[], Vec::as_slice))?;
        for name in setup.items.get(n).map_or(&[][..], Vec::as_slice) {
            let item = game.content.item(name);
            let item = item.ok_or_else(|| SetupError::new(format!("there is no item {name}")))?;
            hero.items.push(Owned { item, equipped: false, exhausted: false });
        }
        sell(game, &mut hero, setup.sold.get(n).map_or(&[], Vec::as_slice))?;
        world.heroes.push(hero);
    }
    let count = world.heroes.len() as u8;
    lay_out(game, &mut world);
    shuffle_in(game, &mut world, setup)?;
    own_relics(game, &mut world, &setup.relics)?;
    items(game, &mut world)?;
    if setup.secret_rooms {
        world.with_secret_rooms(game);
    }
    if setup.tainted {
        world.with_tainted_cards(game);
    }
    // DE-SET-09: as many overlord cards as there are heroes.
    world.overlord.hand = world.overlord.deck.deal(usize::from(count), chance);
    Ok(world)
}

/// DE-EQP-07, DE-REL-02: starting equipment belongs to its class; of no item there are more copies than were printed, and
/// what heroes have is not in the shop deck.
pub fn items(game: &Descent, world: &mut World) -> Result<(), SetupError> {
    let mut all: Vec<ItemId> = world.special.relics.iter().map(|carried| carried.relic).collect();
    for hero in &world.heroes {
        let name = &game.sheet(hero.sheet).name;
        for id in hero.items.iter().map(|owned| owned.item) {
            let item = game.item(id);
            if item.act.is_some() || item.relic {
                world.shop.take(&id);
                all.push(id);
                continue;
            }
            if !game.class(hero.class).items.contains(&id) {
                let rule = format!("{} is starting equipment of another class (DE-EQP-07)", item.name);
                return Err(SetupError::new(format!("{name}: {rule}")));
            }
            // Each class has its own card.
            copies("DE-EQP-07", &item.name, 1, hero.items.iter().filter(|owned| owned.item == id).count())?;
        }
    }
    for id in &all {
        let (item, used) = (game.item(*id), all.iter().filter(|other| *other == id).count());
        let rule = if item.relic { "DE-REL-02" } else { "DE-VAR-02" };
        copies(rule, &item.name, item.copies, used)?;
    }
    Ok(())
}

/// DE-VAR-02, DE-VAR-03: starting equipment is sold.
fn sell(game: &Descent, hero: &mut Hero, names: &[String]) -> Result<(), SetupError> {
    for name in names {
        let own = |owned: &Owned| game.item(owned.item).name == *name && game.item(owned.item).act.is_none();
        let Some(place) = hero.items.iter().position(own) else {
            return Err(SetupError::new(format!("{name} is no starting equipment of that hero")));
        };
        hero.items.remove(place);
    }
    Ok(())
}

/// DE-REL-04: the relics of the overlord, which nobody carries yet.
fn own_relics(game: &Descent, world: &mut World, names: &[String]) -> Result<(), SetupError> {
    for name in names {
        let relic = game.content.relics.iter().find(|relic| game.item(relic.item).name == *name);
        let Some(relic) = relic else { return Err(SetupError::new(format!("there is no relic {name}"))) };
        world.special.relics.push(Carried { relic: relic.item, by: None, broken: false });
    }
    Ok(())
}

/// DE-SET-08: tokens and groups of an encounter, by number of heroes.
pub fn lay_out(game: &Descent, world: &mut World) {
    let Some(quest) = game.quest_of(world) else { return };
    let count = world.heroes.len() as u8;
    let tokens = quest.tokens.iter().filter(|token| token.from_heroes <= count);
    world.tokens = tokens.map(|t| Token { kind: t.token, at: Spot::new(t.at.0, t.at.1) }).collect();
    world.tokens.sort();
    let group = |group: &GroupAt| {
        let of = game.content.monster(&group.monster).unwrap_or(MonsterTypeId(0));
        Group { inactive: group.inactive, stands_up: group.stands_up, ..Group::new(of) }
    };
    world.groups = quest.groups.iter().map(group).collect();
    lay_specials(game, quest, world);
}

/// DE-TER-25, DE-DOR-06, DE-DOR-07, DE-ATK-35: what the map of a quest has beside tokens and groups.
pub fn lay_specials(game: &Descent, quest: &Quest, world: &mut World) {
    let special = &mut world.special;
    special.crumbling = quest.crumbling.iter().map(|(x, y)| Spot::new(*x, *y)).collect();
    (special.unique, special.open_groups) = (None, Vec::new());
    let gates = quest.lines.iter().filter(|at| at.line.is_gate()).enumerate();
    let gates: Vec<_> = gates.map(|(n, at)| (n as u8, at)).collect();
    special.tests = gates.iter().filter_map(|(n, at)| at.test.map(|of| (*n, of))).collect();
    special.breaks = gates.iter().filter(|(_, at)| at.breaks).map(|(n, _)| *n).collect();
    special.down.clear();
    special.weary = quest.weary;
    special.objects.clear();
    for object in &quest.objects {
        if let Some(of) = game.content.object(&object.object) {
            let new = world.new_object(of, Spot::new(object.at.0, object.at.1));
            world.add_object(Object { treated: object.treated, ..new });
        }
    }
}

/// DE-SET-04, DE-HER-15, DE-XPS-04: skills of the own class beside the starting ones, each once.
fn learn(game: &Descent, hero: &mut Hero, names: &[String]) -> Result<(), SetupError> {
    for name in names {
        let own = game.class(hero.class).skills.iter().copied().find(|id| game.skill(*id).name == *name);
        let Some(skill) = own else {
            let class = &game.class(hero.class).name;
            return Err(SetupError::new(format!("{name} is no skill of the class {class}")));
        };
        if hero.skills.iter().any(|learnt| learnt.skill == skill) {
            let who = &game.sheet(hero.sheet).name;
            return Err(SetupError::new(format!("{who} has {name} twice (DE-XPS-04)")));
        }
        hero.skills.push(Learnt { skill, exhausted: false });
    }
    Ok(())
}

/// DE-SET-08, DE-OVC-11: cards of classes beside the basic ones.
fn shuffle_in(game: &Descent, world: &mut World, setup: &Setup) -> Result<(), SetupError> {
    let chosen = bought(game, &setup.overlord)?;
    let mut in_deck = chosen.clone();
    for card in setup.left_out.iter().filter_map(|name| game.content.card(name)) {
        let place = in_deck.iter().position(|other| *other == card);
        place.into_iter().for_each(|place| {
            in_deck.remove(place);
        });
    }
    in_an_order(game, setup.rulings, &chosen)?;
    levels(game, setup.rulings, &in_deck)?;
    epic::check(game, setup, &chosen)?;
    world.overlord.deck.shuffle_in(chosen);
    leave_out(game, world, &setup.left_out)
}

/// DE-XPS-04: the cards that the overlord has beside the basic ones: of a card that is named one copy, of a deck that is
/// named every card; no more copies than there are.
fn bought(game: &Descent, names: &[String]) -> Result<Vec<CardId>, SetupError> {
    let mut chosen: Vec<CardId> = Vec::new();
    for name in names {
        let more = game.content.overlord.iter().enumerate().filter(|(_, card)| card.deck != "basic");
        let before = chosen.len();
        for (n, card) in more {
            let copies = if card.deck == *name { card.copies } else { u8::from(card.name == *name) };
            chosen.extend((0..copies).map(|_| CardId(n as u8)));
        }
        if chosen.len() == before {
            return Err(SetupError::new(format!("there is no overlord card or deck {name}")));
        }
    }
    for id in &chosen {
        let card = game.card(*id);
        copies("DE-XPS-04", &card.name, card.copies, chosen.iter().filter(|other| *other == id).count())?;
    }
    Ok(chosen)
}

/// There is nothing of which more copies are used than there are.
pub fn copies(rule: &str, name: &str, there: u8, used: usize) -> Result<(), SetupError> {
    if used <= usize::from(there) {
        return Ok(());
    }
    let copies = if there == 1 { "is 1 copy".to_owned() } else { format!("are {there} copies") };
    Err(SetupError::new(format!("there {copies} of {name}, not {used} ({rule})")))
}

/// DE-SET-08: cards are left out; at least 15 must stay.
fn leave_out(game: &Descent, world: &mut World, names: &[String]) -> Result<(), SetupError> {
    for name in names {
        let card = game.content.card(name).and_then(|card| world.overlord.deck.take(&card));
        let Some(card) = card else {
            return Err(SetupError::new(format!("{name} is not in the overlord's deck")));
        };
        world.overlord.left_out.push(card);
    }
    let left = world.overlord.deck.left();
    if left < 15 {
        let rule = "the overlord's deck has at least 15 cards (DE-SET-08)";
        return Err(SetupError::new(format!("{rule}, not {left}")));
    }
    Ok(())
}

/// DE-OVC-12: the cards are bought one after the other, the cheapest first; each needs what is in the deck before it.
fn in_an_order(game: &Descent, rulings: Rulings, chosen: &[CardId]) -> Result<(), SetupError> {
    let mut order = chosen.to_vec();
    order.sort_by_key(|id| game.card(*id).xp);
    (1..=order.len()).try_for_each(|n| levels(game, rulings, &order[..n]))
}

/// DE-OVC-12, DE-GAP-17: a card of level 3 needs three others of its class in the deck, one of level 2 two, by the default
/// of level 1. Universal cards need nothing (DE-OVC-11).
fn levels(game: &Descent, rulings: Rulings, chosen: &[CardId]) -> Result<(), SetupError> {
    let cards = || chosen.iter().map(|id| game.card(*id));
    for card in cards().filter(|card| card.xp >= 2 && card.deck != "universal") {
        let own = || cards().filter(|other| other.deck == card.deck);
        let others = own().filter(|other| other.name != card.name).count();
        let (has, needs, rule) = match (card.xp, rulings.overlord_levels) {
            (3.., _) => (others, 3, "DE-OVC-12"),
            (_, OverlordLevels::LevelOne) => (own().filter(|other| other.xp == 1).count(), 2, "DE-GAP-17"),
            (_, OverlordLevels::AnyCard) => (others, 2, "DE-GAP-17"),
        };
        if has < needs {
            let level = card.xp;
            let what =
                format!("a card of level {level} needs {needs} cards of its class, not {has} ({rule})");
            return Err(SetupError::new(format!("{}: {what}", card.name)));
        }
    }
    Ok(())
}

/// DE-HER-07, DE-HER-08, DE-SET-03: a hero with a class of its archetype that nobody else has.
pub fn hero(game: &Descent, world: &World, name: &str, class: Option<&str>) -> Result<Hero, SetupError> {
    let Some(sheet) = game.content.hero(name) else {
        let all: Vec<&str> = game.content.heroes.iter().map(|h| &*h.name).collect();
        return Err(SetupError::new(format!("there is no hero {name}; there are: {}", all.join(", "))));
    };
    if world.heroes.iter().any(|hero| hero.sheet == sheet) {
        return Err(SetupError::new(format!("{name} is there twice")));
    }
    let archetype = game.sheet(sheet).archetype;
    let fits = |id: &ClassId| game.class(*id).archetype == archetype && !world.has_class(*id);
    let free: Vec<ClassId> = (0..game.content.classes.len() as u8).map(ClassId).filter(fits).collect();
    let class = match class {
        None => free.first().copied(),
        Some(class) => free.iter().copied().find(|id| game.class(*id).name == class),
    };
    let Some(class) = class else {
        let all: Vec<&str> = free.iter().map(|id| &*game.class(*id).name).collect();
        let rule = "a class must match the archetype and be nobody else's (DE-HER-07, DE-HER-08)";
        return Err(SetupError::new(format!("{name}: {rule}")).expected(all.join(", ")));
    };
    Ok(Hero::new(game, sheet, class))
}

/// A table with decks, but without a map and figures.
pub fn empty(game: &Descent, act: u8) -> World {
    let content = &game.content;
    let copies = |n: u8| 0..n;
    let search = content.search.iter().enumerate();
    let search = search.flat_map(|(n, card)| copies(card.copies).map(move |_| SearchId(n as u8)));
    let shop = content.items.iter().enumerate().filter(|(_, item)| item.act == Some(act));
    let shop = shop.flat_map(|(n, item)| copies(item.copies).map(move |_| ItemId(n as u8)));
    let basic = content.overlord.iter().enumerate().filter(|(_, card)| card.deck == "basic");
    let basic = basic.flat_map(|(n, card)| copies(card.copies).map(move |_| CardId(n as u8)));
    World {
        agreed: Agreed { quest: None, act, rulings: Rulings::default() },
        ground: Arc::new(crate::content::Ground {
            map: board::square::Map::default(),
            tiles: std::collections::BTreeMap::new(),
        }),
        gates: Gates::SHUT,
        heroes: Vec::new(),
        monsters: Vec::new(),
        groups: Vec::new(),
        tokens: Vec::new(),
        tally: Tally::default(),
        // DE-SRC-09: the search deck is not shuffled again when it is empty.
        search: Deck::new(search, WhenEmpty::Stay),
        shop: Deck::new(shop, WhenEmpty::Stay),
        overlord: Overlord {
            hand: Vec::new(),
            deck: Deck::new(basic, WhenEmpty::Reshuffle),
            misery: false,
            rising: Vec::new(),
            looked: Vec::new(),
            ordered: Vec::new(),
            left_out: Vec::new(),
        },
        round: 1,
        stage: Stage::SetUp,
        turn: None,
        waiting: None,
        group: None,
        special: Default::default(),
        under_way: UnderWay::default(),
        encounters: Vec::new(),
        ended: None,
    }
}

/// DE-SET-05, DE-MON-10: heroes are placed on the start tile by their players, then the overlord places the groups.
pub fn place_heroes(play: &mut Play) -> Rule {
    let Some(quest) = play.game.quest_of(play.world) else { return Ok(()) };
    let waiting: Vec<HeroId> = play.world.hero_ids().filter(|id| play.world.hero(*id).at.is_none()).collect();
    if let Some(id) = waiting.first().copied() {
        return place_hero(play, id, &quest.start);
    }
    if choices::next(play)? {
        return Ok(());
    }
    for group in &quest.groups {
        let Some(of) = play.game.content.monster(&group.monster) else { continue };
        let waits = play.world.monsters.iter().all(|m| m.id.of != of);
        // DE-LTN-01, DE-MON-06: a lieutenant is a group of its own.
        if play.game.monster(of).lieutenant.is_some() && waits {
            return reinforce::place(play, of, Rank::Lieutenant, &group.tile);
        }
        if waits {
            return place_group(play, of, &group.tile);
        }
    }
    for (open, of) in quest.open_groups.iter().zip(play.world.special.open_groups.clone()) {
        if play.world.monsters.iter().all(|m| m.id.of != of) {
            return place_group(play, of, &open.tile);
        }
    }
    name_figures(play);
    play.world.stage = Stage::Heroes;
    play.tell(|_, _| Fact::Round { round: 1 });
    Ok(())
}

fn place_hero(play: &mut Play, id: HeroId, tile: &str) -> Rule {
    let map = &play.world.ground.map;
    let spots = play.world.ground.tile(tile).iter().map(|space| map.spot(*space));
    let mut free: Vec<Spot> = spots.filter(|spot| play.world.is_empty(*spot)).collect();
    if free.is_empty() {
        // DE-MAP-05: with too few free spaces, the nearest.
        free = play.world.nearest_to_tile(tile);
    }
    let picks: Vec<Pick> = free.into_iter().map(Pick::Place).collect();
    if let Pick::Place(spot) = play.choose(id.seat(), Prompt::PlaceHero { hero: id }, &picks)? {
        play.world.hero_mut(id).at = Some(spot);
        play.tell(|_, _| Fact::Placed { who: Who::Hero(id), at: spot });
    }
    Ok(())
}

/// A whole group, masters first.
fn place_group(play: &mut Play, of: MonsterTypeId, tile: &str) -> Rule {
    for rank in [Rank::Master, Rank::Minion] {
        loop {
            let (minions, masters) = play.world.room_in_group(play.game, of);
            let left = if rank == Rank::Master { masters } else { minions };
            if left == 0 {
                break;
            }
            let before = play.world.monsters.len();
            reinforce::place(play, of, rank, tile)?;
            if play.world.monsters.len() == before {
                break;
            }
        }
    }
    Ok(())
}

/// The figure of a group that the quest gives a name: its strongest, with more Health.
pub fn name_figures(play: &mut Play) {
    let Some(quest) = play.game.quest_of(play.world) else { return };
    let heroes = play.world.heroes.len() as u8;
    for group in &quest.groups {
        let (Some(named), Some(of)) = (&group.named, play.game.content.monster(&group.monster)) else {
            continue;
        };
        let strongest =
            play.world.monsters.iter_mut().filter(|m| m.id.of == of).max_by_key(|m| (m.rank, m.id));
        if let Some(monster) = strongest {
            monster.named = true;
            monster.more_health = named.more_health(heroes);
        }
    }
}
