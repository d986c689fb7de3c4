//! Worlds that come from a save: the names of what content may change, and what a world must be to be played on.

use super::World;
use crate::Darkness;
use crate::content::{Content, Objective};
use serde_json::Value;
use table::Broken;

/// The types of ids that stand for something that content may change.
const NAMED: [&str; 11] = [
    "ItemId",
    "SkillId",
    "MobId",
    "RoamingId",
    "RogueTokenId",
    "ArrowId",
    "DoorCardId",
    "HeroCardId",
    "BossId",
    "QuestId",
    "ObjectiveId",
];

/// Whether ids of this type are written as names.
pub(crate) fn is_named(kind: &str) -> bool {
    NAMED.contains(&kind)
}

impl Objective {
    /// Its name within its quest: `collect-0`.
    fn name(self) -> String {
        match self {
            Objective::Collect(prize, _) => format!("collect-{prize}"),
            Objective::Destroy(goal, _) => format!("destroy-{goal}"),
            Objective::Hunt(_) => "hunt".to_owned(),
            Objective::Return => "return".to_owned(),
            Objective::SlayRoaming(_) => "slay-roaming".to_owned(),
            Objective::SlayBoss => "slay-boss".to_owned(),
        }
    }
}

/// Names of which several may be alike: from the second on they are numbered.
fn numbered(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut plain: Vec<String> = Vec::new();
    for name in names {
        let alike = plain.iter().filter(|other| **other == name).count();
        all.push(if alike == 0 { name.clone() } else { format!("{name}/{}", alike + 1) });
        plain.push(name);
    }
    all
}

impl Content {
    /// The names of all ids of a type, in the order of their numbers.
    fn names_of(&self, kind: &str) -> Vec<String> {
        match kind {
            "ItemId" => self.items.iter().map(|i| i.name.clone()).collect(),
            "SkillId" => self.skills.iter().map(|s| format!("{}/{}", s.class.name(), s.key())).collect(),
            "MobId" => self.mobs.iter().map(|m| m.name.clone()).collect(),
            "RoamingId" => self.roaming.iter().map(|r| r.name.clone()).collect(),
            "RogueTokenId" => self.boards.rogue_tokens.iter().map(|t| t.name.clone()).collect(),
            "ArrowId" => numbered(self.boards.arrows.iter().map(|a| a.name.clone())),
            "DoorCardId" => self.doors.iter().map(|d| d.name.clone()).collect(),
            "HeroCardId" => self.heroes.iter().map(|h| h.name.clone()).collect(),
            "BossId" => self.bosses.iter().map(|b| b.name.clone()).collect(),
            "QuestId" => self.quests.iter().map(|q| q.name.clone()).collect(),
            _ => Vec::new(),
        }
    }

    /// The name of a thing by the type and number of its id.
    pub(crate) fn name_of(&self, kind: &str, number: u64) -> Option<String> {
        let number = usize::try_from(number).ok()?;
        if kind != "ObjectiveId" {
            return self.names_of(kind).into_iter().nth(number);
        }
        let quest = self.quests.get(number >> 8)?;
        let objectives = numbered(quest.objectives.iter().map(|o| o.name()));
        Some(format!("{}/{}", quest.name, objectives.get(number & 0xff)?))
    }

    /// The number that has this name.
    pub(crate) fn number_of(&self, kind: &str, name: &str) -> Option<u64> {
        if kind != "ObjectiveId" {
            return self.names_of(kind).iter().position(|n| n == name).map(|n| n as u64);
        }
        let (quest, objective) = name.split_once('/')?;
        let quest = self.quests.iter().position(|q| q.name == quest)?;
        let objectives = numbered(self.quests[quest].objectives.iter().map(|o| o.name()));
        let n = objectives.iter().position(|o| o == objective)?;
        Some((quest << 8 | n) as u64)
    }
}

impl World {
    /// Whether this world is possible at all, whoever made it: every card, hero and zone known, the quest's own ground.
    pub(crate) fn sound(&self, game: &Darkness) -> Result<(), Broken> {
        let mut wrong: Option<String> = None;
        table::each_part(self, &mut |kind, part| {
            wrong = wrong.take().or_else(|| self.wrong_part(game, kind, part));
        });
        let wrong = wrong.or_else(|| self.wrong_ground(game)).or_else(|| self.wrong_party(game));
        let wrong = wrong.or_else(|| self.possible(game).err());
        wrong.map_or(Ok(()), |what| Err(Broken::check(what)))
    }

    fn wrong_ground(&self, game: &Darkness) -> Option<String> {
        let quest = self.agreed.quest?.index();
        let whole = &game.content.grounds[quest];
        // MD-BOS-08: in a boss fight only the boss chamber is left.
        let chamber = game.content.quests[quest].boss.as_ref().map(|boss| whole.tile_alone(boss.tile).ground);
        let same = **whole == *self.ground || chamber.is_some_and(|chamber| chamber == *self.ground);
        (!same).then(|| "the ground of its quest is another one".to_owned())
    }

    fn wrong_party(&self, game: &Darkness) -> Option<String> {
        let twice = (0..self.heroes.len()).find(|n| {
            let card = self.heroes[*n].card;
            self.heroes[..*n].iter().any(|h| h.card == card)
                || game.hero_card(card).class != self.heroes[*n].class
        });
        twice.map(|n| format!("the hero of seat {n} is nobody"))
    }

    /// Ids that stand for nothing, zones off the map, heroes that are not there.
    fn wrong_part(&self, game: &Darkness, kind: &str, part: &Value) -> Option<String> {
        let number = |field: &str| part.get(field).and_then(Value::as_u64);
        match (kind, part.as_u64()) {
            ("HeroId", _) => {
                let (seat, card) = (number("seat")?, number("card")?);
                let hero = self.heroes.get(usize::try_from(seat).ok()?);
                let there = hero.is_some_and(|hero| u64::from(hero.card.0) == card);
                (!there).then(|| format!("there is no hero {card} at seat {seat}"))
            }
            ("SpaceId", Some(n)) => {
                (n >= self.ground.map.len() as u64).then(|| format!("there is no zone {n}"))
            }
            (_, Some(n)) if is_named(kind) => {
                game.content.name_of(kind, n).is_none().then(|| format!("there is no {kind} {n}"))
            }
            _ => None,
        }
    }
}
