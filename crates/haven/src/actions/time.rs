//! What only two classes do: one is fast or slow in every round, the other has two forms.

use crate::actions::effects::May;
use crate::actions::specials;
use crate::content::{CardId, ClassId, Form, Pace, Special};
use crate::world::{Hero, Own};
use crate::{Fact, Haven, HeroId, Play, Prompt, World};
use table::{Choice, Phrase, Rule, phrase};

/// With how many time tokens a character begins.
const FIRST_TOKEN: u8 = 1;
/// How many it can have by being slow.
const MOST_BY_BEING_SLOW: u8 = 2;
/// How many it can have at all.
const MOST_TOKENS: u8 = 5;

impl Choice<Haven> for Pace {
    fn key(&self, _: &Haven, out: &mut String) {
        out.push_str(self.as_str());
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self {
            Pace::Fast => phrase!("haven-choose-fast"),
            Pace::Slow => phrase!("haven-choose-slow"),
        }
    }
}

impl Choice<Haven> for Form {
    fn key(&self, _: &Haven, out: &mut String) {
        out.push_str(self.as_str());
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self {
            Form::Melee => phrase!("haven-choose-melee-form"),
            Form::Ranged => phrase!("haven-choose-ranged-form"),
        }
    }
}

impl Own {
    /// As a character of this class begins a scenario.
    pub fn of(game: &Haven, class: ClassId) -> Own {
        Own { time: if game.class(class).paced { FIRST_TOKEN } else { 0 }, ..Own::default() }
    }
}

/// FH-CHR-13: before cards are chosen: who plays with time says whether it is fast, for a time token, or slow; who has
/// two forms begins in either.
pub fn declare(play: &mut Play) -> Rule {
    for n in 0..play.world.party.heroes.len() {
        let hero = &play.world.party.heroes[n];
        let (id, class) = (hero.id, play.game.class(hero.id.class));
        if hero.exhausted || !hero.actions.is_empty() {
            continue;
        }
        if class.paced {
            set_pace(play, id)?;
        }
        if class.formed && play.world.hero(id).own.form.is_none() {
            let form = play.choose(id.seat(), Prompt::Form { hero: id }, &[Form::Melee, Form::Ranged])?;
            play.world.hero_mut(id).own.form = Some(form);
            play.tell(|_, _| Fact::TakesForm { hero: id, form });
        }
    }
    Ok(())
}

fn set_pace(play: &mut Play, hero: HeroId) -> Rule {
    let mut options = vec![Pace::Slow];
    if play.world.hero(hero).own.time > 0 {
        options.insert(0, Pace::Fast);
    }
    let pace = play.choose(hero.seat(), Prompt::Pace { hero }, &options)?;
    let own = &mut play.world.hero_mut(hero).own;
    own.pace = Some(pace);
    own.time = match pace {
        Pace::Fast => own.time - 1,
        Pace::Slow => own.time.max((own.time + 1).min(MOST_BY_BEING_SLOW)),
    };
    let time = own.time;
    play.tell(|_, _| Fact::SetsPace { hero, pace, time });
    Ok(())
}

/// Time tokens are gained by an ability.
pub fn gain(play: &mut Play, hero: HeroId, tokens: u8) -> Rule<bool> {
    let own = &mut play.world.hero_mut(hero).own;
    let before = own.time;
    own.time = own.time.saturating_add(tokens).min(MOST_TOKENS);
    let time = own.time;
    play.tell(|_, _| Fact::Time { hero, time });
    Ok(time > before)
}

/// Whether the player spends time tokens for an ability.
pub fn spend(play: &mut Play, hero: HeroId, tokens: u8) -> Rule<bool> {
    if play.world.hero(hero).own.time < tokens {
        return Ok(false);
    }
    let prompt = Prompt::SpendTime { hero, tokens };
    let spent = play.choose(hero.seat(), prompt, &[May::Do, May::Skip])? == May::Do;
    if spent {
        let own = &mut play.world.hero_mut(hero).own;
        own.time -= tokens;
        let time = own.time;
        play.tell(|_, _| Fact::Time { hero, time });
    }
    Ok(spent)
}

/// FH-CHR-13: at the end of a turn in which an action said so, the character is in its other form, once.
/// [`Special::FrenzyForms`]: after a kill its player decides.
pub fn switch_form(play: &mut Play, hero: HeroId) -> Rule {
    let mut switches = std::mem::take(&mut play.world.hero_mut(hero).own.switches);
    let killed = play.world.turns.turn.as_ref().is_some_and(|turn| turn.killed);
    if killed && specials::active(play, hero, Special::FrenzyForms).is_some() {
        let may = [May::Do, May::Skip];
        switches = play.choose(hero.seat(), Prompt::SwitchForm { hero }, &may)? == May::Do;
    }
    if switches {
        take_other_form(play, hero);
    }
    Ok(())
}

/// During a long rest it may change its form.
pub fn switch_while_resting(play: &mut Play, hero: HeroId) -> Rule {
    if play.world.hero(hero).own.form.is_none() {
        return Ok(());
    }
    if play.choose(hero.seat(), Prompt::SwitchForm { hero }, &[May::Do, May::Skip])? == May::Do {
        take_other_form(play, hero);
    }
    Ok(())
}

fn take_other_form(play: &mut Play, hero: HeroId) {
    let own = &mut play.world.hero_mut(hero).own;
    if let Some(form) = own.form.map(Form::other) {
        own.form = Some(form);
        play.world.pursue(play.game, hero, |pursuit| pursuit.done.form = true);
        play.tell(|_, _| Fact::TakesForm { hero, form });
    }
}

impl World {
    /// GH-SEL-01: the cards of its hand that a character can play: those of its form.
    pub fn playable<'w>(&self, game: &'w Haven, hero: &'w Hero) -> impl Iterator<Item = CardId> + 'w {
        let fits = move |card: &CardId| hero.own.form.is_none() || game.card(*card).form == hero.own.form;
        hero.hand.iter().copied().filter(fits)
    }
}
