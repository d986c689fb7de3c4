//! DEF, SHD, LETH: the defence of one figure, in six steps.

use super::attack::{forced, payable, rerollable};
use crate::content::{Colour, Gain, Guard, Lasting, Symbol, Symbols, Way};
use crate::rulings::{ExtraLethal, LethalOrder};
use crate::shown::{Fact, Prompt};
use crate::world::{Defence, Die, Pick, Who, World, rolled};
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
    let Some(mut defence) = against(play, who, hits) else { return Ok(0) };
    armor(play, &mut defence);
    shields(play, &mut defence);
    play.world.under_way.defences.push(defence);
    roll(play, who)?;
    properties(play, who)?;
    let Some(defence) = play.world.under_way.defences.pop() else { return Ok(0) };
    // SS-DEF-08, SS-LETH-04, SS-LETH-07: blocks cancel ordinary hits only.
    let guard = play.world.guard(play.game, who);
    let more =
        i16::from(defence.blocks) + i16::from(play.world.changed(play.game, who, crate::world::blocks));
    let blocks = i16::from(rolled(&defence.dice).of(Symbol::Block)) + i16::from(guard.blocks) + more;
    let left = (i16::from(defence.hits) - blocks.max(0)).max(0) as u8;
    let wounds = left + defence.lethal;
    play.tell(|_, _| Fact::Defends { who, blocks: blocks.max(0) as u8, wounds });
    Ok(wounds)
}

/// SS-DEF-01, SS-LETH-01, SS-LETH-02, SS-LETH-03, SS-LETH-05, SS-GAP-19, SS-GAP-20: step 1, vulnerability and resistance. Lethal
/// hits come first.
fn against(play: &mut Play, who: Who, hits: u8) -> Option<Defence> {
    let attack = play.world.attack()?;
    let mut lethal = match attack.lethal {
        Some(0) => hits,
        Some(n) => n.min(hits),
        None => 0,
    };
    // SS-LETH-02: without a hit nothing is lethal.
    let all = attack.lethal == Some(0) && hits > 0;
    let mut hits = hits - lethal;
    let damage = play.world.weapon(play.game, attack.by, attack.arm).damage;
    let change: i8 = match who {
        Who::Foe(id) => {
            let list = &play.game.enemy(id.card).against;
            list.iter().filter(|(kind, _)| Some(*kind) == damage).map(|(_, n)| *n).sum()
        }
        _ => 0,
    };
    match change {
        0 => {}
        n if n > 0 && all && play.world.rulings().extra_lethal == ExtraLethal::Lethal => lethal += n as u8,
        n if n > 0 => hits += n as u8,
        n => {
            let order = play.world.rulings().lethal_order;
            (lethal, hits) = cancelled(order, lethal, hits, n.unsigned_abs());
        }
    }
    if change != 0 {
        play.tell(|_, _| Fact::Against { who, n: change });
    }
    Some(Defence {
        who,
        hits,
        lethal,
        dice: Vec::new(),
        spent: Symbols::default(),
        used: Vec::new(),
        blocks: 0,
        rerolls: 0,
    })
}

/// SS-DEF-02, SS-LETH-04: step 2, armour.
fn armor(play: &mut Play, defence: &mut Defence) {
    let pierce = play.world.attack().map_or(0, |attack| attack.pierce);
    let armor = play.world.armor(play.game, defence.who).saturating_sub(pierce);
    defence.hits = defence.hits.saturating_sub(armor);
}

/// SS-DEF-03, SS-DEF-04, SS-SHD-02, SS-ECD-05, SS-LETH-06: step 3, magic shields; each cancels a hit and is gone.
fn shields(play: &mut Play, defence: &mut Defence) {
    let Some(body) = play.world.body_mut(defence.who) else { return };
    let spent = body.shields.min(defence.hits + defence.lethal);
    body.shields -= spent;
    let order = play.world.rulings().lethal_order;
    (defence.lethal, defence.hits) = cancelled(order, defence.lethal, defence.hits, spent);
}

/// SS-GAP-20: what is left of lethal and ordinary hits when so many are cancelled.
fn cancelled(order: LethalOrder, lethal: u8, hits: u8, n: u8) -> (u8, u8) {
    match order {
        LethalOrder::LethalFirst => {
            let first = n.min(lethal);
            (lethal - first, hits.saturating_sub(n - first))
        }
        LethalOrder::OrdinaryFirst => {
            let first = n.min(hits);
            (lethal.saturating_sub(n - first), hits - first)
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

/// SS-DEF-07, SS-EAT-03: step 5, properties of the armour.
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
                    can.iter().map(|(n, before, p)| Pick::Property(*n, *before, p.1)).collect();
                options.extend(rerollable(&defence.dice, defence.rerolls));
                options.push(Pick::Done);
                play.choose(hero.seat(), Prompt::Defend { who }, &options)?
            }
        };
        match choice {
            Pick::Property(n, _, gain) => {
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
            Pick::Reroll(n) => reroll(play, who, n)?,
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
