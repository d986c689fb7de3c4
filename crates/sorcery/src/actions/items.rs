//! ITM, CAP, FREE, INV, GOLD: items that are used up, gained, picked up and dropped.

use super::{dealing, learning};
use crate::content::cards::Deck;
use crate::content::{AreaId, Item, ItemId, Passive, Slot};
use crate::shown::{Fact, Prompt};
use crate::world::{Coins, HeroId, Left, Pick, Stage, World};
use crate::{Play, Sorcery};
use table::Rule;

impl Sorcery {
    /// SS-ITM-03, SS-ITM-04, SS-ITM-05: whether a hero's style may use an item.
    pub fn may_use(&self, hero: HeroId, item: ItemId) -> bool {
        let (is, card): (&Item, _) = (self.item(item), self.class(hero.class));
        let fits = is.runes.is_empty() || card.styles().any(|style| is.runes.contains(&style));
        fits && !card.styles().any(|style| is.not.contains(&style))
    }

    /// Whether it is put on, not merely carried.
    pub fn is_equipment(&self, item: ItemId) -> bool {
        !matches!(self.item(item).slot, Slot::Goods | Slot::Projectile)
    }
}

impl World {
    /// SS-INV-03, SS-DTH-05: a single-use item is gone, from the inventory or from where its owner has just died.
    pub fn use_up(&mut self, game: &Sorcery, hero: HeroId, item: ItemId) {
        let lies = (self.hero(hero).body.at, Left::Item(item));
        let inventory = &mut self.hero_mut(hero).inventory;
        if let Some(n) = inventory.iter().position(|other| *other == item) {
            inventory.remove(n);
        } else if let Some(n) = self.left.iter().position(|left| *left == lies) {
            self.left.remove(n);
        }
        self.hero_mut(hero).forget_granted();
        self.discard(game, item);
    }

    /// SS-INV-03, SS-SPL-03, SS-EMP-09, SS-BLD-03: a card goes to its discard pile; supply cards go back to the supply, and goods of the
    /// Emporium to where they are for sale.
    pub fn discard(&mut self, game: &Sorcery, item: ItemId) {
        let front = game.content.front(item).unwrap_or(item);
        if let Some(n) = self.improved.iter().position(|other| *other == item) {
            self.improved.remove(n);
        }
        // SS-ART-03: whoever finds it anew finds it with all its charges.
        self.spent.retain(|(other, _)| *other != item);
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

/// SS-GOLD-03, SS-CAP-04, SS-ART-03, SS-CAMP-08: a hero gains an item; crowns at once as coins; what finds no room lies in the area,
/// or after the quest in the supply.
pub fn gain(play: &mut Play, hero: HeroId, item: ItemId) {
    play.tell(|_, _| Fact::GainsItem { hero, item });
    let crowns = play.game.item(item).crowns;
    if crowns > 0 {
        play.world.decks.treasures.discard(item);
        gain_crowns(play.world, hero, crowns.into());
        return;
    }
    let is = play.world.hero(hero);
    let (at, room, over) = (is.body.at, is.has_room(play.game), play.world.stage == Stage::Between);
    if room && (over || !is.ghost) {
        play.world.hero_mut(hero).inventory.push(item);
        play.world.hero_mut(hero).inventory.sort_unstable();
    } else if over {
        // SS-CAMP-08, SS-SPL-04: after a quest nobody could pick it up any more.
        play.world.supply.push(item);
        play.world.supply.sort_unstable();
    } else {
        play.world.leave(at, Left::Item(item));
    }
}

/// SS-GOLD-03, SS-DTH-05: coins for a hero; a ghost holds none, and they lie in its area.
fn gain_crowns(world: &mut World, hero: HeroId, crowns: u16) {
    if world.hero(hero).ghost {
        let coins = world.coins_for(crowns);
        world.leave(world.hero(hero).body.at, Left::Coins(coins));
    } else {
        world.pay_out(hero, crowns);
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
        options.extend(is.own_items().into_iter().map(Pick::Drop));
        if is.coins != Coins::default() {
            options.push(Pick::DropCoins);
            options.extend(is.coins.single().map(Pick::DropCoin));
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
            dealing::part_with(play, hero, *item);
            play.world.leave(at, Left::Item(*item));
            play.tell(|_, _| Fact::Drops { hero, item: *item });
            learning::granted(play, hero)?;
        }
        Pick::DropCoins => {
            let coins = std::mem::take(&mut play.world.hero_mut(hero).coins);
            drop_coins(play, hero, coins);
        }
        Pick::DropCoin(crowns) => {
            let coin = play.world.hero_mut(hero).coins.take_coin(*crowns);
            drop_coins(play, hero, coin);
        }
        _ => {}
    }
    Ok(())
}

/// SS-FREE-03: coins lie in the hero's area.
fn drop_coins(play: &mut Play, hero: HeroId, coins: Coins) {
    let at = play.world.hero(hero).body.at;
    play.world.leave(at, Left::Coins(coins));
    play.tell(|_, _| Fact::DropsCoins { hero, n: coins.crowns() });
}
