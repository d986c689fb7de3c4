//! Whatever two scenes are: the one with the differences is the other.

use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use wire::{Parts, apply, difference};

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..5i64).prop_map(Value::from),
        "[a-c\"\\\\{}:,\\[\\]ü]{0,3}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            btree_map("[a-d\"\\\\:,}]", inner, 0..5)
                .prop_map(|map| Value::Object(map.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

fn objects() -> impl Strategy<Value = Value> {
    let fields = btree_map("[a-d\"\\\\:,}]", values(), 0..5);
    fields.prop_map(|map| Value::Object(map.into_iter().collect::<Map<_, _>>()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_old_value_with_the_differences_is_the_new_one(old in values(), new in values()) {
        let edits = difference(&old.to_string(), &new.to_string());
        prop_assert_eq!(edits.is_empty(), old == new);
        let sent = serde_json::to_string(&edits).expect("JSON");
        let received: Vec<wire::Edit> = serde_json::from_str(&sent).expect("edits");
        let mut value = old;
        prop_assert!(apply(&mut value, &received));
        prop_assert_eq!(value, new);
    }

    /// What is kept once is a matter of memory alone: whatever others see, the same is sent.
    #[test]
    fn what_is_shared_changes_nothing(old in objects(), new in objects(), others in objects()) {
        let (old, new, others) = (old.to_string(), new.to_string(), others.to_string());
        let others = Parts::of(&others, &[]);
        let before = Parts::of(&old, &[&others]);
        for known in [vec![], vec![&before], vec![&others], vec![&others, &before]] {
            let now = Parts::of(&new, &known);
            prop_assert_eq!(now.text(), new.clone());
            prop_assert!(now.weight() + 1 >= new.len());
            prop_assert_eq!(before.difference(&now), difference(&old, &new));
        }
    }
}

#[test]
fn a_small_change_is_a_small_difference() {
    let old =
        json!({ "figures": [{ "id": "rat", "hp": [4, 4] }, { "id": "ash", "hp": [10, 10] }], "round": 1 });
    let mut new = old.clone();
    new["figures"][1]["hp"][0] = json!(7);
    let edits = serde_json::to_value(difference(&old.to_string(), &new.to_string())).expect("JSON");
    assert_eq!(edits, json!([{ "at": ["figures", 1, "hp", 0], "put": 7 }]));
    new["figures"].as_array_mut().expect("figures").remove(0);
    let edits = serde_json::to_value(difference(&old.to_string(), &new.to_string())).expect("JSON");
    let ash = json!({ "id": "ash", "hp": [7, 10] });
    assert_eq!(edits, json!([{ "at": ["figures"], "splice": [0, 2, [ash]] }]));
}

#[test]
fn edits_that_do_not_fit_are_noticed() {
    let mut value = json!({ "a": [1] });
    for edits in [
        json!([{ "at": ["b", "c"], "put": 1 }]),
        json!([{ "at": ["b"], "cut": true }]),
        json!([{ "at": ["a"], "splice": [1, 1, []] }]),
        json!([{ "at": ["a", 5], "put": 1 }]),
    ] {
        let edits: Vec<wire::Edit> = serde_json::from_value(edits).expect("edits");
        assert!(!apply(&mut value, &edits), "{edits:?}");
    }
}
