//! Everything that changes in a scenario.

mod agreed;
mod board_now;
mod campaign;
mod decks;
mod dungeon;
mod figures;
mod foes;
mod hero;
mod level;
mod place;
mod results;
mod tally;
mod turns;
mod under_way;

pub use agreed::{Ended, Extra, Variants};
pub use board_now::{Board, Boards};
pub use campaign::Campaign;
pub use decks::ModifierDeck;
pub(crate) use dungeon::Made;
pub use dungeon::{Dungeon, Penalties, Severity};
pub use figures::{
    Body, Bonus, Bonuses, FigureId, Held, HeroId, MonsterId, ObjectiveId, ObjectiveKindId, Side, Spot,
    SummonId,
};
pub(crate) use foes::deck_state;
pub use foes::{DeckCard, DeckState, Drawn, Monster, Objective};
pub use hero::{ActiveCard, Gear, GearState, Hero, Summon};
pub use level::{Difficulty, scenario_level};
pub use place::{Trap, TrapDamage};
pub use results::{Results, Taken};
pub use tally::Tally;
pub use turns::{Doing, Elements, Place, Played, Stage, Strength, Trail, Turn};
pub use under_way::{Blow, Cause, Counting, Damage, Force, Moving, UnderWay, Volley};

use crate::content::{
    AbilityCard, CardId, Condition, Content, GoalId, KindId, ModifierId, MonsterCardId, RoomCardId, Stats,
    Treasure,
};
use crate::rulings::Rulings;
use crate::{Edition, Haven};
use board::hex::Terrain;
use board::{SpaceId, SpaceSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;
use table::{At, Broken, Deck, SeatSet, WhenEmpty};

/// The world of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// By which book.
    pub edition: Edition,
    /// How its open questions are answered.
    pub rulings: Rulings,
    /// Where in the round it stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// The last round of an arena; 0 for no end.
    pub last_round: u8,
    /// GH-LVL-02: the scenario level.
    pub level: u8,
    /// What the table has agreed on.
    pub variants: Variants,
    /// The board.
    pub board: Arc<Board>,
    /// Traps that have not been sprung.
    pub traps: SmallVec<[Trap; 8]>,
    /// Money tokens on the board, one entry each.
    pub coins: SmallVec<[SpaceId; 16]>,
    /// GH-MAP-22: the first hexes of the obstacles of several hexes that are destroyed.
    pub destroyed: SmallVec<[SpaceId; 2]>,
    /// Treasure tiles on the board.
    pub treasures: SmallVec<[(SpaceId, Treasure); 4]>,
    /// GH-MAP-27: numbered treasures that were looted, and by whom.
    pub found: SmallVec<[(HeroId, u8); 2]>,
    /// GH-MAP-28: items found in them, by their numbers.
    pub found_items: SmallVec<[(HeroId, u8); 2]>,
    /// The scenario, by its place in the content; none in an arena or a position.
    pub scenario: Option<u8>,
    /// The campaign in which it is played; none, if it is played for its own sake.
    pub campaign: Option<Arc<Campaign>>,
    /// GH-VAR-12: the random dungeon that is played instead of a scenario.
    pub dungeon: Option<Box<Dungeon>>,
    /// GH-VAR-14: the room cards below the top one; its discards are those that did not fit.
    pub room_cards: Deck<RoomCardId>,
    /// GH-VAR-14: the monster cards.
    pub monster_cards: Deck<MonsterCardId>,
    /// How far setting up has come.
    pub setup_step: u8,
    /// GH-REV-01: which rooms are revealed, as bits.
    pub revealed: u16,
    /// The spaces of rooms that are not.
    pub hidden: SpaceSet,
    /// GH-SPC-05: which doors are locked, as bits.
    pub locked: u64,
    /// The next door that a boss opens.
    pub next_door: u8,
    /// Which special rules are over, as bits.
    pub rules_over: u16,
    /// GH-REV-06: the kinds whose figures came in the turn under way.
    pub arrived: SmallVec<[KindId; 4]>,
    /// Monsters killed.
    pub kills: u8,
    /// Rounds that began without a monster on the map.
    pub empty_rounds: u8,
    /// The battle goals that are left.
    pub goal_deck: Deck<GoalId>,
    /// The characters, by place in the party.
    pub heroes: Vec<Hero>,
    /// The monsters, elites first, then by number within their kind (GH-MON-15).
    pub monsters: Vec<Monster>,
    /// The summons, in the order in which they came.
    pub summons: Vec<Summon>,
    /// GH-SPC-07, GH-SPC-12: obstacles with hit points and allied figures, those that are gone too.
    pub objectives: Vec<Objective>,
    /// The ability decks of the kinds in play.
    pub decks: Vec<DeckState>,
    /// GH-AMD-02: the one deck of all monsters.
    pub monster_modifiers: ModifierDeck,
    /// The elements.
    pub elements: Elements,
    /// GH-ELE-06, GH-ELE-11: for which signs of its card, by their number, a type has consumed an element this
    /// round.
    pub paid: SmallVec<[(KindId, u8); 4]>,
    /// Whose turns are still to come this round.
    pub queue: SmallVec<[Place; 16]>,
    /// GH-INI-03..09: characters and types in the order of this round, ties settled; empty before it is made.
    pub order: SmallVec<[Place; 16]>,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// What is being resolved.
    pub under_way: UnderWay,
    /// What only this position has.
    pub extra: Arc<Extra>,
    /// How it has ended.
    pub ended: Option<Ended>,
    /// What it has brought, once it is over.
    pub results: Option<Box<Results>>,
}

impl World {
    /// A character.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[usize::from(id.place)]
    }

    /// A character, to be changed.
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[usize::from(id.place)]
    }

    /// A monster, if it is on the board.
    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        self.monsters.iter().find(|m| m.id == id)
    }

    /// A monster, to be changed.
    pub fn monster_mut(&mut self, id: MonsterId) -> Option<&mut Monster> {
        self.monsters.iter_mut().find(|m| m.id == id)
    }

    /// An objective, if it is on the board.
    pub fn objective(&self, figure: FigureId) -> Option<&Objective> {
        self.objectives.iter().find(|o| o.figure() == figure && !o.gone)
    }

    /// An objective, to be changed.
    pub fn objective_mut(&mut self, figure: FigureId) -> Option<&mut Objective> {
        self.objectives.iter_mut().find(|o| o.figure() == figure && !o.gone)
    }

    /// A figure's body; nothing, if it is not on the board.
    pub fn body(&self, figure: FigureId) -> Option<&Body> {
        match figure {
            FigureId::Hero(id) => self.heroes.get(usize::from(id.place)).filter(|h| !h.gone).map(|h| &h.body),
            FigureId::Monster(id) => self.monster(id).map(|m| &m.body),
            FigureId::Summon(id) => self.summons.iter().find(|s| s.id == id).map(|s| &s.body),
            FigureId::Ally(_) | FigureId::Obstacle(_) => self.objective(figure).map(|o| &o.body),
        }
    }

    /// A figure's body, to be changed.
    pub fn body_mut(&mut self, figure: FigureId) -> Option<&mut Body> {
        match figure {
            FigureId::Hero(id) => {
                self.heroes.get_mut(usize::from(id.place)).filter(|h| !h.gone).map(|h| &mut h.body)
            }
            FigureId::Monster(id) => self.monster_mut(id).map(|m| &mut m.body),
            FigureId::Summon(id) => self.summons.iter_mut().find(|s| s.id == id).map(|s| &mut s.body),
            FigureId::Ally(_) | FigureId::Obstacle(_) => self.objective_mut(figure).map(|o| &mut o.body),
        }
    }

    /// Whether the figure is on the board.
    pub fn is_there(&self, figure: FigureId) -> bool {
        self.body(figure).is_some()
    }

    /// Where a figure stands.
    pub fn at(&self, figure: FigureId) -> Option<SpaceId> {
        self.body(figure).map(|b| b.at)
    }

    /// Whether the figure has a condition.
    pub fn has(&self, figure: FigureId, condition: Condition) -> bool {
        self.body(figure).is_some_and(|b| b.has(condition))
    }

    /// All figures on the board: characters, summons, monsters, objectives.
    pub fn figures(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.bodies().map(|(figure, _)| figure)
    }

    /// All figures with their bodies.
    pub fn bodies(&self) -> impl Iterator<Item = (FigureId, &Body)> + '_ {
        let heroes = self.heroes.iter().filter(|h| !h.gone).map(|h| (FigureId::Hero(h.id), &h.body));
        let summons = self.summons.iter().map(|s| (FigureId::Summon(s.id), &s.body));
        let monsters = self.monsters.iter().map(|m| (FigureId::Monster(m.id), &m.body));
        let objectives = self.objectives.iter().filter(|o| !o.gone).map(|o| (o.figure(), &o.body));
        heroes.chain(summons).chain(monsters).chain(objectives)
    }

    /// GH-MAP-31: who stands on a space.
    pub fn figure_at(&self, at: SpaceId) -> Option<FigureId> {
        self.bodies().find(|(_, body)| body.at == at).map(|(figure, _)| figure)
    }

    /// The enemies of a figure.
    pub fn enemies_of(&self, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(move |other| figure.is_enemy_of(*other))
    }

    /// GH-TRN-06: the allies of a figure, not itself.
    pub fn allies_of(&self, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(move |other| *other != figure && figure.is_ally_of(*other))
    }

    /// Who answers for a figure on the characters' side: its owner; for an allied figure, the first character that is
    /// there.
    pub fn player_of(&self, figure: FigureId) -> Option<HeroId> {
        match figure {
            FigureId::Ally(_) => self.heroes.iter().find(|h| !h.exhausted).map(|h| h.id),
            _ => figure.owner(),
        }
    }

    /// The seats of all players.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.heroes.len())
    }

    /// A space with its name.
    pub fn spot(&self, space: SpaceId) -> Spot {
        Spot { space, name: self.board.name(space) }
    }

    /// How far two spaces are apart, around walls; nothing, if walls cut them off (GH-ATK-11).
    pub fn distance(&self, a: SpaceId, b: SpaceId) -> Option<u16> {
        self.board.range.between(a, b)
    }

    /// GH-MAP-30: no figure, no token and no overlay tile but corridors, pressure plates and open doors.
    pub fn is_empty_hex(&self, at: SpaceId) -> bool {
        let terrain = match self.board.map.terrain(at) {
            // Where a trap lay is floor once it is sprung.
            Terrain::Floor | Terrain::Trap => true,
            Terrain::Door => !self.board.map.is_closed(at, self.board.doors),
            _ => false,
        };
        terrain
            && self.figure_at(at).is_none()
            && self.traps.iter().all(|t| t.at != at)
            && !self.coins.contains(&at)
            && self.treasures.iter().all(|(t, _)| *t != at)
            && self.is_in_play(at)
    }

    /// GH-MON-05, GH-MOV-08: whether a figure flies.
    pub fn flies(&self, game: &Haven, figure: FigureId) -> bool {
        match figure {
            FigureId::Hero(hero) => self.hero(hero).flying,
            FigureId::Monster(monster) => game.kind(monster.kind).flying,
            FigureId::Summon(summon) => game.summon(summon.kind).flying,
            FigureId::Ally(_) | FigureId::Obstacle(_) => false,
        }
    }

    /// GH-MON-01, GH-MON-02, GH-MON-14: the row of the stat card that a monster or summon goes by.
    pub fn stats<'g>(&self, game: &'g Haven, figure: FigureId) -> Option<&'g Stats> {
        match figure {
            FigureId::Hero(_) | FigureId::Ally(_) | FigureId::Obstacle(_) => None,
            FigureId::Monster(id) => {
                let rank = self.monster(id)?.rank;
                game.kind(id.kind).rows(rank).get(usize::from(self.monster_level()))
            }
            FigureId::Summon(id) => Some(&game.summon(id.kind).stats),
        }
    }

    /// The card by which a kind of monster acts this round.
    pub fn card_of<'w>(&'w self, game: &'w Haven, kind: KindId) -> Option<&'w AbilityCard> {
        let deck = game.deck_of(kind);
        let deck = self.decks.iter().find(|d| d.deck == deck)?;
        let own = deck.each.iter().find(|(of, _)| *of == kind).map(|(_, card)| *card);
        match own.or(deck.drawn)? {
            Drawn::Card(card) => game.ability_card(card),
            Drawn::Extra(n) => self.extra.cards.get(usize::from(n)),
        }
    }

    /// The modifier deck that a figure draws from (GH-AMD-02, GH-SUM-07).
    pub fn modifiers_mut(&mut self, figure: FigureId) -> &mut ModifierDeck {
        match figure.owner() {
            Some(hero) => &mut self.hero_mut(hero).modifiers,
            None => &mut self.monster_modifiers,
        }
    }

    /// Keeps the monsters in the order in which they act (GH-MON-15).
    pub fn sort_monsters(&mut self) {
        self.monsters.sort_by_key(|m| (m.id.kind, m.rank, m.id.number));
    }

    /// Whether the world is possible at all.
    pub fn check(&self, content: &Content, at: At) -> Result<(), Broken> {
        let broken = |text: String| Err(Broken::check(text));
        if at == At::Rest && self.under_way != UnderWay::default() {
            return broken(format!("at rest, but under way: {:?}", self.under_way));
        }
        let figures: Vec<FigureId> = self.figures().collect();
        for (n, figure) in figures.iter().enumerate() {
            let Some(body) = self.body(*figure) else { continue };
            if body.hp > body.most || (at == At::Rest && body.hp == 0) {
                return broken(format!("{figure:?} has {} of {} hit points", body.hp, body.most));
            }
            // On the way through an ally two figures share a space; never at rest.
            if at == At::Rest && figures[n + 1..].iter().any(|other| self.at(*other) == Some(body.at)) {
                return broken(format!("{figure:?} shares {}", self.board.name(body.at)));
            }
            if self.board.map.is_closed(body.at, self.board.doors) {
                return broken(format!("{figure:?} stands in a wall"));
            }
            if at == At::Rest
                && !body.fresh.is_empty()
                && self.turn.as_ref().is_none_or(|t| t.figure != *figure)
            {
                return broken(format!("{figure:?} has conditions of its own turn outside of it"));
            }
        }
        for hero in &self.heroes {
            let piles = hero.hand.iter().chain(&hero.selected).chain(&hero.discard);
            let active = hero.active.iter().map(|a| &a.card);
            let mut cards: Vec<CardId> = piles.chain(&hero.lost).chain(active).copied().collect();
            cards.sort();
            if cards.windows(2).any(|pair| pair[0] == pair[1]) {
                return broken(format!("{:?} has a card in two piles", hero.id));
            }
            // GH-FIN-04: when all is over, they return.
            if hero.exhausted && cards.len() != hero.lost.len() && self.stage != Stage::Over {
                return broken(format!("{:?} is exhausted, but has cards that are not lost", hero.id));
            }
        }
        let decks = self.heroes.iter().map(|h| &h.modifiers).chain([&self.monster_modifiers]);
        for deck in decks.filter(|_| at == At::Rest) {
            let staying = deck.staying(content);
            if staying != deck.size {
                return broken(format!("a modifier deck of {} cards has {staying}", deck.size));
            }
        }
        for (monsters, supply) in [(true, 10), (false, 10)] {
            let curses = self.cards_in_decks(content.curse, monsters);
            if curses > supply {
                return broken(format!("{curses} curses of {supply}"));
            }
        }
        Ok(())
    }

    /// How many of a modifier card are in the decks of one side, discards included.
    pub fn cards_in_decks(&self, card: ModifierId, monsters: bool) -> usize {
        let count = |deck: &ModifierDeck| {
            let left = deck.cards.cards_left();
            left.iter().chain(deck.cards.discarded()).filter(|c| **c == card).count()
        };
        match monsters {
            true => count(&self.monster_modifiers),
            false => self.heroes.iter().map(|h| count(&h.modifiers)).sum(),
        }
    }

    /// GH-TRN-04: whether a card's action is still being performed.
    pub fn is_under_way(&self, card: CardId) -> bool {
        let doing = self.turn.as_ref().and_then(|t| t.doing.as_ref());
        matches!(doing.map(|d| d.what), Some(Played::Printed(other, _)) if other == card)
    }

    /// Whose card it is that is active.
    pub fn owner_of(&self, card: CardId) -> Option<HeroId> {
        self.heroes.iter().find(|h| h.active.iter().any(|a| a.card == card)).map(|h| h.id)
    }

    /// Every body, to be changed.
    pub fn each_body(&mut self, mut change: impl FnMut(&mut crate::world::Body)) {
        self.heroes.iter_mut().for_each(|h| change(&mut h.body));
        self.monsters.iter_mut().for_each(|m| change(&mut m.body));
        self.summons.iter_mut().for_each(|s| change(&mut s.body));
        self.objectives.iter_mut().for_each(|o| change(&mut o.body));
    }
}

/// A world with nobody in it.
pub(crate) fn empty(board: Arc<Board>, edition: Edition, rulings: Rulings) -> World {
    World {
        edition,
        rulings,
        stage: Stage::Turns,
        round: 1,
        last_round: 0,
        level: 1,
        variants: Variants::default(),
        board,
        traps: SmallVec::new(),
        coins: SmallVec::new(),
        destroyed: SmallVec::new(),
        treasures: SmallVec::new(),
        found: SmallVec::new(),
        found_items: SmallVec::new(),
        scenario: None,
        campaign: None,
        dungeon: None,
        room_cards: Deck::new([], WhenEmpty::Reshuffle),
        monster_cards: Deck::new([], WhenEmpty::Stay),
        setup_step: 0,
        revealed: 0,
        hidden: SpaceSet::default(),
        locked: 0,
        next_door: 0,
        rules_over: 0,
        arrived: SmallVec::new(),
        kills: 0,
        empty_rounds: 0,
        goal_deck: Deck::new([], WhenEmpty::Reshuffle),
        heroes: Vec::new(),
        monsters: Vec::new(),
        summons: Vec::new(),
        objectives: Vec::new(),
        decks: Vec::new(),
        monster_modifiers: ModifierDeck::empty(),
        elements: Elements::default(),
        queue: SmallVec::new(),
        order: SmallVec::new(),
        paid: SmallVec::new(),
        turn: None,
        under_way: UnderWay::default(),
        extra: Arc::new(Extra::default()),
        ended: None,
        results: None,
    }
}
