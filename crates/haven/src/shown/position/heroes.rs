//! Characters as positions write them.

use super::Position;
use super::build::{Build, Placed};
use super::decks::{goal_named, kind_named, modifier_deck};
use super::things::{ActiveAt, HeroAt, TallyAt};
use super::words::{card_named, item_named, none_of, with_half};
use crate::actions::items;
use crate::content::{
    Ability, Action, CardId, ClassId, ElementSign, GoalId, Half, Head, ItemId, LootCard, ModifierId, Pace,
    What, effects,
};
use crate::world::{ActiveCard, Body, Gear, GearState, Hero, Own, Tally};
use crate::{Edition, FigureId, Haven, HeroId};
use board::SpaceId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use smallvec::SmallVec;
use table::SetupError;

/// An action that only a position has.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionAt {
    does: String,
    #[serde(default)]
    xp: u8,
}

/// Made-up actions, by their numbers.
type Numbers = SmallVec<[u8; 4]>;

/// Loot cards as they are written.
fn loot(cards: &[String]) -> Result<SmallVec<[LootCard; 4]>, SetupError> {
    let card = |(n, words): (usize, &String)| {
        words.parse::<LootCard>().map_err(|e| SetupError::new(e).at(n).at("loot"))
    };
    cards.iter().enumerate().map(card).collect()
}

impl Build<'_> {
    pub fn heroes(
        &mut self,
        position: &Position,
        things: &[Placed],
        gone: &[Placed],
    ) -> Result<(), SetupError> {
        let content = &self.game.content;
        let mut heroes: Vec<(ClassId, &Placed, &HeroAt)> = Vec::new();
        for placed in things.iter().chain(gone) {
            let Some(is) = placed.thing.hero() else { continue };
            let Some(class) = content.class(&is.hero) else {
                let all = content.classes.iter().map(|c| c.name.as_str());
                return Err(none_of("hero", &is.hero, all).at("hero").at(&placed.path));
            };
            if heroes.iter().any(|(other, ..)| *other == class) {
                let error =
                    SetupError::new(format!("{} is there twice", is.hero)).at("hero").at(&placed.path);
                let rule = self.game.edition.id("GH-CHR-02");
                return Err(error.expected(format!("each class once ({rule})")));
            }
            heroes.push((class, placed, is));
        }
        if heroes.is_empty() || heroes.len() > 4 {
            let error = SetupError::new(format!("{} characters", heroes.len()));
            return Err(error.expected("one to four characters, each class once"));
        }
        heroes.sort_by_key(|(class, ..)| *class);
        if let Some(party) = &position.party {
            let seat = |name: &str| party.iter().position(|other| other == name);
            let stranger = party.iter().position(|name| heroes.iter().all(|(.., is)| is.hero != *name));
            if let Some(n) = stranger {
                let there = heroes.iter().map(|(.., is)| is.hero.as_str());
                return Err(none_of("character", &party[n], there).at(n).at("party"));
            }
            if heroes.iter().any(|(.., is)| seat(&is.hero).is_none()) || party.len() != heroes.len() {
                let there: Vec<&str> = heroes.iter().map(|(.., is)| is.hero.as_str()).collect();
                let error = SetupError::new("the party is not those who are there").at("party");
                return Err(error.expected(there.join(", ")));
            }
            heroes.sort_by_key(|(.., is)| seat(&is.hero));
        }
        for (place, (class, placed, is)) in heroes.into_iter().enumerate() {
            let id = HeroId { place: place as u8, class };
            let away = gone.iter().any(|other| std::ptr::eq(other, placed));
            let hero = self.hero(id, placed.at, is, away).map_err(|e| e.at(&placed.path))?;
            self.world.party.heroes.push(hero);
        }
        Ok(())
    }

    fn hero(&mut self, id: HeroId, at: SpaceId, is: &HeroAt, away: bool) -> Result<Hero, SetupError> {
        let game = self.game;
        let class = game.class(id.class);
        let level = is.level.unwrap_or(1);
        let Some(most) = usize::from(level).checked_sub(1).and_then(|n| class.hp.get(n)).copied() else {
            let error = SetupError::new(format!("characters are of level 1 to 9, not {level}"));
            return Err(error.at("level").expected("1 to 9"));
        };
        let hp = is.hp.unwrap_or(most);
        if hp > most {
            let text = format!("{} of level {level} has at most {most} hit points, not {hp}", class.name);
            return Err(SetupError::new(text).at("hp").expected(format!("1 to {most}")));
        }
        let cards = |names: &[String], key: &str| -> Result<Vec<CardId>, SetupError> {
            let card =
                |(n, name): (usize, &String)| card_named(game, id.class, name).map_err(|e| e.at(n).at(key));
            names.iter().enumerate().map(card).collect()
        };
        let lead = is.lead.as_ref().map(|name| card_named(game, id.class, name)).transpose();
        let lead = lead.map_err(|e| e.at("lead"))?;
        let mut selected = cards(&is.selected, "selected")?;
        let initiative = usual_initiative(game, is.pace, lead, &selected);
        let usual = Own::of(game, id.class);
        let hex =
            |(n, name): (usize, &String)| self.names().hex_named(name).map_err(|e| e.at(n).at("shadows"));
        let shadows = is.shadows.iter().enumerate().map(hex).collect::<Result<Vec<_>, _>>()?;
        let named = |name: &String, key: &str| self.names().hex_named(name).map_err(|e| e.at(key));
        let felled = is.felled.iter().map(|name| named(name, "felled")).collect::<Result<_, _>>()?;
        let from = is.began_at.as_ref().map(|name| named(name, "began_at")).transpose()?;
        let slain = is
            .slain
            .iter()
            .map(|name| kind_named(game, name).map_err(|e| e.at("slain")))
            .collect::<Result<_, _>>()?;
        // The lead card lies on top.
        selected.sort_by_key(|card| Some(*card) != lead);
        let mut body = Body { hp, most, ..Body::new(at, most) };
        (body.conditions, body.fresh) = (is.conditions, is.fresh);
        let double = is.bonuses.iter().any(|words| words == "double");
        let bonuses: Vec<String> = is.bonuses.iter().filter(|words| *words != "double").cloned().collect();
        body.bonuses = self.bonuses(&bonuses)?;
        let items = self.items(level, is)?;
        let owns = self.owned(&items, &is.owns)?;
        let own = minus_ones(game, &items);
        let (actions, left) = self.actions(is)?;
        let goes = is.exhausted && (!self.world.agreed.variants.permanent_death || hp == 0);
        Ok(Hero {
            id,
            level,
            body,
            exhausted: is.exhausted || is.escaped,
            gone: is.gone.unwrap_or(goes || away || is.escaped),
            hand: cards(&is.hand, "hand")?,
            selected: selected.into_iter().collect(),
            discard: cards(&is.discard, "discard")?,
            lost: cards(&is.lost, "lost")?,
            active: self.active(id, &is.active)?,
            items,
            left_at_home: owns,
            xp: is.xp,
            gold: is.gold,
            goals: self.goals(is)?,
            tally: is.tally.into(),
            initiative: (is.initiative.unwrap_or(initiative.0), is.second.unwrap_or(initiative.1)),
            resting: is.resting,
            acted: is.acted,
            actions,
            left,
            doubled: double,
            flying: is.flying,
            modifiers: modifier_deck(game, &self.extra, is.modifiers.as_ref(), own)
                .map_err(|e| e.at("modifiers"))?,
            coins: is.looted,
            loot: loot(&is.loot)?,
            escaped: is.escaped,
            own: Own {
                pace: is.pace,
                time: is.time.unwrap_or(usual.time),
                form: is.form,
                switches: is.switches,
                shadows: shadows.into_iter().collect(),
                // Known when all figures are there.
                marked: None,
                slain,
                felled,
                from,
                pursuit: is.pursuit.clone(),
            },
        })
    }

    /// The actions that stand for cards, and those of them that are not taken.
    fn actions(&mut self, is: &HeroAt) -> Result<(Numbers, Numbers), SetupError> {
        let mut actions = Numbers::new();
        for (n, value) in is.actions.iter().enumerate() {
            actions.push(self.extra.actions.len() as u8);
            let action = made_up_action(value).and_then(|action| known_to(self.game.edition, action));
            self.extra.actions.push(action.map_err(|e| e.at(n).at("actions"))?);
        }
        let Some(words) = &is.left else { return Ok((actions.clone(), actions)) };
        let mut left = Numbers::new();
        for (n, words) in words.iter().enumerate() {
            let fits =
                |a: &&u8| !left.contains(a) && action_words(&self.extra.actions[usize::from(**a)]) == *words;
            // Of two alike the first is taken first.
            let Some(action) = actions.iter().rev().find(fits) else {
                let all: Vec<String> =
                    actions.iter().map(|a| action_words(&self.extra.actions[usize::from(*a)])).collect();
                return Err(none_of("action", words, all.iter().map(String::as_str)).at(n).at("left"));
            };
            left.push(*action);
        }
        left.sort();
        Ok((actions, left))
    }

    /// GH-BGL-01: the battle goal that was kept, or those that were dealt.
    fn goals(&self, is: &HeroAt) -> Result<SmallVec<[GoalId; 2]>, SetupError> {
        let kept = is.goal.iter().map(|name| goal_named(self.game, name).map_err(|e| e.at("goal")));
        let dealt = is.goals.iter().enumerate();
        let dealt = dealt.map(|(n, name)| goal_named(self.game, name).map_err(|e| e.at(n).at("goals")));
        kept.chain(dealt).collect()
    }

    /// Cards in the active area; whom they bind is known when all figures are there.
    fn active(&self, id: HeroId, values: &[Value]) -> Result<Vec<ActiveCard>, SetupError> {
        let card = |(n, value): (usize, &Value)| {
            let is = active_at(value).map_err(|e| e.at(n).at("active"))?;
            self.active_card(id, &is).map_err(|e| e.at(n).at("active"))
        };
        values.iter().enumerate().map(card).collect()
    }

    fn active_card(&self, id: HeroId, is: &ActiveAt) -> Result<ActiveCard, SetupError> {
        let (name, half) = with_half(&is.card)?;
        let card = card_named(self.game, id.class, name)?;
        let Some(half) = half.or_else(|| staying_half(self.game, card)) else {
            let error = SetupError::new(format!("{name} does not stay in the active area"));
            return Err(error.expected("a card with a half that stays in play"));
        };
        Ok(ActiveCard { card, half, used: is.used, shared: SmallVec::new(), summon: None })
    }

    /// Whom the active cards bind, and what they have summoned.
    pub fn active_cards(&mut self, things: &[Placed]) -> Result<(), SetupError> {
        for placed in things {
            let Some(is) = placed.thing.hero() else { continue };
            let id = self.names().hero_named(&is.hero).map_err(|e| e.at("hero").at(&placed.path))?;
            if let Some(name) = &is.marked {
                let marked = self.names().figure_named(name).map_err(|e| e.at("marked").at(&placed.path))?;
                self.world.hero_mut(id).own.marked = Some(marked);
            }
            for (n, value) in is.active.iter().enumerate() {
                let bound = |e: SetupError| e.at(n).at("active").at(&placed.path);
                let words = active_at(value).map_err(bound)?;
                let named = |(k, name): (usize, &String)| {
                    self.names().figure_named(name).map_err(|e| bound(e.at(k).at("binds")))
                };
                let shared: SmallVec<[FigureId; 4]> =
                    words.binds.iter().enumerate().map(named).collect::<Result<_, _>>()?;
                let summon = match &words.summon {
                    Some(name) => match self.names().figure_named(name).map_err(|e| bound(e.at("summon")))? {
                        FigureId::Summon(id) => Some(id),
                        _ => {
                            let error = SetupError::new(format!("{name} is no summon")).at("summon");
                            return Err(bound(error.expected("a summon on the map")));
                        }
                    },
                    // GH-SUM-04: its card, if the position names it and nothing else.
                    None if value.is_string() => self.summoned_by(id, n),
                    None => None,
                };
                let active = &mut self.world.hero_mut(id).active[n];
                (active.shared, active.summon) = (shared, summon);
            }
        }
        Ok(())
    }

    /// The first summon on the map that this card calls and no card before it has called.
    fn summoned_by(&self, hero: HeroId, n: usize) -> Option<crate::SummonId> {
        let is = self.world.hero(hero);
        let active = &is.active[n];
        let does = &self.game.card(active.card).half(active.half).does;
        let calls = |id: crate::SummonId| {
            does.iter().any(|e| matches!(&e.what, What::Summon(k) if *k == self.game.summon(id.kind).name))
        };
        let taken = |id: crate::SummonId| is.active[..n].iter().any(|a| a.summon == Some(id));
        let summons = self.world.party.summons.iter().map(|s| s.id);
        summons.filter(|id| id.hero == hero).find(|id| calls(*id) && !taken(*id))
    }

    /// GH-ITM-03: what a character has equipped. FH-TRE-04: what it has found may be more than it could bring.
    fn items(&self, level: u8, is: &HeroAt) -> Result<Vec<Gear>, SetupError> {
        let mut gear = Vec::new();
        for (n, words) in is.items.iter().enumerate() {
            gear.push(self.gear(words).map_err(|e| e.at(n).at("items"))?);
        }
        let found = |item: &ItemId| {
            let words = format!("{} {}", is.hero, self.game.item(*item).number);
            self.game.edition.found_items_are_usable() && self.found.contains(&words)
        };
        let all: Vec<_> = gear.iter().map(|g| g.item).filter(|item| !found(item)).collect();
        match items::cannot_equip(self.game, level, &all).filter(|_| self.equipped) {
            Some(why) => {
                Err(SetupError::new(why).at("items").expected("items that can be equipped together"))
            }
            None => Ok(gear),
        }
    }

    fn gear(&self, words: &str) -> Result<Gear, SetupError> {
        let (name, state) = words.split_once(' ').unwrap_or((words, ""));
        let item = item_named(self.game, name)?;
        let (state, used) = match state {
            "" => (GearState::Ready, 0),
            "spent" => (GearState::Spent, 0),
            "consumed" => (GearState::Consumed, 0),
            "flipped" => (GearState::Flipped, 0),
            words => {
                let (used, state) = words.split_once(' ').unwrap_or((words, ""));
                let state = match state {
                    "" => Some(GearState::Ready),
                    "spent" => Some(GearState::Spent),
                    "consumed" => Some(GearState::Consumed),
                    _ => None,
                };
                let Some((state, used)) = state.zip(used.parse().ok()) else {
                    let error = SetupError::new(format!("an item is not {words:?}"));
                    return Err(error.expected("spent, consumed, flipped, or how many of its slots are used"));
                };
                (state, used)
            }
        };
        Ok(Gear { item, state, used })
    }

    /// GH-ITM-05: what a character owns besides what it has equipped.
    fn owned(&self, equipped: &[Gear], names: &[String]) -> Result<SmallVec<[ItemId; 4]>, SetupError> {
        let mut owns: SmallVec<[ItemId; 4]> = SmallVec::new();
        for (n, name) in names.iter().enumerate() {
            let item = item_named(self.game, name).map_err(|e| e.at(n).at("owns"))?;
            if owns.contains(&item) || equipped.iter().any(|gear| gear.item == item) {
                let error = SetupError::new(items::owned_twice(self.game)).at(n).at("owns");
                return Err(error.expected("each item once"));
            }
            owns.push(item);
        }
        let equipped: Vec<ItemId> = equipped.iter().map(|gear| gear.item).collect();
        match (0..equipped.len()).find(|n| equipped[..*n].contains(&equipped[*n])) {
            None => Ok(owns),
            Some(n) => {
                let error = SetupError::new(items::owned_twice(self.game)).at(n).at("items");
                Err(error.expected("each item once"))
            }
        }
    }
}

/// GH-SEL-10: the numbers of the lead card and of the other one; 50 and 99 without them.
pub(super) fn usual_initiative(
    game: &Haven,
    pace: Option<Pace>,
    lead: Option<CardId>,
    selected: &[CardId],
) -> (u8, u8) {
    let number = |card: CardId| game.card(card).initiative_at(pace);
    let other = selected.iter().find(|card| Some(**card) != lead);
    (lead.map_or(50, number), other.map_or(99, |card| number(*card)))
}

/// GH-ITM-13: the cards −1 that items add to a deck.
pub(super) fn minus_ones(game: &Haven, items: &[Gear]) -> Vec<ModifierId> {
    let count = items.iter().map(|gear| usize::from(game.item(gear.item).minus_ones)).sum();
    game.content.modifier("-1").into_iter().flat_map(|card| std::iter::repeat_n(card, count)).collect()
}

/// The half of a card that stays in play.
pub(super) fn staying_half(game: &Haven, card: CardId) -> Option<Half> {
    Half::BOTH.into_iter().find(|half| game.card(card).half(*half).stays.is_some())
}

/// A card in the active area: `frost-armor/top 1`, or a table.
fn active_at(value: &Value) -> Result<ActiveAt, SetupError> {
    let Value::String(words) = value else { return table::read(value.clone()) };
    let (card, used) = words.split_once(' ').unwrap_or((words, "0"));
    match used.parse() {
        Ok(used) => Ok(ActiveAt { card: card.to_owned(), used, ..ActiveAt::default() }),
        Err(_) => {
            let error = SetupError::new(format!("how many slots are {used:?}?"));
            Err(error.expected("a card, and how many of its slots are used"))
        }
    }
}

/// The words of an action that only a position has.
pub(super) fn action_words(action: &Action) -> String {
    action.does.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// An action as a position writes it.
pub(super) fn action_written(action: &Action) -> Value {
    match action.xp {
        0 => action_words(action).into(),
        xp => serde_json::json!({ "does": action_words(action), "xp": xp }),
    }
}

fn made_up_action(value: &Value) -> Result<Action, SetupError> {
    let ActionAt { does, xp } = match value {
        Value::String(words) => ActionAt { does: words.clone(), xp: 0 },
        table => table::read(table.clone())?,
    };
    let right = "effects, as cards have them: attack 3 range 2";
    let action = raw_action(&does).map_err(|e| SetupError::new(e).expected(right))?;
    Ok(Action { xp, ..action })
}

/// FH-DIF-15, FH-DIF-16, FH-DIF-26: an action, if all that it does is known to the edition.
fn known_to(edition: Edition, action: Action) -> Result<Action, SetupError> {
    let mut foreign = None;
    let mut sign = |sign: ElementSign| {
        if matches!(sign, ElementSign::Either(..)) && !edition.has_mixed_elements() {
            foreign = Some(sign.to_string());
        }
    };
    let mut teleports = false;
    for effect in &action.does {
        effect.walk(&mut |effect| {
            let heads = effect.clauses.iter().map(|clause| clause.head);
            heads.for_each(|head| {
                if let Head::Consume(consumed) = head {
                    sign(consumed)
                }
            });
            match &effect.what {
                What::Do(Ability::Teleport(_)) => teleports = true,
                What::Do(Ability::Infuse(infused)) => sign(*infused),
                What::Do(Ability::Consume(consumed, _)) | What::Consume(consumed, _) => sign(*consumed),
                _ => {}
            }
        });
    }
    if teleports && !edition.has_teleport() {
        foreign = Some("teleport".to_owned());
    }
    match foreign {
        None => Ok(action),
        Some(words) => {
            Err(SetupError::new(format!("{edition} has no {words}")).expected("abilities of this game"))
        }
    }
}

/// An action in words, as cards have them.
pub(crate) fn raw_action(words: &str) -> Result<Action, String> {
    effects(words).map(Action::plain)
}

impl From<TallyAt> for Tally {
    fn from(at: TallyAt) -> Tally {
        let TallyAt { kills, elite_kills, first_kills, clean_kills, overkill, traps, .. } = at;
        let TallyAt { treasures, rooms, items, long_rests, short_rests, deepest, further, .. } = at;
        Tally {
            kills,
            elite_kills,
            first_kills,
            clean_kills,
            overkill,
            traps,
            treasures,
            rooms,
            items,
            long_rests,
            short_rests,
            deepest,
            further,
        }
    }
}

impl From<Tally> for TallyAt {
    fn from(tally: Tally) -> TallyAt {
        let Tally { kills, elite_kills, first_kills, clean_kills, overkill, traps, .. } = tally;
        let Tally { treasures, rooms, items, long_rests, short_rests, deepest, further, .. } = tally;
        TallyAt {
            kills,
            elite_kills,
            first_kills,
            clean_kills,
            overkill,
            traps,
            treasures,
            rooms,
            items,
            long_rests,
            short_rests,
            deepest,
            further,
        }
    }
}
