//! SA-DMG: damage, and how the game ends.

use super::*;
use crate::{Choice, Phrase, Reveal, phrase};

/// What damage comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Cause {
    Attack,
    Snare,
    Venom,
}

/// What healing comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Cure {
    Rally,
    Salve,
}

/// SA-DMG-01: what a hero can do about damage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Instead {
    /// Suffer it.
    Suffer,
    /// Lose a card of the hand instead.
    Lose(CardId),
}

impl Choice<Sample> for Instead {
    fn key(&self, _: &Sample, out: &mut String) {
        match self {
            Instead::Suffer => out.push_str("suffer"),
            Instead::Lose(card) => out.extend(["lose:", card.card().name]),
        }
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self {
            Instead::Suffer => phrase!("sample-choose-suffer"),
            Instead::Lose(card) => phrase!("sample-choose-lose", card = card.say()),
        }
    }
}

/// SA-DMG-01: a hero may lose a card of its hand instead of suffering damage. Says whether it suffered.
pub fn suffer_or_avoid(play: &mut Play, hero: HeroId, damage: u8, cause: Cause) -> Rule<bool> {
    let ways = play.world.ways_to_avoid(hero);
    match play.choose(hero.seat(), Prompt::Suffer { hero, damage }, &ways)? {
        Instead::Lose(card) => {
            play.world.lose_card(hero, card);
            play.reveal(Reveal::Shown);
            play.tell(|_, _| Fact::LosesCard { hero, card });
            Ok(false)
        }
        Instead::Suffer => {
            play.world.lose_hit_points(hero, damage);
            play.tell(|_, _| Fact::Damage { who: Figure::Hero(hero), damage, cause });
            fall_if_dead(play, hero)?;
            Ok(true)
        }
    }
}

/// Damage that is not an attack's.
pub fn suffer(play: &mut Play, hero: HeroId, damage: u8, cause: Cause) -> Rule {
    suffer_or_avoid(play, hero, damage, cause).map(|_| ())
}

/// SA-DMG-02: a hero without hit points falls, and the warden has won.
fn fall_if_dead(play: &mut Play, hero: HeroId) -> Rule {
    match play.world.hero(hero).hp {
        0 => {
            play.tell(|_, _| Fact::Falls { who: Figure::Hero(hero) });
            end_game(play, Side::Warden)
        }
        _ => Ok(()),
    }
}

/// SA-GEN-02: the game ends at once; nothing that is under way goes on.
pub fn end_game(play: &mut Play, winner: Side) -> Rule {
    play.world.ended = Some(winner);
    play.world.under_way = UnderWay::default();
    play.stop()
}

/// SA-DMG-03: a ghoul without hit points is gone.
pub fn hurt(play: &mut Play, ghoul: GhoulId, damage: u8) {
    let Some(hurt) = play.world.ghoul_mut(ghoul) else { return };
    hurt.hp = hurt.hp.saturating_sub(damage);
    let dead = hurt.hp == 0;
    let who = Figure::Ghoul(ghoul);
    play.tell(|_, _| Fact::Damage { who, damage, cause: Cause::Attack });
    if dead {
        play.world.ghouls.retain(|g| g.id != ghoul);
        play.tell(|_, _| Fact::Falls { who });
    }
}

/// SA-DMG-04: a hero recovers one hit point, up to its maximum.
pub fn heal(play: &mut Play, hero: HeroId, cure: Cure) {
    let healed = play.world.hero_mut(hero);
    healed.hp = (healed.hp + 1).min(HERO_HP);
    play.tell(|_, _| Fact::Heals { hero, cure });
}

impl World {
    /// SA-DMG-01: to suffer, or to lose one of the different cards in hand.
    pub fn ways_to_avoid(&self, hero: HeroId) -> Vec<Instead> {
        let cards = self.hero(hero).hand.kinds();
        std::iter::once(Instead::Suffer).chain(cards.into_iter().map(Instead::Lose)).collect()
    }

    /// Takes hit points off a hero.
    pub fn lose_hit_points(&mut self, hero: HeroId, damage: u8) {
        let hero = self.hero_mut(hero);
        hero.hp = hero.hp.saturating_sub(damage);
    }

    /// Discards a card of a hero's hand.
    pub fn lose_card(&mut self, hero: HeroId, card: CardId) {
        if let Some(card) = self.hero_mut(hero).hand.take(card) {
            self.hero_deck.discard(card);
        }
    }
}
