//! Everything that changes in the vault.

use super::attack::Attack;
use super::content::{CardId, Treasure};
use super::movement::Moving;
use crate::Between;
use crate::{At, Bag, Broken, Chance, Deck, Seat, SeatSet, WhenEmpty};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The warden's seat.
pub const WARDEN: Seat = Seat(0);
/// SA-GEN-03: the last round.
pub const LAST_ROUND: u8 = 8;
/// The most hit points a hero can have.
pub const HERO_HP: u8 = 5;
/// A ghoul's hit points.
pub const GHOUL_HP: u8 = 2;
/// SA-TRN-04, SA-END-02: the most cards in a hand.
pub const HAND: usize = 3;

/// A hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HeroId(pub u8);

/// A ghoul, by the number on its base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GhoulId(pub u8);

/// A square of the vault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Square {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
}

/// Somebody who attacks or is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A hero.
    Hero(HeroId),
    /// A ghoul.
    Ghoul(GhoulId),
}

/// Who can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    Warden,
    Heroes,
}

/// Where in the round the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stage {
    Plan,
    NextHero,
    Turn,
    Ghouls,
    EndOfRound,
}

/// SA-PLN-02: how a hero goes about this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Moves further.
    Bold,
    /// Suffers less.
    Wary,
}

/// Cards in hand, and who knows them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// The cards, sorted.
    pub cards: Vec<CardId>,
    /// Who may look.
    pub known_to: SeatSet,
}

/// A hero on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hero {
    /// Where it stands.
    pub at: Square,
    /// Its hit points.
    pub hp: u8,
    /// Its cards.
    pub hand: Hand,
    /// SA-PLN-02: the card kept ready, known to those who know the hand.
    pub ready: Option<CardId>,
    /// Its stance.
    pub stance: Stance,
    /// SA-PLN-04: whether the others know the stance.
    pub stance_known: bool,
    /// Whether it is poisoned.
    pub venom: bool,
    /// Its salves.
    pub salves: u8,
    /// Its coins.
    pub coins: u8,
    /// Whether it has had its turn this round.
    pub acted: bool,
}

/// A ghoul on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ghoul {
    /// Which one.
    pub id: GhoulId,
    /// Where it stands.
    pub at: Square,
    /// Its hit points.
    pub hp: u8,
    /// SA-MOV-02: the heroes at whom it has snapped in their present turns.
    pub snapped: Vec<HeroId>,
    /// Whether it has had its turn this round.
    pub acted: bool,
}

/// SA-PLN-03: a card that waits for a hero.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ambush {
    /// The card.
    pub card: CardId,
    /// The hero.
    pub hero: HeroId,
    /// The heroes who have been attacked since without springing it: everybody knows that it is not theirs.
    pub not_for: [bool; 3],
}

/// What the warden has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Warden {
    /// The hand.
    pub hand: Hand,
    /// The ambush, known to those who know the hand.
    pub ambush: Option<Ambush>,
}

/// A hero's turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub hero: HeroId,
    /// The actions left.
    pub actions: u8,
    /// SA-TRN-03: whether it has been held.
    pub held: bool,
}

/// What is being resolved; empty at rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnderWay {
    /// The move.
    pub moving: Option<Moving>,
    /// The attacks, the innermost last.
    pub attacks: Vec<Attack>,
}

/// The world of the vault.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// Where in the round it stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// The heroes.
    pub heroes: Vec<Hero>,
    /// The ghouls, by number.
    pub ghouls: Vec<Ghoul>,
    /// The warden.
    pub warden: Warden,
    /// The warden's deck.
    pub warden_deck: Deck<CardId>,
    /// The heroes' deck.
    pub hero_deck: Deck<CardId>,
    /// What can be found.
    pub bag: Bag<Treasure>,
    /// How many squares wide and high the vault is.
    pub size: Square,
    /// The pillars.
    pub pillars: Vec<Square>,
    /// The chests that nobody has opened.
    pub chests: Vec<Square>,
    /// Where ghouls rise.
    pub gate: Square,
    /// The turn under way.
    pub turn: Option<Turn>,
    /// SA-TRN-03: turns that are held; the last one goes on first.
    pub held: Vec<Turn>,
    /// What is being resolved.
    pub under_way: UnderWay,
    /// Who has won.
    pub ended: Option<Side>,
}

impl HeroId {
    /// The seat that plays this hero.
    pub fn seat(self) -> Seat {
        Seat(self.0 + 1)
    }

    /// The hero of a seat.
    pub fn of(seat: Seat) -> Option<HeroId> {
        seat.0.checked_sub(1).filter(|h| *h < 3).map(HeroId)
    }

    /// The hero's name.
    pub fn name(self) -> &'static str {
        ["ash", "birch", "cedar"][usize::from(self.0.min(2))]
    }
}

impl fmt::Display for HeroId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for GhoulId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ghoul-{}", self.0)
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::Hero(hero) => hero.fmt(f),
            Figure::Ghoul(ghoul) => ghoul.fmt(f),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl Square {
    /// The square in this column and row.
    pub const fn new(x: i8, y: i8) -> Square {
        Square { x, y }
    }

    /// Steps between two squares.
    pub fn distance(self, other: Square) -> u8 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }

    /// The four squares beside it.
    pub fn beside(self) -> [Square; 4] {
        let Square { x, y } = self;
        [Square::new(x, y - 1), Square::new(x - 1, y), Square::new(x + 1, y), Square::new(x, y + 1)]
    }
}

impl Hand {
    /// A hand that only this seat may look at.
    pub fn of(seat: Seat, cards: Vec<CardId>) -> Hand {
        let mut hand = Hand { cards, known_to: SeatSet::one(seat) };
        hand.cards.sort();
        hand
    }

    /// The different cards in it.
    pub fn kinds(&self) -> Vec<CardId> {
        let mut kinds = self.cards.clone();
        kinds.dedup();
        kinds
    }

    /// Puts a card into it.
    pub fn add(&mut self, card: CardId) {
        self.cards.push(card);
        self.cards.sort();
    }

    /// Takes a card out of it.
    pub fn take(&mut self, card: CardId) -> Option<CardId> {
        let i = self.cards.iter().position(|c| *c == card)?;
        Some(self.cards.remove(i))
    }
}

impl Hero {
    /// A hero as the game begins.
    pub fn new(id: HeroId, at: Square) -> Hero {
        Hero {
            at,
            hp: HERO_HP,
            hand: Hand::of(id.seat(), Vec::new()),
            ready: None,
            stance: Stance::Bold,
            stance_known: true,
            venom: false,
            salves: 0,
            coins: 0,
            acted: false,
        }
    }
}

impl World {
    /// SA-GEN-01: the vault as the game begins.
    pub fn new(heroes: u8, chance: &mut Chance) -> World {
        let mut world = World::empty();
        for h in 0..heroes {
            let mut hero = Hero::new(HeroId(h), Square::new(0, h as i8));
            hero.hand.cards = world.hero_deck.deal(HAND, chance);
            world.heroes.push(hero);
        }
        world.warden.hand.cards = world.warden_deck.deal(HAND, chance);
        world.rise();
        world.ghouls.push(Ghoul::new(GhoulId(2), Square::new(3, 1)));
        world
    }

    /// The vault with nobody in it.
    pub fn empty() -> World {
        World {
            stage: Stage::Plan,
            round: 1,
            heroes: Vec::new(),
            ghouls: Vec::new(),
            warden: Warden { hand: Hand::of(WARDEN, Vec::new()), ambush: None },
            warden_deck: Deck::new(CardId::deck(false), WhenEmpty::Reshuffle),
            hero_deck: Deck::new(CardId::deck(true), WhenEmpty::Reshuffle),
            bag: Bag::new(Treasure::BAG),
            size: Square::new(6, 4),
            pillars: vec![Square::new(2, 1), Square::new(3, 2)],
            chests: vec![Square::new(3, 0), Square::new(5, 1), Square::new(2, 3), Square::new(4, 3)],
            gate: Square::new(5, 0),
            turn: None,
            held: Vec::new(),
            under_way: UnderWay::default(),
            ended: None,
        }
    }

    /// A hero.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[usize::from(id.0)]
    }

    /// A hero, to be changed.
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[usize::from(id.0)]
    }

    /// All heroes.
    pub fn hero_ids(&self) -> impl Iterator<Item = HeroId> + use<> {
        (0..self.heroes.len() as u8).map(HeroId)
    }

    /// The seats of the heroes.
    pub fn hero_seats(&self) -> SeatSet {
        SeatSet::of(self.hero_ids().map(HeroId::seat))
    }

    /// A ghoul, if it is on the board.
    pub fn ghoul(&self, id: GhoulId) -> Option<&Ghoul> {
        self.ghouls.iter().find(|g| g.id == id)
    }

    /// A ghoul, to be changed.
    pub fn ghoul_mut(&mut self, id: GhoulId) -> Option<&mut Ghoul> {
        self.ghouls.iter_mut().find(|g| g.id == id)
    }

    /// Where a figure stands; `None` if it is gone.
    pub fn place(&self, figure: Figure) -> Option<Square> {
        match figure {
            Figure::Hero(hero) => Some(self.hero(hero).at),
            Figure::Ghoul(ghoul) => self.ghoul(ghoul).map(|g| g.at),
        }
    }

    /// How one square lies to another; a figure needs as many steps as there are free squares on its way.
    pub fn between(&self, walks: bool, from: &str, to: &str) -> Option<Between> {
        let squares = || (0..self.size.y).flat_map(|y| (0..self.size.x).map(move |x| Square::new(x, y)));
        let named = |name: &str| squares().find(|square| square.to_string() == name);
        let (from, to) = (named(from)?, named(to)?);
        let mut far: Vec<(Square, u32)> = vec![(from, 0)];
        let mut next = 0;
        while let Some((at, steps)) = far.get(next).copied() {
            next += 1;
            for beside in at.beside() {
                if self.is_free(beside) && far.iter().all(|(known, _)| *known != beside) {
                    far.push((beside, steps + 1));
                }
            }
        }
        let way = far.iter().find(|(square, _)| *square == to).map(|(_, steps)| *steps);
        Some(Between {
            sees: true,
            beside: from.distance(to) == 1,
            distance: Some(from.distance(to).into()),
            way: way.filter(|_| walks),
        })
    }

    /// SA-MOV-01: whether a figure can step on this square.
    pub fn is_free(&self, square: Square) -> bool {
        (0..self.size.x).contains(&square.x)
            && (0..self.size.y).contains(&square.y)
            && !self.pillars.contains(&square)
            && self.heroes.iter().all(|h| h.at != square)
            && self.ghouls.iter().all(|g| g.at != square)
    }

    /// The heroes beside a square.
    pub fn heroes_beside(&self, square: Square) -> impl Iterator<Item = HeroId> + '_ {
        self.hero_ids().filter(move |h| self.hero(*h).at.distance(square) == 1)
    }

    /// The ghouls beside a square.
    pub fn ghouls_beside(&self, square: Square) -> impl Iterator<Item = &Ghoul> {
        self.ghouls.iter().filter(move |g| g.at.distance(square) == 1)
    }

    /// SA-END-02: a ghoul rises at the gate, if there is room for it and there are fewer than three.
    pub fn rise(&mut self) -> Option<GhoulId> {
        let id = (1..=3).map(GhoulId).find(|id| self.ghoul(*id).is_none())?;
        if !self.is_free(self.gate) {
            return None;
        }
        self.ghouls.push(Ghoul::new(id, self.gate));
        self.ghouls.sort_by_key(|g| g.id);
        Some(id)
    }

    /// Whether the world is possible at all.
    pub fn check(&self, at: At) -> Result<(), Broken> {
        let broken = |text: String| Err(Broken::Check(text));
        if at == At::Rest && self.under_way != UnderWay::default() {
            return broken(format!("at rest, but under way: {:?}", self.under_way));
        }
        if at == At::Rest && self.stage == Stage::Turn && self.turn.is_none() && self.ended.is_none() {
            return broken("a turn without a hero".to_owned());
        }
        if !(1..=LAST_ROUND).contains(&self.round) || !(1..=3).contains(&self.heroes.len()) {
            return broken(format!("round {} with {} heroes", self.round, self.heroes.len()));
        }
        let is_hero = |hero: HeroId| usize::from(hero.0) < self.heroes.len();
        let turns = self.turn.iter().chain(&self.held).map(|turn| turn.hero);
        if let Some(nobody) = turns.chain(self.warden.ambush.iter().map(|a| a.hero)).find(|h| !is_hero(*h)) {
            return broken(format!("{nobody} is not in this game"));
        }
        let figures = self.heroes.iter().map(|h| h.at).chain(self.ghouls.iter().map(|g| g.at));
        let mut places: Vec<Square> = figures.chain(self.pillars.iter().copied()).collect();
        places.sort_unstable();
        if let Some(twice) = places.windows(2).find(|two| two[0] == two[1]) {
            return broken(format!("two things stand on {}", twice[0]));
        }
        let on_board = |s: &Square| (0..self.size.x).contains(&s.x) && (0..self.size.y).contains(&s.y);
        if let Some(off) = places.iter().find(|s| !on_board(s)) {
            return broken(format!("something stands on {off}, off the board"));
        }
        for ghoul in &self.ghouls {
            let known = (1..=3).contains(&ghoul.id.0);
            let alone = self.ghouls.iter().filter(|g| g.id == ghoul.id).count() == 1;
            if !known || !alone || !(1..=GHOUL_HP).contains(&ghoul.hp) {
                return broken(format!("{} with {} hit points", ghoul.id, ghoul.hp));
            }
        }
        for hero in self.hero_ids() {
            let Hero { hp, .. } = *self.hero(hero);
            if hp > HERO_HP || (hp == 0 && self.ended.is_none()) {
                return broken(format!("{hero} has {hp} hit points"));
            }
        }
        for heroes in [true, false] {
            let all: Vec<CardId> = CardId::deck(heroes).collect();
            let mut found = self.cards(heroes);
            found.sort();
            if found != all {
                return broken(format!("the cards are not complete: {found:?}"));
            }
        }
        Ok(())
    }

    /// Every card of one side, wherever it is.
    fn cards(&self, heroes: bool) -> Vec<CardId> {
        let deck = if heroes { &self.hero_deck } else { &self.warden_deck };
        let mut cards = deck.cards_left();
        cards.extend(deck.discarded());
        if heroes {
            cards.extend(self.heroes.iter().flat_map(|h| h.hand.cards.iter().chain(&h.ready)));
        } else {
            cards.extend(self.warden.hand.cards.iter().chain(self.warden.ambush.iter().map(|a| &a.card)));
        }
        cards
    }
}

impl Ghoul {
    /// A ghoul that has just risen.
    pub fn new(id: GhoulId, at: Square) -> Ghoul {
        Ghoul { id, at, hp: GHOUL_HP, snapped: Vec::new(), acted: false }
    }
}
