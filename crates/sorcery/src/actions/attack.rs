//! ATK, CMB, SUP, AOE, LETH: an attack from the declaration to its last wound.

use super::{conditions, defence, movement, wounds};
use crate::content::cards::Deck;
use crate::content::{Act, Colour, Gain, Hand, Property, Symbol, Symbols, Way, Weapon};
use crate::rulings::{AreaCriticals, AreaSupremacy, EqualProperties};
use crate::shown::{Fact, Prompt};
use crate::world::{Arm, Attack, Die, HeroId, Pick, Who, World, rolled};
use crate::{Play, Sorcery};
use table::Rule;

impl World {
    /// SS-ATK-02: what an attack is made with.
    pub fn weapon<'a>(&self, game: &'a Sorcery, by: Who, arm: Arm) -> &'a Weapon {
        static BARE: Weapon = Weapon { hits: 0, red: 0, blue: 1, range: 0, damage: None, props: Vec::new() };
        let bare = &BARE;
        match (arm, by) {
            (Arm::Item(id), Who::Hero(hero)) => {
                // SS-SWP-02, SS-SWP-03: a soul weapon strikes with the side that is up.
                let awake = self.hero(hero).awake && matches!(game.item(id).deck, Deck::Soul(_));
                let back =
                    game.item(id).back.as_ref().filter(|_| awake).and_then(|name| game.content.item(name));
                game.item(back.unwrap_or(id)).weapon.as_ref().unwrap_or(bare)
            }
            (Arm::Power(id, level), _) => {
                let levels = &game.power(id).levels;
                levels.get(usize::from(level)).and_then(|l| l.attack.as_ref()).unwrap_or(bare)
            }
            (Arm::Scroll(hand), Who::Foe(id)) => {
                let scroll = self.scroll(game, id.card);
                // SS-SCR-09: one weapon counts as both.
                let off = scroll.off.as_ref().filter(|_| hand == Hand::Off);
                off.unwrap_or(&scroll.main)
            }
            (Arm::Bite, Who::Companion(hero)) => {
                game.content.companion(&game.class(hero.class).hero).map_or(bare, |c| &c.attack)
            }
            _ => bare,
        }
    }

    /// SS-ATK-14: the hits so far: rolled, automatic, and what is added.
    pub fn hits(&self, game: &Sorcery, attack: &Attack) -> u8 {
        self.hits_with(game, attack, rolled(&attack.dice).of(Symbol::Hit))
    }

    /// SS-ATK-14: the hits of an attack of which so many are rolled.
    pub fn hits_with(&self, game: &Sorcery, attack: &Attack, rolled: u8) -> u8 {
        let automatic = self.weapon(game, attack.by, attack.arm).hits;
        let sum = i16::from(rolled) + i16::from(automatic) + i16::from(attack.more);
        let sum = sum + i16::from(self.supremacy(attack));
        sum.clamp(0, 99) as u8
    }

    /// SS-ATK-02, SS-SUP-03, SS-CRIT-10: an attack as it is declared, before anything is rolled.
    pub fn declared(&self, game: &Sorcery, by: Who, arm: Arm, target: Who) -> Attack {
        Attack {
            by,
            arm,
            target,
            dice: Vec::new(),
            spent: Symbols::default(),
            used: Vec::new(),
            more: self.bonus(game, by),
            lethal: None,
            area: None,
            pierce: 0,
            rerolls: 0,
            gains: Vec::new(),
            waiting: Vec::new(),
            threatened: false,
            projectile: None,
            wounds: 0,
            dominated: self.dominated(by.is_hero()),
            aimed_at: self.at(target).unwrap_or(board::SpaceId(0)),
        }
    }

    /// SS-ATK-16, SS-ACT-08: what waits for a hero's next attack.
    pub fn awaited(&self, by: Who) -> Vec<Gain> {
        let turn = self.turn.as_ref().filter(|turn| Who::Hero(turn.hero) == by);
        turn.into_iter().flat_map(|turn| turn.next.iter().map(|(_, gain)| *gain)).collect()
    }

    /// SS-CRIT-12, SS-ECN-06: whether a figure may use a property.
    pub fn may_pay(&self, who: Who, cost: Symbols) -> bool {
        let blocked = self.body(who).is_some_and(|b| b.tokens.contains(&crate::content::Lasting::NoEnergy));
        !(blocked && cost.of(Symbol::Energy) > 0)
    }
}

/// SS-ATK-01, SS-ATK-03, SS-ATK-12: an attack, step by step. Says how many wounds it caused.
pub fn attack(play: &mut Play, by: Who, arm: Arm, target: Who) -> Rule<u8> {
    if play.world.body(by).is_none() || play.world.body(target).is_none() {
        return Ok(0);
    }
    play.tell(|_, _| Fact::Attacks { by, arm, target });
    if defence::guarded(play, target)? {
        play.tell(|_, _| Fact::NoEffect { target });
        return Ok(0);
    }
    let declared = play.world.declared(play.game, by, arm, target);
    play.world.under_way.attacks.push(declared);
    let late = prepare(play, by, arm)?;
    roll(play, by, arm)?;
    // SS-CRIT-01: a critical hit comes before any other property.
    let (first, late): (Vec<Gain>, Vec<Gain>) = late.into_iter().partition(|gain| *gain == Gain::Critical);
    for gain in first {
        apply(play, gain)?;
    }
    properties(play, by, arm)?;
    for gain in late {
        apply(play, gain)?;
    }
    at_last(play)?;
    strike(play)?;
    let done = play.world.under_way.attacks.pop();
    let Some(done) = done else { return Ok(0) };
    use_up(play, &done);
    Ok(done.wounds)
}

impl World {
    /// SS-SUP-01, SS-SUP-02, SS-SUP-03: supremacy in the area of the target, as it was at the start of the roll.
    pub fn supremacy(&self, attack: &Attack) -> bool {
        attack.dominated.contains(&attack.aimed_at)
    }

    /// SS-CRIT-10, SS-CRIT-02: hits known at the start of the roll: red tokens, everything that lasts.
    fn bonus(&self, game: &Sorcery, by: Who) -> i8 {
        let less = self.body(by).is_some_and(|b| b.tokens.contains(&crate::content::Lasting::LessHit));
        let control: i8 = match by {
            Who::Foe(id) => {
                let area = self.at(by);
                let gang = |way: &&Way| match way {
                    Way::IfControl(n) if area.is_some_and(|area| self.controls(area, false)) => *n as i8,
                    _ => 0,
                };
                self.ways(game, id.card).iter().map(gang).sum()
            }
            _ => 0,
        };
        control - i8::from(less) + self.changed(game, by, crate::world::hits)
    }
}

impl World {
    /// SS-AOE-06, SS-GAP-17: everybody faces the same hits, unless supremacy is counted in everybody's own area.
    fn hits_on(&self, attack: &Attack, who: Who, hits: u8) -> u8 {
        let own = self.at(who).is_some_and(|at| attack.dominated.contains(&at));
        match self.rulings().area_supremacy {
            AreaSupremacy::Each if who != attack.target => {
                (hits + u8::from(own)).saturating_sub(u8::from(self.supremacy(attack)))
            }
            _ => hits,
        }
    }
}

/// SS-ATK-16, SS-INV-05, SS-ACT-08: what is added before the roll: what waits for the next attack, a projectile, enemy powers.
/// What needs a hit comes back, to be applied after the roll.
fn prepare(play: &mut Play, by: Who, arm: Arm) -> Rule<Vec<Gain>> {
    let mut gains = Vec::new();
    match by {
        Who::Hero(hero) => {
            gains.extend(play.world.awaited(by));
            if let Some(turn) = play.world.turn.as_mut().filter(|turn| turn.hero == hero) {
                turn.next.clear();
            }
            gains.extend(projectile(play, hero, arm)?);
        }
        Who::Companion(_) => {}
        Who::Foe(id) => {
            let one = |way: &&Way| if let Way::Attack(gain) = way { Some(*gain) } else { None };
            gains.extend(play.world.ways(play.game, id.card).iter().filter_map(one));
        }
    }
    let early = |gain: &Gain| {
        matches!(gain, Gain::Hits(_) | Gain::Lethal(_) | Gain::Area(_) | Gain::Pierce(_) | Gain::Reroll(_))
    };
    let (now, late): (Vec<Gain>, Vec<Gain>) = gains.into_iter().partition(early);
    for gain in now {
        apply(play, gain)?;
    }
    Ok(late)
}

/// SS-INV-04, SS-INV-05: one projectile for an attack with a ranged weapon.
fn projectile(play: &mut Play, hero: HeroId, arm: Arm) -> Rule<Vec<Gain>> {
    let weapon = play.world.weapon(play.game, Who::Hero(hero), arm);
    if weapon.range == 0 || !matches!(arm, Arm::Item(_)) {
        return Ok(Vec::new());
    }
    let game = play.game;
    let fits = |id: &&crate::content::ItemId| {
        game.item(**id).slot == crate::content::Slot::Projectile && game.may_use(hero, **id)
    };
    let mut options: Vec<Pick> =
        play.world.hero(hero).inventory.iter().filter(fits).map(|id| Pick::Projectile(*id)).collect();
    if options.is_empty() {
        return Ok(Vec::new());
    }
    options.dedup();
    options.push(Pick::No);
    let Pick::Projectile(id) = play.choose(hero.seat(), Prompt::Projectile { hero }, &options)? else {
        return Ok(Vec::new());
    };
    if let Some(attack) = play.world.under_way.attacks.last_mut() {
        attack.projectile = Some(id);
    }
    let next = |deed: &crate::content::Deed| if let Act::Next(gain) = deed.act() { Some(gain) } else { None };
    Ok(game.item(id).deeds.iter().filter_map(next).collect())
}

/// SS-INV-06, SS-CMB-11: a Gremlin in the final roll uses the projectile up.
fn use_up(play: &mut Play, attack: &Attack) {
    let (Who::Hero(hero), Some(item)) = (attack.by, attack.projectile) else { return };
    if rolled(&attack.dice).of(Symbol::Gremlin) > 0 {
        play.world.use_up(play.game, hero, item);
        play.tell(|_, _| Fact::UsedUp { hero, item });
    }
}

/// SS-ATK-02: step 1, the attack roll.
fn roll(play: &mut Play, by: Who, arm: Arm) -> Rule {
    let weapon = play.world.weapon(play.game, by, arm);
    for (colour, n) in [(Colour::Red, weapon.red), (Colour::Blue, weapon.blue)] {
        for _ in 0..n {
            let faces = play.game.content.dice.faces(colour).to_vec();
            let face = play.roll(colour.name(), &faces)?;
            play.tell(|_, _| Fact::Rolled { who: by, colour, face });
            if let Some(attack) = play.world.under_way.attacks.last_mut() {
                attack.dice.push(Die { colour, face, again: false });
            }
        }
    }
    Ok(())
}

/// SS-CRIT-02: the options of somebody who may pay for properties: each with its place, and how often the same one came
/// before it.
pub fn payable(
    world: &World,
    who: Who,
    props: &[Property],
    used: &[u8],
    left: Symbols,
) -> Vec<(u8, u8, Property)> {
    let mut all = Vec::new();
    for (n, prop) in props.iter().enumerate() {
        let before = props[..n].iter().filter(|other| other.1 == prop.1).count() as u8;
        let may = !used.contains(&(n as u8)) && left.less(prop.0).is_some() && world.may_pay(who, prop.0);
        if may {
            all.push((n as u8, before, *prop));
        }
    }
    all
}

/// SS-GEN-03: dice that may be rolled again: none a second time. A die may pay for its own new roll.
pub fn rerollable(dice: &[Die], rerolls: u8) -> Vec<Pick> {
    let may = |(_, die): &(usize, &Die)| rerolls > 0 && !die.again;
    let again = |(n, die): (usize, &Die)| Pick::Reroll(n as u8, die.colour, die.face);
    dice.iter().enumerate().filter(may).map(again).collect()
}

/// SS-ATK-04, SS-ATK-05, SS-ATK-06, SS-ATK-07, SS-ATK-08, SS-ATK-09, SS-ATK-13, SS-CMB-10: step 2, properties. Heroes
/// choose, enemies must.
fn properties(play: &mut Play, by: Who, arm: Arm) -> Rule {
    let props = &play.world.weapon(play.game, by, arm).props;
    loop {
        let Some(attack) = play.world.attack() else { return Ok(()) };
        let can = payable(play.world, by, props, &attack.used, attack.unspent());
        let choice = match by {
            Who::Foe(id) => {
                let seat = play.world.manager(play.game, id.card);
                forced(play, seat, &can)?
            }
            Who::Hero(hero) | Who::Companion(hero) => {
                let mut options: Vec<Pick> =
                    can.iter().map(|(n, before, p)| Pick::Property(*n, *before, *p)).collect();
                options.extend(rerollable(&attack.dice, attack.rerolls));
                options.push(Pick::Done);
                play.choose(hero.seat(), Prompt::Properties { who: by }, &options)?
            }
        };
        match choice {
            Pick::Property(n, _, Property(_, gain)) => {
                let Some(prop) = props.get(usize::from(n)) else { return Ok(()) };
                if let Some(attack) = play.world.under_way.attacks.last_mut() {
                    attack.used.push(n);
                    attack.spent = attack.spent.and(prop.0);
                }
                play.tell(|_, _| Fact::Pays { who: by, cost: prop.0, gain });
                apply(play, gain)?;
            }
            Pick::Reroll(n, ..) => reroll(play, by, n)?,
            _ => return Ok(()),
        }
    }
}

/// SS-EAT-03, SS-EAT-04, SS-GAP-16: an enemy must use what it can pay for, what needs the most symbols first.
pub fn forced(play: &mut Play, seat: table::Seat, can: &[(u8, u8, Property)]) -> Rule<Pick> {
    let Some(most) = can.iter().map(|(.., p)| p.0.count()).max() else { return Ok(Pick::Done) };
    let mut best: Vec<Pick> = can
        .iter()
        .filter(|(.., p)| p.0.count() == most)
        .map(|(n, before, p)| Pick::Property(*n, *before, *p))
        .collect();
    if play.world.rulings().equal_properties == EqualProperties::Printed {
        best.truncate(1);
    }
    play.choose(seat, Prompt::EnemyProperty, &best)
}

fn reroll(play: &mut Play, by: Who, n: u8) -> Rule {
    let Some(die) = play.world.attack().and_then(|a| a.dice.get(usize::from(n))).copied() else {
        return Ok(());
    };
    let faces = play.game.content.dice.faces(die.colour).to_vec();
    let face = play.roll(die.colour.name(), &faces)?;
    play.tell(|_, _| Fact::Rolled { who: by, colour: die.colour, face });
    if let Some(attack) = play.world.under_way.attacks.last_mut() {
        attack.dice[usize::from(n)] = Die { colour: die.colour, face, again: true };
        attack.spent = attack.spent.without(die.face);
        attack.rerolls -= 1;
    }
    Ok(())
}

impl Attack {
    /// SS-ATK-09, SS-ATK-10, SS-ATK-11: what a property changes in the attack itself.
    pub fn add(&mut self, gain: Gain) {
        match gain {
            Gain::Hits(n) => self.more = self.more.saturating_add(n as i8),
            Gain::Lethal(n) => {
                self.lethal = match self.lethal {
                    Some(0) => Some(0),
                    _ if n == 0 => Some(0),
                    before => Some(before.unwrap_or(0) + n),
                }
            }
            Gain::Area(n) => self.area = Some(self.area.unwrap_or(0).max(n)),
            Gain::Pierce(n) => self.pierce += n,
            Gain::Reroll(n) => self.rerolls += n,
            _ => {}
        }
    }
}

/// SS-ATK-09: what a property does, to the attack or at once to its target.
fn apply(play: &mut Play, gain: Gain) -> Rule {
    let Some(attack) = play.world.under_way.attacks.last_mut() else { return Ok(()) };
    let (by, target) = (attack.by, attack.target);
    attack.add(gain);
    match gain {
        Gain::Hits(_)
        | Gain::Lethal(_)
        | Gain::Area(_)
        | Gain::Pierce(_)
        | Gain::Reroll(_)
        | Gain::Blocks(_) => {}
        Gain::Heal(n) => wounds::heal(play, by, n),
        Gain::Steal(n) => steal(play, by, target, n),
        Gain::Critical | Gain::Bash | Gain::Fire(_) | Gain::Give(_) => {
            attack.gains.push(gain);
            let hits = play.world.attack().map_or(0, |attack| play.world.hits(play.game, attack));
            if hits == 0 && matches!(gain, Gain::Critical | Gain::Bash) {
                if let Some(attack) = play.world.under_way.attacks.last_mut() {
                    attack.waiting.push(gain);
                }
            } else {
                afflict(play, gain, target)?;
            }
        }
    }
    at_last(play)
}

/// SS-CRIT-01, SS-BASH-01: what has waited for the first hit, as soon as there is one.
fn at_last(play: &mut Play) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    if play.world.hits(play.game, attack) == 0 {
        return Ok(());
    }
    let target = attack.target;
    let waiting = play.world.under_way.attacks.last_mut().map(|attack| std::mem::take(&mut attack.waiting));
    for gain in waiting.unwrap_or_default() {
        afflict(play, gain, target)?;
    }
    Ok(())
}

/// SS-CRIT-01, SS-BASH-01, SS-EAT-05: critical hits and pushes need a hit; conditions and fire do not.
fn afflict(play: &mut Play, gain: Gain, whom: Who) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let (by, hits) = (attack.by, play.world.hits(play.game, attack));
    match gain {
        Gain::Critical if hits > 0 => conditions::critical(play, whom, by),
        Gain::Bash if hits > 0 => movement::bash(play, whom),
        Gain::Fire(level) => {
            conditions::burn(play, whom, level);
            Ok(())
        }
        Gain::Give(condition) => conditions::give(play, whom, condition, Some(by)),
        _ => Ok(()),
    }
}

fn steal(play: &mut Play, by: Who, target: Who, n: u8) {
    match (by, target) {
        (Who::Foe(_), Who::Hero(hero)) => {
            let lost = u16::from(n).min(play.world.hero(hero).coins.crowns());
            let mut bank = play.world.bank;
            // SS-EMP-05: a big coin is changed.
            if play.world.hero_mut(hero).coins.spend(&mut bank, lost) {
                play.world.bank = bank;
                play.tell(|_, _| Fact::Robbed { hero, n: lost });
            }
        }
        // Enemies carry no coins of their own: what a hero takes comes from the supply.
        (Who::Hero(hero), Who::Foe(_)) => {
            play.world.pay_out(hero, n.into());
            play.tell(|_, _| Fact::Crowns { hero, n: n.into() });
        }
        _ => {}
    }
}

/// SS-ATK-14, SS-AOE-01, SS-AOE-05, SS-AOE-06, SS-GAP-17, SS-GAP-18: step 3, the hits are counted; then everybody concerned
/// defends.
fn strike(play: &mut Play) -> Rule {
    let Some(attack) = play.world.attack().cloned() else { return Ok(()) };
    let hits = play.world.hits(play.game, &attack);
    play.tell(|game, world| Fact::Hits {
        n: hits,
        lethal: attack.lethal,
        rolled: rolled(&attack.dice).of(Symbol::Hit),
        automatic: world.weapon(game, attack.by, attack.arm).hits,
        more: attack.more,
        supremacy: u8::from(world.supremacy(&attack)),
    });
    let mut all = vec![attack.target];
    if let Some(range) = attack.area {
        // SS-AOE-01: also if the target has died of a critical hit.
        let at = play.world.at(attack.target).unwrap_or(attack.aimed_at);
        let areas = play.world.spread(at, range);
        let side = play.world.side(attack.target.is_hero()).filter(|(_, body)| areas.contains(&body.at));
        let near: Vec<Who> =
            side.map(|(who, _)| who).filter(|who| *who != attack.target && *who != attack.by).collect();
        for who in near {
            // SS-ECD-03, SS-AOE-05: whoever is caught beside the target is attacked too.
            if defence::guarded(play, who)? {
                play.tell(|_, _| Fact::NoEffect { target: who });
            } else {
                all.push(who);
            }
        }
        let everybody = play.world.rulings().area_criticals == AreaCriticals::Everybody;
        for who in all[1..].iter().copied() {
            for gain in attack.gains.iter().filter(|gain| everybody || **gain != Gain::Critical) {
                afflict(play, *gain, who)?;
            }
        }
    }
    for who in all {
        let hits = play.world.hits_on(&attack, who, hits);
        let wounds = defence::defend(play, who, hits)?;
        wounds::wound(play, who, wounds, crate::shown::Cause::Attack, Some(attack.by))?;
    }
    Ok(())
}
