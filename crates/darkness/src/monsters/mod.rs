//! Who acts by itself: mobs, roaming monsters and bosses, and how they come into play.

pub mod boss;
pub mod intent;
pub mod mob;
pub mod roaming;
pub mod spawn;

use crate::actions::abilities::use_ability;
use crate::actions::conditions::burn_enemy;
use crate::actions::kills;
use crate::shown::{Cause, Fact, Lost, Prompt};
use crate::world::{Activation, Enemy, Fighter, Pick};
use crate::{Darkness, Play, World};
use table::{Go, Rule, Seat};

/// MD-CND-02, MD-ROG-16: as an enemy is activated its fire burns and its poison works.
pub fn before_activation(play: &mut Play, enemy: Enemy) -> Rule {
    burn_enemy(play, enemy)?;
    let poisoned = play.world.marks(enemy).is_some_and(|marks| marks.poison.is_some());
    if poisoned {
        let (wounds, by) = play.world.poison(play.game);
        kills::hurt(play, enemy, wounds, Cause::Poison, by)?;
    }
    Ok(())
}

impl World {
    /// MD-ROG-16: what poison does, by the skills of the Rogue, and whose it is.
    fn poison(&self, game: &Darkness) -> (u8, Option<crate::world::HeroId>) {
        let Some(rogue) = self.hero_of(crate::content::Class::Rogue) else { return (1, None) };
        let poison = self.hero(rogue).skills.iter().map(|skill| game.skill(*skill).poison);
        (poison.max().unwrap_or(0).max(1), Some(rogue))
    }
}

/// MD-ENM-01: an enemy is activated; its actions follow one by one.
pub fn activate(play: &mut Play, enemy: Enemy) -> Rule {
    play.tell(|_, _| Fact::Activated { enemy });
    if let Some(marks) = play.world.marks(enemy) {
        *marks.activated = true;
    }
    if roaming::is_frozen(play, enemy)? {
        return Ok(());
    }
    before_activation(play, enemy)?;
    if !play.world.is_alive(enemy) {
        return Ok(());
    }
    let actions = match enemy {
        // MD-MOB-01: two actions.
        Enemy::Mob(_) => 2,
        Enemy::Roaming(id) => {
            // MD-ROA-04, MD-ROA-06: the first line that applies is all; without one it acts like a mob.
            if roaming::by_lines(play, id)? { 0 } else { 2 }
        }
        Enemy::Boss => boss::actions(play.game, play.world),
    };
    play.world.activation = (actions > 0).then_some(Activation { enemy, actions });
    Ok(())
}

/// MD-CSM-02, MD-ABL-08, MD-DEC-15: before and after an action of an enemy heroes may use consumables and ALWAYS abilities;
/// each passes for itself.
pub fn window(play: &mut Play) -> Rule {
    let order: Vec<Seat> = play.world.seats().iter().collect();
    play.react(
        &order,
        Prompt::Window,
        |_, _| false,
        |game, world, seat| {
            let hero = world.hero_ids().find(|hero| hero.seat() == seat);
            hero.map_or_else(Vec::new, |hero| world.out_of_turn(game, hero))
        },
        |play, _, pick| {
            if let Pick::OutOfTurn { hero, ability } = pick {
                use_ability(play, hero, ability)?;
            }
            Ok(Go::On)
        },
    )
}

/// One action of the enemy that is activated.
pub fn act(play: &mut Play, Activation { enemy, actions }: Activation) -> Rule {
    play.world.activation = (actions > 1).then_some(Activation { enemy, actions: actions - 1 });
    if !play.world.is_alive(enemy) {
        play.world.activation = None;
        return Ok(());
    }
    match enemy {
        Enemy::Mob(_) => {
            if thaws(play, enemy) {
                return Ok(());
            }
            mob::action(play, enemy)
        }
        Enemy::Roaming(_) => mob::action(play, enemy),
        Enemy::Boss => boss::special(play),
    }
}

/// MD-CND-06, MD-CND-10: a mob with frost removes a token instead of acting.
fn thaws(play: &mut Play, enemy: Enemy) -> bool {
    let Some(marks) = play.world.marks(enemy) else { return false };
    if *marks.frost == 0 {
        return false;
    }
    *marks.frost -= 1;
    play.tell(|_, _| Fact::LosesAction { who: Fighter::Enemy(enemy), why: Lost::Frost });
    true
}

/// MD-SPN-17, MD-ROA-13, MD-DEC-45, MD-DEC-46: an enemy that was drawn again performs one action at once. MD-CSM-02: in the
/// middle of a Move action, too, somebody may drink before it and after it.
pub fn act_once(play: &mut Play, enemy: Enemy) -> Rule {
    window(play)?;
    if play.world.rulings().drawn_again == crate::rulings::DrawnAgain::Activation {
        before_activation(play, enemy)?;
    }
    if !play.world.is_alive(enemy) {
        return Ok(());
    }
    match enemy {
        Enemy::Roaming(id) => {
            let lines = play.world.rulings().roaming_again == crate::rulings::RoamingAgain::Lines;
            if !lines || !roaming::by_lines(play, id)? {
                mob::action(play, enemy)?;
            }
        }
        _ if thaws(play, enemy) => {}
        _ => mob::action(play, enemy)?,
    }
    window(play)
}
