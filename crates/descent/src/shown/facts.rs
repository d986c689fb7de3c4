//! What can be told: lines of the log.

use super::happenings::happenings;
use super::{names, surges, why};
use crate::Descent;
use crate::actions::damage::Cause;
use crate::content::{
    Always, AttackKind, Attribute, CardId, Challenge, Colour, Condition, DeedId, Face, ItemId, MonsterTypeId,
    QuestId, Rank, RoomId, SearchId, TaintId,
};
use crate::world::{AbilityRef, HeroId, Lasting, Lasts, MonsterId, Side, Who};
use board::square::{Body, Spot};
use std::fmt::Write as _;
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::{Happening, Term};
use table::{Seat, SeatSet, Viewers};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Fact {
    Round {
        round: u16,
    },
    Turn {
        hero: HeroId,
    },
    TurnEnds {
        hero: HeroId,
    },
    OverlordTurn,
    /// Only the overlord knows which card.
    OverlordDraws {
        seat: Seat,
        card: CardId,
    },
    OverlordDrew,
    Plays {
        card: CardId,
    },
    Activates {
        who: Who,
    },
    Acts {
        who: Who,
        n: u8,
        deed: DeedId,
    },
    Placed {
        who: Who,
        at: Spot,
    },
    Appears {
        who: Who,
        rank: Rank,
        body: Body,
    },
    Moves {
        who: Who,
        from: Spot,
        to: Spot,
    },
    Stands {
        who: Who,
        body: Body,
    },
    Points {
        who: Who,
        n: u8,
    },
    MoveEnds {
        who: Who,
    },
    Leaves {
        who: Who,
    },
    Attacks {
        attacker: Who,
        targets: Vec<(Who, Spot)>,
        kind: AttackKind,
    },
    Affected {
        who: Who,
    },
    Rolled {
        who: Who,
        colour: Colour,
        face: Face,
    },
    /// DE-DIC-09: a die is turned to another face.
    Turns {
        who: Who,
        colour: Colour,
        face: Face,
    },
    Misses {
        attacker: Who,
    },
    Surge {
        who: Who,
        of: AbilityRef,
    },
    Uses {
        hero: HeroId,
        of: AbilityRef,
    },
    Shields {
        who: Who,
        n: u8,
    },
    Deals {
        attacker: Who,
        who: Who,
        damage: u8,
        shields: u8,
        /// How many shields the attack ignores.
        pierce: u8,
        dealt: u8,
    },
    Suffers {
        who: Who,
        n: u8,
        cause: Cause,
    },
    Tires {
        hero: HeroId,
        n: u8,
    },
    Recovers {
        who: Who,
        n: u8,
    },
    Rests {
        hero: HeroId,
        n: u8,
    },
    TakesRest {
        hero: HeroId,
    },
    Gets {
        who: Who,
        condition: Condition,
    },
    Loses {
        who: Who,
        condition: Condition,
    },
    Defeated {
        who: Who,
    },
    KnockedOut {
        hero: HeroId,
    },
    Returns {
        hero: HeroId,
        at: Option<Spot>,
    },
    /// No shields: it failed without a roll.
    Tested {
        who: Who,
        of: Attribute,
        shields: Option<u8>,
        passed: bool,
    },
    Opens {
        who: Who,
        gate: u8,
    },
    Closes {
        who: Who,
        gate: u8,
    },
    Searches {
        hero: HeroId,
        at: Spot,
    },
    Finds {
        hero: HeroId,
        card: SearchId,
    },
    Takes {
        hero: HeroId,
        item: ItemId,
    },
    Gives {
        hero: HeroId,
        item: ItemId,
        other: HeroId,
    },
    GivesFound {
        hero: HeroId,
        card: SearchId,
        other: HeroId,
    },
    Equips {
        hero: HeroId,
        item: ItemId,
        on: bool,
    },
    Challenged {
        hero: HeroId,
        monster: MonsterId,
    },
    OverlordDiscards {
        card: CardId,
    },
    OverlordShows {
        card: CardId,
    },
    TakesBack {
        card: CardId,
    },
    Despairs {
        hero: HeroId,
    },
    Monkey {
        hero: HeroId,
    },
    PicksUp {
        hero: HeroId,
        at: Spot,
    },
    Dropped {
        at: Spot,
    },
    Frees {
        hero: HeroId,
        at: Spot,
    },
    Slays {
        who: Who,
        at: Spot,
    },
    FindsKey {
        hero: HeroId,
    },
    /// DE-SEC-02.
    Passage {
        at: Spot,
    },
    Explores {
        hero: HeroId,
        room: RoomId,
    },
    Reveals {
        hero: HeroId,
        challenge: Challenge,
    },
    ChallengeGone {
        at: Spot,
    },
    RoomCloses {
        room: RoomId,
    },
    Crumbles {
        at: Spot,
    },
    Tainted {
        hero: HeroId,
        card: TaintId,
    },
    /// DE-REL-04.
    Carries {
        of: MonsterTypeId,
        relic: ItemId,
    },
    /// DE-LTN-05.
    GoesDown {
        who: Who,
    },
    /// DE-MON-16.
    Wakes {
        of: MonsterTypeId,
    },
    Refreshes {
        hero: HeroId,
    },
    EncounterEnds {
        side: Side,
    },
    NextEncounter {
        quest: QuestId,
    },
    Ends {
        side: Side,
    },
}

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

impl table::Fact<Descent> for Fact {
    fn line(&self, game: &Descent, out: &mut String) {
        let hero = |id: &HeroId| game.hero_name(*id);
        let figure = |who: &Who| game.name_of_figure(*who);
        let item = |id: &ItemId| game.item(*id).name.as_str();
        // Writing into a string cannot fail.
        let _ = match self {
            Fact::Round { round } => write!(out, "round {round}"),
            Fact::Turn { hero: h } => write!(out, "turn {}", hero(h)),
            Fact::TurnEnds { hero: h } => write!(out, "turn-ends {}", hero(h)),
            Fact::OverlordTurn => write!(out, "overlord-turn"),
            Fact::OverlordDraws { card, .. } => write!(out, "overlord-draws {}", game.card(*card).name),
            Fact::OverlordDrew => write!(out, "overlord-draws a card"),
            Fact::Plays { card } => write!(out, "plays {}", game.card(*card).name),
            Fact::Activates { who } => write!(out, "activates {}", figure(who)),
            Fact::Acts { who, n, .. } => write!(out, "acts {} {}", figure(who), n + 1),
            Fact::Placed { who, at } => write!(out, "placed {} {at}", figure(who)),
            Fact::Appears { who, rank, body } => {
                write!(out, "appears {} {} {}", figure(who), rank.name(), names::place(*body))
            }
            Fact::Moves { who, to, .. } => write!(out, "moves {} {to}", figure(who)),
            Fact::Stands { who, body } => write!(out, "stands {} {}", figure(who), names::place(*body)),
            Fact::Points { who, n } => write!(out, "points {} {n}", figure(who)),
            Fact::MoveEnds { who } => write!(out, "move-ends {}", figure(who)),
            Fact::Leaves { who } => write!(out, "leaves {}", figure(who)),
            Fact::Attacks { attacker, targets, kind } => {
                let list: Vec<String> =
                    targets.iter().map(|(who, at)| format!("{}@{at}", figure(who))).collect();
                write!(out, "attacks {} {} {}", figure(attacker), list.join(" "), kind.name())
            }
            Fact::Affected { who } => write!(out, "affected {}", figure(who)),
            Fact::Rolled { who, colour, face } => {
                write!(out, "rolled {} {} {}", figure(who), colour.name(), face.text())
            }
            Fact::Misses { attacker } => write!(out, "misses {}", figure(attacker)),
            Fact::Surge { who, of } => write!(out, "surge {} {}", figure(who), game.ability_name(*of)),
            Fact::Uses { hero: h, of } => write!(out, "uses {} {}", hero(h), game.ability_name(*of)),
            Fact::Turns { who, colour, face } => {
                write!(out, "turns {} {} {}", figure(who), colour.name(), face.text())
            }
            Fact::Shields { who, n } => write!(out, "shields {} {n}", figure(who)),
            Fact::Deals { attacker, who, damage, shields, dealt, .. } => {
                write!(out, "deals {} {} {damage} - {shields} = {dealt}", figure(attacker), figure(who))
            }
            Fact::Suffers { who, n, .. } => write!(out, "damage {} {n}", figure(who)),
            Fact::Tires { hero: h, n } => write!(out, "fatigue {} {n}", hero(h)),
            Fact::Recovers { who, n } => write!(out, "recovers {} {n}", figure(who)),
            Fact::Rests { hero: h, n } => write!(out, "rests {} {n}", hero(h)),
            Fact::TakesRest { hero: h } => write!(out, "takes-rest {}", hero(h)),
            Fact::Gets { who, condition } => write!(out, "gets {} {}", figure(who), condition.name()),
            Fact::Loses { who, condition } => write!(out, "loses {} {}", figure(who), condition.name()),
            Fact::Defeated { who } => write!(out, "defeated {}", figure(who)),
            Fact::KnockedOut { hero: h } => write!(out, "knocked-out {}", hero(h)),
            Fact::Returns { hero: h, .. } => write!(out, "returns {}", hero(h)),
            Fact::Tested { who, of, shields, passed } => {
                let rolled = shields.map_or_else(|| "-".to_owned(), |n| n.to_string());
                let verdict = if *passed { "passed" } else { "failed" };
                write!(out, "tested {} {} {rolled} {verdict}", figure(who), of.name())
            }
            Fact::Opens { who, gate } => write!(out, "opens {} {gate}", figure(who)),
            Fact::Closes { who, gate } => write!(out, "closes {} {gate}", figure(who)),
            Fact::Searches { hero: h, at } => write!(out, "searches {} {at}", hero(h)),
            Fact::Finds { hero: h, card } => {
                write!(out, "finds {} {}", hero(h), game.search_card(*card).name)
            }
            Fact::Takes { hero: h, item: i } => write!(out, "takes {} {}", hero(h), item(i)),
            Fact::Gives { hero: h, item: i, other } => {
                write!(out, "gives {} {} {}", hero(h), item(i), hero(other))
            }
            Fact::GivesFound { hero: h, card, other } => {
                write!(out, "gives {} {} {}", hero(h), game.search_card(*card).name, hero(other))
            }
            Fact::Equips { hero: h, item: i, on: true } => write!(out, "equips {} {}", hero(h), item(i)),
            Fact::Equips { hero: h, item: i, on: false } => write!(out, "unequips {} {}", hero(h), item(i)),
            Fact::Challenged { hero: h, monster } => {
                write!(out, "challenged {} {}", hero(h), game.monster_name(*monster))
            }
            Fact::OverlordDiscards { card } => write!(out, "overlord-discards {}", game.card(*card).name),
            Fact::OverlordShows { card } => write!(out, "overlord-shows {}", game.card(*card).name),
            Fact::TakesBack { card } => write!(out, "takes-back {}", game.card(*card).name),
            Fact::Despairs { hero: h } => write!(out, "despairs {}", hero(h)),
            Fact::Monkey { hero: h } => write!(out, "monkey {}", hero(h)),
            Fact::PicksUp { hero: h, at } => write!(out, "picks-up {} {at}", hero(h)),
            Fact::Dropped { at } => write!(out, "dropped {at}"),
            Fact::Frees { hero: h, at } => write!(out, "frees {} {at}", hero(h)),
            Fact::Slays { who, at } => write!(out, "slays {} {at}", figure(who)),
            Fact::Refreshes { hero: h } => write!(out, "refreshes {}", hero(h)),
            Fact::FindsKey { hero: h } => write!(out, "finds-key {}", hero(h)),
            Fact::Passage { at } => write!(out, "passage {at}"),
            Fact::Explores { hero: h, room } => {
                write!(out, "explores {} {}", hero(h), game.content.rooms[usize::from(room.0)].name)
            }
            Fact::Reveals { hero: h, challenge } => {
                write!(out, "reveals {} {}", hero(h), super::special::challenge_name(game, *challenge))
            }
            Fact::ChallengeGone { at } => write!(out, "challenge-gone {at}"),
            Fact::RoomCloses { room } => {
                write!(out, "room-closes {}", game.content.rooms[usize::from(room.0)].name)
            }
            Fact::Crumbles { at } => write!(out, "crumbles {at}"),
            Fact::Tainted { hero: h, card } => {
                write!(out, "tainted {} {}", hero(h), game.content.tainted[usize::from(card.0)].name)
            }
            Fact::Carries { of, relic } => write!(out, "carries {} {}", game.monster(*of).name, item(relic)),
            Fact::GoesDown { who } => write!(out, "goes-down {}", figure(who)),
            Fact::Wakes { of } => write!(out, "wakes {}", game.monster(*of).name),
            Fact::EncounterEnds { side: Side::Heroes } => write!(out, "encounter-ends heroes"),
            Fact::EncounterEnds { side: Side::Overlord } => write!(out, "encounter-ends overlord"),
            Fact::NextEncounter { quest } => write!(out, "next-encounter {}", game.quest(*quest).name),
            Fact::Ends { side: Side::Heroes } => write!(out, "ends heroes"),
            Fact::Ends { side: Side::Overlord } => write!(out, "ends overlord"),
        };
    }

    fn say(&self, game: &Descent) -> Phrase {
        let hero = |id: &HeroId| names::hero(game, *id);
        let figure = |who: &Who| names::figure(game, *who);
        let item = |id: &ItemId| names::item(game, *id);
        let text = |what: String| Arg::text(what);
        match self {
            Fact::Round { round } => phrase!("descent-round", round = *round),
            Fact::Turn { hero: h } => phrase!("descent-turn", hero = hero(h)),
            Fact::TurnEnds { hero: h } => phrase!("descent-turn-ends", hero = hero(h)),
            Fact::OverlordTurn => phrase!("descent-overlord-turn"),
            Fact::OverlordDraws { card, .. } => {
                phrase!("descent-draws", card = names::overlord_card(game, *card))
            }
            Fact::OverlordDrew => phrase!("descent-drew"),
            Fact::Plays { card } => phrase!("descent-plays", card = names::overlord_card(game, *card)),
            Fact::Activates { who } => phrase!("descent-activates", who = figure(who)),
            Fact::Acts { who, deed, .. } => {
                phrase!("descent-acts", who = figure(who), deed = names::deed(game, *deed))
            }
            Fact::Placed { who, at } => {
                phrase!("descent-placed", who = figure(who), at = text(at.to_string()))
            }
            Fact::Appears { who, body, .. } => {
                phrase!("descent-appears", who = figure(who), body = names::place_said(*body))
            }
            Fact::Moves { who, to, .. } => {
                phrase!("descent-moves", who = figure(who), to = text(to.to_string()))
            }
            Fact::Stands { who, body } => {
                phrase!("descent-stands", who = figure(who), body = names::place_said(*body))
            }
            Fact::Points { who, n } => phrase!("descent-points", who = figure(who), n = *n),
            Fact::MoveEnds { who } => phrase!("descent-move-ends", who = figure(who)),
            Fact::Leaves { who } => phrase!("descent-leaves", who = figure(who)),
            Fact::Attacks { attacker, targets, kind } => {
                let list: Vec<Arg> = targets.iter().map(|(who, _)| figure(who)).collect();
                phrase!(
                    "descent-attacks",
                    attacker = figure(attacker),
                    targets = list,
                    kind = names::kind(*kind)
                )
            }
            Fact::Affected { who } => phrase!("descent-affected", who = figure(who)),
            Fact::Rolled { who, colour, face } => phrase!(
                "descent-rolled",
                who = figure(who),
                colour = names::colour(*colour),
                face = names::face(face)
            ),
            Fact::Misses { attacker } => phrase!("descent-misses", who = figure(attacker)),
            Fact::Surge { who, of } => {
                let card = surges::surge(game, *of).unwrap_or_else(|| names::ability(game, *of));
                phrase!("descent-surge", who = figure(who), card = card)
            }
            Fact::Uses { hero: h, of } => {
                phrase!("descent-uses", hero = hero(h), card = names::ability(game, *of))
            }
            Fact::Turns { who, colour, face } => phrase!(
                "descent-turns",
                who = figure(who),
                colour = names::colour(*colour),
                face = names::face(face)
            ),
            Fact::Shields { who, n } => phrase!("descent-shields", who = figure(who), n = *n),
            Fact::Deals { who, damage, shields, dealt, .. } => {
                phrase!(
                    "descent-deals",
                    who = figure(who),
                    damage = *damage,
                    shields = *shields,
                    dealt = *dealt
                )
            }
            Fact::Suffers { who, n, .. } => phrase!("descent-suffers", who = figure(who), n = *n),
            Fact::Tires { hero: h, n } => phrase!("descent-tires", hero = hero(h), n = *n),
            Fact::Recovers { who, n } => phrase!("descent-recovers", who = figure(who), n = *n),
            Fact::Rests { hero: h, n } => phrase!("descent-rests", hero = hero(h), n = *n),
            Fact::TakesRest { hero: h } => phrase!("descent-takes-rest", hero = hero(h)),
            Fact::Gets { who, condition } => {
                phrase!("descent-gets", who = figure(who), condition = names::condition(*condition))
            }
            Fact::Loses { who, condition } => {
                phrase!("descent-loses", who = figure(who), condition = names::condition(*condition))
            }
            Fact::Defeated { who } => phrase!("descent-defeated", who = figure(who)),
            Fact::KnockedOut { hero: h } => phrase!("descent-knocked-out", hero = hero(h)),
            Fact::Returns { hero: h, .. } => phrase!("descent-returns", hero = hero(h)),
            Fact::Tested { who, of, shields: None, .. } => {
                phrase!("descent-test-none", who = figure(who), of = names::attribute(*of))
            }
            Fact::Tested { who, of, shields: Some(n), passed: true } => {
                phrase!("descent-test-passed", who = figure(who), of = names::attribute(*of), n = *n)
            }
            Fact::Tested { who, of, shields: Some(n), passed: false } => {
                phrase!("descent-test-failed", who = figure(who), of = names::attribute(*of), n = *n)
            }
            Fact::Opens { who, .. } => phrase!("descent-opens", who = figure(who)),
            Fact::Closes { who, .. } => phrase!("descent-closes", who = figure(who)),
            Fact::Searches { hero: h, .. } => phrase!("descent-searches", hero = hero(h)),
            Fact::Finds { hero: h, card } => {
                phrase!("descent-finds", hero = hero(h), card = names::search_card(game, *card))
            }
            Fact::Takes { hero: h, item: i } => phrase!("descent-takes", hero = hero(h), item = item(i)),
            Fact::Gives { hero: h, item: i, other } => {
                phrase!("descent-gives", hero = hero(h), item = item(i), other = hero(other))
            }
            Fact::GivesFound { hero: h, card, other } => phrase!(
                "descent-gives",
                hero = hero(h),
                item = names::search_card(game, *card),
                other = hero(other)
            ),
            Fact::Equips { hero: h, item: i, on: true } => {
                phrase!("descent-equips", hero = hero(h), item = item(i))
            }
            Fact::Equips { hero: h, item: i, on: false } => {
                phrase!("descent-unequips", hero = hero(h), item = item(i))
            }
            Fact::Challenged { hero: h, monster } => {
                phrase!("descent-challenged", hero = hero(h), who = figure(&Who::Monster(*monster)))
            }
            Fact::OverlordDiscards { card } => {
                phrase!("descent-overlord-discards", card = names::overlord_card(game, *card))
            }
            Fact::OverlordShows { card } => {
                phrase!("descent-overlord-shows", card = names::overlord_card(game, *card))
            }
            Fact::TakesBack { card } => {
                phrase!("descent-takes-back", card = names::overlord_card(game, *card))
            }
            Fact::Despairs { hero: h } => phrase!("descent-despairs", hero = hero(h)),
            Fact::Monkey { hero: h } => phrase!("descent-monkey", hero = hero(h)),
            Fact::PicksUp { hero: h, .. } => phrase!("descent-picks-up", hero = hero(h)),
            Fact::Dropped { at } => phrase!("descent-dropped", at = text(at.to_string())),
            Fact::Frees { hero: h, .. } => phrase!("descent-frees", hero = hero(h)),
            Fact::Slays { who, .. } => phrase!("descent-slays", who = figure(who)),
            Fact::Refreshes { hero: h } => phrase!("descent-refreshes", hero = hero(h)),
            Fact::FindsKey { hero: h } => phrase!("descent-finds-key", hero = hero(h)),
            Fact::Passage { at } => phrase!("descent-passage", at = text(at.to_string())),
            Fact::Explores { hero: h, room } => {
                phrase!("descent-explores", hero = hero(h), room = names::room(game, *room))
            }
            Fact::Reveals { hero: h, challenge } => {
                phrase!("descent-reveals", hero = hero(h), what = names::challenge(game, *challenge))
            }
            Fact::ChallengeGone { .. } => phrase!("descent-challenge-gone"),
            Fact::RoomCloses { room } => phrase!("descent-room-closes", room = names::room(game, *room)),
            Fact::Crumbles { at } => phrase!("descent-crumbles", at = text(at.to_string())),
            Fact::Tainted { hero: h, card } => {
                phrase!("descent-tainted", hero = hero(h), card = names::taint(game, *card))
            }
            Fact::Carries { of, relic } => {
                phrase!("descent-carries", who = names::monster_type(game, *of), item = item(relic))
            }
            Fact::GoesDown { who } => phrase!("descent-goes-down", who = figure(who)),
            Fact::Wakes { of } => phrase!("descent-wakes", monsters = names::monster_type(game, *of)),
            Fact::EncounterEnds { side: Side::Heroes } => phrase!("descent-encounter-heroes"),
            Fact::EncounterEnds { side: Side::Overlord } => phrase!("descent-encounter-overlord"),
            Fact::NextEncounter { quest } => {
                let name = format!("de-quest-{}", game.quest(*quest).name);
                phrase!("descent-next-encounter", quest = Arg::name(name))
            }
            Fact::Ends { side: Side::Heroes } => phrase!("descent-heroes-win"),
            Fact::Ends { side: Side::Overlord } => phrase!("descent-overlord-wins"),
        }
    }

    fn rules(&self, _: &Descent) -> &'static [&'static str] {
        why::rules(self)
    }

    fn terms(&self, _: &Descent) -> Vec<Term> {
        why::terms(self)
    }

    fn shows(&self, game: &Descent) -> Vec<Happening> {
        happenings(game, self)
    }

    /// DE-HID-01: which card the overlord has drawn only the overlord knows.
    fn to(&self) -> Viewers {
        match self {
            Fact::OverlordDraws { seat, .. } => Viewers::Only(SeatSet::one(*seat)),
            _ => Viewers::Everybody,
        }
    }
}
