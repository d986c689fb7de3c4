//! HER, CLS: heroes and their class engines.

use super::World;
use crate::Darkness;
use crate::content::{
    Ability, AttackType, Class, Element, HeroCardId, ItemId, Pool, RogueTokenId, SkillId, Slot, SpiritKind,
    Stance, ZoneId,
};
use crate::rulings::SetEffects;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Seat;

/// A hero, by its seat and its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct HeroId {
    /// The seat.
    pub seat: u8,
    /// The hero card, by its name in saves.
    pub card: HeroCardId,
}

impl HeroId {
    /// The seat that plays it.
    pub fn seat(self) -> Seat {
        Seat(self.seat)
    }

    /// Its place in the list.
    pub fn index(self) -> usize {
        usize::from(self.seat)
    }
}

/// A spirit of a Shaman.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SpiritId {
    /// The Shaman.
    pub hero: HeroId,
    /// Which spirit.
    pub kind: SpiritKind,
}

/// MD-SHA-07: a spirit in the dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spirit {
    /// Where.
    pub zone: ZoneId,
    /// Its health.
    pub health: u8,
}

/// Where an ability is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// On the hero card.
    Hero,
    /// MD-HER-08: the shadow ability on the hero card.
    Shadow,
    /// On an item.
    Item(ItemId),
    /// On a skill.
    Skill(SkillId),
    /// MD-PAL-08: on the blessed side of a skill.
    Blessed(SkillId),
    /// MD-WIZ-01: a basic spell of the amulet.
    Spell(u8),
    /// MD-PAL-02: the starting ability of a consecration.
    Consecration(u8),
    /// MD-BER-06: the printed ability of a stance.
    Stance(Stance),
    /// MD-SHA-05: the passive ability of an element.
    Passive(Element),
    /// MD-SHA-01: the Shaman's starting skill.
    StartingSkill,
    /// MD-STI-03: the normal effect of the set.
    Set,
    /// MD-STI-04: its improved effect.
    ImprovedSet,
}

/// One ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AbilityId {
    /// The card.
    pub card: Card,
    /// Which of its abilities.
    pub n: u8,
}

/// MD-CLS-01, MD-HER-11: what makes each class play its own way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    /// BER.
    Berserker {
        /// The stance.
        stance: Stance,
        /// The rage pool.
        rage: u8,
        /// Under which stance each skill lies.
        under: Vec<(SkillId, Stance)>,
    },
    /// PAL.
    Paladin {
        /// Where the consecration tokens are; nowhere, on the board.
        tokens: [Option<ZoneId>; 3],
        /// In which column each skill lies.
        columns: Vec<(SkillId, u8)>,
        /// The skill that is blessed.
        blessed: Option<SkillId>,
    },
    /// RAN.
    Ranger,
    /// ROG.
    Rogue {
        /// The tokens that can be used.
        ready: Vec<RogueTokenId>,
        /// Those that were used this turn.
        used: Vec<RogueTokenId>,
        /// The discard pile.
        discard: Vec<RogueTokenId>,
    },
    /// SHA.
    Shaman {
        /// How high each element is.
        elements: [u8; 4],
        /// MD-SHA-05: the tokens that are flipped.
        flipped: [bool; 4],
        /// The spirits in the dungeon.
        spirits: [Option<Spirit>; 2],
    },
    /// WIZ.
    Wizard {
        /// The segment to which the pointer points, from 0.
        pointer: u8,
        /// The skills that cover segments.
        segments: [Option<SkillId>; 4],
        /// MD-WIZ-09, MD-DEC-55: the skills that other skills cover, and where; the lowest first.
        covered: Vec<(SkillId, u8)>,
    },
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hero {
    /// The hero card, by its name in saves.
    pub card: HeroCardId,
    /// Its class.
    pub class: Class,
    /// MD-HER-06: its level.
    pub level: u8,
    /// Experience that has not been spent.
    pub xp: u8,
    /// Its health.
    pub health: u8,
    /// Its mana.
    pub mana: u8,
    /// Fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// Where it is.
    pub zone: ZoneId,
    /// KOD: whether it is defeated.
    pub defeated: bool,
    /// MD-HPH-06: whether its activation token is grey.
    pub activated: bool,
    /// Equipped items, sorted.
    pub worn: Vec<ItemId>,
    /// MD-ITM-07: everything else, sorted.
    pub inventory: Vec<ItemId>,
    /// Its skills, sorted.
    pub skills: Vec<SkillId>,
    /// Its class engine.
    pub engine: Engine,
    /// Prizes of the quest that it holds.
    pub prizes: Vec<u8>,
    /// MD-ABL-35: what it has used this round.
    pub used: Vec<AbilityId>,
    /// MD-DEC-41: health gained while it was defeated.
    pub gained: u8,
}

impl Hero {
    /// MD-LVL-06, MD-HER-10: its maximum health.
    pub fn max_health(&self, game: &Darkness) -> u8 {
        game.hero_card(self.card).health + game.level(self.level).health
    }

    /// MD-LVL-06: its maximum mana.
    pub fn max_mana(&self, game: &Darkness) -> u8 {
        game.hero_card(self.card).mana + game.level(self.level).mana
    }

    /// MD-ABL-14: the wounds it has suffered.
    pub fn wounds(&self, game: &Darkness) -> u8 {
        self.max_health(game).saturating_sub(self.health)
    }

    /// The rage it has.
    pub fn rage(&self) -> u8 {
        if let Engine::Berserker { rage, .. } = self.engine { rage } else { 0 }
    }

    /// MD-ITM-06: its defence dice; MD-SET-08: some armour has another side for many heroes.
    pub fn defence(&self, game: &Darkness, heroes: usize) -> u8 {
        let dice = self.worn.iter().map(|id| {
            let item = game.item(*id);
            item.defence_many.filter(|_| heroes >= 5).unwrap_or(item.defence)
        });
        dice.sum()
    }

    /// MD-HER-03, MD-HER-05: how many of a slot are taken.
    pub fn slots_taken(&self, game: &Darkness, slot: Slot) -> u8 {
        let taken = self.worn.iter().map(|id| match (game.item(*id).slot, slot) {
            (Slot::TwoHands, Slot::Hand) => 2,
            (is, wanted) if is == wanted => 1,
            _ => 0,
        });
        taken.sum()
    }

    /// MD-STI-03: the equipped items of the set.
    pub fn set_items(&self, game: &Darkness) -> usize {
        self.worn.iter().filter(|id| game.item(**id).set).count()
    }

    /// Its weapons for a type of attack.
    pub fn weapons(&self, game: &Darkness, kind: AttackType) -> Vec<ItemId> {
        self.worn.iter().copied().filter(|id| game.item(*id).attack(kind).is_some()).collect()
    }

    /// MD-POL-01, MD-POL-03: the dice of these weapons.
    pub fn weapon_dice(game: &Darkness, weapons: &[ItemId], kind: AttackType) -> Pool {
        let dice = weapons.iter().filter_map(|id| game.item(*id).attack(kind));
        dice.fold(Pool::default(), Pool::and)
    }

    /// MD-ITM-07: puts an item among those that are not worn, however many these are.
    pub fn stow(&mut self, item: ItemId) {
        self.inventory.push(item);
        self.inventory.sort_unstable();
    }

    /// Takes an item out of the inventory.
    pub fn unstow(&mut self, item: ItemId) -> bool {
        let at = self.inventory.iter().position(|i| *i == item);
        at.map(|at| self.inventory.remove(at)).is_some()
    }

    /// MD-ITM-10: takes an item off.
    pub fn take_off(&mut self, item: ItemId) -> bool {
        let at = self.worn.iter().position(|i| *i == item);
        at.map(|at| self.worn.remove(at)).is_some()
    }

    /// Puts an item on.
    pub fn put_on(&mut self, item: ItemId) {
        self.worn.push(item);
        self.worn.sort_unstable();
    }
}

impl Engine {
    /// MD-WIZ-09: a spell is laid upon a segment and covers what was there.
    pub fn lay_spell(&mut self, skill: SkillId, at: u8) {
        if let Engine::Wizard { segments, covered, .. } = self
            && let Some(beneath) = segments[usize::from(at)].replace(skill)
        {
            covered.push((beneath, at));
            covered.sort_by_key(|(_, segment)| *segment);
        }
    }

    /// MD-DEC-55: a spell leaves the amulet, and what it covered is available again. Says where it was.
    pub fn lift_spell(&mut self, skill: SkillId) -> Option<u8> {
        let Engine::Wizard { segments, covered, .. } = self else { return None };
        if let Some(n) = covered.iter().position(|(id, _)| *id == skill) {
            return Some(covered.remove(n).1);
        }
        let at = segments.iter().position(|s| *s == Some(skill))?;
        let beneath = covered.iter().rposition(|(_, segment)| usize::from(*segment) == at);
        segments[at] = beneath.map(|n| covered.remove(n).0);
        Some(at as u8)
    }
}

impl World {
    /// All heroes.
    pub fn hero_ids(&self) -> impl Iterator<Item = HeroId> + use<> {
        let ids: smallvec::SmallVec<[HeroId; 6]> =
            self.heroes.iter().enumerate().map(|(n, h)| HeroId { seat: n as u8, card: h.card }).collect();
        ids.into_iter()
    }

    /// The heroes that stand.
    pub fn standing(&self) -> impl Iterator<Item = HeroId> + '_ {
        self.hero_ids().filter(|h| !self.hero(*h).defeated)
    }

    /// A hero.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    /// A hero, to be changed.
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[id.index()]
    }

    /// The standing heroes in a zone.
    pub fn heroes_in(&self, zone: ZoneId) -> impl Iterator<Item = HeroId> + '_ {
        self.standing().filter(move |h| self.hero(*h).zone == zone)
    }

    /// The hero of a class.
    pub fn hero_of(&self, class: Class) -> Option<HeroId> {
        self.hero_ids().find(|h| self.hero(*h).class == class)
    }

    /// All spirits in the dungeon.
    pub fn spirits(&self) -> impl Iterator<Item = (SpiritId, Spirit)> + '_ {
        self.hero_ids().flat_map(|hero| {
            let spirits = match &self.hero(hero).engine {
                Engine::Shaman { spirits, .. } => *spirits,
                _ => [None, None],
            };
            SpiritKind::ALL
                .into_iter()
                .filter_map(move |kind| Some((SpiritId { hero, kind }, spirits[kind as usize]?)))
        })
    }

    /// A spirit.
    pub fn spirit(&self, id: SpiritId) -> Option<Spirit> {
        self.spirits().find(|(other, _)| *other == id).map(|(_, spirit)| spirit)
    }

    /// A spirit, to be changed.
    pub fn spirit_mut(&mut self, id: SpiritId) -> Option<&mut Spirit> {
        match &mut self.hero_mut(id.hero).engine {
            Engine::Shaman { spirits, .. } => spirits[id.kind as usize].as_mut(),
            _ => None,
        }
    }

    /// The abilities that a hero has now, wherever they are written.
    pub fn abilities_of<'w>(
        &'w self,
        game: &'w Darkness,
        id: HeroId,
    ) -> impl Iterator<Item = (AbilityId, &'w Ability)> {
        let hero = self.hero(id);
        self.cards_of(game, hero).into_iter().flat_map(move |card| {
            let all = (0..).zip(game.abilities(card, hero));
            all.map(move |(n, ability)| (AbilityId { card, n }, ability))
        })
    }

    /// MD-HER-04, MD-BER-07, MD-WIZ-03, MD-PAL-05, MD-STI-05: the cards whose abilities a hero has now.
    fn cards_of(&self, game: &Darkness, hero: &Hero) -> SmallVec<[Card; 16]> {
        let mut cards: SmallVec<[Card; 16]> = SmallVec::from_slice(&[Card::Hero]);
        let consumables = hero.inventory.iter().filter(|i| game.item(**i).slot == Slot::Consumable);
        let mut items: SmallVec<[ItemId; 16]> = hero.worn.iter().chain(consumables).copied().collect();
        items.dedup();
        cards.extend(items.into_iter().map(Card::Item));
        match &hero.engine {
            Engine::Wizard { pointer, segments, .. } => {
                cards.push(segments[usize::from(*pointer)].map_or(Card::Spell(*pointer), Card::Skill));
            }
            Engine::Berserker { stance, under, .. } => {
                cards.push(Card::Stance(*stance));
                cards.extend(under.iter().filter(|(_, s)| s == stance).map(|(skill, _)| Card::Skill(*skill)));
            }
            Engine::Shaman { flipped, .. } => {
                cards.push(Card::StartingSkill);
                cards.extend(Element::ALL.into_iter().filter(|e| flipped[*e as usize]).map(Card::Passive));
                cards.extend(hero.skills.iter().copied().map(Card::Skill));
            }
            Engine::Rogue { .. } | Engine::Ranger => {
                cards.extend(hero.skills.iter().copied().map(Card::Skill));
            }
            Engine::Paladin { .. } => {}
        }
        cards.extend(self.consecrated(hero.zone));
        let set = hero.set_items(game);
        if set >= 2 && (set < 4 || self.rulings().set_effects == SetEffects::Both) {
            cards.push(Card::Set);
        }
        cards.extend((set >= 4).then_some(Card::ImprovedSet));
        cards
    }

    /// MD-PAL-05, MD-PAL-09, MD-PAL-11: what the consecration token in a zone gives.
    pub fn consecrated(&self, zone: ZoneId) -> Vec<Card> {
        let mut cards = Vec::new();
        for hero in &self.heroes {
            let Engine::Paladin { tokens, columns, blessed } = &hero.engine else { continue };
            for column in (0..3u8).filter(|c| tokens[usize::from(*c)] == Some(zone)) {
                cards.push(Card::Consecration(column));
                cards.extend(columns.iter().filter(|(_, c)| *c == column).map(|(skill, _)| {
                    if *blessed == Some(*skill) { Card::Blessed(*skill) } else { Card::Skill(*skill) }
                }));
            }
        }
        cards
    }
}

impl Darkness {
    /// The abilities on a card of a hero.
    pub fn abilities(&self, card: Card, hero: &Hero) -> &[Ability] {
        self.abilities_on(card, hero.card)
    }

    /// The same, by the hero card.
    pub fn abilities_on(&self, card: Card, of: HeroCardId) -> &[Ability] {
        let boards = &self.content.boards;
        let one = std::slice::from_ref;
        let is = self.hero_card(of);
        let set = || self.content.sets.iter().find(|s| s.class == is.class);
        match card {
            Card::Hero => one(&is.ability),
            Card::Shadow => one(&is.shadow),
            Card::Item(item) => &self.item(item).abilities,
            Card::Skill(skill) => &self.skill(skill).abilities,
            Card::Blessed(skill) => &self.skill(skill).blessed,
            Card::Spell(n) => boards.spells.get(usize::from(n)).map_or(&[], |(_, a)| one(a)),
            Card::Consecration(n) => boards.consecrations.get(usize::from(n)).map_or(&[], |(_, a)| one(a)),
            Card::Stance(s) => boards.stances.iter().find(|(is, _)| *is == s).map_or(&[], |(_, a)| one(a)),
            Card::Passive(e) => boards.passives.iter().find(|(is, _)| *is == e).map_or(&[], |(_, a)| one(a)),
            Card::StartingSkill => &boards.starting_skill,
            Card::Set => set().map_or(&[], |s| one(&s.normal)),
            Card::ImprovedSet => set().map_or(&[], |s| one(&s.improved)),
        }
    }

    /// An ability.
    pub fn ability(&self, id: AbilityId, hero: &Hero) -> Option<&Ability> {
        self.abilities(id.card, hero).get(usize::from(id.n))
    }

    /// An ability of a hero, by the hero card.
    pub fn ability_on(&self, id: AbilityId, of: HeroCardId) -> Option<&Ability> {
        self.abilities_on(id.card, of).get(usize::from(id.n))
    }

    /// A card's name in keys: `dangerous-wrath-1`, `bloodlust`.
    pub fn card_name(&self, card: Card) -> String {
        let boards = &self.content.boards;
        let named = |list: &[(String, Ability)], n: u8| {
            list.get(usize::from(n)).map_or_else(String::new, |(name, _)| name.clone())
        };
        match card {
            Card::Hero => "hero".to_owned(),
            Card::Shadow => "shadow".to_owned(),
            Card::Item(item) => self.item(item).name.clone(),
            Card::Skill(skill) | Card::Blessed(skill) => self.skill(skill).key(),
            Card::Spell(n) => named(&boards.spells, n),
            Card::Consecration(n) => named(&boards.consecrations, n),
            Card::Stance(stance) => stance.name().to_owned(),
            Card::Passive(element) => format!("passive-{}", element.name()),
            Card::StartingSkill => "call-of-the-spirits".to_owned(),
            Card::Set => "set".to_owned(),
            Card::ImprovedSet => "improved-set".to_owned(),
        }
    }

    /// An ability's name in keys: that of its card, with a number from the second on.
    pub fn ability_name(&self, id: AbilityId) -> String {
        match id.n {
            0 => self.card_name(id.card),
            n => format!("{}/{}", self.card_name(id.card), n + 1),
        }
    }
}
