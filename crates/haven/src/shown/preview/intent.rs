//! What a monster would do now, with reasons.

use super::{at_figures, name, names, tell};
use crate::mind::NotFocused;
use crate::monsters::Intent;
use crate::shown::facts::reason;
use crate::shown::names::figure_name;
use crate::world::Stage;
use crate::{FigureId, Haven, World};
use table::phrase;
use table::phrase::Arg;
use table::scene::{PassedOver, Preview, Tell, Tone};

/// GH-HID-02, GH-HID-03: what a monster, summon or allied figure would do, if its turn began now. Before the cards of
/// the round are revealed nobody knows; so the answer is the same for every viewer.
pub(crate) fn intent(game: &Haven, world: &World, figure: &str) -> Option<Preview> {
    if !matches!(world.turns.stage, Stage::Turns | Stage::EndOfRound) {
        return None;
    }
    let figure = world.figures().find(|other| game.figure(*other) == figure)?;
    let intent = world.intent(game, figure)?;
    Some(preview(game, world, figure, &intent))
}

fn preview(game: &Haven, world: &World, figure: FigureId, intent: &Intent) -> Preview {
    let mut preview = match (&intent.weapon, intent.way.last()) {
        (Some(weapon), Some(end)) if !intent.targets.is_empty() => {
            game.preview_blows(world, figure, *end, &intent.targets, weapon)
        }
        _ => Preview { concerns: names(game, &intent.targets), ..Preview::default() },
    };
    preview.way = intent.way.iter().map(|space| name(world, *space)).collect();
    preview.jump = intent.jump;
    preview.cost = Some(intent.cost.into());
    preview.tells.splice(0..0, told(game, figure, intent));
    let passed = intent.passed.iter().map(|(enemy, why)| passed_over(game, world, figure, *enemy, *why));
    preview.passed_over = passed.collect();
    preview.rules =
        ["GH-FOC-01", "GH-MMV-01", "GH-MAT-01"].map(|rule| game.edition.id(rule).to_owned()).to_vec();
    preview
}

fn told(game: &Haven, figure: FigureId, intent: &Intent) -> Vec<Tell> {
    if intent.stunned {
        return vec![tell(Tone::Plain, phrase!("haven-tell-stunned", figure = figure_name(game, figure)))];
    }
    let mut tells = Vec::new();
    match intent.focus {
        Some(focus) => {
            let (figure, on) = (figure_name(game, figure), figure_name(game, focus));
            let say = phrase!("haven-focuses", figure = figure, on = on);
            tells.push(Tell { at: at_figures(game, &[focus]), ..tell(Tone::Plain, say) });
        }
        None => tells.push(tell(Tone::Plain, phrase!("haven-no-focus", figure = figure_name(game, figure)))),
    }
    if intent.outcomes > 1 {
        tells.push(tell(Tone::Plain, phrase!("haven-tell-outcomes", count = intent.outcomes)));
    }
    tells
}

fn passed_over(
    game: &Haven,
    world: &World,
    figure: FigureId,
    enemy: FigureId,
    why: NotFocused,
) -> PassedOver {
    let reason = Arg::name(format!("reason-{}", reason(why)));
    let (figure, name) = (figure_name(game, figure), figure_name(game, enemy));
    PassedOver {
        figure: game.figure(enemy),
        say: phrase!("haven-passes-over", figure = figure, enemy = name, why = reason),
        rules: why.rules(world.agreed.edition).iter().map(|rule| (*rule).to_owned()).collect(),
    }
}
