//! ITM, CAP, FREE, INV, GOLD: items that are used, gained, dropped, exchanged and put on.

use super::learning;
use crate::content::cards::Deck;
use crate::content::{AreaId, Item, ItemId, Passive, Slot};
use crate::shown::{Fact, Prompt};
use crate::world::{Coins, HeroId, Left, Pick, World};
use crate::{Play, Sorcery};
use table::Rule;

impl Sorcery {
    /// SS-ITM-03, SS-ITM-04, SS-ITM-05: whether a hero's style may use an item.
    pub fn may_use(&self, hero: HeroId, item: ItemId) -> bool {
        let (is, card): (&Item, _) = (self.item(item), self.class(hero.class));
        let fits = is.runes.is_empty() || card.styles().any(|style| is.runes.contains(&style));
        fits && !card.styles().any(|style| is.not.contains(&style))
    }

    fn is_equipment(&self, item: ItemId) -> bool {
        !matches!(self.item(item).slot, Slot::Goods | Slot::Projectile)
    }
}

impl World {
    /// SS-INV-03: a single-use item is gone.
    pub fn use_up(&mut self, game: &Sorcery, hero: HeroId, item: ItemId) {
        let inventory = &mut self.hero_mut(hero).inventory;
        if let Some(n) = inventory.iter().position(|other| *other == item) {
            inventory.remove(n);
        }
        self.discard(game, item);
    }

    /// SS-INV-03, SS-SPL-03, SS-EMP-09: a card goes to its discard pile; supply cards go back to the supply, and goods of the
    /// Emporium to where they are for sale.
    pub fn discard(&mut self, game: &Sorcery, item: ItemId) {
        let front = game.content.front(item).unwrap_or(item);
        self.improved.retain(|other| *other != item);
        match game.item(front).deck {
            Deck::Treasure(_) => self.decks.treasures.discard(front),
            Deck::Soul(_) => self.decks.souls.discard(front),
            Deck::Supply => self.supply.push(front),
            Deck::Emporium(_) => self.stock.push(front),
            Deck::Quest | Deck::Back => {}
        }
        self.supply.sort_unstable();
        self.stock.sort_unstable();
    }
}

/// SS-GOLD-03, SS-CAP-04, SS-ART-03: a hero gains an item; crowns at once as coins; what finds no room lies in the area.
pub fn gain(play: &mut Play, hero: HeroId, item: ItemId) {
    play.tell(|_, _| Fact::GainsItem { hero, item });
    let crowns = play.game.item(item).crowns;
    if crowns > 0 {
        play.world.pay_out(hero, crowns.into());
        play.world.decks.treasures.discard(item);
        return;
    }
    let at = play.world.hero(hero).body.at;
    if play.world.hero(hero).has_room(play.game) && !play.world.hero(hero).ghost {
        play.world.hero_mut(hero).inventory.push(item);
        play.world.hero_mut(hero).inventory.sort_unstable();
    } else {
        play.world.leave(at, Left::Item(item));
    }
}

/// SS-POW-09: treasures are drawn; a passive power lets a hero draw more and keep one.
pub fn draw_treasure(play: &mut Play, hero: HeroId) -> Rule {
    let more = |p: &Passive| if let Passive::Treasures(n) = p { *n } else { 1 };
    let n = play.world.passives(play.game, hero).iter().map(more).max().unwrap_or(1);
    let mut drawn = Vec::new();
    for _ in 0..n {
        drawn.extend(play.draw("treasures", |world| &mut world.decks.treasures)?);
    }
    let options: Vec<Pick> =
        drawn.iter().map(|item| Pick::Card(play.game.item(*item).name.clone())).collect();
    if options.is_empty() {
        return Ok(());
    }
    let Pick::Card(name) = play.choose(hero.seat(), Prompt::WhichTreasure { hero }, &options)? else {
        return Ok(());
    };
    for item in drawn {
        if play.game.item(item).name == name {
            gain(play, hero, item);
        } else {
            play.world.decks.treasures.discard(item);
        }
    }
    Ok(())
}

/// So many things are put on, taken off or handed over at a time. Nobody needs more for any arrangement, and a game
/// that is played at random comes to an end.
const AT_A_TIME: usize = 8;

/// SS-ACT-10, SS-HERO-04, SS-WPN-04: a hero exchanges what it wears and what it carries, as often as it likes.
pub fn reorganize(play: &mut Play, hero: HeroId) -> Rule {
    for _ in 0..AT_A_TIME {
        let is = play.world.hero(hero);
        let game = play.game;
        let wear = |id: &&ItemId| game.is_equipment(**id) && game.may_use(hero, **id);
        let mut options: Vec<Pick> = is.inventory.iter().filter(wear).map(|id| Pick::Equip(*id)).collect();
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
        options.push(Pick::Done);
        match play.choose(hero.seat(), Prompt::Reorganize { hero }, &options)? {
            Pick::Equip(item) => equip(play, hero, item)?,
            Pick::TakeOff(item) => {
                let is = play.world.hero_mut(hero);
                is.take_off(item);
                is.inventory.push(item);
                is.inventory.sort_unstable();
                put_away(play, hero, item);
                learning::granted(play, hero)?;
            }
            Pick::Swap => {
                let is = play.world.hero_mut(hero);
                std::mem::swap(&mut is.main, &mut is.off);
            }
            _ => return Ok(()),
        }
    }
    Ok(())
}

/// SS-SWP-05, SS-SHD-01: what is no longer worn turns to its front and protects nobody.
fn put_away(play: &mut Play, hero: HeroId, item: ItemId) {
    if matches!(play.game.item(item).deck, Deck::Soul(_)) {
        play.world.hero_mut(hero).awake = false;
    }
    let full = play.world.full_shields(play.game, crate::world::Who::Hero(hero));
    let body = &mut play.world.hero_mut(hero).body;
    body.shields = body.shields.min(full);
}

fn equip(play: &mut Play, hero: HeroId, item: ItemId) -> Rule {
    let game = play.game;
    let is = play.world.hero_mut(hero);
    let Some(n) = is.inventory.iter().position(|other| *other == item) else { return Ok(()) };
    is.inventory.remove(n);
    let off = is.put_on(game, item);
    // SS-SHD-01: its magic shields are laid ready.
    is.body.shields += game.item(item).guard.as_ref().map_or(0, |guard| guard.shields);
    let at = is.body.at;
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

/// SS-ACT-11, SS-ACT-12, SS-ACT-13: one item is given or taken, and any coins change hands.
pub fn exchange(play: &mut Play, hero: HeroId, other: HeroId) -> Rule {
    deal(play, hero, other, 1)
}

/// SS-EMP-08, SS-GOLD-07: in the Emporium any items and coins change hands.
pub fn trade(play: &mut Play, hero: HeroId, other: HeroId) -> Rule {
    deal(play, hero, other, u8::MAX)
}

fn deal(play: &mut Play, hero: HeroId, other: HeroId, items: u8) -> Rule {
    let mut left = items;
    for _ in 0..AT_A_TIME {
        let (own, their) = (play.world.hero(hero), play.world.hero(other));
        let mut options = Vec::new();
        if left > 0 {
            let mut give: Vec<ItemId> = own.inventory.clone();
            let mut take: Vec<ItemId> = their.inventory.clone();
            give.dedup();
            take.dedup();
            options.extend(give.into_iter().map(Pick::Give));
            options.extend(take.into_iter().map(Pick::Take));
        }
        if own.coins != Coins::default() {
            options.push(Pick::GiveCoins);
        }
        if their.coins != Coins::default() {
            options.push(Pick::TakeCoins);
        }
        options.extend(own.coins.single().map(Pick::GiveCoin));
        options.extend(their.coins.single().map(Pick::TakeCoin));
        options.push(Pick::Done);
        match play.choose(hero.seat(), Prompt::Exchange { hero, other }, &options)? {
            Pick::Give(item) => {
                hand_over(play, hero, other, item)?;
                left -= 1;
            }
            Pick::Take(item) => {
                hand_over(play, other, hero, item)?;
                left -= 1;
            }
            Pick::GiveCoins => pass_coins(play, hero, other),
            Pick::TakeCoins => pass_coins(play, other, hero),
            Pick::GiveCoin(crowns) => pass_coin(play, hero, other, crowns),
            Pick::TakeCoin(crowns) => pass_coin(play, other, hero, crowns),
            _ => return Ok(()),
        }
    }
    Ok(())
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

/// SS-ACT-12: the receiver may put it on if a slot is free, or stows it.
fn hand_over(play: &mut Play, from: HeroId, to: HeroId, item: ItemId) -> Rule {
    let inventory = &mut play.world.hero_mut(from).inventory;
    let Some(n) = inventory.iter().position(|other| *other == item) else { return Ok(()) };
    inventory.remove(n);
    play.tell(|_, _| Fact::Gives { from, to, item });
    let mut tried = play.world.hero(to).clone();
    let fits = play.game.may_use(to, item)
        && play.game.is_equipment(item)
        && tried.put_on(play.game, item).is_empty();
    let options = [Pick::Equip(item), Pick::Done];
    let prompt = Prompt::Receive { hero: to, item };
    if fits && play.choose(to.seat(), prompt, &options)? == Pick::Equip(item) {
        tried.body.shields += play.game.item(item).guard.as_ref().map_or(0, |guard| guard.shields);
        *play.world.hero_mut(to) = tried;
        play.tell(|_, _| Fact::Equips { hero: to, item });
        return learning::granted(play, to);
    }
    gain(play, to, item);
    Ok(())
}

impl World {
    /// SS-FREE-03, SS-FREE-04, SS-FREE-07, SS-OBJ-12: what an unengaged hero may pick up or drop.
    pub fn handling(&self, game: &Sorcery, hero: HeroId) -> Vec<Pick> {
        let is = self.hero(hero);
        let here: Vec<Left> =
            self.left.iter().filter(|(at, _)| *at == is.body.at).map(|(_, what)| *what).collect();
        let mut options: Vec<Pick> = Vec::new();
        for what in here {
            let pick = match what {
                Left::Item(item) if is.has_room(game) => Pick::PickUp(item),
                Left::Item(_) => continue,
                Left::Coins(_) => Pick::PickCoins,
                Left::Loot => Pick::PickLoot,
                Left::Treasure => Pick::PickTreasure,
            };
            if !options.contains(&pick) {
                options.push(pick);
            }
        }
        if self.things.contains(&(is.body.at, crate::content::Thing::Key)) {
            options.push(Pick::PickKey);
        }
        let mut own: Vec<ItemId> = is.inventory.iter().copied().chain(is.worn()).collect();
        own.sort_unstable();
        own.dedup();
        options.extend(own.into_iter().map(Pick::Drop));
        if is.coins != Coins::default() {
            options.push(Pick::DropCoins);
        }
        options
    }

    fn take_left(&mut self, at: AreaId, fits: impl Fn(&Left) -> bool) -> Option<Left> {
        let n = self.left.iter().position(|(area, what)| *area == at && fits(what))?;
        Some(self.left.remove(n).1)
    }
}

/// SS-FREE-03, SS-FREE-04, SS-FREE-05, SS-FREE-07, SS-EDT-06: one thing is picked up, turned over or dropped.
pub fn handle(play: &mut Play, hero: HeroId, pick: &Pick) -> Rule {
    let at = play.world.hero(hero).body.at;
    match pick {
        Pick::PickUp(item) => {
            let found = play.world.take_left(at, |what| *what == Left::Item(*item));
            if found.is_some() {
                gain(play, hero, *item);
            }
        }
        Pick::PickCoins => {
            while let Some(Left::Coins(coins)) =
                play.world.take_left(at, |what| matches!(what, Left::Coins(_)))
            {
                play.world.hero_mut(hero).coins.add(coins);
                play.tell(|_, _| Fact::Crowns { hero, n: coins.crowns() });
            }
        }
        Pick::PickLoot => {
            let found = play.world.take_left(at, |what| *what == Left::Loot);
            if found.is_some()
                && let Some(crowns) = play.draw("loot", |world| &mut world.decks.loot)?
            {
                play.world.decks.loot.discard(crowns);
                play.world.pay_out(hero, crowns.into());
                play.tell(|_, _| Fact::Crowns { hero, n: crowns.into() });
            }
        }
        Pick::PickTreasure => {
            let found = play.world.take_left(at, |what| *what == Left::Treasure);
            if found.is_some() {
                draw_treasure(play, hero)?;
            }
        }
        Pick::PickKey => {
            let key = (at, crate::content::Thing::Key);
            play.world.things.retain(|thing| *thing != key);
            play.world.hero_mut(hero).key = true;
            play.tell(|_, _| Fact::Key { hero });
        }
        Pick::Drop(item) => {
            let is = play.world.hero_mut(hero);
            let carried = is.inventory.iter().position(|other| other == item);
            match carried {
                Some(n) => {
                    is.inventory.remove(n);
                }
                None => {
                    is.take_off(*item);
                }
            }
            play.world.leave(at, Left::Item(*item));
            play.tell(|_, _| Fact::Drops { hero, item: *item });
            put_away(play, hero, *item);
            learning::granted(play, hero)?;
        }
        Pick::DropCoins => {
            let coins = std::mem::take(&mut play.world.hero_mut(hero).coins);
            play.world.leave(at, Left::Coins(coins));
            play.tell(|_, _| Fact::DropsCoins { hero, n: coins.crowns() });
        }
        _ => {}
    }
    Ok(())
}
