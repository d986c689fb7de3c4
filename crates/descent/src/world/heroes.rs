//! HER, CHR: heroes and what they have.

use super::{AbilityRef, Card, Conditions, HeroId, Lasting, Taint, World};
use crate::Descent;
use crate::content::{
    Ability, Always, ClassId, Colour, FamiliarCard, ItemId, SearchId, SheetId, SkillId, Slot, When,
};
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

/// DE-FAM-12: a familiar on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Familiar {
    pub at: Spot,
    pub damage: u8,
    pub conditions: Conditions,
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
    /// DE-TRN-07: whether it has had its turn in this round.
    pub acted: bool,
    /// Its items.
    pub items: Vec<Owned>,
    /// Its skills.
    pub skills: Vec<Learnt>,
    /// Its search cards.
    pub found: Vec<Found>,
    /// Its familiar, if it is on the map.
    pub familiar: Option<Familiar>,
    /// DE-FAM-07: whether its familiar has been activated in this round.
    pub familiar_acted: bool,
    /// What lasts for it, in a fixed order.
    pub lasting: Vec<Lasting>,
    /// Whether its hero ability has been used in this round.
    pub ability_used: bool,
    /// DE-OBJ-02: how many objective tokens it carries.
    pub carries: u8,
    /// DE-TNT-01: its tainted card.
    pub taint: Option<Taint>,
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
            acted: false,
            items: items.collect(),
            skills: free.map(|skill| Learnt { skill: *skill, exhausted: false }).collect(),
            found: Vec::new(),
            familiar: None,
            familiar_acted: false,
            lasting: Vec::new(),
            ability_used: false,
            carries: 0,
            taint: None,
        }
    }

    /// The items that are equipped.
    pub fn equipped(&self) -> impl Iterator<Item = &Owned> {
        self.items.iter().filter(|owned| owned.equipped)
    }

    /// What always counts for it: by its sheet, its cards, and what lasts.
    pub fn always<'g>(&'g self, game: &'g Descent) -> impl Iterator<Item = &'g Always> {
        let sheet = game.sheet(self.sheet).ability.iter();
        let items = self.equipped().flat_map(|owned| &game.item(owned.item).abilities);
        let skills = self.skills.iter().flat_map(|learnt| &game.skill(learnt.skill).abilities);
        let counts = |ability: &&Ability| ability.when == When::Always && self.wears(game, &ability.wearing);
        sheet
            .chain(items)
            .chain(skills)
            .filter(counts)
            .flat_map(|ability| &ability.counts)
            .chain(self.exhausted(game))
            .chain(self.tainted(game))
            .chain(self.lasting_always())
    }

    /// DE-TNT-03: what counts by its tainted card, once it lies face up.
    fn tainted<'g>(&self, game: &'g Descent) -> impl Iterator<Item = &'g Always> + use<'g> {
        let card = match self.taint {
            Some(Taint::Up(id)) => game.content.tainted.get(usize::from(id.0)),
            _ => None,
        };
        card.into_iter().flat_map(|card| &card.counts)
    }

    /// DE-TNT-03: whether its tainted card lies face up.
    pub fn is_tainted(&self) -> bool {
        matches!(self.taint, Some(Taint::Up(_)))
    }

    /// What counts as long as a card is exhausted.
    fn exhausted<'g>(&'g self, game: &'g Descent) -> impl Iterator<Item = &'g Always> {
        let cards = self.skills.iter().filter(|learnt| learnt.exhausted);
        let abilities = cards.flat_map(|learnt| &game.skill(learnt.skill).abilities);
        abilities.filter(|ability| ability.when == When::While).flat_map(|ability| &ability.counts)
    }

    /// Whether an item with one of these traits is equipped; of none it needs none.
    pub fn wears(&self, game: &Descent, traits: &[String]) -> bool {
        let has = |name: &String| self.equipped().any(|owned| game.item(owned.item).has_trait(name));
        traits.is_empty() || traits.iter().any(has)
    }

    /// DE-EQP-08, DC-CLASS-83: whether an item of this hero has a trait, printed or by a skill.
    pub fn has_trait(&self, game: &Descent, item: ItemId, name: &str) -> bool {
        let made = |always: &Always| matches!(always, Always::WeaponsAre(made) if made == name);
        let card = game.item(item);
        card.has_trait(name) || (card.weapon.is_some() && self.skilled(game).any(made))
    }

    /// What is always true by skills, whatever is equipped.
    fn skilled<'g>(&'g self, game: &'g Descent) -> impl Iterator<Item = &'g Always> {
        let abilities = self.skills.iter().flat_map(|learnt| &game.skill(learnt.skill).abilities);
        abilities.filter(|ability| ability.when == When::Always).flat_map(|ability| &ability.counts)
    }

    /// Whether something is always true of it.
    pub fn has(&self, game: &Descent, always: &Always) -> bool {
        self.always(game).any(|other| other == always)
    }

    /// The sum of what is always true of it.
    pub fn sum(&self, game: &Descent, of: impl Fn(&Always) -> Option<u8>) -> u8 {
        self.always(game).filter_map(of).sum()
    }

    /// The greatest of what is always true of it.
    pub fn most(&self, game: &Descent, of: impl Fn(&Always) -> Option<u8>) -> Option<u8> {
        self.always(game).filter_map(of).max()
    }

    /// DE-FAM-01: the familiar of its class.
    pub fn familiar_card<'g>(&self, game: &'g Descent) -> Option<&'g FamiliarCard> {
        game.class(self.class).familiar.as_ref()
    }

    /// What counts for its familiar.
    fn familiar_always<'g>(&'g self, game: &'g Descent) -> impl Iterator<Item = &'g Always> {
        self.always(game).filter_map(|always| match always {
            Always::Familiar(always) => Some(&**always),
            _ => None,
        })
    }

    /// The Health of its familiar.
    pub fn familiar_health(&self, game: &Descent) -> u8 {
        let more =
            self.familiar_always(game).map(|always| if let Always::Health(n) = always { *n } else { 0 });
        self.familiar_card(game).map_or(0, |card| card.health) + more.sum::<u8>()
    }

    /// DC-CLASS-46: the dice that its familiar adds to its attacks.
    pub fn familiar_dice(&self, game: &Descent) -> Vec<Colour> {
        let more = self.familiar_always(game).filter_map(|always| match always {
            Always::AttackDie(colour) => Some(*colour),
            _ => None,
        });
        more.collect()
    }

    /// DE-DEF-08, DE-TRG-21: the defence dice of its familiar.
    pub fn familiar_defence(&self, game: &Descent) -> Vec<Colour> {
        let more = self.familiar_always(game).filter_map(|always| match always {
            Always::DefenceDie(colour) => Some(*colour),
            _ => None,
        });
        let printed = self.familiar_card(game).map_or(&[][..], |card| &card.defence).iter().copied();
        printed.chain(more).collect()
    }

    /// DE-CHR-04, DE-TNT-02: the damage that defeats it; 2 more with a tainted card.
    pub fn health(&self, game: &Descent) -> u8 {
        let more = self.always(game).map(|always| if let Always::Health(n) = always { *n } else { 0 });
        let tainted = if self.taint.is_some() { 2 } else { 0 };
        game.sheet(self.sheet).health + more.sum::<u8>() + tainted
    }

    /// DE-CHR-06: the most fatigue it can suffer.
    pub fn stamina(&self, game: &Descent) -> u8 {
        let more = self.always(game).map(|always| if let Always::Stamina(n) = always { *n } else { 0 });
        game.sheet(self.sheet).stamina + more.sum::<u8>()
    }

    /// DE-CHR-03, DC-SHOP-19, DC-SHOP-25: the movement points of a move action.
    pub fn speed(&self, game: &Descent) -> u8 {
        let limits = self.always(game).filter_map(|always| match always {
            Always::SpeedAtMost(n) => Some(*n),
            _ => None,
        });
        let printed = self.animal().unwrap_or(game.sheet(self.sheet).speed);
        limits.fold(printed, u8::min)
    }

    /// DE-CHR-09, DE-CHR-02: its defence dice.
    pub fn defence(&self, game: &Descent) -> Vec<Colour> {
        if self.animal().is_some() {
            return Vec::new();
        }
        let mut dice = game.sheet(self.sheet).defence.clone();
        dice.extend(self.equipped().flat_map(|owned| game.item(owned.item).defence.iter().copied()));
        let always = self.always(game).filter_map(|always| match always {
            Always::DefenceDie(colour) => Some(*colour),
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
        self.may_equip(game, &all)
    }

    /// DE-EQP-02, DE-EQP-03, DC-CLASS-83: two hands, one armor, two others, one helmet; heavy armor allows no runes.
    pub fn may_equip(&self, game: &Descent, items: &[ItemId]) -> bool {
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
        let heavy = items.iter().any(|id| {
            game.item(*id).abilities.iter().any(|ability| ability.counts.contains(&Always::NoRunes))
        });
        let runes = items.iter().any(|id| self.has_trait(game, *id, "rune"));
        hands <= 2 && armor <= 1 && others <= 2 && helmets <= 1 && !(heavy && runes)
    }
}

impl World {
    /// DE-EQP-01: all abilities that a hero has on its sheet, skills, equipped items and unused search cards, with what
    /// they are called by. Cards that are exhausted are left out (DE-TRG-07).
    pub fn abilities<'g>(
        &'g self,
        game: &'g Descent,
        id: HeroId,
    ) -> impl Iterator<Item = (AbilityRef, &'g Ability)> {
        let hero = self.hero(id);
        let sheet = game.sheet(hero.sheet);
        let own = (Card::Sheet(id), sheet.ability.as_slice());
        let feat = (!hero.feat_used).then(|| (Card::Feat(id), std::slice::from_ref(&sheet.feat)));
        let skills = hero.skills.iter().filter(|learnt| !learnt.exhausted).map(move |learnt| {
            (Card::Skill(id, learnt.skill), game.skill(learnt.skill).abilities.as_slice())
        });
        let items = hero
            .equipped()
            .filter(|owned| !owned.exhausted)
            .map(move |owned| (Card::Item(id, owned.item), game.item(owned.item).abilities.as_slice()));
        let found = hero.found.iter().filter(|found| !found.used).filter_map(move |found| {
            let ability = game.search_card(found.card).ability.as_ref()?;
            Some((Card::Found(id, found.card), std::slice::from_ref(ability)))
        });
        let cards = std::iter::once(own).chain(feat).chain(skills).chain(items).chain(found);
        let all = cards.flat_map(|(card, list)| {
            list.iter().enumerate().map(move |(n, ability)| (AbilityRef { card, n: n as u8 }, ability))
        });
        all.filter(move |(_, ability)| hero.wears(game, &ability.wearing))
    }

    /// DE-TRG-06: whether a hero can pay for an ability.
    pub fn can_pay(&self, game: &Descent, id: HeroId, ability: &Ability) -> bool {
        let hero = self.hero(id);
        let cost = ability.cost.fatigue;
        !hero.knocked_out && hero.at.is_some() && (cost == 0 || hero.breath(game) >= cost)
    }
}
