//! How a position's world is put together: its level, monsters, summons and objectives.

use super::Position;
use super::decks::{deck_card_named, kind_named};
use super::things::{MonsterAt, ObjectiveAt, SummonAt, Thing};
use super::words::{Names, bonus_named, none_of};
use crate::content::{AbilityCard, DeckId, ObjectivePlace, Rank, Scenario, monster_abilities};
use crate::rulings::SharedDeck;
use crate::scenario::setup;
use crate::world::{Body, Bonuses, Drawn, Extra, Monster, ObjectiveId, ObjectiveKindId, Summon};
use crate::{FigureId, Haven, MonsterId, SummonId, World};
use board::SpaceId;
use table::SetupError;

/// A thing with its hex, and where in the position it is written.
pub(super) struct Placed {
    pub at: SpaceId,
    pub path: String,
    pub thing: Thing,
}

pub(super) struct Build<'g> {
    pub game: &'g Haven,
    pub world: World,
    pub extra: Extra,
    /// Whether characters have chosen what they take along.
    pub equipped: bool,
    /// The items that were found, as the position writes them.
    pub found: Vec<String>,
}

impl Build<'_> {
    pub fn names(&self) -> Names<'_> {
        Names { game: self.game, world: &self.world }
    }

    /// GH-LVL-02, GH-LVL-03: the scenario level, said for the position, by a monster, or by the difficulty.
    pub fn level(&mut self, position: &Position, things: &[Placed]) -> Result<(), SetupError> {
        let mut said = position.level.map(|level| (level, "level".to_owned()));
        for placed in things {
            let Some(level) = placed.thing.monster().and_then(|monster| monster.level) else { continue };
            match said {
                Some((other, _)) if other != level => {
                    let text = format!("monsters are of the scenario level, {other}, not {level}");
                    return Err(SetupError::new(text)
                        .at("level")
                        .at(&placed.path)
                        .expected(other.to_string()));
                }
                _ => said = Some((level, format!("{}.level", placed.path))),
            }
        }
        if let Some(difficulty) = position.difficulty {
            let heroes = things.iter().filter_map(|placed| placed.thing.hero());
            let levels: Vec<u8> = heroes.map(|hero| hero.level.unwrap_or(1)).collect();
            if let Some(error) = setup::no_difficulty(self.game, difficulty) {
                return Err(error.at("difficulty"));
            }
            let level = self.game.edition.level_for(&levels, difficulty, self.world.agreed.variants);
            said = Some((level, "difficulty".to_owned()));
        }
        let (level, place) = said.unwrap_or((1, String::new()));
        if level > 7 {
            let rule = self.game.edition.id("GH-LVL-02");
            let text = format!("scenario levels go from 0 to 7 ({rule}), not to {level}");
            return Err(SetupError::new(text).at(place).expected("0 to 7"));
        }
        self.world.agreed.level = level;
        Ok(())
    }

    /// GH-SPC-12: the objectives of the revealed rooms, numbered as they are drawn, unless the position names them.
    pub fn objectives(
        &mut self,
        position: &Position,
        things: &[Placed],
        gone: &[Placed],
    ) -> Result<(), SetupError> {
        let game = self.game;
        let said = || things.iter().chain(gone).filter_map(|p| Some((p, p.thing.objective()?)));
        let Some(scenario) = self.world.place.scenario.and(self.world.scenario_of(game)) else {
            return match said().next() {
                Some((placed, _)) => {
                    let error =
                        SetupError::new("objectives are in scenarios").at("objective").at(&placed.path);
                    Err(error.expected("scenario = …"))
                }
                None => Ok(()),
            };
        };
        for (id, at) in self.objective_places(position, &scenario)? {
            self.world.put_objective(game, id, at);
        }
        self.world.foes.objectives.iter_mut().for_each(|o| o.acted = false);
        for (placed, is) in said() {
            let away = gone.iter().any(|other| std::ptr::eq(other, placed));
            self.objective(placed.at, is, away).map_err(|e| e.at(&placed.path))?;
        }
        Ok(())
    }

    /// Which objectives are in play, each with the hex of the page on which it begins.
    fn objective_places(
        &self,
        position: &Position,
        scenario: &Scenario,
    ) -> Result<Vec<(ObjectiveId, SpaceId)>, SetupError> {
        let places = objective_places(&self.world, scenario);
        let Some(names) = &position.objectives else { return Ok(places) };
        let mut all = Vec::new();
        for (n, name) in names.iter().enumerate() {
            let named = self.names().figure_named(name).map_err(|e| e.at(n).at("objectives"))?;
            let (FigureId::Ally(id) | FigureId::Obstacle(id)) = named else {
                let error = SetupError::new(format!("{name} is no objective")).at(n).at("objectives");
                return Err(error.expected("an objective of the scenario"));
            };
            let nth = all.iter().filter(|(other, _): &&(ObjectiveId, SpaceId)| other.kind == id.kind).count();
            let place = places.iter().filter(|(other, _)| other.kind == id.kind).nth(nth);
            all.push((id, place.map_or(SpaceId(0), |(_, at)| *at)));
        }
        Ok(all)
    }

    fn objective(&mut self, at: SpaceId, is: &ObjectiveAt, away: bool) -> Result<(), SetupError> {
        let name = format!("{}-{}", is.objective, is.number.unwrap_or(1));
        let there = self.world.foes.objectives.iter().map(|o| o.figure());
        let Some(figure) = there.clone().find(|f| self.game.figure(*f) == name) else {
            let all: Vec<String> = there.map(|f| self.game.figure(f)).collect();
            let error = SetupError::new(format!("there is no objective {name} in the revealed rooms"));
            return Err(error.at("objective").expected(format!("one of: {}", all.join(", "))));
        };
        let bonuses = self.bonuses(&is.bonuses)?;
        self.world.put(figure, at);
        if let Some(objective) = self.world.objective_mut(figure) {
            let body = &mut objective.body;
            body.hp = is.hp.unwrap_or(if away { 0 } else { body.most });
            if body.hp > body.most {
                return Err(too_many_hit_points(&name, body.hp, body.most));
            }
            (body.conditions, body.fresh, body.bonuses) = (is.conditions, is.fresh, bonuses);
            objective.acted = is.acted;
        }
        if away || is.hp == Some(0) {
            self.world.remove_objective(self.game, figure);
        }
        Ok(())
    }

    /// Shields and retaliates; `on-death` beside them.
    pub fn bonuses(&self, words: &[String]) -> Result<Bonuses, SetupError> {
        let mut bonuses = Bonuses::default();
        for (n, words) in words.iter().enumerate() {
            match words.as_str() {
                "on-death" => bonuses.on_death = true,
                words => bonuses.held.push(bonus_named(self.game, words).map_err(|e| e.at(n).at("bonuses"))?),
            }
        }
        Ok(bonuses)
    }

    pub fn monsters(&mut self, position: &Position, things: &[Placed]) -> Result<(), SetupError> {
        let fresh = position.at.starts_with("setup")
            || (position.at == "round-start" && position.round.unwrap_or(1) == 1);
        for placed in things {
            if let Some(is) = placed.thing.monster() {
                self.monster(placed.at, is, !fresh).map_err(|e| e.at(&placed.path))?;
            }
        }
        self.world.sort_monsters();
        Ok(())
    }

    fn monster(&mut self, at: SpaceId, is: &MonsterAt, acted: bool) -> Result<(), SetupError> {
        let kind = kind_named(self.game, &is.monster).map_err(|e| e.at("monster"))?;
        let card = self.game.kind(kind);
        let rank = is.rank.unwrap_or(if card.boss.is_empty() { Rank::Normal } else { Rank::Boss });
        let number = is.number.unwrap_or(1);
        if number == 0 || number > card.standees {
            let error = SetupError::new(format!("{} has no number {number}", is.monster)).at("number");
            return Err(error.expected(format!("1 to {}", card.standees)));
        }
        let id = MonsterId { kind, number };
        if self.world.monster(id).is_some() {
            let error = SetupError::new(format!("{}-{number} is there twice", is.monster)).at("number");
            return Err(error.expected("each number once"));
        }
        if card.rows(rank).is_empty() {
            let ranks =
                [Rank::Normal, Rank::Elite, Rank::Boss].into_iter().filter(|r| !card.rows(*r).is_empty());
            let ranks: Vec<String> = ranks.map(|rank| format!("{rank:?}").to_lowercase()).collect();
            let error = SetupError::new(format!("{} has no rank {rank:?}", is.monster)).at("rank");
            return Err(error.expected(ranks.join(" or ")));
        }
        let most = self.world.hit_points(self.game, kind, rank);
        let hp = is.hp.unwrap_or(most);
        if hp > most {
            return Err(too_many_hit_points(&is.monster, hp, most));
        }
        let mut body = Body { hp, most, ..Body::new(at, most) };
        (body.conditions, body.fresh) = (is.conditions, is.fresh);
        body.bonuses = self.bonuses(&is.bonuses)?;
        let acted = is.acted.unwrap_or(acted);
        self.world.put_monster(
            self.game,
            Monster { id, rank, body, summoned: is.summoned, acted, marks: is.marks },
        );
        let deck = self.game.deck_of(kind);
        if let Some(words) = &is.card {
            let drawn = self.card(deck, words, is.initiative).map_err(|e| e.at("card"))?;
            if let Some(state) = self.world.foes.decks.iter_mut().find(|d| d.deck == deck) {
                match self.world.agreed.rulings.shared_deck {
                    SharedDeck::OneCard => state.drawn = Some(drawn),
                    SharedDeck::CardEach => {
                        state.each.retain(|(of, _)| *of != kind);
                        state.each.push((kind, drawn));
                    }
                }
            }
        }
        Ok(())
    }

    /// A card of the deck by its name, or one made up of abilities.
    fn card(&mut self, deck: DeckId, words: &str, initiative: Option<u8>) -> Result<Drawn, SetupError> {
        if let Some(card) = deck_card_named(self.game, deck, words) {
            if let Some(state) = self.world.foes.decks.iter_mut().find(|d| d.deck == deck)
                && state.cards.take(&card).is_some()
            {
                state.cards.discard(card);
            }
            return Ok(Drawn::Card(card));
        }
        let abilities = monster_abilities(words).map_err(|e| {
            let all: Vec<String> = self.game.deck(deck).cards.iter().map(AbilityCard::name).collect();
            SetupError::new(e).expected(format!("abilities, or one of: {}", all.join(" | ")))
        })?;
        self.extra.cards.push(AbilityCard {
            initiative: initiative.unwrap_or(50),
            shuffle: false,
            abilities,
        });
        Ok(Drawn::Extra(self.extra.cards.len() as u8 - 1))
    }

    pub fn summons(&mut self, position: &Position, things: &[Placed]) -> Result<(), SetupError> {
        for placed in things {
            if let Some(is) = placed.thing.summon() {
                self.summon(placed.at, is).map_err(|e| e.at(&placed.path))?;
            }
        }
        if let Some(order) = &position.summons {
            let mut came = Vec::new();
            for (n, name) in order.iter().enumerate() {
                let figure = self.names().figure_named(name).map_err(|e| e.at(n).at("summons"))?;
                let there = self.world.party.summons.iter().position(|s| figure == s.id.into());
                let Some(there) = there else {
                    let error =
                        SetupError::new(format!("{name} is no summon on the map")).at(n).at("summons");
                    return Err(error.expected("the summons on the map, each once"));
                };
                came.push(self.world.party.summons.remove(there));
            }
            self.world.party.summons.splice(0..0, came);
        }
        Ok(())
    }

    fn summon(&mut self, at: SpaceId, is: &SummonAt) -> Result<(), SetupError> {
        let Some(kind) = self.game.content.summon(&is.summon) else {
            let all = self.game.content.summons.iter().map(|s| s.name.as_str());
            return Err(none_of("summon", &is.summon, all).at("summon"));
        };
        let hero = self.names().hero_named(&is.of).map_err(|e| e.at("of"))?;
        let id = SummonId { hero, kind, number: is.number.unwrap_or(1) };
        let most = self.game.summon(kind).stats.hp;
        let hp = is.hp.unwrap_or(most);
        if hp > most {
            return Err(too_many_hit_points(&is.summon, hp, most));
        }
        let mut body = Body { hp, most, ..Body::new(at, most) };
        (body.conditions, body.fresh) = (is.conditions, is.fresh);
        body.bonuses = self.bonuses(&is.bonuses)?;
        self.world.party.summons.push(Summon { id, body, acted: is.acted, service: is.service });
        Ok(())
    }
}

fn too_many_hit_points(name: &str, hp: u8, most: u8) -> SetupError {
    let error = SetupError::new(format!("{name} has at most {most} hit points, not {hp}"));
    error.at("hp").expected(format!("1 to {most}"))
}

/// GH-SPC-12: the objectives of the revealed rooms with their hexes, numbered as they are drawn.
pub(super) fn objective_places(world: &World, scenario: &Scenario) -> Vec<(ObjectiveId, SpaceId)> {
    let Some(n) = world.place.scenario else { return Vec::new() };
    let rooms = (0..scenario.rooms.len()).filter(|room| world.is_revealed(*room));
    let mut count = vec![0; scenario.objectives.len()];
    let characters = world.party.heroes.len() as u8;
    let places = rooms.flat_map(|room| scenario.rooms[room].objectives.iter().copied());
    places
        .filter(|place| place.is_for(characters))
        .map(|ObjectivePlace { which, at, .. }| {
            count[usize::from(which)] += 1;
            let kind = ObjectiveKindId::new(n, which);
            (ObjectiveId { kind, number: count[usize::from(which)] }, at)
        })
        .collect()
}
