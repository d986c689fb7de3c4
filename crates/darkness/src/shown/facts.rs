//! What can be told: lines of the log.

use super::names::{self, Column, Segment};
use crate::Darkness;
use crate::content::text::{foes, words};
use crate::content::{
    ArrowId, AttackType, BossAct, Category, Colour, DoorCardId, Effect, Element, Face, Ignored, ItemId,
    MobId, Rarity, RogueTokenId, SkillId, Stance, Token, Voice,
};
use crate::world::{
    AbilityId, DieId, Ended, Enemy, Fighter, HeroId, Marker, Reached, ResultIcon, SpiritId, Spot,
};
use table::Told;
use table::phrase;
use table::phrase::Arg;
use table::scene::{Happening, Term};

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
    /// Its name.
    pub fn name(self) -> &'static str {
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

impl Lost {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["frost", "frozen-activation", "bear-trap"][self as usize]
    }

    fn rules(self) -> &'static [&'static str] {
        match self {
            Lost::Frost => &["MD-CND-06"],
            Lost::FrozenActivation => &["MD-CND-07"],
            Lost::BearTrap => &["MD-TOK-21"],
        }
    }
}

/// What was on the back of something that is turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// Wounds of a spike trap.
    Wounds(u8),
    /// MD-TOK-21: whether a bear trap bites.
    Bites(bool),
    /// What a fountain heals.
    Heals(u8),
    /// The rarity of what is in a chest.
    Rarity(Rarity),
}

/// Why a card is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discarded {
    /// It is forged.
    Forged,
    /// Nobody is of the class it is made for.
    ForeignClass,
}

impl Discarded {
    /// Its name.
    pub fn name(self) -> &'static str {
        ["forged", "foreign-class"][self as usize]
    }

    fn rules(self) -> &'static [&'static str] {
        match self {
            Discarded::Forged => &["MD-TOK-14"],
            Discarded::ForeignClass => &["MD-STI-07"],
        }
    }
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

    /// Its name.
    pub fn name(self) -> &'static str {
        ["objectives", "no-lifebringer", "quest-lost", "no-quarry"][self as usize]
    }

    fn rules(self) -> &'static [&'static str] {
        match self {
            Ending::Objectives => &["MD-GEN-02"],
            Ending::NoLifebringer => &["MD-GEN-04"],
            Ending::QuestLost => &["MD-GEN-05"],
            Ending::NoQuarry => &["MD-SPN-15"],
        }
    }
}

/// Somebody goes from one zone to the next, or comes to the board.
fn went(figure: String, from: Option<Spot>, to: &Spot) -> Vec<Happening> {
    match from {
        Some(from) => {
            vec![Happening::Moves { figure, way: vec![from.to_string(), to.to_string()], jump: false }]
        }
        None => vec![Happening::Comes { figure }],
    }
}

fn changes(figure: String, condition: &str, gained: bool) -> Vec<Happening> {
    vec![Happening::Condition { figure, condition: condition.to_owned(), gained }]
}

fn uses(figure: String, card: String) -> Vec<Happening> {
    vec![Happening::Uses { figure, card }]
}

fn draws(deck: &str, card: String) -> Vec<Happening> {
    vec![Happening::Draws { deck: deck.to_owned(), card }]
}

fn rolls(colour: Colour, face: Face) -> Vec<Happening> {
    vec![Happening::Rolls { dice: vec![(colour.name().to_owned(), face.text())] }]
}

/// MD-RES-06, MD-RES-07: damage minus shields.
fn wounds_of(damage: u8, wounds: u8) -> Vec<Term> {
    let rules = |id: &str| vec![id.to_owned()];
    let (damage, wounds) = (i32::from(damage), i32::from(wounds));
    vec![
        Term {
            say: phrase!("darkness-term-damage"),
            change: damage,
            total: damage,
            source: None,
            rules: rules("MD-RES-11"),
        },
        Term {
            say: phrase!("darkness-term-shields"),
            change: wounds - damage,
            total: wounds,
            source: None,
            rules: rules("MD-RES-07"),
        },
    ]
}

fn moved(who: Fighter) -> &'static [&'static str] {
    match who {
        Fighter::Hero(_) => &["MD-MOV-05"],
        Fighter::Spirit(_) => &["MD-SHA-10"],
        Fighter::Enemy(_) => &["MD-MOB-21"],
    }
}

fn spawned(enemy: Enemy) -> &'static [&'static str] {
    if let Enemy::Mob(_) = enemy { &["MD-SPN-01"] } else { &["MD-ROA-09"] }
}

fn replaced(enemy: Enemy) -> &'static [&'static str] {
    if let Enemy::Mob(_) = enemy { &["MD-SPN-16"] } else { &["MD-ROA-12"] }
}

fn turned(token: Token) -> &'static [&'static str] {
    match token {
        Token::SpikeTrap => &["MD-TOK-02"],
        Token::BearTrap => &["MD-TOK-04"],
        Token::Fountain => &["MD-TOK-10"],
        Token::LargeChest => &["MD-TOK-13"],
        _ => &["MD-TOK-12"],
    }
}

/// MD-RAN-04, MD-RAN-05, MD-RAN-06.
fn shot(icons: u8) -> &'static [&'static str] {
    match icons.cmp(&7) {
        std::cmp::Ordering::Less => &["MD-RAN-04"],
        std::cmp::Ordering::Greater => &["MD-RAN-05"],
        std::cmp::Ordering::Equal => &["MD-RAN-06"],
    }
}

fn advanced(marker: Marker) -> &'static [&'static str] {
    if let Marker::Boss(_) = marker { &["MD-BOS-15"] } else { &["MD-DRK-01"] }
}

/// What stands on the card of an ability.
fn ability_does(game: &Darkness, hero: HeroId, id: AbilityId) -> Arg {
    game.ability_on(id, hero.card)
        .map_or_else(|| Arg::List(Vec::new()), |is| words::effects(Voice::Hero, &is.does))
}

/// What a door card does.
fn door_does(game: &Darkness, card: DoorCardId) -> Arg {
    words::effects(Voice::Door, &game.content.doors[card.index()].does)
}

/// MD-BOS-13: what the boss does for its icons.
fn boss_does(acts: &[BossAct]) -> Arg {
    Arg::List(acts.iter().map(|act| foes::boss_act(*act).into()).collect())
}

table::facts! { game: Darkness;
    Round { round: u16 } => "round {round}", ["MD-GEN-10"], say phrase!("darkness-round", round = round);
    Turn { hero: HeroId } => "turn {hero}", ["MD-HPH-02"], say phrase!("darkness-turn", hero = hero),
        shows vec![Happening::Turn { of: hero.text(game) }];
    TurnEnds { hero: HeroId } => "turn-ends {hero}", ["MD-HPH-06"], say phrase!("darkness-turn-ends", hero = hero);
    Activated { enemy: Enemy } => "activated {enemy}", ["MD-ENM-01"], say phrase!("darkness-activated", enemy = enemy),
        shows vec![Happening::Turn { of: enemy.text(game) }];
    Moved { who: Fighter, from: Option<Spot>, to: Spot } => "moved {who} {to}", (moved(*who)),
        words phrase!("darkness-moved", who = who.arg(game), zone = to.arg(game)),
        shows went(who.text(game), *from, to);
    Leaves { enemy: Enemy } => "leaves {enemy}", ["MD-ROA-02"], say phrase!("darkness-leaves", enemy = enemy),
        shows vec![Happening::Leaves { figure: enemy.text(game) }];
    LosesAction { who: Fighter, why: Lost } => "loses-action {who}", (why.rules()),
        say phrase!("darkness-loses-action", who = who, why = why);
    Opens { hero: HeroId, zone: Spot } => "opens {hero} {zone}", ["MD-DOR-04"],
        say phrase!("darkness-opens", hero = hero, zone = zone),
        shows vec![Happening::Reveals { spaces: vec![zone.to_string()] }];
    DoorCard { card: DoorCardId } => "door-card {card}", ["MD-DOR-07"],
        words phrase!("darkness-door-card", card = card.arg(game), does = door_does(game, *card)),
        shows draws("doors", card.text(game));
    Spawns { enemy: Enemy, category: Category, zone: Spot, minions: u8 } => "spawns {enemy} {category} {zone} {minions}", (spawned(*enemy)),
        words phrase!("darkness-spawns", enemy = enemy.arg(game), category = category.arg(game), zone = zone.arg(game)),
        shows vec![Happening::Comes { figure: enemy.text(game) }];
    Replaces { enemy: Enemy, category: Category } => "replaces {enemy} {category}", (replaced(*enemy)),
        say phrase!("darkness-replaces", enemy = enemy, category = category);
    OnCard { enemy: Enemy, rarity: Rarity } => "on-card {enemy} {rarity}", ["MD-SPN-03"],
        say phrase!("darkness-on-card", enemy = enemy, rarity = rarity);
    Carries { enemy: Enemy, item: ItemId } => "carries {enemy} {item}", ["MD-SPN-04"],
        say phrase!("darkness-carries", enemy = enemy, item = item);
    Joins { mob: MobId } => "joins {mob}", ["MD-ENC-06"], say phrase!("darkness-joins", mob = mob);
    Treasure { zone: Spot, rarity: Rarity } => "treasure {zone} {rarity}", ["MD-DOR-13"],
        say phrase!("darkness-treasure", zone = zone, rarity = rarity);
    IntoBag { rarity: Rarity } => "into-bag {rarity}", ["MD-TRS-06"], say phrase!("darkness-into-bag", rarity = rarity);
    Turned { token: Token, shows: Back } => "turned {token} {shows}", (turned(*token)),
        say phrase!("darkness-turned", token = token, shows = shows);
    Attacks { attacker: Fighter, defender: Fighter, kind: AttackType } => "attacks {attacker} {defender} {kind}", ["MD-ATK-01"],
        say phrase!("darkness-attacks", attacker = attacker, defender = defender, kind = kind),
        shows vec![Happening::Attacks { figure: attacker.text(game), target: defender.text(game) }];
    Rolled { die: DieId, face: Face } => "rolled {die} {face}", ["MD-RES-02"],
        say phrase!("darkness-rolled", die = die, face = face),
        shows rolls(die.colour, *face);
    Rerolls { die: DieId } => "rerolls {die}", ["MD-ABL-24"], say phrase!("darkness-rerolls", die = die);
    Resolves { die: DieId, icon: ResultIcon } => "resolves {die} {icon}", ["MD-RES-03"],
        say phrase!("darkness-resolves", die = die, icon = icon);
    Ignores { what: Ignored } => "ignores {what}", ["MD-ABL-28"], say phrase!("darkness-ignores", what = what);
    Triggers { enemy: Enemy, does: Vec<Effect> } => "triggers {enemy}", ["MD-DIE-12"],
        words phrase!("darkness-triggers", enemy = enemy.arg(game), does = words::effects(Voice::Enemy, does)),
        shows uses(enemy.text(game), enemy.text(game));
    Counts { damage: u8, shields: u8, wounds: u8 } => "counts {damage} - {shields} = {wounds}", ["MD-RES-06"],
        say phrase!("darkness-counts", damage = damage, shields = shields, wounds = wounds),
        terms wounds_of(*damage, *wounds);
    Wounds { who: Fighter, n: u8, cause: Cause } => "wounds {who} {n} {cause}", (cause.rules()),
        say phrase!("darkness-wounds", who = who, n = n, cause = cause),
        shows vec![Happening::Suffers { figure: who.text(game), damage: (*n).into() }];
    Burns { colour: Colour, face: Face } => "burns {colour} {face}", ["MD-CND-02"],
        say phrase!("darkness-burns", colour = colour, face = face),
        shows rolls(*colour, *face);
    MinionKilled { mob: MobId } => "minion-killed {mob}", ["MD-KIL-07"], say phrase!("darkness-minion-killed", mob = mob);
    Killed { enemy: Enemy } => "killed {enemy}", ["MD-KIL-01"], say phrase!("darkness-killed", enemy = enemy),
        shows vec![Happening::Leaves { figure: enemy.text(game) }];
    Poisoned { enemy: Enemy } => "poisoned {enemy}", ["MD-ROG-16"], say phrase!("darkness-poisoned", enemy = enemy),
        shows changes(enemy.text(game), "poison", true);
    Healed { who: Fighter, n: u8 } => "healed {who} {n}", ["MD-ABL-29"], say phrase!("darkness-healed", who = who, n = n),
        shows vec![Happening::Heals { figure: who.text(game), healed: (*n).into() }];
    Fire { who: Fighter, n: i16 } => "fire {who} {n}", ["MD-ABL-22"], say phrase!("darkness-fire", who = who, n = n),
        shows changes(who.text(game), "fire", *n > 0);
    Frost { who: Fighter, n: i16 } => "frost {who} {n}", ["MD-ABL-23"], say phrase!("darkness-frost", who = who, n = n),
        shows changes(who.text(game), "frost", *n > 0);
    Mana { hero: HeroId, n: i16 } => "mana {hero} {n}", ["MD-ABL-20"], say phrase!("darkness-mana", hero = hero, n = n);
    Experience { hero: HeroId, n: u8 } => "experience {hero} {n}", ["MD-HER-02"],
        say phrase!("darkness-experience", hero = hero, n = n);
    Level { hero: HeroId, level: u8 } => "level {hero} {level}", ["MD-LVL-05"],
        say phrase!("darkness-level", hero = hero, level = level);
    Learns { hero: HeroId, skill: SkillId } => "learns {hero} {skill}", ["MD-SKL-01"],
        say phrase!("darkness-learns", hero = hero, skill = skill);
    Defeated { hero: HeroId } => "defeated {hero}", ["MD-KOD-01"], say phrase!("darkness-defeated", hero = hero),
        shows changes(hero.text(game), "defeated", true);
    StandsUp { hero: HeroId } => "stands-up {hero}", ["MD-KOD-02"], say phrase!("darkness-stands-up", hero = hero),
        shows changes(hero.text(game), "defeated", false);
    Uses { hero: HeroId, ability: AbilityId } => "uses {hero} {ability}", ["MD-ABL-01"],
        words phrase!("darkness-uses", hero = hero.arg(game), card = ability.arg(game), does = ability_does(game, *hero, *ability)),
        shows uses(hero.text(game), game.card_name(ability.card));
    Gains { hero: HeroId, item: ItemId } => "gains {hero} {item}", ["MD-TRS-05"],
        say phrase!("darkness-gains", hero = hero, item = item);
    Equips { hero: HeroId, item: ItemId } => "equips {hero} {item}", ["MD-INT-04"],
        say phrase!("darkness-equips", hero = hero, item = item);
    TakesOff { hero: HeroId, item: ItemId } => "takes-off {hero} {item}", ["MD-ITM-10"],
        say phrase!("darkness-takes-off", hero = hero, item = item);
    Gives { from: HeroId, item: ItemId, to: HeroId } => "gives {from} {item} {to}", ["MD-INT-06"],
        say phrase!("darkness-gives", from = from, item = item, to = to);
    Discards { item: ItemId, why: Discarded } => "discards {item}", (why.rules()),
        say phrase!("darkness-discards", item = item, why = why);
    PrizeGiven { prize: u8, hero: HeroId } => "prize {prize} {hero}", ["MD-Q0-06"],
        words phrase!("darkness-prize", hero = hero.arg(game));
    Destroys { hero: HeroId, goal: u8 } => "destroys {hero} {goal}", ["MD-Q0-08"],
        words phrase!("darkness-destroys", hero = hero.arg(game));
    Pointer { hero: HeroId, segment: Segment } => "pointer {hero} {segment}", ["MD-WIZ-04"],
        say phrase!("darkness-pointer", hero = hero, segment = segment);
    Consecrates { hero: HeroId, column: Column, zone: Spot } => "consecrates {hero} {column} {zone}", ["MD-PAL-04"],
        say phrase!("darkness-consecrates", hero = hero, column = column, zone = zone);
    Unconsecrates { hero: HeroId, column: Column } => "unconsecrates {hero} {column}", ["MD-PAL-07"],
        say phrase!("darkness-unconsecrates", hero = hero, column = column);
    Blesses { hero: HeroId, skill: SkillId } => "blesses {hero} {skill}", ["MD-PAL-08"],
        say phrase!("darkness-blesses", hero = hero, skill = skill);
    Stance { hero: HeroId, stance: Stance } => "stance {hero} {stance}", ["MD-BER-08"],
        say phrase!("darkness-stance", hero = hero, stance = stance);
    TokenDrawn { token: RogueTokenId } => "tool-drawn {token}", ["MD-ROG-03"],
        say phrase!("darkness-tool-drawn", token = token);
    TokenUsed { token: RogueTokenId } => "tool-used {token}", ["MD-ROG-04"],
        words phrase!("darkness-tool-used", token = token.arg(game), does = game.content.tool_does(game.rogue_token(*token)));
    Element { hero: HeroId, element: Element, at: u8 } => "element {hero} {element} {at}", ["MD-SHA-02"],
        say phrase!("darkness-element", hero = hero, element = element, at = at);
    Passive { hero: HeroId, element: Element } => "passive {hero} {element}", ["MD-SHA-05"],
        say phrase!("darkness-gains-passive", hero = hero, element = element);
    Summons { spirit: SpiritId } => "summons {spirit}", ["MD-SHA-07"], say phrase!("darkness-summons", spirit = spirit),
        shows vec![Happening::Comes { figure: spirit.text(game) }];
    SpiritGone { spirit: SpiritId } => "spirit-gone {spirit}", ["MD-SHA-15"],
        say phrase!("darkness-spirit-gone", spirit = spirit),
        shows vec![Happening::Leaves { figure: spirit.text(game) }];
    Arrow { card: ArrowId } => "arrow {card}", ["MD-RAN-02"],
        words phrase!("darkness-arrow", card = card.arg(game), arrows = game.arrow(*card).arrows),
        shows draws("arrows", card.text(game));
    Arrows { icons: u8 } => "arrows {icons}", (shot(*icons)), say phrase!("darkness-arrows", icons = icons);
    Marker { marker: Marker, reached: Reached } => "marker {marker}", (advanced(*marker)),
        words phrase!("darkness-marker", track = names::track(*marker), space = marker.space(), does = reached.arg(game));
    BossFight => "boss-fight", ["MD-BOS-04"], say phrase!("darkness-boss-fight");
    BossRolls { icons: u8, does: Vec<BossAct> } => "boss-rolls {icons}", ["MD-BOS-12"],
        words phrase!("darkness-boss-rolls", icons = *icons, does = boss_does(does));
    Won => "won", ["MD-GEN-02"], say phrase!("darkness-won");
    Lost { why: Ending } => "lost", (why.rules()), say phrase!("darkness-lost", why = why);
}
