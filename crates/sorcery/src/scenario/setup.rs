//! SET: what is agreed, how the table is laid, and what the heroes choose to begin with.

use super::deeds::{self, Source};
use super::emporium;
use crate::actions::{arrivals, learning};
use crate::content::cards::Deck as From;
use crate::content::{
    AreaId, Barred, CardId, ClassId, EncounterId, EnemyPowerId, EventId, Ground, ItemId, Nature, Quest,
    QuestId, SearchId, TrapId,
};
use crate::rulings::Rulings;
use crate::world::{Agreed, Body, Chronicle, Coins, Decks, Held, Hero, Stage, UnderWay, Who, World};
use crate::{Play, Sorcery};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Deck, Rule, SetupError, WhenEmpty};

/// SS-DEC-01: what is agreed before a quest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// The quest.
    pub quest: String,
    /// The classes of the heroes, by seat.
    pub heroes: Vec<String>,
    /// SS-CAMP-01: whether quests follow each other; otherwise it is a single quest (SS-VAR-06).
    #[serde(default)]
    pub campaign: bool,
    /// SS-VAR-01: Soul Storm.
    #[serde(default)]
    pub soul_storm: bool,
    /// How open questions are answered.
    #[serde(default)]
    pub rulings: Rulings,
}

/// A setup to start with: one class of each hero, those that go together.
pub fn usual(game: &Sorcery, quest: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
    let quest = match quest {
        None => game.content.quests.first(),
        Some(name) => game.content.quests.iter().find(|quest| quest.name == name),
    };
    let Some(quest) = quest else {
        let all: Vec<&str> = game.content.quests.iter().map(|q| &*q.name).collect();
        return Err(SetupError::new(format!("there is no such quest; there are: {}", all.join(", "))));
    };
    let mut classes: Vec<&crate::content::HeroCard> = Vec::new();
    for card in game.content.heroes.iter().filter(|card| card.nature != Nature::Chaotic) {
        if !classes.iter().any(|other| other.hero == card.hero) {
            classes.push(card);
        }
    }
    let wanted = usize::from(heroes.unwrap_or(2));
    if !(2..=classes.len()).contains(&wanted) {
        return Err(SetupError::new(format!("2 to {} heroes play, not {wanted} (SS-SET-04)", classes.len())));
    }
    let heroes = classes.iter().take(wanted).map(|card| card.class.clone()).collect();
    Ok(Setup {
        quest: quest.name.clone(),
        heroes,
        campaign: false,
        soul_storm: false,
        rulings: Rulings::default(),
    })
}

/// SS-SET-01, SS-SET-02, SS-SET-06, SS-SET-11, SS-CAMP-05: the table as it is laid.
pub fn begin(game: &Sorcery, setup: &Setup) -> Result<World, SetupError> {
    let Some(n) = game.content.quests.iter().position(|quest| quest.name == setup.quest) else {
        return Err(SetupError::new(format!("there is no quest {}", setup.quest)));
    };
    let quest = &game.content.quests[n];
    let ground = Arc::clone(&game.content.grounds[n]);
    let at = |name: &str| ground.plan.map.named(name).unwrap_or(board::SpaceId(0));
    let count = setup.heroes.len() as u8;
    let mut world = empty(game, Arc::clone(&ground), count);
    world.agreed = Agreed {
        quest: Some(QuestId(n as u8)),
        heroes: count,
        soul_storm: setup.soul_storm,
        rulings: setup.rulings,
    };
    world.decks = decks(game, Some(quest));
    for class in &setup.heroes {
        let mut hero = new_hero(game, class, at(&quest.start))?;
        // SS-CAMP-04: nobody is below the soulrank that the quest asks for.
        hero.rank = quest.least_rank;
        hero.coins = world.bank.pay(quest.crowns.into());
        world.heroes.push(hero);
    }
    party(game, &world)?;
    world.campaign = setup.campaign.then(Chronicle::default);
    world.shelve(game);
    world.decks.souls = souls(game, &world);
    lay(&mut world, quest, count, &at);
    Ok(world)
}

/// SS-CAMP-01, SS-CAMP-03, SS-CAMP-06, SS-SET-03, SS-SET-14, SS-ART-05: the next quest of a campaign, with the heroes
/// as they have become: alive and unwounded, with what they own, and one more charge in each artifact.
pub fn begin_again(game: &Sorcery, old: &World, id: QuestId) -> World {
    let quest = &game.content.quests[id.index()];
    let ground = Arc::clone(&game.content.grounds[id.index()]);
    let at = |name: &str| ground.plan.map.named(name).unwrap_or(board::SpaceId(0));
    let mut world = empty(game, Arc::clone(&ground), old.agreed.heroes);
    world.agreed = Agreed { quest: Some(id), ..old.agreed.clone() };
    world.decks = decks(game, Some(quest));
    lay(&mut world, quest, old.agreed.heroes, &at);
    world.shards = old.shards;
    for hero in &old.heroes {
        let powers = hero.powers.iter().map(|held| Held { wait: 0, ..*held }).collect();
        let bare = bare_hero(hero.class, at(&quest.start));
        world.heroes.push(Hero {
            rank: hero.rank.max(quest.least_rank),
            main: hero.main,
            off: hero.off,
            armor: hero.armor,
            artifact: hero.artifact,
            inventory: hero.inventory.clone(),
            coins: hero.coins,
            powers,
            ..bare
        });
    }
    (world.bank, world.stock, world.supply) = (old.bank, old.stock.clone(), old.supply.clone());
    world.spent = old.spent.iter().map(|(item, n)| (*item, n - 1)).filter(|(_, n)| *n > 0).collect();
    world.campaign = old.campaign.clone();
    world.decks.souls = souls(game, &world);
    let owned: Vec<ItemId> = world.owned();
    for item in &owned {
        world.decks.treasures.take(item);
    }
    world
}

impl World {
    /// Every item that a hero has, or that is stored.
    fn owned(&self) -> Vec<ItemId> {
        let heroes = self.heroes.iter().flat_map(|hero| hero.worn().chain(hero.inventory.iter().copied()));
        heroes.chain(self.supply.iter().copied()).collect()
    }

    /// SS-EMP-01, SS-SPL-02, SS-DECK-11: all cards of Emporium and supply but those that the heroes have, and that lie on the map.
    pub fn shelve(&mut self, game: &Sorcery) {
        let lying = self.left.iter().filter_map(|(_, left)| match left {
            crate::world::Left::Item(id) => Some(*id),
            _ => None,
        });
        // SS-BLD-02: a card that shows its other side is the same card.
        let front = |id: ItemId| game.content.front(id).unwrap_or(id);
        let mut owned: Vec<ItemId> = self.owned().into_iter().chain(lying).map(front).collect();
        for (n, item) in game.content.items.iter().enumerate() {
            let id = ItemId(n as u16);
            if game.content.front(id).is_some() {
                continue;
            }
            let shelf = match item.deck {
                From::Supply => &mut self.supply,
                From::Emporium(_) => &mut self.stock,
                _ => continue,
            };
            for _ in 0..item.copies {
                match owned.iter().position(|other| *other == id) {
                    Some(n) => {
                        owned.remove(n);
                    }
                    None => shelf.push(id),
                }
            }
        }
    }
}

/// SS-SWP-01, SS-SET-12: the soul weapons that nobody has, and that somebody can use.
pub fn souls(game: &Sorcery, world: &World) -> Deck<ItemId> {
    let owned = world.owned();
    let all = (0..game.content.items.len()).map(|n| ItemId(n as u16));
    let fits = |id: &ItemId| {
        let soul = matches!(game.item(*id).deck, From::Soul(_));
        soul && !owned.contains(id) && world.hero_ids().into_iter().any(|hero| game.may_use(hero, *id))
    };
    Deck::new(all.filter(fits), WhenEmpty::Stay)
}

/// What the quest lays on the map.
pub fn lay(world: &mut World, quest: &Quest, heroes: u8, at: &impl Fn(&str) -> AreaId) {
    world.things = quest.things.iter().map(|(area, thing)| (at(area), *thing)).collect();
    world.things.sort_unstable();
    world.shadows =
        quest.shadows_at.iter().filter(|(_, from)| *from <= heroes).map(|(area, _)| at(area)).collect();
    world.shadows.sort_unstable();
    (world.gates, world.altars) = (quest.gates.clone(), quest.altars.clone());
    world.shards = quest.shards.into();
    for door in world.ground.plan.map.doors().to_vec() {
        let names = [world.spot(door.between.0), world.spot(door.between.1)];
        let is = |(one, other, _): &&(String, String, Barred)| {
            (&**one, &**other) == (&*names[0], &*names[1]) || (&**one, &**other) == (&*names[1], &*names[0])
        };
        world.doors[usize::from(door.id.0)] =
            quest.borders.iter().find(is).map_or(Barred::Door, |(.., b)| *b);
    }
}

/// SS-SET-04, SS-SOUL-02, SS-VAR-01: whether these heroes may go together.
pub fn party(game: &Sorcery, world: &World) -> Result<(), SetupError> {
    if !(2..=5).contains(&world.heroes.len()) {
        return Err(SetupError::new(format!("2 to 5 heroes play, not {} (SS-SET-04)", world.heroes.len())));
    }
    let cards: Vec<_> = world.heroes.iter().map(|hero| game.class(hero.class)).collect();
    if let Some(n) = (0..cards.len()).find(|n| cards[..*n].iter().any(|card| card.hero == cards[*n].hero)) {
        return Err(SetupError::new(format!("{} is there twice", cards[n].hero)));
    }
    let has = |nature: Nature| cards.iter().any(|card| card.nature == nature);
    if has(Nature::Lawful) && has(Nature::Chaotic) && !world.agreed.soul_storm {
        return Err(SetupError::new("lawful and chaotic heroes do not go together (SS-SOUL-02)"));
    }
    Ok(())
}

/// A table with decks, but without heroes and anything on the map.
pub fn empty(game: &Sorcery, ground: Arc<Ground>, heroes: u8) -> World {
    let doors = ground.plan.map.doors().len();
    World {
        agreed: Agreed { quest: None, heroes, soul_storm: false, rulings: Rulings::default() },
        ground,
        open: Default::default(),
        doors: vec![Barred::Door; doors],
        things: Vec::new(),
        left: Vec::new(),
        gates: Vec::new(),
        altars: Vec::new(),
        shadows: Vec::new(),
        fires: Vec::new(),
        heroes: Vec::new(),
        foes: Vec::new(),
        threat: None,
        shards: 0,
        spent: Vec::new(),
        shields_lost: Vec::new(),
        bank: Coins(game.content.tokens.coins),
        decks: decks(game, None),
        face_up: Vec::new(),
        day: None,
        goal: 0,
        reached: Vec::new(),
        specials: Vec::new(),
        snares: Vec::new(),
        stock: Vec::new(),
        supply: Vec::new(),
        improved: Vec::new(),
        visit: None,
        dealing: None,
        later: Vec::new(),
        campaign: None,
        killed: Vec::new(),
        round: 1,
        stage: Stage::SetUp,
        turn: None,
        enemy_turn: None,
        active: 0,
        under_way: UnderWay::default(),
        ended: None,
    }
}

/// SS-DECK-01, SS-DECK-07, SS-DECK-08, SS-GEN-04, SS-GEN-05, SS-SET-09, SS-SET-10, SS-SET-11: the decks and pools; without a quest,
/// of everything there is.
pub fn decks(game: &Sorcery, quest: Option<&Quest>) -> Decks {
    let content = &game.content;
    let again = WhenEmpty::Reshuffle;
    let act = quest.map_or(1, |quest| quest.act);
    let enemies: Vec<CardId> = match quest {
        Some(quest) => quest.enemies.iter().flat_map(|(kind, tier)| content.cards_of(kind, *tier)).collect(),
        None => (0..content.cards.len()).map(|n| CardId(n as u8)).collect(),
    };
    let events: Vec<EventId> = match quest {
        Some(quest) => quest.events.iter().filter_map(|name| content.event(name)).collect(),
        None => Vec::new(),
    };
    let treasures = content
        .items
        .iter()
        .enumerate()
        .filter(|(_, item)| matches!(item.deck, From::Treasure(a) if a <= act));
    let shadows = quest.map_or_else(Vec::new, |quest| quest.shadows.clone());
    Decks {
        enemies: Deck::new(enemies, again),
        enemy_powers: Deck::new((0..content.enemy_powers.len()).map(|n| EnemyPowerId(n as u8)), again),
        encounters: Deck::new((0..content.encounters.len()).map(|n| EncounterId(n as u8)), again),
        traps: Deck::new((0..content.traps.len()).map(|n| TrapId(n as u8)), again),
        treasures: Deck::new(treasures.map(|(n, _)| ItemId(n as u16)), again),
        events: Deck::new(events, WhenEmpty::Stay),
        critical: Deck::new(content.tokens.critical.clone(), again),
        shadows: Deck::new(shadows, again),
        loot: Deck::new(content.tokens.loot.clone(), again),
        chests: Deck::new(content.tokens.chests.clone(), again),
        searches: Deck::new((0..content.searches.len()).map(|n| SearchId(n as u8)), again),
        souls: Deck::new(std::iter::empty(), WhenEmpty::Stay),
    }
}

/// SS-SET-03, SS-GEM-03: a hero as it begins its first quest, with what its card says, without powers.
pub fn new_hero(game: &Sorcery, class: &str, at: AreaId) -> Result<Hero, SetupError> {
    let Some(n) = game.content.heroes.iter().position(|card| card.class == class) else {
        let all: Vec<&str> = game.content.heroes.iter().map(|h| &*h.class).collect();
        return Err(SetupError::new(format!("there is no class {class}; there are: {}", all.join(", "))));
    };
    let mut hero = bare_hero(ClassId(n as u8), at);
    for item in game.content.heroes[n].start.iter().filter_map(|name| game.content.item(name)) {
        let left = hero.put_on(game, item);
        hero.inventory.extend(left);
    }
    Ok(hero)
}

/// A hero with nothing at all.
pub fn bare_hero(class: ClassId, at: AreaId) -> Hero {
    Hero {
        class,
        rank: 1,
        ghost: false,
        fell: false,
        body: Body::new(at),
        main: None,
        off: None,
        armor: None,
        artifact: None,
        awake: false,
        inventory: Vec::new(),
        coins: Coins::default(),
        key: false,
        powers: Vec::new(),
        done: false,
        hidden: false,
        used_round: Vec::new(),
        used_quest: Vec::new(),
        companion: None,
        companion_acted: false,
    }
}

/// SS-SET-15, SS-EMP-03, SS-CAMP-06: every hero chooses its powers; then they visit the Emporium, unless the quest
/// forbids it.
pub fn go_on(play: &mut Play) -> Rule {
    let next = play.world.hero_ids().into_iter().find(|hero| play.world.may_learn(play.game, *hero));
    if let Some(hero) = next {
        return learning::learn(play, hero);
    }
    play.world.stage = Stage::Visit;
    let quest = play.world.agreed.quest.map(|quest| &play.game.content.quests[quest.index()]);
    if quest.is_some_and(|quest| !quest.no_emporium) {
        let all = play.world.hero_ids();
        emporium::enter(play, all);
    }
    Ok(())
}

/// After the visit to the Emporium the first enemies stand there, and the first round begins.
pub fn after_the_visit(play: &mut Play) -> Rule {
    for hero in play.world.hero_ids() {
        let full = play.world.full_shields(play.game, Who::Hero(hero));
        play.world.hero_mut(hero).body.shields = full;
    }
    let standing = play.world.agreed.quest.map(|quest| &play.game.content.quests[quest.index()].standing);
    let heroes = play.world.agreed.heroes;
    for (kind, tier, area, from) in standing.into_iter().flatten() {
        if let Some(at) = play.world.ground.plan.map.named(area).filter(|_| *from <= heroes) {
            arrivals::draw_kind(play, kind, *tier, at)?;
        }
    }
    play.world.stage = Stage::Time;
    remembered(play)?;
    arrivals::reveal_shadows(play)
}

/// SS-CAMP-07: the course of the story so far changes the start of a quest.
fn remembered(play: &mut Play) -> Rule {
    let Some(quest) = play.world.agreed.quest else { return Ok(()) };
    let because = &play.game.content.quests[quest.index()].because;
    let marks = play.world.campaign.as_ref().map_or_else(Vec::new, |chronicle| chronicle.marks.clone());
    let hero = play.world.active_hero();
    for (_, list) in because.iter().filter(|(mark, _)| marks.contains(mark)) {
        let source =
            Source { hero, from: play.world.hero(hero).body.at, range: 0, name: "chronicle", event: false };
        deeds::perform(play, source, list)?;
    }
    Ok(())
}
