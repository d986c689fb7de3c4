//! The TypeScript types of everything that a client sees.

use crate::menu::*;
use crate::phrase::{Arg, Phrase};
use crate::scene::*;
use crate::{Asked, Line, Offered, Open, Outcome, Seat, SeatSet, Standing, Until, Viewer, Way};
use ts_rs::{Config, TS};

/// The types as a TypeScript file; `cargo xtask types` writes it, and a test compares.
pub fn typescript() -> String {
    let config = Config::default();
    let mut out = "// Made by `cargo xtask types` from crates/table/src: do not edit.\n".to_owned();
    macro_rules! declare {
        ($($type:ty)*) => { $(out.push_str(&format!("\nexport {}\n", <$type as TS>::decl(&config)));)* };
    }
    declare!(Seat SeatSet Viewer Phrase Arg Value Target Role Weight FigureKind Rank Terrain TokenKind EdgeKind ZoneKind TrackKind
        DeckKind CardKind CardState HalfState Stays AreaHex GoalKind Tone Layout SlotStand Scene Board Space Token Edge
        Overlay Figure Badge SeatScene Zone CardScene Face HalfFace CardLine Group StatRow Slot Track DeckScene
        EffectScene GoalScene UnderWay Die Term Outcome Preview Reached Odds Tell PassedOver Happening Open Asked Offered
        Line Menu ScenarioChoice ClassChoice Setting SettingKind SettingValue Standing
        Until Way);
    out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}
