//! The reasons of a plan as lines to read, with the numbers of hexes that the file uses.

use board::SpaceId;
use board::hex::Cost;

use super::Place;
use crate::mind::{Candidate, Course, Heading, NotFocused, NotThere, Plan};

/// The reasons, line by line.
pub(super) fn why(place: &Place, plan: &Plan) -> Vec<String> {
    let edition = place.situation().edition;
    let mut lines: Vec<String> = plan.why.candidates.iter().map(|who| candidate(place, who)).collect();
    if plan.why.courses.is_empty() {
        lines.push("no focus: it neither moves nor attacks".into());
    }
    for course in &plan.why.courses {
        lines.extend(course_of(place, course));
        if !course.headings.is_empty() {
            lines.push(format!("  by {}", Heading::rules(edition).join(", ")));
        }
    }
    lines
}

fn candidate(place: &Place, who: &Candidate) -> String {
    let edition = place.situation().edition;
    let way = who.cost.map_or("no way".into(), way);
    let proximity = match who.proximity {
        Some(hexes) => format!("{} away", count(hexes, "hex", "hexes")),
        None => "walled off".into(),
    };
    let verdict = match who.out {
        None => "focus".into(),
        Some(out) => format!("not focused: {} ({})", not_focused(out), out.rules(edition).join(", ")),
    };
    let initiative = who.order.initiative();
    format!(
        "character on {}: {way}, {proximity}, initiative {initiative}: {verdict}",
        place.number_of_foe(who.foe)
    )
}

fn course_of(place: &Place, course: &Course) -> Vec<String> {
    let edition = place.situation().edition;
    let focus = place.number_of_foe(course.focus);
    let does = if course.strikes { "attacks this turn" } else { "cannot attack this turn" };
    let mut lines = vec![format!("focus {focus}: {does}")];
    if let Some(shortcut) = &course.shortcut {
        let through = hexes(place, shortcut.through.iter(), " and ");
        let points = count(shortcut.points, "point", "points");
        lines.push(format!("  a way of {points} through {through} is not taken"));
    }
    let (far, near): (Vec<_>, Vec<_>) =
        course.hexes.iter().partition(|hex| hex.out == Some(NotThere::OutOfReach));
    let mut near: Vec<_> = near.into_iter().collect();
    near.sort_by_key(|hex| place.number(hex.at));
    for hex in near {
        let verdict = match hex.out {
            None => "goes there".into(),
            Some(out) => format!("no: {} ({})", not_there(out), out.rules(edition).join(", ")),
        };
        let targets = if hex.targets > 1 { format!(", {} targets", hex.targets) } else { String::new() };
        let disadvantage = if hex.focus_disadvantaged { ", disadvantage against the focus" } else { "" };
        lines.push(format!(
            "  from {}: {}{targets}{disadvantage}: {verdict}",
            place.number(hex.at),
            way(hex.cost)
        ));
    }
    if !far.is_empty() {
        let far = hexes(place, far.iter().map(|hex| hex.at), ", ");
        lines.push(format!(
            "  out of reach this turn: {far} ({})",
            NotThere::OutOfReach.rules(edition).join(", ")
        ));
    }
    for heading in &course.headings {
        let (to, before, after) = (place.number(heading.to), way(heading.before), way(heading.after));
        let ends = hexes(place, heading.ends.iter(), " or ");
        lines.push(if heading.gets_closer() {
            format!("  heads for {to}, {before} away; ends on {ends}, {after} away")
        } else {
            format!("  heads for {to}, {before} away; cannot get closer and stays on {ends}")
        });
    }
    lines
}

/// The cost of a way in words.
fn way(cost: Cost) -> String {
    let points = count(cost.points(), "point", "points");
    match cost.negative() {
        0 => points,
        negative => format!("{points}, {}", count(negative, "negative hex", "negative hexes")),
    }
}

fn count(number: u16, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

fn hexes(place: &Place, spaces: impl Iterator<Item = SpaceId>, between: &str) -> String {
    let mut numbers: Vec<u32> = spaces.map(|space| place.number(space)).collect();
    numbers.sort_unstable();
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
}

fn not_focused(out: NotFocused) -> &'static str {
    match out {
        NotFocused::Invisible => "invisible",
        NotFocused::Spared => "attacked already",
        NotFocused::AnotherIsKept => "another focus is kept",
        NotFocused::NoWay => "no way to attack it",
        NotFocused::MoreNegativeHexes => "more negative hexes",
        NotFocused::MorePoints => "more movement points",
        NotFocused::Further => "further away",
        NotFocused::ActsLater => "acts later",
    }
}

fn not_there(out: NotThere) -> &'static str {
    match out {
        NotThere::MoreNegativeHexes => "more negative hexes",
        NotThere::OutOfReach => "out of reach this turn",
        NotThere::DisadvantageAgainstFocus => "disadvantage against the focus",
        NotThere::FewerTargets => "fewer targets",
        NotThere::LesserTargets => "targets of lower rank",
        NotThere::MoreDisadvantage => "more attacks with disadvantage",
        NotThere::MorePoints => "more movement points",
    }
}
