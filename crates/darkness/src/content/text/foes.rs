//! What enemies do: their cards, lines and dashboards; door cards.

use super::super::Content;
use super::super::ability::Voice;
use super::super::cards::Category;
use super::super::dice::Pool;
use super::super::enemies::{
    Act, Boss, BossAct, DoorCard, EnemyAbility, If, MobCard, MobType, Power, RoamingCard, RoamingType,
};
use super::words::{self, attack_line, line};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

/// MD-ENC-08: the dice of a defender.
pub fn defence_line(dice: &Pool) -> CardLine {
    line("defence", words::dice_signs(dice), phrase!("darkness-card-defence", dice = words::pool(dice)))
}

/// MD-ABL-16: the line of an ability.
pub fn ability_line(is: &EnemyAbility) -> CardLine {
    line("ability", is.icons.to_string(), words::enemy_ability(is))
}

fn levels(category: Category) -> CardLine {
    let say = phrase!("darkness-card-levels", category = words::category(category));
    line("level", category.name().to_owned(), say)
}

/// MD-ENC-03, MD-ENC-04, MD-ENC-06, MD-ENC-07, MD-ENC-08: a mob card.
pub fn mob_card(card: &MobCard) -> Vec<CardLine> {
    let mut all = vec![
        line("health", card.health.to_string(), phrase!("darkness-card-miniature-health", n = card.health)),
        defence_line(&Pool { blue: card.defence, ..Pool::default() }),
    ];
    all.extend(card.ability.iter().map(ability_line));
    all.push(line("reward", card.reward.to_string(), phrase!("darkness-card-reward", n = card.reward)));
    all
}

/// MD-ENC-10, MD-ENC-11, MD-ENC-13, MD-ENC-19: a roaming monster card.
pub fn roaming_card(card: &RoamingCard) -> Vec<CardLine> {
    let health =
        line("health", card.health.to_string(), phrase!("darkness-card-health-each", n = card.health));
    let mut all = vec![health];
    all.extend(card.attacks.iter().map(attack_line));
    all.push(defence_line(&card.defence));
    all.extend(card.lines.iter().map(|(when, acts)| line("line", None, behaviour(*when, acts))));
    all.extend(card.ability.iter().map(ability_line));
    if card.treasure > 0 {
        all.push(line(
            "reward",
            card.treasure.to_string(),
            phrase!("darkness-card-reward", n = card.treasure),
        ));
    }
    for (rarity, n) in &card.fixed {
        let say = phrase!("darkness-card-fixed", n = *n, rarity = words::rarity(*rarity));
        all.push(line("fixed", format!("{n} {}", rarity.name()), say));
    }
    all
}

/// MD-ROA-02, MD-ROA-03: a line of an activation.
pub fn behaviour(when: If, acts: &[Act]) -> Phrase {
    let does = Arg::List(acts.iter().map(|is| act(*is).into()).collect());
    phrase!("darkness-behaviour", when = condition(when), does = does)
}

fn condition(is: If) -> Phrase {
    match is {
        If::InLight => phrase!("darkness-if-in-light"),
        If::HeroWithin(n) => phrase!("darkness-if-hero-within", n = n),
        If::SeesSeveral => phrase!("darkness-if-sees-several"),
        If::SeesOne => phrase!("darkness-if-sees-one"),
        If::OnBoard => phrase!("darkness-if-on-board"),
        If::OffBoard => phrase!("darkness-if-off-board"),
        If::MinionHere => phrase!("darkness-if-minion-here"),
        If::Otherwise => phrase!("darkness-if-otherwise"),
    }
}

fn act(is: Act) -> Phrase {
    match is {
        Act::SelfWounds(n) => phrase!("darkness-deed-self-wounds", n = n),
        Act::ToShadow => phrase!("darkness-act-to-shadow"),
        Act::Pounce(within, fire) => phrase!("darkness-act-pounce", within = within, fire = fire),
        Act::AttackEach => phrase!("darkness-act-attack-each"),
        Act::AttackSeen(more) => phrase!("darkness-act-attack-seen", dice = words::pool(&more)),
        Act::StrikeAndLeave => phrase!("darkness-act-strike-and-leave"),
        Act::Appear => phrase!("darkness-act-appear"),
        Act::Devour(n) => phrase!("darkness-act-devour", n = n),
        Act::Rush(n) => phrase!("darkness-act-rush", n = n),
    }
}

/// MD-BOS-13, MD-BOS-14: what a boss does with an action.
pub fn boss_act(is: BossAct) -> Phrase {
    match is {
        BossAct::Attack(n, more) if more.is_empty() => phrase!("darkness-boss-attack", n = n),
        BossAct::Attack(n, more) => phrase!("darkness-boss-attack-with", n = n, dice = words::pool(&more)),
        BossAct::Sweep => phrase!("darkness-boss-sweep"),
        BossAct::Ignite(n) => phrase!("darkness-boss-ignite", n = n),
        BossAct::Freeze(n) => phrase!("darkness-boss-freeze", n = n),
        BossAct::Scream(n) => phrase!("darkness-boss-scream", n = n),
        BossAct::Mend(n) => phrase!("darkness-boss-mend", n = n),
        BossAct::Summon => phrase!("darkness-boss-summon"),
        BossAct::Pull => phrase!("darkness-boss-pull"),
    }
}

/// MD-BOS-13: what a boss does for so many ability icons.
pub fn special(icons: usize, acts: &[BossAct]) -> Phrase {
    let does = Arg::List(acts.iter().map(|is| boss_act(*is).into()).collect());
    phrase!("darkness-boss-special", icons = icons, does = does)
}

/// MD-ENC-17: what is always on, or becomes active on the boss track.
pub fn power(is: Power) -> Phrase {
    match is {
        Power::Nothing => phrase!("darkness-icon-nothing"),
        Power::Dice(more) => phrase!("darkness-power-dice", dice = words::pool(&more)),
        Power::Shield(n) => phrase!("darkness-power-shield", n = n),
        Power::Action => phrase!("darkness-power-action"),
        Power::Summon => phrase!("darkness-boss-summon"),
    }
}

impl Content {
    /// MD-ENC-01, MD-ENC-09: a type of mob, card by card.
    pub fn mob_lines(&self, mob: &MobType) -> Vec<CardLine> {
        let minions = phrase!("darkness-card-minions", n = mob.minions);
        let mut all = vec![line("minions", mob.minions.to_string(), minions)];
        for (category, card) in Category::ALL.into_iter().zip(&mob.cards) {
            all.push(levels(category));
            all.extend(mob_card(card));
        }
        all
    }

    /// MD-ENC-09, MD-ENC-10: a roaming monster, card by card.
    pub fn roaming_lines(&self, roaming: &RoamingType) -> Vec<CardLine> {
        let mut all = Vec::new();
        for (category, card) in Category::ALL.into_iter().zip(&roaming.cards) {
            all.push(levels(category));
            all.extend(roaming_card(card));
        }
        all
    }

    /// MD-ENC-14, MD-ENC-15, MD-ENC-16, MD-ENC-17, MD-BOS-12: a boss dashboard.
    pub fn boss_lines(&self, boss: &Boss) -> Vec<CardLine> {
        let mut all: Vec<CardLine> = Vec::new();
        all.extend((1..).zip(&boss.health).map(|(heroes, n)| {
            line("health", n.to_string(), phrase!("darkness-card-boss-health", heroes = heroes, n = *n))
        }));
        all.extend(boss.attacks.iter().map(attack_line));
        all.push(defence_line(&boss.defence));
        all.push(line(
            "actions",
            boss.actions.to_string(),
            phrase!("darkness-card-boss-actions", n = boss.actions, dice = boss.activation),
        ));
        all.extend(
            boss.specials
                .iter()
                .enumerate()
                .map(|(icons, acts)| line("line", icons.to_string(), special(icons, acts))),
        );
        all.extend(boss.abilities.iter().map(ability_line));
        let passive = boss.passive.iter().filter(|is| **is != Power::Nothing);
        all.extend(
            passive
                .map(|is| line("passive", None, phrase!("darkness-card-passive-power", does = power(*is)))),
        );
        all.extend((1..).zip(&boss.track).map(|(space, is)| {
            let say = phrase!("darkness-card-boss-track", space = space, does = power(*is));
            line("track", space.to_string(), say)
        }));
        all
    }

    /// MD-DOR-09, MD-DOR-10: a door card.
    pub fn door_lines(&self, card: &DoorCard) -> Vec<CardLine> {
        let effect = |is: &super::super::Effect| {
            line("effect", None, phrase!("darkness-card-does", does = words::effect(Voice::Door, *is)))
        };
        let mut all: Vec<CardLine> = card.does.iter().map(effect).collect();
        if card.removed {
            all.push(line("wears-out", None, phrase!("darkness-card-removed")));
        }
        all
    }
}
