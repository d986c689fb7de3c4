//! Everything that is on a card or a token of Sword & Sorcery comes up in play: powers at every level, items, events with all
//! their courses, traps, encounters, scrolls line by line, and tokens. Quests are played as they begin, the last one with heroes of
//! soulrank V.

use bots::sorcery::Greedy;
use sorcery::content::{Content, Slot, Use, Way};
use sorcery::{Fact, Setup, Sorcery, World};
use std::collections::BTreeSet;
use table::{Answers, Ask, Chance, Fact as _, Game, Listener, RandomPlayer, Seat, State, playout};

/// A player who mostly plays well, but reaches for what has never come up, and tries out anything now and then.
struct Curious {
    random: RandomPlayer,
    tried: BTreeSet<String>,
    longs_for: BTreeSet<String>,
}

/// What is chosen, whomever it hits: `attack:thorn` of `attack:thorn/reaver-red`.
fn deed(game: &Sorcery, ask: &Ask<'_, Sorcery>, n: usize) -> String {
    let mut key = String::new();
    ask.options.key(n, game, &mut key);
    key.split('/').next().unwrap_or_default().to_owned()
}

impl Curious {
    /// Whether an option leads to something that has never come up: `buy:thorn`, `equip:thorn`, `use:mend-2`.
    fn wants(&self, game: &Sorcery, world: &World, deed: &str) -> bool {
        if deed == "reorganize" {
            let mut carried = world.heroes.iter().flat_map(|hero| &hero.inventory);
            return carried.any(|id| self.longs_for.contains(&game.item(*id).name));
        }
        let name = deed.split_once(':').map_or("", |(_, name)| name);
        let power = name.rsplit_once('-').map_or(name, |(power, _)| power);
        let leaves = deed.starts_with("drop:") || deed.starts_with("sell:") || deed.starts_with("take-off:");
        !leaves && (self.longs_for.contains(name) || self.longs_for.contains(power))
    }
}

impl Answers<Sorcery> for Curious {
    fn answer(
        &mut self,
        game: &Sorcery,
        ask: &Ask<'_, Sorcery>,
        world: &mut World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let all = 0..ask.options.count();
        let wanted: Vec<usize> = all.filter(|n| self.wants(game, world, &deed(game, ask, *n))).collect();
        let (seat, n) = match self.random.below(8) {
            0..5 if !wanted.is_empty() => {
                let n = wanted[self.random.below(wanted.len())];
                (ask.speaker(n)?, n)
            }
            7 => self.random.answer(game, ask, world, chance)?,
            _ => Greedy.answer(game, ask, world, chance)?,
        };
        self.tried.insert(deed(game, ask, n));
        Some((seat, n))
    }
}

/// The name of a record: `thorn` of `item thorn`, `mend` of `power mend-2`.
fn name(what: &str) -> String {
    let name = what.split_once(' ').map_or("", |(_, name)| name);
    let level = name.rsplit_once('-').filter(|(_, n)| what.starts_with("power ") && n.parse::<u8>().is_ok());
    level.map_or(name, |(power, _)| power).to_owned()
}

/// What was told: each verb with each of the names behind it.
struct Told<'g> {
    game: &'g Sorcery,
    event: String,
    words: BTreeSet<String>,
}

impl Listener<Sorcery> for Told<'_> {
    fn hear(&mut self, fact: Fact) {
        let mut line = String::new();
        fact.line(self.game, &mut line);
        let mut words = line.split_whitespace();
        let verb = words.next().unwrap_or_default().to_owned();
        for word in words {
            if verb == "event" {
                self.event = word.to_owned();
            }
            if verb == "course" {
                self.words.insert(format!("{verb} {} {word}", self.event));
            }
            self.words.insert(format!("{verb} {word}"));
        }
        if verb == "behaves" || verb == "gate" {
            self.words.insert(line);
        }
    }
}

/// Every quest with every number of heroes, with either class of each hero; campaigns of both.
fn setups(game: &Sorcery) -> Vec<Setup> {
    let other = |class: &String| {
        let cards = &game.content.heroes;
        let hero = cards.iter().find(|card| card.class == *class).map(|card| &card.hero);
        let found = cards.iter().rfind(|card| Some(&card.hero) == hero);
        found.map_or_else(|| class.clone(), |card| card.class.clone())
    };
    let mut all = Vec::new();
    for quest in &game.content.quests {
        for heroes in 2..=5 {
            let usual = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
            let mut others = usual.clone();
            others.heroes = usual.heroes.iter().map(other).collect();
            all.extend([usual, others]);
        }
    }
    let campaigns = all.iter().take(8).cloned().map(|setup| Setup { campaign: true, ..setup });
    let campaigns: Vec<Setup> = campaigns.collect();
    all.into_iter().chain(campaigns).collect()
}

/// What must come up, with how it is told or chosen: any of these.
fn records(content: &Content) -> Vec<(String, Vec<String>)> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    let mut want = |what: String, signs: Vec<String>| all.push((what, signs));
    for power in &content.powers {
        let name = &power.name;
        if power.uses == Use::Passive {
            let signs = vec![format!("learns {name}"), format!("owns {name}")];
            want(format!("power {name}"), signs);
            continue;
        }
        for (n, _) in power.levels.iter().enumerate() {
            let level = format!("{name}-{}", n + 1);
            let signs = match power.uses {
                Use::Attack => vec![format!("attacks {level}")],
                // A hero who may use only one level is not asked which.
                Use::Reaction if n == 0 => vec![format!("use:{name}"), format!("use:{level}")],
                _ => vec![format!("use:{level}")],
            };
            want(format!("power {level}"), signs);
        }
    }
    for item in &content.items {
        let name = &item.name;
        let awakes = content.items.iter().find(|front| front.back.as_ref() == Some(name));
        let signs = match (item.slot, &item.weapon) {
            (_, Some(_)) => vec![
                format!("attacks {name}"),
                awakes.map_or_else(String::new, |front| format!("awake:{}", front.name)),
            ],
            (Slot::Projectile, _) => vec![format!("with:{name}")],
            (Slot::Goods, _) if item.crowns > 0 => vec![format!("gains-item {name}")],
            (Slot::Goods, _) => vec![format!("uses-item {name}")],
            (Slot::Artifact, _) if item.uses.is_some() => vec![format!("uses-item {name}")],
            _ => vec![format!("equips {name}"), format!("improves {name}"), format!("owns {name}")],
        };
        want(format!("item {name}"), signs);
    }
    for event in &content.events {
        want(format!("event {}", event.name), vec![format!("event {}", event.name)]);
        for (nature, _) in &event.courses {
            let course = format!("course {} {}", event.name, nature.name());
            want(course.clone(), vec![course]);
        }
    }
    for (n, card) in content.cards.iter().enumerate() {
        let enemy = &content.enemies[usize::from(card.0)];
        for (side, scroll) in enemy.sides.iter().enumerate() {
            for line in 0..scroll.behaviours.len() {
                let signs = content.cards.iter().filter(|other| other.0 == card.0);
                let sign = |name: &String| format!("behaves {name} side {} line {}", side + 1, line + 1);
                let what = format!("line {} of side {} of {}", line + 1, side + 1, card.2);
                if content.cards[..n].iter().all(|other| other.0 != card.0) {
                    want(what, signs.map(|other| sign(&other.2)).collect());
                }
            }
            for power in &scroll.powers {
                let told = matches!(
                    power.is,
                    Way::Again | Way::Heal(_) | Way::Deeds(_) | Way::Raise | Way::Command | Way::Special(_)
                );
                if told {
                    want(format!("scroll power {}", power.name), vec![format!("uses-power {}", power.name)]);
                }
            }
        }
        want(format!("enemy {}", card.2), vec![format!("appears {}", card.2)]);
    }
    let told = |verb: &str, names: Vec<String>| {
        names
            .into_iter()
            .map(|name| format!("{verb} {name}"))
            .map(|sign| (sign.clone(), vec![sign]))
            .collect::<Vec<_>>()
    };
    all.extend(told("enemy-power", content.enemy_powers.iter().map(|is| is.name.clone()).collect()));
    all.extend(told("encounter", content.encounters.iter().map(|is| is.name.clone()).collect()));
    all.extend(told("trap", content.traps.iter().map(|is| is.name.clone()).collect()));
    all.extend(told("searches", content.searches.iter().map(|is| is.name.clone()).collect()));
    all.extend(told("critical", content.tokens.critical.iter().map(|is| is.name()).collect()));
    all.extend(told("chest", content.tokens.chests.iter().map(|is| is.name()).collect()));
    all.extend(told(
        "shadow",
        content.quests.iter().flat_map(|q| &q.shadows).map(|s| s.name().to_owned()).collect(),
    ));
    all.extend(told("screams", content.heroes.iter().map(|is| is.hero.clone()).collect()));
    all.extend(told("summons", content.companions.iter().map(|is| is.hero.clone()).collect()));
    let specials = content.quests.iter().flat_map(|quest| &quest.specials);
    all.extend(told("special", specials.map(|is| is.name.clone()).collect()));
    all.extend(told("quest", content.quests.iter().skip(1).map(|is| is.name.clone()).collect()));
    all
}

#[test]
fn every_record_comes_up_somewhere() {
    let game = Sorcery::new().unwrap_or_else(|e| panic!("{e}"));
    let mut told = Told { game: &game, event: String::new(), words: BTreeSet::new() };
    let mut player =
        Curious { random: RandomPlayer::new(1), tried: BTreeSet::new(), longs_for: BTreeSet::new() };
    let wanted = records(&game.content);
    let last = game.content.quests.last().expect("a quest");
    assert!(wanted.len() > 350, "{}", wanted.len());
    let mut games = 0;
    for seed in 1..=MOST {
        for setup in setups(&game) {
            let mut chance = Chance::seeded(seed);
            let mut world = game.begin(&setup, &mut chance).expect("a table");
            if !setup.campaign && setup.quest == last.name {
                // As a longer campaign would make them.
                world.heroes.iter_mut().for_each(|hero| hero.rank = 5);
            }
            for hero in world.hero_ids() {
                let card = game.class(hero.class);
                told.words.extend(card.innate.iter().chain(&card.start).map(|name| format!("owns {name}")));
            }
            let played = playout(&game, &mut State { world, chance }, &mut player, Some(&mut told), false);
            played.unwrap_or_else(|e| panic!("{}, {:?}, seed {seed}: {e}", setup.quest, setup.heroes));
            games += 1;
            let missing = missing(&wanted, &told, &player);
            if missing.is_empty() {
                println!("{} records have come up in {games} games", wanted.len());
                return;
            }
            player.longs_for = missing.into_iter().map(name).collect();
            // The back of a card is reached by way of its front.
            let fronts = game
                .content
                .items
                .iter()
                .filter(|item| item.back.as_ref().is_some_and(|back| player.longs_for.contains(back)));
            let fronts: Vec<String> = fronts.map(|item| item.name.clone()).collect();
            player.longs_for.extend(fronts);
        }
    }
    let missing = missing(&wanted, &told, &player);
    panic!("never in {games} games: {missing:#?}");
}

/// What has not come up yet.
fn missing<'w>(wanted: &'w [(String, Vec<String>)], told: &Told<'_>, player: &Curious) -> Vec<&'w str> {
    let came_up = |sign: &String| told.words.contains(sign) || player.tried.contains(sign);
    let open = wanted.iter().filter(|(_, signs)| !signs.iter().any(came_up));
    open.map(|(what, _)| what.as_str()).collect()
}

/// So many times every setup is played, at most.
const MOST: u64 = 30;
