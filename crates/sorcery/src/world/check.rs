//! Whether a world is sound.

use super::{Stage, UnderWay, Who, World};
use crate::Sorcery;
use table::{At, Broken};

impl World {
    /// Whether the world is possible at all.
    pub fn check(&self, game: &Sorcery, at: At) -> Result<(), Broken> {
        let broken = |text: String| Err(Broken::check(text));
        if at == At::Rest && self.under_way != UnderWay::default() {
            return broken(format!("at rest, but under way: {:?}", self.under_way));
        }
        if !(2..=5).contains(&self.heroes.len()) {
            return broken(format!("{} heroes (SS-SET-04)", self.heroes.len()));
        }
        for id in self.hero_ids() {
            let hero = self.hero(id);
            let name = &game.class(id.class).hero;
            if !(1..=7).contains(&hero.rank) {
                return broken(format!("{name} is of rank {}", hero.rank));
            }
            if hero.inventory.len() > usize::from(game.class(id.class).capacity) {
                return broken(format!("{name} carries {} cards (SS-CAP-01)", hero.inventory.len()));
            }
            let facet = self.facet(game, id);
            let most = usize::from(facet.powers + facet.talents);
            let own = hero.powers.iter().filter(|held| held.from.is_none()).count();
            if own > most && self.stage != Stage::Over {
                return broken(format!("{name} has {own} powers, not {most}"));
            }
        }
        if at == At::Rest && !self.is_over() {
            for who in self.everybody() {
                let (wounds, life) = (self.body(who).map_or(0, |b| b.wounds), self.life(game, who));
                if wounds >= life {
                    return broken(format!("{} lives with {wounds} wounds of {life}", game.name(who)));
                }
            }
        }
        for foe in &self.foes {
            if foe.powers.len() > 2 || foe.figures.iter().all(Option::is_none) {
                return broken(format!("{foe:?}"));
            }
            if self.foes.iter().filter(|other| other.card == foe.card).count() != 1 {
                return broken(format!("{:?} is there twice", foe.card));
            }
        }
        let areas = self.ground.plan.map.len();
        if self.everybody().iter().any(|who| self.at(*who).is_some_and(|at| at.index() >= areas)) {
            return broken("somebody is off the map".to_owned());
        }
        Ok(())
    }

    /// Whether this world is possible at all, whoever made it: every card known, the quest's own ground.
    pub(crate) fn sound(&self, game: &Sorcery) -> Result<(), Broken> {
        let quest = self.agreed.quest.map(|quest| game.content.grounds.get(quest.index()));
        if quest.is_some_and(|ground| ground.is_none_or(|ground| **ground != *self.ground)) {
            return Err(Broken::check("the ground of its quest is another one"));
        }
        let mut wrong: Option<String> = None;
        table::each_part(self, &mut |kind, part| {
            let number = part.as_u64();
            if let Some(number) = number.filter(|_| crate::content::Content::is_named(kind))
                && game.content.name_of(kind, number).is_none()
            {
                wrong = Some(format!("there is no {kind} {number}"));
            }
        });
        let seats = self.heroes.len();
        let seat =
            |hero: super::HeroId| usize::from(hero.seat) < seats && self.hero(hero).class == hero.class;
        let known = |who: Who| match who {
            Who::Hero(hero) | Who::Companion(hero) => seat(hero),
            Who::Foe(_) => true,
        };
        let turn = self.turn.as_ref().is_none_or(|turn| seat(turn.hero));
        let threat = self.threat.is_none_or(|(hero, _)| seat(hero));
        if !turn
            || !threat
            || !self.everybody().into_iter().chain(self.interrupting()).all(known)
            || self.doors.len() != self.ground.plan.map.doors().len()
        {
            wrong = Some("a hero or a door that is not there".to_owned());
        }
        if wrong.is_none() {
            wrong = self.possible(game).err();
        }
        wrong.map_or(Ok(()), |what| Err(Broken::check(what)))
    }
}
