//! ACT, EMP, ITM: heroes rearrange what they wear and exchange what they carry. Each thing that changes its place is a unit of
//! its own.

use super::{items, learning};
use crate::content::cards::Deck;
use crate::content::{ItemId, Slot};
use crate::shown::{Fact, Prompt};
use crate::world::{Coins, Dealing, Hero, HeroId, Left, Pick, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// SS-ACT-10, SS-ACT-11, SS-EMP-08: one thing is put on, taken off or handed over, or the hero is done.
pub fn go_on(play: &mut Play) -> Rule {
    match play.world.dealing {
        Some(Dealing::Reorganize { hero }) => reorganize(play, hero),
        Some(Dealing::Exchange { hero, other, items }) => exchange(play, hero, other, items),
        None => Ok(()),
    }
}

impl World {
    /// SS-ACT-10, SS-HERO-04, SS-WPN-04: how a hero may change what it wears.
    fn changes_of_clothes(&self, game: &Sorcery, hero: HeroId) -> Vec<Pick> {
        let is = self.hero(hero);
        let wear = |id: &&ItemId| game.is_equipment(**id) && game.may_use(hero, **id);
        let mut options: Vec<Pick> = is.inventory.iter().filter(wear).map(|id| Pick::Equip(*id)).collect();
        options.dedup();
        // SS-WPN-04: what fits either hand may take the place of the main weapon.
        let either = |id: &&ItemId| game.item(**id).slot == Slot::Either && game.may_use(hero, **id);
        let main = is.inventory.iter().filter(either).filter(|_| is.main.is_some());
        options.extend(main.map(|id| Pick::EquipMain(*id)));
        options.dedup();
        if is.has_room(game) {
            let mut worn: Vec<ItemId> = is.worn().collect();
            worn.sort_unstable();
            worn.dedup();
            options.extend(worn.into_iter().map(Pick::TakeOff));
        }
        if is.may_swap(game) {
            options.push(Pick::Swap);
        }
        options
    }

    /// SS-ACT-12: whether there is a free slot on a hero's board for an item that it can use.
    fn has_slot(&self, game: &Sorcery, hero: HeroId, item: ItemId) -> bool {
        let wears = game.may_use(hero, item) && game.is_equipment(item);
        wears && self.hero(hero).clone().put_on(game, item).is_empty()
    }

    /// SS-ACT-11, SS-ACT-12, SS-ACT-13, SS-CAP-02, SS-GOLD-07: what two heroes may hand to each other, and have room for.
    fn gifts(&self, game: &Sorcery, hero: HeroId, other: HeroId, items: Option<u8>) -> Vec<Pick> {
        let (own, their) = (self.hero(hero), self.hero(other));
        let mut options = Vec::new();
        if items != Some(0) {
            let takes = |id: HeroId| {
                move |item: &ItemId| self.hero(id).has_room(game) || self.has_slot(game, id, *item)
            };
            options.extend(own.own_items().into_iter().filter(takes(other)).map(Pick::Give));
            options.extend(their.own_items().into_iter().filter(takes(hero)).map(Pick::Take));
        }
        if own.coins != Coins::default() {
            options.push(Pick::GiveCoins);
        }
        if their.coins != Coins::default() {
            options.push(Pick::TakeCoins);
        }
        options.extend(own.coins.single().map(Pick::GiveCoin));
        options.extend(their.coins.single().map(Pick::TakeCoin));
        options
    }
}

/// SS-ACT-10, SS-HERO-04, SS-WPN-04, SS-CAP-03: a hero exchanges what it wears and what it carries, as often as it
/// likes.
fn reorganize(play: &mut Play, hero: HeroId) -> Rule {
    let mut options = play.world.changes_of_clothes(play.game, hero);
    options.push(Pick::Done);
    match play.choose(hero.seat(), Prompt::Reorganize { hero }, &options)? {
        Pick::Equip(item) => equip(play, hero, item, Hero::put_on),
        Pick::EquipMain(item) => {
            equip(play, hero, item, |is, _, item| is.main.replace(item).into_iter().collect())
        }
        Pick::TakeOff(item) => {
            let is = play.world.hero_mut(hero);
            is.take_off(item);
            is.inventory.push(item);
            is.inventory.sort_unstable();
            put_away(play, hero, item);
            learning::granted(play, hero)
        }
        Pick::Swap => {
            let is = play.world.hero_mut(hero);
            std::mem::swap(&mut is.main, &mut is.off);
            Ok(())
        }
        _ => {
            play.world.dealing = None;
            Ok(())
        }
    }
}

/// SS-SWP-05, SS-SHD-01, SS-SHD-03: what is no longer worn turns to its front and protects nobody; the magic shields that lie on it
/// stay on it.
fn put_away(play: &mut Play, hero: HeroId, item: ItemId) {
    if matches!(play.game.item(item).deck, Deck::Soul(_)) {
        play.world.hero_mut(hero).awake = false;
    }
    let full = play.world.full_shields(play.game, Who::Hero(hero));
    let printed = printed_shields(play.game, item);
    let body = &mut play.world.hero_mut(hero).body;
    let taken = body.shields.saturating_sub(full).min(printed);
    body.shields -= taken;
    if taken < printed {
        play.world.shields_lost.push((item, printed - taken));
    }
}

fn printed_shields(game: &Sorcery, item: ItemId) -> u8 {
    game.item(item).guard.as_ref().map_or(0, |guard| guard.shields)
}

/// SS-SHD-01, SS-SHD-03: the magic shields of what is put on are laid ready, but for those it has lost since the last time phase.
fn ready_shields(play: &mut Play, hero: HeroId, item: ItemId) {
    let lost = &mut play.world.shields_lost;
    let missing = lost.iter().position(|(other, _)| *other == item).map_or(0, |n| lost.remove(n).1);
    let ready = printed_shields(play.game, item).saturating_sub(missing);
    play.world.hero_mut(hero).body.shields += ready;
}

/// SS-FREE-03, SS-ACT-11: a hero parts with an item that it carries or wears. Says whether it had it.
pub fn part_with(play: &mut Play, hero: HeroId, item: ItemId) -> bool {
    let is = play.world.hero_mut(hero);
    if let Some(n) = is.inventory.iter().position(|other| *other == item) {
        is.inventory.remove(n);
        is.forget_granted();
        return true;
    }
    let worn = is.take_off(item);
    if worn {
        is.forget_granted();
        put_away(play, hero, item);
    }
    worn
}

/// How an item is put on: what was there comes back.
type PutOn = fn(&mut Hero, &Sorcery, ItemId) -> Vec<ItemId>;

/// SS-ACT-10, SS-CAP-04: an item of the inventory is put on; what it replaces is stowed, or lies in the area.
fn equip(play: &mut Play, hero: HeroId, item: ItemId, put_on: PutOn) -> Rule {
    let game = play.game;
    let is = play.world.hero_mut(hero);
    let Some(n) = is.inventory.iter().position(|other| *other == item) else { return Ok(()) };
    is.inventory.remove(n);
    let off = put_on(is, game, item);
    let at = is.body.at;
    ready_shields(play, hero, item);
    play.tell(|_, _| Fact::Equips { hero, item });
    for back in off {
        put_away(play, hero, back);
        if play.world.hero(hero).has_room(game) {
            play.world.hero_mut(hero).inventory.push(back);
        } else {
            play.world.leave(at, Left::Item(back));
        }
    }
    play.world.hero_mut(hero).inventory.sort_unstable();
    learning::granted(play, hero)
}

/// SS-ACT-11, SS-ACT-12, SS-ACT-13, SS-EMP-08, SS-GOLD-07: an item or coins change hands.
fn exchange(play: &mut Play, hero: HeroId, other: HeroId, items: Option<u8>) -> Rule {
    let mut options = play.world.gifts(play.game, hero, other, items);
    options.push(Pick::Done);
    let pick = play.choose(hero.seat(), Prompt::Exchange { hero, other }, &options)?;
    if matches!(pick, Pick::Give(_) | Pick::Take(_)) {
        let items = items.map(|left| left.saturating_sub(1));
        play.world.dealing = Some(Dealing::Exchange { hero, other, items });
    }
    match pick {
        Pick::Give(item) => hand_over(play, hero, other, item),
        Pick::Take(item) => hand_over(play, other, hero, item),
        Pick::GiveCoins => {
            pass_coins(play, hero, other);
            Ok(())
        }
        Pick::TakeCoins => {
            pass_coins(play, other, hero);
            Ok(())
        }
        Pick::GiveCoin(crowns) => {
            pass_coin(play, hero, other, crowns);
            Ok(())
        }
        Pick::TakeCoin(crowns) => {
            pass_coin(play, other, hero, crowns);
            Ok(())
        }
        _ => {
            play.world.dealing = None;
            Ok(())
        }
    }
}

fn pass_coins(play: &mut Play, from: HeroId, to: HeroId) {
    let coins = std::mem::take(&mut play.world.hero_mut(from).coins);
    play.world.hero_mut(to).coins.add(coins);
    play.tell(|_, _| Fact::Coins { from, to, n: coins.crowns() });
}

fn pass_coin(play: &mut Play, from: HeroId, to: HeroId, crowns: u8) {
    let coin = play.world.hero_mut(from).coins.take_coin(crowns);
    play.world.hero_mut(to).coins.add(coin);
    play.tell(|_, _| Fact::Coins { from, to, n: coin.crowns() });
}

/// SS-ACT-11, SS-ACT-12: the giver hands over what it carries or wears; the receiver may put it on if a slot is free, or stows it.
fn hand_over(play: &mut Play, from: HeroId, to: HeroId, item: ItemId) -> Rule {
    if !part_with(play, from, item) {
        return Ok(());
    }
    play.tell(|_, _| Fact::Gives { from, to, item });
    learning::granted(play, from)?;
    let fits = play.world.has_slot(play.game, to, item);
    let mut options = vec![Pick::Equip(item)];
    // SS-CAP-02: whoever has no room must put it on.
    options.extend(play.world.hero(to).has_room(play.game).then_some(Pick::Done));
    let prompt = Prompt::Receive { hero: to, item };
    if fits && play.choose(to.seat(), prompt, &options)? == Pick::Equip(item) {
        play.world.hero_mut(to).put_on(play.game, item);
        ready_shields(play, to, item);
        play.tell(|_, _| Fact::Equips { hero: to, item });
        return learning::granted(play, to);
    }
    items::gain(play, to, item);
    Ok(())
}
