//! What cannot be: positions and saves of worlds that no play leads to are refused, each with a sentence.

use super::{Enemy, Engine, Hero, Lifebringers, Lying, Marker, World};
use crate::Darkness;
use crate::content::{Category, ItemDeck, ItemId, Rarity, RogueTokenId, Slot, Token, ZoneId};
use std::collections::BTreeMap;

/// What is wrong, in a sentence; the rest is not looked at.
type Possible = Result<(), String>;

impl World {
    /// What of this world cannot be.
    pub(crate) fn possible(&self, game: &Darkness) -> Possible {
        for id in self.hero_ids() {
            self.hero_possible(game, self.hero(id))?;
        }
        self.spirits_possible(game)?;
        for enemy in self.enemies() {
            self.enemy_possible(game, enemy)?;
        }
        self.places_possible(game)?;
        self.prizes_possible(game)?;
        self.items_possible(game)?;
        self.cards_possible(game)?;
        self.tokens_possible(game)?;
        self.moment_possible(game)
    }

    fn hero_possible(&self, game: &Darkness, hero: &Hero) -> Possible {
        let name = &game.hero_card(hero.card).name;
        let (health, mana) = (hero.max_health(game), hero.max_mana(game));
        let over = self.is_over();
        if !(1..=5).contains(&hero.level) {
            return Err(format!("{name} is of level {}; levels are 1 to 5 (MD-LVL-11)", hero.level));
        }
        if hero.health > health || hero.mana > mana {
            return Err(format!("{name} has at most {health} health and {mana} mana (MD-HER-09)"));
        }
        if hero.health == 0 && !hero.defeated && !over {
            return Err(format!("{name} stands without health; it is defeated (MD-KOD-01)"));
        }
        if hero.defeated && hero.health > 0 {
            return Err(format!("{name} is defeated and has health (MD-KOD-01)"));
        }
        if hero.defeated && hero.fire + hero.frost > 0 {
            return Err(format!("{name} is defeated and has condition tokens (MD-CND-13)"));
        }
        if !hero.defeated && hero.gained > 0 {
            return Err(format!(
                "{name} stands; only the defeated keep what they gain for later (MD-DEC-41)"
            ));
        }
        skills_possible(game, hero, name)?;
        equipment_possible(game, hero, name)?;
        engine_possible(game, hero, name)
    }

    /// MD-SHA-14, MD-SHA-15: a spirit in the dungeon has health, and no more than its card shows.
    fn spirits_possible(&self, game: &Darkness) -> Possible {
        for (id, spirit) in self.spirits() {
            let most = game.spirit(id.kind).health;
            if spirit.health == 0 || spirit.health > most {
                let name = id.kind.name();
                return Err(format!(
                    "the {name} has {} health; it has 1 to {most} (MD-SHA-14)",
                    spirit.health
                ));
            }
        }
        Ok(())
    }

    fn enemy_possible(&self, game: &Darkness, enemy: Enemy) -> Possible {
        let (name, health) = (game.enemy_name(enemy), game.health_of(self, enemy));
        let wounds = match enemy {
            Enemy::Mob(id) => self.mob(id).map_or(0, |mob| mob.wounds),
            Enemy::Roaming(id) => self.roamer(id).map_or(0, |roamer| roamer.wounds),
            Enemy::Boss => self.boss.as_ref().map_or(0, |boss| boss.wounds),
        };
        if wounds >= health && !self.is_over() {
            let most = health - 1;
            return Err(format!("{name} with {health} health bears at most {most} wounds (MD-KIL-01)"));
        }
        let Enemy::Mob(id) = enemy else { return Ok(()) };
        let Some(mob) = self.mob(id) else { return Ok(()) };
        let most = game.content.mobs[usize::from(id.0)].minions;
        if mob.minions > most {
            return Err(format!(
                "there are {most} minions of the {name} in the box, not {} (MD-GEN-07)",
                mob.minions
            ));
        }
        match mob.item.map(|item| game.item(item)) {
            Some(item) if !matches!(item.deck, ItemDeck::Mob(_)) => {
                Err(format!("the {name} carry {}, which is no mob item (MD-ITM-02)", item.name))
            }
            _ => Ok(()),
        }
    }

    /// MD-MAP-09, MD-DOR-06, MD-DOR-12, MD-DOR-13: everybody stands on floor, and nobody in a chamber behind a closed door that nobody has opened;
    /// what lies where a chamber is revealed has been replaced.
    fn places_possible(&self, game: &Darkness) -> Possible {
        let heroes = self.heroes.iter().map(|hero| (game.hero_card(hero.card).name.as_str(), hero.zone));
        let spirits = self.spirits().map(|(id, spirit)| (id.kind.name(), spirit.zone));
        let enemies = self.enemies().into_iter();
        let enemies = enemies.filter_map(|enemy| Some((game.enemy_name(enemy), self.zone_of(enemy)?)));
        for (name, zone) in heroes.chain(spirits).chain(enemies) {
            if self.ground.chasm.contains(zone) {
                return Err(format!("{name} stands in the chasm at {} (MD-MAP-09)", self.spot(zone)));
            }
        }
        for hero in &self.heroes {
            if !self.is_revealed(hero.zone) {
                let name = &game.hero_card(hero.card).name;
                let at = self.spot(hero.zone);
                return Err(format!("{name} stands at {at} in a chamber that is not revealed (MD-DOR-06)"));
            }
        }
        match self.lying.iter().find(|lying| self.is_stale(**lying)) {
            Some(lying) => Err(format!(
                "{} lies in plain sight at {}: as its chamber is revealed it is replaced (MD-DOR-12, MD-DOR-13)",
                lying.token.kind(),
                self.spot(lying.zone)
            )),
            None => Ok(()),
        }
    }

    /// MD-DOR-12, MD-DOR-13: whether something lies in a revealed chamber that is replaced as it is revealed.
    pub(crate) fn is_stale(&self, Lying { zone, token }: Lying) -> bool {
        let waits = matches!(token, Token::Enemy | Token::Quarry | Token::Loot);
        waits && self.ground.chamber[zone.index()].is_some() && self.is_revealed(zone)
    }

    /// Each prize is held by one hero, or lies in one zone.
    fn prizes_possible(&self, game: &Darkness) -> Possible {
        let held = self.heroes.iter().flat_map(|hero| hero.prizes.iter().copied());
        let lying =
            self.lying.iter().filter_map(|l| if let Token::Prize(n) = l.token { Some(n) } else { None });
        let mut all: Vec<u8> = held.chain(lying).collect();
        all.sort_unstable();
        if let Some(twice) = all.windows(2).find(|two| two[0] == two[1]) {
            return Err(format!("prize-{} is there twice (MD-GEN-07)", twice[0]));
        }
        let Some(quest) = self.agreed.quest.map(|quest| &game.content.quests[quest.index()]) else {
            return Ok(());
        };
        let known = |n: &&u8| quest.tokens.iter().any(|placed| placed.token == Token::Prize(**n));
        match all.iter().find(|n| !known(n)) {
            Some(n) => Err(format!("there is no prize-{n} in the quest {}", quest.name)),
            None => Ok(()),
        }
    }

    /// No item is there more often than there are cards of it.
    fn items_possible(&self, game: &Darkness) -> Possible {
        let decks = self.decks.treasure.iter().chain(&self.decks.mob_items);
        let drawn =
            decks.flat_map(|deck| deck.cards_left().into_iter().chain(deck.discarded().iter().copied()));
        let all = self.items_out().chain(drawn);
        let most = |item: &ItemId| game.item(*item).copies;
        too_many(all, most, |item| game.item(*item).name.clone())
    }

    /// The items that heroes have or mobs carry.
    pub(crate) fn items_out(&self) -> impl Iterator<Item = ItemId> + '_ {
        let held = self.heroes.iter().flat_map(|hero| hero.worn.iter().chain(&hero.inventory));
        held.copied().chain(self.mobs.iter().filter_map(|mob| mob.item))
    }

    /// MD-ENC-03, MD-ENC-10: no card is in play and in its deck as well.
    fn cards_possible(&self, game: &Darkness) -> Possible {
        for category in Category::ALL {
            let (n, suffix) = (category as usize, category.name());
            let deck = &self.decks.mobs[n];
            let in_play = self.mobs.iter().filter(|mob| mob.category == category).map(|mob| mob.id);
            let all = in_play.chain(deck.cards_left()).chain(deck.discarded().iter().copied());
            too_many(all, |_| 1, |id| format!("{} {suffix}", game.content.mobs[usize::from(id.0)].name))?;
            let deck = &self.decks.roaming[n];
            let in_play =
                self.roaming.iter().filter(|roamer| roamer.category == category).map(|roamer| roamer.id);
            let all = in_play.chain(deck.cards_left()).chain(deck.discarded().iter().copied());
            too_many(all, |_| 1, |id| format!("{} {suffix}", game.content.roaming[usize::from(id.0)].name))?;
        }
        let doors =
            self.decks.doors.cards_left().into_iter().chain(self.decks.doors.discarded().iter().copied());
        let door = |id: &crate::content::DoorCardId| &game.content.doors[usize::from(id.0)];
        too_many(doors, |id| door(id).copies, |id| door(id).name.clone())?;
        let arrows =
            self.decks.arrows.cards_left().into_iter().chain(self.decks.arrows.discarded().iter().copied());
        too_many(arrows, |_| 1, |id| game.arrow(*id).name.clone())?;
        self.tools_possible(game)
    }

    fn tools_possible(&self, game: &Darkness) -> Possible {
        let own = self.heroes.iter().flat_map(|hero| match &hero.engine {
            Engine::Rogue { ready, used, discard } => [ready, used, discard].map(Clone::clone).concat(),
            _ => Vec::new(),
        });
        let of_mobs = self.mobs.iter().map(|mob| mob.poison);
        let poison =
            of_mobs.chain(self.roaming.iter().map(|r| r.poison)).chain(self.boss.iter().map(|b| b.poison));
        let all = own.chain(poison.flatten()).chain(self.decks.tools.inside().iter().copied());
        let token = |id: &RogueTokenId| game.rogue_token(*id);
        too_many(all, |id| token(id).copies, |id| token(id).name.clone())
    }

    /// MD-GEN-07: what there are printed numbers of.
    fn tokens_possible(&self, game: &Darkness) -> Possible {
        let supply = &game.content.supply;
        let lying =
            self.lying.iter().filter_map(|l| if let Token::Treasure(r) = l.token { Some(r) } else { None });
        let of_mobs = self.mobs.iter().flat_map(|mob| mob.treasure.iter().copied());
        let of_roaming = self.roaming.iter().flat_map(|roamer| roamer.treasure.iter().copied());
        let all: Vec<Rarity> =
            lying.chain(of_mobs).chain(of_roaming).chain(self.bag.inside().iter().copied()).collect();
        for rarity in Rarity::ALL {
            let out = all.iter().filter(|other| **other == rarity).count()
                + usize::from(self.supply[rarity as usize]);
            let most = supply.treasure[rarity as usize];
            if out > usize::from(most) {
                return Err(format!(
                    "there are {most} {} treasure tokens, not {out} (MD-GEN-07)",
                    rarity.name()
                ));
            }
        }
        let conditions: u16 = self.conditions().map(u16::from).sum();
        if conditions > u16::from(supply.conditions) {
            let most = supply.conditions;
            return Err(format!("there are {most} condition tokens, not {conditions} (MD-CND-14)"));
        }
        let backs = &self.backs;
        let face_down = [
            (Token::SpikeTrap, backs.spike_traps.inside().len(), supply.spike_traps.len()),
            (Token::BearTrap, backs.bear_traps.inside().len(), supply.bear_traps.len()),
            (Token::Fountain, backs.fountains.inside().len(), supply.fountains.len()),
            (Token::Chest, backs.chests.inside().len(), supply.chests.len()),
            (Token::LargeChest, backs.large_chests.inside().len(), supply.large_chests.len()),
        ];
        for (token, left, printed) in face_down {
            let lie = self.lying.iter().filter(|lying| lying.token == token).count();
            if lie > left || left > printed {
                let kind = token.kind();
                return Err(format!(
                    "{lie} {kind} lie face down, and {left} of {printed} have not come up (MD-GEN-07)"
                ));
            }
        }
        let most = Lifebringers::of(self.heroes.len(), false).left;
        let of = self.lifebringers;
        if of.left.saturating_add(of.spent) > most {
            let heroes = self.heroes.len();
            return Err(format!(
                "{heroes} heroes have at most {most} Lifebringer tokens, left and spent (MD-SET-09)"
            ));
        }
        Ok(())
    }

    /// MD-DRK-05, MD-BOS-09, MD-HPH-06, MD-MOB-01: the track, and whose turn or activation it can be.
    fn moment_possible(&self, game: &Darkness) -> Possible {
        let awake = self.boss.as_ref().filter(|boss| boss.awake);
        match (self.marker, awake) {
            (Marker::Boss(space), Some(boss))
                if usize::from(space) <= game.boss(boss.which).track.len().max(1) => {}
            (Marker::Boss(space), _) if !self.is_over() => {
                return Err(format!(
                    "the darkness marker cannot be on space {space} of a boss track (MD-BOS-09)"
                ));
            }
            _ => {}
        }
        if self.round == 0 {
            return Err("rounds are counted from 1".to_owned());
        }
        if let Some(turn) = &self.turn
            && self.hero(turn.hero).activated
        {
            let name = &game.hero_card(turn.hero.card).name;
            return Err(format!("{name} has had its turn (MD-HPH-06)"));
        }
        if self.after_turn && awake.is_none() {
            return Err("enemies act after a hero's turn in a boss fight alone (MD-BOS-11)".to_owned());
        }
        Ok(())
    }
}

/// MD-SKL-02, MD-SKL-03, MD-SKL-05, MD-LVL-12: a skill or a rank for each level at most, none above the level, one rank
/// of each.
fn skills_possible(game: &Darkness, hero: &Hero, name: &str) -> Possible {
    let taken: u8 = hero.skills.iter().map(|id| game.skill(*id).rank).sum();
    if taken > hero.level {
        let level = hero.level;
        return Err(format!(
            "{name} has taken {taken} skills at level {level}; it takes one with each (MD-LVL-12)"
        ));
    }
    for (n, id) in hero.skills.iter().enumerate() {
        let skill = game.skill(*id);
        if skill.level > hero.level {
            let (key, least) = (skill.key(), skill.level);
            return Err(format!(
                "{name} is of level {}, and {key} is of level {least} (MD-SKL-02)",
                hero.level
            ));
        }
        if hero.skills[..n].iter().any(|other| game.skill(*other).name == skill.name) {
            return Err(format!(
                "{name} has {} twice; a higher rank replaces the lower one (MD-SKL-05)",
                skill.name
            ));
        }
    }
    Ok(())
}

/// MD-HER-03, MD-HER-05, MD-ITM-03, MD-ITM-05, MD-STI-02: what a hero can wear.
fn equipment_possible(game: &Darkness, hero: &Hero, name: &str) -> Possible {
    for item in hero.worn.iter().map(|item| game.item(*item)) {
        if item.slot == Slot::Consumable {
            return Err(format!("{name} wears {}, which is a consumable (MD-ITM-05)", item.name));
        }
        if item.class.is_some_and(|class| class != hero.class) {
            return Err(format!("{name} wears {}, which is of another class (MD-STI-02)", item.name));
        }
    }
    let slots = [
        (Slot::Head, 1, "on its head"),
        (Slot::Body, 1, "on its body"),
        (Slot::Legs, 1, "on its legs"),
        (Slot::Accessory, 1, "as an accessory"),
        (Slot::Hand, 2, "in its hands, where a two-handed item takes both"),
    ];
    match slots.into_iter().find(|(slot, most, _)| hero.slots_taken(game, *slot) > *most) {
        Some((.., place)) => Err(format!("{name} wears too much {place} (MD-HER-03, MD-HER-05)")),
        None => Ok(()),
    }
}

/// MD-BER-04, MD-PAL-06, MD-PAL-08, MD-SHA-02: what the class boards can show.
fn engine_possible(game: &Darkness, hero: &Hero, name: &str) -> Possible {
    match &hero.engine {
        Engine::Berserker { rage, .. } if *rage > 7 => {
            Err(format!("{name} has {rage} rage; the pool holds 7 (MD-BER-04)"))
        }
        Engine::Paladin { tokens, blessed, .. } => {
            let placed: Vec<ZoneId> = tokens.iter().flatten().copied().collect();
            if (1..placed.len()).any(|n| placed[..n].contains(&placed[n])) {
                return Err("two consecration tokens are in one zone (MD-PAL-06)".to_owned());
            }
            match blessed
                .filter(|skill| !hero.skills.contains(skill) || game.skill(*skill).blessed.is_empty())
            {
                Some(skill) => Err(format!("{name} cannot bless {} (MD-PAL-08)", game.skill(skill).key())),
                None => Ok(()),
            }
        }
        Engine::Shaman { elements, .. } => {
            let most = game.content.boards.element_max;
            match elements.iter().find(|at| **at > most) {
                Some(at) => {
                    Err(format!("an element of {name} is at {at}; the tracks end at {most} (MD-SHA-02)"))
                }
                None => Ok(()),
            }
        }
        _ => Ok(()),
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
            Err(format!("{name} is there {n} times, and there are {most} of it (MD-GEN-07)"))
        }
        None => Ok(()),
    }
}
