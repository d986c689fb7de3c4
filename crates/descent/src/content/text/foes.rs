//! The lines of monsters, lieutenants and the overlord's side of relics.

use super::super::ability::{AttackKind, Attribute};
use super::super::monsters::{MonsterAbility, MonsterCard, MonsterType, Rank, Trait};
use super::super::special::DarkSide;
use super::cards::{attack_line, defence_line, surge_line};
use super::{Voice, attribute, dice, effects, entry, kebab, line};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

/// What is true of a monster all the time.
fn trait_line(is: Trait) -> CardLine {
    let word = format!("{is:?}");
    let word = word.split('(').next().unwrap_or_default();
    let name = Phrase::new(format!("descent-trait-{}", kebab(word)));
    let does = Phrase::new(format!("descent-trait-{}-does", kebab(word)));
    let does = match is {
        Trait::Regeneration(n) | Trait::Aura(n) => does.with("n", n),
        _ => does,
    };
    CardLine::sentence(entry(name, does))
}

/// What an action of a monster is called, and what it does.
pub fn action_phrase(action: &MonsterAbility) -> Phrase {
    let name = phrase!("descent-card-deed", deed = Arg::name(format!("de-deed-{}", action.name)));
    entry(name, effects(&action.does, Voice::Monster))
}

/// What a surge ability of a monster does; what has a name of its own is called by it.
pub fn surge_phrase(surge: &MonsterAbility) -> Phrase {
    let does = effects(&surge.does, Voice::Monster);
    match surge.name.ends_with(|last: char| last.is_ascii_digit()) {
        true => does,
        false => {
            entry(phrase!("descent-card-deed", deed = Arg::name(format!("de-deed-{}", surge.name))), does)
        }
    }
}

/// What stands beside the numbers of a monster: what is always true of it, its actions and its surges.
pub fn stat_lines(card: &MonsterCard) -> Vec<CardLine> {
    let traits = card.traits.iter().map(|is| trait_line(*is));
    let actions = card.actions.iter().map(|action| {
        let say = phrase!("descent-card-action", what = action_phrase(action));
        CardLine { verb: Some("action".to_owned()), ..CardLine::sentence(say) }
    });
    let surges = card.surges.iter().map(|surge| surge_line(1, surge_phrase(surge)));
    traits.chain(actions).chain(surges).collect()
}

/// DE-MON-03: a half of a monster card in full.
fn card_lines(rank: Phrase, kind: AttackKind, card: &MonsterCard) -> Vec<CardLine> {
    let mut all = vec![
        CardLine::sentence(rank),
        line("speed", card.speed, phrase!("descent-card-speed", n = card.speed)),
        line("health", card.health, phrase!("descent-card-health", n = card.health)),
    ];
    all.extend(defence_line(&card.defence));
    all.push(attack_line(kind, &card.attack));
    all.extend(stat_lines(card));
    all
}

/// DE-MON-03, DE-MON-04, DE-MON-05, DE-LTN-02: everything that is printed on the cards of a type of monster: of both
/// acts and ranks; of a lieutenant, for every number of heroes.
pub fn monster_lines(of: &MonsterType) -> Vec<CardLine> {
    let mut all = Vec::new();
    if let Some(lieutenant) = &of.lieutenant {
        let attributes = [Attribute::Might, Attribute::Knowledge, Attribute::Willpower, Attribute::Awareness];
        all.extend(
            attributes
                .into_iter()
                .zip(lieutenant.attributes)
                .map(|(is, n)| line(is.name(), n, phrase!("descent-card-value", of = attribute(is), n = n))),
        );
        for (act, cards) in (1u8..).zip(&lieutenant.cards) {
            for (heroes, card) in (2u8..).zip(cards) {
                all.extend(card_lines(
                    phrase!("descent-card-of-heroes", act = act, heroes = heroes),
                    of.kind,
                    card,
                ));
            }
        }
        return all;
    }
    let traits = of.traits.iter().map(|name| Arg::name(format!("de-trait-{name}"))).collect();
    all.push(CardLine::sentence(phrase!(
        "descent-card-monster",
        size = Arg::text(of.size.to_string()),
        traits = Arg::List(traits)
    )));
    for (heroes, group) in (2u8..).zip(&of.groups) {
        let say =
            phrase!("descent-card-group", heroes = heroes, minions = group.minions, masters = group.masters);
        all.push(CardLine::sentence(say));
    }
    for (act, cards) in [(1u8, &of.act1), (2, &of.act2)] {
        for (rank, card) in [Rank::Minion, Rank::Master].into_iter().zip(cards) {
            let rank = match rank {
                Rank::Minion => phrase!("descent-card-minion", act = act),
                Rank::Master | Rank::Lieutenant => phrase!("descent-card-master", act = act),
            };
            all.extend(card_lines(rank, of.kind, card));
        }
    }
    all
}

/// DE-REL-03: what a relic gives to the lieutenant that carries it.
pub(super) fn dark_side_lines(side: &DarkSide) -> Vec<CardLine> {
    let mut all = vec![CardLine::sentence(phrase!("descent-card-dark-side"))];
    if side.health > 0 {
        all.push(CardLine::sentence(phrase!("descent-counts-health", n = side.health)));
    }
    if !side.dice.is_empty() {
        all.push(CardLine::sentence(phrase!("descent-card-more-dice", dice = dice(&side.dice))));
    }
    all.extend(side.traits.iter().map(|is| trait_line(*is)));
    all
}
