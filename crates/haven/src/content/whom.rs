//! Whom an ability without an attack concerns: as it is written, and read back.

use super::ability::Words;
use super::condition::Condition;
use std::fmt;

/// Whom an ability without an attack concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The figure itself.
    Myself,
    /// All adjacent enemies.
    Adjacent,
    /// All enemies in range.
    Enemies(u8),
    /// One enemy in range.
    Enemy(u8),
    /// One ally in range, or the figure itself.
    Ally(u8),
    /// All allies in range.
    Allies(u8),
    /// One ally in range, not the figure itself.
    OtherAlly(u8),
    /// FH-RNG-04: one ally, however far away.
    AnyAlly,
    /// The figure and all allies in range.
    SelfAndAllies(u8),
    /// All allies wherever they are.
    AllAllies,
    /// All other figures in range, allies and enemies.
    Figures(u8),
    /// One of the character's summons, however far away.
    OwnSummon,
    /// All of the character's summons.
    OwnSummons,
    /// One of the character's summons beside a target of this action.
    OwnSummonBesideTarget,
    /// All enemies whose hexes the figure moved through with this action.
    Passed,
    /// All figures beside the target of this action's attack, allies and enemies.
    BesideTarget,
    /// All enemies beside the target of this action's attack.
    EnemiesBesideTarget,
    /// The target of this action's attack, and all enemies beside it.
    AroundTarget,
    /// Whoever was a target of the ability before it.
    Targets,
    /// All figures inside the area of this action's attack, allies and enemies.
    Inside,
    /// All allies inside the area of this action's attack.
    AlliesInside,
    /// All enemies on the character's shadows.
    EnemiesOnShadows,
    /// The character, and all allies on its shadows.
    SelfAndAlliesOnShadows,
    /// All enemies that have this condition, however far away.
    EnemiesWith(Condition),
    /// All figures beside the hex where an enemy has died, allies and enemies.
    BesideFallen,
    /// The figure that a bonus answers: who comes near, or who has killed.
    ThatFigure,
    /// Every character.
    Everybody,
    /// One character, whom the party chooses.
    One,
    /// GH-VAR-22: the character who opens the door.
    Opener,
    /// GH-VAR-22: every character in the previous room.
    PreviousRoom,
}

impl Whom {
    /// Whether one of those whom it concerns is chosen.
    pub fn is_one(self) -> bool {
        use Whom::*;
        matches!(self, Enemy(_) | Ally(_) | OtherAlly(_) | AnyAlly | OwnSummon | OwnSummonBesideTarget | One)
    }

    /// Whether the character or its allies can be among these.
    pub fn concerns_own(self) -> bool {
        use Whom::*;
        !matches!(
            self,
            Adjacent
                | Enemies(_)
                | Enemy(_)
                | Passed
                | AroundTarget
                | EnemiesBesideTarget
                | Targets
                | EnemiesOnShadows
                | EnemiesWith(_)
                | ThatFigure
                | Opener
                | PreviousRoom
        )
    }

    /// Who can be concerned by an ability in the turn of a monster: it leaves no trail, has no summons of its own, and
    /// no door is opened by it.
    pub(super) fn is_for_monsters(self) -> bool {
        use Whom::*;
        !matches!(
            self,
            Passed
                | BesideTarget
                | AroundTarget
                | Targets
                | Inside
                | AlliesInside
                | EnemiesOnShadows
                | SelfAndAlliesOnShadows
                | EnemiesWith(_)
                | BesideFallen
                | ThatFigure
                | OwnSummon
                | OwnSummons
                | OwnSummonBesideTarget
                | Opener
                | PreviousRoom
        )
    }

    /// The same with more range, or less.
    pub fn further(self, hexes: i8) -> Whom {
        let more = |range: u8| range.saturating_add_signed(hexes);
        match self {
            Whom::Enemies(range) => Whom::Enemies(more(range)),
            Whom::Enemy(range) => Whom::Enemy(more(range)),
            Whom::Ally(range) => Whom::Ally(more(range)),
            Whom::Allies(range) => Whom::Allies(more(range)),
            Whom::OtherAlly(range) => Whom::OtherAlly(more(range)),
            Whom::SelfAndAllies(range) => Whom::SelfAndAllies(more(range)),
            Whom::Figures(range) => Whom::Figures(more(range)),
            other => other,
        }
    }
}

impl Words {
    pub(super) fn whom(&mut self) -> Result<Whom, String> {
        if let (true, Some(unsaid)) = (self.rest.is_empty(), self.unsaid) {
            return Ok(unsaid);
        }
        Ok(match self.take().as_str() {
            "self" => Whom::Myself,
            "adjacent" => Whom::Adjacent,
            "enemies" => Whom::Enemies(self.number("enemies")?),
            "enemy" => Whom::Enemy(self.number("enemy")?),
            "ally" => Whom::Ally(self.number("ally")?),
            "allies" => Whom::Allies(self.number("allies")?),
            "other-ally" => Whom::OtherAlly(self.number("other-ally")?),
            "any-ally" => Whom::AnyAlly,
            "self-and-allies" => Whom::SelfAndAllies(self.number("self-and-allies")?),
            "all-allies" => Whom::AllAllies,
            "figures" => Whom::Figures(self.number("figures")?),
            "own-summon" => Whom::OwnSummon,
            "own-summons" => Whom::OwnSummons,
            "own-summon-beside-target" => Whom::OwnSummonBesideTarget,
            "passed" => Whom::Passed,
            "beside-target" => Whom::BesideTarget,
            "enemies-beside-target" => Whom::EnemiesBesideTarget,
            "around-target" => Whom::AroundTarget,
            "targets" => Whom::Targets,
            "inside" => Whom::Inside,
            "allies-inside" => Whom::AlliesInside,
            "enemies-on-shadows" => Whom::EnemiesOnShadows,
            "self-and-allies-on-shadows" => Whom::SelfAndAlliesOnShadows,
            "enemies-with" => {
                let word = self.take();
                Whom::EnemiesWith(word.parse().or_else(|e: String| self.wrong(e))?)
            }
            "beside-fallen" => Whom::BesideFallen,
            "that-figure" => Whom::ThatFigure,
            "everybody" => Whom::Everybody,
            "one" => Whom::One,
            "opener" => Whom::Opener,
            "previous-room" => Whom::PreviousRoom,
            other => {
                return self.wrong(format_args!(
                    "whom does it concern: self, adjacent, enemies N, enemy N, ally N, allies N, other-ally N, \
                     any-ally, self-and-allies N, all-allies, figures N, own-summon, own-summons, \
                     own-summon-beside-target, passed, beside-target, enemies-beside-target, around-target, targets, inside, allies-inside, \
                     enemies-on-shadows, self-and-allies-on-shadows, enemies-with CONDITION, beside-fallen, that-figure, everybody, one, opener or previous-room, not {other:?}"
                ));
            }
        })
    }
}

impl fmt::Display for Whom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whom::Myself => f.write_str("self"),
            Whom::Adjacent => f.write_str("adjacent"),
            Whom::Enemies(n) => write!(f, "enemies {n}"),
            Whom::Enemy(n) => write!(f, "enemy {n}"),
            Whom::Ally(n) => write!(f, "ally {n}"),
            Whom::Allies(n) => write!(f, "allies {n}"),
            Whom::OtherAlly(n) => write!(f, "other-ally {n}"),
            Whom::AnyAlly => f.write_str("any-ally"),
            Whom::SelfAndAllies(n) => write!(f, "self-and-allies {n}"),
            Whom::AllAllies => f.write_str("all-allies"),
            Whom::Figures(n) => write!(f, "figures {n}"),
            Whom::OwnSummon => f.write_str("own-summon"),
            Whom::OwnSummons => f.write_str("own-summons"),
            Whom::OwnSummonBesideTarget => f.write_str("own-summon-beside-target"),
            Whom::Passed => f.write_str("passed"),
            Whom::BesideTarget => f.write_str("beside-target"),
            Whom::EnemiesBesideTarget => f.write_str("enemies-beside-target"),
            Whom::AroundTarget => f.write_str("around-target"),
            Whom::Targets => f.write_str("targets"),
            Whom::Inside => f.write_str("inside"),
            Whom::AlliesInside => f.write_str("allies-inside"),
            Whom::EnemiesOnShadows => f.write_str("enemies-on-shadows"),
            Whom::SelfAndAlliesOnShadows => f.write_str("self-and-allies-on-shadows"),
            Whom::EnemiesWith(condition) => write!(f, "enemies-with {condition}"),
            Whom::BesideFallen => f.write_str("beside-fallen"),
            Whom::ThatFigure => f.write_str("that-figure"),
            Whom::Everybody => f.write_str("everybody"),
            Whom::One => f.write_str("one"),
            Whom::Opener => f.write_str("opener"),
            Whom::PreviousRoom => f.write_str("previous-room"),
        }
    }
}
