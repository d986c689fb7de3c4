//! What a figure would do if its turn began now, without doing it.

use super::view::View;
use super::{Mood, foresee};
use crate::actions::attack::Weapon;
use crate::content::{Ability, Value};
use crate::mind::{self, FoeId, NotFocused};
use crate::{FigureId, Haven, World};
use board::SpaceId;
use board::hex::Gait;
use smallvec::SmallVec;

/// What a figure would do.
#[derive(Clone, Debug, Default)]
pub struct Intent {
    /// Whom it would focus; the first of them, if the players would have to choose.
    pub focus: Option<FigureId>,
    /// How many outcomes the rules leave to the players.
    pub outcomes: usize,
    /// The spaces of its way, from where it stands to where it ends.
    pub way: SmallVec<[SpaceId; 8]>,
    /// Whether it jumps or flies.
    pub jump: bool,
    /// The movement points of its way.
    pub cost: u16,
    /// Whom it would attack.
    pub targets: SmallVec<[FigureId; 4]>,
    /// With what.
    pub weapon: Option<Weapon>,
    /// Whom it passes over, and why.
    pub passed: Vec<(FigureId, NotFocused)>,
    /// GH-CON-12: whether it does nothing at all.
    pub stunned: bool,
}

/// The move that comes before any attack of a card: its place, its points and whether it jumps.
fn first_move(card: &[Ability]) -> Option<(usize, Value, bool)> {
    for (n, ability) in card.iter().enumerate() {
        match ability {
            Ability::Move { points, jump } => return Some((n, *points, *jump)),
            Ability::Attack(_) => return None,
            _ => {}
        }
    }
    None
}

impl World {
    /// GH-MON-11, GH-FOC-01, GH-MMV-03: what a monster, summon or allied figure would do now by its card: its move and
    /// its first attack. `None` if it has no card.
    pub fn intent(&self, game: &Haven, figure: FigureId) -> Option<Intent> {
        let card = self.abilities_of(game, figure);
        let at = self.at(figure)?;
        if card.is_empty() {
            return None;
        }
        let mut intent = Intent { way: SmallVec::from_slice(&[at]), ..Intent::default() };
        if self.is_stunned(figure) {
            intent.stunned = true;
            return Some(intent);
        }
        let moves = first_move(&card);
        let stats = self.stats(game, figure);
        let gait = self.gait(game, figure, moves.is_some_and(|(_, _, jump)| jump));
        let mut view = View::new(game, self, figure, gait, &Mood::default());
        let base = stats.map_or(0, |s| s.moves);
        view.points = moves.filter(|_| self.can_move(figure)).map_or(0, |(_, points, _)| points.of(base));
        let later = foresee(game, self, figure, &card, moves.map_or(0, |(n, ..)| n + 1));
        let later = later.filter(|_| self.heeds_its_attack(figure));
        view.weapon = later.map(|(attack, gains)| Weapon::of(attack, stats, &gains));
        intent.jump = gait != Gait::Walk;
        if self.heads_for(game, figure).is_some() {
            self.intend_to_reach(game, figure, &view, &mut intent);
        } else {
            self.intend_to_attack(game, figure, &view, &mut intent);
        }
        intent.weapon = view.weapon;
        Some(intent)
    }

    fn intend_to_attack(&self, game: &Haven, figure: FigureId, view: &View, intent: &mut Intent) {
        let mut mind = game.minds.take();
        let options = view.with(self, |s| mind.options(s));
        let passed: SmallVec<[FoeId; 8]> = mind.passed_over().collect();
        let why = |foe| view.with(self, |s| mind.why_not(s, foe)).map(|why| (view.figure_of(foe), why));
        intent.passed = passed.into_iter().filter_map(why).collect();
        game.minds.put_back(mind);
        intent.outcomes = options.len();
        if let Some(first) = options.first() {
            intent.focus = first.focus.map(|foe| view.figure_of(foe));
            self.intend_way(view, first.end, intent);
            if self.can_attack(figure) {
                intent.targets = view.figures_of(&first.targets);
            }
        }
    }

    /// GH-SPC-12: an allied figure that heads for a letter.
    fn intend_to_reach(&self, game: &Haven, figure: FigureId, view: &View, intent: &mut Intent) {
        let to = self.places_to_head_for(game, figure);
        let ends = view.with(self, |s| mind::approach(s, &to));
        intent.outcomes = ends.len();
        if let Some(end) = ends.iter().next() {
            self.intend_way(view, end, intent);
        }
    }

    fn intend_way(&self, view: &View, end: SpaceId, intent: &mut Intent) {
        view.with(self, |s| {
            intent.way.extend(mind::path(s, end).into_iter().map(|step| step.to));
            intent.cost = mind::ways_with_cost(s, end).1.map_or(0, |cost| cost.points());
        });
    }
}
