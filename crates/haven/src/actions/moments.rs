//! The moments of play at which something may happen by itself:
//!
//! - `TurnStarts`: a figure's turn begins. WOUND hurts, cards of the active area count (GH-CON-07).
//! - `BeforeDraw`: the target is known, and no modifier card is drawn yet. Attacker and target may use items
//!   (GH-ATK-12, GH-ITM-15, GH-DEC-24).
//! - `Attacked`: an attack and its effects are over. The target strikes back (GH-BON-13, GH-BON-14, GH-BON-15,
//!   GH-BON-16, GH-BON-17, GH-BON-18).
//! - `AbilitiesEnd`: a figure performs nothing more in its turn. Cards of the active area count.
//! - `TurnEnds`: a figure's turn is over. That moment comes first; then elements are chosen (FH-ELE-11) and become
//!   strong, conditions end (GH-ELE-03, GH-CON-10, GH-CON-11, GH-CON-12, GH-CON-13, GH-CON-14, GH-CON-15, GH-CON-16,
//!   GH-CON-17, GH-CON-18, GH-CON-19, GH-CON-20, GH-CON-21, GH-CON-22, GH-CON-23).
//!
//! Others are functions of their own, since they return something: what cards of the active area add to an ability or
//! an attack (`bonuses::on_ability`, `bonuses::promise`, `bonuses::on_attack`, GH-BON-04), the defences against an
//! attack (`bonuses::defend`, GH-BON-10), damage about to be suffered (`damage::suffer`, GH-DMG-01) and death
//! (`damage::suffer`, GH-ATK-16, with what a card does on death).

use crate::actions::{bonuses, conditions, elements, groups, items};
use crate::content::Event;
use crate::{Fact, FigureId, Play};
use table::Rule;

/// A moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A figure's turn begins.
    TurnStarts {
        /// Whose.
        figure: FigureId,
    },
    /// An attack has its target; no card is drawn yet.
    BeforeDraw {
        /// Who attacks.
        attacker: FigureId,
        /// Who is attacked.
        target: FigureId,
        /// Whether it is a melee attack.
        melee: bool,
    },
    /// An attack and its effects are over.
    Attacked {
        /// Who attacked.
        attacker: FigureId,
        /// Who was attacked.
        target: FigureId,
        /// How far they were apart when the attack was made.
        apart: Option<u16>,
        /// Whether it was a melee attack.
        melee: bool,
    },
    /// A figure performs nothing more in its turn.
    AbilitiesEnd {
        /// Whose.
        figure: FigureId,
    },
    /// A figure's turn is over.
    TurnEnds {
        /// Whose.
        figure: FigureId,
    },
}

/// What happens at a moment.
pub fn moment(play: &mut Play, moment: Moment) -> Rule {
    match moment {
        Moment::TurnStarts { figure } => {
            conditions::start_of_turn(play, figure)?;
            cards_at(play, figure, Event::TurnStart)
        }
        Moment::BeforeDraw { attacker, target, melee } => items::before_draw(play, attacker, target, melee),
        Moment::Attacked { attacker, target, apart, melee } => {
            bonuses::strike_back(play, attacker, target, apart, melee)
        }
        Moment::AbilitiesEnd { figure } => cards_at(play, figure, Event::TurnEnd),
        Moment::TurnEnds { figure } => {
            cards_at(play, figure, Event::TurnEnd)?;
            infusions(play, figure)?;
            conditions::bane(play, figure)?;
            conditions::end_of_turn(play, figure);
            Ok(())
        }
    }
}

/// GH-ELE-03, FH-ELE-11, FH-MEL-02: what was infused in a turn that is over becomes strong.
pub fn infusions(play: &mut Play, figure: FigureId) -> Rule {
    elements::choose_infusions(play, figure)?;
    groups::infuse(play, figure)?;
    play.world.elements_become_strong();
    Ok(())
}

/// What active cards do at the start or the end of the turn of a character or a summon.
fn cards_at(play: &mut Play, figure: FigureId, event: Event) -> Rule {
    match figure {
        FigureId::Hero(_) | FigureId::Summon(_) if play.world.is_there(figure) => {
            bonuses::at_moment(play, figure, event)
        }
        _ => Ok(()),
    }
}

/// GH-END-02, GH-END-03, GH-END-08, GH-AMD-13, GH-MON-16, FH-EOR-03: decks from which a card with the symbol was drawn
/// are shuffled.
pub fn shuffle_decks(play: &mut Play) {
    let (monsters, heroes) = play.world.shuffle_modifiers();
    if monsters {
        play.tell(|_, _| Fact::ShufflesMonsters);
    }
    for seat in heroes.iter() {
        if let Some(hero) = play.world.party.heroes.get(seat.index()).map(|h| h.id) {
            play.tell(|_, _| Fact::Shuffles { hero });
        }
    }
    play.world.shuffle_ability_decks(play.game);
}
