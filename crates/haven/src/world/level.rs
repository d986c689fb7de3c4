//! GH-LVL: the scenario level and what depends on it.

use crate::world::Variants;
use crate::{Edition, World};
use serde::{Deserialize, Serialize};

/// GH-LVL-04: how hard the scenario is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Difficulty {
    Easy,
    #[default]
    Normal,
    Hard,
    VeryHard,
}

/// GH-LVL-03, GH-LVL-04, GH-DATA-02: half of the average level, rounded up, changed by the difficulty.
///
/// ```
/// use haven::world::{Difficulty, scenario_level};
/// assert_eq!(scenario_level(&[6, 4, 4, 3], Difficulty::Normal), 3);
/// ```
pub fn scenario_level(levels: &[u8], difficulty: Difficulty) -> u8 {
    let sum: u32 = levels.iter().map(|l| u32::from(*l)).sum();
    let recommended = sum.div_ceil(2 * levels.len().max(1) as u32) as u8;
    let level = match difficulty {
        Difficulty::Easy => recommended.saturating_sub(1),
        Difficulty::Normal => recommended,
        Difficulty::Hard => recommended + 1,
        Difficulty::VeryHard => recommended + 2,
    };
    level.min(7)
}

impl Edition {
    /// GH-LVL-03, GH-LVL-04; FH-LVL-02, FH-VAR-06, FH-VAR-07, FH-DIF-58, FH-LVL-04, GH-VAR-26: the scenario level for
    /// characters of these levels. Where solo play and open information raise everything, they raise the level itself.
    ///
    /// ```
    /// use haven::Edition;
    /// use haven::world::{Difficulty, Variants};
    /// let solo = Variants { solo: true, ..Variants::default() };
    /// assert_eq!(Edition::Frosthaven.level_for(&[4, 4], Difficulty::Normal, solo), 3);
    /// assert_eq!(Edition::Gloomhaven.level_for(&[4, 4], Difficulty::Normal, solo), 2);
    /// ```
    pub fn level_for(self, levels: &[u8], difficulty: Difficulty, variants: Variants) -> u8 {
        if variants.raise() && self.solo_raises_everything() {
            let raised: Vec<u8> = levels.iter().map(|level| level + 1).collect();
            return scenario_level(&raised, difficulty);
        }
        scenario_level(levels, difficulty)
    }
}

impl Variants {
    /// GH-VAR-01, GH-VAR-02, FH-VAR-06, FH-VAR-07: whether the table knows more than it should, and the level is raised.
    fn raise(self) -> bool {
        self.solo || self.open_information
    }
}

impl World {
    /// GH-VAR-01, GH-VAR-02, GH-TAB-02: by how much monsters and traps are raised above the scenario level.
    fn raise(&self) -> u8 {
        u8::from(self.agreed.variants.raise() && !self.agreed.edition.solo_raises_everything())
    }

    /// GH-MON-01, GH-VAR-01, GH-GAP-38, FH-LVL-01, FH-MON-03, GH-LVL-01, GH-LVL-05, GH-DATA-01, GH-DATA-03, GH-VAR-03:
    /// the level of the monsters; it is never above 7.
    pub fn monster_level(&self) -> u8 {
        (self.agreed.level + self.raise()).min(7)
    }

    /// GH-MAP-14, GH-TAB-01, GH-VAR-01, FH-LVL-01, GH-LVL-01, GH-LVL-05, GH-DATA-01: the damage of a trap.
    pub fn trap_damage(&self) -> u8 {
        2 + self.monster_level()
    }

    /// GH-MAP-16, GH-TAB-01, GH-VAR-04, FH-LVL-01: the damage of a hex of hazardous terrain.
    pub fn hazard_damage(&self) -> u8 {
        self.agreed.edition.hazard_damage(self.monster_level())
    }

    /// GH-TAB-01, FH-LVL-01, GH-LVL-01, GH-LVL-05, GH-DATA-01: what a money token is worth.
    pub fn gold_per_coin(&self) -> u8 {
        [2, 2, 3, 3, 4, 4, 5, 6][usize::from(self.agreed.level.min(7))]
    }

    /// GH-LVL-06, FH-LVL-01, GH-LVL-01, GH-LVL-05, GH-DATA-01: experience for winning.
    pub fn bonus_experience(&self) -> u8 {
        4 + 2 * self.agreed.level
    }
}

impl World {
    /// GH-MON-01, GH-BOS-04, GH-GAP-45, FH-BOS-03: a monster's hit points at this level; C counts the characters.
    pub fn hit_points(
        &self,
        game: &crate::Haven,
        kind: crate::content::KindId,
        rank: crate::content::Rank,
    ) -> u8 {
        let Some(stats) = game.kind(kind).rows(rank).get(usize::from(self.monster_level())) else { return 1 };
        stats.hp.saturating_add(stats.hp_per_hero.saturating_mul(self.characters()))
    }

    /// GH-BOS-04, GH-SPC-15, GH-GAP-45, FH-DMG-10, FH-SPR-04: C, the number of characters in formulas.
    pub fn characters(&self) -> u8 {
        let all = self.agreed.rulings.boss_counts_exhausted == crate::rulings::BossCountsExhausted::Yes;
        self.party.heroes.iter().filter(|h| all || !h.exhausted).count() as u8
    }
}
