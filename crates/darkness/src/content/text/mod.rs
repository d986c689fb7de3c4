//! What is printed on cards, made from what they do, so that text and behaviour cannot drift apart.
//!
//! Each function gives the lines of one kind of card: a sign (`attack`, `ability`, `health`), its value, and the same as a
//! sentence. [`words`] says what the words of the data mean, [`foes`] what enemies and door cards do, [`tokens`] what lies on
//! the table, [`places`] what zones are called. No card is known here by its name.

pub mod foes;
pub mod places;
pub mod tokens;
pub mod words;

pub use places::{Landmark, label, place};

use super::Content;
use super::ability::{Ability, AttackType, Effect, Voice};
use super::cards::{
    Arrow, HeroCard, Item, ItemDeck, RogueToken, SetEffect, Skill, Slot, SpiritCard, TokenColour, TokenGain,
};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;
use words::{ability_line, attack_line, line};

/// Where an item is worn, as every game calls it.
pub fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Head => "head",
        Slot::Body => "body",
        Slot::Legs => "legs",
        Slot::Accessory => "accessory",
        Slot::Hand => "one-hand",
        Slot::TwoHands => "two-hands",
        Slot::Consumable => "small",
    }
}

/// MD-RAN-02: an arrow card by what is drawn on it; several are alike but for their effects.
pub fn arrow_name(name: &str) -> Arg {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
    Arg::name(format!("md-arrow-{stem}"))
}

impl Content {
    /// MD-SKL-03: a skill, with its rank where there are several.
    pub fn skill_name(&self, skill: &Skill) -> Phrase {
        let name = format!("md-skill-{}", skill.name);
        if self.skills.iter().filter(|other| other.name == skill.name).count() > 1 {
            phrase!("darkness-ranked", name = Arg::name(name), rank = words::roman(skill.rank))
        } else {
            Phrase::new(name)
        }
    }

    /// MD-ITM-01, MD-ITM-06, MD-ITM-09, MD-SET-08, MD-STI-01, MD-STI-02: an item.
    pub fn item_lines(&self, item: &Item) -> Vec<CardLine> {
        let place = Phrase::new(format!("md-slot-{}", slot(item.slot)));
        let mut all =
            vec![line("slot", slot(item.slot).to_owned(), phrase!("darkness-card-slot", slot = place))];
        all.extend(item_does(item));
        if item.set {
            all.push(line("set", None, phrase!("darkness-card-of-the-set")));
        }
        if let Some(class) = item.class {
            let say = phrase!("darkness-card-for-class", class = words::class(class));
            all.push(line("for", class.name().to_owned(), say));
        }
        if item.slot == Slot::Consumable {
            all.push(line("wears-out", None, phrase!("darkness-card-once")));
        }
        all.push(match item.deck {
            ItemDeck::Starting => line("kind", None, phrase!("darkness-card-starting")),
            ItemDeck::Treasure(is) => {
                let say = phrase!("darkness-card-treasure", rarity = words::rarity(is));
                line("treasure", is.name().to_owned(), say)
            }
            ItemDeck::Mob(is) => {
                let say = phrase!("darkness-card-of-mobs", category = words::category(is));
                line("kind", is.name().to_owned(), say)
            }
        });
        if let Some(is) = item.border {
            let say = phrase!("darkness-card-border", rarity = words::rarity(is));
            all.push(line("border", is.name().to_owned(), say));
        }
        all
    }

    /// What an item does, in one text.
    pub fn item_does(&self, item: &Item) -> Arg {
        Arg::List(item_does(item).into_iter().map(|line| line.say.into()).collect())
    }

    /// MD-SKL-02, MD-SKL-03, MD-SKL-04, MD-BER-02, MD-PAL-08, MD-ROG-16, MD-ROG-20: a skill.
    pub fn skill_lines(&self, skill: &Skill) -> Vec<CardLine> {
        let of = phrase!(
            "darkness-card-skill",
            class = words::class(skill.class),
            rank = words::roman(skill.rank),
            level = skill.level
        );
        let mut all = vec![line("kind", skill.level.to_string(), of)];
        all.extend(self.skill_does(skill));
        if !skill.blessed.is_empty() {
            all.push(line("side", "blessed".to_owned(), phrase!("darkness-card-blessed")));
            all.extend(skill.blessed.iter().map(ability_line));
        }
        if let Some(is) = skill.stance {
            let say = phrase!("darkness-card-under-stance", stance = words::stance(is));
            all.push(line("stance", is.name().to_owned(), say));
        }
        all
    }

    fn skill_does(&self, skill: &Skill) -> Vec<CardLine> {
        let mut all: Vec<CardLine> = skill.abilities.iter().map(ability_line).collect();
        if skill.poison > 0 {
            let say = phrase!("darkness-effect-poison", n = skill.poison);
            all.push(line("poison", skill.poison.to_string(), say));
        }
        for name in &skill.tokens {
            let say = phrase!("darkness-card-adds-token", token = Arg::name(format!("md-tool-{name}")));
            all.push(line("tool", name.clone(), say));
        }
        all
    }

    /// What a skill does, in one text.
    pub fn skill_says(&self, skill: &Skill) -> Arg {
        Arg::List(self.skill_does(skill).into_iter().map(|line| line.say.into()).collect())
    }

    /// MD-HER-07, MD-HER-08: a hero card.
    pub fn hero_lines(&self, card: &HeroCard) -> Vec<CardLine> {
        vec![
            line(
                "class",
                card.class.name().to_owned(),
                phrase!("darkness-card-class", class = words::class(card.class)),
            ),
            line("health", card.health.to_string(), phrase!("darkness-card-health", n = card.health)),
            line("mana", card.mana.to_string(), phrase!("darkness-card-mana", n = card.mana)),
            ability_line(&card.ability),
            line("shadow", None, words::shadow(&card.shadow)),
        ]
    }

    /// MD-WIZ-01, MD-PAL-02, MD-BER-06: what is printed on a class board.
    pub fn board_lines(&self, ability: &Ability) -> Vec<CardLine> {
        vec![ability_line(ability)]
    }

    /// MD-SHA-05: the passive ability of an element, for which all its steps are spent.
    pub fn passive_lines(&self, ability: &Ability) -> Vec<CardLine> {
        let n = self.boards.element_max;
        vec![line("cost", n.to_string(), phrase!("darkness-card-passive", n = n)), ability_line(ability)]
    }

    /// MD-STI-03, MD-STI-04, MD-STI-06: what the set gives a class.
    pub fn set_lines(&self, set: &SetEffect) -> Vec<CardLine> {
        vec![
            line(
                "class",
                set.class.name().to_owned(),
                phrase!("darkness-card-class", class = words::class(set.class)),
            ),
            line("side", "2".to_owned(), phrase!("darkness-card-set-two")),
            ability_line(&set.normal),
            line("side", "4".to_owned(), phrase!("darkness-card-set-four")),
            ability_line(&set.improved),
        ]
    }

    /// MD-SHA-14: a spirit.
    pub fn spirit_lines(&self, card: &SpiritCard) -> Vec<CardLine> {
        vec![
            line("health", card.health.to_string(), phrase!("darkness-card-health", n = card.health)),
            attack_line(&card.attack),
            foes::defence_line(&super::Pool { blue: card.defence, ..super::Pool::default() }),
        ]
    }

    /// MD-ROG-04, MD-ROG-05: a Rogue token.
    pub fn tool_lines(&self, token: &RogueToken) -> Vec<CardLine> {
        let (sign, of) = match token.colour {
            TokenColour::Red => ("red", phrase!("darkness-tool-red")),
            TokenColour::Blue => ("blue", phrase!("darkness-tool-blue")),
            TokenColour::Green => ("green", phrase!("darkness-tool-green")),
        };
        let count = phrase!("darkness-tool-count", start = token.start, copies = token.copies);
        vec![
            line("kind", sign.to_owned(), of),
            line("gain", None, phrase!("darkness-card-does", does = tool_gain(token.gives))),
            line("count", format!("{} {}", token.start, token.copies), count),
        ]
    }

    /// What a Rogue token gives to which actions.
    pub fn tool_does(&self, token: &RogueToken) -> Phrase {
        let does = tool_gain(token.gives);
        match token.colour {
            TokenColour::Red => phrase!("darkness-tool-red-does", does = does),
            TokenColour::Blue => phrase!("darkness-tool-blue-does", does = does),
            TokenColour::Green => phrase!("darkness-tool-green-does", does = does),
        }
    }

    /// MD-RAN-02, MD-RAN-04, MD-RAN-05, MD-RAN-06: an arrow card.
    pub fn arrow_lines(&self, arrow: &Arrow) -> Vec<CardLine> {
        let effect = |is: Effect| words::effect(Voice::Arrow, is);
        vec![
            line("arrows", arrow.arrows.to_string(), phrase!("darkness-card-arrows", n = arrow.arrows)),
            line("beige", None, phrase!("darkness-card-beige", does = effect(arrow.beige))),
            line("white", None, phrase!("darkness-card-white", does = effect(arrow.white))),
            line("red", None, phrase!("darkness-card-red", does = effect(arrow.red))),
        ]
    }
}

/// What an item attacks and defends with, and what else it can do.
fn item_does(item: &Item) -> Vec<CardLine> {
    let mut all: Vec<CardLine> = item.attacks.iter().map(attack_line).collect();
    let blue = |n: u8| super::Pool { blue: n, ..super::Pool::default() };
    if item.defence > 0 {
        all.push(line(
            "defence",
            words::dice_signs(&blue(item.defence)),
            phrase!("darkness-item-defence", n = item.defence),
        ));
    }
    if let Some(n) = item.defence_many {
        all.push(line("defence", words::dice_signs(&blue(n)), phrase!("darkness-item-defence-many", n = n)));
    }
    all.extend(item.abilities.iter().map(ability_line));
    all
}

/// The dice with which a weapon makes an attack of this type.
pub fn weapon_does(item: &Item, kind: Option<AttackType>) -> Arg {
    let wanted = item.attacks.iter().filter(|(is, _)| kind.is_none_or(|kind| kind == *is));
    Arg::List(wanted.map(|attack| attack_line(attack).say.into()).collect())
}

fn tool_gain(is: TokenGain) -> Phrase {
    match is {
        TokenGain::Dice(colour, n) => words::effect(Voice::Hero, Effect::Dice(colour, n)),
        TokenGain::Damage(n) => words::effect(Voice::Hero, Effect::Damage(n)),
        TokenGain::Move(n) => words::effect(Voice::Hero, Effect::Move(n)),
        TokenGain::Mana(n) => words::effect(Voice::Hero, Effect::Mana(n)),
        TokenGain::Reroll(n) => words::effect(Voice::Hero, Effect::Reroll(n)),
        TokenGain::Shadow => words::effect(Voice::Hero, Effect::InShadow),
        TokenGain::Poison => phrase!("darkness-tool-poison"),
    }
}
