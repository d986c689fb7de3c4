//! HP, DTH, EDT: wounds, healing and death; THR: the threat token.

use super::{arrivals, ending, learning};
use crate::Play;
use crate::content::{AreaId, Critical, Deed, Lasting, Loot, Owner, Thing, Tier, Way};
use crate::rulings::{HordeRewards, OwnDeath};
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{Body, Coins, FoeId, HeroId, Left, Movement, Pick, Stage, Who, World};
use table::Rule;

/// SS-HP-02, SS-HP-04, SS-DEF-09, SS-HRD-03, SS-EDT-08: a figure is wounded, and dies if its wounds reach its life
/// points.
pub fn wound(play: &mut Play, who: Who, n: u8, cause: Cause, by: Option<Who>) -> Rule {
    let Some(body) = play.world.body_mut(who) else { return Ok(()) };
    if n == 0 {
        return Ok(());
    }
    body.wounds = body.wounds.saturating_add(n);
    play.tell(|_, _| Fact::Wounds { who, n, cause });
    if let Some(attack) = play.world.under_way.attacks.last_mut().filter(|attack| Some(attack.by) == by) {
        attack.wounds = attack.wounds.saturating_add(n);
    }
    if let (Who::Foe(foe), Some(Who::Hero(hero) | Who::Companion(hero))) = (who, by)
        && play.game.enemy(foe.card).tier == Tier::Purple
        && first_wound(play.world, by)
    {
        threaten(play, hero)?;
    }
    look_for_death(play, who, by)
}

/// SS-HP-04, SS-CRIT-13, SS-EDT-01, SS-HRD-03, SS-EDT-08: whoever has as many wounds as life points is killed.
pub fn look_for_death(play: &mut Play, who: Who, by: Option<Who>) -> Rule {
    let life = play.world.life(play.game, who);
    let Some(wounds) = play.world.body(who).map(|body| body.wounds) else { return Ok(()) };
    if wounds < life {
        if let Who::Foe(id) = who {
            flip(play, id);
        }
        return Ok(());
    }
    match who {
        Who::Hero(hero) => become_ghost(play, hero)?,
        Who::Companion(hero) => lose_companion(play, hero),
        Who::Foe(id) => kill(play, id)?,
    }
    // SS-EPW-06, SS-CMP-16: whoever kills a hero or a companion grows.
    if let (true, Some(Who::Foe(killer))) = (who.is_hero(), by)
        && play.world.foe(killer.card).is_some()
        && play.game.enemy(killer.card).tier <= Tier::Blue
    {
        arrivals::gain_power(play, killer.card)?;
    }
    ending::look(play)?;
    arrivals::reveal_shadows(play)
}

/// SS-HP-03, SS-EDT-02: healing; what is too much has no effect.
pub fn heal(play: &mut Play, who: Who, n: u8) {
    let Some(body) = play.world.body_mut(who) else { return };
    let healed = n.min(body.wounds);
    body.wounds -= healed;
    if healed > 0 {
        play.tell(|_, _| Fact::Healed { who, n: healed });
    }
}

/// SS-DTH-01, SS-DTH-02, SS-DTH-03, SS-DTH-05: a killed hero becomes a ghost where it stands.
fn become_ghost(play: &mut Play, id: HeroId) -> Rule {
    let least = play.world.agreed.quest.map_or(1, |q| play.game.content.quests[q.index()].least_rank);
    let hero = play.world.hero_mut(id);
    hero.ghost = true;
    hero.hidden = false;
    let tokens = std::mem::take(&mut hero.body.tokens);
    hero.body = Body { before: hero.body.before, ..Body::new(hero.body.at) };
    hero.rank = if hero.rank > least { hero.rank - 1 } else { hero.rank };
    let (at, key) = (hero.body.at, std::mem::take(&mut hero.key));
    let dropped: Vec<_> = std::mem::take(&mut hero.inventory);
    hero.forget_granted();
    let coins = std::mem::take(&mut hero.coins);
    play.tell(|_, _| Fact::Ghost { hero: id });
    play.world.return_tokens(tokens);
    dropped.into_iter().for_each(|item| play.world.leave(at, Left::Item(item)));
    if coins != Coins::default() {
        play.world.leave(at, Left::Coins(coins));
    }
    if key {
        // SS-OBJ-12: the key lies where its holder died.
        play.world.things.push((at, Thing::Key));
    }
    lose_powers(play, id);
    learning::above_rank(play, id)?;
    play.world.hero_mut(id).fell = play.world.stage == Stage::Time;
    let goes_on = play.world.rulings().own_death == OwnDeath::GhostActions;
    if let Some(turn) = play.world.turn.as_mut().filter(|turn| turn.hero == id) {
        // SS-GAP-12: the turn ends, or the ghost's own actions are left.
        turn.over = !goes_on;
        turn.movement = Movement::Ready;
    }
    pass_threat(play)
}

/// SS-DTH-04, SS-POW-06: cards for which the gem has no more room go, the last gained first.
fn lose_powers(play: &mut Play, id: HeroId) {
    let facet = *play.world.facet(play.game, id);
    for (talents, most) in [(false, facet.powers), (true, facet.talents)] {
        loop {
            let game = play.game;
            let own = |held: &&crate::world::Held| {
                held.from.is_none() && (game.power(held.power).of == Owner::Talent) == talents
            };
            let hero = play.world.hero(id);
            if hero.powers.iter().filter(own).count() <= usize::from(most) {
                break;
            }
            let Some(last) = hero.powers.iter().rfind(own).map(|held| held.power) else { break };
            play.world.hero_mut(id).powers.retain(|held| held.power != last);
            play.world.snares.retain(|snare| snare.power != last);
            play.tell(|_, _| Fact::LosesPower { hero: id, power: last });
        }
    }
}

/// SS-CMP-04: the companion is gone, and its power begins to wait.
fn lose_companion(play: &mut Play, id: HeroId) {
    let gone = play.world.hero_mut(id).companion.take();
    play.world.return_tokens(gone.map(|body| body.tokens).unwrap_or_default());
    play.tell(|_, _| Fact::CompanionGone { hero: id });
    let game = play.game;
    let summons = |deed: &Deed| deed.act() == crate::content::Act::Companion;
    for held in &mut play.world.hero_mut(id).powers {
        let levels = &game.power(held.power).levels;
        if let Some(level) = levels.iter().find(|level| level.deeds.iter().any(&summons)) {
            held.wait = level.cooldown;
        }
    }
}

/// SS-EDT-04, SS-EDT-05, SS-EDT-07, SS-HRD-07, SS-GAP-24, SS-BOSS-01, SS-BOSS-08: an enemy figure dies; with its last
/// one the card goes, and what it leaves behind lies there.
fn kill(play: &mut Play, id: FoeId) -> Rule {
    let Some(at) = play.world.at(Who::Foe(id)) else { return Ok(()) };
    play.tell(|_, _| Fact::Killed { who: Who::Foe(id) });
    let deaths: Vec<Deed> = play
        .world
        .ways(play.game, id.card)
        .into_iter()
        .filter_map(|way| if let Way::Death(deeds) = way { Some(deeds.clone()) } else { None })
        .flatten()
        .collect();
    let gone = play.world.foe_mut(id.card).and_then(|foe| foe.figures[usize::from(id.figure)].take());
    play.world.return_tokens(gone.map(|body| body.tokens).unwrap_or_default());
    let last = play.world.foe(id.card).is_some_and(|foe| foe.figures.iter().all(Option::is_none));
    if last || play.world.rulings().horde_rewards == HordeRewards::Each {
        reward(play, id, at);
    }
    if last {
        remove(play, id);
    }
    for deed in deaths {
        let near = super::acts::heroes_near(play.world, at, 0);
        let whom = if deed.whom() == crate::content::Whom::Heroes { play.world.living() } else { near };
        for hero in whom {
            super::acts::suffer_deed(play, Who::Hero(hero), deed, "death", None)?;
        }
    }
    Ok(())
}

/// SS-EDT-04, SS-EDT-05, SS-ECD-07, SS-ECD-09, SS-BOSS-01, SS-BOSS-08: soul shards for the party, and what lies in the
/// area.
fn reward(play: &mut Play, id: FoeId, at: AreaId) {
    let enemy = play.game.enemy(id.card);
    play.world.shards += u16::from(enemy.shards);
    play.tell(|_, _| Fact::Shards { n: enemy.shards });
    for loot in &enemy.loot {
        match loot {
            Loot::Crowns(n) => {
                let coins = play.world.coins_for(u16::from(*n));
                play.world.leave(at, Left::Coins(coins));
            }
            Loot::Token => play.world.leave(at, Left::Loot),
            Loot::Treasure => play.world.leave(at, Left::Treasure),
        }
    }
}

/// SS-EDT-07, SS-EPW-07, SS-HRD-07: the card goes, with its powers.
fn remove(play: &mut Play, id: FoeId) {
    let Some(n) = play.world.foes.iter().position(|foe| foe.card == id.card) else { return };
    let foe = play.world.foes.remove(n);
    let enemy = play.game.enemy(id.card);
    foe.powers.into_iter().for_each(|power| play.world.decks.enemy_powers.discard(power));
    play.world.killed.push(id.card);
    // SS-EDT-09, SS-EDT-10: most come back into the stock, some are out of the game.
    if !enemy.unique {
        play.world.decks.enemies.discard(id.card);
    }
    if enemy.tier == Tier::Purple {
        play.world.threat = None;
    }
}

/// SS-BOSS-02: a master enemy turns its scroll over when half its life is gone.
fn flip(play: &mut Play, id: FoeId) {
    let sides = play.game.enemy(id.card).sides.len();
    let life = play.world.life(play.game, Who::Foe(id));
    let hurt = play.world.body(Who::Foe(id)).is_some_and(|body| body.wounds >= life.div_ceil(2));
    let game = play.game;
    let Some(foe) = play.world.foe_mut(id.card) else { return };
    if sides > 1 && foe.side == 0 && hurt {
        foe.side = 1;
        foe.charges = game.enemy(id.card).sides[1].powers.iter().map(|power| power.charges).collect();
        play.tell(|_, _| Fact::Flips { who: Who::Foe(id) });
    }
}

/// SS-THR-05, SS-THR-07: an attack or another effect moves the token once, whatever of it wounds.
fn first_wound(world: &mut World, by: Option<Who>) -> bool {
    let attack = world.under_way.attacks.last_mut().filter(|attack| Some(attack.by) == by);
    let threatened = attack.map(|attack| &mut attack.threatened).or(world.under_way.effects.last_mut());
    threatened.is_none_or(|threatened| !std::mem::replace(threatened, true))
}

/// SS-THR-05, SS-THR-07, SS-THR-12: one step of the threat token for each attack or effect that wounds a master enemy.
fn threaten(play: &mut Play, by: HeroId) -> Rule {
    let Some((holder, level)) = play.world.threat else { return Ok(()) };
    let threat = match () {
        () if holder == by => (holder, 2),
        () if level == 2 => (holder, 1),
        () => (by, 1),
    };
    set_threat(play, threat);
    pass_threat(play)
}

/// SS-THR-11: the token changes its level or its holder.
pub fn set_threat(play: &mut Play, threat: (HeroId, u8)) {
    if play.world.threat != Some(threat) {
        play.world.threat = Some(threat);
        play.tell(|_, _| Fact::Threat { hero: threat.0, level: threat.1 });
    }
}

/// SS-THR-10, SS-DTH-16: the token of a hero that cannot be a target is passed on by the player who runs the master enemy.
pub fn pass_threat(play: &mut Play) -> Rule {
    let Some((holder, _)) = play.world.threat else { return Ok(()) };
    let may = |world: &World, hero: &HeroId| !world.hero(*hero).ghost && !world.hero(*hero).hidden;
    if may(play.world, &holder) {
        return Ok(());
    }
    let all: Vec<Pick> =
        play.world.living().into_iter().filter(|hero| may(play.world, hero)).map(Pick::Hero).collect();
    if all.is_empty() {
        return Ok(());
    }
    let seat = play.world.active_hero().seat();
    if let Pick::Hero(hero) = play.choose(seat, Prompt::PassThreat, &all)? {
        set_threat(play, (hero, 1));
    }
    Ok(())
}

impl World {
    /// SS-CRIT-06, SS-CRIT-14: red tokens go back when their bearer dies.
    fn return_tokens(&mut self, tokens: Vec<Lasting>) {
        tokens.into_iter().for_each(|token| self.decks.critical.discard(Critical::Stays(token)));
    }

    /// Something lies in an area from now on.
    pub fn leave(&mut self, at: AreaId, what: Left) {
        self.left.push((at, what));
        self.left.sort();
    }

    /// SS-GOLD-04, SS-GOLD-05: a hero gains crowns from the bank, in the fewest coins; if the bank lacks small ones, the hero
    /// changes its own, or somebody else does.
    pub fn pay_out(&mut self, id: HeroId, crowns: u16) {
        let own = self.hero(id).coins;
        let mut till = self.bank;
        till.add(own);
        let fresh = till.pay(own.crowns() + crowns);
        if self.bank.has(crowns) || fresh.crowns() < own.crowns() + crowns {
            let coins = self.coins_for(crowns);
            self.hero_mut(id).coins.add(coins);
        } else {
            (self.bank, self.hero_mut(id).coins) = (till, fresh);
        }
    }

    /// SS-GOLD-04, SS-GOLD-05: coins of this worth from the bank; if it lacks small ones, a hero changes its own to make it possible.
    pub fn coins_for(&mut self, crowns: u16) -> Coins {
        for n in 0..self.heroes.len() {
            if self.bank.has(crowns) {
                break;
            }
            let (own, mut till) = (self.heroes[n].coins, self.bank);
            till.add(own);
            let wanted = till.pay(crowns);
            let fresh = till.pay(own.crowns());
            if wanted.crowns() == crowns && fresh.crowns() == own.crowns() {
                till.add(wanted);
                (self.bank, self.heroes[n].coins) = (till, fresh);
            }
        }
        self.bank.pay(crowns)
    }
}
