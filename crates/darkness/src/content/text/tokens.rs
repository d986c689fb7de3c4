//! What lies on the table: tokens, dice and their symbols, the level board, the darkness track, quests.

use super::super::Content;
use super::super::cards::{Icon, Rarity};
use super::super::dice::Colour;
use super::super::places::{Defeat, Objective, Quest, Token};
use super::places::{Landmark, place};
use super::words::{self, line};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

/// Numbers with how often each comes: "0, 1 (2×), 2".
fn counted(all: &[u8]) -> Arg {
    let mut each: Vec<(u8, u8)> = Vec::new();
    for n in all {
        match each.iter_mut().find(|(other, _)| other == n) {
            Some((_, times)) => *times += 1,
            None => each.push((*n, 1)),
        }
    }
    Arg::List(
        each.into_iter().map(|(n, times)| phrase!("darkness-times", n = n, times = times).into()).collect(),
    )
}

fn rarities(all: &[Rarity]) -> Arg {
    let count = |rarity: Rarity| all.iter().filter(|is| **is == rarity).count();
    let some = Rarity::ALL.into_iter().filter(|is| count(*is) > 0);
    let said =
        some.map(|is| phrase!("darkness-times-rarity", rarity = words::rarity(is), times = count(is)).into());
    Arg::List(said.collect())
}

impl Content {
    /// MD-TOK-18: what a token in a zone does.
    pub fn token_does(&self, token: Token) -> Phrase {
        let supply = &self.supply;
        match token {
            Token::Loot => phrase!("darkness-token-loot"),
            Token::Treasure(is) => phrase!("darkness-token-treasure", rarity = words::rarity(is)),
            Token::Enemy => phrase!("darkness-token-enemy"),
            Token::Quarry => phrase!("darkness-token-quarry"),
            Token::Portal => phrase!("darkness-token-portal"),
            Token::RoamingPortal => phrase!("darkness-token-roaming-portal"),
            Token::SpikeTrap => phrase!("darkness-token-spike-trap", backs = counted(&supply.spike_traps)),
            Token::BearTrap => {
                let bites = supply.bear_traps.iter().filter(|bites| **bites).count();
                phrase!("darkness-token-bear-trap", bites = bites, of = supply.bear_traps.len())
            }
            Token::Fountain => phrase!("darkness-token-fountain", backs = counted(&supply.fountains)),
            Token::Chest => phrase!("darkness-token-chest", backs = rarities(&supply.chests)),
            Token::LargeChest => {
                phrase!("darkness-token-large-chest", backs = rarities(&supply.large_chests))
            }
            Token::Forge => phrase!("darkness-token-forge"),
            Token::Pillar => phrase!("darkness-token-pillar"),
            Token::Prize(_) => phrase!("darkness-token-prize"),
            Token::Goal(_) => phrase!("darkness-token-goal"),
        }
    }

    /// The same as the lines of its face.
    pub fn token_lines(&self, token: Token) -> Vec<CardLine> {
        vec![line("token", None, self.token_does(token))]
    }

    /// MD-TRS-01, MD-TRS-03: a treasure token.
    pub fn treasure_lines(&self, rarity: Rarity) -> Vec<CardLine> {
        let n = self.supply.treasure[rarity as usize];
        let mut all = vec![
            line("token", None, phrase!("darkness-token-treasure", rarity = words::rarity(rarity))),
            line("count", n.to_string(), phrase!("darkness-token-count", n = n)),
        ];
        if rarity == Rarity::Rare {
            let n = self.supply.rare_in_bag;
            all.push(line("start", n.to_string(), phrase!("darkness-token-in-bag", n = n)));
        }
        all
    }

    /// MD-DIE-01, MD-DIE-16: a die: what it is rolled for, how many there may be, and each of its faces.
    pub fn die_lines(&self, colour: Colour) -> Vec<CardLine> {
        let what = match colour {
            Colour::Yellow => phrase!("darkness-die-yellow"),
            Colour::Orange => phrase!("darkness-die-orange"),
            Colour::Blue => phrase!("darkness-die-blue"),
            Colour::Violet => phrase!("darkness-die-violet"),
            Colour::Black => phrase!("darkness-die-black"),
        };
        let all = self.dice.faces(colour);
        let signs: Vec<String> = all.iter().map(|face| face.text()).collect();
        let faces: Vec<Arg> =
            all.iter().map(|face| phrase!("darkness-die-face", face = words::face(face)).into()).collect();
        let say = phrase!("darkness-die-faces", faces = Arg::List(faces));
        let cap = phrase!("darkness-die-cap", n = colour.cap());
        vec![
            line("kind", colour.name().to_owned(), what),
            line("faces", signs.join(", "), say),
            line("most", colour.cap().to_string(), cap),
        ]
    }

    /// MD-DIE-06, MD-DIE-07, MD-DIE-08, MD-DIE-09, MD-DIE-10, MD-DIE-12: a symbol of the dice.
    pub fn symbol_lines(&self, symbol: &str) -> Vec<CardLine> {
        let say = match symbol {
            "damage" => phrase!("darkness-symbol-damage"),
            "mana" => phrase!("darkness-symbol-mana"),
            "shield" => phrase!("darkness-symbol-shield"),
            "shadow" => phrase!("darkness-symbol-shadow"),
            "claw" => phrase!("darkness-symbol-claw"),
            _ => phrase!("darkness-symbol-ability"),
        };
        vec![line("symbol", symbol.to_owned(), say)]
    }

    /// MD-LVL-03, MD-LVL-05, MD-LVL-06, MD-LVL-08: the level board.
    pub fn level_lines(&self) -> Vec<CardLine> {
        let row = |(level, is): (u8, &super::super::Level)| {
            let say = phrase!(
                "darkness-level-row",
                level = level,
                cost = is.cost,
                health = is.health,
                mana = is.mana,
                token = is.token.map_or_else(|| phrase!("darkness-level-no-token").into(), words::rarity)
            );
            line("level", level.to_string(), say)
        };
        (1..).zip(&self.supply.levels).map(row).collect()
    }

    /// MD-DRK-02, MD-DRK-03, MD-DRK-04, MD-DRK-06: the darkness track.
    pub fn track_lines(&self) -> Vec<CardLine> {
        let spaces = |side: &'static str, track: &'static str, all: &[Icon]| -> Vec<CardLine> {
            let row = |(space, is): (u8, &Icon)| {
                let say = phrase!(
                    "darkness-track-space",
                    track = Arg::name(track),
                    space = space,
                    does = words::icon(*is)
                );
                line("space", format!("{side} {space}"), say)
            };
            (1..).zip(all).map(row).collect()
        };
        let mut all = spaces("front", "md-track-front", &self.supply.front);
        all.extend(spaces("back", "md-track-back", &self.supply.back));
        all
    }

    /// MD-CND-14: fire and frost tokens.
    pub fn condition_lines(&self, fire: bool) -> Vec<CardLine> {
        let say = if fire { phrase!("darkness-condition-fire") } else { phrase!("darkness-condition-frost") };
        let n = self.supply.conditions;
        vec![
            line("token", None, say),
            line("count", n.to_string(), phrase!("darkness-condition-stock", n = n)),
        ]
    }

    /// A zone of a quest, with what stands there whatever the number of heroes.
    pub fn place_in(&self, quest: &Quest, (x, y): (i16, i16)) -> Phrase {
        let here = quest.tokens.iter().filter(|placed| placed.at == (x, y) && placed.from_heroes == 0);
        place(x, y, Landmark::of(here.map(|placed| placed.token)))
    }

    /// MD-GEN-02: where a token of an objective lies as a quest begins.
    pub fn place_of(&self, quest: &Quest, token: Token) -> Option<Phrase> {
        let placed = quest.tokens.iter().find(|placed| placed.token == token)?;
        Some(self.place_in(quest, placed.at))
    }

    /// MD-GEN-02: an objective of a quest.
    pub fn objective(&self, quest: &Quest, objective: Objective) -> Phrase {
        let at = |token: Token| self.place_of(quest, token).map_or_else(|| Arg::text("?"), Arg::from);
        match objective {
            Objective::Collect(n, _) => phrase!("darkness-goal-collect", zone = at(Token::Prize(n))),
            Objective::Destroy(n, None) => phrase!("darkness-goal-destroy", zone = at(Token::Goal(n))),
            Objective::Destroy(n, Some(prize)) => {
                phrase!(
                    "darkness-goal-destroy-with",
                    zone = at(Token::Goal(n)),
                    prize = at(Token::Prize(prize))
                )
            }
            Objective::Hunt(n) => phrase!("darkness-goal-hunt", n = n),
            Objective::SlayRoaming(n) => phrase!("darkness-goal-roaming", n = n),
            Objective::Return => phrase!("darkness-goal-return", zone = self.place_in(quest, quest.start)),
            Objective::SlayBoss => {
                let name = quest.boss.as_ref().map_or("boss", |boss| &boss.boss);
                phrase!("darkness-goal-boss", boss = Arg::name(format!("md-enemy-{name}")))
            }
        }
    }

    /// MD-GEN-02, MD-GEN-05, MD-Q0-05, MD-BOS-05, MD-SET-24: a quest.
    pub fn quest_lines(&self, quest: &Quest) -> Vec<CardLine> {
        let start = phrase!("darkness-quest-start", zone = self.place_in(quest, quest.start));
        let mut all = vec![line("start", None, start)];
        for objective in &quest.objectives {
            all.push(line(
                "goal",
                None,
                phrase!("darkness-quest-goal", goal = self.objective(quest, *objective)),
            ));
            if let Objective::Collect(_, n) = objective {
                all.push(line("experience", n.to_string(), phrase!("darkness-quest-experience", n = *n)));
            }
        }
        if quest.in_order {
            all.push(line("order", None, phrase!("darkness-quest-in-order")));
        }
        for Defeat::AfterRound(n) in &quest.defeat {
            all.push(line("rounds", n.to_string(), phrase!("darkness-quest-rounds", n = *n)));
        }
        if let Some(boss) = &quest.boss {
            let heroes: Vec<Arg> = boss.heroes.iter().map(|at| self.place_in(quest, *at).into()).collect();
            let say = phrase!(
                "darkness-quest-boss",
                boss = Arg::name(format!("md-enemy-{}", boss.boss)),
                zone = self.place_in(quest, boss.at),
                heroes = Arg::List(heroes)
            );
            all.push(line("boss", None, say));
        }
        for at in &quest.mobs {
            all.push(line("mob", None, phrase!("darkness-quest-mob", zone = self.place_in(quest, *at))));
        }
        all
    }
}
