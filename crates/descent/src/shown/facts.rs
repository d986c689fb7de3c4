//! What can be told: lines of the log.

use super::{surges, why};
use crate::Descent;
use crate::actions::damage::Cause;
use crate::content::{
    Always, AttackKind, Attribute, CardId, Challenge, Colour, Condition, DeedId, Face, ItemId, MonsterTypeId,
    QuestId, Rank, RoomId, SearchId, TaintId,
};
use crate::world::{AbilityRef, Card, HeroId, Lasting, Lasts, MonsterId, Side, Who};
use board::square::{Body, Spot};
use table::phrase;
use table::phrase::Phrase;
use table::scene::Happening;
use table::{Seat, SeatSet, Told, Viewers};

impl Fact {
    /// What is told when something begins to last for a hero.
    pub(crate) fn of_lasting(hero: HeroId, lasting: &Lasting) -> Option<Fact> {
        match lasting.what {
            Lasts::Counts(Always::Animal(_)) => Some(Fact::Monkey { hero }),
            Lasts::Counts(Always::ActionsTire(_)) => Some(Fact::Despairs { hero }),
            _ => None,
        }
    }
}

/// DE-OVT-03, DE-FAM-06: by which rules somebody is activated.
fn activated(who: Who) -> &'static [&'static str] {
    match who {
        Who::Familiar(_) => &["DE-FAM-06"],
        _ => &["DE-OVT-03", "DE-OVT-06"],
    }
}

/// DE-ATT-03, DE-ATT-04: a test with the shields that were rolled; nothing is rolled for one that fails at once.
fn tested(game: &Descent, who: Who, of: Attribute, shields: Option<u8>, passed: bool) -> Phrase {
    let (who, of) = (who.arg(game), of.arg(game));
    match (shields, passed) {
        (None, _) => phrase!("descent-test-none", who = who, of = of),
        (Some(n), true) => phrase!("descent-test-passed", who = who, of = of, n = n),
        (Some(n), false) => phrase!("descent-test-failed", who = who, of = of, n = n),
    }
}

fn changes(figure: String, condition: Condition, gained: bool) -> Happening {
    Happening::Condition { figure, condition: condition.name().to_owned(), gained }
}

/// A card that a hero uses, as far as it is one that lies before the hero.
fn uses(game: &Descent, hero: HeroId, of: AbilityRef) -> Option<Happening> {
    let card = match of.card {
        Card::Skill(_, id) => game.skill(id).name.clone(),
        Card::Item(_, id) => game.item(id).name.clone(),
        Card::Found(_, id) => game.search_card(id).name.clone(),
        _ => return None,
    };
    Some(Happening::Uses { figure: hero.text(game), card })
}

fn attacked(game: &Descent, attacker: Who, targets: &[(Who, Spot)]) -> Vec<Happening> {
    let each = targets
        .iter()
        .map(|(target, _)| Happening::Attacks { figure: attacker.text(game), target: target.text(game) });
    each.collect()
}

table::facts! { game: Descent;
    Round { round: u16 } => "round {round}", ["DE-RND-01", "DE-RND-03"], say phrase!("descent-round", round = round);
    Turn { hero: HeroId } => "turn {hero}", ["DE-RND-02"], say phrase!("descent-turn", hero = hero),
        shows vec![Happening::Turn { of: hero.text(game) }];
    TurnEnds { hero: HeroId } => "turn-ends {hero}", ["DE-TRN-07"], say phrase!("descent-turn-ends", hero = hero);
    OverlordTurn => "overlord-turn", ["DE-OVT-01"], say phrase!("descent-overlord-turn");
    /// DE-HID-01: which card the overlord has drawn only the overlord knows.
    OverlordDraws { seat: Seat, card: CardId } => "overlord-draws {card}", ["DE-OVC-03"], words phrase!("descent-draws", card = card.arg(game)),
        to Viewers::Only(SeatSet::one(*seat));
    OverlordDrew => "overlord-draws a card", ["DE-OVC-03"], say phrase!("descent-drew");
    Plays { card: CardId } => "plays {card}", ["DE-OVC-08"], say phrase!("descent-plays", card = card);
    Activates { who: Who } => "activates {who}", (activated(*who)), say phrase!("descent-activates", who = who),
        shows vec![Happening::Turn { of: who.text(game) }];
    /// An action of a monster, and which of its card it is, from 1.
    Acts { who: Who, n: u8, deed: DeedId } => "acts {who} {n}", ["DE-OVT-06"], words phrase!("descent-acts", who = who.arg(game), deed = deed.arg(game));
    Placed { who: Who, at: Spot } => "placed {who} {at}", ["DE-MOV-17"], say phrase!("descent-placed", who = who, at = at);
    Appears { who: Who, rank: Rank, body: Body } => "appears {who} {rank} {body}", ["DE-MON-10", "DE-MOV-06"], words phrase!("descent-appears", who = who.arg(game), body = body.arg(game)),
        shows vec![Happening::Comes { figure: who.text(game) }];
    /// A move is told step by step: each step begins where the one before it ended.
    Moves { who: Who, from: Spot, to: Spot } => "moves {who} {to}", ["DE-MOV-05", "DE-MOV-19"], words phrase!("descent-moves", who = who.arg(game), to = to.arg(game)),
        shows vec![Happening::Moves { figure: who.text(game), way: vec![from.to_string(), to.to_string()], jump: false }];
    Stands { who: Who, body: Body } => "stands {who} {body}", ["DE-LRG-08"], say phrase!("descent-stands", who = who, body = body);
    Points { who: Who, n: u8 } => "points {who} {n}", ["DE-MOV-18"], say phrase!("descent-points", who = who, n = n);
    MoveEnds { who: Who } => "move-ends {who}", ["DE-MOV-12"], say phrase!("descent-move-ends", who = who);
    Leaves { who: Who } => "leaves {who}", ["DE-MAP-04", "DE-MAP-06"], say phrase!("descent-leaves", who = who),
        shows vec![Happening::Leaves { figure: who.text(game) }];
    Attacks { attacker: Who, targets: Vec<(Who, Spot)>, kind: AttackKind } => "attacks {attacker} {targets} {kind}", ["DE-ATK-14"], say phrase!("descent-attacks", attacker = attacker, targets = targets, kind = kind),
        shows attacked(game, *attacker, targets);
    Affected { who: Who } => "affected {who}", ["DE-AOE-03"], say phrase!("descent-affected", who = who);
    Rolled { who: Who, colour: Colour, face: Face } => "rolled {who} {colour} {face}", ["DE-DIC-01", "DE-DIC-02"], say phrase!("descent-rolled", who = who, colour = colour, face = face);
    /// DE-DIC-09: a die is turned to another face.
    Turns { who: Who, colour: Colour, face: Face } => "turns {who} {colour} {face}", ["DE-DIC-09"], say phrase!("descent-turns", who = who, colour = colour, face = face);
    Misses { attacker: Who } => "misses {attacker}", ["DE-ATK-38"], say phrase!("descent-misses", who = attacker);
    Surge { who: Who, of: AbilityRef } => "surge {who} {of}", ["DE-ATK-24"], words phrase!("descent-surge", who = who.arg(game), card = surges::surge(game, *of).unwrap_or_else(|| of.arg(game)));
    Uses { hero: HeroId, of: AbilityRef } => "uses {hero} {of}", (why::used(*of)), say phrase!("descent-uses", hero = hero, card = of),
        shows uses(game, *hero, *of).into_iter().collect();
    Shields { who: Who, n: u8 } => "shields {who} {n}", ["DE-ATK-27"], say phrase!("descent-shields", who = who, n = n);
    /// What is dealt, and how many of the shields the attack ignores.
    Deals { attacker: Who, who: Who, damage: u8, shields: u8, pierce: u8, dealt: u8 } => "deals {attacker} {who} {damage} - {shields} = {dealt}", ["DE-ATK-30"], words phrase!("descent-deals", who = who.arg(game), damage = damage.arg(game), shields = shields.arg(game), dealt = dealt.arg(game)),
        terms why::terms(*damage, *shields, *pierce, *dealt);
    Suffers { who: Who, n: u8, cause: Cause } => "damage {who} {n}", (why::suffered(*cause)), words phrase!("descent-suffers", who = who.arg(game), n = n.arg(game)),
        shows vec![Happening::Suffers { figure: who.text(game), damage: (*n).into() }];
    Tires { hero: HeroId, n: u8 } => "fatigue {hero} {n}", ["DE-CHR-06"], say phrase!("descent-tires", hero = hero, n = n);
    Recovers { who: Who, n: u8 } => "recovers {who} {n}", ["DE-DMG-05"], say phrase!("descent-recovers", who = who, n = n),
        shows vec![Happening::Heals { figure: who.text(game), healed: (*n).into() }];
    Rests { hero: HeroId, n: u8 } => "rests {hero} {n}", ["DE-DMG-05"], say phrase!("descent-rests", hero = hero, n = n);
    TakesRest { hero: HeroId } => "takes-rest {hero}", ["DE-DMG-06"], say phrase!("descent-takes-rest", hero = hero);
    Gets { who: Who, condition: Condition } => "gets {who} {condition}", (why::inflicted(*condition)), say phrase!("descent-gets", who = who, condition = condition),
        shows vec![changes(who.text(game), *condition, true)];
    Loses { who: Who, condition: Condition } => "loses {who} {condition}", ["DE-CND-05"], say phrase!("descent-loses", who = who, condition = condition),
        shows vec![changes(who.text(game), *condition, false)];
    Defeated { who: Who } => "defeated {who}", ["DE-DEF-02"], say phrase!("descent-defeated", who = who),
        shows vec![Happening::Leaves { figure: who.text(game) }];
    KnockedOut { hero: HeroId } => "knocked-out {hero}", ["DE-DEF-04"], say phrase!("descent-knocked-out", hero = hero),
        shows vec![Happening::Leaves { figure: hero.text(game) }];
    Returns { hero: HeroId } => "returns {hero}", ["DE-DEF-07"], say phrase!("descent-returns", hero = hero),
        shows vec![Happening::Comes { figure: hero.text(game) }];
    /// No shields: it failed without a roll.
    Tested { who: Who, of: Attribute, shields: Option<u8>, passed: bool } => "tested {who} {of} {shields} {passed}", (why::tested(*shields)), words tested(game, *who, *of, *shields, *passed);
    Opens { who: Who, gate: u8 } => "opens {who} {gate}", ["DE-DOR-01"], words phrase!("descent-opens", who = who.arg(game));
    Closes { who: Who, gate: u8 } => "closes {who} {gate}", ["DE-DOR-02"], words phrase!("descent-closes", who = who.arg(game));
    Searches { hero: HeroId, at: Spot } => "searches {hero} {at}", ["DE-SRC-02"], words phrase!("descent-searches", hero = hero.arg(game));
    Finds { hero: HeroId, card: SearchId } => "finds {hero} {card}", ["DE-SRC-02"], say phrase!("descent-finds", hero = hero, card = card);
    Takes { hero: HeroId, item: ItemId } => "takes {hero} {item}", ["DE-SRC-02"], say phrase!("descent-takes", hero = hero, item = item);
    Gives { hero: HeroId, item: ItemId, other: HeroId } => "gives {hero} {item} {other}", ["DE-EQP-10"], say phrase!("descent-gives", hero = hero, item = item, other = other);
    GivesFound { hero: HeroId, card: SearchId, other: HeroId } => "gives {hero} {card} {other}", ["DE-EQP-10"], say phrase!("descent-gives", hero = hero, item = card, other = other);
    Equips { hero: HeroId, item: ItemId } => "equips {hero} {item}", ["DE-TRN-03", "DE-EQP-02"], say phrase!("descent-equips", hero = hero, item = item);
    Unequips { hero: HeroId, item: ItemId } => "unequips {hero} {item}", ["DE-TRN-03", "DE-EQP-02"], say phrase!("descent-unequips", hero = hero, item = item);
    Challenged { hero: HeroId, monster: MonsterId } => "challenged {hero} {monster}", ["DC-CLASS-76", "DC-CLASS-77"], say phrase!("descent-challenged", hero = hero, who = monster);
    OverlordDiscards { card: CardId } => "overlord-discards {card}", ["DE-OVC-08"], say phrase!("descent-overlord-discards", card = card);
    OverlordShows { card: CardId } => "overlord-shows {card}", ["DE-OVC-05"], say phrase!("descent-overlord-shows", card = card);
    TakesBack { card: CardId } => "takes-back {card}", ["DE-OVC-05"], say phrase!("descent-takes-back", card = card);
    Despairs { hero: HeroId } => "despairs {hero}", ["DE-OVC-05", "DE-ATT-03"], say phrase!("descent-despairs", hero = hero);
    Monkey { hero: HeroId } => "monkey {hero}", ["DE-OVC-05", "DE-ATT-03"], say phrase!("descent-monkey", hero = hero);
    PicksUp { hero: HeroId, at: Spot } => "picks-up {hero} {at}", ["DE-OBJ-01"], words phrase!("descent-picks-up", hero = hero.arg(game));
    Dropped { at: Spot } => "dropped {at}", ["DE-OBJ-04", "DE-OBJ-05"], say phrase!("descent-dropped", at = at);
    Frees { hero: HeroId, at: Spot } => "frees {hero} {at}", ["DE-OBJ-07"], words phrase!("descent-frees", hero = hero.arg(game));
    Slays { who: Who, at: Spot } => "slays {who} {at}", ["DE-OBJ-07"], words phrase!("descent-slays", who = who.arg(game));
    FindsKey { hero: HeroId } => "finds-key {hero}", ["DE-SRC-04"], say phrase!("descent-finds-key", hero = hero);
    Passage { at: Spot } => "passage {at}", ["DE-SEC-02"], say phrase!("descent-passage", at = at);
    Explores { hero: HeroId, room: RoomId } => "explores {hero} {room}", ["DE-SEC-05"], say phrase!("descent-explores", hero = hero, room = room);
    Reveals { hero: HeroId, challenge: Challenge } => "reveals {hero} {challenge}", ["DE-SEC-10"], say phrase!("descent-reveals", hero = hero, what = challenge);
    ChallengeGone { at: Spot } => "challenge-gone {at}", ["DE-SEC-12", "DE-SEC-14"], words phrase!("descent-challenge-gone");
    RoomCloses { room: RoomId } => "room-closes {room}", ["DE-SEC-15"], say phrase!("descent-room-closes", room = room);
    Crumbles { at: Spot } => "crumbles {at}", ["DE-TER-26"], say phrase!("descent-crumbles", at = at);
    Tainted { hero: HeroId, card: TaintId } => "tainted {hero} {card}", ["DE-TNT-03"], say phrase!("descent-tainted", hero = hero, card = card);
    Carries { of: MonsterTypeId, relic: ItemId } => "carries {of} {relic}", ["DE-REL-04"], say phrase!("descent-carries", who = of, item = relic);
    GoesDown { who: Who } => "goes-down {who}", ["DE-LTN-05"], say phrase!("descent-goes-down", who = who);
    Wakes { of: MonsterTypeId } => "wakes {of}", ["DE-MON-16"], say phrase!("descent-wakes", monsters = of);
    Refreshes { hero: HeroId } => "refreshes {hero}", ["DE-QST-10", "DE-QST-12"], say phrase!("descent-refreshes", hero = hero);
    EncounterEnds { side: Side } => "encounter-ends {side}", ["DE-QST-02"], words match side {
            Side::Heroes => phrase!("descent-encounter-heroes"),
            Side::Overlord => phrase!("descent-encounter-overlord"),
        };
    NextEncounter { quest: QuestId } => "next-encounter {quest}", ["DE-QST-08"], say phrase!("descent-next-encounter", quest = quest);
    Ends { side: Side } => "ends {side}", ["DE-QST-02"], words match side {
            Side::Heroes => phrase!("descent-heroes-win"),
            Side::Overlord => phrase!("descent-overlord-wins"),
        };
}
