//! DOR: doors and what is like them.

use super::{attributes, cards};
use crate::Play;
use crate::content::Moment;
use crate::shown::Fact;
use crate::world::{Pick, Who, World};
use board::square::Line;
use table::Rule;

impl World {
    /// DE-DOR-01, DE-DOR-02, DE-DOR-04, DE-DOR-05, DE-DOR-13, DE-DOR-15, DE-DOR-08, DE-LRG-16: the doors that a figure
    /// beside them may open or close.
    pub fn doors_for(&self, who: Who) -> Vec<Pick> {
        let Some(body) = self.body(who) else { return Vec::new() };
        let mut picks = Vec::new();
        for (n, gate) in self.ground.map.gates().iter().enumerate() {
            let n = n as u8;
            let beside = gate
                .between
                .iter()
                .any(|(a, b)| [a, b].into_iter().any(|space| body.covers(self.ground.map.spot(*space))));
            if !beside {
                continue;
            }
            let open = self.gates.is_open(n);
            let unlocks = gate.line == Line::LockedDoor && self.tally.key && who.is_heroic();
            let opens = unlocks || matches!(gate.line, Line::Door | Line::Portcullis | Line::Brush);
            let spanned = gate.between.iter().any(|(a, b)| {
                let (a, b) = (self.ground.map.spot(*a), self.ground.map.spot(*b));
                self.figures().any(|(_, body)| body.covers(a) && body.covers(b))
            });
            // DE-DOR-07: what is destroyed is not closed again.
            let whole = !self.special.breaks.contains(&n);
            let closes = matches!(gate.line, Line::Door | Line::Portcullis) && !spanned && whole;
            if !open && opens {
                picks.push(Pick::Open(n));
            } else if open && closes {
                picks.push(Pick::Close(n));
            }
        }
        picks
    }
}

/// DE-DOR-01: a door is opened; it lies open until somebody closes it.
pub fn open(play: &mut Play, who: Who, gate: u8) -> Rule {
    // DE-DOR-06: each time it is opened.
    let test = play.world.special.tests.iter().find(|(n, _)| *n == gate).map(|(_, of)| *of);
    if let Some(of) = test
        && !attributes::test(play, who, of)?.passed
    {
        return Ok(());
    }
    play.world.gates = play.world.gates.opened(gate);
    play.tell(|_, _| Fact::Opens { who, gate });
    match who {
        Who::Hero(_) | Who::Familiar(_) => cards::against(play, who, &[Moment::Touches]),
        Who::Monster(_) | Who::Object(_) => Ok(()),
    }
}

/// DE-DOR-02, DE-DOR-16: a door is closed.
pub fn close(play: &mut Play, who: Who, gate: u8) {
    play.world.gates = play.world.gates.closed(gate);
    play.tell(|_, _| Fact::Closes { who, gate });
}
