//! Cards, items and damage: what playing, losing or using them would mean.

use super::tell;
use crate::actions::attack::Weapon;
use crate::content::{Ability, Action, CardId, Effect, GoalId, ItemId, Used, What};
use crate::flow::turn::action_of;
use crate::shown::names::card_name;
use crate::world::{Damage, Played};
use crate::{FigureId, Haven, HeroId, World};
use table::phrase;
use table::phrase::Arg;
use table::scene::{Preview, Tell, Term, Tone};

impl Haven {
    /// GH-TRN-01: half of a card: where its move leads from here, whom its attack reaches from here, and what becomes
    /// of the card.
    pub fn preview_action(&self, world: &World, hero: HeroId, what: Played) -> Preview {
        let extra = world.agreed.extra.clone();
        let Some(action) = action_of(self, &extra.actions, what) else { return Preview::default() };
        let mut preview = Preview { tells: told_action(action), ..Preview::default() };
        for effect in &action.does {
            self.preview_effect(world, hero, effect, &mut preview);
        }
        preview
    }

    /// The first move and the first attack of an action, as they are printed.
    fn preview_effect(&self, world: &World, hero: HeroId, effect: &Effect, preview: &mut Preview) {
        let figure = FigureId::Hero(hero);
        let (What::Do(ability), Some(at)) = (&effect.what, world.at(figure)) else { return };
        match ability {
            Ability::Move { points, jump } if preview.reach.is_empty() && world.may_move(figure) => {
                let gait = world.gait(self, figure, *jump);
                preview.jump = *jump;
                preview.cost = Some(points.of(0).into());
                preview.reach = self.reach(world, figure, at, gait, points.of(0));
            }
            // An attack after a move is made from somewhere else.
            Ability::Attack(attack) if preview.reach.is_empty() && preview.odds.is_empty() => {
                let mut weapon = Weapon::of(attack, None, &[]);
                weapon.clauses.clone_from(&effect.clauses);
                let targets = world.targets(figure, at, weapon.range);
                if weapon.area.is_none() && world.may_attack(figure) {
                    let tells = std::mem::take(&mut preview.tells);
                    *preview = self.preview_blows(world, figure, at, &targets, &weapon);
                    preview.tells.splice(0..0, tells);
                }
            }
            _ => {}
        }
    }

    /// GH-SEL-02: a card that leads.
    pub fn preview_lead(&self, initiative: u8) -> Preview {
        let say = phrase!("haven-tell-initiative", initiative = initiative);
        Preview {
            tells: vec![tell(Tone::Plain, say)],
            rules: vec![self.edition.id("GH-INI-03").to_owned()],
            ..Preview::default()
        }
    }

    /// GH-RST-06, GH-RST-07: a long rest.
    pub fn preview_long_rest(&self) -> Preview {
        let tells = vec![
            tell(Tone::Plain, phrase!("haven-tell-initiative", initiative = 99)),
            tell(Tone::Good, phrase!("haven-tell-long-rest")),
            tell(Tone::Cost, phrase!("haven-tell-loses-one")),
        ];
        Preview { tells, rules: vec![self.edition.id("GH-RST-07").to_owned()], ..Preview::default() }
    }

    /// GH-ITM-07, GH-ITM-08: an item that is used.
    pub fn preview_item(&self, item: ItemId) -> Preview {
        let is = self.item(item);
        let mut tells: Vec<Tell> =
            self.content.item_text(is).into_iter().map(|say| tell(Tone::Plain, say)).collect();
        if is.used != Used::Passive
            && let Some(last) = tells.last_mut()
        {
            last.tone = Tone::Cost;
        }
        Preview { tells, rules: vec![self.edition.id("GH-ITM-18").to_owned()], ..Preview::default() }
    }

    /// GH-DMG-01: the damage under way is suffered, or cards are lost instead.
    pub fn preview_damage(&self, world: &World, lost: &[CardId]) -> Preview {
        let Some(Damage { figure, amount, .. }) = world.under_way.damage.last().copied() else {
            return Preview::default();
        };
        let hp = world.body(figure).map_or(0, |body| body.hp);
        let mut preview = Preview {
            concerns: vec![self.figure(figure)],
            rules: vec![self.edition.id("GH-DMG-01").to_owned()],
            ..Preview::default()
        };
        if !lost.is_empty() {
            let cards = Arg::List(lost.iter().map(|card| card_name(self, *card)).collect());
            preview.tells.push(tell(Tone::Cost, phrase!("haven-tell-loses-cards", cards = cards)));
            preview.tells.push(tell(Tone::Good, phrase!("haven-tell-averted", hp = hp)));
            return preview;
        }
        let after = hp.saturating_sub(amount);
        let parts = [
            (phrase!("haven-term-hit-points"), hp.into()),
            (phrase!("haven-term-damage"), -i32::from(amount)),
        ];
        preview.terms = Term::sum(parts);
        preview.tells.push(match after {
            0 => tell(Tone::Danger, phrase!("haven-tell-exhausted")),
            _ => tell(Tone::Cost, phrase!("haven-tell-hit-points", hp = after)),
        });
        preview
    }

    /// GH-BON-09: a card leaves the active area.
    pub fn preview_drop(&self, world: &World, card: CardId) -> Preview {
        let owner =
            world.owner_of(card).and_then(|hero| world.hero(hero).active.iter().find(|a| a.card == card));
        let lost = owner.is_some_and(|active| self.card(card).half(active.half).lost);
        let say = if lost { phrase!("haven-tell-lost") } else { phrase!("haven-tell-discarded") };
        Preview {
            tells: vec![tell(Tone::Cost, say)],
            rules: vec![self.edition.id("GH-BON-09").to_owned()],
            ..Preview::default()
        }
    }

    /// GH-BGL-01: a battle goal.
    pub fn preview_goal(&self, goal: GoalId) -> Preview {
        let goal = self.goal(goal);
        let checks = phrase!("haven-goal-checks", checks = goal.checks);
        let tells = vec![tell(Tone::Plain, goal.text()), tell(Tone::Good, checks)];
        Preview { tells, ..Preview::default() }
    }
}

/// GH-EXP-01, GH-SEL-07, GH-SEL-09: what an action brings and costs besides what it does.
fn told_action(action: &Action) -> Vec<Tell> {
    let mut tells = Vec::new();
    if action.xp > 0 {
        tells.push(tell(Tone::Good, phrase!("haven-tell-experience", points = action.xp)));
    }
    if action.stays.is_some() {
        tells.push(tell(Tone::Plain, phrase!("haven-tell-stays")));
    } else if action.lost {
        tells.push(tell(Tone::Cost, phrase!("haven-tell-lost")));
    }
    tells
}
