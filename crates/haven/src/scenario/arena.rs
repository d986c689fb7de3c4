//! An arena: one room, some monsters, and characters with cards and items. It is there to try out the rules without a
//! scenario.

use crate::actions::items::{cannot_equip, most_owners};
use crate::content::{CardId, ClassId, ItemId, Rank};
use crate::scenario::characters::{cards_for, character};
use crate::scenario::setup::{Setup, named_party, no_level};
use crate::world::{Body, Marks, ModifierDeck, Monster, Stage, Trap, TrapDamage};
use crate::{Haven, HeroId, MonsterId, World};
use board::SpaceId;
use board::hex::Terrain;
use table::{Chance, SetupError};

const ROOM: &str = "
 . . . . . . . .
  . . # . . ~ . .
 . . . . ^ . . .
  . . . . . . # .
 . ~ . ! . . . .
  . . . . ^ . . .
";

/// The arena as it begins.
pub fn begin(game: &Haven, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
    if !(1..=4).contains(&setup.heroes) {
        let error = SetupError::new(format!("a party has 1 to 4 characters, not {}", setup.heroes));
        return Err(error.at("heroes").expected("1 to 4"));
    }
    if let Some(level) = setup.level.filter(|level| *level > 7) {
        return Err(no_level(game, level));
    }
    let board = game.boards.of(ROOM, setup.rulings.sight(game.edition));
    let board = board.map_err(|e| SetupError::new(e.to_string()))?;
    let mut world = World::empty(board, game.edition, setup.rulings);
    world.turns.stage = Stage::RoundStart;
    world.agreed.level = setup.level.unwrap_or(1);
    world.turns.last_round = 20;
    world.agreed.variants = setup.variants;
    world.decks.monster_modifiers = ModifierDeck::new(&game.content, game.content.standard_deck());
    for at in world.place.board.map.all(Terrain::Trap).iter() {
        world.place.put_trap(Trap {
            at,
            damage: TrapDamage::ByLevel,
            conditions: Default::default(),
            xp: None,
        });
    }
    for (place, class) in party(game, setup, chance)?.into_iter().enumerate() {
        let id = HeroId { place: place as u8, class };
        let (hand, mut items) = (hand(game, class, chance), equipment(game, chance));
        // FH-ITM-05
        let owners = |item: &ItemId| world.party.heroes.iter().filter(|h| h.owns(*item)).count();
        items.retain(|item| owners(item) < most_owners(game, world.agreed.rulings, *item));
        world.party.heroes.push(character(game, id, 1, SpaceId(place as u16 * 8), hand, &items));
    }
    let kinds: Vec<usize> =
        (0..game.content.monsters.len()).filter(|k| game.content.monsters[*k].boss.is_empty()).collect();
    for n in 0..2 + u16::from(setup.heroes) {
        let kind = crate::content::KindId(kinds[chance.below(kinds.len())] as u8);
        let rank = if chance.below(3) == 0 { Rank::Elite } else { Rank::Normal };
        let number = 1 + world.foes.monsters.iter().filter(|m| m.id.kind == kind).count() as u8;
        let most = world.hit_points(game, kind, rank);
        let at = SpaceId((15 + 8 * n - n / 2) % world.place.board.map.len() as u16);
        if number > game.kind(kind).standees || !world.is_empty_hex(at) {
            continue;
        }
        let id = MonsterId { kind, number };
        let body = Body::new(at, most);
        world.put_monster(
            game,
            Monster { id, rank, body, summoned: false, acted: false, marks: Marks::default() },
        );
    }
    Ok(world)
}

/// GH-CHR-02: the classes of the party, each once; chosen at random unless they are named.
fn party(game: &Haven, setup: &Setup, chance: &mut Chance) -> Result<Vec<ClassId>, SetupError> {
    let mut party = named_party(game, setup)?;
    let mut others: Vec<ClassId> = (0..game.content.classes.len()).map(|n| ClassId(n as u8)).collect();
    others.retain(|class| !party.contains(class));
    while party.len() < usize::from(setup.heroes) && !others.is_empty() {
        party.push(others.swap_remove(chance.below(others.len())));
    }
    Ok(party)
}

/// GH-CHR-05, GH-CHR-10: as many cards of level 1 and X as the hand holds.
fn hand(game: &Haven, class: ClassId, chance: &mut Chance) -> Vec<CardId> {
    let mut all = cards_for(game, class, 1);
    while all.len() > usize::from(game.class(class).hand) {
        all.swap_remove(chance.below(all.len()));
    }
    all.sort();
    all
}

/// GH-ITM-03: random items, as many as can be equipped.
fn equipment(game: &Haven, chance: &mut Chance) -> Vec<ItemId> {
    let mut all: Vec<ItemId> = (0..game.content.items.len()).map(|n| ItemId(n as u8)).collect();
    let mut equipped: Vec<ItemId> = Vec::new();
    while !all.is_empty() {
        equipped.push(all.swap_remove(chance.below(all.len())));
        if cannot_equip(game, 1, &equipped).is_some() {
            equipped.pop();
        }
    }
    equipped.sort();
    equipped
}
