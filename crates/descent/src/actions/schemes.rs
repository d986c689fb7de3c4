//! OVC: overlord cards that are like no other.

use super::{attack, attributes, cards, conditions, damage, effects, movement};
use crate::Play;
use crate::content::{Always, Attribute, CardId, CardType, MonsterTypeId, Rank, Until};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Lasting, Monster, Pick, Stage, Who, World};
use board::square::{Body, Spot};
use table::{Reveal, Rule, SeatSet};

/// Dark Charm: a hero on the map tests Willpower. If it passes the overlord draws a card; if it fails, the overlord
/// moves it up to its Speed, or attacks with it.
pub fn dark_charm(play: &mut Play, who: Who) -> Rule {
    if attributes::test(play, who, Attribute::Willpower)?.passed {
        return cards::draw(play, 1);
    }
    movement::charmed(play, who)
}

/// DC-OL-10, DC-OL-12: a monster performs two attack actions, each a trigger of its own, and is defeated.
pub fn blood_rage(play: &mut Play, who: Who) -> Rule {
    for _ in 0..2 {
        if play.world.is_on_map(who) {
            attack::by_monster(play, who)?;
            conditions::after_action(play, who)?;
        }
    }
    if play.world.is_on_map(who) {
        damage::defeat(play, who)?;
    }
    Ok(())
}

/// DC-OL-76, DC-OL-77: minions of a master's type are placed up to the group limit, not within 3 spaces of a hero.
pub fn reinforce(play: &mut Play, of: MonsterTypeId) -> Rule {
    let seat = play.world.overlord_seat();
    while play.world.room_in_group(play.game, of).0 > 0 {
        let places: Vec<Pick> = play.world.far_from_heroes(play.game, of).map(Pick::Expand).collect();
        if places.is_empty() {
            break;
        }
        let Pick::Expand(body) = play.choose(seat, Prompt::PlaceMonster { of }, &places)? else { break };
        appear(play, of, Rank::Minion, body);
    }
    Ok(())
}

impl World {
    /// DE-FIG-10: where a monster may stand, not within 3 spaces of a hero or a figure that is treated as one.
    fn far_from_heroes(
        &self,
        game: &crate::Descent,
        of: MonsterTypeId,
    ) -> impl Iterator<Item = Body> + use<> {
        let heroes: Vec<Who> = self.figures().map(|(who, _)| who).filter(|who| who.is_heroic()).collect();
        let near = |spot: Spot| heroes.iter().any(|who| self.is_within(*who, spot, 3));
        let bodies = self.stands_of(game, of).into_iter();
        let far: Vec<Body> = bodies.filter(|body| !body.spots().any(near)).collect();
        far.into_iter()
    }
}

/// A monster appears.
fn appear(play: &mut Play, of: MonsterTypeId, rank: Rank, body: Body) -> crate::world::MonsterId {
    let mut monster = play.world.new_monster(of, rank, body);
    monster.activated = play.world.stage == Stage::OverlordEnd;
    let id = monster.id;
    play.world.add_monster(monster);
    play.tell(|_, _| Fact::Appears { who: Who::Monster(id), rank, body });
    id
}

/// DC-OL-68, DC-OL-69: as many cards as a group has figures are drawn, two are kept; the group has one action less.
pub fn unholy_ritual(play: &mut Play, of: MonsterTypeId) -> Rule {
    play.world.groups.iter_mut().filter(|group| group.of == of).for_each(|group| group.hindered = true);
    let figures = play.world.monsters.iter().filter(|m| m.id.of == of).count();
    for _ in 0..figures {
        if let Some(card) = play.draw("overlord", |world| &mut world.overlord.deck)? {
            play.world.renew_deck();
            play.world.overlord.looked.push(card);
            play.tell(|_, world| Fact::OverlordDraws { seat: world.overlord_seat(), card });
            play.tell(|_, _| Fact::OverlordDrew);
        }
    }
    for left in [2, 1] {
        keep_one(play, left)?;
    }
    let rest = std::mem::take(&mut play.world.overlord.looked);
    for card in rest {
        play.world.discard_card(card);
        play.tell(|_, _| Fact::OverlordDiscards { card });
    }
    Ok(())
}

/// One of the cards that the overlord looks at is kept.
fn keep_one(play: &mut Play, left: u8) -> Rule {
    if play.world.overlord.looked.is_empty() {
        return Ok(());
    }
    if let Pick::Card(card) = one_of(play, Prompt::KeepCard { left })? {
        take_looked(play.world, card);
        let hand = &mut play.world.overlord.hand;
        hand.push(card);
        hand.sort_unstable();
    }
    Ok(())
}

/// The overlord chooses one of the cards at which it looks. Everybody knows how many these are, not whether they are alike:
/// only the last one needs no question.
fn one_of(play: &mut Play, prompt: Prompt) -> Rule<Pick> {
    let (seat, picks) = (play.world.overlord_seat(), looked(play.world));
    match play.world.overlord.looked.len() {
        1 => play.choose(seat, prompt, &picks),
        _ => play.choose_hidden(seat, prompt, &picks),
    }
}

/// The cards that the overlord looks at, each name once.
fn looked(world: &World) -> Vec<Pick> {
    let mut cards = world.overlord.looked.clone();
    cards.sort_unstable();
    cards.dedup();
    cards.into_iter().map(Pick::Card).collect()
}

fn take_looked(world: &mut World, card: CardId) {
    let looked = &mut world.overlord.looked;
    if let Some(place) = looked.iter().position(|other| *other == card) {
        looked.remove(place);
    }
}

/// Whoever fails a test of Willpower suffers 1 fatigue after each action of its next turn.
pub fn word_of_despair(play: &mut Play) -> Rule {
    let heroes: Vec<HeroId> =
        play.world.hero_ids().filter(|id| play.world.is_on_map(Who::Hero(*id))).collect();
    for id in heroes {
        if !attributes::test(play, Who::Hero(id), Attribute::Willpower)?.passed {
            effects::lasts(play, Who::Hero(id), Lasting::counts(Always::ActionsTire(1), Until::TurnEnds(1)));
        }
    }
    Ok(())
}

/// DE-OVC-02: any card of the deck or the discard pile goes to the hand. All heroes are tested, by its type; whoever fails suffers
/// 2 damage.
pub fn diabolic_power(play: &mut Play) -> Rule {
    let seat = play.world.overlord_seat();
    // The overlord looks through the whole deck; the discard pile everybody sees.
    let overlord = &mut play.world.overlord;
    overlord.looked = overlord.deck.cards_left();
    overlord.looked.iter().for_each(|card| {
        overlord.deck.take(card);
    });
    let mut all: Vec<CardId> = overlord.looked.iter().chain(overlord.deck.discarded()).copied().collect();
    // Everybody knows how many there are, not whether they are alike.
    let one = all.len() == 1;
    all.sort_unstable();
    all.dedup();
    let picks: Vec<Pick> = all.into_iter().map(Pick::Card).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let pick = match one {
        true => play.choose(seat, Prompt::WhichCard, &picks)?,
        false => play.choose_hidden(seat, Prompt::WhichCard, &picks)?,
    };
    let Pick::Card(card) = pick else { return Ok(()) };
    let overlord = &mut play.world.overlord;
    if !overlord.looked.contains(&card) {
        let mut taken = overlord.deck.take_discarded(|other| *other == card);
        taken.pop();
        taken.into_iter().for_each(|other| overlord.deck.discard(other));
    }
    take_looked(play.world, card);
    let overlord = &mut play.world.overlord;
    let rest = std::mem::take(&mut overlord.looked);
    overlord.deck.shuffle_in(rest);
    overlord.hand.push(card);
    overlord.hand.sort_unstable();
    play.world.renew_deck();
    play.reveal(Reveal::Shown);
    let of = match play.game.card(card).of {
        CardType::Event => Attribute::Willpower,
        CardType::Trap => Attribute::Awareness,
        CardType::Magic => Attribute::Knowledge,
    };
    // DE-FIG-10: familiars that are figures, too; they fail.
    let heroes: Vec<Who> = play.world.figures().map(|(who, _)| who).filter(|who| who.is_heroic()).collect();
    for who in heroes {
        if !attributes::test(play, who, of)?.passed {
            damage::suffer(play, who, 2, damage::Cause::Effect)?;
        }
    }
    Ok(())
}

/// The five topmost cards are put back in an order of the overlord's choice.
pub fn plan_ahead(play: &mut Play) -> Rule {
    let seat = play.world.overlord_seat();
    while play.world.overlord.looked.len() < 5 && play.world.overlord.deck.left() > 0 {
        let Some(card) = play.draw("overlord", |world| &mut world.overlord.deck)? else { break };
        play.world.overlord.looked.push(card);
    }
    while !play.world.overlord.looked.is_empty() {
        let left = play.world.overlord.looked.len() as u8;
        let Pick::Card(card) = one_of(play, Prompt::NextCard { left })? else { break };
        take_looked(play.world, card);
        play.world.overlord.ordered.push(card);
    }
    let ordered = std::mem::take(&mut play.world.overlord.ordered);
    for card in ordered.into_iter().rev() {
        play.world.overlord.deck.put_on_top(card, SeatSet::one(seat));
    }
    Ok(())
}

/// Cards are shown until one is of the type that the overlord has named; that one goes to the hand.
pub fn schemes(play: &mut Play) -> Rule {
    let seat = play.world.overlord_seat();
    let picks = [CardType::Event, CardType::Magic, CardType::Trap].map(Pick::Type);
    let Pick::Type(of) = play.choose(seat, Prompt::WhichType, &picks)? else { return Ok(()) };
    while play.world.overlord.deck.left() > 0 {
        let Some(card) = play.draw("overlord", |world| &mut world.overlord.deck)? else { break };
        play.tell(|_, _| Fact::OverlordShows { card });
        if play.game.card(card).of == of {
            let hand = &mut play.world.overlord.hand;
            hand.push(card);
            hand.sort_unstable();
            break;
        }
        play.world.overlord.deck.discard(card);
    }
    play.world.renew_deck();
    Ok(())
}

/// DC-OL-75: monsters come back within 5 spaces of where they fell, for this turn; a large one with as many of its
/// squares there as possible.
pub fn rise(play: &mut Play) -> Rule {
    let rising = std::mem::take(&mut play.world.overlord.rising);
    for (of, rank, fell) in rising {
        let near = play.world.ground.map.within(play.world.gates, play.world.ground.map.covered(fell), 5);
        let inside = |body: &Body| {
            let covered = play.world.ground.map.covered(*body);
            covered.into_iter().filter(|space| near.contains(*space)).count()
        };
        let bodies = play.world.stands_of(play.game, of);
        let most = bodies.iter().map(inside).max().unwrap_or(0);
        let picks: Vec<Pick> =
            bodies.into_iter().filter(|b| most > 0 && inside(b) == most).map(Pick::Expand).collect();
        if picks.is_empty() {
            continue;
        }
        let seat = play.world.overlord_seat();
        if let Pick::Expand(body) = play.choose(seat, Prompt::PlaceMonster { of }, &picks)? {
            let id = appear(play, of, rank, body);
            if let Some(monster) = play.world.monster_mut(id) {
                monster.risen = true;
            }
        }
    }
    Ok(())
}

/// DC-OL-75: those that came back for this turn are removed at its end.
pub fn fall_again(play: &mut Play) {
    let risen: Vec<crate::world::MonsterId> =
        play.world.monsters.iter().filter(|monster| monster.risen).map(|monster| monster.id).collect();
    for id in risen {
        damage::remove(play, id);
        play.tell(|_, _| Fact::Leaves { who: Who::Monster(id) });
    }
}

/// What a card remembers of a monster that has fallen.
pub fn remember(play: &mut Play, monster: &Monster) {
    let memory = (monster.id.of, monster.rank, monster.body);
    play.world.overlord.rising.push(memory);
}
