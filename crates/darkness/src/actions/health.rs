//! KOD, ABL: wounds and defeat of heroes, healing, mana.

use crate::content::{Class, Element};
use crate::rulings::FullMana;
use crate::shown::{Cause, Fact, Prompt};
use crate::world::{Combat, Engine, Fighter, HeroId, Pick, SpiritId};
use crate::{Darkness, Play, World};
use table::Rule;

/// The rage pool holds at most so many (MD-BER-04).
pub const MOST_RAGE: u8 = 7;

/// MD-MOB-16: a hero loses a health token for each wound; MD-KOD-01: without any it is defeated at once, in its own attack
/// when that is over (MD-KOD-05).
pub fn suffer(play: &mut Play, hero: HeroId, wounds: u8, cause: Cause) -> Rule {
    let before = play.world.hero(hero).health;
    let lost = wounds.min(before);
    if play.world.hero(hero).defeated || wounds == 0 {
        return Ok(());
    }
    play.world.hero_mut(hero).health = before - lost;
    play.tell(|_, _| Fact::Wounds { who: Fighter::Hero(hero), n: wounds, cause });
    keep_as_rage(play, hero, lost)?;
    if play.world.hero(hero).health == 0 {
        match play.world.own_attack(hero) {
            Some(attack) => attack.falls = true,
            None => defeat(play, hero),
        }
    }
    Ok(())
}

/// MD-BER-03, MD-BER-04, MD-BER-10: lost health tokens may become rage.
fn keep_as_rage(play: &mut Play, hero: HeroId, lost: u8) -> Rule {
    let Engine::Berserker { rage, .. } = play.world.hero(hero).engine else { return Ok(()) };
    let most = lost.min(MOST_RAGE - rage);
    let options: Vec<Pick> = (0..=most).rev().map(Pick::KeepAsRage).collect();
    if let Pick::KeepAsRage(n) = play.choose(hero.seat(), Prompt::KeepAsRage { hero, lost }, &options)? {
        gain_rage(play, hero, n);
    }
    Ok(())
}

/// MD-BER-04, MD-BER-09: rage, up to the most.
pub fn gain_rage(play: &mut Play, hero: HeroId, n: u8) {
    if let Engine::Berserker { rage, .. } = &mut play.world.hero_mut(hero).engine {
        *rage = rage.saturating_add(n).min(MOST_RAGE);
    }
}

/// MD-KOD-01, MD-CND-13: a hero without health is defeated and loses its condition tokens. MD-KOD-05: what heals it in the
/// rest of its attack comes too late.
pub fn defeat(play: &mut Play, hero: HeroId) {
    let is = play.world.hero_mut(hero);
    is.defeated = true;
    (is.health, is.fire, is.frost) = (0, 0, 0);
    play.world.drop_prizes(hero);
    play.tell(|_, _| Fact::Defeated { hero });
}

/// MD-SHA-15: a spirit without health returns to its Shaman.
pub fn hurt_spirit(play: &mut Play, spirit: SpiritId, wounds: u8, cause: Cause) {
    if wounds == 0 {
        return;
    }
    let Some(is) = play.world.spirit_mut(spirit) else { return };
    is.health = is.health.saturating_sub(wounds);
    let gone = is.health == 0;
    play.tell(|_, _| Fact::Wounds { who: Fighter::Spirit(spirit), n: wounds, cause });
    if gone {
        if let Engine::Shaman { spirits, .. } = &mut play.world.hero_mut(spirit.hero).engine {
            spirits[spirit.kind as usize] = None;
        }
        play.tell(|_, _| Fact::SpiritGone { spirit });
    }
}

/// MD-ABL-29, MD-ABL-30, MD-ABL-31: the hero, or another in its zone, regains health or loses fire tokens.
pub fn heal(play: &mut Play, hero: HeroId, n: u8) -> Rule {
    let zone = play.world.hero(hero).zone;
    let mut options: Vec<Pick> = vec![Pick::Hero(hero)];
    let needs =
        |world: &World, game: &Darkness, h: HeroId| world.hero(h).wounds(game) > 0 || world.hero(h).fire > 0;
    let others = play.world.heroes_in(zone).filter(|h| *h != hero && needs(play.world, play.game, *h));
    options.extend(others.map(Pick::Hero));
    if let Pick::Hero(whom) = play.choose(hero.seat(), Prompt::Heal { hero, n }, &options)? {
        heal_one(play, hero, whom, n)?;
    }
    Ok(())
}

/// Heals just this hero; who heals decides how much of it removes fire.
pub fn heal_one(play: &mut Play, healer: HeroId, whom: HeroId, n: u8) -> Rule {
    let (fire, wounds) = (play.world.hero(whom).fire, play.world.hero(whom).wounds(play.game));
    let options: Vec<Pick> = (0..=fire.min(n)).map(Pick::RemoveFire).collect();
    let Pick::RemoveFire(out) = play.choose(healer.seat(), Prompt::RemoveFire { hero: whom, n }, &options)?
    else {
        return Ok(());
    };
    let healed = (n - out).min(wounds);
    let hero = play.world.hero_mut(whom);
    hero.fire -= out;
    hero.health += healed;
    if out > 0 {
        play.tell(|_, _| Fact::Fire { who: Fighter::Hero(whom), n: -(i16::from(out)) });
    }
    if healed > 0 {
        play.tell(|_, _| Fact::Healed { who: Fighter::Hero(whom), n: healed });
    }
    Ok(())
}

/// MD-ABL-20, MD-HER-09, MD-GEN-08, MD-SHA-02: mana, up to the maximum, from a supply without end; a Shaman may move an element up for each instead.
pub fn gain_mana(play: &mut Play, hero: HeroId, n: u8) -> Rule {
    for _ in 0..n {
        let is = play.world.hero(hero);
        let full = is.mana >= is.max_mana(play.game);
        let element = match is.class {
            Class::Shaman if !full || play.world.rulings().full_mana == FullMana::Steps => {
                choose_element(play, hero)?
            }
            _ => None,
        };
        match element {
            Some(element) => raise(play, hero, element, 1),
            None if full => {}
            None => {
                play.world.hero_mut(hero).mana += 1;
                play.tell(|_, _| Fact::Mana { hero, n: 1 });
            }
        }
    }
    Ok(())
}

/// MD-SHA-03: only mana that is being gained, never what is stored.
fn choose_element(play: &mut Play, hero: HeroId) -> Rule<Option<Element>> {
    let Engine::Shaman { elements, .. } = play.world.hero(hero).engine else { return Ok(None) };
    let most = play.game.content.boards.element_max;
    let mut options = vec![Pick::KeepMana];
    options.extend(Element::ALL.into_iter().filter(|e| elements[*e as usize] < most).map(Pick::Element));
    match play.choose(hero.seat(), Prompt::ManaOrElement { hero }, &options)? {
        Pick::Element(element) => Ok(Some(element)),
        _ => Ok(None),
    }
}

/// MD-SHA-02: an element token moves up its track.
pub fn raise(play: &mut Play, hero: HeroId, element: Element, n: u8) {
    let most = play.game.content.boards.element_max;
    if let Engine::Shaman { elements, .. } = &mut play.world.hero_mut(hero).engine {
        let at = &mut elements[element as usize];
        *at = at.saturating_add(n).min(most);
        let at = *at;
        play.tell(|_, _| Fact::Element { hero, element, at });
    }
}

/// A hero loses mana.
pub fn lose_mana(play: &mut Play, hero: HeroId, n: u8) {
    let is = play.world.hero_mut(hero);
    let lost = n.min(is.mana);
    is.mana -= lost;
    if lost > 0 {
        play.tell(|_, _| Fact::Mana { hero, n: -i16::from(lost) });
    }
}

/// Everybody who fights on the heroes' side suffers in the same way.
pub fn wound_fighter(play: &mut Play, who: Fighter, n: u8, cause: Cause) -> Rule {
    match who {
        Fighter::Hero(hero) => suffer(play, hero, n, cause),
        Fighter::Spirit(spirit) => {
            hurt_spirit(play, spirit, n, cause);
            Ok(())
        }
        Fighter::Enemy(_) => Ok(()),
    }
}

/// MD-REC-01, MD-REC-02, MD-REC-03: up to two points for health, mana and fire tokens.
pub fn recover(play: &mut Play, hero: HeroId) -> Rule {
    let is = play.world.hero(hero);
    let (wounds, fire) = (is.wounds(play.game), is.fire);
    // A Shaman may turn mana into steps, so it can use mana even when it is full.
    let steps = is.class == Class::Shaman && play.world.rulings().full_mana == FullMana::Steps;
    let room = if steps { 2 } else { is.max_mana(play.game) - is.mana };
    let mut options = Vec::new();
    for health in 0..=wounds.min(2) {
        for mana in 0..=room.min(2 - health) {
            let most = fire.min(2 - health - mana);
            options.extend((0..=most).map(|fire| Pick::Split(health, mana, fire)));
        }
    }
    options.reverse();
    if let Pick::Split(health, mana, fire) = play.choose(hero.seat(), Prompt::Recover { hero }, &options)? {
        let is = play.world.hero_mut(hero);
        is.health += health;
        is.fire -= fire;
        if health > 0 {
            play.tell(|_, _| Fact::Healed { who: Fighter::Hero(hero), n: health });
        }
        if fire > 0 {
            play.tell(|_, _| Fact::Fire { who: Fighter::Hero(hero), n: -i16::from(fire) });
        }
        gain_mana(play, hero, mana)?;
    }
    Ok(())
}

impl World {
    /// The attack that a hero makes itself.
    fn own_attack(&mut self, hero: HeroId) -> Option<&mut Combat> {
        self.under_way.combats.iter_mut().find(|c| c.attacker == Fighter::Hero(hero))
    }

    /// MD-DEC-35: what becomes of the prizes of a defeated hero.
    fn drop_prizes(&mut self, hero: HeroId) {
        if self.rulings().prize_moves == crate::rulings::PrizeMoves::Traded {
            let zone = self.hero(hero).zone;
            for prize in std::mem::take(&mut self.hero_mut(hero).prizes) {
                self.lay(zone, crate::content::Token::Prize(prize));
            }
        }
    }
}
