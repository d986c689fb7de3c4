//! What is done, and to whom, in words.

use super::super::ability::{Effect, Whom};
use super::super::deed::{Attacking, By, Deed, On, Says, Testing};
use super::super::only::Special;
use super::{Of, Voice, attribute, commas, condition, counts, dice, gains, kebab, much, then};
use table::phrase;
use table::phrase::{Arg, Phrase};

/// What a list of effects does, one after the other.
pub fn effects(all: &[Effect], voice: Voice) -> Phrase {
    let one = |effect: &Effect| match effect {
        Effect::Gain(gain) => gains::gain(gain, voice),
        Effect::Deed(deed) => self::deed(deed, voice),
        Effect::Special(special) => self::special(*special),
    };
    then(all.iter().map(one).collect())
}

/// What only one card does.
fn special(special: Special) -> Phrase {
    let said = Phrase::new(format!("descent-special-{}", kebab(special.word())));
    match special {
        Special::Vanish(far) => said.with("n", far),
        _ => said,
    }
}

/// Whom something concerns.
fn who(whom: Whom, voice: Voice) -> Phrase {
    match whom {
        Whom::You => match voice {
            Voice::Hero | Voice::Overlord => phrase!("descent-whom-you"),
            Voice::Monster => phrase!("descent-whom-monster-itself"),
            Voice::Tested => phrase!("descent-whom-tested"),
            Voice::Healed => phrase!("descent-whom-that-hero"),
        },
        Whom::Hero(n) => phrase!("descent-whom-hero", n = n),
        Whom::OtherHero(n) => phrase!("descent-whom-other-hero", n = n),
        Whom::Heroes(n) => phrase!("descent-whom-heroes", n = n),
        Whom::Monster(n) => phrase!("descent-whom-monster", n = n),
        Whom::Monsters(n) => phrase!("descent-whom-monsters", n = n),
        Whom::Group(n) => phrase!("descent-whom-group", n = n),
        Whom::Culprit if voice == Voice::Overlord => phrase!("descent-whom-that-hero"),
        Whom::Culprit => phrase!("descent-whom-culprit"),
        Whom::CulpritsGroup => phrase!("descent-whom-culprits-group"),
        Whom::NearTarget(n) => phrase!("descent-whom-near-target", n = n),
        Whom::Targets => phrase!("descent-whom-targets"),
        Whom::EveryHero => phrase!("descent-whom-every-hero"),
        Whom::Familiar => phrase!("descent-whom-familiar"),
        Whom::CulpritAnd(n) => phrase!("descent-whom-culprit-and", n = n),
    }
}

/// Something that is done.
fn deed(deed: &Deed, voice: Voice) -> Phrase {
    let who = |whom: &Whom| self::who(*whom, voice);
    match deed {
        Deed::Recover(n, whom) => {
            phrase!("descent-does-recovers", who = who(whom), much = much(*n, Of::Damage))
        }
        Deed::Rest(n, whom) => {
            phrase!("descent-does-recovers", who = who(whom), much = much(*n, Of::Fatigue))
        }
        Deed::Suffer(n, whom) => {
            phrase!("descent-does-suffers", who = who(whom), much = much(*n, Of::Damage))
        }
        Deed::Tire(n, whom) => phrase!("descent-does-suffers", who = who(whom), much = much(*n, Of::Fatigue)),
        Deed::Defeat(whom) => phrase!("descent-does-defeat", who = who(whom)),
        Deed::Afflict(of, whom) => {
            phrase!("descent-does-afflict", who = who(whom), condition = condition(*of))
        }
        Deed::AfflictOne(whom) => phrase!("descent-does-afflict-one", who = who(whom)),
        Deed::Cleanse(whom) => phrase!("descent-does-cleanse", who = who(whom)),
        Deed::Lasts(until, always, whom) => phrase!(
            "descent-does-lasts",
            who = who(whom),
            until = counts::until(*until),
            what = counts::always(always)
        ),
        Deed::Test(testing) => test(testing, voice),
        Deed::Retry => phrase!("descent-does-retry"),
        Deed::Repeat { less, pass } => {
            phrase!("descent-does-repeat", less = *less, pass = effects(pass, Voice::Tested))
        }
        Deed::Attack(attacking) => attack(attacking, voice),
        Deed::Points(n) => phrase!("descent-does-points", n = *n),
        Deed::Move(0) => phrase!("descent-does-move-speed"),
        Deed::Move(n) | Deed::Dodge(n) => phrase!("descent-does-move", n = *n),
        Deed::MoveOther(n) => phrase!("descent-does-move-other", n = *n),
        Deed::MoveAction => phrase!("descent-does-move-action"),
        Deed::AttackAction => phrase!("descent-does-attack-action"),
        Deed::EndMove => phrase!("descent-does-end-move"),
        Deed::LosePoint(or) => phrase!("descent-does-lose-point", or = effects(or, voice)),
        Deed::Push => phrase!("descent-does-push"),
        Deed::PlaceWithin(n, whom) => phrase!("descent-does-place-within", who = who(whom), n = *n),
        Deed::Aloft => phrase!("descent-does-aloft"),
        Deed::Search(n) => phrase!("descent-does-search", n = *n),
        Deed::Door => phrase!("descent-does-door"),
        Deed::Challenge => phrase!("descent-does-challenge"),
        Deed::PlaceFamiliar => phrase!("descent-does-place-familiar"),
        Deed::RemoveFamiliar => phrase!("descent-does-dismiss"),
        Deed::ActivateFamiliar => phrase!("descent-does-activate-familiar"),
        Deed::OverlordDraws(n) => phrase!("descent-does-overlord-draws", n = *n),
        Deed::OverlordDiscards(n) => phrase!("descent-does-overlord-discards", n = *n),
        Deed::TakeBack => phrase!("descent-does-take-back"),
    }
}

/// DE-ATT-03: who is tested in what, and what follows.
fn test(testing: &Testing, voice: Voice) -> Phrase {
    let of = testing.of.iter().map(|of| phrase!("descent-card-attribute", of = attribute(*of)));
    let of = of.reduce(|a, b| phrase!("descent-card-or", a = a, b = b)).unwrap_or_else(|| then(Vec::new()));
    let of = match (testing.of.len(), testing.says) {
        (0 | 1, _) => of,
        (_, Says::Overlord) => phrase!("descent-test-overlord-says", of = of),
        (_, Says::Tested) => phrase!("descent-test-tested-says", of = of),
    };
    let who = who(testing.whom, voice);
    let voice = if testing.whom == Whom::You { voice } else { Voice::Tested };
    let follows = |does: &[Effect]| effects(does, voice);
    match (testing.fail.is_empty(), testing.pass.is_empty()) {
        (_, true) => phrase!("descent-test-fail", who = who, of = of, fail = follows(&testing.fail)),
        (true, false) => phrase!("descent-test-pass", who = who, of = of, pass = follows(&testing.pass)),
        (false, false) => phrase!(
            "descent-test-both",
            who = who,
            of = of,
            fail = follows(&testing.fail),
            pass = follows(&testing.pass)
        ),
    }
}

/// An attack that a card gives: how, with what, on whom, and what is added to it.
fn attack(attacking: &Attacking, voice: Voice) -> Phrase {
    let mut more: Vec<Phrase> = Vec::new();
    let kind = attacking.kind.map(|kind| Arg::name(format!("de-attack-{}", kind.name())));
    more.extend(kind.map(|kind| phrase!("descent-attack-kind", kind = kind)));
    more.extend(with(&attacking.with));
    if !attacking.dice.is_empty() {
        more.push(phrase!("descent-attack-dice", dice = dice(&attacking.dice)));
    }
    if attacking.armed {
        more.push(phrase!("descent-attack-armed"));
    }
    more.extend(match attacking.on {
        On::One => None,
        On::AdjacentMonsters => Some(phrase!("descent-attack-on-adjacent-monsters")),
        On::AdjacentFigures => Some(phrase!("descent-attack-on-adjacent-figures")),
        On::TwoMonsters => Some(phrase!("descent-attack-on-two-monsters")),
        On::FiguresWithin(n) => Some(phrase!("descent-attack-on-figures-within", n = n)),
        On::Culprit => Some(phrase!("descent-attack-on-culprit")),
        On::OnlyInSight => Some(phrase!("descent-attack-on-only-in-sight")),
        On::OwnFamiliar => Some(phrase!("descent-attack-on-own-familiar")),
        On::SeenByOwner => Some(phrase!("descent-attack-on-seen-by-owner")),
    });
    if !attacking.gain.is_empty() {
        more.push(effects(&attacking.gain, voice));
    }
    let head = match (attacking.by, attacking.may) {
        (By::Familiar, _) => phrase!("descent-attack-familiar"),
        (By::You, true) => phrase!("descent-attack-may"),
        (By::You, false) => phrase!("descent-attack"),
    };
    let whole = match commas(more) {
        Some(more) => phrase!("descent-attack-more", attack = head, more = more),
        None => head,
    };
    match attacking.hits.is_empty() {
        true => whole,
        false => phrase!("descent-attack-hits", attack = whole, hits = effects(&attacking.hits, voice)),
    }
}

/// With which weapons: one of these traits.
pub(super) fn with(traits: &[String]) -> Option<Phrase> {
    Some(phrase!("descent-card-with", traits = one_of(traits)?))
}

/// One of these traits.
pub(super) fn one_of(traits: &[String]) -> Option<Phrase> {
    let one = |name: &String| phrase!("descent-card-trait", name = Arg::name(format!("de-trait-{name}")));
    traits.iter().map(one).reduce(|a, b| phrase!("descent-card-or", a = a, b = b))
}
