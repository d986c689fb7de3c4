//! GH-LOO, GH-MAP-25, GH-MAP-26, GH-MAP-27, GH-MAP-28, GH-MAP-29: what is looted.

use crate::actions::outcomes::{self, Source};
use crate::content::{Effect, ItemId, LootCard, LootKind, Treasure, TreasureEntry};
use crate::rulings::SummonsLoot;
use crate::scenario::ending;
use crate::scenario::special::{self, Happens};
use crate::world::Cause;
use crate::{Board, Fact, FigureId, Haven, HeroId, Play, World};
use board::SpaceId;
use smallvec::SmallVec;
use table::{Named, Rule};

/// GH-LOO-01, GH-LOO-02, GH-MAB-09, GH-MAB-10, GH-MAB-11, FH-MAB-05: takes what lies in range; monsters take money
/// tokens only, and those are gone. Says whether there was anything.
///
/// FH-GAP-41: what a summon loots its summoner gets.
pub fn loot(play: &mut Play, figure: FigureId, range: u8) -> Rule<bool> {
    let looter = play.world.gets_loot_of(figure);
    match play.world.at(figure) {
        Some(from) => loot_from(play, looter, from, range),
        None => Ok(false),
    }
}

/// GH-MAP-25: the same around any hex: what is taken there goes to the figure, treasure to characters alone.
pub fn loot_from(play: &mut Play, figure: FigureId, from: SpaceId, range: u8) -> Rule<bool> {
    if !play.world.can_loot_from(figure, from, range) {
        return Ok(false);
    }
    let board = play.world.place.board.clone();
    let sight = play.world.agreed.edition.loot_needs_sight();
    let near = |at: SpaceId| is_lootable(&board, sight, (from, range), at);
    let coins = play.world.take_coins(figure, near);
    play.world.count_loot_ability(figure, coins);
    play.tell(|_, _| Fact::Loots { figure, coins });
    draw_cards(play, figure, coins)?;
    let treasures = play.world.place.treasures.len();
    if let FigureId::Hero(hero) = figure {
        take_treasures(play, hero, near)?;
    }
    Ok(coins > 0 || play.world.place.treasures.len() < treasures)
}

/// GH-LOO-01, GH-LOO-02, FH-LOO-02: whether a hex is in range of a loot ability, and seen if it must be.
fn is_lootable(board: &Board, sight: bool, (from, range): (SpaceId, u8), at: SpaceId) -> bool {
    let near = board.range.between(from, at).is_some_and(|apart| apart <= u16::from(range));
    near && (!sight || board.sight.sees(from, at))
}

/// GH-LOO-06, GH-LOO-09, FH-SUM-16, FH-LOO-09, GH-SUM-11, GH-LOO-07, GH-LOO-08, FH-LOO-08: a character takes what lies
/// on its hex.
pub fn loot_hex(play: &mut Play, hero: HeroId) -> Rule {
    let figure = FigureId::Hero(hero);
    let Some(here) = play.world.at(figure) else { return Ok(()) };
    let coins = play.world.take_coins(figure, |at| at == here);
    if coins > 0 {
        play.tell(|_, _| Fact::Loots { figure, coins });
        draw_cards(play, figure, coins)?;
    }
    take_treasures(play, hero, |at| at == here)
}

impl Named<Haven> for ItemId {
    fn name(&self, game: &Haven, out: &mut String) {
        out.push_str(&game.item(*self).name);
    }
}

impl Named<Haven> for LootKind {
    fn name(&self, _: &Haven, out: &mut String) {
        out.push_str(LootKind::name(*self));
    }
}

impl Named<Haven> for LootCard {
    fn name(&self, _: &Haven, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

/// FH-LOO-04, FH-LDK-01, FH-TRE-12: a character draws this many loot cards, or as many as there are; nobody else draws
/// any. Where tokens are money there is no loot deck.
pub fn draw_cards(play: &mut Play, figure: FigureId, count: u8) -> Rule {
    let FigureId::Hero(hero) = figure else { return Ok(()) };
    if !play.world.agreed.edition.tokens_draw_loot_cards() {
        return Ok(());
    }
    for _ in 0..count {
        let Some(kind) = play.draw("loot-deck", |world| &mut world.decks.loot)? else { break };
        let left = play.world.loot_left(play.game, kind);
        if left.is_empty() {
            continue;
        }
        let one_face = left.windows(2).all(|two| two[0] == two[1]);
        let card = match left.first().filter(|_| one_face) {
            Some(card) => *card,
            None => play.roll("loot-card", &left)?,
        };
        let card = if kind == LootKind::RandomItem { random_item(play, hero)? } else { card };
        play.world.hero_mut(hero).loot.push(card);
        let amount = card.amount(play.world.party.heroes.len() as u8);
        play.tell(|_, _| Fact::DrawsLoot { hero, card, amount });
    }
    Ok(())
}

/// FH-LDK-05, FH-LOO-05, FH-LOO-06: a random item goes to the character at once; without one the card counts as money with
/// three coins.
fn random_item(play: &mut Play, hero: HeroId) -> Rule<LootCard> {
    let left = play.world.random_items(play.game);
    let worth = |coins: u8| LootCard { kind: LootKind::RandomItem, amounts: (coins, coins, coins) };
    if left.is_empty() {
        return Ok(worth(3));
    }
    let item = play.roll("random-item", &left)?;
    outcomes::gain_item(play, hero, play.game.item(item).number)?;
    Ok(worth(0))
}

/// GH-LOO-04, GH-MAP-26, GH-MAP-27, GH-MAP-28, GH-MAP-29, FH-TRE-02, FH-TRE-03, FH-TRE-09: treasure tiles are looked up
/// at once.
fn take_treasures(play: &mut Play, hero: HeroId, near: impl Fn(SpaceId) -> bool) -> Rule {
    let all: SmallVec<[(SpaceId, Treasure); 4]> =
        play.world.place.treasures.iter().copied().filter(|(at, _)| near(*at)).collect();
    // All that is in range is taken before anything is looked up.
    play.world.place.treasures.retain(|taken| !all.contains(taken));
    for (_, treasure) in all {
        play.world.hero_mut(hero).tally.treasures += 1;
        play.tell(|_, _| Fact::FindsTreasure { hero, treasure });
        // GH-GAP-41
        ending::look(play);
        if let Treasure::Number(number) = treasure {
            play.world.party.found.push((hero, number));
            // FH-SCN-11
            special::trigger(play, Happens::Looted(number))?;
        }
        let source = Source { by: Some(hero), ..Source::of(Cause::Treasure) };
        for find in play.world.holds(play.game, treasure).to_vec() {
            outcomes::happen(play, &find, source)?;
        }
    }
    Ok(())
}

impl World {
    /// FH-LOO-03: whether a figure can perform a loot ability.
    pub fn can_loot(&self, figure: FigureId, range: u8) -> bool {
        self.at(figure).is_some_and(|from| self.can_loot_from(figure, from, range))
    }

    fn can_loot_from(&self, figure: FigureId, from: SpaceId, range: u8) -> bool {
        let edition = self.agreed.edition;
        let near =
            |at: SpaceId| is_lootable(&self.place.board, edition.loot_needs_sight(), (from, range), at);
        // FH-TRE-11
        let treasure =
            || matches!(figure, FigureId::Hero(_)) && self.place.treasures.iter().any(|(at, _)| near(*at));
        !edition.loot_needs_something() || self.place.coins.iter().any(|at| near(*at)) || treasure()
    }

    /// FH-GAP-41: who gets what a figure loots.
    fn gets_loot_of(&self, figure: FigureId) -> FigureId {
        let asked = self.agreed.edition.asks("FH-GAP-41");
        match figure {
            FigureId::Summon(id) if asked && self.agreed.rulings.summons_loot == SummonsLoot::Summoners => {
                id.hero.into()
            }
            _ => figure,
        }
    }

    /// GH-MAP-27: what a treasure tile holds; a position may have made it up.
    pub fn holds<'w>(&'w self, game: &'w Haven, treasure: Treasure) -> &'w [Effect] {
        let made_up = |entry: &&TreasureEntry| treasure == Treasure::Number(entry.number);
        match self.agreed.extra.treasures.iter().find(made_up) {
            Some(entry) => &entry.holds,
            None => game.content.holds(treasure),
        }
    }

    /// FH-LOO-05: the random items that nobody has.
    fn random_items(&self, game: &Haven) -> Vec<ItemId> {
        let owned = |item: &ItemId| {
            self.party.heroes.iter().any(|hero| self.owns_item(game, hero.id, game.item(*item).number))
        };
        let all = (0..game.content.items.len()).map(|n| ItemId(n as u8));
        all.filter(|item| game.item(*item).random && !owned(item)).collect()
    }

    /// FH-LDK-01, FH-LDK-06: the cards of a kind that nobody has drawn in this scenario, some with a sticker.
    fn loot_left(&self, game: &Haven, kind: LootKind) -> Vec<LootCard> {
        let mut left: Vec<LootCard> = game.content.loot.iter().copied().filter(|c| c.kind == kind).collect();
        let stickers = self.agreed.campaign.iter().flat_map(|campaign| &campaign.stickers);
        for sticker in stickers.filter_map(|card| card.parse::<LootCard>().ok()) {
            if let Some(card) = left.iter_mut().find(|card| **card == sticker) {
                *card = card.with_sticker();
            }
        }
        for drawn in self.party.heroes.iter().flat_map(|hero| &hero.loot) {
            if let Some(n) = left.iter().position(|card| card == drawn) {
                left.remove(n);
            }
        }
        left
    }

    /// GH-LOO-03: money tokens go to the character; those that monsters take are gone (GH-MAB-10).
    fn take_coins(&mut self, figure: FigureId, near: impl Fn(SpaceId) -> bool) -> u8 {
        let mut taken: SmallVec<[SpaceId; 4]> = SmallVec::new();
        self.place.coins.retain(|at| {
            let takes = near(*at);
            taken.extend(takes.then_some(*at));
            !takes
        });
        let coins = taken.len() as u8;
        if let FigureId::Hero(hero) = figure {
            self.hero_mut(hero).coins += coins;
            self.count_loot(hero, &taken);
        }
        coins
    }
}
