//! END: how a quest ends, at once.

use crate::content::{Goal, ItemId, Thing};
use crate::shown::{Ending, Fact};
use crate::world::{Ended, HeroId, Left, Stage, UnderWay, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

impl World {
    /// SS-END-01: whether the goal that counts is reached.
    fn is_won(&self, game: &Sorcery) -> bool {
        let Some(quest) = self.agreed.quest else { return false };
        let goals = &game.content.quests[quest.index()].goals;
        let point =
            |n: u8| self.things.iter().find(|(_, thing)| *thing == Thing::Waypoint(n)).map(|(at, _)| *at);
        match goals.get(usize::from(self.goal)) {
            Some(Goal::Reach(n)) => point(*n).is_some_and(|at| {
                self.living().iter().any(|hero| self.at(Who::Hero(*hero)) == Some(at))
                    && !self.is_held(at, false)
            }),
            Some(Goal::AllReach(n)) => point(*n).is_some_and(|at| {
                let living = self.living();
                !living.is_empty() && living.iter().all(|hero| self.at(Who::Hero(*hero)) == Some(at))
            }),
            Some(Goal::Kill(kind)) => {
                self.killed.iter().any(|card| game.enemy(*card).kind == *kind)
                    && self.foes.iter().all(|foe| game.enemy(foe.card).kind != *kind)
            }
            None => false,
        }
    }
}

/// SS-END-02, SS-END-04: looks whether the quest is won or lost, in the middle of anything.
pub fn look(play: &mut Play) -> Rule {
    if play.world.is_over() || matches!(play.world.stage, Stage::SetUp | Stage::Visit | Stage::Between) {
        return Ok(());
    }
    if play.world.heroes.iter().all(|hero| hero.ghost) {
        return end(play, Ending::AllGhosts);
    }
    if play.world.is_won(play.game) {
        return end(play, Ending::Goal);
    }
    Ok(())
}

/// SS-END-02, SS-END-03: the quest ends; nothing that is under way goes on.
pub fn end(play: &mut Play, why: Ending) -> Rule {
    play.world.ended = Some(if why == Ending::Goal { Ended::Won } else { Ended::Lost });
    // SS-CAMP-01: a campaign goes on.
    play.world.stage = if play.world.campaign.is_some() { Stage::Between } else { Stage::Over };
    play.world.turn = None;
    play.world.enemy_turn = None;
    play.world.under_way = UnderWay::default();
    play.world.forget_interruptions();
    play.tell(|_, _| Fact::Ended { why });
    for hero in play.world.hero_ids() {
        lose_item(play, hero)?;
    }
    clear_up(play.world, play.game);
    play.stop()
}

/// SS-END-05: a hero who is a ghost at the end loses one of the cards that it wears.
fn lose_item(play: &mut Play, hero: HeroId) -> Rule {
    let worn: Vec<ItemId> = play.world.hero(hero).worn().collect();
    if !play.world.hero(hero).ghost || worn.is_empty() {
        return Ok(());
    }
    let item = if let [only] = worn[..] { only } else { play.roll("lost-item", &worn)? };
    let is = play.world.hero_mut(hero);
    is.take_off(item);
    // SS-POW-08: what it granted goes with it.
    is.powers.retain(|held| held.from != Some(item));
    play.world.discard(play.game, item);
    play.tell(|_, _| Fact::LosesItem { hero, item });
    Ok(())
}

/// SS-END-06, SS-END-07, SS-END-08, SS-BLD-03, SS-EMP-01, SS-GOLD-05: cards and coins on the map go back where they came from,
/// improvements end, red tokens go.
fn clear_up(world: &mut World, game: &Sorcery) {
    for back in std::mem::take(&mut world.improved) {
        let Some(front) = game.content.front(back) else { continue };
        world.heroes.iter_mut().for_each(|hero| hero.turn_over(back, front));
        for (_, left) in world.left.iter_mut().filter(|(_, left)| *left == Left::Item(back)) {
            *left = Left::Item(front);
        }
        world.supply.iter_mut().filter(|item| **item == back).for_each(|item| *item = front);
    }
    let cards = |(_, left): &(_, Left)| matches!(left, Left::Item(_) | Left::Coins(_));
    for (_, left) in world.left.extract_if(.., |lying| cards(lying)).collect::<Vec<_>>() {
        match left {
            Left::Item(item) => world.discard(game, item),
            Left::Coins(coins) => world.bank.add(coins),
            Left::Loot | Left::Treasure => {}
        }
    }
    world.heroes.iter_mut().for_each(|hero| hero.body.tokens.clear());
}
