//! DMG, DEF: damage, fatigue, recovery and defeat.

use super::{cards, fallen, familiars, moments, objectives, secret, taint};
use crate::Play;
use crate::content::{Always, Condition};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, MonsterId, Pick, Who};
use board::square::Spot;
use table::Rule;

/// Why damage is suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// DE-ATK-33: in step 5 of an attack.
    Attack,
    /// A card, condition or ability.
    Effect,
    /// Terrain.
    Terrain,
    /// Fatigue beyond Stamina (DE-CHR-07).
    Fatigue,
    /// The same, of Word of Misery: it does not set off that card again (DC-OL-81).
    Misery,
    /// DE-TRG-05: a rule of the quest that hurts whoever suffers fatigue, or what that has set off in turn: how many such
    /// effects there were one after the other.
    Weary(u8),
}

impl Cause {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Cause::Attack => "attack",
            Cause::Effect => "effect",
            Cause::Terrain => "terrain",
            Cause::Fatigue => "fatigue",
            Cause::Misery => "misery",
            Cause::Weary(_) => "weary",
        }
    }

    /// DE-TRG-05: of two effects that set each other off, each is set off once by the other. How many have been, with the
    /// one that something else set off.
    fn links(self) -> u8 {
        match self {
            Cause::Misery => 1,
            Cause::Weary(links) => links,
            _ => 0,
        }
    }

    /// Whether it may set off the next of two such effects.
    fn goes_on(self) -> bool {
        self.links() < 3
    }

    /// What is set off by it.
    fn next(self) -> Cause {
        match self {
            Cause::Weary(links) => Cause::Weary(links + 1),
            _ => Cause::Misery,
        }
    }
}

/// DE-ATK-32, DE-DMG-01, DE-DEF-01, DC-OL-80, DE-DEF-11, DE-CND-24: damage is suffered; what goes beyond Health is
/// ignored.
pub fn suffer(play: &mut Play, who: Who, n: u8, cause: Cause) -> Rule {
    if n == 0 || !play.world.is_on_map(who) {
        return Ok(());
    }
    let who = familiars::takes_damage(play, who)?;
    // DE-CND-22, DE-CND-24: Doomed raises what is suffered by 1.
    let doomed = u8::from(play.world.has(who, Condition::Doomed));
    let n = as_fatigue(play, who, n + doomed, cause)?;
    let health = play.world.health(play.game, who);
    let suffered = n.min(health.saturating_sub(play.world.damage(who)));
    match who {
        Who::Hero(id) => play.world.hero_mut(id).damage += suffered,
        Who::Monster(id) => {
            if let Some(monster) = play.world.monster_mut(id) {
                monster.damage += suffered;
            }
        }
        Who::Familiar(id) => {
            if let Some(familiar) = play.world.familiar_mut(id) {
                familiar.damage += suffered;
            }
        }
        Who::Object(id) => {
            if let Some(object) = play.world.object_mut(id) {
                object.damage += suffered;
            }
        }
    }
    if n > 0 {
        play.tell(|_, _| Fact::Suffers { who, n: suffered, cause });
    }
    if suffered > 0
        && play.world.overlord.misery
        && who.is_heroic()
        && cause != Cause::Misery
        && cause.goes_on()
    {
        // DE-TRG-05: the fatigue may be suffered as damage, but that does not bring more fatigue.
        tire_by(play, who, 1, cause.next())?;
    }
    if suffered > 0 {
        wake(play, who);
    }
    if play.world.is_on_map(who) && play.world.damage(who) >= health {
        defeat(play, who)?;
    }
    Ok(())
}

/// DE-MON-16, DE-MON-15: a monster of an inactive group that suffers damage makes the group active at once.
fn wake(play: &mut Play, who: Who) {
    let Some(of) = who.monster().map(|id| id.of).filter(|_| play.world.is_inactive(who)) else { return };
    play.world.groups.iter_mut().filter(|group| group.of == of).for_each(|group| group.inactive = false);
    play.tell(|_, _| Fact::Wakes { of });
}

/// DC-HERO-22: a hero that may take damage of an attack as fatigue says how much, up to its Stamina.
fn as_fatigue(play: &mut Play, who: Who, n: u8, cause: Cause) -> Rule<u8> {
    let Who::Hero(id) = who else { return Ok(n) };
    let may = cause == Cause::Attack && play.world.hero(id).has(play.game, &Always::DamageAsFatigue);
    let most = play.world.hero(id).breath(play.game).min(n);
    if !may || most == 0 {
        return Ok(n);
    }
    let picks: Vec<Pick> = (0..=most).map(Pick::AsFatigue).collect();
    let Pick::AsFatigue(part) = play.choose(id.seat(), Prompt::AsFatigue { hero: id, damage: n }, &picks)?
    else {
        return Ok(n);
    };
    tire(play, who, part)?;
    Ok(n - part)
}

/// DE-CHR-07, DE-CHR-08, DE-DMG-02: fatigue is suffered; beyond Stamina, or without it, it is damage.
pub fn tire(play: &mut Play, who: Who, n: u8) -> Rule {
    tire_by(play, who, n, Cause::Fatigue)
}

fn tire_by(play: &mut Play, who: Who, n: u8, cause: Cause) -> Rule {
    let Who::Hero(id) = who else { return suffer(play, who, n, cause) };
    if play.world.hero(id).knocked_out {
        return Ok(());
    }
    let fits = play.world.hero(id).breath(play.game).min(n);
    play.world.hero_mut(id).fatigue += fits;
    if fits > 0 {
        play.tell(|_, _| Fact::Tires { hero: id, n: fits });
        if play.world.special.weary && cause.goes_on() {
            suffer(play, who, 1, Cause::Weary(cause.links() + 1))?;
        }
    }
    let beyond = if matches!(cause, Cause::Weary(_)) { Cause::Misery } else { cause };
    suffer(play, who, n - fits, beyond)
}

/// DE-DMG-05: damage is recovered. A knocked-out hero that recovers is on the map again (DE-DEF-07).
pub fn recover(play: &mut Play, who: Who, n: u8) {
    if let Some(id) = who.monster().filter(|id| play.world.is_down(*id)) {
        return fallen::recovers(play, id, n);
    }
    let n = n.min(play.world.damage(who));
    if n == 0 || !play.world.may_recover(who) {
        return;
    }
    match who {
        Who::Hero(id) => play.world.hero_mut(id).damage -= n,
        Who::Monster(id) => {
            if let Some(monster) = play.world.monster_mut(id) {
                monster.damage -= n;
            }
        }
        Who::Object(id) => {
            if let Some(object) = play.world.object_mut(id) {
                object.damage -= n;
            }
        }
        Who::Familiar(_) => return,
    }
    play.tell(|_, _| Fact::Recovers { who, n });
    if let Who::Hero(id) = who
        && play.world.hero(id).knocked_out
    {
        play.world.return_to_map(id);
        play.tell(|_, _| Fact::Returns { hero: id });
    }
}

/// DE-DEF-07: whoever is on the map again beside its token stands where its player wants.
pub fn settle(play: &mut Play) -> Rule {
    for (id, spaces) in std::mem::take(&mut play.world.under_way.returning) {
        let here = play.world.hero(id).at;
        let free = |spot: &Spot| Some(*spot) == here || play.world.is_empty(*spot);
        let picks: Vec<Pick> = spaces.into_iter().filter(free).map(Pick::Place).collect();
        if picks.is_empty() || !play.world.is_on_map(Who::Hero(id)) {
            continue;
        }
        if let Pick::Place(at) = play.choose(id.seat(), Prompt::PlaceHero { hero: id }, &picks)? {
            play.world.hero_mut(id).at = Some(at);
            play.tell(|_, _| Fact::Placed { who: Who::Hero(id), at });
        }
    }
    Ok(())
}

/// DE-DMG-05: fatigue is recovered.
pub fn rest(play: &mut Play, who: Who, n: u8) {
    let Who::Hero(id) = who else { return };
    let n = n.min(play.world.hero(id).fatigue);
    if n > 0 {
        play.world.hero_mut(id).fatigue -= n;
        play.tell(|_, _| Fact::Rests { hero: id, n });
    }
}

/// DE-DEF-01, DE-DEF-10: a hero whose Health falls to its damage, for want of an item, is defeated like by damage; who is
/// knocked out has no more damage than Health.
pub fn weaken(play: &mut Play, id: HeroId) -> Rule {
    let health = play.world.hero(id).health(play.game);
    let hero = play.world.hero_mut(id);
    if hero.damage < health {
        return Ok(());
    }
    if hero.knocked_out {
        hero.damage = health;
        return Ok(());
    }
    defeat(play, Who::Hero(id))
}

/// DE-DEF-02, DE-FIG-18: a defeated monster is removed, a defeated hero knocked out.
pub fn defeat(play: &mut Play, who: Who) -> Rule {
    match who {
        Who::Hero(id) => knock_out(play, id),
        Who::Monster(id) => {
            let fell = play.world.monster(id).cloned();
            remove(play, id);
            if fallen::goes_down(play, fell.as_ref()) {
                return Ok(());
            }
            play.tell(|_, _| Fact::Defeated { who });
            fallen::loses_relic(play, id);
            match fell {
                Some(monster) => cards::monster_falls(play, &monster),
                None => Ok(()),
            }
        }
        // DE-ATK-35: it is destroyed.
        Who::Object(id) => {
            play.world.special.objects.retain(|object| object.id != id);
            play.tell(|_, _| Fact::Defeated { who });
            Ok(())
        }
        // DE-FIG-18: the overlord draws no card for it.
        Who::Familiar(id) => {
            play.world.hero_mut(id).familiar = None;
            familiars::end_activation(play, id);
            play.tell(|_, _| Fact::Defeated { who });
            Ok(())
        }
    }
}

/// Takes a monster off the map; if it was being activated, that is over.
pub fn remove(play: &mut Play, id: MonsterId) {
    play.world.monsters.retain(|monster| monster.id != id);
    if play.world.turn_of(Who::Monster(id)).is_some() {
        play.world.turn = None;
    }
}

/// DE-DEF-04, DE-DEF-03: damage and fatigue up to the limit, no conditions, the turn ends; the overlord may draw a
/// card.
fn knock_out(play: &mut Play, id: HeroId) -> Rule {
    if play.world.under_way.falling.contains(&id) {
        return Ok(());
    }
    moments::falls(play, id)?;
    objectives::lose_all(play, id);
    secret::falls_in_room(play, id);
    taint::turn_up(play, id)?;
    let (health, stamina) = {
        let hero = play.world.hero(id);
        (hero.health(play.game), hero.stamina(play.game))
    };
    let hero = play.world.hero_mut(id);
    hero.damage = health;
    hero.fatigue = hero.fatigue.max(stamina);
    hero.conditions.clear();
    hero.knocked_out = true;
    play.tell(|_, _| Fact::KnockedOut { hero: id });
    let rulings = play.world.agreed.rulings;
    if let Some(turn) = play.world.own_turn_mut(id) {
        let rested = turn.rested;
        (turn.step, turn.actions, turn.points) = (crate::world::Step::End, 0, 0);
        turn.rested = false;
        // DE-GAP-22
        if rested && rulings.rest_when_knocked_out == crate::rulings::RestWhenKnockedOut::Recovers {
            play.world.hero_mut(id).fatigue = 0;
        }
    }
    let seat = play.world.overlord_seat();
    let picks = if play.world.can_draw() { vec![Pick::Draw, Pick::Pass] } else { vec![Pick::Pass] };
    if play.choose(seat, Prompt::DrawForHero { hero: id }, &picks)? == Pick::Draw {
        cards::draw(play, 1)?;
    }
    cards::knocked_out(play, id)
}

impl crate::World {
    /// The turn of a hero, even while it waits for its familiar.
    fn own_turn_mut(&mut self, id: HeroId) -> Option<&mut crate::world::Turn> {
        let all = self.turn.as_mut().into_iter().chain(self.waiting.as_mut());
        all.into_iter().find(|turn| turn.who == Who::Hero(id))
    }

    /// DE-DEF-07, DE-REV-05: the figure takes the place of its token, or of the closest empty space. Where there are
    /// several, its player chooses as soon as the effect is carried out ([`settle`]).
    pub fn return_to_map(&mut self, id: HeroId) {
        let Some(at) = self.hero(id).at else { return };
        let spaces = self.closest_empty(at);
        let space = spaces.first().copied().unwrap_or(at);
        if spaces.len() > 1 {
            self.under_way.returning.push((id, spaces));
        }
        let hero = self.hero_mut(id);
        (hero.knocked_out, hero.at) = (false, Some(space));
    }

    /// DE-OVC-10: whether there is a card to draw.
    pub fn can_draw(&self) -> bool {
        self.overlord.deck.left() > 0 || !self.overlord.deck.discarded().is_empty()
    }
}
