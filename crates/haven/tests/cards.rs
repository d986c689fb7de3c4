//! The cards of the six first classes, the items and the battle goals: facts, forms and texts.

#[path = "common/card_texts.rs"]
mod card_texts;

#[path = "common/pack.rs"]
mod pack;

use haven::Haven;
use haven::content::{
    Ability, Action, Attack, CardLevel, ClassCard, Condition, Content, Effect, GLOOMHAVEN, Slot, Special,
    Stays, Targets, Used, Value, What,
};
use pack::broken;
use proptest::prelude::*;
use words::{Language, Words};

fn content() -> Content {
    Content::load(haven::Edition::Gloomhaven, GLOOMHAVEN).unwrap_or_else(|e| panic!("{e}"))
}

fn card<'c>(content: &'c Content, class: &str, name: &str) -> &'c ClassCard {
    let id = content.class(class).and_then(|class| content.card(class, name));
    &content.cards[usize::from(id.unwrap_or_else(|| panic!("{class} has no {name}")).0)]
}

fn does(action: &Action) -> Vec<String> {
    action.does.iter().map(ToString::to_string).collect()
}

fn attack(action: &Action, n: usize) -> Attack {
    match &action.does[n].what {
        What::Do(Ability::Attack(attack)) => (**attack).clone(),
        other => panic!("{other:?} is no attack"),
    }
}

fn halves(content: &Content) -> impl Iterator<Item = (&ClassCard, &Action)> {
    content.cards.iter().flat_map(|c| [(c, &c.top), (c, &c.bottom)])
}

#[test]
fn every_class_has_its_cards() {
    let content = content();
    let counts: Vec<(&str, u8, u8, usize, usize)> = content
        .classes
        .iter()
        .enumerate()
        .map(|(n, class)| {
            let of = |level| {
                content.cards.iter().filter(|c| usize::from(c.class.0) == n && c.level == level).count()
            };
            (class.name.as_str(), class.hand, class.hp[0], of(CardLevel::Level(1)), of(CardLevel::X))
        })
        .collect();
    assert_eq!(
        counts,
        [
            ("brute", 10, 10, 10, 3),
            ("tinkerer", 12, 8, 12, 3),
            ("spellweaver", 8, 6, 8, 3),
            ("scoundrel", 9, 8, 9, 3),
            ("cragheart", 11, 10, 11, 3),
            ("mindthief", 10, 6, 10, 3),
        ]
    );
    assert_eq!((content.cards.len(), content.items.len(), content.goals.len()), (78, 14, 24));
}

#[test]
fn what_is_written_is_read_back() {
    let content = content();
    let items = content.items.iter().flat_map(|i| &i.does);
    for effect in halves(&content).flat_map(|(_, action)| &action.does).chain(items) {
        let text = effect.to_string();
        assert_eq!(text.parse::<Effect>().as_ref(), Ok(effect), "{text}");
        // Files are written the way that effects are printed.
        assert!(GLOOMHAVEN.iter().any(|(_, file)| file.contains(&format!("\"{text}\""))), "{text}");
    }
    for goal in &content.goals {
        assert_eq!(goal.needs.to_string().parse(), Ok(goal.needs));
    }
}

#[test]
fn everything_can_be_said_in_both_languages() {
    let content = content();
    let mut phrases = Vec::new();
    phrases.extend(halves(&content).flat_map(|(_, action)| content.action_text(action)));
    phrases.extend(content.items.iter().flat_map(|item| content.item_text(item)));
    phrases.extend(content.goals.iter().map(|goal| goal.text()));
    let names = content.cards.iter().map(|c| format!("card-{}", c.name));
    let names = names.chain(content.items.iter().map(|i| format!("item-{}", i.name)));
    let names = names.chain(content.goals.iter().map(|g| format!("goal-{}", g.name)));
    let names = names.chain(content.summons.iter().map(|s| format!("summon-{}", s.name)));
    phrases.extend(names.map(table::phrase::Phrase::new));
    for language in Language::ALL {
        for phrase in &phrases {
            let said = Words::of(language).try_say(phrase);
            let said = said.unwrap_or_else(|e| panic!("{} {phrase:?}: {e}", language.tag()));
            assert!(!said.contains("  ") && !said.contains(" ,") && !said.contains(".."), "{said}");
        }
    }
}

#[test]
fn the_page_with_all_texts_is_up_to_date() {
    let page = std::fs::read_to_string(card_texts::path()).unwrap_or_default();
    let now = card_texts::table();
    let differs = page.lines().zip(now.lines()).find(|(a, b)| a != b);
    assert!(page == now, "run `cargo run -p haven --example card-texts`: {differs:?}");
}

#[test]
fn specials_are_rare_and_all_are_used() {
    let content = content();
    let (some, all) = content.share_of_specials();
    println!("{some} of {all} cards have a special: {} %", some * 100 / all);
    assert!(some * 10 < all, "{some} of {all}");
    let other = Haven::frosthaven().unwrap_or_else(|e| panic!("{e}"));
    for special in Special::ALL {
        let mut cards = content.cards.iter().chain(&other.content.cards);
        assert!(cards.any(|c| c.specials().contains(special)), "{special} is on no card");
    }
}

#[test]
fn well_known_cards_have_their_numbers() {
    let content = content();
    let trample = card(&content, "brute", "trample");
    assert_eq!(trample.initiative, 72);
    assert_eq!((attack(&trample.top, 0).value, attack(&trample.top, 0).pierce), (Value::Fixed(3), 2));
    assert_eq!(does(&trample.bottom), ["move 4 jump", "attack 2 passed"]);
    assert!(trample.bottom.lost && trample.bottom.xp == 2 && !trample.top.lost);

    let ward = card(&content, "brute", "warding-strength");
    assert_eq!((ward.initiative, ward.bottom.slots.as_slice()), (32, &[0, 1, 0, 1, 0, 1][..]));
    assert_eq!((attack(&ward.top, 0).push, ward.bottom.stays), (2, Some(Stays::Persistent)));

    let stun = card(&content, "tinkerer", "stun-shot");
    let shot = attack(&stun.top, 0);
    assert_eq!((stun.initiative, shot.value, shot.range), (20, Value::Fixed(1), Some(Value::Fixed(3))));
    assert!(shot.conditions.has(Condition::Stun));

    let orbs = card(&content, "spellweaver", "fire-orbs");
    assert_eq!((orbs.initiative, attack(&orbs.top, 0).targets), (69, Targets::Count(3)));
    assert_eq!(does(&orbs.top), ["attack 3 range 3 target 3 [per target: xp 1]", "infuse fire"]);
    assert!(orbs.top.lost);

    let ether = card(&content, "spellweaver", "reviving-ether");
    assert_eq!((ether.initiative, does(&ether.top)[0].as_str()), (80, "recover all lost self"));
    assert_eq!(does(&ether.bottom), ["move 4 jump"]);

    let bolt = card(&content, "spellweaver", "mana-bolt");
    assert_eq!((bolt.initiative, does(&bolt.bottom)[0].as_str()), (7, "heal 3 range 1"));
    assert_eq!(does(&bolt.top), ["attack 2 range 3 [any: attack +1 xp 1]"]);

    let flank = card(&content, "scoundrel", "flanking-strike");
    assert_eq!((flank.initiative, does(&flank.bottom)[0].as_str()), (4, "move 5"));
    assert_eq!(does(&flank.top), ["attack 3 [beside-ally: attack +2 xp 1]"]);

    let smoke = card(&content, "scoundrel", "smoke-bomb");
    assert_eq!((smoke.initiative, smoke.top.slots.as_slice()), (12, &[2][..]));
    assert_eq!(does(&smoke.bottom), ["pull 2 enemy 3"]);

    let crater = card(&content, "cragheart", "crater");
    assert_eq!((crater.initiative, crater.bottom.does.len(), crater.bottom.xp), (61, 3, 1));
    assert_eq!(does(&crater.top), ["attack 3 range 3 [earth: push 2 xp 1]"]);

    let mind = card(&content, "mindthief", "the-minds-weakness");
    assert_eq!((mind.initiative, mind.top.stays, mind.top.lost), (75, Some(Stays::Augment), false));
    assert_eq!(does(&mind.top), ["on melee-attack: attack +2", "attack 1"]);

    let rats = card(&content, "mindthief", "gnawing-horde");
    assert_eq!((rats.initiative, does(&rats.top)[0].as_str(), rats.top.xp), (82, "summon rat-swarm", 2));
}

#[test]
fn items_have_their_numbers() {
    let content = content();
    let boots = content.item("boots-of-striding").map(|i| &content.items[usize::from(i.0)]).expect("boots");
    assert_eq!((boots.number, boots.slot, boots.cost, boots.used), (1, Slot::Legs, 20, Used::Spent));
    let hide = content.item("hide-armor").map(|i| &content.items[usize::from(i.0)]).expect("armor");
    assert_eq!((hide.uses, hide.minus_ones, hide.cost), (2, 2, 10));
    let potion =
        content.item("minor-stamina-potion").map(|i| &content.items[usize::from(i.0)]).expect("potion");
    assert_eq!((potion.slot, potion.copies, potion.used), (Slot::Small, 4, Used::Consumed));
    assert_eq!(content.items.iter().map(|i| i.number).collect::<Vec<_>>(), (1..=14).collect::<Vec<_>>());
}

#[test]
fn what_hurts_oneself_must_be_done() {
    let must = |text: &str| text.parse::<Effect>().unwrap_or_else(|e| panic!("{e}")).is_mandatory();
    for text in
        ["suffer 2", "for allies 1: suffer 2", "for figures 1: suffer 1", "muddle inside", "infuse dark"]
    {
        assert!(must(text), "{text}");
    }
    for text in ["attack 3", "loot 1", "poison enemy 1", "for self-and-allies 1: shield 1", "invisible self"]
    {
        assert!(!must(text), "{text}");
    }
}

#[test]
fn mistakes_are_named_with_file_and_line() {
    for (file, from, to, says) in [
        ("classes/brute.ron", "initiative: 72", "initiative: 100", "1 to 99"),
        ("classes/brute.ron", "hand: 10", "hand: 9", "10 cards of level 1"),
        ("classes/brute.ron", "level: \"X\"", "level: 10", "level 1 to 9"),
        ("classes/brute.ron", "26]", "26, 28]", "9 levels"),
        ("classes/brute.ron", "eye-for-an-eye", "trample", "two cards"),
        ("classes/brute.ron", "attack 3 pierce 2", "attack 3 pirece 2", "pirece"),
        ("classes/brute.ron", "bottom: (does: [\"move 4\"])", "bottom: (does: [])", "does nothing"),
        ("classes/brute.ron", "special redirect-attacks", "special dance", "dance"),
        ("classes/brute.ron", "stays: round", "stays: forever", "forever"),
        ("classes/brute.ron", "stays: persistent, ", "", "stays"),
        ("classes/mindthief.ron", "summon rat-swarm", "summon cat-swarm", "cat-swarm"),
        ("items.ron", "slot: \"legs\"", "slot: \"tail\"", "tail"),
        ("items.ron", "cost: 20", "cost: 21", "steps of 5"),
        ("items.ron", "number: 2,", "number: 1,", "another item"),
        ("items.ron", "on move: jump", "move 2 jump", "says when"),
        ("battle-goals.ron", "kills at-most 3", "kills some 3", "some"),
        ("battle-goals.ron", "layabout", "streamliner", "name of its own"),
    ] {
        let error = broken(file, from, to);
        assert_eq!(error.file, file, "{error}");
        assert!(error.line.is_some_and(|line| line > 1), "{error}");
        assert!(error.what.contains(says), "{error}");
    }
}

#[test]
fn wrong_words_are_named() {
    for (text, says) in [
        ("attack 3 [beside: attack +2]", "beside"),
        ("attack 3 [earth attack +1]", "colon"),
        ("attack 3 [earth: attack 1]", "sign"),
        ("attack 3 [earth: attack +1", "]"),
        ("on attak: attack +1", "attak"),
        ("on attack: ", "nothing is added"),
        ("recover 2 burned self", "burned"),
        ("for all: shield 1", "whom"),
        ("heal 2 range 3 (target 2)", "[ ]"),
        ("attack 3 ] 4", "does not belong"),
        ("move 2 [earth: attack +1]", "cannot be added here"),
        ("on heal: jump", "cannot be added here"),
        ("attack 3 [earth: shield 1]", "cannot be added here"),
    ] {
        let error = text.parse::<Effect>().expect_err(text);
        assert!(error.contains(says), "{text}: {error}");
    }
    let deep = "for allies 1: ".repeat(40) + "shield 1";
    assert!(deep.parse::<Effect>().is_err_and(|e| e.contains("too deep")));
}

/// What can be added to abilities of each sort.
fn to_attack() -> BoxedStrategy<String> {
    prop_oneof![
        (0u8..9).prop_map(|n| format!("attack +{n}")),
        (1u8..9).prop_map(|n| format!("target {n}")),
        (1u8..9).prop_map(|n| format!("target +{n}")),
        (1u8..9).prop_map(|n| format!("push {n}")),
        (1u8..9).prop_map(|n| format!("range +{n}")),
        "(double|wound|muddle|ignore-shield|xp 2)",
    ]
    .boxed()
}

fn to_defence() -> BoxedStrategy<String> {
    prop_oneof![
        (1u8..9).prop_map(|n| format!("shield {n}")),
        (1u8..9, 2u8..4).prop_map(|(n, r)| format!("retaliate {n} range {r}")),
        (1u8..9).prop_map(|n| format!("retaliate {n}")),
        "(negate|no-double|xp 1)",
    ]
    .boxed()
}

fn head() -> impl Strategy<Value = String> {
    prop_oneof![
        "earth: ",
        "any: ",
        "beside-ally: ",
        "alone: ",
        "per target: ",
        "per hex-moved: ",
        "each-time: ",
        ""
    ]
}

fn effect() -> impl Strategy<Value = String> {
    let with = |plain: &'static str, gain: BoxedStrategy<String>| {
        let gains = prop::collection::vec(gain, 1..3).prop_map(|all| all.join(" "));
        let clause = (head(), gains).prop_map(|(head, gains)| format!(" [{head}{gains}]"));
        let clauses = prop::collection::vec(clause, 0..3).prop_map(|all| all.concat());
        (plain, clauses).prop_map(|(plain, clauses)| plain + &clauses)
    };
    let xp = || "xp [1-3]".boxed();
    let attack = "attack [0-9]( range [1-5])?( target [2-4])?( push [1-3])?( poison)?( stun)?";
    let one = prop_oneof![
        with("move [1-8]( jump)?", "(move \\+[1-4]|jump|loot-way|end-beside-me|xp 1)".boxed()),
        with(attack, to_attack()),
        with("heal [1-9] (self|range [1-5])", "(heal \\+[1-9]|target [2-4]|xp 1)".boxed()),
        with("(shield|retaliate) [1-4]", to_defence()),
        with("suffer [1-4]", "(damage \\+[1-4]|xp 1)".boxed()),
        with("recover (all|[1-4]) (lost|discarded) (self|other-ally 2)", "(recover \\+[1-4]|xp 1)".boxed()),
        with("(loot|obstacles 2 range|destroy-obstacle|disarm-trap) [1-4]", xp()),
        with("(poison|stun|invisible) (self|enemy 2|adjacent|passed|inside|figures 1|other-ally 3)", xp()),
        with("refresh (all|[1-2]) (spent|consumed)( small)? self", xp()),
        with("kill enemy [1-4]( normal| not-boss| hp 5| stun)?", xp()),
        "(add curse [1-9]|discard [1-9]|gold [1-9]|damage (trap|hazard|[1-9])) (everybody|one|self)",
        "(gold|experience|item|item-design|prosperity) [1-9]",
        "reputation [+-][1-9]",
        "(random-scenario|party-achievement first-steps|open a|spawn [1-3] (normal|elite) living-bones b)",
    ];
    one.prop_recursive(3, 12, 1, move |inner| {
        prop_oneof![
            ("(for|grant|force) (allies 1|enemy 3|all-allies|self-and-allies 2): ", inner.clone()),
            ("if (ended-where-began|straight-line): ", inner.clone()),
            ("consume (fire|any): ", inner.clone()),
            ("on (attack|move|turn-end|attack-damage)( alone| while invisible| poison)?: (xp 1 )?do ", inner),
        ]
        .prop_map(|(before, inner)| before + &inner)
    })
}

proptest! {
    /// What is printed is read as the same value, and printed the same again.
    #[test]
    fn effects_are_printed_and_read(text in effect()) {
        let one: Effect = text.parse().map_err(TestCaseError::fail)?;
        let printed = one.to_string();
        prop_assert_eq!(printed.parse::<Effect>(), Ok(one));
        prop_assert_eq!(printed.parse::<Effect>().map(|e| e.to_string()), Ok(printed));
    }

    /// No text makes the reader panic.
    #[test]
    fn any_text_is_read_or_refused(text in "[a-z0-9:\\[\\]+, -]{0,60}") {
        let _ = text.parse::<Effect>();
    }
}
