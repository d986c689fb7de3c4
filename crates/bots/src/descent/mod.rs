//! The greedy players of Descent: the heroes go for the monster that they must defeat, the overlord sends those that
//! must leave to the exit, and everybody hits what is in reach.
//!
//! They read what their seat may know: the map and the figures, and the overlord its own options. They remember nothing
//! and leave nothing to chance: the same question gets the same answer.

use crate::best;
use ::descent::content::{Effect, Goal, Rank, TokenKind};
use ::descent::world::{AbilityRef, Card, HeroId, MonsterId, Pick, WeaponRef, Who};
use ::descent::{Descent, Prompt, World};
use board::square::{Body, Spot};
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

/// A table as a player sees it.
struct View<'a> {
    game: &'a Descent,
    world: &'a World,
}

impl View<'_> {
    fn choose(&self, prompt: &Prompt, picks: &[Pick]) -> usize {
        match prompt {
            Prompt::Action { hero, points, .. } => best(picks, |pick| self.hero_worth(*hero, *points, pick)),
            Prompt::MonsterAction { who, points, .. } => {
                best(picks, |pick| self.monster_worth(*who, *points, pick))
            }
            Prompt::Weapon { .. } => best(picks, |pick| self.weapon_worth(pick)),
            Prompt::Target { .. } | Prompt::WhichHero | Prompt::WhichMonster => {
                best(picks, |pick| self.target_worth(pick))
            }
            Prompt::Surges { .. } | Prompt::Range { .. } => best(picks, |pick| self.surge_worth(pick)),
            Prompt::WhomBy { .. } | Prompt::Whom { .. } => best(picks, |pick| self.hurt(pick)),
            Prompt::MoveSpaces { who, .. } => best(picks, |pick| match pick {
                Pick::Attack => 1_000,
                Pick::Step(spot) => -self.way_to_goal(*who, Body::small(*spot)),
                Pick::Done => -self.world.body(*who).map_or(0, |body| self.way_to_goal(*who, body)),
                _ => -1_000,
            }),
            Prompt::Shrink { who } | Prompt::Expand { who } | Prompt::Climb { who } => {
                best(picks, |pick| match pick {
                    Pick::Shrink(spot) => -self.way_to_goal(*who, Body::small(*spot)),
                    Pick::Expand(body) => -self.way_to_goal(*who, *body),
                    _ => -1_000,
                })
            }
            Prompt::AsFatigue { .. } => picks.len() - 1,
            Prompt::WhichRank { .. } => best(picks, |pick| i32::from(*pick == Pick::Rank(Rank::Master))),
            Prompt::Breath { .. } => best(picks, |pick| match pick {
                Pick::Place(spot) => match self.world.figure_at(*spot) {
                    Some(Who::Hero(_) | Who::Familiar(_)) => 2,
                    Some(Who::Monster(_)) => -2,
                    None => 0,
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
            Prompt::FamiliarAction { who, points, .. } => {
                best(picks, |pick| self.monster_worth(*who, *points, pick))
            }
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

    /// Where a figure wants to go: the spaces, and how near it must come.
    fn goal(&self, who: Who) -> (Vec<Spot>, i32) {
        let world = self.world;
        let quest = self.game.quest_of(world);
        match who {
            Who::Hero(id) => {
                if let Some(exit) = self.way_out(id) {
                    return (exit, 0);
                }
                let named = world.monsters.iter().filter(|monster| monster.named);
                let mut spots: Vec<Spot> = named.flat_map(|monster| monster.body.spots()).collect();
                if spots.is_empty() {
                    spots = world.monsters.iter().flat_map(|monster| monster.body.spots()).collect();
                }
                if let Some(way_in) = self.way_in(who, &spots) {
                    return way_in;
                }
                (spots, if self.shoots(id) { 3 } else { 1 })
            }
            Who::Familiar(_) => {
                let monsters = world.monsters.iter().flat_map(|monster| monster.body.spots());
                (monsters.collect(), 1)
            }
            Who::Monster(id) => {
                if let Some(quest) = quest
                    && let (Some((name, _)), Some(exit)) = (quest.overlord_wins.leaving(), &quest.exit)
                    && self.game.monster(id.of).name == name
                {
                    let map = &world.ground.map;
                    return (world.ground.tile(exit).iter().map(|space| map.spot(*space)).collect(), 0);
                }
                let heroes = world.heroes.iter().filter(|hero| !hero.knocked_out);
                let spots: Vec<Spot> = heroes.filter_map(|hero| hero.at).collect();
                self.way_in(who, &spots).unwrap_or((spots, 1))
            }
        }
    }

    /// The exit, for a hero that carries what the quest wants to be carried away.
    fn way_out(&self, id: HeroId) -> Option<Vec<Spot>> {
        let quest = self.game.quest_of(self.world)?;
        let wanted = quest.heroes_win.has(&|goal| matches!(goal, Goal::CarriedAway(_)));
        let exit = quest.exit.as_ref().filter(|_| wanted && self.world.hero(id).carries > 0)?;
        let map = &self.world.ground.map;
        Some(self.world.ground.tile(exit).iter().map(|space| map.spot(*space)).collect())
    }

    /// If nothing that is wanted can be reached: where the key may lie, or the doors that are shut.
    fn way_in(&self, who: Who, wanted: &[Spot]) -> Option<(Vec<Spot>, i32)> {
        let (world, map) = (self.world, &self.world.ground.map);
        let far = map.distances(world.gates, map.covered(world.body(who)?));
        let reached = |spot: &Spot| map.space(*spot).is_some_and(|space| far[space.index()].is_some());
        if wanted.iter().any(reached) {
            return None;
        }
        let tokens = world.tokens.iter().filter(|token| token.kind == TokenKind::Search);
        let keys: Vec<Spot> = tokens.map(|token| token.at).filter(|spot| reached(spot)).collect();
        if self.needs_key() && who.is_heroic() && !keys.is_empty() {
            return Some((keys, 0));
        }
        let shut = map.gates().iter().enumerate().filter(|(n, _)| !world.gates.is_open(*n as u8));
        let sides =
            shut.flat_map(|(_, gate)| gate.between.iter().flat_map(|(a, b)| [map.spot(*a), map.spot(*b)]));
        let doors: Vec<Spot> = sides.filter(reached).collect();
        (!doors.is_empty()).then_some((doors, 0))
    }

    fn needs_key(&self) -> bool {
        self.game.quest_of(self.world).is_some_and(|quest| !quest.unique.is_empty()) && !self.world.tally.key
    }

    fn shoots(&self, id: HeroId) -> bool {
        let weapons =
            self.world.hero(id).equipped().filter_map(|owned| self.game.item(owned.item).weapon.as_ref());
        weapons.into_iter().any(|weapon| weapon.kind == ::descent::content::AttackKind::Ranged)
    }

    /// How many spaces there are from these squares to where the figure wants to be.
    fn way_to_goal(&self, who: Who, body: Body) -> i32 {
        let (goals, near) = self.goal(who);
        let map = &self.world.ground.map;
        let far = map.distances(self.world.gates, goals.iter().filter_map(|spot| map.space(*spot)));
        let least = map.covered(body).into_iter().filter_map(|space| far[space.index()]).min();
        let spaces = least.map_or(100, i32::from);
        // Water is worth going around if that costs nothing.
        let wet = i32::from(body.spots().any(|spot| self.world.cost(spot) > 1));
        let crowded = i32::from(body.spots().any(|spot| self.world.other_at(spot, who).is_some()));
        (spaces - near).abs() * 4 + wet + crowded
    }

    fn here(&self, who: Who) -> i32 {
        self.world.body(who).map_or(0, |body| self.way_to_goal(who, body))
    }

    fn hero_worth(&self, id: HeroId, points: u8, pick: &Pick) -> i32 {
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
                let better = self.here(who) - self.way_to_goal(who, Body::small(*spot));
                if better > 0 { 500 + better } else { -10 }
            }
            Pick::Move if points == 0 && self.here(who) > 0 => 400,
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
            matches!(
                effect,
                Effect::Recover(..) | Effect::RecoverRoll(..) | Effect::RecoverAll(_) | Effect::Pray
            )
        };
        let attacks =
            |effect: &Effect| matches!(effect, Effect::Attack { .. } | Effect::AttackAction | Effect::Oath);
        if ability.does.iter().any(heals) {
            return if wounded { 870 } else { -100 };
        }
        let friendly_fire = ability.does.iter().any(|effect| {
            matches!(
                effect,
                Effect::Attack {
                    on: ::descent::content::On::AdjacentFigures | ::descent::content::On::FiguresWithin(_),
                    ..
                }
            )
        });
        let raises = ability.does.contains(&Effect::RaiseDead);
        if raises && self.world.familiar(id).is_none() && !self.world.monsters.is_empty() {
            return 810;
        }
        if ability.does.iter().any(attacks) && !friendly_fire {
            let target = !self.world.weapons(self.game, id, &Default::default()).is_empty();
            return if target || matches!(of.card, Card::Skill(..)) { 820 } else { -100 };
        }
        -100
    }

    fn monster_worth(&self, who: Who, points: u8, pick: &Pick) -> i32 {
        let runs = self.goal(who).1 == 0;
        match pick {
            Pick::Leave => 1_000,
            Pick::Discard(_) => 950,
            Pick::Card(_) if points == 0 => 600,
            Pick::Attack | Pick::InterruptAttack => 800,
            Pick::Step(spot) => {
                let better = self.here(who) - self.way_to_goal(who, Body::small(*spot));
                if better > 0 { 500 + better } else { -10 }
            }
            Pick::Move if points == 0 && (runs || self.here(who) > 0) => 400,
            Pick::Stop => -5,
            Pick::Slay(_) => 900,
            Pick::Open(_) | Pick::InterruptOpen(_) => 450,
            Pick::Action(_) => 100,
            Pick::End => 0,
            _ => -100,
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
        let ::descent::content::Deed::Does(does) = &ability.does else { return 8 };
        let worth = |effect: &Effect| match effect {
            Effect::Damage(n) => 10 * i32::from(*n),
            Effect::Inflict(_) => 9,
            Effect::Pierce(n) => 6 * i32::from(*n),
            Effect::Blast => -5,
            Effect::Range(_) => 1,
            Effect::Rest(..) | Effect::Recover(..) => 3,
            _ => 2,
        };
        1 + does.iter().map(worth).sum::<i32>()
    }

    /// Who has most damage.
    fn hurt(&self, pick: &Pick) -> i32 {
        match pick {
            Pick::Figure(who @ Who::Hero(_)) => i32::from(self.world.damage(*who)),
            Pick::Figure(who) => i32::from(self.world.health(self.game, *who)),
            _ => -1,
        }
    }

    /// Cards are played as they come; dice are rolled again only to avert a miss.
    fn reaction_worth(&self, pick: &Pick) -> i32 {
        let misses = self.world.attack().is_some_and(|attack| attack.shows_miss());
        let again = |does: &[Effect]| {
            does.iter().any(|effect| matches!(effect, Effect::Reroll(_) | Effect::RerollAny))
        };
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
