//! ITM, TRS, INT, STI, TRD: treasure, items, equipment and trade.

use crate::content::{Class, ItemDeck, ItemId, Rarity, Slot, Token, ZoneId};
use crate::rulings::{PrizeMoves, TreasureDeckEmpty};
use crate::shown::{Back, Discarded, Fact, Prompt};
use crate::world::{HeroId, Owned, Pick};
use crate::{Darkness, Play, World};
use table::{Rule, Source};

/// The name of a treasure deck in cases.
pub fn deck_name(rarity: Rarity) -> Source<'static> {
    Source::of(rarity.name(), "items")
}

/// MD-TRS-05, MD-STI-07: the next item of a rarity; one of the set for a class that is not in the game is discarded and
/// another drawn.
pub fn draw(play: &mut Play, rarity: Rarity) -> Rule<Option<ItemId>> {
    loop {
        let deck = &mut play.world.decks.treasure[rarity as usize];
        let refill = play.world.agreed.rulings.treasure_deck_empty == TreasureDeckEmpty::Reshuffled;
        if deck.left() == 0 && refill {
            deck.reshuffle();
        }
        let drawn = play.draw(deck_name(rarity), |w| &mut w.decks.treasure[rarity as usize])?;
        let Some(item) = drawn else { return Ok(None) };
        let class = play.game.item(item).class;
        if class.is_none_or(|class| play.world.hero_of(class).is_some()) {
            return Ok(Some(item));
        }
        play.world.discard_item(play.game, item);
        play.tell(|_, _| Fact::Discards { item, why: Discarded::ForeignClass });
        if play.world.only_strange_sets_left(play.game, rarity) {
            return Ok(None);
        }
    }
}

/// Draws an item of a rarity for a hero.
pub fn draw_and_gain(play: &mut Play, hero: HeroId, rarity: Rarity) -> Rule {
    match draw(play, rarity)? {
        Some(item) => gain(play, hero, item),
        None => Ok(()),
    }
}

/// MD-INT-04, MD-INT-05, MD-INT-06, MD-INT-07, MD-KIL-17: a new item is equipped, kept, or handed to a hero in the same
/// zone, who may equip it and nothing else.
pub fn gain(play: &mut Play, hero: HeroId, item: ItemId) -> Rule {
    play.tell(|_, _| Fact::Gains { hero, item });
    play.world.hero_mut(hero).stow(item);
    let zone = play.world.hero(hero).zone;
    let mut options = vec![Pick::Keep];
    options.extend(play.world.equip_options(play.game, hero, item));
    if !play.world.hero(hero).defeated {
        let others = play.world.heroes_in(zone).filter(|h| *h != hero);
        options.extend(others.map(|other| Pick::Give(item, other)));
    }
    match play.choose(hero.seat(), Prompt::NewItem { hero, item }, &options)? {
        Pick::Equip(item, instead) => equip(play, hero, item, &instead),
        Pick::Give(item, to) => {
            hand_over(play, hero, item, to);
            let mut options = vec![Pick::Keep];
            options.extend(play.world.equip_options(play.game, to, item));
            if let Pick::Equip(item, instead) =
                play.choose(to.seat(), Prompt::NewItem { hero: to, item }, &options)?
            {
                equip(play, to, item, &instead);
            }
        }
        _ => {}
    }
    Ok(())
}

/// MD-INT-08: puts an item on; what it replaces goes to the inventory.
pub fn equip(play: &mut Play, hero: HeroId, item: ItemId, instead: &[ItemId]) {
    let is = play.world.hero_mut(hero);
    for old in instead {
        if is.take_off(*old) {
            is.stow(*old);
        }
    }
    if is.unstow(item) {
        is.put_on(item);
        play.tell(|_, _| Fact::Equips { hero, item });
    }
}

/// MD-ITM-10: takes an item off, at any time and for nothing.
pub fn take_off(play: &mut Play, hero: HeroId, item: ItemId) {
    let is = play.world.hero_mut(hero);
    if is.take_off(item) {
        is.stow(item);
        play.tell(|_, _| Fact::TakesOff { hero, item });
    }
}

fn hand_over(play: &mut Play, from: HeroId, item: ItemId, to: HeroId) {
    let giver = play.world.hero_mut(from);
    if giver.unstow(item) || giver.take_off(item) {
        play.world.hero_mut(to).stow(item);
        play.tell(|_, _| Fact::Gives { from, item, to });
    }
}

/// No distribution of cards needs so many exchanges for each of them; the book knows no bound, but a trade of players who
/// toss coins must end.
const EXCHANGES_FOR_A_CARD: usize = 6;

/// MD-TRD-01, MD-TRD-02, MD-TRD-04: the hero's zone becomes a trade zone.
pub fn open_trade(play: &mut Play, active: HeroId) {
    let zone = play.world.hero(active).zone;
    let cards = |hero: HeroId| play.world.hero(hero).worn.len() + play.world.hero(hero).inventory.len() + 1;
    let all: usize = play.world.heroes_in(zone).map(cards).sum();
    if let Some(turn) = play.world.turn.as_mut() {
        turn.trade = u16::try_from(all * EXCHANGES_FOR_A_CARD).ok();
    }
}

/// MD-TRD-01, MD-TRD-03: all heroes in the zone exchange and equip items freely, until the active hero says that it is
/// done. Each exchange is a unit of its own. Whoever has nothing to exchange is not asked.
pub fn exchange(play: &mut Play, active: HeroId) -> Rule {
    let heroes: Vec<HeroId> = play.world.heroes_in(play.world.hero(active).zone).collect();
    let mut options = play.world.trade_options(play.game, &heroes);
    options.push(Owned::by(active, Pick::Done));
    let seats = table::SeatSet::of(options.iter().map(|option| option.seat));
    let (_, chosen) = play.choose_party(seats, Prompt::Trade { hero: active }, &options)?;
    let goes_on = chosen.pick != Pick::Done;
    match &chosen.pick {
        Pick::HeroEquips(hero, item, instead) => equip(play, *hero, *item, instead),
        Pick::HeroGives(from, item, to) => hand_over(play, *from, *item, *to),
        Pick::GivePrize(prize, to) => give_prize(play, *prize, *to),
        _ => {}
    }
    if let Some(turn) = play.world.turn.as_mut() {
        turn.trade = turn.trade.filter(|left| goes_on && *left > 1).map(|left| left - 1);
    }
    Ok(())
}

fn give_prize(play: &mut Play, prize: u8, to: HeroId) {
    for hero in &mut play.world.heroes {
        hero.prizes.retain(|p| *p != prize);
    }
    play.world.hero_mut(to).prizes.push(prize);
    play.tell(|_, _| Fact::PrizeGiven { prize, hero: to });
}

/// MD-TOK-14, MD-TOK-15, MD-TOK-16: three items become one, a step above the least rare of them.
pub fn forge(play: &mut Play, hero: HeroId) -> Rule {
    let mut chosen: Vec<ItemId> = Vec::new();
    while chosen.len() < 3 {
        let left = play.world.hero(hero).inventory.iter().chain(&play.world.hero(hero).worn).copied();
        let mut left: Vec<ItemId> = left.collect();
        left.sort_unstable();
        for item in &chosen {
            left.iter().position(|i| i == item).map(|at| left.remove(at));
        }
        left.dedup();
        let fits = |item: &ItemId| {
            let three: Vec<ItemId> = chosen.iter().copied().chain([*item]).collect();
            three.len() < 3 || play.world.forged(play.game, &three).is_some()
        };
        let options: Vec<Pick> = left.iter().copied().filter(fits).map(Pick::Item).collect();
        match play.choose(hero.seat(), Prompt::Forge { hero, chosen: chosen.len() as u8 }, &options)? {
            Pick::Item(item) => chosen.push(item),
            _ => return Ok(()),
        }
    }
    let rarity = play.world.forged(play.game, &chosen);
    for item in chosen {
        let is = play.world.hero_mut(hero);
        if is.unstow(item) || is.take_off(item) {
            play.world.discard_item(play.game, item);
            play.tell(|_, _| Fact::Discards { item, why: Discarded::Forged });
        }
    }
    match rarity {
        Some(rarity) => draw_and_gain(play, hero, rarity),
        None => Ok(()),
    }
}

/// MD-INT-01, MD-INT-02, MD-INT-03, MD-TOK-10, MD-TOK-12, MD-TOK-13, MD-TOK-17: what lies in the zone is used for one
/// movement point.
pub fn interact(play: &mut Play, hero: HeroId, token: Token) -> Rule {
    let zone = play.world.hero(hero).zone;
    if token != Token::Forge {
        play.world.pick_up(zone, token);
    }
    match token {
        Token::Treasure(rarity) => {
            play.world.bag.put(rarity);
            draw_and_gain(play, hero, rarity)
        }
        Token::Fountain => {
            let heals = play.draw_token("fountains", |w| &mut w.backs.fountains)?.unwrap_or(0);
            play.tell(|_, _| Fact::Turned { token, shows: Back::Heals(heals) });
            super::health::heal_one(play, hero, hero, heals)
        }
        Token::Chest => {
            let rarity = play.draw_token("chests", |w| &mut w.backs.chests)?;
            open_chest(play, hero, token, rarity, 2)
        }
        Token::LargeChest => {
            let rarity = play.draw_token("large-chests", |w| &mut w.backs.large_chests)?;
            open_chest(play, hero, token, rarity, 3)
        }
        Token::Forge => forge(play, hero),
        _ => Ok(()),
    }
}

fn open_chest(play: &mut Play, hero: HeroId, token: Token, rarity: Option<Rarity>, items: u8) -> Rule {
    let Some(rarity) = rarity else { return Ok(()) };
    play.tell(|_, _| Fact::Turned { token, shows: Back::Rarity(rarity) });
    for _ in 0..items {
        draw_and_gain(play, hero, rarity)?;
    }
    Ok(())
}

/// MD-TRS-02, MD-TRS-03, MD-TRS-07: treasure tokens out of the bag, as many as there are.
pub fn draw_tokens(play: &mut Play, n: u8) -> Rule<Vec<Rarity>> {
    let mut drawn = Vec::new();
    for _ in 0..n {
        drawn.extend(play.draw_token("bag", |w| &mut w.bag)?);
    }
    Ok(drawn)
}

/// Draws treasure tokens and puts them into a zone.
pub fn place_treasure(play: &mut Play, zone: ZoneId, n: u8) -> Rule {
    for rarity in draw_tokens(play, n)? {
        play.world.lay(zone, Token::Treasure(rarity));
        play.tell(|_, w| Fact::Treasure { zone: w.spot(zone), rarity });
    }
    Ok(())
}

/// MD-GEN-07: a token from the supply goes into the bag, if there is one.
pub fn add_to_bag(play: &mut Play, rarity: Rarity) {
    let left = &mut play.world.supply[rarity as usize];
    if *left > 0 {
        *left -= 1;
        play.world.bag.put(rarity);
        play.tell(|_, _| Fact::IntoBag { rarity });
    }
}

impl World {
    /// MD-TOK-15, MD-ITM-08, MD-DEC-38: what an item counts as at a forge.
    pub fn rarity_of(&self, game: &Darkness, item: ItemId) -> Rarity {
        let item = game.item(item);
        match item.deck {
            ItemDeck::Starting => Rarity::Common,
            _ if item.slot == Slot::Consumable => Rarity::Common,
            ItemDeck::Treasure(rarity) => rarity,
            ItemDeck::Mob(category) => match self.rulings().mob_item_rarity {
                crate::rulings::MobItemRarity::Border => item.border.unwrap_or(Rarity::Common),
                crate::rulings::MobItemRarity::Category => Rarity::ALL[category as usize],
            },
        }
    }

    /// MD-TOK-14, MD-DEC-37: what three items give at a forge.
    pub fn forged(&self, game: &Darkness, items: &[ItemId]) -> Option<Rarity> {
        let least = items.iter().map(|i| self.rarity_of(game, *i)).min()?;
        let epic = self.rulings().three_epics == crate::rulings::ThreeEpics::Epic;
        least.next().or(epic.then_some(Rarity::Epic))
    }

    /// Whether a hero can use a forge: any three of its items give something.
    pub fn can_forge(&self, game: &Darkness, hero: HeroId) -> bool {
        let is = self.hero(hero);
        let mut items: Vec<ItemId> = is.inventory.iter().chain(&is.worn).copied().collect();
        items.sort_by_key(|i| self.rarity_of(game, *i));
        items.len() >= 3 && self.forged(game, &items[..3]).is_some()
    }

    /// Where a discarded item goes; starting items go back into the box.
    pub fn discard_item(&mut self, game: &Darkness, item: ItemId) {
        match game.item(item).deck {
            ItemDeck::Starting => {}
            ItemDeck::Treasure(rarity) => self.decks.treasure[rarity as usize].discard(item),
            ItemDeck::Mob(category) => self.decks.mob_items[category as usize].discard(item),
        }
    }

    /// Whether a deck and its discards hold nothing but set items of classes that are not in the game.
    fn only_strange_sets_left(&self, game: &Darkness, rarity: Rarity) -> bool {
        let deck = &self.decks.treasure[rarity as usize];
        let strange =
            |item: &ItemId| game.item(*item).class.is_some_and(|class: Class| self.hero_of(class).is_none());
        deck.cards_left().iter().chain(deck.discarded()).all(strange)
    }

    /// MD-ITM-03, MD-HER-03, MD-HER-05, MD-STI-02: how an item can be put on: into a free slot, or in place of others.
    pub fn equip_options(&self, game: &Darkness, hero: HeroId, item: ItemId) -> Vec<Pick> {
        let (is, card) = (self.hero(hero), game.item(item));
        if card.slot == Slot::Consumable || card.class.is_some_and(|class| class != is.class) {
            return Vec::new();
        }
        let in_slot = |slot: Slot, id: &&ItemId| {
            let other = game.item(**id).slot;
            other == slot || (slot == Slot::Hand && other == Slot::TwoHands)
        };
        let worn =
            |slot: Slot| is.worn.iter().filter(move |id| in_slot(slot, id)).copied().collect::<Vec<_>>();
        let instead: Vec<Vec<ItemId>> = match card.slot {
            Slot::TwoHands => vec![worn(Slot::Hand)],
            Slot::Hand if is.slots_taken(game, Slot::Hand) < 2 => vec![Vec::new()],
            Slot::Hand => {
                let mut one: Vec<Vec<ItemId>> = worn(Slot::Hand).into_iter().map(|id| vec![id]).collect();
                one.dedup();
                one
            }
            slot => vec![worn(slot)],
        };
        instead.into_iter().map(|instead| Pick::Equip(item, instead)).collect()
    }

    /// MD-ITM-10: what a hero can take off.
    pub fn take_off_options(&self, hero: HeroId) -> Vec<Pick> {
        let mut worn: Vec<ItemId> = self.hero(hero).worn.clone();
        worn.dedup();
        worn.into_iter().map(Pick::TakeOff).collect()
    }

    /// MD-TRD-01: what every hero in a trade zone can do, each with its own items.
    fn trade_options(&self, game: &Darkness, heroes: &[HeroId]) -> Vec<Owned> {
        let each = heroes.iter().flat_map(|hero| {
            self.exchanges(game, *hero, heroes).into_iter().map(|pick| Owned::by(*hero, pick))
        });
        each.collect()
    }

    fn exchanges(&self, game: &Darkness, hero: HeroId, heroes: &[HeroId]) -> Vec<Pick> {
        let is = self.hero(hero);
        let mut stowed = is.inventory.clone();
        stowed.dedup();
        let equips = stowed.iter().flat_map(|item| self.equip_options(game, hero, *item));
        let mut options: Vec<Pick> = equips
            .filter_map(|pick| match pick {
                Pick::Equip(item, instead) => Some(Pick::HeroEquips(hero, item, instead)),
                _ => None,
            })
            .collect();
        let mut all: Vec<ItemId> = stowed.into_iter().chain(is.worn.iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        for &to in heroes.iter().filter(|to| **to != hero) {
            options.extend(all.iter().map(|item| Pick::HeroGives(hero, *item, to)));
            if self.rulings().prize_moves == PrizeMoves::Traded {
                options.extend(is.prizes.iter().map(|prize| Pick::GivePrize(*prize, to)));
            }
        }
        options
    }

    /// MD-INT-09: what a hero can interact with in its zone; nothing, while enemies are there.
    pub fn objects(&self, game: &Darkness, hero: HeroId) -> Vec<Token> {
        let zone = self.hero(hero).zone;
        if !self.enemies_in(zone).is_empty() {
            return Vec::new();
        }
        let mut objects: Vec<Token> = self
            .tokens_in(zone)
            .filter(|token| match token {
                Token::Treasure(_) | Token::Fountain | Token::Chest | Token::LargeChest => true,
                Token::Forge => self.can_forge(game, hero),
                _ => false,
            })
            .collect();
        objects.dedup();
        objects
    }
}
