//! TGT, BEH: which behaviour an enemy follows, and against whom.

use crate::actions::choose_figure;
use crate::content::{AreaId, Behaviour, CardId, Prefers};
use crate::shown::Prompt;
use crate::world::{Who, World};
use crate::{Play, Sorcery};
use table::Rule;

impl World {
    /// SS-TGT-09, SS-DTH-12: whom enemies may choose: no ghosts, no hidden heroes.
    pub fn choosable(&self) -> Vec<Who> {
        let hidden = |who: &Who| matches!(who, Who::Hero(hero) if self.hero(*hero).hidden);
        self.side(true).map(|(who, _)| who).filter(|who| !hidden(who)).collect()
    }

    /// SS-THR-01, SS-THR-02, SS-THR-09: whom this enemy considers: a vengeful one only the threatening hero, a taunted one only
    /// who taunts it.
    pub fn considered(&self, game: &Sorcery, card: CardId) -> Vec<Who> {
        let all = self.choosable();
        let only = match (self.foe(card).and_then(|foe| foe.taunted), self.scroll(game, card).prefers) {
            (Some(hero), _) => Some(hero),
            (None, Prefers::Vengeful) => self.threat.map(|(hero, _)| hero),
            _ => None,
        };
        let fits = |who: &Who| only.is_none_or(|hero| *who == Who::Hero(hero));
        all.into_iter().filter(fits).collect()
    }

    /// SS-BEH-03, SS-RNG-05: how far an enemy must go to a figure; of a horde the nearest counts.
    pub fn steps_to(&self, game: &Sorcery, card: CardId, target: Who) -> Option<u16> {
        let to = self.at(target)?;
        let figures = self.figures_of(card).into_iter().map(Who::Foe);
        figures.filter_map(|who| self.way(game, who, self.at(who)?, to)).min()
    }

    /// SS-BEH-04, SS-BEH-05, SS-BEH-06, SS-TGT-07: whom a behaviour fits: in its span, in sight, and a way leads there.
    fn fits(&self, game: &Sorcery, card: CardId, behaviour: &Behaviour) -> Vec<Who> {
        let sees = |at: AreaId| self.figures_of(card).into_iter().any(|id| self.sees(Who::Foe(id), at));
        let fits = |who: &Who| {
            let Some(far) = self.steps_to(game, card, *who) else { return false };
            let span = behaviour.at.iter().any(|n| u16::from(*n) == far);
            behaviour.at.is_empty() || (span && self.at(*who).is_some_and(sees))
        };
        self.considered(game, card).into_iter().filter(fits).collect()
    }

    /// SS-BEH-01, SS-BEH-02, SS-BEH-07, SS-EMV-11, SS-EMV-03: the first behaviour that can be carried out, by its line
    /// on the scroll from 0, and whom it fits.
    pub fn behaviour(&self, game: &Sorcery, card: CardId) -> Option<(usize, Vec<Who>)> {
        let all = self.scroll(game, card).behaviours.iter().enumerate();
        all.map(|(n, b)| (n, self.fits(game, card, b))).find(|(_, fits)| !fits.is_empty())
    }

    /// SS-TGT-02, SS-TGT-03, SS-TGT-04, SS-TGT-05, SS-TGT-08, SS-TGT-11, SS-TGT-06: the preferred among them;
    /// everybody, if none is.
    pub fn preferred(&self, game: &Sorcery, card: CardId, all: Vec<Who>) -> Vec<Who> {
        let wounds = |who: &Who| self.body(*who).map_or(0, |body| body.wounds);
        let crowns = |who: &Who| match who {
            Who::Hero(hero) => self.hero(*hero).coins.crowns(),
            _ => 0,
        };
        let near = |who: &Who| self.steps_to(game, card, *who).unwrap_or(u16::MAX);
        let found = match self.scroll(game, card).prefers {
            Prefers::MostWounded => best(&all, |who| std::cmp::Reverse(wounds(who))),
            Prefers::Closest => best(&all, near),
            Prefers::Richest => best(&all, |who| std::cmp::Reverse(crowns(who))),
            Prefers::Style(style) => {
                all.iter().copied().filter(|who| self.styles(game, *who).contains(&style)).collect()
            }
            Prefers::Vengeful | Prefers::Anybody => all.clone(),
        };
        if found.is_empty() { all } else { found }
    }

    /// SS-TGT-08: the general conditions: most wounds, fewest life points left, smallest distance.
    pub fn general(&self, game: &Sorcery, card: CardId, all: &[Who]) -> Vec<Who> {
        let wounds = |who: &Who| self.body(*who).map_or(0, |body| body.wounds);
        let left = |who: &Who| self.life(game, *who).saturating_sub(wounds(who));
        let most = best(all, |who| std::cmp::Reverse(wounds(who)));
        let weakest = best(&most, left);
        best(&weakest, |who| self.steps_to(game, card, *who).unwrap_or(u16::MAX))
    }

    /// The closest of those whom it may choose and sees within this range.
    pub fn closest_seen(&self, game: &Sorcery, card: CardId, range: u8) -> Vec<Who> {
        let sees = |who: &Who| {
            let figures = self.figures_of(card);
            figures.into_iter().any(|id| {
                let (Some(from), Some(to)) = (self.at(Who::Foe(id)), self.at(*who)) else { return false };
                self.sees(Who::Foe(id), to) && self.range(from, to).is_some_and(|n| n <= u16::from(range))
            })
        };
        let seen: Vec<Who> = self.choosable().into_iter().filter(sees).collect();
        best(&seen, |who| self.steps_to(game, card, *who).unwrap_or(u16::MAX))
    }

    /// The closest of those whom an enemy may choose.
    pub fn closest(&self, game: &Sorcery, card: CardId) -> Vec<Who> {
        let reach = |who: &Who| self.steps_to(game, card, *who).is_some();
        let all: Vec<Who> = self.choosable().into_iter().filter(reach).collect();
        best(&all, |who| self.steps_to(game, card, *who).unwrap_or(u16::MAX))
    }
}

/// Those with the lowest value.
fn best<K: Ord>(all: &[Who], value: impl Fn(&Who) -> K) -> Vec<Who> {
    let lowest = all.iter().map(&value).min();
    all.iter().copied().filter(|who| Some(value(who)) == lowest).collect()
}

/// SS-TGT-07, SS-TGT-08, SS-TGT-10: the target: preferred, then the general conditions, then its player decides.
pub fn target(play: &mut Play, card: CardId, all: Vec<Who>) -> Rule<Option<Who>> {
    let preferred = play.world.preferred(play.game, card, all);
    decide(play, card, &preferred)
}

/// SS-TGT-08: among equals its player decides.
pub fn decide(play: &mut Play, card: CardId, all: &[Who]) -> Rule<Option<Who>> {
    let left = play.world.general(play.game, card, all);
    let seat = play.world.manager(play.game, card);
    choose_figure(play, seat, Prompt::EnemyTarget { card }, &left)
}
