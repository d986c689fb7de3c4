//! How abilities are called: by the card that they are on, and surge abilities by what they do.

use super::names;
use crate::Descent;
use crate::content::{Ability, Again, Effect, When, Whom};
use crate::world::{AbilityRef, Card};
use table::phrase;
use table::phrase::Arg;

/// A surge ability; nothing, if the ability is used in another way.
pub(super) fn surge(game: &Descent, of: AbilityRef) -> Option<Arg> {
    let card = names::ability(game, of);
    match of.card {
        Card::Monster(_)
        | Card::Familiar(_)
        | Card::Overlord(_)
        | Card::Doomed
        | Card::Fatigue
        | Card::Shadow
        | Card::Mist => Some(card),
        _ => {
            let ability = printed(game, of)?;
            let is_surge = matches!(ability.when, When::Surge(_) | When::SurgeWithin(..));
            is_surge.then(|| match said(&ability.does) {
                Some(does) => phrase!("descent-surge-of", does = does, card = card).into(),
                None => card,
            })
        }
    }
}

/// An ability that is used; one of several on the same card with what it does.
pub(super) fn used(game: &Descent, of: AbilityRef) -> Arg {
    let card = names::ability(game, of);
    let does = printed(game, of).filter(|_| of.n > 0).and_then(|ability| said(&ability.does));
    match does {
        Some(does) => phrase!("descent-use-of", card = card, does = does).into(),
        None => card,
    }
}

/// What a surge ability of a familiar does.
pub(super) fn does(game: &Descent, of: AbilityRef) -> Option<Arg> {
    let Card::Familiar(class) = of.card else { return None };
    let card = game.class(class).familiar.as_ref()?;
    said(card.surges.get(usize::from(of.n))?)
}

/// An ability as it is printed on a card of a hero.
fn printed(game: &Descent, of: AbilityRef) -> Option<&Ability> {
    let n = usize::from(of.n);
    match of.card {
        Card::Sheet(id) => game.sheet(id.sheet).ability.get(n),
        Card::Skill(_, id) => game.skill(id).abilities.get(n),
        Card::Item(_, id) => game.item(id).abilities.get(n),
        Card::Found(_, id) => game.search_card(id).ability.as_ref(),
        _ => None,
    }
}

/// What effects of surges are, one after the other; nothing, if one of them takes more words than there is room for.
fn said(effects: &[Effect]) -> Option<Arg> {
    let all: Option<Vec<Arg>> = effects.iter().map(effect).collect();
    let mut all = all.filter(|all| !all.is_empty())?;
    Some(if all.len() == 1 { all.remove(0) } else { Arg::List(all) })
}

fn effect(effect: &Effect) -> Option<Arg> {
    let said = match effect {
        Effect::Damage(n) => phrase!("descent-does-damage", n = *n),
        Effect::Range(n) => phrase!("descent-does-range", n = *n),
        Effect::Pierce(n) => phrase!("descent-does-pierce", n = *n),
        Effect::Blast => phrase!("descent-does-blast"),
        Effect::Inflict(condition) | Effect::Afflict(condition, Whom::Monster(_)) => {
            return Some(names::condition(*condition));
        }
        Effect::Attack { kind: Some(kind), .. } => return Some(names::kind(*kind)),
        Effect::Recover(n, Whom::You) => phrase!("descent-does-recover", n = *n),
        Effect::Rest(n, Whom::EveryHero) => phrase!("descent-does-rest-all", n = *n),
        Effect::Tire(n, Whom::You) => phrase!("descent-does-tire", n = *n),
        Effect::Reroll(Again::Defence) => phrase!("descent-does-reroll-defence"),
        Effect::Push => phrase!("descent-does-push"),
        Effect::Shields(n) => phrase!("descent-does-shields", n = *n),
        Effect::Dismiss => phrase!("descent-does-dismiss"),
        _ => return None,
    };
    Some(said.into())
}
