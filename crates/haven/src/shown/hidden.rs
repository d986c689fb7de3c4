//! GH-HID: what a seat does not know, dealt again.

use crate::content::{CardId, GoalId};
use crate::world::Stage;
use crate::{Haven, HeroId, World};
use table::{Chance, Deck, Seat, WhenEmpty};

impl Haven {
    /// GH-HID-01, GH-HID-02: the hands of the others, and the cards they have chosen in secret, are dealt again from
    /// all cards of their class that have not been seen. So are their battle goals and the top room card of a random
    /// dungeon. Decks hold no order, so nothing else is hidden.
    pub(crate) fn imagine_hidden(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        self.deal_again(world, None, seat, chance);
    }

    /// The same in an earlier world: the cards that have been shown until `now` stay where they were.
    pub(crate) fn imagine_hidden_before(
        &self,
        world: &mut World,
        now: &World,
        seat: Seat,
        chance: &mut Chance,
    ) {
        self.deal_again(world, Some(now), seat, chance);
    }

    fn deal_again(&self, world: &mut World, now: Option<&World>, seat: Seat, chance: &mut Chance) {
        let secret = world.turns.stage == Stage::RoundStart;
        // GH-VAR-02: with open information everybody sees the hands.
        let open = world.agreed.variants.open_information;
        let page = world.scenario_of(self);
        for hero in world.party.heroes.iter_mut().filter(|h| h.id.seat() != seat && !open) {
            let known = hero.discard.iter().chain(&hero.lost).chain(hero.active.iter().map(|a| &a.card));
            let shown: Vec<CardId> = known.chain(hero.selected.iter().filter(|_| !secret)).copied().collect();
            let since = now.map_or_else(Vec::new, |now| shown_cards(now, hero.id));
            let class = self.content.cards.iter().enumerate().filter(|(_, c)| c.class == hero.id.class);
            let mut pool: Vec<CardId> =
                class.map(|(n, _)| CardId(n as u16)).filter(|c| !shown.contains(c)).collect();
            pool.retain(|card| !since.contains(card));
            // A page may list the cards of a class: then everybody knows them.
            let mut hands = page.iter().flat_map(|page| &page.hands);
            if let Some((_, listed)) = hands.find(|(class, _)| *class == hero.id.class)
                && hero.hand.iter().chain(&hero.selected).all(|card| listed.contains(card))
            {
                pool.retain(|card| listed.contains(card));
            }
            let hidden = hero.selected.iter_mut().filter(|_| secret);
            for card in hero.hand.iter_mut().chain(hidden).filter(|card| !since.contains(card)) {
                *card = pool.swap_remove(chance.below(pool.len()));
            }
            hero.hand.sort();
            // The initiative would tell what was chosen.
            if secret && let [lead, second] = hero.selected.as_slice() {
                let at = |card: CardId| self.card(card).initiative_at(hero.own.pace);
                hero.initiative = (at(*lead), at(*second));
            }
        }
        self.imagine_goals(world, seat, chance);
        world.imagine_top(self, chance);
    }

    /// GH-BGL-04, FH-BGL-02, GH-HID-04: the battle goals of the others are dealt again from all that this seat has not
    /// seen.
    fn imagine_goals(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        let own: Vec<GoalId> =
            world.party.heroes.get(seat.index()).map_or_else(Vec::new, |h| h.goals.to_vec());
        let all = (0..self.content.goals.len()).map(|n| GoalId(n as u8));
        let mut pool: Vec<GoalId> = all.filter(|g| !own.contains(g)).collect();
        for hero in world.party.heroes.iter_mut().filter(|h| h.id.seat() != seat) {
            for goal in hero.goals.iter_mut() {
                if !pool.is_empty() {
                    *goal = pool.swap_remove(chance.below(pool.len()));
                }
            }
        }
        // What is left in the deck would tell what was dealt.
        let left = world.decks.goal_deck.left().min(pool.len());
        let deck = (0..left).map(|_| pool.swap_remove(chance.below(pool.len()))).collect::<Vec<_>>();
        world.decks.goal_deck = Deck::new(deck, WhenEmpty::Reshuffle);
    }
}

/// The cards of a character that everybody has seen.
fn shown_cards(world: &World, hero: HeroId) -> Vec<CardId> {
    let is = world.hero(hero);
    let open = is.discard.iter().chain(&is.lost).chain(is.active.iter().map(|a| &a.card));
    let selected = is.selected.iter().filter(|_| world.turns.stage != Stage::RoundStart);
    open.chain(selected).copied().collect()
}
