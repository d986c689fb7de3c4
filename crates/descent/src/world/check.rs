//! Whether a world is sound.

use super::{UnderWay, Who, World};
use crate::Descent;
use board::square::Terrain;
use table::{At, Broken};

impl World {
    /// Whether the world is possible: a broken rule shows here.
    pub fn check(&self, game: &Descent, at: At) -> Result<(), Broken> {
        let broken = |text: String| Err(Broken::check(text));
        if at == At::Rest && self.under_way != UnderWay::default() {
            return broken(format!("at rest, but under way: {:?}", self.under_way));
        }
        for id in self.hero_ids() {
            let hero = self.hero(id);
            let name = &game.sheet(hero.sheet).name;
            let health = hero.health(game);
            // DE-CHR-04, DE-DMG-01: never more damage than Health. Of fatigue there may be more than Stamina, if that was
            // reduced (DE-DMG-03).
            if hero.damage > health {
                return broken(format!("{name} has {} damage of {health}", hero.damage));
            }
            // DE-DEF-01. Who is knocked out may have less damage than Health, by what it equips then (DE-DEF-13).
            if at == At::Rest && !self.is_over() && hero.damage == health && !hero.knocked_out {
                return broken(format!("{name} has {} damage and is not knocked out", hero.damage));
            }
            // DE-CND-30: no conditions while knocked out.
            if hero.knocked_out && !hero.conditions.is_empty() {
                return broken(format!("{name} is knocked out and has conditions"));
            }
        }
        for monster in &self.monsters {
            let health = self.health(game, Who::Monster(monster.id));
            if monster.damage >= health && at == At::Rest && !self.is_over() {
                return broken(format!("{:?} lives with {} damage", monster.id, monster.damage));
            }
            let commanded = self.under_way.commanded.is_some_and(|(id, _)| id == monster.id);
            let shrunk = commanded || self.turn_of(Who::Monster(monster.id)).is_some_and(|turn| turn.shrunk);
            let size = game.monster(monster.id.of).size;
            if !shrunk && monster.body.size() != size {
                return broken(format!("{:?} covers {}", monster.id, monster.body));
            }
            if self.monsters.iter().filter(|other| other.id == monster.id).count() != 1 {
                return broken(format!("{:?} is there twice", monster.id));
            }
        }
        for object in &self.special.objects {
            if object.damage >= self.object_health(game, object.id) && at == At::Rest {
                return broken(format!("{:?} is still there with {} damage", object.id, object.damage));
            }
        }
        self.check_places(at)
    }

    /// DE-LRG-09, DE-MOV-02: every figure stands on squares that are its own. While it moves it may pass a friend.
    fn check_places(&self, at: At) -> Result<(), Broken> {
        for (who, body) in self.figures() {
            if !self.ground.map.fits(self.gates, body) && body.size().is_large() {
                return Err(Broken::check(format!("{who:?} stands at {body}, where it does not fit")));
            }
            let passing = self.turn_of(who).is_some_and(|turn| turn.points > 0 || turn.shrunk);
            for spot in body.spots() {
                // DC-MAB-32: whoever flies may be over an obstacle on its way.
                if self.terrain(spot) == Terrain::Obstacle && !passing {
                    return Err(Broken::check(format!("{who:?} stands at {spot}, where nobody can")));
                }
                let other = self.other_at(spot, who);
                let excused = other.is_some_and(|other| {
                    passing || self.turn_of(other).is_some_and(|turn| turn.points > 0 || turn.shrunk)
                });
                if other.is_some() && !excused && at == At::Rest {
                    return Err(Broken::check(format!("{who:?} and {other:?} both stand at {spot}")));
                }
            }
        }
        Ok(())
    }

    /// Whether a world that these rules did not make is possible at all: all numbers in it name something.
    pub fn sound(&self, game: &Descent) -> Result<(), Broken> {
        let content = &game.content;
        let wrong = |what: &str| Err(Broken::check(format!("there is no such {what}")));
        if self.heroes.is_empty() || self.heroes.len() > 4 {
            return Err(Broken::check(format!("{} heroes", self.heroes.len())));
        }
        if !(1..=2).contains(&self.agreed.act) {
            return wrong("act");
        }
        if self.agreed.quest.is_some_and(|id| usize::from(id.0) >= content.quests.len()) {
            return wrong("quest");
        }
        for hero in &self.heroes {
            let items = hero.items.iter().all(|owned| usize::from(owned.item.0) < content.items.len());
            let skills = hero.skills.iter().all(|learnt| usize::from(learnt.skill.0) < content.skills.len());
            let found = hero.found.iter().all(|found| usize::from(found.card.0) < content.search.len());
            if usize::from(hero.sheet.0) >= content.heroes.len()
                || usize::from(hero.class.0) >= content.classes.len()
                || !(items && skills && found)
            {
                return wrong("hero card");
            }
            if hero.at.is_some_and(|at| self.space(at).is_none()) {
                return wrong("square");
            }
        }
        let types = self.monsters.iter().map(|m| m.id.of).chain(self.groups.iter().map(|g| g.of));
        if types.chain(self.group).any(|of| usize::from(of.0) >= content.monsters.len()) {
            return wrong("monster");
        }
        if self.monsters.iter().any(|m| m.body.spots().any(|spot| self.space(spot).is_none())) {
            return wrong("square");
        }
        for object in &self.special.objects {
            if usize::from(object.id.of.0) >= content.objects.len() || self.space(object.at).is_none() {
                return wrong("object");
            }
        }
        let deck = &self.overlord.deck;
        let cards = self.overlord.hand.iter().copied().chain(deck.cards_left());
        if cards.chain(deck.discarded().iter().copied()).any(|c| usize::from(c.0) >= content.overlord.len()) {
            return wrong("overlord card");
        }
        if let Some(turn) = &self.turn {
            let there = match turn.who {
                Who::Hero(id) => self.hero_ids().any(|other| other == id),
                Who::Monster(id) => self.monster(id).is_some(),
                Who::Object(_) => false,
                Who::Familiar(id) => {
                    self.hero_ids().any(|other| other == id)
                        && self.familiar(id).is_some()
                        && self.waiting.is_some()
                }
            };
            if !there {
                return wrong("figure whose turn it is");
            }
        }
        Ok(())
    }
}
