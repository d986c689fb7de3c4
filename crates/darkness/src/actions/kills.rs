//! KIL: wounds of enemies, kills, experience and rewards.

use super::ending::{all_gain_experience, gain_experience, look, win_if_done};
use super::{items, party};
use crate::content::{MobId, Objective, Rarity, RoamingId, RogueTokenId};
use crate::rulings::{OtherKills, PoisonReturns};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{Enemy, Fighter, HeroId, Pick};
use crate::{Darkness, Play, World};
use table::Rule;

/// Wounds for an enemy. `by` is the hero whose attack or ability it is; nobody, and the players decide who is credited.
///
/// MD-KIL-07, MD-KIL-08, MD-KIL-09, MD-KIL-19: in a mob the surplus goes on to the next miniature, to the leader last;
/// what is left over after the leader is lost.
pub fn hurt(play: &mut Play, enemy: Enemy, wounds: u8, cause: Cause, by: Option<HeroId>) -> Rule {
    if wounds == 0 || !play.world.is_alive(enemy) {
        return Ok(());
    }
    play.tell(|_, _| Fact::Wounds { who: Fighter::Enemy(enemy), n: wounds, cause });
    match enemy {
        Enemy::Mob(id) => hurt_mob(play, id, wounds, cause, by),
        Enemy::Roaming(id) => {
            let health = play.game.health_of(play.world, enemy);
            let Some(roamer) = play.world.roamer_mut(id) else { return Ok(()) };
            let total = roamer.wounds.saturating_add(wounds);
            if total >= health {
                return slay(play, enemy, cause, by);
            }
            roamer.wounds = total;
            Ok(())
        }
        Enemy::Boss => {
            let health = play.game.health_of(play.world, enemy);
            let Some(boss) = play.world.boss.as_mut() else { return Ok(()) };
            let total = boss.wounds.saturating_add(wounds);
            if total >= health {
                return slay(play, enemy, cause, by);
            }
            boss.wounds = total;
            Ok(())
        }
    }
}

fn hurt_mob(play: &mut Play, id: MobId, wounds: u8, cause: Cause, by: Option<HeroId>) -> Rule {
    let health = play.game.health_of(play.world, Enemy::Mob(id));
    let mut credited = by;
    let mut left = wounds;
    while let Some(mob) = play.world.mob_mut(id) {
        left = left.saturating_add(std::mem::take(&mut mob.wounds));
        if left < health {
            mob.wounds = left;
            return Ok(());
        }
        left -= health;
        credited = Some(credit(play, credited)?);
        kill_miniature(play, id, cause, credited)?;
    }
    Ok(())
}

/// A miniature of a mob dies without wounds being counted: a minion, or the leader when none is left.
pub fn kill_one(play: &mut Play, id: MobId, cause: Cause) -> Rule {
    let wounded = which_dies(play, id)?;
    let by = credit(play, None)?;
    if let Some(mob) = play.world.mob_mut(id).filter(|_| wounded == Pick::Wounded) {
        mob.wounds = 0;
    }
    kill_miniature(play, id, cause, Some(by))
}

/// MD-GEN-06: between a wounded minion and an unwounded one the players choose.
fn which_dies(play: &mut Play, id: MobId) -> Rule<Pick> {
    let both = play.world.mob(id).is_some_and(|mob| mob.wounds > 0 && mob.minions > 1);
    let options = if both { vec![Pick::Wounded, Pick::Unwounded] } else { vec![Pick::Wounded] };
    party(play, Prompt::WhichMinion { mob: id }, &options)
}

/// MD-KIL-14, MD-KIL-15, MD-CND-04: who gets the experience; the players decide where no hero did it.
fn credit(play: &mut Play, by: Option<HeroId>) -> Rule<HeroId> {
    if let Some(hero) = by {
        return Ok(hero);
    }
    let heroes: Vec<Pick> = play.world.hero_ids().map(Pick::Hero).collect();
    match party(play, Prompt::Credit, &heroes)? {
        Pick::Hero(hero) => Ok(hero),
        _ => play.impossible("nobody to be credited"),
    }
}

/// MD-KIL-02: the killer gains 1 for each miniature; MD-KIL-08: minions die before their leader.
fn kill_miniature(play: &mut Play, id: MobId, cause: Cause, by: Option<HeroId>) -> Rule {
    let first = play.world.rulings().poison_returns == PoisonReturns::FirstMiniature;
    let Some(mob) = play.world.mob_mut(id) else { return Ok(()) };
    if mob.minions == 0 {
        return slay(play, Enemy::Mob(id), cause, by);
    }
    mob.minions -= 1;
    let poison = if first { mob.poison.take() } else { None };
    play.world.return_poison(poison);
    play.tell(|_, _| Fact::MinionKilled { mob: id });
    if let Some(hero) = by {
        gain_experience(play, hero, 1);
    }
    Ok(())
}

/// MD-KIL-01, MD-KIL-03, MD-KIL-04, MD-KIL-05, MD-KIL-06, MD-KIL-13: a leader, a roaming monster or the boss dies.
fn slay(play: &mut Play, enemy: Enemy, cause: Cause, by: Option<HeroId>) -> Rule {
    let by = credit(play, by)?;
    play.world.count_kill(enemy);
    let reward = play.world.remove(play.game, enemy);
    play.tell(|_, _| Fact::Killed { enemy: reward.enemy });
    gain_experience(play, by, 1);
    all_gain_experience(play, reward.experience);
    // MD-GEN-02: a quest that is won is over before anything is taken. MD-BOS-04: a boss fight waits for the rewards.
    win_if_done(play)?;
    // MD-DEC-49: who gets what did not die in an attack.
    let gained = play.world.rulings().other_kills == OtherKills::WithExperience;
    if gained || matches!(cause, Cause::Attack | Cause::Fire) {
        rewards(play, by, reward)?;
    } else {
        play.world.keep_reward(play.game, reward);
    }
    look(play)
}

/// What an enemy leaves behind.
pub struct Reward {
    enemy: Enemy,
    experience: u8,
    tokens: Vec<Rarity>,
    fixed: Vec<(Rarity, u8)>,
    item: Option<crate::content::ItemId>,
}

/// MD-KIL-10, MD-KIL-11, MD-KIL-12, MD-KIL-16, MD-KIL-17, MD-ENC-05, MD-ENC-12: the killer draws an item for each
/// treasure token and of the fixed reward, and gains the mob item.
fn rewards(play: &mut Play, hero: HeroId, reward: Reward) -> Rule {
    for rarity in reward.tokens {
        play.world.bag.put(rarity);
        items::draw_and_gain(play, hero, rarity)?;
    }
    for (rarity, n) in reward.fixed {
        for _ in 0..n {
            items::draw_and_gain(play, hero, rarity)?;
        }
    }
    match reward.item {
        Some(item) => items::gain(play, hero, item),
        None => Ok(()),
    }
}

impl World {
    /// A reward that nobody gets: tokens go back into the bag, items to their discards.
    fn keep_reward(&mut self, game: &Darkness, reward: Reward) {
        reward.tokens.into_iter().for_each(|rarity| self.bag.put(rarity));
        reward.item.into_iter().for_each(|item| self.discard_item(game, item));
    }

    /// An enemy leaves the table alive, and with it all that lies on its card.
    pub fn put_away(&mut self, game: &Darkness, enemy: Enemy) {
        let reward = self.remove(game, enemy);
        self.keep_reward(game, reward);
    }

    /// What objectives count.
    fn count_kill(&mut self, enemy: Enemy) {
        match enemy {
            Enemy::Mob(id) => self.hunted += u8::from(self.mob(id).is_some_and(|mob| mob.quarry)),
            Enemy::Roaming(_) => self.slain += 1,
            Enemy::Boss => {}
        }
    }

    fn remove(&mut self, game: &Darkness, enemy: Enemy) -> Reward {
        match enemy {
            Enemy::Mob(id) => self.remove_mob(id),
            Enemy::Roaming(id) => self.remove_roamer(game, id),
            Enemy::Boss => self.remove_boss(game),
        }
    }

    fn remove_mob(&mut self, id: MobId) -> Reward {
        let mut reward = Reward {
            enemy: Enemy::Mob(id),
            experience: 2,
            tokens: Vec::new(),
            fixed: Vec::new(),
            item: None,
        };
        if let Some(at) = self.mobs.iter().position(|m| m.id == id) {
            let mob = self.mobs.remove(at);
            self.decks.mobs[mob.category as usize].discard(id);
            self.return_poison(mob.poison);
            (reward.tokens, reward.item) = (mob.treasure, mob.item);
        }
        reward
    }

    fn remove_roamer(&mut self, game: &Darkness, id: RoamingId) -> Reward {
        let mut reward = Reward {
            enemy: Enemy::Roaming(id),
            experience: 4,
            tokens: Vec::new(),
            fixed: Vec::new(),
            item: None,
        };
        if let Some(at) = self.roaming.iter().position(|r| r.id == id) {
            let roamer = self.roaming.remove(at);
            self.decks.roaming[roamer.category as usize].discard(id);
            self.return_poison(roamer.poison);
            reward.fixed = game.roaming_card(id, roamer.category).fixed.clone();
            reward.tokens = roamer.treasure;
        }
        reward
    }

    /// MD-BOS-19: the boss is dead; that is an objective.
    fn remove_boss(&mut self, game: &Darkness) -> Reward {
        let poison = self.boss.take().and_then(|boss| boss.poison);
        self.return_poison(poison);
        let objectives = self.objectives(game);
        for (n, _) in objectives.iter().enumerate().filter(|(_, (o, _))| *o == Objective::SlayBoss) {
            self.mark_done(n);
        }
        Reward { enemy: Enemy::Boss, experience: 0, tokens: Vec::new(), fixed: Vec::new(), item: None }
    }

    /// MD-ROG-17: a poison token returns to the tool bag.
    fn return_poison(&mut self, token: Option<RogueTokenId>) {
        if let Some(token) = token {
            self.decks.tools.put(token);
        }
    }
}
