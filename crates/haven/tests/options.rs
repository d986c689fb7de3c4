//! Where options lie, so that they can be clicked there; and attacks as a stat card and a card make them.

use board::SpaceId;
use board::hex::Offset;
use haven::actions::areas::Lay;
use haven::actions::attack::{Aim, Weapon};
use haven::actions::hexes::ToHex;
use haven::actions::movement::Step;
use haven::content::{Ability, Condition, Stats, ToAttack, Trait};
use haven::{Haven, Spot};
use table::{Choice, Target};

const HERE: Spot = Spot { space: SpaceId(7), name: Offset::new(3, 1) };
const THERE: Spot = Spot { space: SpaceId(8), name: Offset::new(4, 1) };

fn places(option: &impl Choice<Haven>) -> Vec<Target> {
    option.points_at(&Haven::gloomhaven().expect("it is built in"))
}

#[test]
fn steps_and_pushes_point_at_their_hex_and_areas_at_all_of_theirs() {
    let (here, there) = (Target::space("3,1"), Target::space("4,1"));
    assert_eq!(places(&Step::To(HERE)), std::slice::from_ref(&here));
    assert_eq!(places(&ToHex::To(HERE)), std::slice::from_ref(&here));
    assert_eq!(places(&Lay::On([HERE, THERE].into_iter().collect(), Default::default())), [here, there]);
}

#[test]
fn what_is_no_place_is_a_button() {
    assert_eq!(places(&Step::Stop), []);
    assert_eq!(places(&ToHex::Skip), []);
    assert_eq!(places(&Lay::Skip), []);
    assert_eq!(places(&Aim::Done), []);
}

fn attack(words: &str, traits: &[Trait], gains: &[ToAttack]) -> Weapon {
    let Ok(Ability::Attack(printed)) = words.parse() else { panic!("{words} is an attack") };
    let stats = Stats {
        hp: 5,
        hp_per_hero: 0,
        moves: 2,
        attack: 3,
        attack_per_hero: 0,
        range: 0,
        traits: traits.to_vec(),
    };
    Weapon::of(&printed, Some(&stats), gains)
}

/// GH-MON-05, GH-MON-06, GH-EFF-14: what the stat card has is added to what the ability card says.
#[test]
fn traits_of_the_stat_card_come_with_every_attack() {
    assert_eq!(attack("attack+1", &[], &[]).pierce, 0);
    let weapon = attack("attack+1 pierce 1", &[Trait::Pierce(2), Trait::Gives(Condition::Wound)], &[]);
    assert_eq!((weapon.value, weapon.pierce), (4, 3));
    assert!(weapon.conditions.has(Condition::Wound));
    assert!(attack("attack+0", &[Trait::Advantage], &[]).advantage);
    assert!(!attack("attack+0", &[], &[]).advantage);
}

/// GH-ELE-05: what a consumed element gives is added to what the card says; of targets the higher number counts.
#[test]
fn gains_are_added_to_an_attack() {
    let gains =
        [ToAttack::Value(2), ToAttack::Push(1), ToAttack::Pierce(2), ToAttack::Condition(Condition::Stun)];
    let weapon = attack("attack+1 push 2 pierce 1", &[], &gains);
    assert_eq!((weapon.value, weapon.push, weapon.pierce), (6, 3, 3));
    assert!(weapon.conditions.has(Condition::Stun));
    let targets = |words: &str| attack(words, &[], &[ToAttack::Targets(2)]).targets;
    assert_eq!(["attack+0", "attack+0 target 3", "attack+0 all"].map(targets), [Some(2), Some(3), None]);
}
