//! MON: monster cards.

use super::ability::{AttackKind, Effect};
use super::dice::Colour;
use board::square::Size;
use serde::{Deserialize, Serialize};

/// DE-MON-01: minion or master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Rank {
    Minion,
    Master,
    /// DE-MON-02: neither minion nor master.
    Lieutenant,
}

impl Rank {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["minion", "master", "lieutenant"][self as usize]
    }
}

/// What is true of a monster all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trait {
    /// DE-KEY-04: its melee attacks reach 2 spaces.
    Reach,
    /// It may move through spaces with heroes.
    Scamper,
    /// It may spend surges only within 3 spaces of a master or lieutenant.
    Cowardly,
    /// DE-ATK-23: an adjacent hero must spend a surge in its attack on it, or misses.
    Shadow,
    /// Attacked by a figure that is not adjacent it adds a brown die.
    NightStalker,
    /// A hero that leaves a space adjacent to it suffers 1 fatigue.
    Web,
    /// Its attack may have two targets.
    Flail,
    /// At most one move action in an activation.
    Shambling,
    /// DC-MAB-27, DE-TER-22: it flies: while it moves it ignores enemies and terrain.
    Fly,
    /// An adjacent hero that has attacked it tests Willpower, or suffers 1 fatigue.
    Aftershock,
    /// Nobody moves it.
    Unmovable,
    /// At the start of the overlord's turn it recovers damage.
    Regeneration(u8),
    /// Attacked, it tests Awareness to make an adjacent monster the target.
    NotMe,
    /// DC-MAB-01: it may use both actions for attacks.
    Ravage,
    /// DC-MAB-03: a hero that enters a space adjacent to it suffers damage.
    Aura(u8),
    /// DC-MAB-21: a hero that enters a space adjacent to it suffers 1 fatigue.
    Freezing,
}

/// An action or surge ability of a monster.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterAbility {
    /// Its name.
    pub name: String,
    /// Its number.
    #[serde(skip)]
    pub id: super::DeedId,
    /// What it is called in saves: its name, and which of this name it is.
    #[serde(skip)]
    pub key: String,
    /// What it does.
    pub does: Vec<Effect>,
}

/// DE-MON-03: a half of a monster card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterCard {
    /// Movement points of a move action.
    pub speed: u8,
    /// The damage that defeats it.
    pub health: u8,
    /// Its defence dice.
    pub defence: Vec<Colour>,
    /// Its attack dice.
    pub attack: Vec<Colour>,
    /// What is always true.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// What it may do as an action.
    #[serde(default)]
    pub actions: Vec<MonsterAbility>,
    /// What it may do for a surge.
    #[serde(default)]
    pub surges: Vec<MonsterAbility>,
}

/// DE-MON-05: how many minions and masters a group has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GroupSize {
    pub minions: u8,
    pub masters: u8,
}

/// DE-MON-03: a type of monster, with its cards of both acts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterType {
    /// Its name.
    pub name: String,
    /// How it attacks.
    pub kind: AttackKind,
    /// DE-LRG-01: how large it is.
    pub size: Size,
    /// DE-MON-04: its traits.
    pub traits: Vec<String>,
    /// With two, three and four heroes.
    pub groups: [GroupSize; 3],
    /// Act I: minion and master.
    pub act1: [MonsterCard; 2],
    /// Act II: minion and master.
    pub act2: [MonsterCard; 2],
    /// DE-LTN-02: if it is a lieutenant, its cards.
    #[serde(skip)]
    pub lieutenant: Option<Lieutenant>,
}

/// DE-LTN-02: what lieutenants have beside what monsters have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lieutenant {
    /// Might, Knowledge, Willpower, Awareness.
    pub attributes: [u8; 4],
    /// Of each act, with two, three and four heroes.
    pub cards: [[MonsterCard; 3]; 2],
}

/// A lieutenant as files write it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LieutenantFile {
    name: String,
    kind: AttackKind,
    attributes: [u8; 4],
    act1: LieutenantCard,
    act2: LieutenantCard,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct LieutenantCard {
    attack: Vec<Colour>,
    #[serde(default)]
    traits: Vec<Trait>,
    #[serde(default)]
    actions: Vec<MonsterAbility>,
    #[serde(default)]
    surges: Vec<MonsterAbility>,
    by_heroes: [Figures; 3],
}

/// What depends on the number of heroes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Figures {
    speed: u8,
    health: u8,
    defence: Vec<Colour>,
}

impl LieutenantCard {
    fn cards(self) -> [MonsterCard; 3] {
        self.by_heroes.map(|figures| MonsterCard {
            speed: figures.speed,
            health: figures.health,
            defence: figures.defence,
            attack: self.attack.clone(),
            traits: self.traits.clone(),
            actions: self.actions.clone(),
            surges: self.surges.clone(),
        })
    }
}

impl From<LieutenantFile> for MonsterType {
    /// DE-MON-04, DE-MON-06: a type of its own, without traits, in a group of its own.
    fn from(file: LieutenantFile) -> MonsterType {
        let cards = [file.act1.cards(), file.act2.cards()];
        let both = |of: &[MonsterCard; 3]| [of[2].clone(), of[2].clone()];
        MonsterType {
            name: file.name,
            kind: file.kind,
            size: Size::SMALL,
            traits: Vec::new(),
            groups: [GroupSize { minions: 0, masters: 0 }; 3],
            act1: both(&cards[0]),
            act2: both(&cards[1]),
            lieutenant: Some(Lieutenant { attributes: file.attributes, cards }),
        }
    }
}

impl MonsterType {
    /// The half of the card that counts.
    pub fn card(&self, act: u8, rank: Rank, heroes: usize) -> &MonsterCard {
        if let Some(lieutenant) = &self.lieutenant {
            return &lieutenant.cards[usize::from(act == 2)][heroes.clamp(2, 4) - 2];
        }
        let cards = if act == 2 { &self.act2 } else { &self.act1 };
        &cards[usize::from(rank == Rank::Master)]
    }

    /// Every action and surge ability on its cards.
    pub(super) fn each_ability(&mut self, mut each: impl FnMut(&mut MonsterAbility)) {
        let lieutenant = self.lieutenant.iter_mut().flat_map(|l| l.cards.iter_mut().flatten());
        for card in self.act1.iter_mut().chain(&mut self.act2).chain(lieutenant) {
            card.actions.iter_mut().chain(&mut card.surges).for_each(&mut each);
        }
    }

    /// DE-MON-05: the size of a group.
    pub fn group(&self, heroes: usize) -> GroupSize {
        self.groups[heroes.clamp(2, 4) - 2]
    }
}
