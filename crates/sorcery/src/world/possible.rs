//! What cannot be: positions and saves of worlds that no play leads to are refused, each with a sentence.

use super::{Body, Coins, HeroId, Left, Stage, Who, World};
use crate::Sorcery;
use crate::content::cards::Deck as From;
use crate::content::{AreaId, Barred, EnemyPowerId, ItemId, Nature, Owner, Slot, Thing, Tier};
use std::collections::BTreeMap;

/// What is wrong, in a sentence; the rest is not looked at.
type Possible = Result<(), String>;

impl World {
    /// What of this world cannot be.
    pub(crate) fn possible(&self, game: &Sorcery) -> Possible {
        for id in self.hero_ids() {
            self.hero_possible(game, id)?;
            self.worn_possible(game, id)?;
            self.powers_possible(game, id)?;
        }
        self.foes_possible(game)?;
        for who in self.everybody() {
            self.figure_possible(game, who)?;
        }
        self.threat_possible(game)?;
        self.items_possible(game)?;
        self.coins_possible(game)?;
        self.cards_possible(game)?;
        self.map_possible()?;
        self.moment_possible(game)
    }

    /// SS-CAMP-04: nobody is below the soulrank that the quest asks for. Earlier versions began quests with lower ranks:
    /// what they have saved goes on as it is.
    pub(crate) fn of_rank(&self, game: &Sorcery) -> Result<(), String> {
        let least = self.agreed.quest.map_or(1, |quest| game.content.quests[quest.index()].least_rank);
        let below = self.hero_ids().into_iter().find(|id| self.hero(*id).rank < least);
        below.map_or(Ok(()), |id| {
            let (name, rank) = (&game.class(id.class).hero, self.hero(id).rank);
            Err(format!("{name} is of soulrank {rank}; the quest asks for {least} (SS-CAMP-04)"))
        })
    }

    /// SS-GEM-03, SS-DTH-01, SS-DTH-02, SS-DTH-05, SS-CAP-01: a hero's rank, and what a ghost has left behind.
    fn hero_possible(&self, game: &Sorcery, id: HeroId) -> Possible {
        let (hero, card) = (self.hero(id), game.class(id.class));
        let name = &card.hero;
        if !(1..=7).contains(&hero.rank) {
            return Err(format!("{name} is of soulrank {}; ranks are 1 to 7 (SS-GEM-03)", hero.rank));
        }
        if hero.inventory.len() > usize::from(card.capacity) {
            let (n, most) = (hero.inventory.len(), card.capacity);
            return Err(format!("{name} carries {n} cards; it has room for {most} (SS-CAP-01)"));
        }
        if !hero.ghost {
            return Ok(());
        }
        let bare = Body { before: hero.body.before, ..Body::new(hero.body.at) };
        if hero.body != bare || hero.hidden {
            return Err(format!("{name} is a ghost; it has no wounds, conditions or tokens (SS-DTH-02)"));
        }
        if !hero.inventory.is_empty() || hero.coins != Coins::default() || hero.key {
            return Err(format!("{name} is a ghost; what it carried lies where it died (SS-DTH-05)"));
        }
        Ok(())
    }

    /// SS-HERO-03, SS-WPN-02, SS-WPN-03, SS-WPN-05, SS-ARM-01, SS-ART-02, SS-SWP-03: what can be where on a hero's board.
    fn worn_possible(&self, game: &Sorcery, id: HeroId) -> Possible {
        let (hero, name) = (self.hero(id), &game.class(id.class).hero);
        let slots: [(Option<ItemId>, &[Slot], &str); 4] = [
            (hero.main, &[Slot::Main, Slot::TwoHanded, Slot::Either], "as its main weapon"),
            (hero.off, &[Slot::Off, Slot::Either], "in its off hand"),
            (hero.armor, &[Slot::Armor], "as armour"),
            (hero.artifact, &[Slot::Artifact], "as an artifact"),
        ];
        for (item, fit, place) in slots {
            let Some(id_of) = item else { continue };
            let item = game.item(id_of);
            if !fit.contains(&item.slot) {
                return Err(format!("{name} does not hold {} {place} (SS-HERO-03)", item.name));
            }
            if !game.may_use(id, id_of) {
                return Err(format!(
                    "{name} cannot use {}: its style has none of its runes (SS-STY-03)",
                    item.name
                ));
            }
        }
        let two_handed = hero.main.filter(|id| game.item(*id).slot == Slot::TwoHanded);
        if let (Some(main), Some(off)) = (two_handed, hero.off) {
            let (main, off) = (&game.item(main).name, &game.item(off).name);
            return Err(format!("{name} holds {off} beside {main}, which takes both hands (SS-WPN-05)"));
        }
        let soul = |id: &ItemId| matches!(game.item(*id).deck, From::Soul(_));
        if hero.awake && ![hero.main, hero.off].iter().flatten().any(soul) {
            return Err(format!("{name} holds no soul weapon that could be awake (SS-SWP-03)"));
        }
        let full = self.full_shields(game, Who::Hero(id));
        if hero.body.shields > full {
            let n = hero.body.shields;
            return Err(format!("{name} has {n} magic shields; its cards give {full} (SS-SHD-01)"));
        }
        Ok(())
    }

    /// SS-POW-01, SS-POW-02, SS-POW-03, SS-POW-08, SS-GEM-02, SS-USE-07, SS-HERO-05: which powers and talents a hero
    /// can have, and how many.
    fn powers_possible(&self, game: &Sorcery, id: HeroId) -> Possible {
        let (hero, card) = (self.hero(id), game.class(id.class));
        let name = &card.hero;
        for (n, held) in hero.powers.iter().enumerate() {
            let power = game.power(held.power);
            let own = match &power.of {
                Owner::Hero(other) => *other == card.hero,
                Owner::Talent => true,
                Owner::Innate => false,
            };
            if !own {
                return Err(format!("{} is no power of {name} (SS-POW-01)", power.name));
            }
            let natures = [card.nature, power.nature];
            if !natures.contains(&Nature::Neutral) && card.nature != power.nature {
                return Err(format!("{} does not suit the soul nature of {name} (SS-POW-03)", power.name));
            }
            if hero.powers[..n].iter().any(|other| other.power == held.power) {
                return Err(format!("{name} has {} twice (SS-POW-05)", power.name));
            }
            let others = self.heroes.iter().filter(|other| other.class != hero.class);
            if others.into_iter().any(|other| other.powers.iter().any(|other| other.power == held.power)) {
                return Err(format!(
                    "{} is a single card, and {name} is not the only one who has it (SS-POW-02)",
                    power.name
                ));
            }
            // SS-CD-05: a card that is delayed shows more than was printed for its level, but never more than its four sides.
            if held.wait > 4 {
                let (power, wait) = (&power.name, held.wait);
                return Err(format!("{power} shows {wait} hourglasses; 4 are the most (SS-CD-01)"));
            }
            if let Some(item) = held.from.filter(|item| !hero.own_items().contains(item)) {
                let item = &game.item(item).name;
                return Err(format!(
                    "{name} has {} from {item}, which it does not have (SS-POW-08)",
                    power.name
                ));
            }
        }
        for item in hero.own_items() {
            let from = hero.powers.iter().filter(|held| held.from == Some(item)).count();
            if from > usize::from(game.item(item).grants) {
                return Err(format!(
                    "{} does not grant {name} {from} powers (SS-POW-08)",
                    game.item(item).name
                ));
            }
        }
        let facet = self.facet(game, id);
        for (talents, most) in [(false, facet.powers), (true, facet.talents)] {
            let own = hero.powers.iter().filter(|held| held.from.is_none());
            let n = own.filter(|held| (game.power(held.power).of == Owner::Talent) == talents).count();
            if n > usize::from(most) && !self.is_over() {
                let what = if talents { "talents" } else { "powers" };
                let rank = hero.rank;
                return Err(format!(
                    "{name} has {n} {what}; its gem shows {most} at rank {rank} (SS-GEM-02)"
                ));
            }
        }
        Ok(())
    }

    /// SS-HP-01, SS-EDT-01, SS-CRIT-07: whoever is in play lives, and has no red token twice.
    fn figure_possible(&self, game: &Sorcery, who: Who) -> Possible {
        let Some(body) = self.body(who) else { return Ok(()) };
        let (name, life) = (game.name(who), self.life(game, who));
        if body.wounds >= life && !self.is_over() {
            let most = life.saturating_sub(1);
            return Err(format!("{name} with {life} life points bears at most {most} wounds (SS-EDT-01)"));
        }
        let tokens = &body.tokens;
        match (1..tokens.len()).find(|n| tokens[..*n].contains(&tokens[*n])) {
            Some(n) => Err(format!("{name} has the token {} twice (SS-CRIT-07)", tokens[n].name())),
            None => Ok(()),
        }
    }

    /// SS-EPW-03, SS-EPW-04, SS-SCR-05, SS-BOSS-02, SS-ECD-05, SS-HRD-05: enemy cards in play.
    fn foes_possible(&self, game: &Sorcery) -> Possible {
        for foe in &self.foes {
            let name = &game.content.cards[foe.card.index()].2;
            let sides = &game.enemy(foe.card).sides;
            let Some(scroll) = sides.get(usize::from(foe.side)) else {
                return Err(format!("the scroll of {name} has {} sides (SS-BOSS-02)", sides.len()));
            };
            if foe.figures.iter().all(Option::is_none) {
                return Err(format!("{name} is in play and has no living figure (SS-EDT-07)"));
            }
            if usize::from(foe.manager) >= self.heroes.len() {
                return Err(format!("nobody manages {name} (SS-ASG-02)"));
            }
            let printed: Vec<u8> = scroll.powers.iter().map(|power| power.charges).collect();
            let fits = foe.charges.len() == printed.len();
            if !fits || foe.charges.iter().zip(&printed).any(|(left, printed)| left > printed) {
                return Err(format!(
                    "{name} has charges {:?}; its scroll shows {printed:?} (SS-SCR-05)",
                    foe.charges
                ));
            }
            let kinds: Vec<_> =
                foe.powers.iter().map(|id| game.content.enemy_powers[id.index()].kind).collect();
            if kinds.len() > 2 || (1..kinds.len()).any(|n| kinds[..n].contains(&kinds[n])) {
                return Err(format!(
                    "{name} has at most two enemy powers, of two types (SS-EPW-03, SS-EPW-04)"
                ));
            }
            let full = self.enemy_shields(game, foe.card);
            if foe.figures.iter().flatten().any(|body| body.shields > full) {
                return Err(format!("{name} has more than the {full} magic shields of its card (SS-ECD-05)"));
            }
        }
        Ok(())
    }

    fn enemy_shields(&self, game: &Sorcery, card: crate::content::CardId) -> u8 {
        self.full_shields(game, Who::Foe(super::FoeId { card, figure: 0 }))
    }

    /// SS-THR-01, SS-THR-10: the threat token is there for a master enemy alone, with a living hero.
    fn threat_possible(&self, game: &Sorcery) -> Possible {
        let Some((holder, level)) = self.threat else { return Ok(()) };
        let name = &game.class(holder.class).hero;
        let master = self.foes.iter().any(|foe| game.enemy(foe.card).tier == Tier::Purple);
        if !master {
            return Err("the threat token is there for a master enemy alone (SS-THR-01)".to_owned());
        }
        if !(1..=2).contains(&level) {
            return Err(format!("the threat token of {name} shows {level}; it shows 1 or 2 (SS-THR-04)"));
        }
        Ok(())
    }

    /// No item is there more often than there are cards of it; both sides are one card.
    fn items_possible(&self, game: &Sorcery) -> Possible {
        let held = self.heroes.iter().flat_map(|hero| hero.worn().chain(hero.inventory.iter().copied()));
        let lying =
            self.left.iter().filter_map(|(_, left)| if let Left::Item(id) = left { Some(*id) } else { None });
        let treasures = &self.decks.treasures;
        let drawn = treasures.cards_left().into_iter().chain(treasures.discarded().iter().copied());
        let shelves = self.stock.iter().chain(&self.supply).copied();
        let all = held.chain(lying).chain(drawn).chain(shelves).chain(self.decks.souls.cards_left());
        let front = |id: ItemId| game.content.front(id).unwrap_or(id);
        too_many(all.map(front), |id| game.item(*id).copies, |id| game.item(*id).name.clone())?;
        for (item, n) in &self.spent {
            let (item, most) = (&game.item(*item).name, game.item(*item).charges.0);
            if *n > most {
                return Err(format!("{item} has lost {n} of its {most} charges (SS-ART-03)"));
            }
        }
        Ok(())
    }

    /// SS-GOLD-05: the coins of bank, heroes and map are those in the box.
    fn coins_possible(&self, game: &Sorcery) -> Possible {
        let lying = self
            .left
            .iter()
            .filter_map(|(_, left)| if let Left::Coins(coins) = left { Some(*coins) } else { None });
        let all: Vec<Coins> =
            self.heroes.iter().map(|hero| hero.coins).chain(lying).chain([self.bank]).collect();
        for (n, worth) in [5, 10, 50].into_iter().enumerate() {
            let there: u16 = all.iter().map(|coins| u16::from(coins.0[n])).sum();
            let most = game.content.tokens.coins[n];
            if there > u16::from(most) {
                return Err(format!("there are {most} coins of {worth} crowns, not {there} (SS-GOLD-05)"));
            }
        }
        Ok(())
    }

    /// SS-ASG-01, SS-EPW-01, SS-EVT-02: no card is in play and in its deck as well.
    fn cards_possible(&self, game: &Sorcery) -> Possible {
        let decks = &self.decks;
        let foes = self.foes.iter().map(|foe| foe.card);
        let enemies = foes.chain(decks.enemies.cards_left()).chain(decks.enemies.discarded().iter().copied());
        too_many(enemies, |_| 1, |card| game.content.cards[card.index()].2.clone())?;
        let held = self.foes.iter().flat_map(|foe| foe.powers.iter().copied());
        let powers =
            held.chain(decks.enemy_powers.cards_left()).chain(decks.enemy_powers.discarded().iter().copied());
        let power = |id: &EnemyPowerId| game.content.enemy_powers[id.index()].name.clone();
        too_many(powers, |_| 1, power)?;
        let open = self.face_up.iter().copied().chain(self.day);
        let events = open.chain(decks.events.cards_left()).chain(decks.events.discarded().iter().copied());
        // Red tokens are not counted: the book does not print how many there are of each (SS-GAP-07).
        too_many(events, |_| 1, |id| game.content.events[id.index()].name.clone())
    }

    /// SS-SHW-03, SS-GATE-01, SS-RES-02, SS-MAP-06: what can lie and stand open on the map.
    fn map_possible(&self) -> Possible {
        // As a quest begins, and while something interrupts play, what is seen is still to be revealed.
        let begins = matches!(self.stage, Stage::SetUp | Stage::Visit | Stage::Between);
        let settled = !self.is_over() && !begins && !self.is_interrupted();
        if let Some(area) = self.shadows_in_sight().first().filter(|_| settled) {
            let at = self.spot(*area);
            return Err(format!("a shadow lies in plain sight in {at}; it is revealed at once (SS-SHW-03)"));
        }
        let gates = |n: u8| self.things.iter().any(|(_, thing)| *thing == Thing::Gate(n));
        if let Some(n) = self.gates.iter().find(|n| !gates(**n)) {
            return Err(format!("gate-{n} is open and not on the map (SS-GATE-01)"));
        }
        let altars = |n: u8| self.things.iter().any(|(_, thing)| *thing == Thing::Altar(n));
        if let Some(n) = self.altars.iter().find(|n| !altars(**n)) {
            return Err(format!("altar-{n} is active and not on the map (SS-RES-02)"));
        }
        let doors = self.ground.plan.map.doors().iter();
        match doors
            .into_iter()
            .find(|door| self.open.is_open(door.id) && self.doors[usize::from(door.id.0)] == Barred::Wall)
        {
            Some(door) => {
                let (a, b) = (self.spot(door.between.0), self.spot(door.between.1));
                Err(format!("the wall between {a} and {b} does not open (SS-MAP-06)"))
            }
            None => Ok(()),
        }
    }

    /// SS-SHW-03: the areas with shadows that a living hero sees.
    pub(crate) fn shadows_in_sight(&self) -> Vec<AreaId> {
        let living: Vec<AreaId> =
            self.living().into_iter().filter_map(|hero| self.at(Who::Hero(hero))).collect();
        let seen = |area: &AreaId| living.iter().any(|from| self.heroes_see(*from, *area));
        self.shadows.iter().copied().filter(seen).collect()
    }

    /// SS-BAT-01, SS-BAT-10: whose turn it can be.
    fn moment_possible(&self, game: &Sorcery) -> Possible {
        if self.round == 0 {
            return Err("rounds are counted from 1".to_owned());
        }
        match self.turn.as_ref().filter(|turn| self.hero(turn.hero).done) {
            Some(turn) => Err(format!("{} has had its turn (SS-BAT-10)", game.class(turn.hero.class).hero)),
            None => Ok(()),
        }
    }
}

/// Whether something is there more often than it exists.
fn too_many<T: Ord>(
    all: impl IntoIterator<Item = T>,
    most: impl Fn(&T) -> u8,
    name: impl Fn(&T) -> String,
) -> Possible {
    let mut counted: BTreeMap<T, u16> = BTreeMap::new();
    all.into_iter().for_each(|one| *counted.entry(one).or_default() += 1);
    match counted.iter().find(|(one, n)| **n > u16::from(most(one))) {
        Some((one, n)) => {
            let (name, most) = (name(one), most(one));
            Err(format!("{name} is there {n} times, and there are {most} of it in the box"))
        }
        None => Ok(()),
    }
}
