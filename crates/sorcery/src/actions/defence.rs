//! DEF, SHD, LETH: the defence of one figure, in six steps.

use super::attack::{forced, payable, rerollable};
use crate::content::{Colour, Gain, Guard, Lasting, Property, Symbol, Symbols, Way};
use crate::rulings::{ExtraLethal, LethalOrder, MissedWeakness};
use crate::shown::{Fact, Prompt};
use crate::world::{Attack, Defence, Die, Pick, Who, World, rolled};
use crate::{Play, Sorcery};
use table::Rule;

impl World {
    /// SS-ARM-02, SS-ARM-03, SS-DEF-06, SS-ECD-01: what a figure defends with; a hero without armour has one die.
    pub fn guard(&self, game: &Sorcery, who: Who) -> Guard {
        match who {
            Who::Hero(hero) => {
                let is = self.hero(hero);
                let body = is.armor.and_then(|id| game.item(id).guard.clone());
                let mut guard = body.unwrap_or(Guard { dice: 1, ..Guard::default() });
                // SS-WPN-06: what is held before oneself protects too.
                let held = [is.main, is.off, is.artifact].into_iter().flatten();
                for more in held.filter_map(|id| game.item(id).guard.as_ref()) {
                    guard.armor += more.armor;
                    guard.dice += more.dice;
                    guard.blocks += more.blocks;
                    guard.props.extend(more.props.iter().copied());
                }
                guard
            }
            Who::Companion(hero) => {
                let card = game.content.companion(&game.class(hero.class).hero);
                card.map(|c| c.guard.clone()).unwrap_or_default()
            }
            Who::Foe(id) => game.enemy(id.card).guard.clone(),
        }
    }

    /// SS-DEF-02, SS-CON-12, SS-ECN-03, SS-ECD-04, SS-CRIT-11: armour, unless the figure is knocked down.
    pub fn armor(&self, game: &Sorcery, who: Who) -> u8 {
        let Some(body) = self.body(who) else { return 0 };
        let tokens = body.tokens.iter().filter(|token| **token == Lasting::LessArmor).count() as i16;
        let value =
            i16::from(self.guard(game, who).armor) + i16::from(self.changed(game, who, crate::world::armor));
        if body.down { 0 } else { (value - tokens).clamp(0, 20) as u8 }
    }

    /// SS-SHD-01, SS-SHD-04: the magic shields that a figure's cards give.
    pub fn full_shields(&self, game: &Sorcery, who: Who) -> u8 {
        match who {
            Who::Hero(hero) => {
                let worn = self.hero(hero).worn().filter_map(|id| game.item(id).guard.as_ref());
                worn.map(|guard| guard.shields).sum()
            }
            _ => self.guard(game, who).shields,
        }
    }
}

/// SS-ECD-03, SS-CRIT-03: an enemy whose scroll says so may make an attack void before it begins.
pub fn guarded(play: &mut Play, target: Who) -> Rule<bool> {
    let Who::Foe(id) = target else { return Ok(false) };
    // SS-EPW-05: those of the scroll first.
    let guard = |way: &&Way| if let Way::Guard(symbol) = way { Some(*symbol) } else { None };
    let guards: Vec<Symbol> = play.world.ways(play.game, id.card).iter().filter_map(guard).collect();
    let faces = play.game.content.dice.blue.clone();
    for symbol in guards {
        if play.roll("blue", &faces)?.of(symbol) > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// SS-ATK-01: a figure defends against so many hits. Says how many wounds it suffers.
pub fn defend(play: &mut Play, who: Who, hits: u8) -> Rule<u8> {
    if play.world.body(who).is_none() {
        return Ok(0);
    }
    let Some(attack) = play.world.attack() else { return Ok(0) };
    let (faced, change) = play.world.faced(play.game, attack, who, hits);
    let armored = play.world.armored(play.game, attack, who, faced);
    let (Blow { hits, lethal }, shields) = play.world.shielded(who, armored);
    if change != 0 {
        play.tell(|_, _| Fact::Against { who, n: change });
    }
    if let Some(body) = play.world.body_mut(who) {
        body.shields -= shields;
    }
    let armor = faced.hits - armored.hits;
    if armor + shields > 0 {
        play.tell(|_, _| Fact::Cancels { who, armor, shields });
    }
    play.world.under_way.defences.push(Defence {
        who,
        hits,
        lethal,
        dice: Vec::new(),
        spent: Symbols::default(),
        used: Vec::new(),
        blocks: 0,
        rerolls: 0,
    });
    roll(play, who)?;
    properties(play, who)?;
    let Some(defence) = play.world.under_way.defences.pop() else { return Ok(0) };
    let blow = Blow { hits: defence.hits, lethal: defence.lethal };
    let rolled = rolled(&defence.dice).of(Symbol::Block);
    let blocks = play.world.blocks(play.game, who, rolled, defence.blocks);
    let Blow { hits, lethal } = blow.blocked(blocks);
    let wounds = hits + lethal;
    play.tell(|_, _| Fact::Defends { who, blocks, wounds });
    Ok(wounds)
}

/// What is left of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blow {
    /// Ordinary hits.
    pub hits: u8,
    /// SS-LETH-01: lethal ones.
    pub lethal: u8,
}

impl Blow {
    /// SS-DEF-08, SS-LETH-04, SS-LETH-07: step 6, blocks cancel ordinary hits only.
    pub fn blocked(self, blocks: u8) -> Blow {
        Blow { hits: self.hits.saturating_sub(blocks), ..self }
    }
}

impl World {
    /// SS-DEF-01, SS-LETH-01, SS-LETH-02, SS-LETH-03, SS-LETH-05, SS-GAP-19, SS-GAP-20, SS-GAP-34: step 1, vulnerability and
    /// resistance, and by how much they change the hits. Lethal hits come first.
    pub fn faced(&self, game: &Sorcery, attack: &Attack, who: Who, hits: u8) -> (Blow, i8) {
        let lethal = match attack.lethal {
            Some(0) => hits,
            Some(n) => n.min(hits),
            None => 0,
        };
        // SS-LETH-02: without a hit nothing is lethal.
        let all = attack.lethal == Some(0) && hits > 0;
        let blow = Blow { hits: hits - lethal, lethal };
        let damage = self.weapon(game, attack.by, attack.arm).damage;
        let change: i8 = match who {
            Who::Foe(id) => {
                let list = &game.enemy(id.card).against;
                list.iter().filter(|(kind, _)| Some(*kind) == damage).map(|(_, n)| *n).sum()
            }
            _ => 0,
        };
        let rulings = self.rulings();
        // SS-GAP-34: an attack that has not hit at all.
        let missed = hits == 0 && rulings.missed_weakness == MissedWeakness::Nothing;
        let change = if missed { change.min(0) } else { change };
        let blow = match change {
            0 => blow,
            n if n > 0 && all && rulings.extra_lethal == ExtraLethal::Lethal => {
                Blow { lethal: blow.lethal + n as u8, ..blow }
            }
            n if n > 0 => Blow { hits: blow.hits + n as u8, ..blow },
            n => cancelled(rulings.lethal_order, blow, n.unsigned_abs()),
        };
        (blow, change)
    }

    /// SS-DEF-02, SS-LETH-04: step 2, armour.
    pub fn armored(&self, game: &Sorcery, attack: &Attack, who: Who, blow: Blow) -> Blow {
        let armor = self.armor(game, who).saturating_sub(attack.pierce);
        Blow { hits: blow.hits.saturating_sub(armor), ..blow }
    }

    /// SS-DEF-03, SS-DEF-04, SS-SHD-02, SS-ECD-05, SS-LETH-06: step 3, magic shields; each cancels a hit and is gone. Says how many.
    pub fn shielded(&self, who: Who, blow: Blow) -> (Blow, u8) {
        let spent = self.body(who).map_or(0, |body| body.shields).min(blow.hits + blow.lethal);
        (cancelled(self.rulings().lethal_order, blow, spent), spent)
    }

    /// SS-DEF-08: step 6, the blocks: rolled, automatic, and those that were paid for or last.
    pub fn blocks(&self, game: &Sorcery, who: Who, rolled: u8, paid: i8) -> u8 {
        let more = i16::from(paid) + i16::from(self.changed(game, who, crate::world::blocks));
        (i16::from(rolled) + i16::from(self.guard(game, who).blocks) + more).clamp(0, 99) as u8
    }
}

/// SS-GAP-20: what is left of lethal and ordinary hits when so many are cancelled.
fn cancelled(order: LethalOrder, Blow { hits, lethal }: Blow, n: u8) -> Blow {
    match order {
        LethalOrder::LethalFirst => {
            let first = n.min(lethal);
            Blow { lethal: lethal - first, hits: hits.saturating_sub(n - first) }
        }
        LethalOrder::OrdinaryFirst => {
            let first = n.min(hits);
            Blow { lethal: lethal.saturating_sub(n - first), hits: hits - first }
        }
    }
}

/// SS-DEF-05, SS-ECD-06: step 4, a die for each ordinary hit left, at most as many as are printed.
fn roll(play: &mut Play, who: Who) -> Rule {
    let hits = play.world.under_way.defences.last().map_or(0, |defence| defence.hits);
    let dice = play.world.guard(play.game, who).dice.min(hits);
    let faces = play.game.content.dice.blue.clone();
    for _ in 0..dice {
        let face = play.roll(Colour::Blue.name(), &faces)?;
        play.tell(|_, _| Fact::Rolled { who, colour: Colour::Blue, face });
        if let Some(defence) = play.world.under_way.defences.last_mut() {
            defence.dice.push(Die { colour: Colour::Blue, face, again: false });
        }
    }
    Ok(())
}

/// SS-DEF-07, SS-EAT-03, SS-ARM-05, SS-ATK-15: step 5, properties of the armour.
fn properties(play: &mut Play, who: Who) -> Rule {
    let props = play.world.guard(play.game, who).props;
    loop {
        let Some(defence) = play.world.under_way.defences.last().cloned() else { return Ok(()) };
        let can = payable(play.world, who, &props, &defence.used, defence.unspent());
        let choice = match who {
            Who::Foe(id) => {
                let seat = play.world.manager(play.game, id.card);
                forced(play, seat, &can)?
            }
            Who::Hero(hero) | Who::Companion(hero) => {
                let mut options: Vec<Pick> =
                    can.iter().map(|(n, before, p)| Pick::Property(*n, *before, *p)).collect();
                options.extend(rerollable(&defence.dice, defence.rerolls));
                options.push(Pick::Done);
                play.choose(hero.seat(), Prompt::Defend { who }, &options)?
            }
        };
        match choice {
            Pick::Property(n, _, Property(_, gain)) => {
                let Some(prop) = props.get(usize::from(n)) else { return Ok(()) };
                play.tell(|_, _| Fact::Pays { who, cost: prop.0, gain });
                if let Some(defence) = play.world.under_way.defences.last_mut() {
                    defence.used.push(n);
                    defence.spent = defence.spent.and(prop.0);
                    match gain {
                        Gain::Blocks(n) => defence.blocks += n as i8,
                        Gain::Reroll(n) => defence.rerolls += n,
                        _ => {}
                    }
                }
            }
            Pick::Reroll(n, ..) => reroll(play, who, n)?,
            _ => return Ok(()),
        }
    }
}

fn reroll(play: &mut Play, who: Who, n: u8) -> Rule {
    let faces = play.game.content.dice.blue.clone();
    let face = play.roll(Colour::Blue.name(), &faces)?;
    play.tell(|_, _| Fact::Rolled { who, colour: Colour::Blue, face });
    if let Some(defence) = play.world.under_way.defences.last_mut()
        && let Some(die) = defence.dice.get_mut(usize::from(n))
    {
        defence.spent = defence.spent.without(die.face);
        *die = Die { colour: Colour::Blue, face, again: true };
        defence.rerolls -= 1;
    }
    Ok(())
}
