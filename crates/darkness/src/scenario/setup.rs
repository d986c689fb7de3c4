//! SET: what is agreed, how the table is laid, and what the heroes choose to begin with.

use super::skills;
use crate::content::{
    ArrowId, BossId, Category, Class, DoorCardId, ItemDeck, ItemId, MobId, Rarity, RoamingId, RogueTokenId,
    Slot, Stance, Token, ZoneId,
};
use crate::monsters::spawn;
use crate::rulings::Rulings;
use crate::shown::{Fact, Prompt};
use crate::world::{
    Agreed, Backs, BossNow, Decks, Engine, Hero, HeroId, Lifebringers, Marker, Pick, Stage, UnderWay, World,
};
use crate::{Darkness, Play};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Bag, Deck, Rule, SetupError, WhenEmpty};

/// MD-DEC-01, MD-DEC-02: what is agreed before a quest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The quest.
    pub quest: String,
    /// The heroes, by seat.
    pub heroes: Vec<String>,
    /// MD-VAR-05: one Lifebringer token fewer.
    #[serde(default)]
    pub hellbreaker: bool,
    /// How open questions are answered.
    #[serde(default)]
    pub rulings: Rulings,
}

/// A setup to start with.
pub fn usual(game: &Darkness, quest: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
    let heroes = heroes.unwrap_or(4);
    if !(1..=6).contains(&heroes) {
        return Err(SetupError::new(format!("1 to 6 heroes play, not {heroes}")));
    }
    let quest = quest.unwrap_or("tutorial");
    let Some(n) = game.content.quest(quest) else {
        let all: Vec<&str> = game.content.quests.iter().map(|q| &*q.name).collect();
        return Err(SetupError::new(format!("there is no quest {quest}; there are: {}", all.join(", "))));
    };
    let names = game.content.heroes.iter().take(usize::from(heroes)).map(|h| h.name.clone());
    let quest = game.content.quests[n.index()].name.clone();
    Ok(Setup { quest, heroes: names.collect(), hellbreaker: false, rulings: Rulings::default() })
}

/// MD-SET-01, MD-SET-16, MD-SET-17, MD-SET-20, MD-SET-24, MD-SET-26, MD-SET-27: the table as it is laid.
pub fn begin(game: &Darkness, setup: &Setup) -> Result<World, SetupError> {
    let Some(quest_id) = game.content.quest(&setup.quest) else {
        return Err(SetupError::new(format!("there is no quest {}", setup.quest)));
    };
    let quest = &game.content.quests[quest_id.index()];
    let ground = Arc::clone(&game.content.grounds[quest_id.index()]);
    let at = |(x, y): (i16, i16)| ground.map.at(x, y).unwrap_or(board::SpaceId(0));
    let mut world = empty(game, setup.heroes.len(), setup.hellbreaker);
    world.agreed = Agreed { quest: Some(quest_id), hellbreaker: setup.hellbreaker, rulings: setup.rulings };
    world.open = ground.open;
    for name in &setup.heroes {
        let hero = new_hero(game, name, at(quest.start))?;
        if world.hero_of(hero.class).is_some() {
            // MD-CLS-03: one of each class.
            return Err(SetupError::new(format!("{name} is there twice; there is one hero of each class")));
        }
        world.heroes.push(hero);
    }
    if !(1..=6).contains(&world.heroes.len()) {
        return Err(SetupError::new(format!("1 to 6 heroes play, not {}", world.heroes.len())));
    }
    let count = world.hero_count();
    for placed in quest.tokens.iter().filter(|t| t.from_heroes <= count) {
        let copies = if placed.token == Token::Loot { loot(count) } else { 1 };
        for _ in 0..copies {
            world.lay(at(placed.at), placed.token);
        }
    }
    if let Some(boss) = &quest.boss {
        let which = game.content.boss(&boss.boss).unwrap_or(BossId(0));
        world.boss = Some(sleeping(which, at(boss.at)));
    }
    world.ground = ground;
    Ok(world)
}

fn sleeping(which: BossId, zone: ZoneId) -> BossNow {
    BossNow { which, zone, wounds: 0, fire: 0, frost: 0, poison: None, awake: false, activated: false }
}

/// MD-SET-18: loot tokens in each marked zone.
pub fn loot(heroes: u8) -> u8 {
    heroes.div_ceil(2)
}

/// A table with decks and bags, but without a map and heroes.
pub fn empty(game: &Darkness, heroes: usize, hellbreaker: bool) -> World {
    let content = &game.content;
    let supply = &content.supply;
    let [common, rare, epic] = supply.treasure;
    // MD-SET-02: each hero keeps the tokens of its level-ups aside.
    let aside = |rarity: Rarity| {
        let levels = supply.levels.iter().filter(|l| l.token == Some(rarity)).count();
        (levels * heroes) as u8
    };
    let bag = std::iter::repeat_n(Rarity::Common, usize::from(common))
        .chain(std::iter::repeat_n(Rarity::Rare, usize::from(supply.rare_in_bag)));
    World {
        agreed: Agreed { quest: None, hellbreaker, rulings: Rulings::default() },
        ground: Arc::default(),
        open: Default::default(),
        revealed: 0,
        lying: Vec::new(),
        backs: Backs {
            spike_traps: Bag::new(supply.spike_traps.clone()),
            bear_traps: Bag::new(supply.bear_traps.clone()),
            fountains: Bag::new(supply.fountains.clone()),
            chests: Bag::new(supply.chests.clone()),
            large_chests: Bag::new(supply.large_chests.clone()),
        },
        heroes: Vec::new(),
        mobs: Vec::new(),
        roaming: Vec::new(),
        boss: None,
        lifebringers: Lifebringers::of(heroes, hellbreaker),
        decks: decks(game),
        bag: Bag::new(bag),
        supply: [
            0,
            rare.saturating_sub(supply.rare_in_bag + aside(Rarity::Rare)),
            epic.saturating_sub(aside(Rarity::Epic)),
        ],
        marker: Marker::Front(1),
        round: 1,
        stage: Stage::SetUp,
        turn: None,
        activation: None,
        after_turn: false,
        done: Vec::new(),
        slain: 0,
        hunted: 0,
        under_way: UnderWay::default(),
        ended: None,
    }
}

/// MD-SET-10, MD-SET-11, MD-SET-12, MD-SET-13, MD-SET-14: the shuffled decks.
fn decks(game: &Darkness) -> Decks {
    let content = &game.content;
    let mobs = || Deck::new((0..content.mobs.len()).map(|n| MobId(n as u8)), WhenEmpty::Stay);
    let roaming = || Deck::new((0..content.roaming.len()).map(|n| RoamingId(n as u8)), WhenEmpty::Stay);
    let items = |deck| Deck::new(content.items_of(deck), WhenEmpty::Stay);
    let doors = content.doors.iter().enumerate();
    let doors = doors.flat_map(|(n, d)| std::iter::repeat_n(DoorCardId(n as u8), usize::from(d.copies)));
    let tools = content.boards.rogue_tokens.iter().enumerate();
    let tools = tools.flat_map(|(n, t)| std::iter::repeat_n(RogueTokenId(n as u8), usize::from(t.start)));
    Decks {
        mobs: [mobs(), mobs(), mobs()],
        roaming: [roaming(), roaming(), roaming()],
        treasure: Rarity::ALL.map(|rarity| items(ItemDeck::Treasure(rarity))),
        mob_items: Category::ALL.map(|category| items(ItemDeck::Mob(category))),
        doors: Deck::new(doors, WhenEmpty::Reshuffle),
        arrows: Deck::new((0..content.boards.arrows.len()).map(|n| ArrowId(n as u8)), WhenEmpty::Stay),
        tools: Bag::new(tools),
    }
}

/// MD-SET-01, MD-SET-03, MD-HER-06, MD-GEN-09: a hero as it begins every quest, without skill and equipment.
pub fn new_hero(game: &Darkness, name: &str, zone: ZoneId) -> Result<Hero, SetupError> {
    let Some(card) = game.content.hero(name) else {
        let all: Vec<&str> = game.content.heroes.iter().map(|h| &*h.name).collect();
        return Err(SetupError::new(format!("there is no hero {name}; there are: {}", all.join(", "))));
    };
    let is = game.hero_card(card);
    Ok(Hero {
        card,
        class: is.class,
        level: 1,
        xp: 0,
        health: is.health,
        mana: is.mana,
        fire: 0,
        frost: 0,
        zone,
        defeated: false,
        activated: false,
        worn: Vec::new(),
        inventory: Vec::new(),
        skills: Vec::new(),
        engine: engine(is.class),
        prizes: Vec::new(),
        used: Vec::new(),
        gained: 0,
    })
}

/// MD-WIZ-02, MD-PAL-01, MD-BER-02, MD-ROG-01, MD-SHA-01, MD-RAN-01: the class components as they are laid out.
fn engine(class: Class) -> Engine {
    match class {
        Class::Berserker => Engine::Berserker { stance: Stance::Bloodlust, rage: 0, under: Vec::new() },
        Class::Paladin => Engine::Paladin { tokens: [None; 3], columns: Vec::new(), blessed: None },
        Class::Ranger => Engine::Ranger,
        Class::Rogue => Engine::Rogue { ready: Vec::new(), used: Vec::new(), discard: Vec::new() },
        Class::Shaman => Engine::Shaman { elements: [0; 4], flipped: [false; 4], spirits: [None; 2] },
        Class::Wizard => Engine::Wizard { pointer: 0, segments: [None; 4], covered: Vec::new() },
    }
}

/// The next hero chooses; when all have chosen, the first mobs are placed and the first round begins.
pub fn go_on(play: &mut Play) -> Rule {
    let next = play.world.hero_ids().find(|h| play.world.hero(*h).skills.is_empty());
    match next {
        Some(hero) => choose_start(play, hero),
        None => {
            starting_mobs(play)?;
            play.world.stage = Stage::RoundStart;
            Ok(())
        }
    }
}

/// MD-SET-05, MD-SET-06, MD-SET-07, MD-DEC-02, MD-DEC-03: a skill, a weapon, armour and a potion.
fn choose_start(play: &mut Play, hero: HeroId) -> Rule {
    skills::learn(play, hero, 1)?;
    let start = |fits: &dyn Fn(&crate::content::Item) -> bool| -> Vec<ItemId> {
        let all = play.game.content.items.iter().enumerate();
        let own = all.filter(|(_, i)| i.deck == ItemDeck::Starting && fits(i));
        own.map(|(n, _)| ItemId(n as u16)).collect()
    };
    let (weapons, armour) = (start(&|i| i.is_weapon()), start(&|i| i.slot == Slot::Body));
    let potions = start(&|i| i.slot == Slot::Consumable);
    let weapons: Vec<Pick> = weapons
        .into_iter()
        .filter(|w| play.world.heroes.iter().all(|h| !h.worn.contains(w)))
        .map(Pick::Item)
        .collect();
    if let Pick::Item(weapon) = play.choose(hero.seat(), Prompt::StartingWeapon { hero }, &weapons)? {
        play.world.hero_mut(hero).put_on(weapon);
        play.tell(|_, _| Fact::Equips { hero, item: weapon });
    }
    armour.into_iter().for_each(|item| play.world.hero_mut(hero).put_on(item));
    let potions: Vec<Pick> = potions.into_iter().map(Pick::Item).collect();
    if let Pick::Item(potion) = play.choose(hero.seat(), Prompt::StartingPotion { hero }, &potions)? {
        play.world.hero_mut(hero).stow(potion);
        play.tell(|_, _| Fact::Gains { hero, item: potion });
    }
    class_set_up(play, hero)
}

/// MD-WIZ-02, MD-BER-02: the pointer and the stance are the player's choice.
fn class_set_up(play: &mut Play, hero: HeroId) -> Rule {
    let options = match play.world.hero(hero).class {
        Class::Wizard => (0..4).map(Pick::Segment).collect::<Vec<_>>(),
        Class::Berserker => Stance::ALL.map(Pick::Stance).to_vec(),
        _ => return Ok(()),
    };
    let pick = play.choose(hero.seat(), Prompt::ClassSetUp { hero }, &options)?;
    match (pick, &mut play.world.hero_mut(hero).engine) {
        (Pick::Segment(n), Engine::Wizard { pointer, .. }) => *pointer = n,
        (Pick::Stance(s), Engine::Berserker { stance, .. }) => *stance = s,
        _ => {}
    }
    Ok(())
}

/// MD-SET-22, MD-SET-23: the mobs that stand in the dungeon as the quest begins, each with an item and a token.
fn starting_mobs(play: &mut Play) -> Rule {
    let Some(quest) = play.world.agreed.quest else { return Ok(()) };
    let places = play.game.content.quests[quest.index()].mobs.clone();
    for (x, y) in places {
        if let Some(zone) = play.world.ground.map.at(x, y) {
            spawn::spawn_mob(play, zone, false)?;
        }
    }
    Ok(())
}
