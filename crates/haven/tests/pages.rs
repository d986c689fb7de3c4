//! What the page of a scenario may say and none of this pack does: goals, ways to lose, rewards, requirements and
//! special rules, on a scenario that is changed for it.

use haven::content::{Effect, Loss, Requirement, Scenario, SpecialRule, Task, Trigger};
use haven::world::{Campaign, Ended};
use haven::{Haven, Position};
use serde_json::{Value, json};
use std::sync::Arc;
use table::scene::GoalKind;
use table::{Chance, Seat, Table, Viewer};
use words::Words;

fn effect(words: &str) -> Effect {
    words.parse().expect(words)
}

/// Scenario 1, with a page on which something else stands.
fn changed(change: impl FnOnce(&mut Scenario)) -> Haven {
    changed_page(1, change)
}

fn changed_page(number: u8, change: impl FnOnce(&mut Scenario)) -> Haven {
    let mut game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    let scenario = game.content.scenarios.iter_mut().find(|s| s.label.number == number);
    change(Arc::make_mut(scenario.expect("the scenario is there")));
    game
}

/// The Brute stands beside a guard, in the third round.
fn position() -> Value {
    json!({
        "scenario": "1", "at": "turn brute", "round": 3, "level": 1,
        "put": {
            "9,3": { "hero": "brute", "initiative": 10, "actions": ["attack 9", "attack 9"], "hand": ["trample", "skewer"] },
            "11,3": { "hero": "tinkerer", "initiative": 5, "acted": true, "actions": ["move 1"], "hand": ["net-shooter", "stun-shot"] },
            "8,3": { "monster": "bandit-guard", "number": 1, "hp": 1, "acted": true },
        },
    })
}

fn at(game: Haven, position: Value, drawn: &[&str]) -> Table<Haven> {
    let position: Position = serde_json::from_value(position).expect("it is a position");
    let mut chance = Chance::strict();
    chance.stack("brute-modifier", drawn.iter().copied());
    Table::arranged(Arc::new(game), position, chance).unwrap_or_else(|e| panic!("{e}"))
}

fn answer(table: &mut Table<Haven>, keys: &[&str]) {
    for key in keys {
        let question = table.question(Seat(0)).unwrap_or_else(|| panic!("the Brute is asked for {key}"));
        table.answer(Seat(0), question, key).unwrap_or_else(|e| panic!("{key}: {e}"));
    }
}

/// GH-SCN-02
#[test]
fn a_scenario_may_need_an_achievement_of_the_world() {
    let game = changed(|page| page.requires = vec![Requirement::Global("peace".to_owned())]);
    let page = &game.content.scenarios[0];
    let with = |global: &[&str]| Campaign {
        global: global.iter().map(|name| (*name).to_owned()).collect(),
        ..Campaign::default()
    };
    assert_eq!(with(&["war", "peace"]).admit(page), Ok(()));
    let told = with(&["war"]).admit(page).expect_err("it is refused").to_string();
    assert!(told.contains("needs the global achievement peace (GH-SCN-02)"), "{told}");
}

/// GH-SCN-03: so many rounds must be over, not begun.
#[test]
fn a_scenario_may_have_to_be_survived() {
    for (rounds, ended) in [(2, Some(Ended::Won)), (3, Some(Ended::Won)), (4, None)] {
        let mut table = at(changed(|page| page.goal = vec![Task::Survive(rounds)]), position(), &["+0"]);
        answer(&mut table, &["do:attack 9", "target:bandit-guard-1"]);
        assert_eq!(
            table.world().turns.ended,
            (rounds == 2).then_some(Ended::Won),
            "{rounds} rounds, in the third"
        );
        answer(&mut table, &["end"]);
        assert_eq!(table.world().turns.ended, ended, "{rounds} rounds, after the third");
    }
}

/// GH-EXH-07, GH-SCN-03
#[test]
fn a_scenario_may_be_lost_when_anybody_is_exhausted() {
    let mut with_one = position();
    with_one["put"]["11,3"] = json!({ "hero": "tinkerer", "exhausted": true });
    for (lost_when, ended) in [(Vec::new(), None), (vec![Loss::AnyExhausted], Some(Ended::Lost))] {
        let mut table = at(changed(|page| page.lost_when = lost_when), with_one.clone(), &["+0"]);
        answer(&mut table, &["do:attack 9", "target:bandit-guard-1"]);
        assert_eq!(table.world().turns.ended, ended);
    }
}

/// GH-FIN-10, GH-FIN-13: in a campaign a success may bring experience.
#[test]
fn a_scenario_may_reward_with_experience() {
    let taken = |campaign: Option<Value>| {
        let game = changed(|page| {
            page.goal = vec![Task::KillRevealed];
            page.rewards = ["gold 4", "experience 3", "experience 2"].map(effect).to_vec();
        });
        let mut position = position();
        if let Some(campaign) = campaign {
            position["campaign"] = campaign;
        }
        let mut table = at(game, position, &["+0"]);
        answer(&mut table, &["do:attack 9", "target:bandit-guard-1", "end"]);
        let results = table.world().results.as_ref().expect("it is over");
        results.heroes.iter().map(|taken| (taken.experience, taken.gold)).collect::<Vec<_>>()
    };
    assert_eq!(taken(None), [(6, 0), (6, 0)]);
    assert_eq!(taken(Some(json!({}))), [(11, 4), (11, 4)]);
}

/// GH-SPC-01: a special rule may wait for the death of the last monster of a type.
#[test]
fn a_special_rule_may_wait_for_a_death() {
    let conditions = |kind: &str, second: bool| {
        let rule = SpecialRule {
            when: Trigger::Dead(kind.to_owned()),
            until: None,
            party: Vec::new(),
            does: vec![effect("strengthen everybody")],
            since: None,
        };
        let mut position = position();
        if second {
            position["put"]["8,0"] = json!({ "monster": "bandit-guard", "number": 2, "acted": true });
        }
        let mut table = at(changed(|page| page.rules = vec![rule]), position, &["+0"]);
        answer(&mut table, &["do:attack 9", "target:bandit-guard-1"]);
        let scene = table.scene(Viewer::Engine);
        scene.figures.iter().filter(|f| f.conditions.iter().any(|c| c == "strengthen")).count()
    };
    assert_eq!(conditions("bandit-guard", false), 2);
    assert_eq!(conditions("bandit-guard", true), 0);
    assert_eq!(conditions("bandit-archer", false), 0);
}

/// GH-SPC-05: a special rule opens the doors with its letter; the others stay locked.
#[test]
fn one_of_several_locked_doors_may_open() {
    let rule = SpecialRule {
        when: Trigger::Dead("bandit-archer".to_owned()),
        until: None,
        party: Vec::new(),
        does: vec![effect("open b")],
        since: None,
    };
    let position = json!({
        "scenario": "2", "at": "turn brute", "revealed": [1, 2],
        "put": {
            "8,11": { "hero": "brute", "initiative": 10, "actions": ["attack 9"], "hand": ["trample", "skewer"] },
            "7,5": { "hero": "tinkerer", "initiative": 12, "acted": true, "actions": ["move 1"] },
            "7,11": { "monster": "bandit-archer", "number": 1, "hp": 1 },
        },
    });
    let position: Position = serde_json::from_value(position).expect("it is a position");
    let game = Arc::new(changed_page(2, |page| page.rules = vec![rule]));
    let mut chance = Chance::seeded(1);
    chance.stack("brute-modifier", ["+0"]);
    let mut table = Table::arranged(game.clone(), position, chance).unwrap_or_else(|e| panic!("{e}"));
    let locked = |table: &Table<Haven>| {
        let page = table.world().scenario_of(&game).expect("a scenario");
        let named = |letter| page.doors_named(letter).map(|d| d.at).next().expect("a door");
        ['a', 'b', 'c', 'd'].map(|letter| table.world().is_locked(named(letter)))
    };
    assert_eq!(locked(&table), [true; 4]);
    answer(&mut table, &["do:attack 9", "target:bandit-archer-1"]);
    assert_eq!(locked(&table), [true, false, true, true]);
}

/// GH-SCN-03: what loses a scenario is said as what must not happen; that it loses is said by its heading.
#[test]
fn what_loses_a_scenario_is_said_once() {
    let losses = vec![Loss::AnyExhausted, Loss::AfterRound(9)];
    let table = at(changed(|page| page.lost_when = losses), position(), &[]);
    let goals = table.scene(Viewer::Engine).goals;
    let lost = goals.iter().filter(|goal| goal.kind == GoalKind::Lose);
    let said: Vec<String> = lost.map(|goal| Words::english().say(&goal.say)).collect();
    let wanted =
        ["A character is exhausted.", "Round 9 ends, and you have not won.", "All characters are exhausted."];
    assert_eq!(said, wanted);
}
