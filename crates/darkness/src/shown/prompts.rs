//! Everything that can be asked.

use super::names;
use crate::Darkness;
use crate::actions::combat::Extra;
use crate::content::text::words;
use crate::content::{AttackType, ItemId, MobId, SkillId};
use crate::world::{Enemy, HeroId, SpiritId};
use table::phrase;
use table::phrase::Phrase;

macro_rules! prompts {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),* })? = $kind:literal, [$($rule:literal),*];)*) => {
        /// A question.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)]
        pub enum Prompt { $($(#[$doc])* $name $({ $($field: $type),* })?),* }

        impl Prompt {
            const ALL: &'static [&'static str] = &[$($kind),*];

            fn kind_of(&self) -> &'static str {
                match self { $(Prompt::$name { .. } => $kind),* }
            }

            fn rules_of(&self) -> &'static [&'static str] {
                match self { $(Prompt::$name { .. } => &[$($rule),*]),* }
            }
        }
    };
}

prompts! {
    NewSkill { hero: HeroId, level: u8 } = "skill", ["MD-SKL-06", "MD-LVL-09"];
    PlaceSkill { hero: HeroId, skill: SkillId } = "place-skill", ["MD-WIZ-06", "MD-PAL-03", "MD-BER-02"];
    StartingWeapon { hero: HeroId } = "starting-weapon", ["MD-SET-06"];
    StartingPotion { hero: HeroId } = "starting-potion", ["MD-SET-06"];
    ClassSetUp { hero: HeroId } = "class-set-up", ["MD-WIZ-02", "MD-BER-02"];
    StartOfRound = "start-of-round", ["MD-DEC-43"];
    Bless { hero: HeroId } = "bless", ["MD-PAL-08"];
    NextHero = "next-hero", ["MD-HPH-01"];
    Action { hero: HeroId, left: u8 } = "action", ["MD-HPH-05", "MD-ABL-02"];
    Move { hero: HeroId, left: u8 } = "move", ["MD-MOV-02"];
    Attack { hero: HeroId, extra: Extra } = "attack", ["MD-POL-10"];
    Weapons { hero: HeroId, enemy: Enemy, kind: AttackType, extra: Extra } = "weapons", ["MD-POL-03"];
    Pool { hero: HeroId } = "pool", ["MD-POL-07", "MD-POL-08"];
    Resolve { hero: HeroId } = "resolve", ["MD-RES-03"];
    ShadowAbility { hero: HeroId } = "shadow-ability", ["MD-DIE-09", "MD-DEC-12"];
    Arrows { hero: HeroId, icons: u8 } = "arrows", ["MD-RAN-02"];
    Bullseye { hero: HeroId } = "white-arrows", ["MD-RAN-06", "MD-DEC-61"];
    KeepAsRage { hero: HeroId, lost: u8 } = "rage", ["MD-BER-03"];
    Heal { hero: HeroId, n: u8 } = "heal", ["MD-ABL-30"];
    RemoveFire { hero: HeroId, n: u8 } = "remove-fire", ["MD-ABL-31"];
    Recover { hero: HeroId } = "recover", ["MD-REC-01"];
    ManaOrElement { hero: HeroId } = "mana-or-element", ["MD-SHA-02"];
    NewItem { hero: HeroId, item: ItemId } = "new-item", ["MD-INT-04", "MD-INT-06"];
    Trade { hero: HeroId } = "trade", ["MD-TRD-01"];
    Forge { hero: HeroId, chosen: u8 } = "forge", ["MD-TOK-14"];
    RogueToken { hero: HeroId } = "tool", ["MD-ROG-04"];
    Consecrate { hero: HeroId, column: u8 } = "consecrate", ["MD-PAL-04"];
    WhichEnemy { hero: HeroId } = "which-enemy", ["MD-DEC-30"];
    PayOff { hero: HeroId, mana: u8 } = "pay-off", ["MD-ABL-16"];
    Spirit { spirit: SpiritId } = "spirit", ["MD-SHA-10"];
    SpiritStep { spirit: SpiritId } = "spirit-step", ["MD-SHA-10"];
    NextEnemy = "next-enemy", ["MD-ENM-02"];
    Window = "window:enemy-action", ["MD-CSM-02", "MD-ABL-08"];
    TakeOff { hero: HeroId } = "window:take-off", ["MD-ITM-10"];
    EnemyTarget { enemy: Enemy } = "enemy-target", ["MD-MOB-05", "MD-MOB-23"];
    EnemyAttack { enemy: Enemy } = "enemy-attack", ["MD-MOB-07", "MD-DEC-31"];
    EnemyStep { enemy: Enemy } = "enemy-step", ["MD-MOB-22", "MD-DEC-19"];
    WhichMob = "which-mob", ["MD-GEN-06"];
    WhichHero = "which-hero", ["MD-GEN-06"];
    WhichMinion { mob: MobId } = "which-minion", ["MD-GEN-06"];
    NextTrap { hero: HeroId } = "next-trap", ["MD-GEN-06"];
    Credit = "credit", ["MD-KIL-15", "MD-CND-04"];
    NextSpawn = "next-spawn", ["MD-DRK-10", "MD-GEN-06"];
    NextTreasure = "next-treasure", ["MD-GEN-06"];
    BossStart { hero: HeroId } = "boss-start", ["MD-BOS-05"];
}

impl table::Prompt<Darkness> for Prompt {
    const KINDS: &'static [&'static str] = Prompt::ALL;
    const BEGINS: &'static [&'static str] = &[
        "skill",
        "starting-weapon",
        "starting-potion",
        "class-set-up",
        "start-of-round",
        "next-hero",
        "action",
        "next-enemy",
    ];

    fn kind(&self) -> &'static str {
        self.kind_of()
    }

    fn rules(&self, _: &Darkness) -> &'static [&'static str] {
        self.rules_of()
    }

    fn left(&self) -> Option<u8> {
        match self {
            Prompt::Move { left, .. } => Some(*left),
            _ => None,
        }
    }

    fn say(&self, game: &Darkness) -> Phrase {
        let hero = |h: &HeroId| names::hero(game, *h);
        match self {
            Prompt::NewSkill { hero: h, level } => {
                phrase!("darkness-ask-skill", hero = hero(h), level = *level)
            }
            Prompt::PlaceSkill { hero: h, skill } => {
                phrase!("darkness-ask-place-skill", hero = hero(h), skill = names::skill(game, *skill))
            }
            Prompt::StartingWeapon { hero: h } => phrase!("darkness-ask-starting-weapon", hero = hero(h)),
            Prompt::StartingPotion { hero: h } => phrase!("darkness-ask-starting-potion", hero = hero(h)),
            Prompt::ClassSetUp { hero: h } => phrase!("darkness-ask-class-set-up", hero = hero(h)),
            Prompt::StartOfRound => phrase!("darkness-ask-start-of-round"),
            Prompt::Bless { hero: h } => phrase!("darkness-ask-bless", hero = hero(h)),
            Prompt::NextHero => phrase!("darkness-ask-next-hero"),
            Prompt::Action { hero: h, left } => phrase!("darkness-ask-action", hero = hero(h), left = *left),
            Prompt::Move { hero: h, left } => phrase!("darkness-ask-move", hero = hero(h), left = *left),
            Prompt::Attack { hero: h, .. } => phrase!("darkness-ask-attack", hero = hero(h)),
            Prompt::Weapons { hero: h, enemy, kind, .. } => phrase!(
                "darkness-ask-weapons",
                hero = hero(h),
                enemy = names::enemy(game, *enemy),
                kind = words::attack(*kind)
            ),
            Prompt::Pool { hero: h } => phrase!("darkness-ask-pool", hero = hero(h)),
            Prompt::Resolve { hero: h } => phrase!("darkness-ask-resolve", hero = hero(h)),
            Prompt::ShadowAbility { hero: h } => phrase!("darkness-ask-shadow-ability", hero = hero(h)),
            Prompt::Bullseye { hero: h } => phrase!("darkness-ask-bullseye", hero = hero(h)),
            Prompt::Arrows { hero: h, icons } => {
                phrase!("darkness-ask-arrows", hero = hero(h), icons = *icons)
            }
            Prompt::KeepAsRage { hero: h, lost } => {
                phrase!("darkness-ask-rage", hero = hero(h), lost = *lost)
            }
            Prompt::Heal { hero: h, .. } => phrase!("darkness-ask-heal", hero = hero(h)),
            Prompt::RemoveFire { hero: h, .. } => phrase!("darkness-ask-remove-fire", hero = hero(h)),
            Prompt::Recover { hero: h } => phrase!("darkness-ask-recover", hero = hero(h)),
            Prompt::ManaOrElement { hero: h } => phrase!("darkness-ask-mana-or-element", hero = hero(h)),
            Prompt::NewItem { hero: h, item } => {
                phrase!("darkness-ask-new-item", hero = hero(h), item = names::item(game, *item))
            }
            Prompt::Trade { hero: h } => phrase!("darkness-ask-trade", hero = hero(h)),
            Prompt::Forge { hero: h, chosen } => {
                phrase!("darkness-ask-forge", hero = hero(h), chosen = *chosen)
            }
            Prompt::RogueToken { hero: h } => phrase!("darkness-ask-tool", hero = hero(h)),
            Prompt::Consecrate { hero: h, column } => {
                phrase!("darkness-ask-consecrate", hero = hero(h), column = names::column(*column))
            }
            Prompt::WhichEnemy { hero: h } => phrase!("darkness-ask-which-enemy", hero = hero(h)),
            Prompt::PayOff { hero: h, mana } => phrase!("darkness-ask-pay-off", hero = hero(h), mana = *mana),
            Prompt::Spirit { spirit } => phrase!("darkness-ask-spirit", spirit = names::spirit(*spirit)),
            Prompt::SpiritStep { spirit } => {
                phrase!("darkness-ask-spirit-step", spirit = names::spirit(*spirit))
            }
            Prompt::NextEnemy => phrase!("darkness-ask-next-enemy"),
            Prompt::Window => phrase!("darkness-ask-window"),
            Prompt::TakeOff { hero: h } => phrase!("darkness-ask-take-off", hero = hero(h)),
            Prompt::EnemyTarget { enemy } => {
                phrase!("darkness-ask-enemy-target", enemy = names::enemy(game, *enemy))
            }
            Prompt::EnemyAttack { enemy } => {
                phrase!("darkness-ask-enemy-attack", enemy = names::enemy(game, *enemy))
            }
            Prompt::EnemyStep { enemy } => {
                phrase!("darkness-ask-enemy-step", enemy = names::enemy(game, *enemy))
            }
            Prompt::WhichMob => phrase!("darkness-ask-which-mob"),
            Prompt::WhichHero => phrase!("darkness-ask-which-hero"),
            Prompt::NextTrap { hero } => phrase!("darkness-ask-next-trap", hero = names::hero(game, *hero)),
            Prompt::WhichMinion { mob } => {
                phrase!("darkness-ask-which-minion", mob = names::enemy(game, Enemy::Mob(*mob)))
            }
            Prompt::Credit => phrase!("darkness-ask-credit"),
            Prompt::NextSpawn => phrase!("darkness-ask-next-spawn"),
            Prompt::NextTreasure => phrase!("darkness-ask-next-treasure"),
            Prompt::BossStart { hero: h } => phrase!("darkness-ask-boss-start", hero = hero(h)),
        }
    }
}
