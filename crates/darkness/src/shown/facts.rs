//! What can be told: lines of the log.

use super::names;
use crate::Darkness;
use crate::content::{
    ArrowId, AttackType, Category, Colour, DoorCardId, Element, Face, Ignored, ItemId, MobId, Rarity,
    RogueTokenId, SkillId, Stance, Token,
};
use crate::world::{AbilityId, DieId, Ended, Enemy, Fighter, HeroId, Marker, ResultIcon, SpiritId, Spot};
use std::fmt::Write as _;
use table::phrase;
use table::phrase::{Arg, Phrase};

/// Why somebody is wounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Cause {
    Attack,
    Spirit,
    Claw,
    Reaction,
    Trap,
    Fire,
    Cost,
    Ability,
    DoorCard,
    Poison,
    Boss,
}

impl Cause {
    fn name(self) -> &'static str {
        match self {
            Cause::Attack | Cause::Spirit => "attack",
            Cause::Claw => "claw",
            Cause::Reaction => "reaction",
            Cause::Trap => "trap",
            Cause::Fire => "fire",
            Cause::Cost => "cost",
            Cause::Ability => "ability",
            Cause::DoorCard => "door-card",
            Cause::Poison => "poison",
            Cause::Boss => "boss",
        }
    }

    fn rules(self) -> &'static [&'static str] {
        match self {
            Cause::Attack => &["MD-RES-06"],
            Cause::Spirit => &["MD-SHA-10"],
            Cause::Claw => &["MD-DIE-10"],
            Cause::Reaction => &["MD-MOV-07"],
            Cause::Trap => &["MD-TOK-02"],
            Cause::Fire => &["MD-CND-02"],
            Cause::Cost => &["MD-ABL-13"],
            Cause::Ability => &["MD-ABL-01"],
            Cause::DoorCard => &["MD-DOR-08"],
            Cause::Poison => &["MD-ROG-16"],
            Cause::Boss => &["MD-BOS-14"],
        }
    }
}

/// Why an action is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// A frost token is removed instead of an action.
    Frost,
    /// A roaming monster removes two instead of its activation.
    FrozenActivation,
    /// A bear trap bites.
    BearTrap,
}

/// Why a card is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discarded {
    /// It is forged.
    Forged,
    /// Nobody is of the class it is made for.
    ForeignClass,
}

/// Why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All objectives are done.
    Objectives,
    /// A Lifebringer token was needed, and none was left.
    NoLifebringer,
    /// What the quest calls a defeat has come.
    QuestLost,
    /// An enemy that an objective needs cannot be placed.
    NoQuarry,
}

impl Ending {
    /// How the party fares.
    pub fn ended(self) -> Ended {
        match self {
            Ending::Objectives => Ended::Won,
            Ending::NoLifebringer | Ending::QuestLost | Ending::NoQuarry => Ended::Lost,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Fact {
    Round { round: u16 },
    Turn { hero: HeroId },
    TurnEnds { hero: HeroId },
    Activated { enemy: Enemy },
    Moved { who: Fighter, to: Spot },
    Leaves { enemy: Enemy },
    LosesAction { who: Fighter, why: Lost },
    Opens { hero: HeroId, zone: Spot },
    DoorCard { card: DoorCardId },
    Spawns { enemy: Enemy, category: Category, zone: Spot, minions: u8 },
    Replaces { enemy: Enemy, category: Category },
    OnCard { enemy: Enemy, rarity: Rarity },
    Carries { enemy: Enemy, item: ItemId },
    Joins { mob: MobId },
    Treasure { zone: Spot, rarity: Rarity },
    IntoBag { rarity: Rarity },
    Turned { token: Token, shows: String },
    Attacks { attacker: Fighter, defender: Fighter, kind: AttackType },
    Rolled { die: DieId, face: Face },
    Rerolls { die: DieId },
    Resolves { die: DieId, icon: ResultIcon },
    Ignores { what: Ignored },
    Triggers { enemy: Enemy },
    Counts { damage: u8, shields: u8, wounds: u8 },
    Wounds { who: Fighter, n: u8, cause: Cause },
    Burns { colour: Colour, face: Face },
    MinionKilled { mob: MobId },
    Killed { enemy: Enemy },
    Poisoned { enemy: Enemy },
    Healed { who: Fighter, n: u8 },
    Fire { who: Fighter, n: i16 },
    Frost { who: Fighter, n: i16 },
    Mana { hero: HeroId, n: i16 },
    Experience { hero: HeroId, n: u8 },
    Level { hero: HeroId, level: u8 },
    Learns { hero: HeroId, skill: SkillId },
    Defeated { hero: HeroId },
    StandsUp { hero: HeroId },
    Uses { hero: HeroId, ability: AbilityId },
    Gains { hero: HeroId, item: ItemId },
    Equips { hero: HeroId, item: ItemId },
    TakesOff { hero: HeroId, item: ItemId },
    Gives { from: HeroId, item: ItemId, to: HeroId },
    Discards { item: ItemId, why: Discarded },
    PrizeGiven { prize: u8, hero: HeroId },
    Destroys { hero: HeroId, goal: u8 },
    Pointer { hero: HeroId, segment: u8 },
    Consecrates { hero: HeroId, column: u8, zone: Spot },
    Unconsecrates { hero: HeroId, column: u8 },
    Blesses { hero: HeroId, skill: SkillId },
    Stance { hero: HeroId, stance: Stance },
    TokenDrawn { token: RogueTokenId },
    TokenUsed { token: RogueTokenId },
    Element { hero: HeroId, element: Element, at: u8 },
    Passive { hero: HeroId, element: Element },
    Summons { spirit: SpiritId },
    SpiritGone { spirit: SpiritId },
    Arrow { card: ArrowId },
    Arrows { icons: u8 },
    Marker { marker: Marker },
    BossFight,
    BossRolls { icons: u8 },
    Ended { why: Ending },
}

fn marker(marker: Marker) -> (&'static str, u8) {
    match marker {
        Marker::Front(space) => ("front", space),
        Marker::Back(space) => ("back", space),
        Marker::Boss(space) => ("boss", space),
    }
}

fn ignored(what: Ignored) -> &'static str {
    match what {
        Ignored::Claw => "claw",
        Ignored::Shield => "shield",
        Ignored::Damage => "damage",
        Ignored::Ability => "ability",
    }
}

impl table::Fact<Darkness> for Fact {
    fn line(&self, game: &Darkness, out: &mut String) {
        let h = |id: &HeroId| &*game.hero_card(id.card).name;
        let e = |id: &Enemy| game.enemy_name(*id);
        let f = |who: &Fighter| game.fighter_name(*who);
        let i = |id: &ItemId| &*game.item(*id).name;
        let s = |id: &SkillId| game.skill(*id).key();
        let m = |id: &MobId| &*game.content.mobs[usize::from(id.0)].name;
        let t = |id: &RogueTokenId| &*game.rogue_token(*id).name;
        // Writing into a string cannot fail.
        let _ = match self {
            Fact::Round { round } => write!(out, "round {round}"),
            Fact::Turn { hero } => write!(out, "turn {}", h(hero)),
            Fact::TurnEnds { hero } => write!(out, "turn-ends {}", h(hero)),
            Fact::Activated { enemy } => write!(out, "activated {}", e(enemy)),
            Fact::Moved { who, to } => write!(out, "moved {} {to}", f(who)),
            Fact::Leaves { enemy } => write!(out, "leaves {}", e(enemy)),
            Fact::LosesAction { who, .. } => write!(out, "loses-action {}", f(who)),
            Fact::Opens { hero, zone } => write!(out, "opens {} {zone}", h(hero)),
            Fact::DoorCard { card } => {
                write!(out, "door-card {}", game.content.doors[usize::from(card.0)].name)
            }
            Fact::Spawns { enemy, category, zone, minions } => {
                write!(out, "spawns {} {} {zone} {minions}", e(enemy), category.name())
            }
            Fact::Replaces { enemy, category } => write!(out, "replaces {} {}", e(enemy), category.name()),
            Fact::OnCard { enemy, rarity } => write!(out, "on-card {} {}", e(enemy), rarity.name()),
            Fact::Carries { enemy, item } => write!(out, "carries {} {}", e(enemy), i(item)),
            Fact::Joins { mob } => write!(out, "joins {}", m(mob)),
            Fact::Treasure { zone, rarity } => write!(out, "treasure {zone} {}", rarity.name()),
            Fact::IntoBag { rarity } => write!(out, "into-bag {}", rarity.name()),
            Fact::Turned { token, shows } => write!(out, "turned {} {shows}", token.kind()),
            Fact::Attacks { attacker, defender, kind } => {
                write!(out, "attacks {} {} {}", f(attacker), f(defender), kind.name())
            }
            Fact::Rolled { die, face } => write!(out, "rolled {die} {}", face.text()),
            Fact::Rerolls { die } => write!(out, "rerolls {die}"),
            Fact::Resolves { die, icon } => write!(out, "resolves {die} {}", icon.name()),
            Fact::Ignores { what } => write!(out, "ignores {}", ignored(*what)),
            Fact::Triggers { enemy } => write!(out, "triggers {}", e(enemy)),
            Fact::Counts { damage, shields, wounds } => write!(out, "counts {damage} - {shields} = {wounds}"),
            Fact::Wounds { who, n, cause } => write!(out, "wounds {} {n} {}", f(who), cause.name()),
            Fact::Burns { colour, face } => write!(out, "burns {} {}", colour.name(), face.text()),
            Fact::MinionKilled { mob } => write!(out, "minion-killed {}", m(mob)),
            Fact::Killed { enemy } => write!(out, "killed {}", e(enemy)),
            Fact::Poisoned { enemy } => write!(out, "poisoned {}", e(enemy)),
            Fact::Healed { who, n } => write!(out, "healed {} {n}", f(who)),
            Fact::Fire { who, n } => write!(out, "fire {} {n}", f(who)),
            Fact::Frost { who, n } => write!(out, "frost {} {n}", f(who)),
            Fact::Mana { hero, n } => write!(out, "mana {} {n}", h(hero)),
            Fact::Experience { hero, n } => write!(out, "experience {} {n}", h(hero)),
            Fact::Level { hero, level } => write!(out, "level {} {level}", h(hero)),
            Fact::Learns { hero, skill } => write!(out, "learns {} {}", h(hero), s(skill)),
            Fact::Defeated { hero } => write!(out, "defeated {}", h(hero)),
            Fact::StandsUp { hero } => write!(out, "stands-up {}", h(hero)),
            Fact::Uses { hero, ability } => write!(out, "uses {} {}", h(hero), game.ability_name(*ability)),
            Fact::Gains { hero, item } => write!(out, "gains {} {}", h(hero), i(item)),
            Fact::Equips { hero, item } => write!(out, "equips {} {}", h(hero), i(item)),
            Fact::TakesOff { hero, item } => write!(out, "takes-off {} {}", h(hero), i(item)),
            Fact::Gives { from, item, to } => write!(out, "gives {} {} {}", h(from), i(item), h(to)),
            Fact::Discards { item, .. } => write!(out, "discards {}", i(item)),
            Fact::PrizeGiven { prize, hero } => write!(out, "prize {prize} {}", h(hero)),
            Fact::Destroys { hero, goal } => write!(out, "destroys {} {goal}", h(hero)),
            Fact::Pointer { hero, segment } => write!(out, "pointer {} {}", h(hero), segment + 1),
            Fact::Consecrates { hero, column, zone } => {
                write!(out, "consecrates {} {} {zone}", h(hero), column + 1)
            }
            Fact::Unconsecrates { hero, column } => write!(out, "unconsecrates {} {}", h(hero), column + 1),
            Fact::Blesses { hero, skill } => write!(out, "blesses {} {}", h(hero), s(skill)),
            Fact::Stance { hero, stance } => write!(out, "stance {} {}", h(hero), stance.name()),
            Fact::TokenDrawn { token } => write!(out, "tool-drawn {}", t(token)),
            Fact::TokenUsed { token } => write!(out, "tool-used {}", t(token)),
            Fact::Element { hero, element, at } => write!(out, "element {} {} {at}", h(hero), element.name()),
            Fact::Passive { hero, element } => write!(out, "passive {} {}", h(hero), element.name()),
            Fact::Summons { spirit } => write!(out, "summons {}", spirit.kind.name()),
            Fact::SpiritGone { spirit } => write!(out, "spirit-gone {}", spirit.kind.name()),
            Fact::Arrow { card } => write!(out, "arrow {}", game.arrow(*card).name),
            Fact::Arrows { icons } => write!(out, "arrows {icons}"),
            Fact::Marker { marker: at } => {
                let (track, space) = marker(*at);
                write!(out, "marker {track} {space}")
            }
            Fact::BossFight => write!(out, "boss-fight"),
            Fact::BossRolls { icons } => write!(out, "boss-rolls {icons}"),
            Fact::Ended { why: Ending::Objectives } => write!(out, "won"),
            Fact::Ended { .. } => write!(out, "lost"),
        };
    }

    fn say(&self, game: &Darkness) -> Phrase {
        let h = |id: &HeroId| names::hero(game, *id);
        let e = |id: &Enemy| names::enemy(game, *id);
        let f = |who: &Fighter| names::fighter(game, *who);
        let i = |id: &ItemId| names::item(game, *id);
        let s = |id: &SkillId| names::skill(game, *id);
        let m = |id: &MobId| names::enemy(game, Enemy::Mob(*id));
        let z = |zone: &Spot| Arg::text(zone.to_string());
        match self {
            Fact::Round { round } => phrase!("darkness-round", round = *round),
            Fact::Turn { hero } => phrase!("darkness-turn", hero = h(hero)),
            Fact::TurnEnds { hero } => phrase!("darkness-turn-ends", hero = h(hero)),
            Fact::Activated { enemy } => phrase!("darkness-activated", enemy = e(enemy)),
            Fact::Moved { who, to } => phrase!("darkness-moved", who = f(who), zone = z(to)),
            Fact::Leaves { enemy } => phrase!("darkness-leaves", enemy = e(enemy)),
            Fact::LosesAction { who, .. } => phrase!("darkness-loses-action", who = f(who)),
            Fact::Opens { hero, zone } => phrase!("darkness-opens", hero = h(hero), zone = z(zone)),
            Fact::DoorCard { card } => {
                let name = &game.content.doors[usize::from(card.0)].name;
                phrase!("darkness-door-card", card = Arg::name(format!("md-door-{name}")))
            }
            Fact::Spawns { enemy, category, zone, .. } => phrase!(
                "darkness-spawns",
                enemy = e(enemy),
                category = names::category(*category),
                zone = z(zone)
            ),
            Fact::Replaces { enemy, category } => {
                phrase!("darkness-replaces", enemy = e(enemy), category = names::category(*category))
            }
            Fact::OnCard { enemy, rarity } => {
                phrase!("darkness-on-card", enemy = e(enemy), rarity = names::rarity(*rarity))
            }
            Fact::Carries { enemy, item } => phrase!("darkness-carries", enemy = e(enemy), item = i(item)),
            Fact::Joins { mob } => phrase!("darkness-joins", mob = m(mob)),
            Fact::Treasure { zone, rarity } => {
                phrase!("darkness-treasure", zone = z(zone), rarity = names::rarity(*rarity))
            }
            Fact::IntoBag { rarity } => phrase!("darkness-into-bag", rarity = names::rarity(*rarity)),
            Fact::Turned { token, shows } => {
                phrase!("darkness-turned", token = names::token(*token), shows = Arg::text(shows.clone()))
            }
            Fact::Attacks { attacker, defender, kind } => phrase!(
                "darkness-attacks",
                attacker = f(attacker),
                defender = f(defender),
                kind = names::attack(*kind)
            ),
            Fact::Rolled { die, face } => {
                phrase!("darkness-rolled", die = names::die(*die), face = names::face(face))
            }
            Fact::Rerolls { die } => phrase!("darkness-rerolls", die = names::die(*die)),
            Fact::Resolves { die, icon } => {
                phrase!("darkness-resolves", die = names::die(*die), icon = names::icon(*icon))
            }
            Fact::Ignores { what } => {
                phrase!("darkness-ignores", what = Arg::name(format!("md-result-{}", ignored(*what))))
            }
            Fact::Triggers { enemy } => phrase!("darkness-triggers", enemy = e(enemy)),
            Fact::Counts { damage, shields, wounds } => {
                phrase!("darkness-counts", damage = *damage, shields = *shields, wounds = *wounds)
            }
            Fact::Wounds { who, n, cause } => {
                let cause = Arg::name(format!("md-cause-{}", cause.name()));
                phrase!("darkness-wounds", who = f(who), n = *n, cause = cause)
            }
            Fact::Burns { colour, face } => {
                phrase!("darkness-burns", colour = names::colour(*colour), face = names::face(face))
            }
            Fact::MinionKilled { mob } => phrase!("darkness-minion-killed", mob = m(mob)),
            Fact::Killed { enemy } => phrase!("darkness-killed", enemy = e(enemy)),
            Fact::Poisoned { enemy } => phrase!("darkness-poisoned", enemy = e(enemy)),
            Fact::Healed { who, n } => phrase!("darkness-healed", who = f(who), n = *n),
            Fact::Fire { who, n } => phrase!("darkness-fire", who = f(who), n = *n),
            Fact::Frost { who, n } => phrase!("darkness-frost", who = f(who), n = *n),
            Fact::Mana { hero, n } => phrase!("darkness-mana", hero = h(hero), n = *n),
            Fact::Experience { hero, n } => phrase!("darkness-experience", hero = h(hero), n = *n),
            Fact::Level { hero, level } => phrase!("darkness-level", hero = h(hero), level = *level),
            Fact::Learns { hero, skill } => phrase!("darkness-learns", hero = h(hero), skill = s(skill)),
            Fact::Defeated { hero } => phrase!("darkness-defeated", hero = h(hero)),
            Fact::StandsUp { hero } => phrase!("darkness-stands-up", hero = h(hero)),
            Fact::Uses { hero, ability } => {
                phrase!("darkness-uses", hero = h(hero), card = names::ability(game, *ability))
            }
            Fact::Gains { hero, item } => phrase!("darkness-gains", hero = h(hero), item = i(item)),
            Fact::Equips { hero, item } => phrase!("darkness-equips", hero = h(hero), item = i(item)),
            Fact::TakesOff { hero, item } => phrase!("darkness-takes-off", hero = h(hero), item = i(item)),
            Fact::Gives { from, item, to } => {
                phrase!("darkness-gives", from = h(from), item = i(item), to = h(to))
            }
            Fact::Discards { item, .. } => phrase!("darkness-discards", item = i(item)),
            Fact::PrizeGiven { hero, .. } => phrase!("darkness-prize", hero = h(hero)),
            Fact::Destroys { hero, .. } => phrase!("darkness-destroys", hero = h(hero)),
            Fact::Pointer { hero, segment } => {
                phrase!("darkness-pointer", hero = h(hero), segment = segment + 1)
            }
            Fact::Consecrates { hero, column, zone } => phrase!(
                "darkness-consecrates",
                hero = h(hero),
                column = names::column(*column),
                zone = z(zone)
            ),
            Fact::Unconsecrates { hero, column } => {
                phrase!("darkness-unconsecrates", hero = h(hero), column = names::column(*column))
            }
            Fact::Blesses { hero, skill } => phrase!("darkness-blesses", hero = h(hero), skill = s(skill)),
            Fact::Stance { hero, stance } => {
                phrase!("darkness-stance", hero = h(hero), stance = names::stance(*stance))
            }
            Fact::TokenDrawn { token } => {
                phrase!("darkness-tool-drawn", token = names::rogue_token(game, *token))
            }
            Fact::TokenUsed { token } => {
                phrase!("darkness-tool-used", token = names::rogue_token(game, *token))
            }
            Fact::Element { hero, element, at } => {
                phrase!("darkness-element", hero = h(hero), element = names::element(*element), at = *at)
            }
            Fact::Passive { hero, element } => {
                phrase!("darkness-gains-passive", hero = h(hero), element = names::element(*element))
            }
            Fact::Summons { spirit } => phrase!("darkness-summons", spirit = names::spirit(*spirit)),
            Fact::SpiritGone { spirit } => phrase!("darkness-spirit-gone", spirit = names::spirit(*spirit)),
            Fact::Arrow { card } => phrase!("darkness-arrow", arrows = game.arrow(*card).arrows),
            Fact::Arrows { icons } => phrase!("darkness-arrows", icons = *icons),
            Fact::Marker { marker: at } => {
                let (track, space) = marker(*at);
                phrase!("darkness-marker", track = Arg::name(format!("md-track-{track}")), space = space)
            }
            Fact::BossFight => phrase!("darkness-boss-fight"),
            Fact::BossRolls { icons } => phrase!("darkness-boss-rolls", icons = *icons),
            Fact::Ended { why: Ending::Objectives } => phrase!("darkness-won"),
            Fact::Ended { .. } => phrase!("darkness-lost"),
        }
    }

    fn rules(&self, _: &Darkness) -> &'static [&'static str] {
        match self {
            Fact::Round { .. } => &["MD-GEN-10"],
            Fact::Turn { .. } => &["MD-HPH-02"],
            Fact::TurnEnds { .. } => &["MD-HPH-06"],
            Fact::Activated { .. } => &["MD-ENM-01"],
            Fact::Moved { who: Fighter::Hero(_), .. } => &["MD-MOV-05"],
            Fact::Moved { who: Fighter::Spirit(_), .. } => &["MD-SHA-10"],
            Fact::Moved { .. } => &["MD-MOB-21"],
            Fact::Leaves { .. } => &["MD-ROA-02"],
            Fact::LosesAction { why: Lost::Frost, .. } => &["MD-CND-06"],
            Fact::LosesAction { why: Lost::FrozenActivation, .. } => &["MD-CND-07"],
            Fact::LosesAction { why: Lost::BearTrap, .. } => &["MD-TOK-21"],
            Fact::Opens { .. } => &["MD-DOR-04"],
            Fact::DoorCard { .. } => &["MD-DOR-07"],
            Fact::Spawns { enemy: Enemy::Mob(_), .. } => &["MD-SPN-01"],
            Fact::Spawns { .. } => &["MD-ROA-09"],
            Fact::Replaces { enemy: Enemy::Mob(_), .. } => &["MD-SPN-16"],
            Fact::Replaces { .. } => &["MD-ROA-12"],
            Fact::OnCard { .. } => &["MD-SPN-03"],
            Fact::Carries { .. } => &["MD-SPN-04"],
            Fact::Joins { .. } => &["MD-ENC-06"],
            Fact::Treasure { .. } => &["MD-DOR-13"],
            Fact::IntoBag { .. } => &["MD-TRS-06"],
            Fact::Turned { token: Token::SpikeTrap, .. } => &["MD-TOK-02"],
            Fact::Turned { token: Token::BearTrap, .. } => &["MD-TOK-04"],
            Fact::Turned { token: Token::Fountain, .. } => &["MD-TOK-10"],
            Fact::Turned { token: Token::LargeChest, .. } => &["MD-TOK-13"],
            Fact::Turned { .. } => &["MD-TOK-12"],
            Fact::Attacks { .. } => &["MD-ATK-01"],
            Fact::Rolled { .. } => &["MD-RES-02"],
            Fact::Rerolls { .. } => &["MD-ABL-24"],
            Fact::Resolves { .. } => &["MD-RES-03"],
            Fact::Ignores { .. } => &["MD-ABL-28"],
            Fact::Triggers { .. } => &["MD-DIE-12"],
            Fact::Counts { .. } => &["MD-RES-06"],
            Fact::Wounds { cause, .. } => cause.rules(),
            Fact::Burns { .. } => &["MD-CND-02"],
            Fact::MinionKilled { .. } => &["MD-KIL-07"],
            Fact::Killed { .. } => &["MD-KIL-01"],
            Fact::Poisoned { .. } => &["MD-ROG-16"],
            Fact::Healed { .. } => &["MD-ABL-29"],
            Fact::Fire { .. } => &["MD-ABL-22"],
            Fact::Frost { .. } => &["MD-ABL-23"],
            Fact::Mana { .. } => &["MD-ABL-20"],
            Fact::Experience { .. } => &["MD-HER-02"],
            Fact::Level { .. } => &["MD-LVL-05"],
            Fact::Learns { .. } => &["MD-SKL-01"],
            Fact::Defeated { .. } => &["MD-KOD-01"],
            Fact::StandsUp { .. } => &["MD-KOD-02"],
            Fact::Uses { .. } => &["MD-ABL-01"],
            Fact::Gains { .. } => &["MD-TRS-05"],
            Fact::Equips { .. } => &["MD-INT-04"],
            Fact::TakesOff { .. } => &["MD-ITM-10"],
            Fact::Gives { .. } => &["MD-INT-06"],
            Fact::Discards { why: Discarded::Forged, .. } => &["MD-TOK-14"],
            Fact::Discards { why: Discarded::ForeignClass, .. } => &["MD-STI-07"],
            Fact::PrizeGiven { .. } => &["MD-Q0-06"],
            Fact::Destroys { .. } => &["MD-Q0-08"],
            Fact::Pointer { .. } => &["MD-WIZ-04"],
            Fact::Consecrates { .. } => &["MD-PAL-04"],
            Fact::Unconsecrates { .. } => &["MD-PAL-07"],
            Fact::Blesses { .. } => &["MD-PAL-08"],
            Fact::Stance { .. } => &["MD-BER-08"],
            Fact::TokenDrawn { .. } => &["MD-ROG-03"],
            Fact::TokenUsed { .. } => &["MD-ROG-04"],
            Fact::Element { .. } => &["MD-SHA-02"],
            Fact::Passive { .. } => &["MD-SHA-05"],
            Fact::Summons { .. } => &["MD-SHA-07"],
            Fact::SpiritGone { .. } => &["MD-SHA-15"],
            Fact::Arrow { .. } => &["MD-RAN-02"],
            Fact::Arrows { icons } if *icons < 7 => &["MD-RAN-04"],
            Fact::Arrows { icons } if *icons > 7 => &["MD-RAN-05"],
            Fact::Arrows { .. } => &["MD-RAN-06"],
            Fact::Marker { marker: Marker::Boss(_) } => &["MD-BOS-15"],
            Fact::Marker { .. } => &["MD-DRK-01"],
            Fact::BossFight => &["MD-BOS-04"],
            Fact::BossRolls { .. } => &["MD-BOS-12"],
            Fact::Ended { why: Ending::Objectives } => &["MD-GEN-02"],
            Fact::Ended { why: Ending::NoLifebringer } => &["MD-GEN-04"],
            Fact::Ended { why: Ending::QuestLost } => &["MD-GEN-05"],
            Fact::Ended { why: Ending::NoQuarry } => &["MD-SPN-15"],
        }
    }
}
