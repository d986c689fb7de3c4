//! TRG: the windows of an attack, in which both sides may use what they have.

use super::effects::{self, Cue};
use super::marks::{self, Occasion};
use super::{cards, rolls};
use crate::content::{Ability, Again, Attribute, Colour, Effect, Gain, Moment, Special, When};
use crate::rulings::ReplacedResult;
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Card, DiePick, HeroId, Pick, Who, World};
use crate::{Descent, Play};
use table::{Go, Rule, Seat};

/// DE-ATK-18: before the dice are rolled.
pub fn before_roll(play: &mut Play) -> Rule {
    window(play, Prompt::BeforeRoll, Window::Before)
}

/// DE-ATK-18, DE-ATK-41: after the dice are rolled; also in an attack that will miss.
pub fn after_roll(play: &mut Play) -> Rule {
    window(play, Prompt::AfterRoll, Window::After)
}

/// DE-ATK-28: after figures that a surge has added have rolled, they and nobody else may use something.
pub fn after_late_roll(play: &mut Play, new: &[Who]) -> Rule {
    window(play, Prompt::AfterRoll, Window::Late(new))
}

#[derive(Clone, Copy, PartialEq)]
enum Window<'a> {
    Before,
    After,
    Late(&'a [Who]),
}

impl<'a> Window<'a> {
    /// Who has rolled late, if that is what the window is for.
    fn late(self) -> Option<&'a [Who]> {
        if let Window::Late(new) = self { Some(new) } else { None }
    }
}

fn window(play: &mut Play, prompt: Prompt, at: Window<'_>) -> Rule {
    let order = play.world.seats_in_order();
    let game = play.game;
    play.react(
        &order,
        prompt,
        |world, seat| {
            let moments = moments(world, at);
            seat == world.overlord_seat() && marks::might_play(game, world, occasion(world, &moments, at))
        },
        |game, world, seat| offers(game, world, seat, at),
        |play, _, pick| {
            match pick {
                Pick::Card(card) => cards::in_attack(play, card, at.late())?,
                Pick::Use(of) => use_ability(play, of)?,
                _ => {}
            }
            Ok(Go::On)
        },
    )
}

/// The moments of overlord cards in such a window.
fn moments(world: &World, at: Window<'_>) -> Vec<Moment> {
    match at {
        Window::Before if world.attack().is_some_and(|attack| world.is_overlords(attack.attacker)) => {
            vec![Moment::BeforeRoll]
        }
        Window::Before => Vec::new(),
        Window::After => world.moments_after_roll(),
        Window::Late(new) if new.iter().any(|who| !who.is_heroic()) => {
            vec![Moment::Defended, Moment::OwnRoll]
        }
        Window::Late(_) => Vec::new(),
    }
}

/// What such a window is to cards of the overlord.
fn occasion<'a>(world: &'a World, moments: &'a [Moment], at: Window<'a>) -> Occasion<'a> {
    let played = world.attack().map_or(&[][..], |attack| &attack.played);
    Occasion { moments, played, late: at.late() }
}

fn offers(game: &Descent, world: &World, seat: Seat, at: Window<'_>) -> Vec<Pick> {
    if seat == world.overlord_seat() {
        return marks::playable(game, world, occasion(world, &moments(world, at), at));
    }
    let Some(id) = world.hero_ids().find(|id| id.seat() == seat) else { return Vec::new() };
    let fits = |(of, ability): &(AbilityRef, &Ability)| usable(game, world, id, *of, ability, at);
    let mut picks: Vec<Pick> = Vec::new();
    for (of, _) in world.abilities(game, id).filter(fits) {
        // Of two cards of the same name either will do.
        if !picks.contains(&Pick::Use(of)) {
            picks.push(Pick::Use(of));
        }
    }
    picks
}

/// DC-CLASS-78, DC-CLASS-82, DC-OL-37, DE-HER-18: whether an ability of a hero may be used in this window.
fn usable(
    game: &Descent,
    world: &World,
    id: HeroId,
    of: AbilityRef,
    ability: &Ability,
    at: Window<'_>,
) -> bool {
    let Some(attack) = world.attack() else { return false };
    let struck = |who: Who| attack.place_of(who).is_some();
    let own = Who::Hero(id);
    // DC-OL-31, DC-OL-36: whoever is charmed chooses nothing in an attack on somebody else.
    let free = !world.is_charmed(own) || attack.targets().any(|struck| struck.who == own);
    let fits = match (at, ability.when) {
        (Window::Before, When::Attacked(far)) => free && !world.warded_by(id, far).is_empty(),
        (Window::After, When::Rolled) => {
            free && attack.attacker == own && world.counts_in_attack(game, of.card, ability)
        }
        (Window::After, When::Defended) => struck(own),
        (Window::Late(new), When::Defended) => new.contains(&own),
        // DC-OL-35: a familiar that is charmed is not the hero's own.
        (Window::After, When::FamiliarAttacks) => {
            attack.attacker == Who::Familiar(id) && !world.is_charmed(attack.attacker)
        }
        _ => false,
    };
    // A hero ability that is used in an attack may be used once in a round.
    let again = matches!(of.card, Card::Sheet(_)) && world.hero(id).ability_used;
    // DE-TRG-04: what is paid for with fatigue may be used several times.
    let spent = attack.used.contains(&of) && ability.cost.fatigue == 0 && !ability.cost.exhaust;
    fits && !again && !spent && world.can_pay(game, id, ability) && has_dice(world, id, ability)
}

/// Whether there is a die to be rolled again, if that is what the ability is for.
fn has_dice(world: &World, id: HeroId, ability: &Ability) -> bool {
    ability.does.iter().all(|effect| match effect {
        // Whoever rolls any number of dice again may roll none.
        Effect::Gain(Gain::Reroll(Again::Any)) => true,
        Effect::Gain(Gain::Reroll(again)) => !rerollable(world, *again, Some(Who::Hero(id))).is_empty(),
        Effect::Gain(Gain::TurnAttackDie) => attack_die(world).is_some(),
        Effect::Special(Special::TakePlace) => !world.defended_by(id).is_empty(),
        _ => true,
    })
}

fn use_ability(play: &mut Play, of: AbilityRef) -> Rule {
    let Some((id, ability)) = effects::ability(play, of) else { return Ok(()) };
    effects::pay(play, id, of, &ability)?;
    if let Some(attack) = play.world.attack_mut() {
        attack.used.push(of);
    }
    if matches!(of.card, Card::Sheet(_)) {
        play.world.hero_mut(id).ability_used = true;
    }
    let before = play.world.under_way.using.replace(of);
    react_with(play, id, &ability.does)?;
    play.world.under_way.using = before;
    Ok(())
}

/// DC-CLASS-32: what an ability does to the attack under way. DC-OL-36: also while the overlord decides for the hero,
/// its player uses what it has.
pub(super) fn react_with(play: &mut Play, id: HeroId, does: &[Effect]) -> Rule {
    let cue = Cue { seat: id.seat(), ..Cue::new(play.world, Who::Hero(id), None) };
    effects::all(play, cue, does)
}

/// DC-CLASS-33: one of the targets near a hero defends with one more die.
pub fn ward(play: &mut Play, by: Who, colour: Colour, far: u8) -> Rule {
    let Who::Hero(id) = by else { return play.impossible("nobody wards off a blow") };
    let picks: Vec<Pick> = play.world.warded_by(id, far).into_iter().map(Pick::Figure).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Figure(who) = play.choose(id.seat(), Prompt::Whom { hero: id }, &picks)?
        && let Some(attack) = play.world.attack_mut()
        && let Some(place) = attack.place_of(who)
    {
        attack.struck[place].dice.push(crate::world::DieNow::new(colour));
    }
    Ok(())
}

/// DE-DIC-11: the shields of a hero become as many as its attribute.
pub fn shields_are(play: &mut Play, who: Who, of: Attribute) {
    let n = who.hero().map_or(0, |id| play.game.sheet(id.sheet).attribute(of));
    if let Some(attack) = play.world.attack_mut()
        && let Some(place) = attack.place_of(who)
    {
        (attack.struck[place].replaced, attack.struck[place].shields) = (Some(n), 0);
    }
    play.tell(|_, _| Fact::Shields { who, n });
}

/// DE-ATK-27, DE-DIC-10: shields for one figure that is affected.
pub fn add_shields(play: &mut Play, who: Who, n: u8) {
    if let Some(attack) = play.world.attack_mut()
        && let Some(place) = attack.place_of(who)
    {
        attack.struck[place].shields += n as i8;
    }
    play.tell(|_, _| Fact::Shields { who, n });
}

/// DE-DIC-02: the dice that may be rolled again, by their place: those of a roll outside an attack, or first those of
/// the attack, then those of each defender.
pub fn rerollable(world: &World, again: Again, owner: Option<Who>) -> Vec<Pick> {
    if let Some(roll) = &world.under_way.roll {
        return World::rerollable_outside(roll, again);
    }
    let Some(attack) = world.attack() else { return Vec::new() };
    let mut places: Vec<u8> = Vec::new();
    let mut place = 0u8;
    for die in &attack.dice {
        let fits = match again {
            Again::Attack | Again::Any => true,
            Again::Power => die.colour.is_power(),
            Again::Red => die.colour == crate::content::Colour::Red,
            Again::Own => world.is_overlords(attack.attacker),
            Again::Defence => false,
        };
        if fits && die.face.is_some() {
            places.push(place);
        }
        place += 1;
    }
    for struck in &attack.struck {
        // DE-DIC-13
        let again_at_all = world.agreed.rulings.replaced_result == ReplacedResult::RolledAgain;
        let stands = struck.replaced.is_some() && !again_at_all;
        for die in &struck.dice {
            // A defender rolls its own dice again; an attacker those of a target.
            let own = owner.is_none_or(|who| who == struck.who || who == attack.attacker);
            let fits = match again {
                Again::Defence => own,
                Again::Own => world.is_overlords(struck.who),
                _ => false,
            };
            if fits && die.face.is_some() && !stands {
                places.push(place);
            }
            place += 1;
        }
    }
    let lists = std::iter::once(&attack.dice).chain(attack.struck.iter().map(|struck| &struck.dice));
    DiePick::among(&lists.flatten().copied().collect::<Vec<_>>(), places)
}

impl World {
    /// DC-CLASS-33: the targets within some spaces of a hero that are heroes to its skills; being affected is not enough.
    /// DC-OL-22: nobody else who is charmed.
    fn warded_by(&self, id: HeroId, far: u8) -> Vec<Who> {
        let own = Who::Hero(id);
        let target = |who: &Who| self.attack().is_some_and(|attack| attack.targets().any(|s| s.who == *who));
        let near = self.figures_within(own, far).into_iter().filter(target);
        near.filter(|who| self.is_hero_for_skills(*who) && (*who == own || !self.is_charmed(*who))).collect()
    }

    /// DE-DIC-13: a die of a defender whose result was replaced is rolled again: the dice count.
    fn drop_replaced(&mut self, place: usize) {
        let Some(attack) = self.attack_mut() else { return };
        let mut before = attack.dice.len();
        for struck in &mut attack.struck {
            if (before..before + struck.dice.len()).contains(&place) {
                struck.replaced = None;
            }
            before += struck.dice.len();
        }
    }
}

/// DE-DIC-04, DE-DIC-06: a die is rolled again, and the new result stands.
pub fn reroll(play: &mut Play, seat: Seat, again: Again, owner: Option<Who>) -> Rule {
    let picks = rerollable(play.world, again, owner);
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Die(DiePick { place, .. }) = play.choose(seat, Prompt::Die, &picks)? else { return Ok(()) };
    if play.world.under_way.roll.is_some() {
        return rolls::again(play, place);
    }
    play.world.drop_replaced(usize::from(place));
    if let Some(attack) = play.world.attack_mut() {
        let dice = attack.dice.iter_mut().chain(attack.struck.iter_mut().flat_map(|struck| &mut struck.dice));
        if let Some(die) = dice.into_iter().nth(usize::from(place)) {
            die.face = None;
        }
    }
    super::attack::roll_all(play)
}

/// DE-DIC-08: the place of the attack die proper, which is blue.
fn attack_die(world: &World) -> Option<usize> {
    world.attack()?.dice.iter().position(|die| die.colour == Colour::Blue)
}

/// DE-DIC-08, DE-DIC-09: the attack die is turned to a face of the attacker's choice.
pub fn turn_attack_die(play: &mut Play, seat: Seat, by: Who) -> Rule {
    let Some(place) = attack_die(play.world) else { return Ok(()) };
    let mut picks: Vec<Pick> = Vec::new();
    for face in play.game.content.dice.faces(Colour::Blue) {
        if !picks.contains(&Pick::Face(*face)) {
            picks.push(Pick::Face(*face));
        }
    }
    if let Pick::Face(face) = play.choose(seat, Prompt::WhichFace { who: by }, &picks)?
        && let Some(die) = play.world.attack_mut().and_then(|attack| attack.dice.get_mut(place))
    {
        die.face = Some(face);
        play.tell(|_, _| Fact::Turns { who: by, colour: Colour::Blue, face });
    }
    Ok(())
}

/// Any number of the attacker's own dice are rolled again, each once.
pub fn reroll_any(play: &mut Play, seat: Seat, by: Who) -> Rule {
    let mut left = rerollable(play.world, Again::Attack, Some(by));
    while !left.is_empty() {
        let mut picks = left.clone();
        picks.push(Pick::Done);
        let pick = play.choose(seat, Prompt::Die, &picks)?;
        let Pick::Die(DiePick { place, .. }) = pick else { return Ok(()) };
        left.retain(|other| *other != pick);
        if let Some(die) = play.world.attack_mut().and_then(|a| a.dice.get_mut(usize::from(place))) {
            die.face = None;
        }
        super::attack::roll_all(play)?;
    }
    Ok(())
}
