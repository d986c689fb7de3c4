//! SPN, ROA: how mobs and roaming monsters come into play.

use super::act_once;
use crate::Play;
use crate::actions::ending;
use crate::actions::items::draw_tokens;
use crate::content::{Category, ItemId, MobId, RoamingId, ZoneId};
use crate::rulings::LowerRoaming;
use crate::shown::{Ending, Fact};
use crate::world::{Enemy, Mob, Roamer};
use table::{Rule, Source};

/// MD-SPN-07, MD-SPN-08: the category from which a card can be drawn: that of the dungeon level, its discards shuffled if
/// need be, else the next higher one.
fn with_cards(play: &mut Play, mut left: impl FnMut(&mut Play, Category) -> bool) -> Option<Category> {
    let mut category = Some(play.world.category());
    while let Some(this) = category {
        if left(play, this) {
            return Some(this);
        }
        category = this.next();
    }
    None
}

fn draw_mob(play: &mut Play) -> Rule<Option<(MobId, Category)>> {
    let category = with_cards(play, |play, c| {
        let deck = &mut play.world.decks.mobs[c as usize];
        if deck.left() == 0 {
            deck.reshuffle();
        }
        deck.left() > 0
    });
    let Some(category) = category else { return Ok(None) };
    let drawn = play.draw(Source::of("mobs", category.name()), |w| &mut w.decks.mobs[category as usize])?;
    Ok(drawn.map(|id| (id, category)))
}

fn draw_mob_item(play: &mut Play) -> Rule<Option<ItemId>> {
    let category = with_cards(play, |play, c| {
        let deck = &mut play.world.decks.mob_items[c as usize];
        if deck.left() == 0 {
            deck.reshuffle();
        }
        deck.left() > 0
    });
    let Some(category) = category else { return Ok(None) };
    play.draw(Source::of("mob-items", category.name()), |w| &mut w.decks.mob_items[category as usize])
}

/// MD-SPN-01, MD-SPN-02, MD-SPN-03, MD-SPN-04, MD-SPN-05, MD-SPN-09: spawns a mob in a zone; if its type is in the dungeon
/// already, that one is strengthened instead. Says whether a new one was placed.
pub fn spawn_mob(play: &mut Play, zone: ZoneId, quarry: bool) -> Rule<bool> {
    let Some((id, category)) = draw_mob(play)? else { return Ok(false) };
    if play.world.mob(id).is_some() {
        mob_again(play, id, category)?;
        return Ok(false);
    }
    let box_has = play.game.content.mobs[usize::from(id.0)].minions;
    let minions = play.world.hero_count().min(box_has);
    let reward = play.game.mob_card(id, category).reward;
    play.world.mobs.push(Mob {
        id,
        category,
        zone,
        minions,
        wounds: 0,
        fire: 0,
        frost: 0,
        poison: None,
        item: None,
        treasure: Vec::new(),
        quarry,
        activated: false,
    });
    play.world.mobs.sort_by_key(|m| m.id);
    play.tell(|_, w| Fact::Spawns { enemy: Enemy::Mob(id), category, zone: w.spot(zone), minions });
    let treasure = draw_tokens(play, reward)?;
    let item = draw_mob_item(play)?;
    for rarity in &treasure {
        play.tell(|_, _| Fact::OnCard { enemy: Enemy::Mob(id), rarity: *rarity });
    }
    if let Some(item) = item {
        play.tell(|_, _| Fact::Carries { enemy: Enemy::Mob(id), item });
    }
    if let Some(mob) = play.world.mob_mut(id) {
        (mob.treasure, mob.item) = (treasure, item);
    }
    Ok(true)
}

/// MD-SPN-10, MD-SPN-11, MD-SPN-12, MD-SPN-16, MD-SPN-17, MD-SPN-18, MD-SPN-19: the card is replaced by a higher one, a
/// lower one is discarded, and the mob performs one action.
fn mob_again(play: &mut Play, id: MobId, category: Category) -> Rule {
    let Some(mob) = play.world.mob_mut(id) else { return Ok(()) };
    let old = mob.category;
    let discarded = if category > old {
        mob.category = category;
        play.tell(|_, _| Fact::Replaces { enemy: Enemy::Mob(id), category });
        old
    } else {
        category
    };
    play.world.decks.mobs[discarded as usize].discard(id);
    act_once(play, Enemy::Mob(id))
}

/// MD-SPN-14, MD-SPN-15: an enemy that an objective needs is drawn for until one can be placed; if none can, the party
/// loses.
pub fn spawn_quarry(play: &mut Play, zone: ZoneId) -> Rule {
    // Every type can come up once in each category before nothing new is left.
    let tries = play.game.content.mobs.len() * 3;
    for _ in 0..tries {
        if play.world.mobs.len() == play.game.content.mobs.len() {
            break;
        }
        if spawn_mob(play, zone, true)? {
            return Ok(());
        }
    }
    ending::end(play, Ending::NoQuarry)
}

/// MD-ROA-01, MD-ROA-07, MD-ROA-08, MD-ROA-09, MD-ROA-10, MD-ROA-11: spawns a roaming monster in a zone.
pub fn spawn_roaming(play: &mut Play, zone: ZoneId) -> Rule {
    let category = with_cards(play, |play, c| {
        let deck = &mut play.world.decks.roaming[c as usize];
        if deck.left() == 0 {
            deck.reshuffle();
        }
        deck.left() > 0
    });
    let Some(category) = category else { return Ok(()) };
    let source = Source::of("roaming", category.name());
    let Some(id) = play.draw(source, |w| &mut w.decks.roaming[category as usize])? else { return Ok(()) };
    if play.world.roamer(id).is_some() {
        return roaming_again(play, id, category);
    }
    let tokens = play.game.roaming_card(id, category).treasure;
    play.world.roaming.push(Roamer {
        id,
        category,
        zone: Some(zone),
        wounds: 0,
        fire: 0,
        frost: 0,
        poison: None,
        treasure: Vec::new(),
        activated: false,
    });
    play.world.roaming.sort_by_key(|r| r.id);
    play.tell(|_, w| Fact::Spawns { enemy: Enemy::Roaming(id), category, zone: w.spot(zone), minions: 0 });
    let treasure = draw_tokens(play, tokens)?;
    for rarity in &treasure {
        play.tell(|_, _| Fact::OnCard { enemy: Enemy::Roaming(id), rarity: *rarity });
    }
    if let Some(roamer) = play.world.roamer_mut(id) {
        roamer.treasure = treasure;
    }
    Ok(())
}

/// MD-ROA-12, MD-ROA-13, MD-ROA-14, MD-DEC-47: a roaming monster that was drawn again.
fn roaming_again(play: &mut Play, id: RoamingId, category: Category) -> Rule {
    let lower = play.world.rulings().lower_roaming == LowerRoaming::Replaces;
    let Some(roamer) = play.world.roamer_mut(id) else { return Ok(()) };
    let old = roamer.category;
    let discarded = if category > old || lower {
        roamer.category = category;
        play.tell(|_, _| Fact::Replaces { enemy: Enemy::Roaming(id), category });
        old
    } else {
        category
    };
    play.world.decks.roaming[discarded as usize].discard(id);
    // A card with less health may be below the wounds that it keeps.
    let health = play.game.health_of(play.world, Enemy::Roaming(id));
    if let Some(roamer) = play.world.roamer_mut(id) {
        roamer.wounds = roamer.wounds.min(health - 1);
    }
    act_once(play, Enemy::Roaming(id))
}
