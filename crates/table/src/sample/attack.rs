//! SA-ATK: attacks, with a window before the roll and one after it.

use super::content::{Effect, Face, RED};
use super::prompt::hero;
use super::*;
use crate::scene::Target;
use crate::{Choice, Go, Phrase, Reveal, phrase};

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub attacker: Figure,
    /// Who is attacked; more may join.
    pub targets: Vec<Figure>,
    /// What is added to the result.
    pub bonus: u8,
    /// What is taken off it.
    pub guard: u8,
    /// The result of the die, once it is rolled.
    pub result: Option<u8>,
}

impl Attack {
    /// The figure that was attacked first.
    pub fn first_target(&self) -> Figure {
        self.targets.first().copied().unwrap_or(self.attacker)
    }

    /// SA-ATK-05: the damage before the target's stance.
    pub fn damage(&self) -> u8 {
        (self.result.unwrap_or(0) + self.bonus).saturating_sub(self.guard)
    }

    fn concerns(&self, hero: HeroId) -> bool {
        self.attacker == Figure::Hero(hero) || self.targets.contains(&Figure::Hero(hero))
    }
}

/// A card played in a window; some are played on a hero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reaction {
    /// The card.
    pub card: CardId,
    /// The hero it is played on.
    pub on: Option<HeroId>,
}

impl Choice<Sample> for Reaction {
    fn key(&self, _: &Sample, out: &mut String) {
        out.extend(["card:", self.card.card().name]);
        if let Some(hero) = self.on {
            out.extend(["/", hero.name()]);
        }
    }

    fn points_at(&self, _: &Sample) -> Vec<Target> {
        let card = Target::Card(self.card.card().name.to_owned());
        std::iter::once(card).chain(self.on.map(|hero| Target::Figure(hero.to_string()))).collect()
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self.on {
            None => phrase!("sample-choose-play", card = self.card.say()),
            Some(h) => phrase!("sample-choose-play-on", card = self.card.say(), hero = hero(h)),
        }
    }
}

/// SA-ATK-01, SA-ATK-02, SA-ATK-03, SA-ATK-04, SA-ATK-05: an attack from beginning to end, wherever it happens.
pub fn attack(play: &mut Play, attacker: Figure, target: Figure) -> Rule {
    play.tell(|_, _| Fact::Attacks { attacker, target });
    let attack = Attack { attacker, targets: vec![target], bonus: 0, guard: 0, result: None };
    play.world.under_way.attacks.push(attack);
    play.nested(steps)?;
    play.world.under_way.attacks.pop();
    Ok(())
}

fn steps(play: &mut Play) -> Rule {
    spring_ambush(play)?;
    let Some(attack) = current(play) else { return play.impossible("no attack under way") };
    window(play, When::BeforeRoll, Prompt::BeforeRoll { attack })?;
    let Face(result) = play.roll("red", &RED)?;
    if let Some(attack) = play.world.attack() {
        attack.result = Some(result);
    }
    play.tell(|_, _| Fact::Rolled { result });
    let Some(attack) = current(play) else { return play.impossible("no attack under way") };
    window(play, When::AfterRoll, Prompt::AfterRoll { attack })?;
    damage_targets(play)
}

fn current(play: &Play) -> Option<Attack> {
    play.world.under_way.attacks.last().cloned()
}

/// SA-ATK-02, SA-ATK-03: the warden may play cards of its hand, a hero the card it keeps ready.
fn window(play: &mut Play, when: When, prompt: Prompt) -> Rule {
    let order: Vec<Seat> = [WARDEN].into_iter().chain(play.world.hero_seats().iter()).collect();
    play.react(
        &order,
        prompt,
        |world, seat| world.might_react(seat, when),
        |_, world, seat| world.reactions(seat, when),
        |play, seat, reaction| {
            play_card(play, seat, reaction)?;
            Ok(Go::On)
        },
    )
}

/// SA-ATK-02: a card that is played is discarded and does what it says.
fn play_card(play: &mut Play, seat: Seat, Reaction { card, on }: Reaction) -> Rule {
    let hero = HeroId::of(seat);
    match hero {
        None => {
            play.world.warden.hand.take(card);
            play.world.warden_deck.discard(card);
            // The heroes have seen it; it cannot be taken back.
            play.reveal(Reveal::ForGood);
        }
        Some(hero) => {
            play.world.hero_mut(hero).ready = None;
            play.world.hero_deck.discard(card);
            play.reveal(Reveal::Shown);
        }
    }
    play.tell(|_, _| Fact::Plays { hero, card });
    apply(play, card, on.or(hero));
    Ok(())
}

/// SA-PLN-05: the ambush springs when its hero is attacked; with Sweep the warden chooses who joins.
fn spring_ambush(play: &mut Play) -> Rule {
    let Some(Ambush { card, hero, .. }) = play.world.warden.ambush else { return Ok(()) };
    let Some(attack) = current(play) else { return Ok(()) };
    if !attack.targets.contains(&Figure::Hero(hero)) {
        play.world.rule_out_ambush(&attack);
        return Ok(());
    }
    play.world.warden.ambush = None;
    play.world.warden_deck.discard(card);
    play.reveal(Reveal::ForGood);
    play.tell(|_, _| Fact::Springs { card, hero });
    let joining: Vec<HeroId> = play.world.who_can_join(&attack).collect();
    let on = match card.card().effects {
        [Effect::Join] if joining.is_empty() => return Ok(()),
        [Effect::Join] => Some(play.choose(WARDEN, Prompt::Joins, &joining)?),
        _ => None,
    };
    apply(play, card, on);
    Ok(())
}

fn apply(play: &mut Play, card: CardId, on: Option<HeroId>) {
    for effect in card.card().effects {
        match (*effect, on) {
            (Effect::Bonus(n), _) => play.world.change_attack(|a| a.bonus += n),
            (Effect::Guard(n), _) => play.world.change_attack(|a| a.guard += n),
            (Effect::Heal(_), Some(hero)) => damage::heal(play, hero, Cure::Rally),
            (Effect::Join, Some(target)) => {
                // SA-ATK-04: it joins late; the window before the roll is over for it.
                play.world.change_attack(|a| a.targets.push(Figure::Hero(target)));
                play.tell(|_, _| Fact::Joins { target });
            }
            (Effect::Roots, _) => play.world.root_targets(),
            (Effect::Heal(_) | Effect::Join, None) => {}
        }
    }
}

/// SA-ATK-05: everybody who is a target by now suffers; the list may have grown.
fn damage_targets(play: &mut Play) -> Rule {
    let Some(attack) = current(play) else { return play.impossible("no attack under way") };
    for target in attack.targets.iter().copied() {
        match target {
            Figure::Ghoul(ghoul) => damage::hurt(play, ghoul, attack.damage()),
            Figure::Hero(hero) => {
                let wary = u8::from(play.world.hero(hero).stance == Stance::Wary);
                let damage = attack.damage().saturating_sub(wary);
                if damage > 0 && damage::suffer_or_avoid(play, hero, damage, Cause::Attack)? {
                    play.world.hero_mut(hero).venom = true;
                }
            }
        }
    }
    Ok(())
}

impl World {
    /// The attack under way.
    pub fn attack(&mut self) -> Option<&mut Attack> {
        self.under_way.attacks.last_mut()
    }

    fn change_attack(&mut self, change: impl FnOnce(&mut Attack)) {
        if let Some(attack) = self.attack() {
            change(attack);
        }
    }

    /// Whoever is attacked without springing the ambush is not the one for whom it waits.
    fn rule_out_ambush(&mut self, attack: &Attack) {
        if let Some(ambush) = &mut self.warden.ambush {
            for target in &attack.targets {
                if let Figure::Hero(hero) = target {
                    ambush.not_for[usize::from(hero.0.min(2))] = true;
                }
            }
        }
    }

    /// SA-ATK-06: the movement of every target ends.
    fn root_targets(&mut self) {
        let UnderWay { moving, attacks } = &mut self.under_way;
        if let (Some(moving), Some(attack)) = (moving, attacks.last())
            && attack.targets.contains(&Figure::Hero(moving.hero))
        {
            moving.left = 0;
        }
    }

    /// What a seat can play in a window of the attack under way.
    fn reactions(&self, seat: Seat, when: When) -> Vec<Reaction> {
        self.plays(seat, when, self.held(seat))
    }

    /// Whether, for all that others know, a seat could play something: it holds a card, and some card of its side fits.
    fn might_react(&self, seat: Seat, when: When) -> bool {
        let mut all: Vec<CardId> = CardId::deck(HeroId::of(seat).is_some()).collect();
        all.dedup();
        !self.held(seat).is_empty() && !self.plays(seat, when, all).is_empty()
    }

    /// The cards with which a seat could react to the attack under way.
    fn held(&self, seat: Seat) -> Vec<CardId> {
        let concerned = |hero| self.under_way.attacks.last().is_some_and(|attack| attack.concerns(hero));
        match HeroId::of(seat) {
            None => self.warden.hand.kinds(),
            Some(hero) if concerned(hero) => self.hero(hero).ready.into_iter().collect(),
            Some(_) => Vec::new(),
        }
    }

    /// How a seat could play these cards.
    fn plays(&self, seat: Seat, when: When, cards: Vec<CardId>) -> Vec<Reaction> {
        let Some(attack) = self.under_way.attacks.last() else { return Vec::new() };
        let hero = HeroId::of(seat);
        let mut offers = Vec::new();
        for card in cards.into_iter().filter(|c| c.card().when == when) {
            match card {
                CardId::Sweep => {
                    offers.extend(self.who_can_join(attack).map(|h| Reaction { card, on: Some(h) }))
                }
                _ if self.fits(card, hero, attack) => offers.push(Reaction { card, on: None }),
                _ => {}
            }
        }
        offers
    }

    /// SA-ATK-02: a hero strikes with its own attack and guards against somebody else's.
    fn fits(&self, card: CardId, hero: Option<HeroId>, attack: &Attack) -> bool {
        let own = match (hero, attack.attacker) {
            (Some(hero), Figure::Hero(attacker)) => hero == attacker,
            (None, Figure::Ghoul(_)) => true,
            _ => false,
        };
        match card {
            CardId::Guard | CardId::Rally => !own,
            _ => own,
        }
    }

    /// SA-ATK-04: heroes beside the attacking ghoul who are not targets yet.
    fn who_can_join<'w>(&'w self, attack: &'w Attack) -> impl Iterator<Item = HeroId> + 'w {
        let from = match attack.attacker {
            Figure::Ghoul(_) => self.place(attack.attacker),
            Figure::Hero(_) => None,
        };
        let beside = from.into_iter().flat_map(|at| self.heroes_beside(at));
        beside.filter(|h| !attack.targets.contains(&Figure::Hero(*h)))
    }
}
