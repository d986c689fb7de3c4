//! BEH, TGT, EMV, EAT: what an enemy figure would do if its card were activated now, as far as its scroll decides it.

use super::activation::Part;
use crate::Sorcery;
use crate::content::{AreaId, Behaviour, Does, Hand};
use crate::world::{FoeId, Who, World};

/// What an enemy figure would do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Intent {
    /// SS-ECN-04: it is stunned and does nothing.
    pub stunned: bool,
    /// SS-BEH-02: which behaviour it follows, by its line from 0; none: it finds nothing to do.
    pub line: Option<usize>,
    /// SS-TGT-08: whom it may choose; of several its player decides.
    pub targets: Vec<Who>,
    /// The areas of its way, the one where it is first.
    pub way: Vec<AreaId>,
    /// Whether its player decides between ways.
    pub open: bool,
    /// Its attacks, each from where it stands then.
    pub blows: Vec<(AreaId, Hand, Who)>,
    /// Heroes that it does not choose, and why.
    pub passed_over: Vec<(Who, Passed)>,
}

/// Why an enemy does not choose somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// SS-TGT-09: nobody may choose it.
    Hidden,
    /// SS-THR-01, SS-THR-09: only another one is considered.
    NotConsidered,
    /// SS-BEH-04, SS-BEH-06: not in the span of the behaviour, not in sight, or out of reach.
    OutOfSpan,
    /// SS-TGT-01: another one is preferred.
    NotPreferred,
    /// SS-TGT-08: the general conditions speak for another one.
    Outdone,
}

impl World {
    /// What a figure of an enemy would do if its card were activated now; nothing, if it is not in play.
    pub fn intent(&self, game: &Sorcery, id: FoeId) -> Option<Intent> {
        let who = Who::Foe(id);
        let body = self.body(who)?;
        let mut intent = Intent { way: vec![body.at], ..Intent::default() };
        if body.stunned > 0 {
            return Some(Intent { stunned: true, ..intent });
        }
        let fits = self.behaviour(game, id.card);
        let all = fits.as_ref().map_or(&[][..], |(_, fits)| fits);
        let preferred = self.preferred(game, id.card, all.to_vec());
        intent.targets = self.general(game, id.card, &preferred);
        intent.passed_over = self.passed_over(game, id, all, &preferred, &intent.targets);
        let Some(((line, _), target)) = fits.zip(intent.targets.first().copied()) else {
            return Some(intent);
        };
        intent.line = Some(line);
        // SS-ECN-03: whoever is not stunned stands up before it acts.
        let mut then = self.clone();
        if let Some(body) = then.body_mut(who) {
            body.down = false;
        }
        let behaviour = &self.scroll(game, id.card).behaviours[line];
        then.foresee(game, id, behaviour, target, &mut intent);
        Some(intent)
    }

    /// SS-ECN-10: sentence by sentence, on a world of its own; what is rolled and chosen on the way is left out.
    fn foresee(
        &mut self,
        game: &Sorcery,
        id: FoeId,
        behaviour: &Behaviour,
        target: Who,
        intent: &mut Intent,
    ) {
        for (n, sentence) in behaviour.does.iter().enumerate() {
            let part = if n == 0 { Part::First } else { Part::Later };
            if !self.acting(game, id.card, target, part).contains(&id) {
                return;
            }
            for does in sentence {
                self.foresee_part(game, id, does, target, intent);
            }
        }
    }

    fn foresee_part(&mut self, game: &Sorcery, id: FoeId, does: &Does, target: Who, intent: &mut Intent) {
        let stride = |n: u8| self.stride(game, id.card, n);
        match does {
            Does::MoveIn => self.foresee_way(game, id, self.at(target), u8::MAX, intent),
            Does::Move(n) => self.foresee_way(game, id, self.at(target), stride(*n), intent),
            Does::MoveToClosest(n) => {
                let near = self.general(game, id.card, &self.closest(game, id.card));
                intent.open |= near.len() > 1;
                let to = near.first().and_then(|who| self.at(*who));
                self.foresee_way(game, id, to, stride(*n), intent);
            }
            Does::MoveTo(goes, n) => {
                let near = self.landmarks(game, id, *goes);
                intent.open |= near.len() > 1;
                self.foresee_way(game, id, near.first().copied(), stride(*n), intent);
            }
            Does::Retreat(n) => {
                for step in 0..*n {
                    let away = self.retreats(game, Who::Foe(id), step == 0);
                    intent.open |= away.len() > 1;
                    self.foresee_step(id, away.first().copied(), intent);
                }
            }
            Does::Attack(hand) => self.foresee_blow(game, id, *hand, Some(target), intent),
            Does::AttackClosest(hand, range) => {
                let near = self.general(game, id.card, &self.closest_seen(game, id.card, *range));
                self.foresee_blow(game, id, *hand, near.first().copied(), intent);
            }
            Does::Use(_) | Does::IfWounded(_) => {}
        }
    }

    fn foresee_way(&mut self, game: &Sorcery, id: FoeId, to: Option<AreaId>, steps: u8, intent: &mut Intent) {
        let Some(to) = to else { return };
        for _ in 0..steps {
            let next = self.approaches(game, Who::Foe(id), to);
            intent.open |= next.len() > 1;
            if next.is_empty() {
                return;
            }
            self.foresee_step(id, next.first().copied(), intent);
        }
    }

    fn foresee_step(&mut self, id: FoeId, to: Option<AreaId>, intent: &mut Intent) {
        if let (Some(to), Some(body)) = (to, self.body_mut(Who::Foe(id))) {
            body.go(to);
            intent.way.push(to);
        }
    }

    fn foresee_blow(&self, game: &Sorcery, id: FoeId, hand: Hand, target: Option<Who>, intent: &mut Intent) {
        if let (Some(target), Some(at)) = (target, self.at(Who::Foe(id)))
            && self.can_hit(game, id, hand, target)
        {
            intent.blows.push((at, hand, target));
        }
    }

    /// Everybody on the heroes' side whom the enemy would not choose.
    fn passed_over(
        &self,
        game: &Sorcery,
        id: FoeId,
        fits: &[Who],
        preferred: &[Who],
        chosen: &[Who],
    ) -> Vec<(Who, Passed)> {
        let (choosable, considered) = (self.choosable(), self.considered(game, id.card));
        let why = |who: &Who| match () {
            () if chosen.contains(who) => None,
            () if !choosable.contains(who) => Some(Passed::Hidden),
            () if !considered.contains(who) => Some(Passed::NotConsidered),
            () if !fits.contains(who) => Some(Passed::OutOfSpan),
            () if !preferred.contains(who) => Some(Passed::NotPreferred),
            () => Some(Passed::Outdone),
        };
        self.side(true).filter_map(|(who, _)| Some((who, why(&who)?))).collect()
    }
}
