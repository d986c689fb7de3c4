//! FH-MEL: what the elements on a monster card have to do with the whole group that acts by it.

use crate::actions::elements;
use crate::content::{Ability, ElementSign, KindId};
use crate::rulings::MonsterElements;
use crate::{FigureId, Haven, MonsterId, Play, World};
use smallvec::SmallVec;
use table::Rule;

/// FH-MEL-01, FH-ELE-03: a monster has gone through its card. If it has performed any ability, its group will infuse what
/// the card shows, and consumes what it must be paid with.
///
/// FH-GAP-62: it may also consume for abilities that nobody performs.
pub fn has_acted(play: &mut Play, monster: MonsterId, card: &[Ability], performed: bool) -> Rule {
    let elements_alone = card.iter().all(|ability| matches!(ability, Ability::Infuse(_)));
    if !performed && !elements_alone {
        return Ok(());
    }
    if !play.world.foes.performed.contains(&monster.kind) {
        play.world.foes.performed.push(monster.kind);
    }
    let any = play.world.agreed.rulings.monster_elements == MonsterElements::AnyAbility;
    let mut first = 0;
    for ability in card {
        let infuses = matches!(ability.innermost(), Ability::Infuse(_));
        for (nth, sign) in elements::signs_of(ability, first) {
            if any || infuses {
                elements::consume_for_type(play, monster.into(), sign, nth)?;
            }
        }
        first += elements::signs(ability);
    }
    Ok(())
}

/// FH-MEL-02, FH-MEL-05: at the end of a turn every group infuses of which an ability was performed and whose last
/// monster has had its turn; the players choose where a sign leaves it open.
pub fn infuse(play: &mut Play, figure: FigureId) -> Rule {
    for (kind, signs) in play.world.groups_to_infuse(play.game) {
        let by = match figure {
            FigureId::Monster(id) if play.game.are_one_group(id.kind, kind) => figure,
            // Its last monster has died before it could have its turn.
            _ => FigureId::Monster(MonsterId { kind, number: 1 }),
        };
        signs.into_iter().try_for_each(|sign| elements::infuse_at_once(play, by, sign))?;
    }
    Ok(())
}

impl World {
    /// The groups that infuse now, each with its signs; it is forgotten that they will.
    fn groups_to_infuse(&mut self, game: &Haven) -> Vec<(KindId, Vec<ElementSign>)> {
        let mut groups = Vec::new();
        let mut cards: SmallVec<[(KindId, Vec<Ability>); 2]> = SmallVec::new();
        for kind in std::mem::take(&mut self.foes.performed) {
            let waits = |m: &crate::world::Monster| game.are_one_group(m.id.kind, kind) && !m.acted;
            if self.foes.monsters.iter().any(waits) {
                self.foes.performed.push(kind);
                continue;
            }
            let card = self.card_abilities(game, kind);
            // FH-INI-03: types that act by the same card infuse once.
            if cards.iter().any(|(other, same)| game.are_one_group(*other, kind) && *same == card) {
                continue;
            }
            groups.push((kind, self.signs_to_infuse(game, kind, &card)));
            cards.push((kind, card));
        }
        groups
    }

    /// What a card infuses, as far as it was paid for.
    fn signs_to_infuse(&self, game: &Haven, kind: KindId, card: &[Ability]) -> Vec<ElementSign> {
        let paid = |nth: u8| self.foes.paid.iter().any(|(k, n)| *n == nth && game.are_one_group(*k, kind));
        let mut nth = 0;
        let mut all = Vec::new();
        for ability in card {
            let first = nth;
            nth += elements::signs(ability);
            if let Ability::Infuse(sign) = ability.innermost()
                && (first..nth).all(paid)
            {
                all.push(*sign);
            }
        }
        all
    }
}
