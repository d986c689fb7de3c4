//! An arena: one room, some monsters and characters with a fixed set of actions. It is there to play the rules
//! without scenarios and character cards, which come later.

use crate::content::{Rank, abilities};
use crate::position::{deck_state, empty};
use crate::rulings::Rulings;
use crate::world::{Body, Extra, Hero, ModifierDeck, Monster, Stage, Trap, TrapDamage};
use crate::{Edition, Haven, HeroId, MonsterId, World};
use board::SpaceId;
use board::hex::Terrain;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;
use table::{Chance, SetupError};

/// What is agreed before a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// By which book.
    #[serde(default)]
    pub edition: Edition,
    /// How its open questions are answered.
    #[serde(default)]
    pub rulings: Rulings,
    /// GH-LVL-02: the scenario level.
    pub level: u8,
    /// Two to four characters.
    pub heroes: u8,
}

const ROOM: &str = "
 . . . . . . . .
  . . # . . ~ . .
 . . . . ^ . . .
  . . . . . . # .
 . ~ . ! . . . .
  . . . . ^ . . .
";

const ACTIONS: [[&str; 4]; 4] = [
    ["move 3", "attack 3 push 1", "shield 1", "attack 2 area own 1,0 0,1"],
    ["move 2", "attack 2 range 3 wound", "heal 3 range 3", "attack 1 range 2 target 2 poison"],
    ["move 3 jump", "attack 3 range 3 infuse fire", "attack 2 range 3 area 0,0 1,0 0,1", "loot 2"],
    ["move 4", "attack 3 plus 2 beside-ally", "invisible self", "attack 2 pierce 2 muddle"],
];

/// The setup when nobody has chosen one.
pub fn setup(scenario: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
    match scenario {
        None | Some("arena") => Ok(Setup {
            edition: Edition::Gloomhaven,
            rulings: Rulings::default(),
            level: 1,
            heroes: heroes.unwrap_or(2),
        }),
        Some(other) => Err(SetupError::new(format!("there is no scenario {other}; there is: arena"))),
    }
}

/// The arena as it begins.
pub fn begin(game: &Haven, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
    if !(1..=4).contains(&setup.heroes) {
        return Err(SetupError::new(format!("a party has 1 to 4 characters, not {}", setup.heroes)));
    }
    if setup.level > 7 {
        return Err(SetupError::new(format!(
            "scenario levels go from 0 to 7 (GH-LVL-02), not to {}",
            setup.level
        )));
    }
    let board = game.boards.of(ROOM, setup.rulings.sight(setup.edition));
    let board = board.map_err(|e| SetupError::new(e.to_string()))?;
    let mut world = empty(board, setup.edition, setup.rulings);
    world.stage = Stage::RoundStart;
    world.level = setup.level;
    world.last_round = 20;
    world.monster_modifiers = ModifierDeck::new(&game.content, game.content.standard_deck());
    for at in world.board.map.all(Terrain::Trap).iter() {
        world.traps.push(Trap { at, damage: TrapDamage::ByLevel, conditions: Default::default() });
    }
    let mut extra = Extra::default();
    for place in 0..setup.heroes {
        let hero = hero(game, &mut extra, place, SpaceId(u16::from(place) * 8))?;
        world.heroes.push(hero);
    }
    world.extra = Arc::new(extra);
    let kinds: Vec<usize> =
        (0..game.content.monsters.len()).filter(|k| game.content.monsters[*k].boss.is_empty()).collect();
    for n in 0..2 + u16::from(setup.heroes) {
        let kind = crate::content::KindId(kinds[chance.below(kinds.len())] as u8);
        let rank = if chance.below(3) == 0 { Rank::Elite } else { Rank::Normal };
        let number = 1 + world.monsters.iter().filter(|m| m.id.kind == kind).count() as u8;
        let most = world.hit_points(game, kind, rank);
        let at = SpaceId((15 + 8 * n - n / 2) % world.board.map.len() as u16);
        if number > game.kind(kind).standees || !world.is_empty_hex(at) {
            continue;
        }
        let id = MonsterId { kind, number };
        world.monsters.push(Monster { id, rank, body: Body::new(at, most), summoned: false, acted: false });
        let deck = game.deck_of(kind);
        if !world.decks.iter().any(|d| d.deck == deck) {
            world.decks.push(deck_state(game, deck));
        }
    }
    world.sort_monsters();
    Ok(world)
}

fn hero(game: &Haven, extra: &mut Extra, place: u8, at: SpaceId) -> Result<Hero, SetupError> {
    let class = crate::content::ClassId(place);
    let is = game.class(class);
    let mut actions = SmallVec::new();
    for words in ACTIONS[usize::from(place)] {
        // An action of two abilities is written with a comma.
        let words = words.replace(" infuse", ", infuse");
        actions.push(extra.actions.len() as u8);
        extra.actions.push(abilities(&words).map_err(SetupError::new)?);
    }
    let cards = |range: std::ops::Range<usize>| {
        is.cards[range].iter().filter_map(|(name, _)| game.content.card(class, name)).collect::<Vec<_>>()
    };
    Ok(Hero {
        id: HeroId { place, class },
        level: 1,
        body: Body::new(at, is.hp[0]),
        exhausted: false,
        hand: cards(0..3),
        selected: SmallVec::new(),
        discard: cards(3..6),
        lost: Vec::new(),
        active: Vec::new(),
        initiative: (is.cards[0].1, is.cards[1].1),
        resting: false,
        acted: false,
        left: SmallVec::new(),
        actions,
        doubled: false,
        shield: 0,
        retaliate: SmallVec::new(),
        flying: false,
        modifiers: ModifierDeck::new(&game.content, game.content.standard_deck()),
        coins: 0,
    })
}
