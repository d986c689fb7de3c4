//! What a quest says: what each side must reach, and which monsters come back.

use super::super::places::{ByHeroes, Goal, Named, Quest};
use table::phrase;
use table::phrase::{Arg, Phrase};

impl Quest {
    /// A goal of this quest with so many heroes.
    pub fn goal_phrase(&self, goal: &Goal, heroes: u8) -> Phrase {
        let monster = |name: &str| Arg::name(format!("de-monster-{name}"));
        match goal {
            Goal::DefeatNamed(of) => {
                let named = self.groups.iter().find(|group| group.monster == *of);
                let who = named.and_then(|group| group.named.as_ref()?.phrase(of));
                phrase!("descent-goal-defeat", who = who.map_or_else(|| monster(of), Arg::from))
            }
            Goal::Leave(of, most) => {
                phrase!("descent-goal-leave", n = most.with(heroes), who = monster(of))
            }
            Goal::AllKnockedOut => phrase!("descent-goal-knocked-out"),
            Goal::ClearMap => phrase!("descent-goal-clear"),
            Goal::CarriedAway(most) => phrase!("descent-goal-carried", n = *most),
            Goal::VillagersFreed(most) => phrase!("descent-goal-freed", n = *most),
            Goal::VillagersSlain(most) => phrase!("descent-goal-slain", n = *most),
            Goal::Stand(round) => phrase!("descent-goal-round", round = *round),
            Goal::Any(goals) => {
                let all = goals.iter().map(|goal| self.goal_phrase(goal, heroes));
                let joined = all.reduce(|a, b| phrase!("descent-goal-or", a = a, b = b));
                joined.unwrap_or_else(|| phrase!("descent-card-nothing"))
            }
        }
    }
}

impl Named {
    /// The figure by its own name, with what it is; nothing for a lieutenant, whose card has that name already.
    fn phrase(&self, of: &str) -> Option<Phrase> {
        let name = self.own_name(of)?;
        Some(phrase!("descent-named", name = name, of = Arg::name(format!("de-monster-{of}"))))
    }

    /// Its own name, if it is another one than that of its card.
    pub fn own_name(&self, of: &str) -> Option<Arg> {
        (self.name != of).then(|| Arg::name(format!("de-named-{}", self.name)))
    }
}

/// DE-MON-13: how many figures of a group come back each round; nothing, if none do.
pub fn reinforce_phrase(most: ByHeroes, heroes: u8) -> Option<Phrase> {
    let n = most.with(heroes);
    (n > 0).then(|| phrase!("descent-group-reinforce", n = n))
}
