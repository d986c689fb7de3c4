//! Mistakes in positions of Gloomhaven: each is reported with its line, and with what would be right.

use cases::{Options, run_text};
use haven::Haven;
use table::any::{AnyGame, Erased};

const ON_A_MAP: &str = r#"title = "A position to be broken"
game = "gloomhaven"
shows = []
at = "turn brute"
queue = ["tinkerer"]
level = 1
elements = { fire = "strong" }
monster_modifiers = { drawn = ["+1"] }
map = '''
 B . 1 c
  T % t .
'''

[legend]
B = { hero = "brute", hp = 6, hand = ["trample"], items = ["boots-of-striding"] }
T = { hero = "tinkerer", level = 1, goal = "hunter", modifiers = ["+0"], bonuses = ["shield 1"] }
1 = { monster = "bandit-guard", number = 1, rank = "elite", conditions = ["poison"] }
c = { coins = 2 }
t = { trap = ["damage", "poison"] }

[decks.guard]
card = "50 move+0, attack+0"

[[step]]
asks = { brute = "act" }
"#;

const IN_A_SCENARIO: &str = r#"title = "A position to be broken"
game = "gloomhaven"
shows = []
at = "round-start"
scenario = "1"
revealed = [1]
found = ["brute 7"]
order = ["brute"]
[put]
"10,3" = { hero = "brute", selected = ["trample", "skewer"], lead = "trample" }
"11,2" = { hero = "tinkerer", hand = ["hook-gun", "ink-bomb"] }
"8,3" = { monster = "bandit-guard" }

[[step]]
asks_nobody = true
"#;

/// What is written instead of what, and what must be said to be right.
type Mistake = (&'static str, &'static str, &'static str);

const MISTAKES_ON_A_MAP: [Mistake; 26] = [
    ("at = \"turn brute\"", "at = \"turn brutus\"", "one of: brute, tinkerer"),
    ("at = \"turn brute\"", "at = \"noon\"", "end-of-round"),
    ("queue = [\"tinkerer\"]", "queue = [\"tinkerbell\"]", "one of: brute, tinkerer"),
    ("level = 1\n", "level = 8\n", "0 to 7"),
    ("level = 1\n", "level = \"hard\"\n", "u8"),
    ("level = 1\n", "levl = 1\n", "`level`"),
    ("fire = \"strong\"", "fire = \"hot\"", "`waning`, `strong`"),
    ("fire = \"strong\"", "fyre = \"strong\"", "`fire`"),
    ("drawn = [\"+1\"]", "drawn = [\"+9\"]", "one of: "),
    ("drawn = [\"+1\"]", "drawn = [\"2x\", \"2x\"]", "a card of the deck"),
    ("hero = \"brute\"", "hero = \"brutus\"", "one of: brute"),
    ("hp = 6", "hp = 60", "1 to 10"),
    ("hp = 6", "hitpoints = 6", "`hp`"),
    ("\"trample\"", "\"trampel\"", "trample"),
    ("\"boots-of-striding\"", "\"boots\"", "boots-of-striding"),
    ("boots-of-striding\"", "boots-of-striding used\"", "spent, consumed"),
    ("level = 1, goal", "level = 10, goal", "1 to 9"),
    ("goal = \"hunter\"", "goal = \"huntress\"", "hunter"),
    ("[\"+0\"]", "[\"bless\"]", "a card such as +0"),
    ("\"shield 1\"", "\"shields\"", "shield N"),
    ("\"bandit-guard\"", "\"bandit-gard\"", "bandit-guard"),
    ("number = 1,", "number = 11,", "1 to 6"),
    ("rank = \"elite\"", "rank = \"boss\"", "normal or elite"),
    ("\"poison\"] }\nc", "\"poisoned\"] }\nc", "poison"),
    ("coins = 2", "coin = 2", "`coins`"),
    ("\"damage\"", "\"damage much\"", "damage N"),
];

const MISTAKES_IN_A_SCENARIO: [Mistake; 9] = [
    ("scenario = \"1\"", "scenario = \"nowhere\"", "black-barrow"),
    ("revealed = [1]", "revealed = [9]", "1 to 3"),
    ("\"brute 7\"", "\"spellweaver 7\"", "one of: brute, tinkerer"),
    ("order = [\"brute\"]", "order = [\"nobody\"]", "one of: brute, tinkerer"),
    ("\"10,3\"", "\"99,3\"", "a hex that is on the map"),
    ("\"10,3\"", "\"here\"", "COLUMN,ROW"),
    ("lead = \"trample\"", "lead = \"trampel\"", "trample"),
    ("\"ink-bomb\"", "\"inkbomb\"", "ink-bomb"),
    ("\"8,3\" = { monster", "\"8,3\" = { hero = \"spellweaver\", monster", "one figure"),
];

fn check(text: &str, mistakes: &[Mistake]) {
    let gloomhaven = Erased::new(Haven::gloomhaven().expect("the content is right"));
    let games: [&dyn AnyGame; 1] = [&gloomhaven];
    for (right, wrong, expected) in mistakes {
        let at = text.find(right).unwrap_or_else(|| panic!("{right} is not in the case"));
        let line = text[..at].lines().count().max(1) + usize::from(text[..at].ends_with('\n'));
        let broken = text.replacen(right, wrong, 1);
        let verdict = run_text("broken.toml", &broken, &games, &Options::default());
        let failure = verdict.failure().unwrap_or_else(|| panic!("{wrong} is not found out"));
        assert_eq!(failure.line, line, "{wrong}: {failure}");
        assert!(failure.expected.contains(expected), "{wrong}: {failure}");
    }
}

#[test]
fn a_mistake_in_a_position_on_a_map_is_reported_with_its_line_and_what_is_right() {
    check(ON_A_MAP, &MISTAKES_ON_A_MAP);
}

#[test]
fn a_mistake_in_a_position_in_a_scenario_is_reported_with_its_line_and_what_is_right() {
    check(IN_A_SCENARIO, &MISTAKES_IN_A_SCENARIO);
}

/// The position itself is right: only the mistakes are found out.
#[test]
fn without_a_mistake_it_can_be_laid_out() {
    let gloomhaven = Erased::new(Haven::gloomhaven().expect("the content is right"));
    let games: [&dyn AnyGame; 1] = [&gloomhaven];
    let verdict = run_text("right.toml", ON_A_MAP, &games, &Options::default());
    assert!(verdict.passed(), "{verdict}");
}
