//! HER, CHR: heroes and what they have.

use super::{AbilityRef, Card, Conditions, HeroId, World};
use crate::Descent;
use crate::content::{Ability, ClassId, Colour, Effect, ItemId, SearchId, SheetId, SkillId, Slot, When};
use board::square::Spot;
use serde::{Deserialize, Serialize};

/// An item of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Owned {
    pub item: ItemId,
    pub equipped: bool,
    pub exhausted: bool,
}

/// A skill of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Learnt {
    pub skill: SkillId,
    pub exhausted: bool,
}

/// DE-SRC-10: a search card of a hero; once used it lies face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Found {
    pub card: SearchId,
    pub used: bool,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// The hero sheet.
    pub sheet: SheetId,
    /// The class.
    pub class: ClassId,
    /// Where it stands, or where its token lies; none off the map.
    pub at: Option<Spot>,
    /// Damage suffered.
    pub damage: u8,
    /// Fatigue suffered.
    pub fatigue: u8,
    /// Its conditions.
    pub conditions: Conditions,
    /// DE-DEF-02: whether it is knocked out.
    pub knocked_out: bool,
    /// DE-HER-04: whether its heroic feat has been used.
    pub feat_used: bool,
    /// Where it vanished, and within how many spaces it comes back at the start of its next turn.
    pub vanished: Option<(Spot, u8)>,
    /// DE-TRN-07: whether it has had its turn in this round.
    pub acted: bool,
    /// Its items.
    pub items: Vec<Owned>,
    /// Its skills.
    pub skills: Vec<Learnt>,
    /// Its search cards.
    pub found: Vec<Found>,
}

impl Hero {
    /// A hero that begins: with the starting equipment and skills of its class (DE-HER-15).
    pub fn new(game: &Descent, sheet: SheetId, class: ClassId) -> Hero {
        let cards = &game.content.classes[usize::from(class.0)];
        let items = cards.items.iter().map(|item| Owned { item: *item, equipped: true, exhausted: false });
        let free = cards.skills.iter().filter(|skill| game.skill(**skill).xp == 0);
        Hero {
            sheet,
            class,
            at: None,
            damage: 0,
            fatigue: 0,
            conditions: Conditions::default(),
            knocked_out: false,
            feat_used: false,
            vanished: None,
            acted: false,
            items: items.collect(),
            skills: free.map(|skill| Learnt { skill: *skill, exhausted: false }).collect(),
            found: Vec::new(),
        }
    }

    /// The items that are equipped.
    pub fn equipped(&self) -> impl Iterator<Item = &Owned> {
        self.items.iter().filter(|owned| owned.equipped)
    }

    fn always<'g>(&'g self, game: &'g Descent) -> impl Iterator<Item = &'g Effect> {
        let items = self.equipped().flat_map(|owned| &game.item(owned.item).abilities);
        let skills = self.skills.iter().flat_map(|learnt| &game.skill(learnt.skill).abilities);
        items.chain(skills).filter(|ability| ability.when == When::Always).flat_map(|ability| &ability.does)
    }

    /// DE-CHR-04: the damage that defeats it.
    pub fn health(&self, game: &Descent) -> u8 {
        let more = self.always(game).map(|effect| if let Effect::Health(n) = effect { *n } else { 0 });
        game.sheet(self.sheet).health + more.sum::<u8>()
    }

    /// DE-CHR-06: the most fatigue it can suffer.
    pub fn stamina(&self, game: &Descent) -> u8 {
        let more = self.always(game).map(|effect| if let Effect::Stamina(n) = effect { *n } else { 0 });
        game.sheet(self.sheet).stamina + more.sum::<u8>()
    }

    /// DE-CHR-03: the movement points of a move action.
    pub fn speed(&self, game: &Descent) -> u8 {
        let limits = self.always(game).filter_map(|effect| match effect {
            Effect::SpeedAtMost(n) => Some(*n),
            _ => None,
        });
        limits.fold(game.sheet(self.sheet).speed, u8::min)
    }

    /// DE-CHR-09: its defence dice.
    pub fn defence(&self, game: &Descent) -> Vec<Colour> {
        let mut dice = game.sheet(self.sheet).defence.clone();
        dice.extend(self.equipped().flat_map(|owned| game.item(owned.item).defence.iter().copied()));
        let always = self.always(game).filter_map(|effect| match effect {
            Effect::DefenceDie(colour) => Some(*colour),
            _ => None,
        });
        dice.extend(always);
        dice
    }

    /// The fatigue it could still suffer of its own will.
    pub fn breath(&self, game: &Descent) -> u8 {
        self.stamina(game).saturating_sub(self.fatigue)
    }

    /// DE-EQP-02: whether what is equipped is allowed, with this item beside it.
    pub fn has_room_for(&self, game: &Descent, item: ItemId) -> bool {
        let all = self.equipped().map(|owned| owned.item).chain([item]).collect::<Vec<_>>();
        equips(game, &all)
    }
}

/// DE-EQP-02, DE-EQP-03: two hands, one armor, two others, one helmet; heavy armor allows no runes.
pub fn equips(game: &Descent, items: &[ItemId]) -> bool {
    let (mut hands, mut armor, mut others, mut helmets) = (0, 0, 0, 0);
    for item in items.iter().map(|id| game.item(*id)) {
        match item.slot {
            Slot::OneHand => hands += 1,
            Slot::TwoHands => hands += 2,
            Slot::Armor => armor += 1,
            Slot::Other => others += 1,
        }
        helmets += u8::from(item.has_trait("helmet"));
    }
    let heavy = items
        .iter()
        .any(|id| game.item(*id).abilities.iter().any(|ability| ability.does.contains(&Effect::NoRunes)));
    let runes = items.iter().any(|id| game.item(*id).has_trait("rune"));
    hands <= 2 && armor <= 1 && others <= 2 && helmets <= 1 && !(heavy && runes)
}

impl World {
    /// All abilities that a hero has on its sheet, skills, equipped items and unused search cards, with what they are
    /// called by. Cards that are exhausted are left out (DE-TRG-07).
    pub fn abilities<'g>(&'g self, game: &'g Descent, id: HeroId) -> Vec<(AbilityRef, &'g Ability)> {
        let hero = self.hero(id);
        let mut all: Vec<(AbilityRef, &Ability)> = Vec::new();
        let mut add = |card: Card, list: &'g [Ability]| {
            all.extend(
                list.iter().enumerate().map(|(n, ability)| (AbilityRef { card, n: n as u8 }, ability)),
            );
        };
        let sheet = game.sheet(hero.sheet);
        add(Card::Sheet(id), &sheet.ability);
        if !hero.feat_used {
            add(Card::Feat(id), std::slice::from_ref(&sheet.feat));
        }
        for learnt in hero.skills.iter().filter(|learnt| !learnt.exhausted) {
            add(Card::Skill(id, learnt.skill), &game.skill(learnt.skill).abilities);
        }
        for owned in hero.equipped().filter(|owned| !owned.exhausted) {
            add(Card::Item(id, owned.item), &game.item(owned.item).abilities);
        }
        for found in hero.found.iter().filter(|found| !found.used) {
            if let Some(ability) = &game.search_card(found.card).ability {
                add(Card::Found(id, found.card), std::slice::from_ref(ability));
            }
        }
        all
    }

    /// DE-TRG-06: whether a hero can pay for an ability.
    pub fn can_pay(&self, game: &Descent, id: HeroId, ability: &Ability) -> bool {
        let hero = self.hero(id);
        !hero.knocked_out && hero.at.is_some() && hero.breath(game) >= ability.cost.fatigue
    }
}
