//! Everything that can be asked.

use crate::content::{CardId, Condition, KindId};
use crate::shown::names::{card_name, condition_name, figure_name, spot_name};
use crate::world::Force;
use crate::{FigureId, Haven, HeroId, Play, Spot};
use table::phrase::{Arg, Phrase};
use table::{Choice, Rule, phrase};

/// A question.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Prompt {
    NextRound { round: u8 },
    TurnOrder,
    Act { hero: HeroId },
    Perform { hero: HeroId },
    Step { figure: FigureId, left: u8 },
    Landing { hero: HeroId },
    DisarmTrap { hero: HeroId },
    Target { attacker: FigureId, value: i16 },
    Area { hero: HeroId },
    ModifierOrder { attacker: FigureId, value: i16 },
    Effect { attacker: FigureId, target: FigureId, condition: Condition },
    Force { by: FigureId, target: FigureId, how: Force, left: u8 },
    ApplyForce { attacker: FigureId, target: FigureId, how: Force, hexes: u8 },
    Heal { healer: FigureId, points: u8 },
    Modifier { attacker: FigureId },
    SlotBack { hero: HeroId },
    SlotForward { hero: HeroId },
    RestLoss { hero: HeroId },
    RecoverItems { hero: HeroId },
    Teleport { hero: HeroId },
    ComeBack { summon: FigureId },
    Escape { hero: HeroId },
    OnceATurn { hero: HeroId, card: CardId },
    SummonFromDiscard { hero: HeroId },
    Pace { hero: HeroId },
    Form { hero: HeroId },
    SwitchForm { hero: HeroId },
    SpendTime { hero: HeroId, tokens: u8 },
    TakeCondition { figure: FigureId, condition: Condition },
    PlaceShadow { hero: HeroId },
    WhichShadow { hero: HeroId },
    MoveShadow { hero: HeroId, from: Spot },
    Mark { hero: HeroId, target: FigureId },
    Flee { hero: HeroId },
    Affect { by: FigureId },
    Infuse { figure: FigureId },
    Consume { figure: FigureId },
    Negate { hero: HeroId, damage: u8 },
    Focus { figure: FigureId },
    Destination { figure: FigureId },
    Way { figure: FigureId },
    Victims { figure: FigureId },
    Placement { figure: FigureId },
    Select { hero: HeroId },
    Second { hero: HeroId },
    Recover { hero: HeroId },
    Refresh { hero: HeroId },
    Hex { hero: HeroId },
    Summon { hero: HeroId },
    LongRest { hero: HeroId },
    LastThings { hero: HeroId },
    Redraw { hero: HeroId },
    WhichBonus { hero: HeroId },
    Between { hero: HeroId },
    Remove { next: Option<FigureId> },
    ShortRest { hero: HeroId },
    Goal { hero: HeroId },
    Equip { hero: HeroId },
    Hand { hero: HeroId },
    Start { hero: HeroId },
    Standees { kind: KindId },
    Spawn { kind: KindId },
    BeforeDraw { attacker: FigureId, target: FigureId },
    BeforeDamage { hero: HeroId, damage: u8 },
    TakeItem { hero: HeroId, number: u8 },
    PassOn { hero: HeroId, number: u8 },
    WearItem { hero: HeroId, number: u8 },
    Bearer,
    Discard { hero: HeroId },
    Entrance,
    Opener,
}

macro_rules! kinds {
    ($($pattern:pat => $kind:literal, $rules:expr;)*) => {
        impl Prompt {
            const ALL: &'static [&'static str] = &[$($kind),*];

            fn kind_and_rules(&self) -> (&'static str, &'static [&'static str]) {
                match self { $($pattern => ($kind, $rules)),* }
            }
        }
    };
}

kinds! {
    Prompt::NextRound { .. } => "next-round", &["GH-RND-02"];
    Prompt::TurnOrder => "turn-order", &["GH-INI-06", "GH-INI-08"];
    Prompt::Act { .. } => "act", &["GH-TRN-02"];
    Prompt::Perform { .. } => "perform", &["GH-TRN-05"];
    Prompt::Step { .. } => "step", &["GH-MOV-01"];
    Prompt::Landing { .. } => "landing", &["GH-MOV-10"];
    Prompt::DisarmTrap { .. } => "disarm-trap", &["GH-MAP-13"];
    Prompt::Target { .. } => "target", &["GH-AOE-07"];
    Prompt::Area { .. } => "area", &["GH-AOE-01"];
    Prompt::ModifierOrder { .. } => "modifier-order", &["GH-ATK-13"];
    Prompt::Effect { .. } => "effect", &["GH-EFF-03"];
    Prompt::Force { .. } => "force", &["GH-EFF-05", "GH-EFF-08"];
    Prompt::ApplyForce { .. } => "apply-force", &["FH-EFF-02"];
    Prompt::Heal { .. } => "heal", &["GH-HEA-01", "GH-MAB-06"];
    Prompt::Modifier { .. } => "modifier", &["FH-ADV-01"];
    Prompt::SlotBack { .. } => "slot-back", &["FH-ACB-05"];
    Prompt::SlotForward { .. } => "slot-forward", &["FH-ACB-05"];
    Prompt::RestLoss { .. } => "rest-loss", &["FH-RST-03"];
    Prompt::RecoverItems { .. } => "recover-items", &["FH-RST-07"];
    Prompt::Teleport { .. } => "teleport", &["FH-TEL-01"];
    Prompt::ComeBack { .. } => "come-back", &["FH-SUM-12"];
    Prompt::Escape { .. } => "escape", &["FH-SPR-05"];
    Prompt::PassOn { .. } => "pass-on", &["FH-TRE-10"];
    Prompt::WearItem { .. } => "wear-item", &["FH-TRE-04"];
    Prompt::OnceATurn { .. } => "once-a-turn", &["FH-ACB-04"];
    Prompt::SummonFromDiscard { .. } => "summon-from-discard", &["FH-SUM-01"];
    Prompt::Pace { .. } => "pace", &["FH-RND-02"];
    Prompt::Form { .. } => "form", &["FH-RND-02"];
    Prompt::SwitchForm { .. } => "switch-form", &["FH-RST-04"];
    Prompt::SpendTime { .. } => "spend-time", &["FH-ADD-03"];
    Prompt::TakeCondition { .. } => "take-condition", &["FH-ADD-06"];
    Prompt::PlaceShadow { .. } => "place-shadow", &["FH-TGT-01"];
    Prompt::WhichShadow { .. } => "which-shadow", &["FH-LOS-05"];
    Prompt::MoveShadow { .. } => "move-shadow", &["FH-TGT-01"];
    Prompt::Mark { .. } => "mark", &["FH-ACB-04"];
    Prompt::Flee { .. } => "flee", &["FH-DMG-02"];
    Prompt::Affect { .. } => "affect", &["GH-EFF-04"];
    Prompt::Infuse { .. } => "infuse", &["GH-ELE-13"];
    Prompt::Consume { .. } => "consume", &["GH-ELE-05"];
    Prompt::Negate { .. } => "negate", &["GH-DMG-01"];
    Prompt::Focus { .. } => "focus", &["GH-AMB-01"];
    Prompt::Destination { .. } => "destination", &["GH-AMB-01"];
    Prompt::Way { .. } => "way", &["GH-AMB-01"];
    Prompt::Victims { .. } => "victims", &["GH-AMB-01"];
    Prompt::Placement { .. } => "placement", &["GH-AMB-01"];
    Prompt::Select { .. } => "select", &["GH-SEL-01"];
    Prompt::Second { .. } => "second", &["GH-SEL-02"];
    Prompt::Recover { .. } => "recover", &["GH-REC-01"];
    Prompt::Refresh { .. } => "refresh", &["GH-REC-03"];
    Prompt::Hex { .. } => "hex", &["GH-MAP-24"];
    Prompt::Summon { .. } => "summon", &["GH-SUM-01"];
    Prompt::LongRest { .. } => "long-rest", &["GH-RST-07"];
    Prompt::LastThings { .. } => "last-things", &["FH-GAP-64"];
    Prompt::Redraw { .. } => "redraw", &["GH-RST-04"];
    Prompt::WhichBonus { .. } => "which-bonus", &["GH-BON-04"];
    Prompt::Between { .. } => "window:between", &["GH-ITM-14"];
    Prompt::Remove { .. } => "window:remove", &["FH-ACB-10", "FH-SUM-04"];
    Prompt::ShortRest { .. } => "window:short-rest", &["GH-END-06"];
    Prompt::Goal { .. } => "goal", &["GH-BGL-01"];
    Prompt::Equip { .. } => "equip", &["GH-SET-06"];
    Prompt::Hand { .. } => "hand", &["GH-SET-07"];
    Prompt::Start { .. } => "start", &["GH-SET-18"];
    Prompt::Standees { .. } => "standees", &["GH-REV-04"];
    Prompt::Spawn { .. } => "spawn", &["GH-SPC-01"];
    Prompt::BeforeDraw { .. } => "window:before-draw", &["GH-ITM-15"];
    Prompt::BeforeDamage { .. } => "window:damage", &["GH-ITM-14"];
    Prompt::TakeItem { .. } => "take-item", &["GH-MAP-28"];
    Prompt::Bearer => "bearer", &["GH-SET-09"];
    Prompt::Discard { .. } => "discard", &["GH-SET-09"];
    Prompt::Entrance => "entrance", &["GH-VAR-18"];
    Prompt::Opener => "opener", &["GH-VAR-22"];
}

impl table::Prompt<Haven> for Prompt {
    const KINDS: &'static [&'static str] = Prompt::ALL;
    /// GH-SEL-01, GH-TRN-02, GH-RST-06: two cards, a rest and the end of a turn are declared by the player.
    const DECLARES: &'static [&'static str] = &["act", "select", "second"];
    const BEGINS: &'static [&'static str] = &[
        "goal",
        "equip",
        "hand",
        "form",
        "start",
        "next-round",
        "select",
        "pace",
        "act",
        "window:short-rest",
    ];

    fn kind(&self) -> &'static str {
        self.kind_and_rules().0
    }

    fn rules(&self, game: &Haven) -> &'static [&'static str] {
        game.edition.ids(self.kind_and_rules().1)
    }

    fn left(&self) -> Option<u8> {
        match self {
            Prompt::Step { left, .. } => Some(*left),
            _ => None,
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        let hero = |hero: HeroId| figure_name(game, hero.into());
        let figure = |f: FigureId| figure_name(game, f);
        match *self {
            Prompt::NextRound { round } => phrase!("haven-ask-next-round", round = round),
            Prompt::TurnOrder => phrase!("haven-ask-turn-order"),
            Prompt::Act { hero: h } => phrase!("haven-ask-act", hero = hero(h)),
            Prompt::Perform { hero: h } => phrase!("haven-ask-perform", hero = hero(h)),
            Prompt::Step { figure: f, left } => phrase!("haven-ask-step", hero = figure(f), left = left),
            Prompt::Landing { hero: h } => phrase!("haven-ask-landing", hero = hero(h)),
            Prompt::DisarmTrap { hero: h } => phrase!("haven-ask-disarm-trap", hero = hero(h)),
            Prompt::Target { attacker, value } => {
                phrase!("haven-ask-target", attacker = figure(attacker), value = value)
            }
            Prompt::Area { hero: h } => phrase!("haven-ask-area", hero = hero(h)),
            Prompt::ModifierOrder { attacker, value } => {
                phrase!("haven-ask-modifier-order", attacker = figure(attacker), value = value)
            }
            Prompt::Effect { attacker, target, condition } => phrase!(
                "haven-ask-effect",
                attacker = figure(attacker),
                target = figure(target),
                condition = condition_name(condition)
            ),
            Prompt::Force { by, target, how: Force::Push | Force::Smash, left } => {
                phrase!("haven-ask-push", by = figure(by), target = figure(target), left = left)
            }
            Prompt::Force { by, target, how: Force::Pull, left } => {
                phrase!("haven-ask-pull", by = figure(by), target = figure(target), left = left)
            }
            Prompt::ApplyForce { attacker, target, how: Force::Push | Force::Smash, hexes } => phrase!(
                "haven-ask-apply-push",
                attacker = figure(attacker),
                target = figure(target),
                hexes = hexes
            ),
            Prompt::ApplyForce { attacker, target, how: Force::Pull, hexes } => phrase!(
                "haven-ask-apply-pull",
                attacker = figure(attacker),
                target = figure(target),
                hexes = hexes
            ),
            Prompt::Heal { healer, points } => {
                phrase!("haven-ask-heal", healer = figure(healer), points = points)
            }
            Prompt::Modifier { attacker } => phrase!("haven-ask-modifier", attacker = figure(attacker)),
            Prompt::SlotBack { hero: h } => phrase!("haven-ask-slot-back", hero = hero(h)),
            Prompt::SlotForward { hero: h } => phrase!("haven-ask-slot-forward", hero = hero(h)),
            Prompt::RestLoss { hero: h } => phrase!("haven-ask-rest-loss", hero = hero(h)),
            Prompt::RecoverItems { hero: h } => phrase!("haven-ask-recover-items", hero = hero(h)),
            Prompt::Teleport { hero: h } => phrase!("haven-ask-teleport", hero = hero(h)),
            Prompt::ComeBack { summon } => phrase!("haven-ask-come-back", summon = figure(summon)),
            Prompt::Escape { hero: h } => phrase!("haven-ask-escape", hero = hero(h)),
            Prompt::PassOn { hero: h, number } => {
                phrase!("haven-ask-pass-on", hero = hero(h), number = number)
            }
            Prompt::WearItem { hero: h, number } => {
                phrase!("haven-ask-wear-item", hero = hero(h), number = number)
            }
            Prompt::OnceATurn { hero: h, card } => {
                phrase!("haven-ask-once-a-turn", hero = hero(h), card = card_name(game, card))
            }
            Prompt::SummonFromDiscard { hero: h } => phrase!("haven-ask-summon-from-discard", hero = hero(h)),
            Prompt::Pace { hero: h } => phrase!("haven-ask-pace", hero = hero(h)),
            Prompt::Form { hero: h } => phrase!("haven-ask-form", hero = hero(h)),
            Prompt::SwitchForm { hero: h } => phrase!("haven-ask-switch-form", hero = hero(h)),
            Prompt::SpendTime { hero: h, tokens } => {
                phrase!("haven-ask-spend-time", hero = hero(h), tokens = tokens)
            }
            Prompt::TakeCondition { figure: f, condition } => {
                phrase!("haven-ask-take-condition", figure = figure(f), condition = condition_name(condition))
            }
            Prompt::PlaceShadow { hero: h } => phrase!("haven-ask-place-shadow", hero = hero(h)),
            Prompt::WhichShadow { hero: h } => phrase!("haven-ask-which-shadow", hero = hero(h)),
            Prompt::MoveShadow { hero: h, from } => {
                phrase!("haven-ask-move-shadow", hero = hero(h), from = spot_name(from))
            }
            Prompt::Mark { hero: h, target } => {
                phrase!("haven-ask-mark", hero = hero(h), target = figure(target))
            }
            Prompt::Flee { hero: h } => phrase!("haven-ask-flee", hero = hero(h)),
            Prompt::Affect { by } => phrase!("haven-ask-affect", by = figure(by)),
            Prompt::Infuse { figure: f } => phrase!("haven-ask-infuse", figure = figure(f)),
            Prompt::Consume { figure: f } => phrase!("haven-ask-consume", figure = figure(f)),
            Prompt::Negate { hero: h, damage } => {
                phrase!("haven-ask-negate", hero = hero(h), damage = damage)
            }
            Prompt::Focus { figure: f } => phrase!("haven-ask-focus", figure = figure(f)),
            Prompt::Destination { figure: f } => phrase!("haven-ask-destination", figure = figure(f)),
            Prompt::Way { figure: f } => phrase!("haven-ask-way", figure = figure(f)),
            Prompt::Victims { figure: f } => phrase!("haven-ask-victims", figure = figure(f)),
            Prompt::Placement { figure: f } => phrase!("haven-ask-placement", figure = figure(f)),
            Prompt::Select { hero: h } => phrase!("haven-ask-select", hero = hero(h)),
            Prompt::Second { hero: h } => phrase!("haven-ask-second", hero = hero(h)),
            Prompt::Recover { hero: h } => phrase!("haven-ask-recover", hero = hero(h)),
            Prompt::Refresh { hero: h } => phrase!("haven-ask-refresh", hero = hero(h)),
            Prompt::Hex { hero: h } => phrase!("haven-ask-hex", hero = hero(h)),
            Prompt::Summon { hero: h } => phrase!("haven-ask-summon", hero = hero(h)),
            Prompt::LongRest { hero: h } => phrase!("haven-ask-long-rest", hero = hero(h)),
            Prompt::LastThings { hero: h } => phrase!("haven-ask-last-things", hero = hero(h)),
            Prompt::Redraw { hero: h } => phrase!("haven-ask-redraw", hero = hero(h)),
            Prompt::WhichBonus { hero: h } => phrase!("haven-ask-which-bonus", hero = hero(h)),
            Prompt::Between { hero: h } => phrase!("haven-ask-between", hero = hero(h)),
            Prompt::Remove { next: Some(next) } => phrase!("haven-ask-remove", figure = figure(next)),
            Prompt::Remove { next: None } => phrase!("haven-ask-remove-before-page"),
            Prompt::ShortRest { hero: h } => phrase!("haven-ask-short-rest", hero = hero(h)),
            Prompt::Goal { hero: h } => phrase!("haven-ask-goal", hero = hero(h)),
            Prompt::Equip { hero: h } => phrase!("haven-ask-equip", hero = hero(h)),
            Prompt::Hand { hero: h } => phrase!("haven-ask-hand", hero = hero(h)),
            Prompt::Start { hero: h } => phrase!("haven-ask-start", hero = hero(h)),
            Prompt::Standees { kind } => {
                phrase!("haven-ask-standees", kind = Arg::name(format!("monster-{}", game.kind(kind).name)))
            }
            Prompt::Spawn { kind } => {
                phrase!("haven-ask-spawn", kind = Arg::name(format!("monster-{}", game.kind(kind).name)))
            }
            Prompt::BeforeDraw { attacker, target } => {
                phrase!("haven-ask-before-draw", attacker = figure(attacker), target = figure(target))
            }
            Prompt::TakeItem { hero: h, number } => {
                phrase!("haven-ask-take-item", hero = hero(h), number = number)
            }
            Prompt::Bearer => phrase!("haven-ask-bearer"),
            Prompt::Discard { hero: h } => phrase!("haven-ask-discard", hero = hero(h)),
            Prompt::Entrance => phrase!("haven-ask-entrance"),
            Prompt::Opener => phrase!("haven-ask-opener"),
            Prompt::BeforeDamage { hero: h, damage } => {
                phrase!("haven-ask-damage", hero = hero(h), damage = damage)
            }
        }
    }
}

/// Whoever decides for a figure chooses: a character's player, or all players together (GH-AMB-01, GH-DEC-33).
pub fn choose_for<C: Choice<Haven>>(
    play: &mut Play,
    figure: FigureId,
    prompt: Prompt,
    options: &[C],
) -> Rule<C> {
    match figure {
        FigureId::Hero(hero) => play.choose(hero.seat(), prompt, options),
        _ => Ok(play.choose_party(play.world.seats(), prompt, options)?.1),
    }
}
