//! The reasons of a plan as lines to read, with the numbers of hexes that the file uses.

use board::SpaceSet;

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
    let way = match who.cost {
        Some(cost) => format!("{} points, {} negative hexes", cost.points(), cost.negative()),
        None => "no way".into(),
    };
    let proximity = who.proximity.map_or("walled off".into(), |hexes| format!("{hexes} hexes away"));
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
        let through = hexes(place, &shortcut.through);
        lines.push(format!("  a way of {} points through {through} is not taken", shortcut.points));
    }
    for hex in &course.hexes {
        let verdict = match hex.out {
            None => "goes there".into(),
            Some(NotThere::OutOfReach) if !course.strikes => "later".into(),
            Some(out) => format!("no: {} ({})", not_there(out), out.rules(edition).join(", ")),
        };
        let targets = if hex.targets > 1 { format!(", {} targets", hex.targets) } else { String::new() };
        let disadvantage = if hex.focus_disadvantaged { ", disadvantage against the focus" } else { "" };
        let (points, negative) = (hex.cost.points(), hex.cost.negative());
        let at = place.number(hex.at);
        lines.push(format!(
            "  from {at}: {points} points, {negative} negative{targets}{disadvantage}: {verdict}"
        ));
    }
    for heading in &course.headings {
        let (to, before, after) = (place.number(heading.to), heading.before.points(), heading.after.points());
        let ends = hexes(place, &heading.ends);
        lines.push(if heading.gets_closer() {
            format!("  heads for {to}, {before} points away; ends on {ends}, {after} points away")
        } else {
            format!("  heads for {to}, {before} points away; cannot get closer and stays on {ends}")
        });
    }
    lines
}

fn hexes(place: &Place, set: &SpaceSet) -> String {
    let mut numbers: Vec<u32> = set.iter().map(|space| place.number(space)).collect();
    numbers.sort_unstable();
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" or ")
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
