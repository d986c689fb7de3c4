//! Character cards and items: how they are written in files, and what must be true of them.

use super::effect::{Effect, Event, How, Slot, Special, Used, What};
use super::{
    Ability, Class, ClassCard, ClassId, Content, ContentError, Files, LootList, Mastery, Whom, read,
};
use serde::{Deserialize, Serialize};

/// The level that a card has printed on it (GH-CHR-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "LevelIn", into = "LevelIn")]
pub enum CardLevel {
    /// From this level on.
    Level(u8),
    /// From level 1 on, but not in the first hand.
    X,
}

/// A level as it is written: a number, or X.
#[derive(Deserialize, Serialize)]
#[serde(untagged)]
enum LevelIn {
    Number(u8),
    Letter(String),
}

impl TryFrom<LevelIn> for CardLevel {
    type Error = String;
    fn try_from(level: LevelIn) -> Result<CardLevel, String> {
        match level {
            LevelIn::Number(n @ 1..=9) => Ok(CardLevel::Level(n)),
            LevelIn::Number(n) => Err(format!("cards are of level 1 to 9 or \"X\", not {n}")),
            LevelIn::Letter(x) if x == "X" => Ok(CardLevel::X),
            LevelIn::Letter(other) => Err(format!("cards are of level 1 to 9 or \"X\", not {other:?}")),
        }
    }
}

impl From<CardLevel> for LevelIn {
    fn from(level: CardLevel) -> LevelIn {
        match level {
            CardLevel::Level(n) => LevelIn::Number(n),
            CardLevel::X => LevelIn::Letter("X".to_owned()),
        }
    }
}

impl CardLevel {
    /// The character level from which the card can be chosen.
    pub fn from(self) -> u8 {
        match self {
            CardLevel::Level(n) => n,
            CardLevel::X => 1,
        }
    }
}

/// GH-BON-01: how long a card stays in the active area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stays {
    /// To the end of the round.
    Round,
    /// Until its slots are used or what it summoned is gone, or for the rest of the scenario.
    Persistent,
    /// Like persistent, but only until another augment is played.
    Augment,
}

/// How a character that plays with time takes its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pace {
    Fast,
    Slow,
}

impl Pace {
    /// The word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            Pace::Fast => "fast",
            Pace::Slow => "slow",
        }
    }
}

/// Which of the two forms of a character it is, or a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Form {
    Melee,
    Ranged,
}

impl Form {
    /// The word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            Form::Melee => "melee",
            Form::Ranged => "ranged",
        }
    }

    /// The other one.
    pub fn other(self) -> Form {
        match self {
            Form::Melee => Form::Ranged,
            Form::Ranged => Form::Melee,
        }
    }
}

/// GH-CHR-08: which half of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Half {
    Top,
    Bottom,
}

impl Half {
    /// Both.
    pub const BOTH: [Half; 2] = [Half::Top, Half::Bottom];

    /// The word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            Half::Top => "top",
            Half::Bottom => "bottom",
        }
    }

    /// GH-TRN-01: what the other card gives.
    pub fn other(self) -> Half {
        match self {
            Half::Top => Half::Bottom,
            Half::Bottom => Half::Top,
        }
    }
}

/// GH-CHR-09: half of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// What it does, in this order (GH-TRN-03).
    pub does: Vec<Effect>,
    /// GH-EXP-01: experience for performing it.
    #[serde(default)]
    pub xp: u8,
    /// Whether the card is lost rather than discarded.
    #[serde(default)]
    pub lost: bool,
    /// Whether it goes to the active area.
    #[serde(default)]
    pub stays: Option<Stays>,
    /// GH-BON-03, GH-BON-06: its use slots, each with its experience.
    #[serde(default)]
    pub slots: Vec<u8>,
    /// GH-REC-02: whether the card cannot be recovered once it is lost.
    #[serde(default)]
    pub unrecoverable: bool,
}

impl Action {
    /// An action that only does this, with nothing else printed on it.
    pub fn plain(does: Vec<Effect>) -> Action {
        Action { does, xp: 0, lost: false, stays: None, slots: Vec::new(), unrecoverable: false }
    }

    /// Whether it has this special.
    pub fn has_special(&self, special: Special) -> bool {
        self.does.iter().any(|e| e.what == What::Special(special))
    }
}

/// A character's ability card as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardIn {
    name: String,
    level: CardLevel,
    initiative: u8,
    #[serde(default)]
    slow: Option<u8>,
    #[serde(default)]
    form: Option<Form>,
    top: Action,
    bottom: Action,
}

/// A class as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassIn {
    name: String,
    hand: u8,
    hp: Vec<u8>,
    #[serde(default)]
    masteries: Vec<Mastery>,
    cards: Vec<CardIn>,
}

/// GH-ITM-12: an item.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its number.
    pub number: u8,
    /// Its name: `boots-of-striding`.
    pub name: String,
    /// Where it is worn.
    pub slot: Slot,
    /// What it costs in gold, if it is sold.
    #[serde(default)]
    pub cost: u8,
    /// FH-ITM-17: what it costs in resources, if it is made.
    #[serde(default)]
    pub craft: LootList,
    /// How many there are.
    pub copies: u8,
    /// The prosperity level from which it is sold.
    #[serde(default)]
    pub prosperity: u8,
    /// What becomes of it when it is used.
    pub used: Used,
    /// GH-ITM-09: how many times it is used before that.
    #[serde(default = "one")]
    pub uses: u8,
    /// GH-ITM-13: cards −1 that it adds to the modifier deck.
    #[serde(default)]
    pub minus_ones: u8,
    /// FH-LOO-05: whether it is one of the random items.
    #[serde(default)]
    pub random: bool,
    /// Whether it is a potion, as a battle goal asks.
    #[serde(default)]
    pub potion: bool,
    /// FH-ITM-09: whether it cannot be recovered once it is lost.
    #[serde(default)]
    pub unrecoverable: bool,
    /// What it does, and when.
    pub does: Vec<Effect>,
    /// FH-ITM-10: what it does on its other side, if it is flipped.
    #[serde(default)]
    pub back: Vec<Effect>,
}

fn one() -> u8 {
    1
}

/// All classes of a pack, one file each, with their cards.
pub(super) fn read_classes(files: Files<'_>) -> Result<(Vec<Class>, Vec<ClassCard>), ContentError> {
    let (mut classes, mut cards) = (Vec::new(), Vec::new());
    for (file, text) in files.iter().filter(|(file, _)| file.starts_with("classes/")) {
        let class: ClassIn = read(files, file)?;
        check_name(file, text, &class, &classes)?;
        check_class(file, text, &class)?;
        let id = ClassId(classes.len() as u8);
        classes.push(Class {
            cards: class.cards.iter().map(|c| (c.name.clone(), c.initiative)).collect(),
            paced: class.cards.iter().any(|c| c.slow.is_some()),
            formed: class.cards.iter().any(|c| c.form.is_some()),
            name: class.name,
            hand: class.hand,
            hp: class.hp,
            masteries: class.masteries,
        });
        cards.extend(class.cards.into_iter().map(|card| ClassCard {
            class: id,
            name: card.name,
            level: card.level,
            initiative: card.initiative,
            slow: card.slow,
            form: card.form,
            top: card.top,
            bottom: card.bottom,
        }));
    }
    Ok((classes, cards))
}

/// What is wrong with something of this name in a file.
pub(super) fn wrong(file: &str, text: &str, name: &str, what: String) -> ContentError {
    let quoted = format!("name: \"{name}\"");
    let line = text.lines().position(|line| line.contains(&quoted)).unwrap_or(0) + 1;
    ContentError { file: file.to_owned(), line: Some(line), what }
}

/// A class is named like its file, and there is one file of it.
fn check_name(file: &str, text: &str, class: &ClassIn, before: &[Class]) -> Result<(), ContentError> {
    let name = &class.name;
    let what = if before.iter().any(|other| other.name == *name) {
        format!("there is another file of the class {name}")
    } else if *file != format!("classes/{name}.ron") {
        format!("the class {name} belongs into classes/{name}.ron")
    } else {
        return Ok(());
    };
    Err(wrong(file, text, name, what))
}

fn check_class(file: &str, text: &str, class: &ClassIn) -> Result<(), ContentError> {
    let oh = |name: &str, what: String| Err(wrong(file, text, name, what));
    if class.hp.len() != 9 || class.hp.windows(2).any(|two| two[0] >= two[1]) {
        return oh(&class.name, format!("{} needs rising hit points for 9 levels (GH-CHR-04)", class.name));
    }
    let first = class.cards.iter().filter(|c| c.level == CardLevel::Level(1)).count();
    if first != usize::from(class.hand) {
        let text =
            format!("{} has a hand of {}, but {first} cards of level 1 (GH-CHR-05)", class.name, class.hand);
        return oh(&class.name, text);
    }
    let (paced, formed) = (|c: &CardIn| c.slow.is_some(), |c: &CardIn| c.form.is_some());
    for (n, card) in class.cards.iter().enumerate() {
        let name = &card.name;
        if paced(card) != class.cards.iter().any(paced) || formed(card) != class.cards.iter().any(formed) {
            return oh(
                name,
                format!("{name}: all cards of a class have `slow: …` or `form: …`, or none has"),
            );
        }
        if !(1..=99).contains(&card.initiative) {
            return oh(name, format!("{name}: initiatives go from 1 to 99, not {}", card.initiative));
        }
        if class.cards[..n].iter().any(|other| other.name == *name) {
            return oh(name, format!("there are two cards named {name:?}"));
        }
        for (half, action) in [("top", &card.top), ("bottom", &card.bottom)] {
            if let Some(what) = action.problem() {
                return oh(name, format!("{name}, {half}: {what}"));
            }
        }
    }
    Ok(())
}

impl Action {
    /// What cannot be true of it.
    fn problem(&self) -> Option<String> {
        let says = |there: bool, what: &str| there.then(|| what.to_owned());
        let lasting = |effect: &Effect| match &effect.always().what {
            What::On { .. } | What::Summon(_) => true,
            What::Let(_, _, then) => matches!(then.what, What::On { .. }),
            _ => false,
        };
        says(self.does.is_empty(), "it does nothing")
            .or_else(|| {
                says(
                    !self.slots.is_empty() && self.stays.is_none(),
                    "use slots need a card that stays (GH-BON-03)",
                )
            })
            .or_else(|| says(self.slots.len() > 9, "no card has more than 9 use slots"))
            .or_else(|| {
                let stays = self.stays.is_some();
                says(!stays && self.does.iter().any(lasting), "it counts later, so it needs `stays: …`")
            })
            .or_else(|| says(self.stays.is_some() && !self.lasts(), "nothing of it stays in play"))
            .or_else(|| {
                let bonus = |e: &Effect| matches!(e.what, What::On { event: Event::MeleeAttack, .. });
                says(
                    self.stays == Some(Stays::Augment) && !self.does.iter().any(bonus),
                    "an augment counts on melee attacks",
                )
            })
            .or_else(|| says(self.xp > 3, "no action gives more than 3 experience"))
    }

    /// The names of the specials in it.
    pub fn specials(&self) -> Vec<Special> {
        let mut all = Vec::new();
        for effect in &self.does {
            effect.walk(&mut |e| {
                if let What::Special(special) = &e.what {
                    all.push(*special);
                }
            });
        }
        all
    }
}

impl ClassCard {
    /// One of its halves.
    pub fn half(&self, half: Half) -> &Action {
        match half {
            Half::Top => &self.top,
            Half::Bottom => &self.bottom,
        }
    }

    /// When its owner acts with it at this pace.
    pub fn initiative_at(&self, pace: Option<Pace>) -> u8 {
        match pace {
            Some(Pace::Slow) => self.slow.unwrap_or(self.initiative),
            Some(Pace::Fast) | None => self.initiative,
        }
    }

    /// GH-REC-02: whether it can be recovered once it is lost.
    pub fn is_recoverable(&self) -> bool {
        !self.top.unrecoverable && !self.bottom.unrecoverable
    }

    /// The names of the specials on it.
    pub fn specials(&self) -> Vec<Special> {
        [&self.top, &self.bottom].into_iter().flat_map(Action::specials).collect()
    }
}

impl Content {
    /// How many cards have a special, and how many cards there are.
    pub fn share_of_specials(&self) -> (usize, usize) {
        (self.cards.iter().filter(|c| !c.specials().is_empty()).count(), self.cards.len())
    }

    /// What cards, items and goals name must be there.
    pub(super) fn check_cards(&self, files: Files<'_>) -> Result<(), ContentError> {
        let text = |name: &str| files.iter().find(|(file, _)| *file == name).map_or("", |(_, text)| *text);
        for card in &self.cards {
            let file = format!("classes/{}.ron", self.classes[usize::from(card.class.0)].name);
            for effect in card.top.does.iter().chain(&card.bottom.does) {
                let problem = self.problem(effect).or_else(|| effect.means_nothing_for_characters());
                if let Some(what) = problem {
                    return Err(wrong(&file, text(&file), &card.name, format!("{}: {what}", card.name)));
                }
            }
        }
        let (some, all) = self.share_of_specials();
        if some * 10 >= all.max(1) {
            let what = format!("{some} of {all} cards have specials: a tenth is too many");
            let last = self.cards.iter().rfind(|card| !card.specials().is_empty());
            let (class, name) = last.map_or((0, ""), |card| (card.class.0, card.name.as_str()));
            let file = format!("classes/{}.ron", self.classes[usize::from(class)].name);
            return Err(wrong(&file, text(&file), name, what));
        }
        for summon in &self.summons {
            for effect in &summon.does {
                let aura = matches!(effect.what, What::Let(How::Aura, ..));
                let problem = effect.means_nothing_for_characters();
                if let Some(what) =
                    problem.or_else(|| (!aura).then(|| format!("{effect}: a summon has an `aura …`")))
                {
                    let what = format!("{}: {what}", summon.name);
                    return Err(wrong("summons.ron", text("summons.ron"), &summon.name, what));
                }
            }
        }
        for (n, item) in self.items.iter().enumerate() {
            let name = &item.name;
            let oh =
                |what: String| Err(wrong("items.ron", text("items.ron"), name, format!("{name}: {what}")));
            if self.items[..n].iter().any(|other| other.name == *name || other.number == item.number) {
                return oh("there is another item with its name or its number".to_owned());
            }
            let sold = (1..=150).contains(&item.number) && (1..=9).contains(&item.prosperity);
            let made = (1..=119).contains(&item.number) && !item.craft.is_empty();
            // FH-LOO-05: random items are never sold; FH-ITM-17: others are made of resources.
            if !sold && !item.random && !made {
                return oh("items are numbered from 1 to 150, prosperity from 1 to 9".to_owned());
            }
            let priced = item.cost > 0 && item.cost.is_multiple_of(5);
            if priced == made || item.copies == 0 || item.uses == 0 {
                return oh("it needs copies, uses, and a cost in steps of 5 gold".to_owned());
            }
            if item.uses > 1 && item.used == Used::Passive {
                return oh("what is never spent has no use slots (GH-ITM-09)".to_owned());
            }
            if item.back.is_empty() == (item.used == Used::Flipped) {
                return oh("what is flipped has another side, and nothing else (FH-ITM-10)".to_owned());
            }
            let both = || item.does.iter().chain(&item.back);
            if item.does.is_empty() || both().any(|e| !matches!(e.what, What::On { .. })) {
                return oh("an item says when it is used: `on …` (GH-ITM-12)".to_owned());
            }
            let problem = both().find_map(|e| self.problem(e)).or_else(|| item.means_nothing());
            if let Some(what) = problem {
                return oh(what);
            }
        }
        for (n, goal) in self.goals.iter().enumerate() {
            let there = self.goals[..n].iter().any(|other| other.name == goal.name);
            if there || !(1..=2).contains(&goal.checks) {
                let what =
                    format!("{}: a battle goal has a name of its own and 1 or 2 check marks", goal.name);
                return Err(wrong("battle-goals.ron", text("battle-goals.ron"), &goal.name, what));
            }
        }
        Ok(())
    }

    /// What an effect names that does not exist.
    fn problem(&self, effect: &Effect) -> Option<String> {
        let mut problem = None;
        effect.walk(&mut |e| match &e.what {
            What::Summon(kind) if self.summon(kind).is_none() => {
                problem = Some(format!("it summons {kind:?}, which is not in summons.ron"));
            }
            What::Do(
                Ability::Summon(..)
                | Ability::Special(_)
                | Ability::OpenNextDoor
                | Ability::OnDeath(_)
                | Ability::Hasten { .. }
                | Ability::SwitchRank
                | Ability::Feat(_),
            ) => {
                problem = Some("only monsters do this".to_owned());
            }
            What::ItemDesign(_)
            | What::RandomScenario
            | What::Page(_)
            | What::Prosperity(_)
            | What::Reputation(_)
            | What::PartyAchievement(_)
            | What::GlobalAchievement(_) => {
                problem = Some(format!("{e} is for the campaign"));
            }
            _ if matches!(e.whom(), Some(Whom::Opener | Whom::PreviousRoom)) => {
                problem = Some(format!("{e}: a card opens no door"));
            }
            _ => {}
        });
        problem
    }
}
