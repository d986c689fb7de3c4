//! How abilities are called: by what they do, and the card that they are on.

use super::names;
use crate::Descent;
use crate::content::text::{self, Voice};
use crate::content::{Ability, Effect, Gain, When};
use crate::world::{AbilityRef, Card};
use table::phrase;
use table::phrase::{Arg, Phrase};

/// A surge ability; nothing, if the ability is used in another way.
pub(super) fn surge(game: &Descent, of: AbilityRef) -> Option<Arg> {
    let card = names::ability(game, of);
    let does: Phrase = match of.card {
        Card::Monster(id) => return Some(text::surge_phrase(&game.content.deeds[usize::from(id.0)]).into()),
        Card::Familiar(_) | Card::Doomed | Card::Fatigue | Card::Shadow | Card::Mist => return Some(card),
        Card::Overlord(id) => {
            let given = game.card(id).does.iter().filter_map(Effect::gain).find_map(|gain| match gain {
                Gain::Surge(does) => Some(does),
                _ => None,
            });
            text::effects(given?, Voice::Overlord)
        }
        _ => {
            let ability = printed(game, of)?;
            let is_surge = matches!(ability.when, When::Surge(_) | When::SurgeWithin(..));
            is_surge.then(|| text::effects(&ability.does, Voice::Hero))?
        }
    };
    Some(phrase!("descent-surge-of", does = does, card = card).into())
}

/// An ability that is used: its card, what it costs, and what it does.
pub(super) fn used(game: &Descent, of: AbilityRef) -> Arg {
    let card = names::ability(game, of);
    match printed(game, of) {
        Some(ability) => phrase!("descent-use-of", card = card, does = text::in_short(ability)).into(),
        None => card,
    }
}

/// What a surge ability of a familiar does.
pub(super) fn does(game: &Descent, of: AbilityRef) -> Option<Arg> {
    let Card::Familiar(class) = of.card else { return None };
    let card = game.class(class).familiar.as_ref()?;
    Some(text::effects(card.surges.get(usize::from(of.n))?, Voice::Monster).into())
}

/// An ability as it is printed on a card of a hero.
fn printed(game: &Descent, of: AbilityRef) -> Option<&Ability> {
    let n = usize::from(of.n);
    match of.card {
        Card::Sheet(id) => game.sheet(id.sheet).ability.get(n),
        Card::Feat(id) => Some(&game.sheet(id.sheet).feat),
        Card::Skill(_, id) => game.skill(id).abilities.get(n),
        Card::Item(_, id) => game.item(id).abilities.get(n),
        Card::Found(_, id) => game.search_card(id).ability.as_ref(),
        _ => None,
    }
}
