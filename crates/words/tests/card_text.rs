//! A card is data; what is written on it is made from the data, in every language.

use table::phrase;
use words::{Arg, Language, Phrase, Words};

/// A little of what cards do.
enum Effect {
    Move { spaces: u8, jump: bool },
    Attack { value: u8, range: Option<u8>, targets: u8, conditions: Vec<&'static str> },
    Heal { value: u8, whom: Whom },
    Summon { monster: &'static str, count: u8 },
    Then(Vec<Effect>),
    IfDefeated { victim: &'static str, effect: Box<Effect> },
}

enum Whom {
    Yourself,
    AlliesWithin(u8),
}

/// The words of an effect.
fn text(effect: &Effect) -> Phrase {
    match effect {
        Effect::Move { spaces, jump: false } => phrase!("effect-move", n = *spaces),
        Effect::Move { spaces, jump: true } => phrase!("effect-jump", n = *spaces),
        Effect::Attack { value, range, targets, conditions } => {
            let mut parts = vec![Arg::from(phrase!("effect-attack", n = *value))];
            parts.extend(range.map(|range| Arg::from(phrase!("effect-range", n = range))));
            if *targets > 1 {
                parts.push(phrase!("effect-targets", n = *targets).into());
            }
            parts.extend(conditions.iter().map(|condition| Arg::name(*condition)));
            phrase!("effect-parts", parts = Arg::List(parts))
        }
        Effect::Heal { value, whom } => {
            let whom = match whom {
                Whom::Yourself => phrase!("whom-yourself"),
                Whom::AlliesWithin(range) => phrase!("whom-allies", n = *range),
            };
            phrase!("effect-heal", n = *value, whom = whom)
        }
        Effect::Summon { monster, count } => phrase!("effect-summon", n = *count, what = Arg::name(*monster)),
        Effect::Then(effects) => {
            phrase!("effect-then", effects = Arg::List(effects.iter().map(|e| text(e).into()).collect()))
        }
        Effect::IfDefeated { victim, effect } => {
            phrase!("effect-if-defeated", victim = Arg::name(*victim), effect = text(effect))
        }
    }
}

const ENGLISH: &str = r#"
list-none = nothing
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
effect-move = Move { $n }
effect-jump = Move { $n }, jump
effect-attack = Attack { $n }
effect-range = range { $n }
effect-targets = { $n } targets
effect-parts = { $parts }
effect-heal = heal { $n } { $whom }
effect-summon = Summon { $n ->
    [one] { $what_a }
   *[other] { $n } { $what_plural }
  }
effect-then = { $effects }
effect-if-defeated = If this defeats { $victim_the }: { $effect }
whom-yourself = yourself
whom-allies = all allies within { $n } { $n ->
    [one] space
   *[other] spaces
  }
condition-poison = poison
condition-stun = stun
monster-wolf = wolf
    .the = the wolf
    .a = a wolf
    .plural = wolves
monster-witch = witch
    .the = the witch
"#;

const GERMAN: &str = r#"
list-none = nichts
list-comma = { $a }, { $b }
list-and = { $a } und { $b }
effect-move = Bewegung { $n }
effect-jump = Bewegung { $n }, Sprung
effect-attack = Angriff { $n }
effect-range = Reichweite { $n }
effect-targets = { $n } Ziele
effect-parts = { $parts }
effect-heal = Heilung { $n } bei { $whom_dat }
effect-summon = { $n ->
    [one] { $what_a_acc }
   *[other] { $n } { $what_plural }
  } herbeirufen
effect-then = { $effects }
effect-if-defeated = Wenn dies { $victim_the_acc } besiegt: { $effect }
whom-yourself = du selbst
    .dat = dir selbst
whom-allies = alle Verbündeten im Umkreis von { $n } { $n ->
    [one] Feld
   *[other] Feldern
  }
    .dat = allen Verbündeten im Umkreis von { $n } { $n ->
        [one] Feld
       *[other] Feldern
      }
condition-poison = Gift
condition-stun = Betäubung
monster-wolf = Wolf
    .gender = masculine
    .the = der Wolf
    .the_acc = den Wolf
    .a = ein Wolf
    .a_acc = einen Wolf
    .plural = Wölfe
monster-witch = Hexe
    .gender = feminine
    .the = die Hexe
"#;

fn both(effect: &Effect) -> [String; 2] {
    [(Language::English, ENGLISH), (Language::German, GERMAN)].map(|(language, file)| {
        Words::from_files(language, [file]).try_say(&text(effect)).unwrap_or_else(|error| error.to_string())
    })
}

#[test]
fn simple_effects() {
    assert_eq!(both(&Effect::Move { spaces: 3, jump: false }), ["Move 3", "Bewegung 3"]);
    assert_eq!(both(&Effect::Move { spaces: 4, jump: true }), ["Move 4, jump", "Bewegung 4, Sprung"]);
}

#[test]
fn an_attack_lists_what_it_has() {
    let attack = |range, targets, conditions: &[&'static str]| Effect::Attack {
        value: 2,
        range,
        targets,
        conditions: conditions.to_vec(),
    };
    assert_eq!(both(&attack(None, 1, &[])), ["Attack 2", "Angriff 2"]);
    assert_eq!(
        both(&attack(Some(3), 2, &["condition-poison", "condition-stun"])),
        [
            "Attack 2, range 3, 2 targets, poison and stun",
            "Angriff 2, Reichweite 3, 2 Ziele, Gift und Betäubung"
        ]
    );
}

#[test]
fn german_bends_what_english_leaves_alone() {
    assert_eq!(
        both(&Effect::Heal { value: 2, whom: Whom::Yourself }),
        ["heal 2 yourself", "Heilung 2 bei dir selbst"]
    );
    assert_eq!(
        both(&Effect::Heal { value: 1, whom: Whom::AlliesWithin(1) }),
        ["heal 1 all allies within 1 space", "Heilung 1 bei allen Verbündeten im Umkreis von 1 Feld"]
    );
    assert_eq!(
        both(&Effect::Heal { value: 1, whom: Whom::AlliesWithin(3) }),
        ["heal 1 all allies within 3 spaces", "Heilung 1 bei allen Verbündeten im Umkreis von 3 Feldern"]
    );
    assert_eq!(
        both(&Effect::Summon { monster: "monster-wolf", count: 1 }),
        ["Summon a wolf", "einen Wolf herbeirufen"]
    );
    assert_eq!(
        both(&Effect::Summon { monster: "monster-wolf", count: 2 }),
        ["Summon 2 wolves", "2 Wölfe herbeirufen"]
    );
}

#[test]
fn effects_lie_in_effects() {
    let loot = |victim| Effect::IfDefeated {
        victim,
        effect: Box::new(Effect::Then(vec![
            Effect::Move { spaces: 2, jump: false },
            Effect::Heal { value: 3, whom: Whom::Yourself },
        ])),
    };
    assert_eq!(
        both(&loot("monster-wolf")),
        [
            "If this defeats the wolf: Move 2 and heal 3 yourself",
            "Wenn dies den Wolf besiegt: Bewegung 2 und Heilung 3 bei dir selbst"
        ]
    );
    assert_eq!(
        both(&loot("monster-witch"))[1],
        "Wenn dies die Hexe besiegt: Bewegung 2 und Heilung 3 bei dir selbst"
    );
}
