//! The greedy players of Descent: the heroes go for the monster that they must defeat, and for villagers on their way; the
//! overlord sends those that must leave to the exit and lets the heroes come to the one that they must defeat; everybody
//! hits what is in reach.
//!
//! They read what their seat may know: the map and the figures, and the overlord its own options. They remember nothing
//! and leave nothing to chance: the same question gets the same answer.

mod ways;

use self::ways::Way;
use crate::best;
use ::descent::content::{By, CardId, Deed, Effect, Gain, MonsterTypeId, On, Rank, Special};
use ::descent::world::{AbilityRef, Card, HeroId, MonsterId, Pick, WeaponRef, Who};
use ::descent::{Descent, Prompt, World};
use board::square::Body;
use table::{Answers, Ask, Chance, Options, Seat};

/// The greedy player, on either side.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Answers<Descent> for Greedy {
    fn answer(
        &mut self,
        game: &Descent,
        ask: &Ask<'_, Descent>,
        world: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let picks = all(ask.options);
        let view = View { game, world };
        let n = view.choose(ask.prompt, &picks);
        Some((ask.speaker(n)?, n))
    }
}

/// What is offered; in a window the last option is to let it pass.
fn all(options: &dyn Options<Descent>) -> Vec<Pick> {
    let pick = |n: usize| options.any(n).downcast_ref::<Pick>().copied().unwrap_or(Pick::Pass);
    (0..options.count()).map(pick).collect()
}

/// An activation: whose, what is left of it, and where it leads.
struct Activation {
    who: Who,
    actions: u8,
    points: u8,
    way: Way,
}

/// A table as a player sees it.
struct View<'a> {
    game: &'a Descent,
    world: &'a World,
}

impl View<'_> {
    fn choose(&self, prompt: &Prompt, picks: &[Pick]) -> usize {
        match prompt {
            Prompt::Action { hero, points, .. } => {
                let way = self.way(Who::Hero(*hero));
                best(picks, |pick| self.hero_worth(*hero, *points, &way, pick))
            }
            Prompt::MonsterAction { who, actions, points }
            | Prompt::FamiliarAction { who, actions, points } => {
                let at = Activation { who: *who, actions: *actions, points: *points, way: self.way(*who) };
                best(picks, |pick| self.monster_worth(&at, pick))
            }
            Prompt::PlaceMonster { of } => best(picks, |pick| self.place_worth(*of, pick)),
            Prompt::NextGroup => best(picks, |pick| match pick {
                Pick::Group(of) => i32::from(self.exit_for(*of).is_none()),
                _ => -1,
            }),
            Prompt::NextMonster => best(picks, |pick| match pick {
                Pick::Monster(id) => -self.here(&self.way(Who::Monster(*id)), Who::Monster(*id)),
                _ => -1_000,
            }),
            Prompt::Charmed { .. } => best(picks, |pick| match pick {
                Pick::Attack => 2,
                Pick::Move => 1,
                _ => 0,
            }),
            Prompt::Weapon { .. } => best(picks, |pick| self.weapon_worth(pick)),
            Prompt::Target { .. } | Prompt::WhichHero | Prompt::WhichMonster => {
                best(picks, |pick| self.target_worth(pick))
            }
            Prompt::Surges { .. } | Prompt::Range { .. } => best(picks, |pick| self.surge_worth(pick)),
            Prompt::WhomBy { .. } | Prompt::Whom { .. } => best(picks, |pick| self.hurt(pick)),
            Prompt::MoveSpaces { who, .. } => {
                let way = self.way(*who);
                // A hero under Dark Charm is led away from where it wants to be.
                let wish = if self.is_charmed(*who) { 1 } else { -1 };
                best(picks, |pick| match pick {
                    Pick::Attack => 1_000,
                    Pick::Step(spot) => wish * self.left(&way, *who, Body::small(*spot)),
                    Pick::Done => wish * self.here(&way, *who),
                    _ => -1_000,
                })
            }
            Prompt::Shrink { who } | Prompt::Expand { who } | Prompt::Climb { who } => {
                let way = self.way(*who);
                best(picks, |pick| match pick {
                    Pick::Shrink(spot) => -self.left(&way, *who, Body::small(*spot)),
                    Pick::Expand(body) => -self.left(&way, *who, *body),
                    _ => -1_000,
                })
            }
            Prompt::AsFatigue { .. } => picks.len() - 1,
            Prompt::WhichRank { .. } => best(picks, |pick| i32::from(*pick == Pick::Rank(Rank::Master))),
            Prompt::Breath { .. } => best(picks, |pick| match pick {
                Pick::Place(spot) => match self.world.figure_at(*spot) {
                    Some(Who::Hero(_) | Who::Familiar(_)) => 2,
                    Some(Who::Monster(_)) => -2,
                    Some(Who::Object(_)) | None => 0,
                },
                _ => 1,
            }),
            Prompt::Equip { .. } => best(picks, |pick| match pick {
                Pick::Equip(_) => 2,
                Pick::Done => 1,
                _ => 0,
            }),
            Prompt::OwnCards | Prompt::Against { .. } | Prompt::AfterRoll | Prompt::BeforeRoll => {
                best(picks, |pick| self.reaction_worth(pick))
            }
            Prompt::OwnRoll { .. } => best(picks, |pick| self.roll_again_worth(pick)),
            Prompt::Die if self.world.under_way.roll.is_some() => best(picks, |pick| self.die_worth(pick)),
            Prompt::DrawAgain { .. } => best(picks, |pick| i32::from(*pick == Pick::Pass)),
            Prompt::TakesDamage { .. } => {
                best(picks, |pick| i32::from(matches!(pick, Pick::Figure(Who::Familiar(_)))))
            }
            Prompt::HowMuch { .. } => picks.len() - 1,
            Prompt::DrawForHero { .. } => best(picks, |pick| i32::from(*pick == Pick::Draw)),
            Prompt::MonsterNear { .. } => picks.len() - 1,
            _ => 0,
        }
    }

    fn hero_worth(&self, id: HeroId, points: u8, way: &Way, pick: &Pick) -> i32 {
        let who = Who::Hero(id);
        let hero = self.world.hero(id);
        match pick {
            Pick::StandUp => 1_000,
            Pick::Discard(_) => 950,
            Pick::FreeAttack => 900,
            Pick::Attack => 800,
            Pick::Use(of) => self.ability_worth(id, *of),
            Pick::Revive(_) => 850,
            Pick::Free(_) => 840,
            Pick::PickUp(_) => 835,
            Pick::Leave => 1_000,
            Pick::Reveal(_) => 790,
            Pick::Familiar => 990,
            Pick::Open(_) => 700,
            Pick::Search(_) => {
                if self.needs_key() {
                    860
                } else {
                    300
                }
            }
            Pick::Step(spot) => {
                let better = self.here(way, who) - self.left(way, who, Body::small(*spot));
                if better > 0 { 500 + better } else { -10 }
            }
            Pick::Move if points == 0 && self.here(way, who) > 0 => 400,
            Pick::Rest if hero.fatigue > 2 => 200,
            Pick::Climb => 450,
            Pick::End => 0,
            _ => -100,
        }
    }

    /// Healing for whoever needs it, attacks that are better than plain ones.
    fn ability_worth(&self, id: HeroId, of: AbilityRef) -> i32 {
        let mut abilities = self.world.abilities(self.game, id);
        let Some((_, ability)) = abilities.find(|(other, _)| *other == of) else { return -100 };
        let wounded = self.world.heroes.iter().any(|hero| hero.damage >= 5);
        let heals = |effect: &Effect| {
            matches!(effect, Effect::Deed(Deed::Recover(..)) | Effect::Special(Special::Pray))
        };
        let attacks = |effect: &Effect| match effect {
            Effect::Deed(Deed::Attack(attacking)) => {
                attacking.by == By::You && attacking.on != On::OwnFamiliar
            }
            Effect::Deed(Deed::AttackAction) | Effect::Special(Special::Oath) => true,
            _ => false,
        };
        if ability.does.iter().any(heals) {
            return if wounded { 870 } else { -100 };
        }
        let friendly_fire = ability.does.iter().any(|effect| {
            matches!(
                effect,
                Effect::Deed(Deed::Attack(attacking))
                    if matches!(attacking.on, On::AdjacentFigures | On::FiguresWithin(_))
            )
        });
        let raises = ability.does.contains(&Effect::Deed(Deed::PlaceFamiliar));
        if raises && self.world.familiar(id).is_none() && !self.world.monsters.is_empty() {
            return 810;
        }
        if ability.does.iter().any(attacks) && !friendly_fire {
            let target = !self.world.weapons(self.game, id, &Default::default()).is_empty();
            return if target || matches!(of.card, Card::Skill(..)) { 820 } else { -100 };
        }
        -100
    }

    fn monster_worth(&self, at: &Activation, pick: &Pick) -> i32 {
        let here = self.here(&at.way, at.who);
        // Whoever can leave the map now does not stop for a blow.
        let hurry = if self.gets_out(at) { 400 } else { 0 };
        match pick {
            Pick::Leave => 1_500,
            Pick::Discard(_) => 1_450,
            Pick::Card(card) if at.points == 0 => self.card_worth(at, *card),
            Pick::Attack | Pick::InterruptAttack => 800,
            Pick::Step(_) | Pick::Move if self.waits(at) => -10,
            Pick::Step(spot) => {
                let better = here - self.left(&at.way, at.who, Body::small(*spot));
                if better > 0 { 500 + better + hurry } else { -10 }
            }
            Pick::Move if at.points == 0 && (at.way.is_to_stand_on() || here > 0) => 401 + hurry,
            Pick::Stop => -5,
            Pick::Slay(_) => 900,
            Pick::Open(_) | Pick::InterruptOpen(_) => 450,
            Pick::Action(_) => 100,
            Pick::End => 0,
            _ => -100,
        }
    }

    /// One more attack for whoever has a target; one more move for whoever has to leave the map, and in quests where
    /// nobody has to, for whoever reaches nobody.
    fn card_worth(&self, at: &Activation, card: CardId) -> i32 {
        let does = &self.game.card(card).does;
        let strikes = || self.world.has_target(self.game, at.who, WeaponRef::Monster, &Default::default());
        let useful = if does.contains(&Effect::Deed(Deed::AttackAction)) {
            strikes()
        } else if does.contains(&Effect::Deed(Deed::MoveAction)) {
            let runner = at.who.monster().is_some_and(|id| self.exit_for(id.of).is_some());
            runner || (self.leaving().is_none() && self.here(&at.way, at.who) > 0 && !strikes())
        } else {
            true
        };
        if useful { 600 } else { -100 }
    }

    /// Those that have to leave come as near to the exit as they may, the first of a group with a name as far from the
    /// heroes as it can, all others near to them.
    fn place_worth(&self, of: MonsterTypeId, pick: &Pick) -> i32 {
        let Pick::Expand(body) = pick else { return -1_000 };
        match self.exit_for(of) {
            Some(exit) => -self.spaces_to(&exit, *body),
            None if self.names_first(of) => self.spaces_to(&self.heroes_at(), *body),
            None => -self.spaces_to(&self.heroes_at(), *body),
        }
    }

    /// Whether the next figure of a group will be the one with a name.
    fn names_first(&self, of: MonsterTypeId) -> bool {
        let name = &self.game.monster(of).name;
        let quest = self.game.quest_of(self.world);
        let named = |quest: &::descent::content::Quest| {
            quest.groups.iter().any(|group| group.monster == *name && group.named.is_some())
        };
        quest.is_some_and(named) && self.world.monsters.iter().all(|monster| monster.id.of != of)
    }

    fn is_charmed(&self, who: Who) -> bool {
        match who {
            Who::Hero(id) => self.world.under_way.charmed == Some(id),
            Who::Familiar(id) => self.world.under_way.charmed_familiar == Some(id),
            Who::Monster(_) | Who::Object(_) => false,
        }
    }

    fn weapon_worth(&self, pick: &Pick) -> i32 {
        match pick {
            Pick::Weapon(WeaponRef::Unarmed) => 0,
            Pick::Weapon(WeaponRef::Item(id)) => {
                self.game.item(*id).weapon.as_ref().map_or(0, |weapon| weapon.dice.len() as i32)
            }
            _ => 1,
        }
    }

    /// Whoever is nearly defeated first, and whom the quest is about.
    fn target_worth(&self, pick: &Pick) -> i32 {
        let who = match pick {
            Pick::On(who, ..) | Pick::Figure(who) => *who,
            Pick::Hero(id) => Who::Hero(*id),
            Pick::Monster(id) => Who::Monster(*id),
            _ => return 0,
        };
        let left = self.world.health(self.game, who).saturating_sub(self.world.damage(who));
        100 - i32::from(left) + if self.is_named(who.monster()) { 5 } else { 0 }
    }

    fn is_named(&self, id: Option<MonsterId>) -> bool {
        id.and_then(|id| self.world.monster(id)).is_some_and(|monster| monster.named)
    }

    /// Damage first, then conditions, then rest.
    fn surge_worth(&self, pick: &Pick) -> i32 {
        let Pick::Use(of) = pick else { return 0 };
        let ability = self.world.surge_abilities(self.game).into_iter().find(|ability| ability.of == *of);
        let Some(ability) = ability else { return 0 };
        let worth = |effect: &Effect| match effect {
            Effect::Gain(Gain::Damage(amount)) => amount.fixed().map_or(2, |n| 10 * i32::from(n)),
            Effect::Gain(Gain::Inflict(_)) => 9,
            Effect::Gain(Gain::Pierce(n)) => 6 * i32::from(*n),
            Effect::Gain(Gain::Blast) => -5,
            Effect::Gain(Gain::Range(_)) => 1,
            Effect::Gain(Gain::Breath(_) | Gain::Drink | Gain::InflictOne) => 7,
            Effect::Deed(Deed::PlaceWithin(..)) => 7,
            Effect::Deed(Deed::TakeBack) => 0,
            Effect::Deed(Deed::Rest(..) | Deed::Recover(..)) => 3,
            _ => 2,
        };
        1 + ability.does.iter().map(worth).sum::<i32>()
    }

    /// Who has most damage.
    fn hurt(&self, pick: &Pick) -> i32 {
        match pick {
            Pick::Figure(who @ Who::Hero(_)) => i32::from(self.world.damage(*who)),
            Pick::Figure(who) => i32::from(self.world.health(self.game, *who)),
            _ => -1,
        }
    }

    /// A test is rolled again if it fails.
    fn roll_again_worth(&self, pick: &Pick) -> i32 {
        let roll = self.world.under_way.roll.as_ref();
        let fails = roll.is_some_and(|roll| roll.test.is_some_and(|test| roll.total().shield > test.value));
        match pick {
            Pick::Card(_) if fails => 1,
            Pick::Card(_) => -1,
            _ => 0,
        }
    }

    /// Of the dice of a test the one with most shields is rolled again.
    fn die_worth(&self, pick: &Pick) -> i32 {
        let Pick::Die(pick) = pick else { return -1 };
        if self.world.under_way.roll.is_some() { i32::from(pick.die.shows().shield) } else { -1 }
    }

    /// Cards are played as they come; dice are rolled again only to avert a miss.
    fn reaction_worth(&self, pick: &Pick) -> i32 {
        let misses = self.world.attack().is_some_and(|attack| attack.shows_miss());
        let again =
            |does: &[Effect]| does.iter().any(|effect| matches!(effect, Effect::Gain(Gain::Reroll(_))));
        let worth = |does: &[Effect]| if again(does) == misses { 1 } else { -1 };
        match pick {
            Pick::Card(card) => worth(&self.game.card(*card).does),
            Pick::Use(of) => match of.card {
                Card::Skill(id, _) | Card::Item(id, _) | Card::Sheet(id) | Card::Found(id, _) => {
                    let mut abilities = self.world.abilities(self.game, id);
                    abilities.find(|(other, _)| other == of).map_or(-1, |(_, a)| worth(&a.does))
                }
                _ => -1,
            },
            _ => 0,
        }
    }
}
