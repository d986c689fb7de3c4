//! Everything that changes in a scenario.

mod agreed;
mod bits;
mod board_now;
mod campaign;
mod decks;
mod dungeon;
mod figures;
mod foes;
mod further;
mod hero;
mod level;
mod place;
mod pursuit;
mod results;
mod saved;
mod tally;
mod turns;
mod under_way;

pub use agreed::{Agreed, Ended, Extra, Variants};
pub use bits::{Infused, Locks, Rooms, RulesOver, Sections};
pub use board_now::{Board, Boards};
pub use campaign::Campaign;
pub use decks::{Decks, ModifierDeck, loot_deck};
pub use dungeon::{Dungeon, Dungeons, Penalties, Severity};
pub use figures::{
    Body, Bonus, Bonuses, FigureId, Held, HeroId, MonsterId, ObjectiveId, ObjectiveKindId, Side, Spot,
    SummonId,
};
pub use foes::{DeckCard, DeckState, Drawn, Foes, Monster, Objective};
pub use further::{Counts, Further, Marks, Now};
pub use hero::{ActiveCard, Gear, GearState, Hero, Own, Party, Summon};
pub use level::{Difficulty, scenario_level};
pub use place::{Place, Trap, TrapDamage};
pub use pursuit::{EveryRound, Pursuit, Service};
pub use results::{Results, Taken};
pub(crate) use saved::is_named;
pub use tally::Tally;
pub use turns::{Doing, Elements, Played, Stage, Strength, Trail, Turn, TurnOf, Turns};
pub use under_way::{Blow, Cause, Counting, Damage, Force, Moving, Part, Sum, UnderWay, Volley};

use crate::content::{AbilityCard, CardId, Condition, Content, KindId, Modifier, ModifierId, Stats};
use crate::rulings::Rulings;
use crate::{Edition, Haven};
use board::SpaceId;
use board::hex::Terrain;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{At, Broken, SeatSet};

/// GH-CON-26: how many CURSE cards there are for the monsters; there are as many again for the characters.
const CURSES: usize = 10;

/// The world of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    /// What is agreed before play.
    pub agreed: Agreed,
    /// Where it is played.
    pub place: Place,
    /// The characters and their summons.
    pub party: Party,
    /// The monsters, objectives and ability decks.
    pub foes: Foes,
    /// Where play stands.
    pub turns: Turns,
    /// The decks that belong to nobody in particular.
    pub decks: Decks,
    /// The elements.
    pub elements: Elements,
    /// What is being resolved.
    pub under_way: UnderWay,
    /// What it has brought, once it is over.
    pub results: Option<Box<Results>>,
}

impl World {
    /// A world with nobody in it, in its first round.
    pub(crate) fn empty(board: Arc<Board>, edition: Edition, rulings: Rulings) -> World {
        World {
            agreed: Agreed::new(edition, rulings),
            place: Place::on(board),
            party: Party::default(),
            foes: Foes::default(),
            turns: Turns::default(),
            decks: Decks::default(),
            elements: Elements::default(),
            under_way: UnderWay::default(),
            results: None,
        }
    }

    /// A character.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.party.heroes[usize::from(id.place)]
    }

    /// A character, to be changed.
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.party.heroes[usize::from(id.place)]
    }

    /// A monster, if it is on the board.
    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        self.foes.monsters.iter().find(|m| m.id == id)
    }

    /// A monster, to be changed.
    pub fn monster_mut(&mut self, id: MonsterId) -> Option<&mut Monster> {
        self.foes.monsters.iter_mut().find(|m| m.id == id)
    }

    /// An objective, if it is on the board.
    pub fn objective(&self, figure: FigureId) -> Option<&Objective> {
        self.foes.objectives.iter().find(|o| o.figure() == figure && !o.gone)
    }

    /// An objective, to be changed.
    pub fn objective_mut(&mut self, figure: FigureId) -> Option<&mut Objective> {
        self.foes.objectives.iter_mut().find(|o| o.figure() == figure && !o.gone)
    }

    /// A figure's body; `None` if it is not on the board.
    pub fn body(&self, figure: FigureId) -> Option<&Body> {
        match figure {
            FigureId::Hero(id) => {
                self.party.heroes.get(usize::from(id.place)).filter(|h| !h.gone).map(|h| &h.body)
            }
            FigureId::Monster(id) => self.monster(id).map(|m| &m.body),
            FigureId::Summon(id) => self.party.summons.iter().find(|s| s.id == id).map(|s| &s.body),
            FigureId::Ally(_) | FigureId::Obstacle(_) => self.objective(figure).map(|o| &o.body),
        }
    }

    /// A figure's body, to be changed.
    pub fn body_mut(&mut self, figure: FigureId) -> Option<&mut Body> {
        match figure {
            FigureId::Hero(id) => {
                self.party.heroes.get_mut(usize::from(id.place)).filter(|h| !h.gone).map(|h| &mut h.body)
            }
            FigureId::Monster(id) => self.monster_mut(id).map(|m| &mut m.body),
            FigureId::Summon(id) => self.party.summons.iter_mut().find(|s| s.id == id).map(|s| &mut s.body),
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
        let heroes = self.party.heroes.iter().filter(|h| !h.gone).map(|h| (FigureId::Hero(h.id), &h.body));
        let summons = self.party.summons.iter().map(|s| (FigureId::Summon(s.id), &s.body));
        let monsters = self.foes.monsters.iter().map(|m| (FigureId::Monster(m.id), &m.body));
        let objectives = self.foes.objectives.iter().filter(|o| !o.gone).map(|o| (o.figure(), &o.body));
        heroes.chain(summons).chain(monsters).chain(objectives)
    }

    /// GH-MAP-31: who stands on a space.
    pub fn figure_at(&self, at: SpaceId) -> Option<FigureId> {
        self.bodies().find(|(_, body)| body.at == at).map(|(figure, _)| figure)
    }

    /// Whether nobody else is in the hex of a figure; on its way through an ally two share one.
    pub fn stands_alone(&self, figure: FigureId) -> bool {
        let at = self.at(figure);
        self.figures().all(|other| other == figure || self.at(other) != at)
    }

    /// The enemies of a figure.
    pub fn enemies_of(&self, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(move |other| self.are_enemies(figure, *other))
    }

    /// GH-TRN-06, FH-TGT-05: the allies of a figure, not itself.
    pub fn allies_of(&self, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(move |other| *other != figure && self.are_allies(figure, *other))
    }

    /// Who answers for a figure on the characters' side: its owner; for an allied figure, the first character that is
    /// on the board.
    pub fn player_of(&self, figure: FigureId) -> Option<HeroId> {
        match figure {
            FigureId::Ally(_) => self.party.heroes.iter().find(|h| !h.exhausted).map(|h| h.id),
            _ => figure.owner(),
        }
    }

    /// The seats of all players.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.party.heroes.len())
    }

    /// A space with its name.
    pub fn spot(&self, space: SpaceId) -> Spot {
        Spot { space, name: self.place.board.name(space) }
    }

    /// FH-RNG-02, FH-RNG-03, FH-DIF-04: how far apart two spaces are, around walls; `None` if walls cut them off from
    /// each other (GH-ATK-11).
    pub fn distance(&self, a: SpaceId, b: SpaceId) -> Option<u16> {
        self.place.board.range.between(a, b)
    }

    /// GH-MAP-30, FH-MAP-07, FH-OVL-06, FH-SPR-08, FH-DIF-83, FH-MAP-08: whether there is no figure, no token and no
    /// overlay tile but corridors, pressure plates and open doors.
    pub fn is_empty_hex(&self, at: SpaceId) -> bool {
        let terrain = match self.place.board.map.terrain(at) {
            // Where a trap lay is floor once it is sprung.
            Terrain::Floor | Terrain::Trap => true,
            Terrain::Door => !self.place.board.map.is_closed(at, self.place.board.doors),
            _ => false,
        };
        terrain
            && self.figure_at(at).is_none()
            && self.place.traps.iter().all(|t| t.at != at)
            && (!self.agreed.edition.tokens_fill_hexes() || !self.place.coins.contains(&at))
            && self.place.treasures.iter().all(|(t, _)| *t != at)
            && self.is_in_play(at)
    }

    /// GH-MON-05, GH-MOV-08: whether a figure flies.
    pub fn flies(&self, game: &Haven, figure: FigureId) -> bool {
        match figure {
            FigureId::Hero(hero) => self.hero(hero).flying,
            FigureId::Monster(monster) => game.kind(monster.kind).flying,
            FigureId::Summon(summon) => game.summon(summon.kind).flying,
            FigureId::Ally(id) => {
                let card = game.objective(id.kind).card.as_ref();
                card.is_some_and(|(kind, _)| game.kind(*kind).flying)
            }
            FigureId::Obstacle(_) => false,
        }
    }

    /// GH-MON-01, GH-MON-02, GH-MON-14: the row of the stat card that a monster or summon goes by.
    pub fn stats<'g>(&self, game: &'g Haven, figure: FigureId) -> Option<&'g Stats> {
        match figure {
            FigureId::Hero(_) | FigureId::Obstacle(_) => None,
            FigureId::Ally(id) => game.objective(id.kind).stats(self.monster_level()),
            FigureId::Monster(id) => {
                let rank = self.monster(id)?.rank;
                game.kind(id.kind).row(rank, self.monster_level(), self.characters())
            }
            FigureId::Summon(id) => Some(&game.summon(id.kind).stats),
        }
    }

    /// The card of the page by which a kind acts in every round, if there is one.
    pub fn card_of_page<'g>(&self, game: &'g Haven, kind: KindId) -> Option<&'g AbilityCard> {
        let scenario = game.content.scenarios.get(usize::from(self.place.scenario?.0))?;
        scenario.acts.iter().find(|(of, _)| *of == kind).map(|(_, card)| card)
    }

    /// What was drawn for a kind of monster this round, where the page has no card for it.
    pub fn drawn_for(&self, game: &Haven, kind: KindId) -> Option<Drawn> {
        let deck = game.deck_of(kind);
        let deck = self.foes.decks.iter().find(|d| d.deck == deck)?;
        let own = deck.each.iter().find(|(of, _)| *of == kind).map(|(_, card)| *card);
        own.or(deck.drawn)
    }

    /// The card by which a kind of monster acts this round.
    pub fn card_of<'w>(&'w self, game: &'w Haven, kind: KindId) -> Option<&'w AbilityCard> {
        if let Some(card) = self.card_of_page(game, kind) {
            return Some(card);
        }
        match self.drawn_for(game, kind)? {
            Drawn::Card(card) => self.agreed.extra.ability_card(game, card),
            Drawn::Extra(n) => self.agreed.extra.cards.get(usize::from(n)),
        }
    }

    /// A modifier card, printed or made up.
    pub fn modifier<'w>(&'w self, game: &'w Haven, id: ModifierId) -> &'w Modifier {
        self.agreed.extra.modifier(game, id)
    }

    /// The modifier deck that a figure draws from (GH-AMD-02, GH-SUM-07, FH-SUM-11, FH-AMD-04, FH-SPR-03).
    pub fn modifiers_mut(&mut self, figure: FigureId) -> &mut ModifierDeck {
        match figure.owner() {
            Some(hero) => &mut self.hero_mut(hero).modifiers,
            None if self.draws_from_ally_deck(figure) => &mut self.decks.ally_modifiers,
            None => &mut self.decks.monster_modifiers,
        }
    }

    /// FH-MON-11: keeps the monsters in the order in which they act (GH-MON-15, FH-INI-09, FH-BOS-02).
    pub fn sort_monsters(&mut self) {
        let edition = self.agreed.edition;
        self.foes.monsters.sort_by_key(|m| (m.id.kind, edition.turn_of_rank(m.rank), m.id.number));
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
                return broken(format!("{figure:?} shares {}", self.place.board.name(body.at)));
            }
            if self.place.board.map.is_closed(body.at, self.place.board.doors) {
                return broken(format!("{figure:?} stands in a wall"));
            }
            if at == At::Rest
                && !body.fresh.is_empty()
                && self.turns.turn.as_ref().is_none_or(|t| t.figure != *figure)
            {
                return broken(format!("{figure:?} has conditions of its own turn outside of it"));
            }
        }
        for hero in &self.party.heroes {
            let piles = hero.hand.iter().chain(&hero.selected).chain(&hero.discard);
            let active = hero.active.iter().map(|a| &a.card);
            let mut cards: Vec<CardId> = piles.chain(&hero.lost).chain(active).copied().collect();
            cards.sort();
            if cards.windows(2).any(|pair| pair[0] == pair[1]) {
                return broken(format!("{:?} has a card in two piles", hero.id));
            }
            // GH-FIN-04: when all is over, they return.
            if hero.exhausted && cards.len() != hero.lost.len() && self.turns.stage != Stage::Over {
                return broken(format!("{:?} is exhausted, but has cards that are not lost", hero.id));
            }
        }
        let decks = self
            .party
            .heroes
            .iter()
            .map(|h| &h.modifiers)
            .chain([&self.decks.monster_modifiers, &self.decks.ally_modifiers]);
        for deck in decks.filter(|_| at == At::Rest) {
            let staying = deck.staying(content, &self.agreed.extra);
            if staying != deck.size {
                return broken(format!("a modifier deck of {} cards has {staying}", deck.size));
            }
        }
        // GH-CON-26: the monsters and the characters have a supply of curses each.
        for monsters in [true, false] {
            let curses = self.cards_in_decks(content.curse, monsters);
            if curses > CURSES {
                return broken(format!("{curses} curses of {CURSES}"));
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
            true => count(&self.decks.monster_modifiers),
            // FH-CND-30, FH-CND-34: the ally deck takes from the same supply as the characters'.
            false => {
                let heroes = self.party.heroes.iter().map(|h| &h.modifiers);
                heroes.chain([&self.decks.ally_modifiers]).map(count).sum()
            }
        }
    }

    /// GH-TRN-04: whether a card's action is still being performed.
    pub fn is_under_way(&self, card: CardId) -> bool {
        let doing = self.turns.turn.as_ref().and_then(|t| t.doing.as_ref());
        matches!(doing.map(|d| d.what), Some(Played::Printed(other, _)) if other == card)
    }

    /// Whose card it is that is active.
    pub fn owner_of(&self, card: CardId) -> Option<HeroId> {
        self.party.heroes.iter().find(|h| h.active.iter().any(|a| a.card == card)).map(|h| h.id)
    }

    /// Every body, to be changed.
    pub fn each_body(&mut self, mut change: impl FnMut(&mut crate::world::Body)) {
        self.party.heroes.iter_mut().for_each(|h| change(&mut h.body));
        self.foes.monsters.iter_mut().for_each(|m| change(&mut m.body));
        self.party.summons.iter_mut().for_each(|s| change(&mut s.body));
        self.foes.objectives.iter_mut().for_each(|o| change(&mut o.body));
    }
}
