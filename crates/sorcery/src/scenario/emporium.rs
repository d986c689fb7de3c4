//! EMP, SPL, BLD, GOLD: a visit to the Emporium, with supply, anvil and tavern. Each service is a unit of its own.

use crate::actions::{dealing, party};
use crate::content::cards::Deck;
use crate::content::{ItemId, Slot, Symbol};
use crate::rulings::QuestTreasures;
use crate::shown::{Fact, Prompt};
use crate::world::{Dealing, HeroId, Pick, Visit, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

/// SS-BLD-02: what the Enchanting Anvil costs.
pub const ANVIL: u16 = 50;
/// SS-BLD-05: the stake in the Rising Pony.
pub const STAKE: u16 = 5;
/// SS-EMP-09: what a treasure brings for each act.
pub const TREASURE: u16 = 25;

/// SS-EMP-02: these heroes are in the Emporium.
pub fn enter(play: &mut Play, heroes: Vec<HeroId>) {
    open(play, Visit { heroes, at: None, gambled: Vec::new(), supply: false });
}

/// SS-EMP-02: a hero comes to the Emporium in the middle of play, with everybody who is in its area.
pub fn interrupt(play: &mut Play, hero: HeroId) {
    let heroes = play.world.beside(hero);
    enter(play, heroes);
}

/// SS-SPL-01: the same before the supply alone.
pub fn supply(play: &mut Play, hero: HeroId) {
    let heroes = play.world.beside(hero);
    open(play, Visit { heroes, at: None, gambled: Vec::new(), supply: true });
}

fn open(play: &mut Play, visit: Visit) {
    if visit.heroes.is_empty() {
        return;
    }
    play.world.visit = Some(visit);
    play.tell(|_, _| Fact::Visits);
}

/// SS-EMP-02, SS-DEC-20: who is served next, and what that hero does there.
pub fn go_on(play: &mut Play) -> Rule {
    let Some(visit) = play.world.visit.clone() else { return Ok(()) };
    let Some(hero) = visit.at else {
        let mut options: Vec<Pick> = visit.heroes.iter().copied().map(Pick::Hero).collect();
        options.push(Pick::Done);
        let next = match party(play, Prompt::Shopper, &options)? {
            Pick::Hero(hero) => Some(Visit { at: Some(hero), ..visit }),
            _ => None,
        };
        play.world.visit = next;
        return Ok(());
    };
    let mut options = play.world.services(play.game, &visit, hero);
    options.push(Pick::Done);
    let crowns = play.world.hero(hero).coins.crowns();
    let pick = play.choose(hero.seat(), Prompt::Emporium { hero, crowns }, &options)?;
    serve(play, hero, pick)
}

impl World {
    /// The living heroes in the area of a hero, itself among them.
    fn beside(&self, hero: HeroId) -> Vec<HeroId> {
        let at = self.hero(hero).body.at;
        self.living().into_iter().filter(|other| self.hero(*other).body.at == at).collect()
    }

    /// SS-EMP-08, SS-SPL-01, SS-SPL-04, SS-BLD-01: what a visiting hero may do.
    pub fn services(&self, game: &Sorcery, visit: &Visit, hero: HeroId) -> Vec<Pick> {
        let is = self.hero(hero);
        let mut all = Vec::new();
        if !visit.supply {
            all.extend(self.wares(game, hero));
            all.extend(self.for_sale(game, hero).into_iter().map(Pick::Sell));
            all.extend(self.improvable(game, hero).into_iter().map(Pick::Improve));
            if !visit.gambled.contains(&hero) && self.can_pay(hero, STAKE) {
                all.extend(game.content.dice.tavern.iter().map(|(symbol, _)| Pick::Bet(*symbol)));
            }
        }
        if is.has_room(game) {
            let mut supply = self.supply.clone();
            supply.dedup();
            all.extend(supply.into_iter().map(Pick::Fetch));
        }
        if self.campaign.is_some() {
            all.extend(is.own_items().into_iter().map(Pick::Store));
        }
        // SS-EMP-08: they rearrange and trade freely in the Emporium alone.
        if !visit.supply {
            all.push(Pick::Reorganize);
            all.extend(visit.heroes.iter().copied().filter(|other| *other != hero).map(Pick::Exchange));
        }
        all
    }

    /// SS-DECK-10: whether a hero can pay so many crowns, and get its change.
    fn can_pay(&self, hero: HeroId, crowns: u16) -> bool {
        let (mut own, mut bank) = (self.hero(hero).coins, self.bank);
        own.spend(&mut bank, crowns)
    }

    /// SS-EMP-01, SS-EMP-04, SS-EMP-06, SS-DECK-10: the cards for sale, each side at its own price.
    fn wares(&self, game: &Sorcery, hero: HeroId) -> Vec<Pick> {
        if !self.hero(hero).has_room(game) {
            return Vec::new();
        }
        let mut fronts = self.stock.clone();
        fronts.dedup();
        let back = |id: ItemId| game.item(id).back.as_ref().and_then(|name| game.content.item(name));
        let sides = fronts.into_iter().flat_map(|front| [Some(front), back(front)].into_iter().flatten());
        let paid = |id: &ItemId| match game.item(*id).deck {
            Deck::Emporium(price) => self.can_pay(hero, price.into()),
            _ => false,
        };
        sides.filter(paid).map(Pick::Buy).collect()
    }

    /// SS-EMP-08, SS-EMP-09, SS-GAP-33: treasures that a hero may sell, carried or worn.
    fn for_sale(&self, game: &Sorcery, hero: HeroId) -> Vec<ItemId> {
        let mut all = self.hero(hero).own_items();
        all.retain(|id| self.proceeds(game, *id) > 0);
        all
    }

    /// SS-EMP-09, SS-GAP-33: what a card brings: 25 crowns for each act; other cards are not bought.
    fn proceeds(&self, game: &Sorcery, item: ItemId) -> u16 {
        let act = self.agreed.quest.map_or(1, |quest| game.content.quests[quest.index()].act);
        match game.item(item).deck {
            Deck::Treasure(act) => TREASURE * u16::from(act),
            Deck::Quest if self.rulings().quest_treasures == QuestTreasures::Sold => {
                TREASURE * u16::from(act)
            }
            _ => 0,
        }
    }

    /// SS-BLD-02, SS-BLD-04, SS-WPN-09: weapons and armour of supply and Emporium that have an improved back.
    fn improvable(&self, game: &Sorcery, hero: HeroId) -> Vec<ItemId> {
        if !self.can_pay(hero, ANVIL) {
            return Vec::new();
        }
        let mut all = self.hero(hero).own_items();
        all.retain(|id| {
            let item = game.item(*id);
            let made = !matches!(item.slot, Slot::Goods | Slot::Projectile | Slot::Artifact);
            made && item.back.is_some() && matches!(item.deck, Deck::Supply | Deck::Emporium(_))
        });
        all
    }
}

fn serve(play: &mut Play, hero: HeroId, pick: Pick) -> Rule {
    match pick {
        Pick::Buy(item) => buy(play, hero, item),
        Pick::Sell(item) => sell(play, hero, item),
        Pick::Improve(item) => improve(play, hero, item),
        Pick::Bet(symbol) => bet(play, hero, symbol)?,
        Pick::Fetch(item) => fetch(play, hero, item),
        Pick::Store(item) => store(play, hero, item),
        // SS-EMP-08, SS-GOLD-07: freely, without actions.
        Pick::Reorganize => play.world.dealing = Some(Dealing::Reorganize { hero }),
        Pick::Exchange(other) => {
            play.world.dealing = Some(Dealing::Exchange { hero, other, items: None });
        }
        _ => {
            if let Some(visit) = &mut play.world.visit {
                visit.at = None;
            }
        }
    }
    Ok(())
}

fn pay(world: &mut World, hero: HeroId, crowns: u16) {
    let mut bank = world.bank;
    world.hero_mut(hero).coins.spend(&mut bank, crowns);
    world.bank = bank;
}

fn stow(world: &mut World, hero: HeroId, item: ItemId) {
    let inventory = &mut world.hero_mut(hero).inventory;
    inventory.push(item);
    inventory.sort_unstable();
}

fn take(list: &mut Vec<ItemId>, item: ItemId) {
    if let Some(n) = list.iter().position(|other| *other == item) {
        list.remove(n);
    }
}

/// SS-EMP-04, SS-EMP-05, SS-EMP-06, SS-EMP-07: one side of a card for its full price.
fn buy(play: &mut Play, hero: HeroId, item: ItemId) {
    let Deck::Emporium(price) = play.game.item(item).deck else { return };
    let front = play.game.content.front(item).unwrap_or(item);
    take(&mut play.world.stock, front);
    pay(play.world, hero, price.into());
    stow(play.world, hero, item);
    play.tell(|_, _| Fact::Buys { hero, item, n: price });
}

/// SS-EMP-09: the card goes onto the discard pile of treasures.
fn sell(play: &mut Play, hero: HeroId, item: ItemId) {
    let crowns = play.world.proceeds(play.game, item);
    dealing::part_with(play, hero, item);
    play.world.discard(play.game, item);
    play.world.pay_out(hero, crowns);
    play.tell(|_, _| Fact::Sells { hero, item, n: crowns });
}

/// SS-BLD-02, SS-BLD-03, SS-ARM-04: the card is turned to its improved side until the end of the quest.
fn improve(play: &mut Play, hero: HeroId, item: ItemId) {
    let back = play.game.item(item).back.as_ref().and_then(|name| play.game.content.item(name));
    let Some(back) = back else { return };
    pay(play.world, hero, ANVIL);
    let before = play.world.full_shields(play.game, Who::Hero(hero));
    play.world.hero_mut(hero).turn_over(item, back);
    // SS-SHD-01: the magic shields of a better side that is worn are laid ready.
    let more = play.world.full_shields(play.game, Who::Hero(hero)).saturating_sub(before);
    play.world.hero_mut(hero).body.shields += more;
    play.world.improved.push(back);
    play.world.improved.sort_unstable();
    play.tell(|_, _| Fact::Improves { hero, item: back });
}

/// SS-BLD-05, SS-BLD-06, SS-BLD-07: a stake, a symbol, a blue die.
fn bet(play: &mut Play, hero: HeroId, symbol: Symbol) -> Rule {
    pay(play.world, hero, STAKE);
    if let Some(visit) = &mut play.world.visit {
        visit.gambled.push(hero);
    }
    let faces = play.game.content.dice.blue.clone();
    let face = play.roll("blue", &faces)?;
    let pays =
        play.game.content.dice.tavern.iter().find(|(other, _)| *other == symbol).map_or(0, |(_, n)| *n);
    let won = if face.of(symbol) > 0 { pays } else { 0 };
    play.world.pay_out(hero, won.into());
    play.tell(|_, _| Fact::Bets { hero, face, n: won });
    Ok(())
}

/// SS-SPL-01: free of charge.
fn fetch(play: &mut Play, hero: HeroId, item: ItemId) {
    take(&mut play.world.supply, item);
    stow(play.world, hero, item);
    play.tell(|_, _| Fact::Fetches { hero, item });
}

/// SS-SPL-04, SS-CAMP-03: what is stored stays until a hero takes it out.
fn store(play: &mut Play, hero: HeroId, item: ItemId) {
    dealing::part_with(play, hero, item);
    play.world.supply.push(item);
    play.world.supply.sort_unstable();
    play.tell(|_, _| Fact::Stores { hero, item });
}
