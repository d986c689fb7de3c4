//! SKL: which skills can be taken, and where each class puts them.

use crate::content::{Class, SkillId, Stance};
use crate::rulings::HigherSpell;
use crate::shown::{Fact, Prompt};
use crate::world::{Engine, HeroId, Pick};
use crate::{Darkness, Play, World};
use table::Rule;

impl World {
    /// MD-SKL-01, MD-SKL-02, MD-SKL-03, MD-SKL-05, MD-SKL-07, MD-LVL-09: the skills that a hero can take at a level.
    pub fn skills_to_learn(&self, game: &Darkness, hero: HeroId, level: u8) -> Vec<SkillId> {
        let is = self.hero(hero);
        let all =
            game.content.skills.iter().enumerate().filter(|(_, s)| s.class == is.class && s.level <= level);
        let rank = |name: &str| {
            let own = is.skills.iter().map(|id| game.skill(*id)).filter(|s| s.name == name);
            own.map(|s| s.rank).max().unwrap_or(0)
        };
        all.filter(|(_, s)| s.rank == rank(&s.name) + 1).map(|(n, _)| SkillId(n as u16)).collect()
    }
}

/// MD-SKL-06, MD-LVL-05, MD-LVL-10: the hero chooses a new skill.
pub fn learn(play: &mut Play, hero: HeroId, level: u8) -> Rule {
    let skills = play.world.skills_to_learn(play.game, hero, level);
    let options: Vec<Pick> = skills.into_iter().map(Pick::Skill).collect();
    if options.is_empty() {
        return Ok(());
    }
    match play.choose(hero.seat(), Prompt::NewSkill { hero, level }, &options)? {
        Pick::Skill(skill) => take(play, hero, skill),
        _ => Ok(()),
    }
}

/// MD-SKL-05: a higher rank replaces the lower one; then the class puts the card in its place.
pub fn take(play: &mut Play, hero: HeroId, skill: SkillId) -> Rule {
    let name = play.game.skill(skill).name.clone();
    let old = play.world.hero(hero).skills.iter().copied().find(|id| play.game.skill(*id).name == name);
    let freed = old.and_then(|old| play.world.leave(hero, old));
    let skills = &mut play.world.hero_mut(hero).skills;
    skills.push(skill);
    skills.sort_unstable();
    play.tell(|_, _| Fact::Learns { hero, skill });
    place(play, hero, skill, freed)
}

impl World {
    /// MD-DEC-55: a card leaves the place where it lies; for a Wizard, says which segment that was.
    fn leave(&mut self, hero: HeroId, skill: SkillId) -> Option<u8> {
        let is = self.hero_mut(hero);
        is.skills.retain(|id| *id != skill);
        match &mut is.engine {
            engine @ Engine::Wizard { .. } => return engine.lift_spell(skill),
            Engine::Paladin { columns, blessed, .. } => {
                columns.retain(|(id, _)| *id != skill);
                *blessed = blessed.filter(|id| *id != skill);
            }
            Engine::Berserker { under, .. } => under.retain(|(id, _)| *id != skill),
            _ => {}
        }
        None
    }
}

/// MD-WIZ-06, MD-PAL-03, MD-PAL-12, MD-BER-02, MD-ROG-20: where the card goes.
fn place(play: &mut Play, hero: HeroId, skill: SkillId, freed: Option<u8>) -> Rule {
    match play.world.hero(hero).class {
        Class::Wizard => {
            let same = play.world.rulings().higher_spell == HigherSpell::SameSegment;
            let at = match freed.filter(|_| same) {
                Some(at) => at,
                None => ask_number(play, hero, skill, (0..4).map(Pick::Segment).collect())?,
            };
            play.world.hero_mut(hero).engine.lay_spell(skill, at);
        }
        Class::Paladin => {
            let at = ask_number(play, hero, skill, (0..3).map(Pick::Column).collect())?;
            if let Engine::Paladin { columns, .. } = &mut play.world.hero_mut(hero).engine {
                columns.push((skill, at));
                columns.sort_unstable();
            }
        }
        Class::Berserker => {
            let own = play.game.skill(skill).stance;
            let options = match own {
                Some(stance) => vec![Pick::Stance(stance)],
                None => Stance::ALL.map(Pick::Stance).to_vec(),
            };
            if let Pick::Stance(stance) =
                play.choose(hero.seat(), Prompt::PlaceSkill { hero, skill }, &options)?
                && let Engine::Berserker { under, .. } = &mut play.world.hero_mut(hero).engine
            {
                under.push((skill, stance));
                under.sort_unstable();
            }
        }
        Class::Rogue => {
            let tokens = play.game.skill(skill).tokens.clone();
            for token in tokens.iter().filter_map(|name| play.game.content.rogue_token(name)) {
                play.world.decks.tools.put(token);
            }
        }
        Class::Shaman | Class::Ranger => {}
    }
    Ok(())
}

fn ask_number(play: &mut Play, hero: HeroId, skill: SkillId, options: Vec<Pick>) -> Rule<u8> {
    match play.choose(hero.seat(), Prompt::PlaceSkill { hero, skill }, &options)? {
        Pick::Segment(n) | Pick::Column(n) => Ok(n),
        _ => Ok(0),
    }
}
