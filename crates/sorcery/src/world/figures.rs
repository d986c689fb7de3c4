//! Heroes, companions and enemies.

use super::World;
use crate::Sorcery;
use crate::content::{
    AreaId, CardId, Change, ClassId, Condition, Enemy, EnemyPowerId, EventKind, Facet, HeroCard, ItemId,
    Lasting, Needs, Passive, PowerId, Scroll, Side, Slot, Style, Way,
};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A hero by its seat and card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct HeroId {
    /// Its seat.
    pub seat: u8,
    /// Its card.
    pub class: ClassId,
}

impl HeroId {
    /// Its player.
    pub fn seat(self) -> Seat {
        Seat(self.seat)
    }
}

/// An enemy figure: its card, and which figure of it, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FoeId {
    /// The card.
    pub card: CardId,
    /// SS-HRD-01: which figure of a horde.
    pub figure: u8,
}

/// SS-GEN-01: a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Who {
    /// A hero.
    Hero(HeroId),
    /// A hero's companion.
    Companion(HeroId),
    /// An enemy.
    Foe(FoeId),
}

impl Who {
    /// Whether it fights on the side of the heroes.
    pub fn is_hero(self) -> bool {
        !matches!(self, Who::Foe(_))
    }
}

/// SS-GOLD-01: coins of 5, 10 and 50 crowns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Coins(pub [u8; 3]);

impl Coins {
    const WORTH: [u16; 3] = [5, 10, 50];

    /// SS-TGT-04: how many crowns they are.
    pub fn crowns(self) -> u16 {
        (0..3).map(|n| u16::from(self.0[n]) * Coins::WORTH[n]).sum()
    }

    /// SS-GOLD-04: takes this sum out with the fewest coins that are there; less, if it cannot be paid exactly.
    pub fn pay(&mut self, crowns: u16) -> Coins {
        let (mut left, mut out) = (crowns, Coins::default());
        for n in [2, 1, 0] {
            let coins = (left / Coins::WORTH[n]).min(u16::from(self.0[n])) as u8;
            self.0[n] -= coins;
            out.0[n] = coins;
            left -= u16::from(coins) * Coins::WORTH[n];
        }
        out
    }

    /// Whether this sum can be paid exactly.
    pub fn has(mut self, crowns: u16) -> bool {
        self.pay(crowns).crowns() == crowns
    }

    /// SS-EMP-05, SS-BLD-02: pays with coins of one's own, and takes the change in the fewest coins. Says whether it could be paid.
    pub fn spend(&mut self, bank: &mut Coins, crowns: u16) -> bool {
        let (mut own, mut till) = (*self, *bank);
        let exact = own.pay(crowns);
        till.add(exact);
        let missing = crowns - exact.crowns();
        if missing > 0 {
            let covers = |n: &usize| own.0[*n] > 0 && Coins::WORTH[*n] >= missing;
            let Some(n) = (0..3).find(covers) else { return false };
            own.0[n] -= 1;
            till.0[n] += 1;
            let change = till.pay(Coins::WORTH[n] - missing);
            if change.crowns() != Coins::WORTH[n] - missing {
                return false;
            }
            own.add(change);
        }
        (*self, *bank) = (own, till);
        true
    }

    /// The kinds of coins that are there, by their worth, if there are several coins.
    pub fn single(self) -> impl Iterator<Item = u8> {
        let several = self.0.iter().map(|n| u16::from(*n)).sum::<u16>() > 1;
        (0..3).filter(move |n| several && self.0[*n] > 0).map(|n| Coins::WORTH[n] as u8)
    }

    /// Takes one coin of this worth out.
    pub fn take_coin(&mut self, crowns: u8) -> Coins {
        let mut out = Coins::default();
        if let Some(n) = (0..3).find(|n| Coins::WORTH[*n] == u16::from(crowns) && self.0[*n] > 0) {
            self.0[n] -= 1;
            out.0[n] = 1;
        }
        out
    }

    /// SS-GOLD-02: adds others.
    pub fn add(&mut self, other: Coins) {
        (0..3).for_each(|n| self.0[n] = self.0[n].saturating_add(other.0[n]));
    }
}

/// What a figure has on it: where it is, wounds, conditions and effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// Where it is.
    pub at: AreaId,
    /// SS-BASH-02: where it was before.
    pub before: Option<AreaId>,
    /// Wounds.
    pub wounds: u8,
    /// SS-CON-07: 1: until the end of the next turn or activation; 2: received in the figure's own turn.
    pub stunned: u8,
    /// SS-CON-10: the same.
    pub blinded: u8,
    /// SS-CON-19: the same.
    pub slowed: u8,
    /// SS-CON-11: it lies on its side.
    pub down: bool,
    /// SS-CON-16: 0, I or II.
    pub poison: u8,
    /// SS-FIRE-01: tokens I and II.
    pub fire: [u8; 2],
    /// SS-CRIT-06: red critical tokens.
    pub tokens: Vec<Lasting>,
    /// SS-TIME-08, SS-GEN-06: changes until the next time phase, by the name of what caused them.
    pub changes: Vec<(String, Change)>,
    /// SS-SHD-01: magic shields left.
    pub shields: u8,
}

impl Body {
    /// A fresh one.
    pub fn new(at: AreaId) -> Body {
        Body {
            at,
            before: None,
            wounds: 0,
            stunned: 0,
            blinded: 0,
            slowed: 0,
            down: false,
            poison: 0,
            fire: [0; 2],
            tokens: Vec::new(),
            changes: Vec::new(),
            shields: 0,
        }
    }

    /// Whether it has a condition.
    pub fn has(&self, condition: Condition) -> bool {
        match condition {
            Condition::Stunned => self.stunned > 0,
            Condition::Blinded => self.blinded > 0,
            Condition::Slowed => self.slowed > 0,
            Condition::KnockedDown => self.down,
            Condition::Poisoned(_) => self.poison > 0,
        }
    }

    /// SS-CRIT-13: life points that red tokens take.
    pub fn less_life(&self) -> u8 {
        let less = |token: &Lasting| if let Lasting::LessLife(n) = token { *n } else { 0 };
        self.tokens.iter().map(less).fold(0, u8::saturating_add)
    }

    /// What changes of one kind add up to.
    pub fn sum(&self, of: impl Fn(Change) -> i8) -> i8 {
        self.changes.iter().map(|(_, change)| of(*change)).fold(0, i8::saturating_add)
    }

    /// Goes into another area.
    pub fn go(&mut self, to: AreaId) {
        self.before = Some(self.at);
        self.at = to;
    }
}

/// SS-CON-03, SS-CRIT-06: something that lies on a figure's card and can be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ill {
    /// A condition.
    Condition(Condition),
    /// Fire I or II.
    Fire(u8),
    /// A red token.
    Token(Lasting),
}

impl Ill {
    /// Its name.
    pub fn name(self) -> String {
        match self {
            Ill::Condition(condition) => condition.name().to_owned(),
            Ill::Fire(level) => format!("fire-{level}"),
            Ill::Token(token) => token.name(),
        }
    }
}

impl Body {
    /// SS-CON-03: what a figure could be rid of.
    pub fn ills(&self) -> Vec<Ill> {
        let poison = Condition::Poisoned(self.poison.max(1));
        let all = [poison, Condition::Stunned, Condition::Slowed, Condition::Blinded, Condition::KnockedDown];
        let conditions = all.into_iter().filter(|condition| self.has(*condition)).map(Ill::Condition);
        let fires = [2, 1].into_iter().filter(|level| self.fire[usize::from(*level) - 1] > 0).map(Ill::Fire);
        conditions.chain(fires).chain(self.tokens.iter().copied().map(Ill::Token)).collect()
    }

    /// It is rid of this.
    pub fn rid(&mut self, ill: Ill) {
        match ill {
            Ill::Condition(Condition::Stunned) => self.stunned = 0,
            Ill::Condition(Condition::Blinded) => self.blinded = 0,
            Ill::Condition(Condition::Slowed) => self.slowed = 0,
            Ill::Condition(Condition::KnockedDown) => self.down = false,
            Ill::Condition(Condition::Poisoned(_)) => self.poison = 0,
            Ill::Fire(level) => self.fire[usize::from(level) - 1] -= 1,
            Ill::Token(token) => self.tokens.retain(|other| *other != token),
        }
    }
}

/// A power card before a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub power: PowerId,
    /// SS-CD-02: hourglasses; 0: ready.
    pub wait: u8,
    /// SS-POW-08: the item that grants it.
    #[serde(default)]
    pub from: Option<ItemId>,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hero {
    /// Its card.
    pub class: ClassId,
    /// SS-GEM-03: its soulrank.
    pub rank: u8,
    /// SS-DTH-01: whether it is a ghost.
    pub ghost: bool,
    /// SS-GAP-13: whether it became one in this very time phase.
    pub fell: bool,
    /// Its figure.
    pub body: Body,
    /// SS-HERO-03: main weapon.
    pub main: Option<ItemId>,
    /// Off-hand weapon.
    pub off: Option<ItemId>,
    /// Armour.
    pub armor: Option<ItemId>,
    /// Artifact.
    pub artifact: Option<ItemId>,
    /// SS-SWP-03: whether a soul weapon shows its strong side.
    pub awake: bool,
    /// The inventory.
    pub inventory: Vec<ItemId>,
    /// SS-GOLD-06: its own coins.
    pub coins: Coins,
    /// SS-OBJ-11: whether it holds the magic key.
    pub key: bool,
    /// SS-POW-05: powers and talents, in the order in which they were gained.
    pub powers: Vec<Held>,
    /// SS-BAT-10: whether its turn of this round is over.
    pub done: bool,
    /// Nobody may choose it as a target.
    pub hidden: bool,
    /// SS-USE-12: limited powers used in this round.
    pub used_round: Vec<PowerId>,
    /// SS-USE-12: limited powers used in this quest.
    pub used_quest: Vec<PowerId>,
    /// SS-CMP-01: its companion.
    pub companion: Option<Body>,
    /// SS-CMP-03: whether that was activated in this round.
    pub companion_acted: bool,
}

impl Hero {
    /// Everything it wears.
    pub fn worn(&self) -> impl Iterator<Item = ItemId> + '_ {
        [self.main, self.off, self.armor, self.artifact].into_iter().flatten()
    }

    /// Everything that it carries or wears, each card once.
    pub fn own_items(&self) -> Vec<ItemId> {
        let mut all: Vec<ItemId> = self.inventory.iter().copied().chain(self.worn()).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// SS-POW-08, SS-ITM-06: its power cards, without those of items that it carries but does not wear.
    pub fn cards(&self) -> impl Iterator<Item = PowerId> + '_ {
        let worn = |held: &&Held| held.from.is_none_or(|item| self.worn().any(|other| other == item));
        self.powers.iter().filter(worn).map(|held| held.power)
    }

    /// SS-POW-08: a power goes with the item that grants it.
    pub fn forget_granted(&mut self) {
        let own: Vec<ItemId> = self.worn().chain(self.inventory.iter().copied()).collect();
        self.powers.retain(|held| held.from.is_none_or(|item| own.contains(&item)));
    }

    /// SS-WPN-02, SS-WPN-03, SS-WPN-04, SS-WPN-05, SS-ARM-01, SS-ART-02: puts an item on; what was there comes back.
    pub fn put_on(&mut self, game: &Sorcery, item: ItemId) -> Vec<ItemId> {
        let two = |id: Option<ItemId>| id.is_some_and(|id| game.item(id).slot == Slot::TwoHanded);
        let mut off = Vec::new();
        match game.item(item).slot {
            Slot::Main => off.extend(self.main.replace(item)),
            Slot::TwoHanded => {
                off.extend(self.main.replace(item));
                off.extend(self.off.take());
            }
            Slot::Off => off.extend(self.off.replace(item)),
            Slot::Either if self.main.is_none() => self.main = Some(item),
            Slot::Either => off.extend(self.off.replace(item)),
            Slot::Armor => off.extend(self.armor.replace(item)),
            Slot::Artifact => off.extend(self.artifact.replace(item)),
            Slot::Goods | Slot::Projectile => off.push(item),
        }
        if self.off.is_some() && two(self.main) && game.item(item).slot != Slot::TwoHanded {
            off.extend(self.main.take());
        }
        // SS-SWP-05: a soul weapon that leaves its slot turns to its front.
        if off.iter().any(|id| matches!(game.item(*id).deck, crate::content::cards::Deck::Soul(_))) {
            self.awake = false;
        }
        off
    }

    /// Takes an item off.
    pub fn take_off(&mut self, item: ItemId) -> bool {
        for slot in [&mut self.main, &mut self.off, &mut self.armor, &mut self.artifact] {
            if *slot == Some(item) {
                *slot = None;
                return true;
            }
        }
        false
    }

    /// SS-BLD-02, SS-BLD-03: a card shows its other side from now on.
    pub fn turn_over(&mut self, from: ItemId, to: ItemId) {
        let slots = [&mut self.main, &mut self.off, &mut self.armor, &mut self.artifact];
        let worn = slots.into_iter().filter_map(Option::as_mut);
        if let Some(card) = worn.chain(&mut self.inventory).find(|card| **card == from) {
            *card = to;
        }
        self.inventory.sort_unstable();
    }

    /// SS-ACT-10, SS-WPN-04: whether what is in the main hand and in the other may change places.
    pub fn may_swap(&self, game: &Sorcery) -> bool {
        let either = |id: Option<ItemId>| id.is_none_or(|id| game.item(id).slot == Slot::Either);
        (self.main.is_some() || self.off.is_some()) && either(self.main) && either(self.off)
    }

    /// SS-CAP-01: whether the inventory has room.
    pub fn has_room(&self, game: &Sorcery) -> bool {
        self.inventory.len() < usize::from(game.class(self.class).capacity)
    }
}

/// An enemy in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Foe {
    /// Its card.
    pub card: CardId,
    /// SS-ASG-02: who manages it.
    pub manager: u8,
    /// SS-BOSS-02: the side of its scroll that is up.
    pub side: u8,
    /// SS-SCR-05: charges of each power of its scroll.
    pub charges: Vec<u8>,
    /// SS-EPW-01: its enemy powers.
    pub powers: Vec<EnemyPowerId>,
    /// SS-HRD-05: its figures; one that is dead is gone.
    pub figures: Vec<Option<Body>>,
    /// Whom a taunt makes its target.
    pub taunted: Option<HeroId>,
}

impl Foe {
    /// Its living figures.
    pub fn alive(&self) -> impl Iterator<Item = (FoeId, &Body)> + '_ {
        let id = |n: usize| FoeId { card: self.card, figure: n as u8 };
        let figures = self.figures.iter().enumerate();
        figures.filter_map(move |(n, body)| body.as_ref().map(|body| (id(n), body)))
    }
}

impl Sorcery {
    /// The enemy of a card.
    pub fn enemy(&self, card: CardId) -> &Enemy {
        &self.content.enemies[usize::from(self.content.cards[card.index()].0)]
    }

    /// What a figure is called.
    pub fn name(&self, who: Who) -> String {
        match who {
            Who::Hero(hero) => self.class(hero.class).hero.clone(),
            Who::Companion(hero) => self.companion_name(hero),
            Who::Foe(FoeId { card, figure }) => {
                let name = &self.content.cards[card.index()].2;
                let many = self.enemy(card).figures > 1;
                if many { format!("{name}-{}", char::from(b'a' + figure)) } else { name.clone() }
            }
        }
    }

    fn companion_name(&self, hero: HeroId) -> String {
        self.content.companion(&self.class(hero.class).hero).map(|c| c.name.clone()).unwrap_or_default()
    }
}

impl World {
    /// Every hero.
    pub fn hero_ids(&self) -> Vec<HeroId> {
        let id = |(n, hero): (usize, &Hero)| HeroId { seat: n as u8, class: hero.class };
        self.heroes.iter().enumerate().map(id).collect()
    }

    /// SS-GEN-08: the heroes that are in play.
    pub fn living(&self) -> Vec<HeroId> {
        let id = |(n, hero): (usize, &Hero)| HeroId { seat: n as u8, class: hero.class };
        self.heroes.iter().enumerate().filter(|(_, hero)| !hero.ghost).map(id).collect()
    }

    /// A hero.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[usize::from(id.seat)]
    }

    /// A hero, to be changed.
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[usize::from(id.seat)]
    }

    /// SS-GEN-13: the active hero, or the one who was last.
    pub fn active_hero(&self) -> HeroId {
        let seat = usize::from(self.active).min(self.heroes.len().saturating_sub(1));
        HeroId { seat: seat as u8, class: self.heroes[seat].class }
    }

    /// An enemy in play.
    pub fn foe(&self, card: CardId) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.card == card)
    }

    /// An enemy in play, to be changed.
    pub fn foe_mut(&mut self, card: CardId) -> Option<&mut Foe> {
        self.foes.iter_mut().find(|foe| foe.card == card)
    }

    /// Every enemy figure.
    pub fn enemies(&self) -> Vec<FoeId> {
        self.foes.iter().flat_map(|foe| foe.alive().map(|(id, _)| id)).collect()
    }

    /// A figure's body, while it is in play.
    pub fn body(&self, who: Who) -> Option<&Body> {
        match who {
            Who::Hero(hero) => self.heroes.get(usize::from(hero.seat)).filter(|h| !h.ghost).map(|h| &h.body),
            Who::Companion(hero) => self.heroes.get(usize::from(hero.seat))?.companion.as_ref(),
            Who::Foe(id) => self.foe(id.card)?.figures.get(usize::from(id.figure))?.as_ref(),
        }
    }

    /// A figure's body, to be changed.
    pub fn body_mut(&mut self, who: Who) -> Option<&mut Body> {
        match who {
            Who::Hero(hero) => {
                self.heroes.get_mut(usize::from(hero.seat)).filter(|h| !h.ghost).map(|h| &mut h.body)
            }
            Who::Companion(hero) => self.heroes.get_mut(usize::from(hero.seat))?.companion.as_mut(),
            Who::Foe(id) => self.foe_mut(id.card)?.figures.get_mut(usize::from(id.figure))?.as_mut(),
        }
    }

    /// Where a figure is.
    pub fn at(&self, who: Who) -> Option<AreaId> {
        self.body(who).map(|body| body.at)
    }

    /// SS-GEM-02: the facet of a hero's gem.
    pub fn facet<'a>(&self, game: &'a Sorcery, id: HeroId) -> &'a Facet {
        let rank = usize::from(self.hero(id).rank.clamp(1, 7));
        &game.class(id.class).gem[rank - 1]
    }

    /// What a hero's passive powers and talents are, each at the highest level it may use.
    pub fn passives(&self, game: &Sorcery, id: HeroId) -> Vec<Passive> {
        let hero = self.hero(id);
        let card: &HeroCard = game.class(id.class);
        let innate = card.innate.iter().filter_map(|name| game.content.power(name));
        let all = innate.chain(hero.cards());
        // SS-ART-01: what is worn, and only while it is worn.
        let mut list: Vec<Passive> =
            hero.worn().flat_map(|id| game.item(id).passive.iter().copied()).collect();
        for power in all.filter(|id| self.wears_for(game, hero, *id)) {
            let mut levels = game.power(power).levels.iter().filter(|level| level.rank <= hero.rank);
            list.extend(levels.next_back().into_iter().flat_map(|level| level.passive.iter().copied()));
        }
        list
    }

    /// SS-WPN-08, SS-ARM-06: whether a hero wears what a power asks for; every weapon is a `weapon` too.
    pub fn wears_for(&self, game: &Sorcery, hero: &Hero, power: PowerId) -> bool {
        let Some(Needs::Wears(category)) = &game.power(power).needs else { return true };
        let is = |id: ItemId| {
            let item = game.item(id);
            item.is.contains(category) || (category == "weapon" && item.weapon.is_some())
        };
        hero.worn().any(is)
    }

    /// SS-CMP-05: what a companion can.
    fn companion_passives<'a>(&self, game: &'a Sorcery, id: HeroId) -> &'a [Passive] {
        game.content.companion(&game.class(id.class).hero).map_or(&[], |card| card.passive.as_slice())
    }

    /// SS-HP-01, SS-ECD-08, SS-EDT-01: life points.
    pub fn life(&self, game: &Sorcery, who: Who) -> u8 {
        let full = match who {
            Who::Hero(id) => {
                let more = |p: &Passive| if let Passive::Life(n) = p { *n } else { 0 };
                self.facet(game, id).life + self.passives(game, id).iter().map(more).sum::<u8>()
            }
            Who::Companion(id) => game.content.companion(&game.class(id.class).hero).map_or(1, |c| c.life),
            Who::Foe(id) => {
                let (few, many) = game.enemy(id.card).life;
                let life = if self.agreed.heroes >= 4 { many } else { few };
                let more = |way: &Way| if let Way::Life(n) = way { *n } else { 0 };
                life + self.ways(game, id.card).iter().map(|way| more(way)).sum::<u8>()
            }
        };
        full.saturating_sub(self.body(who).map_or(0, Body::less_life))
    }

    /// The scroll of an enemy.
    pub fn scroll<'a>(&self, game: &'a Sorcery, card: CardId) -> &'a Scroll {
        let sides = &game.enemy(card).sides;
        let up = self.foe(card).map_or(0, |foe| usize::from(foe.side));
        &sides[up.min(sides.len() - 1)]
    }

    /// SS-EPW-05: what an enemy can, scroll first, then its enemy powers at the level of the act (SS-EPW-02).
    pub fn ways<'a>(&self, game: &'a Sorcery, card: CardId) -> Vec<&'a Way> {
        let act = self.act(game);
        let scroll = self.scroll(game, card).powers.iter().map(|power| &power.is);
        let powers = self.foe(card).into_iter().flat_map(|foe| foe.powers.iter());
        let card = powers.map(|id| {
            let levels = &game.content.enemy_powers[id.index()].levels;
            if act >= 2 { &levels.1 } else { &levels.0 }
        });
        scroll.chain(card).collect()
    }

    /// SS-CAMP-02: the act that is played.
    pub fn act(&self, game: &Sorcery) -> u8 {
        self.agreed.quest.map_or(1, |quest| game.content.quests[quest.index()].act)
    }

    /// SS-FLY-01: whether a figure flies.
    pub fn flies(&self, game: &Sorcery, who: Who) -> bool {
        match who {
            Who::Hero(id) => self.hero(id).ghost || self.passives(game, id).contains(&Passive::Flies),
            Who::Companion(id) => self.companion_passives(game, id).contains(&Passive::Flies),
            Who::Foe(id) => game.enemy(id.card).flies,
        }
    }

    /// SS-STY-01: a figure's styles.
    pub fn styles(&self, game: &Sorcery, who: Who) -> Vec<Style> {
        match who {
            Who::Hero(id) => game.class(id.class).styles().collect(),
            Who::Companion(id) => {
                game.content.companion(&game.class(id.class).hero).map(|c| c.style).into_iter().collect()
            }
            Who::Foe(id) => match game.enemy(id.card).styles.as_slice() {
                // SS-EAC-07: the universal rune.
                [] => Style::ALL.to_vec(),
                styles => styles.to_vec(),
            },
        }
    }

    /// SS-DAY-02: what day or night does in this quest.
    pub fn by_light<'a>(&self, game: &'a Sorcery) -> &'a [(Side, Change)] {
        let quest = self.agreed.quest.map(|quest| &game.content.quests[quest.index()]);
        let (Some(quest), Some(day)) = (quest, self.day) else { return &[] };
        match game.content.events[day.index()].kind {
            EventKind::Night => &quest.by_night,
            _ => &quest.by_day,
        }
    }

    /// What everything that lasts adds up to for a figure: its own effects, its powers, the event on top, day or night.
    pub fn changed(&self, game: &Sorcery, who: Who, of: impl Fn(Change) -> i8 + Copy) -> i8 {
        let own = self.body(who).map_or(0, |body| body.sum(of));
        let powers: i8 = match who {
            Who::Hero(id) => {
                let one = |p: &Passive| if let Passive::Always(change) = p { of(*change) } else { 0 };
                self.passives(game, id).iter().map(one).sum()
            }
            Who::Companion(id) => {
                let one = |p: &Passive| if let Passive::Always(change) = p { of(*change) } else { 0 };
                self.companion_passives(game, id).iter().map(one).sum()
            }
            Who::Foe(id) => {
                let one = |way: &&Way| if let Way::Always(change) = way { of(*change) } else { 0 };
                self.ways(game, id.card).iter().map(one).sum()
            }
        };
        // SS-EVT-06, SS-EVT-07, SS-STO-05, SS-DAY-02: the visible top card, and day or night.
        let events = self.face_up.last().into_iter().chain(&self.day);
        let ongoing =
            events.flat_map(|event| &game.content.events[event.index()].ongoing).chain(self.by_light(game));
        let side = if who.is_hero() { Side::Heroes } else { Side::Enemies };
        let table: i8 = ongoing.filter(|(whose, _)| *whose == side).map(|(_, change)| of(*change)).sum();
        own.saturating_add(powers).saturating_add(table)
    }
}

/// The hits of a change.
pub fn hits(change: Change) -> i8 {
    if let Change::Hits(n) = change { n } else { 0 }
}

/// The blocks of a change.
pub fn blocks(change: Change) -> i8 {
    if let Change::Blocks(n) = change { n } else { 0 }
}

/// The armour of a change.
pub fn armor(change: Change) -> i8 {
    if let Change::Armor(n) = change { n } else { 0 }
}

/// The movement points of a change.
pub fn moves(change: Change) -> i8 {
    if let Change::Moves(n) = change { n } else { 0 }
}
