//! The lines of the cards of heroes and of the overlord.

use super::super::ability::{Ability, Cost, Effect, Hands, When};
use super::super::cards::{
    CardTarget, Class, Drawn, FamiliarCard, HeroSheet, Item, OverlordCard, SearchCard, Skill, Weapon,
};
use super::super::gain::Gain;
use super::super::special::{Relic, TaintedCard};
use super::super::{AttackKind, Attribute, Colour, Moment};
use super::counts::always;
use super::deeds::{effects, one_of, with};
use super::foes::dark_side_lines;
use super::{Voice, attribute, commas, dice, dice_signs, entry, line};
use table::phrase;
use table::phrase::{Arg, Phrase};
use table::scene::CardLine;

/// How a weapon attacks: its kind, its dice, and what is always true of it.
fn weapon_lines(weapon: &Weapon) -> Vec<CardLine> {
    let mut all = vec![attack_line(weapon.kind, &weapon.dice)];
    if weapon.reach {
        all.push(CardLine::sentence(phrase!("descent-card-reach")));
    }
    if weapon.pierce > 0 {
        all.push(line("pierce", weapon.pierce, phrase!("descent-card-pierce", n = weapon.pierce)));
    }
    all
}

/// Attack dice.
pub fn attack_line(kind: AttackKind, all: &[Colour]) -> CardLine {
    let kind = Arg::name(format!("de-attack-{}", kind.name()));
    line("attack", dice_signs(all), phrase!("descent-card-attack", kind = kind, dice = dice(all)))
}

/// Defence dice, if there are any.
pub fn defence_line(all: &[Colour]) -> Option<CardLine> {
    let say = || phrase!("descent-card-defence", dice = dice(all));
    (!all.is_empty()).then(|| line("defence", dice_signs(all), say()))
}

impl Item {
    /// DE-EQP-02, DE-EQP-05: what is printed on an item.
    pub fn lines(&self) -> Vec<CardLine> {
        let slot = Arg::name(format!("de-slot-{}", self.slot.name()));
        let mut about = vec![phrase!("descent-card-slot", slot = slot)];
        let named =
            |name: &String| phrase!("descent-card-trait", name = Arg::name(format!("de-trait-{name}")));
        about.extend(self.traits.iter().map(named));
        about.extend(self.act.map(|act| phrase!("descent-card-act", act = act)));
        about.extend(self.relic.then(|| phrase!("descent-card-relic")));
        about.extend((self.copies != 1).then(|| phrase!("descent-card-copies", n = self.copies)));
        let mut all: Vec<CardLine> = commas(about).map(CardLine::sentence).into_iter().collect();
        all.extend(self.weapon.as_ref().map(weapon_lines).unwrap_or_default());
        all.extend(defence_line(&self.defence));
        all.extend(self.abilities.iter().flat_map(ability_lines));
        if self.gold > 0 {
            all.push(line("gold", self.gold, phrase!("descent-card-price", gold = self.gold)));
        }
        all
    }
}

impl Relic {
    /// DE-REL-03: what a relic is to the lieutenant that carries it.
    pub fn lines(&self) -> Vec<CardLine> {
        dark_side_lines(&self.overlord)
    }
}

impl Skill {
    /// DE-HER-15: what is printed on a skill.
    pub fn lines(&self) -> Vec<CardLine> {
        let first = match self.xp {
            0 => CardLine::sentence(phrase!("descent-card-starting-skill")),
            xp => line("xp", xp, phrase!("descent-card-experience", xp = xp)),
        };
        std::iter::once(first).chain(self.abilities.iter().flat_map(ability_lines)).collect()
    }
}

impl SearchCard {
    /// DE-SRC-10, DE-SRC-12: what is printed on a search card.
    pub fn lines(&self) -> Vec<CardLine> {
        let drawn = match self.drawn {
            Drawn::Keep => None,
            Drawn::Discard => Some(phrase!("descent-drawn-discard")),
            Drawn::ShopCard => Some(phrase!("descent-drawn-shop-card")),
            Drawn::Passage => Some(phrase!("descent-drawn-secret-passage")),
        };
        let mut all: Vec<CardLine> = drawn.map(CardLine::sentence).into_iter().collect();
        all.extend(self.weapon.as_ref().map(weapon_lines).unwrap_or_default());
        all.extend(self.ability.iter().flat_map(ability_lines));
        if self.gold > 0 {
            all.push(line("gold", self.gold, phrase!("descent-card-worth-gold", gold = self.gold)));
        }
        if self.copies != 1 {
            all.push(CardLine::sentence(phrase!("descent-card-copies", n = self.copies)));
        }
        all
    }
}

impl OverlordCard {
    /// DE-OVC-02, DE-OVC-05: of what kind an overlord card is, when it may be played, and what it does.
    pub fn lines(&self) -> Vec<CardLine> {
        let kind = Arg::name(format!("de-card-type-{}", self.of.name()));
        let deck = Arg::name(format!("de-deck-{}", self.deck));
        let mut about = vec![phrase!("descent-card-kind", kind = kind, deck = deck)];
        about.extend((self.copies != 1).then(|| phrase!("descent-card-copies", n = self.copies)));
        let mut all: Vec<CardLine> = commas(about).map(CardLine::sentence).into_iter().collect();
        if self.xp > 0 {
            all.push(line("xp", self.xp, phrase!("descent-card-experience", xp = self.xp)));
        }
        let when = moment(self.when);
        let when = match self.on {
            Some(on) => phrase!("descent-card-comma", a = when, b = target(on)),
            None => when,
        };
        all.push(CardLine { verb: Some("when".to_owned()), ..CardLine::sentence(when) });
        all.push(CardLine {
            verb: Some("does".to_owned()),
            ..CardLine::sentence(effects(&self.does, Voice::Overlord))
        });
        all
    }
}

/// When an overlord card may be played.
fn moment(moment: Moment) -> Phrase {
    match moment {
        Moment::TurnStart => phrase!("descent-moment-turn-start"),
        Moment::TurnEnd => phrase!("descent-moment-turn-end"),
        Moment::Activation => phrase!("descent-moment-activation"),
        Moment::BeforeRoll => phrase!("descent-moment-before-roll"),
        Moment::AfterRoll => phrase!("descent-moment-after-roll"),
        Moment::Defended => phrase!("descent-moment-defended"),
        Moment::OwnRoll => phrase!("descent-moment-own-roll"),
        Moment::Enters => phrase!("descent-moment-enters"),
        Moment::EntersInMove => phrase!("descent-moment-enters-in-move"),
        Moment::Touches => phrase!("descent-moment-touches"),
        Moment::Searched => phrase!("descent-moment-searched"),
        Moment::Turn => phrase!("descent-moment-turn"),
        Moment::KnockedOut => phrase!("descent-moment-knocked-out"),
        Moment::Passed => phrase!("descent-moment-passed"),
        Moment::MonsterFalls => phrase!("descent-moment-monster-falls"),
    }
}

/// On whom an overlord card is played.
fn target(on: CardTarget) -> Phrase {
    match on {
        CardTarget::Hero => phrase!("descent-target-hero"),
        CardTarget::Monster => phrase!("descent-target-monster"),
        CardTarget::Recovers => phrase!("descent-target-recovers"),
        CardTarget::Defender => phrase!("descent-target-defender"),
        CardTarget::Master => phrase!("descent-target-master"),
        CardTarget::Group => phrase!("descent-target-group"),
    }
}

impl HeroSheet {
    /// DE-HER-02, DE-HER-03, DE-HER-04: what is printed on a hero sheet.
    pub fn lines(&self) -> Vec<CardLine> {
        let archetype = Arg::name(format!("de-archetype-{}", self.archetype.name()));
        let mut all = vec![
            CardLine::sentence(phrase!("descent-card-archetype", archetype = archetype)),
            line("speed", self.speed, phrase!("descent-card-speed", n = self.speed)),
            line("health", self.health, phrase!("descent-card-health", n = self.health)),
            line("stamina", self.stamina, phrase!("descent-card-stamina", n = self.stamina)),
        ];
        all.extend(defence_line(&self.defence));
        let attributes = [Attribute::Might, Attribute::Knowledge, Attribute::Willpower, Attribute::Awareness];
        all.extend(attributes.into_iter().map(|of| {
            let n = self.attribute(of);
            line(of.name(), n, phrase!("descent-card-value", of = attribute(of), n = n))
        }));
        let of_ability = self.ability.iter().flat_map(ability_lines);
        all.extend(of_ability.map(|line| titled(phrase!("descent-card-hero-ability"), line)));
        all.extend(
            ability_lines(&self.feat).into_iter().map(|line| titled(phrase!("descent-card-feat"), line)),
        );
        all
    }
}

/// A line under a heading.
fn titled(title: Phrase, line: CardLine) -> CardLine {
    CardLine { say: entry(title, line.say), ..line }
}

impl FamiliarCard {
    /// DE-FAM-12: what is printed on the card of a familiar.
    pub fn lines(&self) -> Vec<CardLine> {
        let mut all = vec![
            line("speed", self.speed, phrase!("descent-card-speed", n = self.speed)),
            line("health", self.health, phrase!("descent-card-health", n = self.health)),
        ];
        all.extend(defence_line(&self.defence));
        all.extend(weapon_lines(&self.weapon));
        all.extend(self.surge_lines());
        all
    }

    /// What it may do for a surge.
    pub fn surge_lines(&self) -> Vec<CardLine> {
        self.surges.iter().map(|does| surge_line(1, effects(does, Voice::Monster))).collect()
    }
}

impl Class {
    /// DE-HER-09: whose class it is.
    pub fn archetype_line(&self) -> CardLine {
        let archetype = Arg::name(format!("de-archetype-{}", self.archetype.name()));
        CardLine::sentence(phrase!("descent-card-archetype", archetype = archetype))
    }
}

impl TaintedCard {
    /// DE-TNT-02, DE-TNT-03: what is printed on a tainted card.
    pub fn lines(&self) -> Vec<CardLine> {
        let all = CardLine::sentence(phrase!("descent-card-tainted"));
        std::iter::once(all).chain(self.counts.iter().map(|what| CardLine::sentence(always(what)))).collect()
    }
}

/// What surges are spent on.
pub(super) fn surge_line(surges: u8, does: Phrase) -> CardLine {
    line("surge", surges, phrase!("descent-card-surge", n = surges, does = does))
}

/// The lines of an ability: when, for what, and what it does; one for what is done and one for what counts.
fn ability_lines(ability: &Ability) -> Vec<CardLine> {
    let mut all: Vec<CardLine> = Vec::new();
    if !ability.does.is_empty() || ability.counts.is_empty() {
        all.push(done_line(ability));
    }
    for counted in &ability.counts {
        all.push(CardLine::sentence(entry(when_and_if(ability), always(counted))));
    }
    all
}

fn done_line(ability: &Ability) -> CardLine {
    let does = does(ability);
    let say = entry(when_and_if(ability), does);
    match ability.when {
        When::Surge(n) | When::SurgeWithin(n, _) => line("surge", n, say),
        _ => CardLine { verb: sign(&ability.does).map(str::to_owned), ..CardLine::sentence(say) },
    }
}

/// What is done; a card without that is exhausted for what it counts meanwhile.
fn does(ability: &Ability) -> Phrase {
    let voice = if ability.when == When::Healed { Voice::Healed } else { Voice::Hero };
    match ability.does.is_empty() {
        true => phrase!("descent-card-exhausts"),
        false => effects(&ability.does, voice),
    }
}

/// The sign of what is done, where it has one.
fn sign(does: &[Effect]) -> Option<&'static str> {
    match does {
        [Effect::Gain(Gain::Shields(_) | Gain::ShieldsAre(_))] => Some("shield"),
        [Effect::Deed(super::super::Deed::Recover(..) | super::super::Deed::Rest(..)), ..] => Some("heal"),
        [Effect::Deed(super::super::Deed::Attack(_)), ..] => Some("attack"),
        [Effect::Deed(super::super::Deed::Move(_)), ..] => Some("move"),
        _ => None,
    }
}

/// When an ability may be used, what it costs, and what must be so.
fn when_and_if(ability: &Ability) -> Phrase {
    let mut more = costs(ability.cost);
    more.extend(
        ability
            .kind
            .map(|kind| phrase!("descent-if-kind", kind = Arg::name(format!("de-attack-{}", kind.name())))),
    );
    more.extend(with(&ability.with));
    if ability.adjacent {
        more.push(phrase!("descent-if-adjacent"));
    }
    more.extend(one_of(&ability.wearing).map(|what| phrase!("descent-if-wearing", what = what)));
    more.extend(ability.hands.map(|hands| match hands {
        Hands::Free => phrase!("descent-if-hand-free"),
        Hands::Both => phrase!("descent-if-both-hands"),
    }));
    if ability.beside_hero {
        more.push(phrase!("descent-if-beside-hero"));
    }
    match commas(more) {
        Some(more) => phrase!("descent-card-when-if", when = when(ability.when), more = more),
        None => when(ability.when),
    }
}

fn costs(cost: Cost) -> Vec<Phrase> {
    let fatigue = (cost.fatigue > 0).then(|| phrase!("descent-cost-fatigue", n = cost.fatigue));
    fatigue.into_iter().chain(cost.exhaust.then(|| phrase!("descent-cost-exhaust"))).collect()
}

/// When an ability may be used, or counts.
fn when(when: When) -> Phrase {
    match when {
        When::Action => phrase!("descent-when-action"),
        When::Turn => phrase!("descent-when-turn"),
        When::StoodStill => phrase!("descent-when-stood-still"),
        When::Surge(n) => phrase!("descent-when-surge", n = n),
        When::SurgeWithin(n, far) => phrase!("descent-when-surge-within", n = n, far = far),
        When::Rolled => phrase!("descent-when-rolled"),
        When::Attacked(far) => phrase!("descent-when-attacked", far = far),
        When::Defended => phrase!("descent-when-defended"),
        When::Attacking => phrase!("descent-when-attacking"),
        When::Always => phrase!("descent-when-always"),
        When::Resting => phrase!("descent-when-resting"),
        When::Defeats => phrase!("descent-when-defeats"),
        When::Tested => phrase!("descent-when-tested"),
        When::MonsterNear => phrase!("descent-when-monster-near"),
        When::TurnStart => phrase!("descent-when-turn-start"),
        When::AfterAttack => phrase!("descent-when-after-attack"),
        When::AfterDefeat => phrase!("descent-when-after-defeat"),
        When::Struck => phrase!("descent-when-struck"),
        When::StandsUp => phrase!("descent-when-stands-up"),
        When::StandsUpNear(far) => phrase!("descent-when-stands-up-near", far = far),
        When::While => phrase!("descent-when-while"),
        When::Healed => phrase!("descent-when-healed"),
        When::Activated => phrase!("descent-when-activated"),
        When::Falls => phrase!("descent-when-falls"),
        When::MovedTwice => phrase!("descent-when-moved-twice"),
        When::Drawn => phrase!("descent-when-drawn"),
        When::OwnSkill => phrase!("descent-when-own-skill"),
        When::FamiliarAttacks => phrase!("descent-when-familiar-attacks"),
        When::Slays => phrase!("descent-when-slays"),
        When::AfterSlaying => phrase!("descent-when-after-slaying"),
    }
}

/// An ability in short, for whoever is about to use it: what it costs and what it does.
pub fn in_short(ability: &Ability) -> Phrase {
    let does = does(ability);
    match commas(costs(ability.cost)) {
        Some(cost) => phrase!("descent-card-costs", does = does, cost = cost),
        None => does,
    }
}
