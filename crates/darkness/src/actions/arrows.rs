//! RAN: the Ranger's arrow deck.

use super::combat::roll_new_dice;
use super::effects::{By, happen};
use crate::Play;
use crate::content::AttackType;
use crate::rulings::{Bullseye, FirstArrow};
use crate::shown::{Fact, Prompt};
use crate::world::{Combat, Engine, Fighter, HeroId, Pick};
use table::{Rule, Source};

/// The number of icons to hit exactly.
const BULLSEYE: u8 = 7;

/// MD-RAN-02, MD-RAN-03, MD-RAN-10: in a ranged attack the Ranger reveals arrow cards until it stops or seven is reached.
pub fn shoot(play: &mut Play) -> Rule {
    let Some((hero, kind)) = play.world.combat().and_then(|c| match c.attacker {
        Fighter::Hero(hero) => Some((hero, c.kind)),
        _ => None,
    }) else {
        return Ok(());
    };
    let ranger = play.world.hero(hero).engine == Engine::Ranger;
    if !ranger || kind != AttackType::Ranged {
        return Ok(());
    }
    loop {
        let icons = total(play);
        let none = play.world.combat().is_some_and(|c| c.arrows.is_empty());
        let must = none && play.world.rulings().first_arrow == FirstArrow::Must;
        if icons >= BULLSEYE {
            break;
        }
        let mut options = vec![Pick::Reveal];
        options.extend((!must).then_some(Pick::Stop));
        if play.choose(hero.seat(), Prompt::Arrows { hero, icons }, &options)? == Pick::Stop {
            break;
        }
        if !reveal(play)? {
            break;
        }
    }
    apply_arrows(play, hero)
}

fn total(play: &Play) -> u8 {
    let revealed = play.world.combat().map_or(&[][..], |c| &c.arrows);
    revealed.iter().map(|id| play.game.arrow(*id).arrows).sum()
}

/// MD-RAN-08, MD-RAN-11: the next card; an empty deck is made of the discards, not of what lies in the row.
fn reveal(play: &mut Play) -> Rule<bool> {
    if play.world.decks.arrows.left() == 0 {
        play.world.decks.arrows.reshuffle();
    }
    let drawn = play.draw(Source::from("arrows"), |world| &mut world.decks.arrows)?;
    let Some(card) = drawn else { return Ok(false) };
    if let Some(combat) = play.world.combat_mut() {
        combat.arrows.push(card);
    }
    play.tell(|_, _| Fact::Arrow { card });
    Ok(true)
}

/// MD-RAN-04, MD-RAN-05, MD-RAN-06: beige below seven, red above, white on seven.
fn apply_arrows(play: &mut Play, hero: HeroId) -> Rule {
    let icons = total(play);
    let cards = play.world.combat().map_or_else(Vec::new, |c| c.arrows.clone());
    if cards.is_empty() {
        return Ok(());
    }
    play.tell(|_, _| Fact::Arrows { icons });
    if icons == BULLSEYE && !takes_bullseye(play, hero)? {
        return Ok(());
    }
    for card in cards {
        let arrow = play.game.arrow(card).clone();
        let effect = match icons.cmp(&BULLSEYE) {
            std::cmp::Ordering::Less => arrow.beige,
            std::cmp::Ordering::Greater => arrow.red,
            std::cmp::Ordering::Equal => arrow.white,
        };
        happen(play, By::Hero(hero), effect)?;
    }
    roll_new_dice(play)
}

/// MD-RAN-06, MD-DEC-61: whether the white effects are applied.
fn takes_bullseye(play: &mut Play, hero: HeroId) -> Rule<bool> {
    match play.world.rulings().bullseye {
        Bullseye::Applied => Ok(true),
        Bullseye::Asked => {
            let options = [Pick::Apply, Pick::No];
            Ok(play.choose(hero.seat(), Prompt::Bullseye { hero }, &options)? == Pick::Apply)
        }
    }
}

/// MD-RAN-07: after the attack the revealed cards are discarded.
pub fn discard(play: &mut Play, combat: &Combat) {
    combat.arrows.iter().for_each(|card| play.world.decks.arrows.discard(*card));
}

/// MD-RAN-09: at the end of the turn all discards return to the deck.
pub fn shuffle(play: &mut Play, hero: HeroId) {
    if play.world.hero(hero).engine == Engine::Ranger {
        play.world.decks.arrows.reshuffle();
    }
}
