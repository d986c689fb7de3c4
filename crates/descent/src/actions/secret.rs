//! SEC: secret passages and the rooms behind them.

use super::{attributes, damage, movement, search};
use crate::content::{Begins, Challenge, Drawn, Ground, MonsterTypeId, Rank, Reward, RoomId, TokenKind};
use crate::shown::{Fact, Prompt};
use crate::world::{Group, HeroId, Owned, Pick, Room, Token, Who, World};
use crate::{Descent, Play};
use board::square::{Body, Spot};
use std::sync::Arc;
use table::Rule;

impl World {
    /// DE-SEC-04, DE-SEC-06: whether a hero stands where it may explore for a movement point.
    pub fn may_explore(&self, id: HeroId) -> bool {
        let points = self.turn_of(Who::Hero(id)).is_some_and(|turn| turn.points > 0);
        points && self.explorable(id)
    }

    fn explorable(&self, id: HeroId) -> bool {
        let Some(secret) = &self.special.secret else { return false };
        let here = secret.passage.is_some() && secret.passage == self.hero(id).at;
        here && secret.room.is_none() && secret.rooms.left() > 0 && self.is_on_map(Who::Hero(id))
    }

    /// DE-SEC-07: where a passage leads from a space, while a room is in play.
    pub fn way_through(&self, from: Spot) -> Option<Spot> {
        let (room, passage) = (self.room()?, self.passage()?);
        match from {
            from if from == passage => Some(room.entrance),
            from if from == room.entrance => Some(passage),
            _ => None,
        }
    }

    /// DE-SEC-07, DE-SEC-09, DE-MON-18: whether a hero may go through the passage; monsters never may.
    pub fn may_go_through(&self, id: HeroId) -> bool {
        let points = self.turn_of(Who::Hero(id)).is_some_and(|turn| turn.points > 0);
        points && self.hero(id).at.is_some_and(|at| self.way_through(at).is_some())
    }

    /// DE-SEC-10, DE-SRC-05: the challenge tokens that a hero may reveal by a search action.
    pub fn challenges_near(&self, id: HeroId) -> Vec<Spot> {
        let Some(at) = self.hero(id).at else { return Vec::new() };
        self.challenges().filter(|spot| *spot == at || self.adjacent(*spot, at)).collect()
    }
}

/// DE-SEC-02, DE-SEC-03: a secret passage was drawn. Without a hero on the map another card is drawn for it.
pub fn passage_found(play: &mut Play, id: HeroId) -> Rule {
    let nobody = play.world.hero_ids().all(|other| !play.world.is_on_map(Who::Hero(other)));
    let passage = play.game.content.search_card_for(Drawn::Passage);
    if nobody {
        search::draw_card(play, id)?;
        play.world.search.shuffle_in(passage);
        return Ok(());
    }
    passage.into_iter().for_each(|card| play.world.search.discard(card));
    let at = play.world.hero(id).at;
    if let (Some(secret), Some(at)) = (play.world.special.secret.as_mut(), at) {
        secret.passage = Some(at);
        play.tell(|_, _| Fact::Passage { at });
    }
    if play.world.explorable(id)
        && play.choose(id.seat(), Prompt::Explore { hero: id }, &[Pick::Explore, Pick::Pass])?
            == Pick::Explore
    {
        explore(play, id)?;
    }
    Ok(())
}

/// DE-SEC-04: the hero pays 1 movement point and explores.
pub fn explore_for_point(play: &mut Play, id: HeroId) -> Rule {
    pay_point(play, id);
    explore(play, id)
}

fn pay_point(play: &mut Play, id: HeroId) {
    if let Some(turn) = play.world.turn_of_mut(Who::Hero(id)) {
        turn.points = turn.points.saturating_sub(1);
    }
}

/// DE-SEC-05: a room card is drawn, its tile laid out, the hero placed on the entrance, and the overlord places as many
/// challenge tokens as there are heroes.
fn explore(play: &mut Play, id: HeroId) -> Rule {
    let Some(card) = play.draw("secret-rooms", secret_rooms)? else { return Ok(()) };
    let (ground, room) = match laid(play.game, play.world, card) {
        Ok(laid) => laid,
        Err(what) => return play.impossible(what),
    };
    let entrance = room.entrance;
    play.world.ground = Arc::new(ground);
    play.world.secret_mut().room = Some(room);
    play.tell(|_, _| Fact::Explores { hero: id, room: card });
    play.world.put(Who::Hero(id), Body::small(entrance));
    play.tell(|_, _| Fact::Placed { who: Who::Hero(id), at: entrance });
    for _ in 0..play.world.heroes.len() {
        place_challenge(play)?;
    }
    if play.game.content.rooms[usize::from(card.0)].begins == Begins::RevealOne {
        reveal_any(play, id)?;
    }
    Ok(())
}

/// DE-SEC-05: the ground with the tile of a room beside the map, unconnected.
pub fn laid(game: &Descent, world: &World, card: RoomId) -> Result<(Ground, Room), String> {
    let row = world.ground.below();
    let (squares, entrance) = game.content.rooms[usize::from(card.0)].squares()?;
    let down = |spot: Spot| Spot::new(spot.x, spot.y + row);
    let squares: Vec<_> = squares.into_iter().map(|(spot, terrain)| (down(spot), terrain)).collect();
    let ground = world.ground.changed(&squares, None)?;
    Ok((ground, Room { card, row, entrance: down(entrance) }))
}

/// The room cards of a world where secret rooms are played with.
fn secret_rooms(world: &mut World) -> &mut table::Deck<RoomId> {
    &mut world.secret_mut().rooms
}

fn place_challenge(play: &mut Play) -> Rule {
    let taken: Vec<Spot> = play.world.challenges().collect();
    let spots = play.world.spots().into_iter().filter(|spot| play.world.is_in_room(*spot));
    let free = spots.filter(|spot| play.world.terrain(*spot) != board::square::Terrain::Obstacle);
    let picks: Vec<Pick> = free.filter(|spot| !taken.contains(spot)).map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let seat = play.world.overlord_seat();
    if let Pick::Place(at) = play.choose(seat, Prompt::PlaceChallenge, &picks)? {
        play.world.tokens.push(Token { kind: TokenKind::Challenge, at });
        play.world.tokens.sort();
    }
    Ok(())
}

/// DE-SEC-13: one token in the room is revealed, near or not.
fn reveal_any(play: &mut Play, id: HeroId) -> Rule {
    let picks: Vec<Pick> = play.world.challenges().map(Pick::Reveal).collect();
    if picks.is_empty() {
        return Ok(());
    }
    match play.choose(id.seat(), Prompt::WhichToken { hero: id }, &picks)? {
        Pick::Reveal(spot) => reveal(play, id, spot),
        _ => Ok(()),
    }
}

/// DE-SEC-07, DE-SEC-08: a hero goes through the passage for 1 movement point; if the other side is occupied, to the
/// nearest empty space of its player's choice.
pub fn go_through(play: &mut Play, id: HeroId) -> Rule {
    let Some(to) = play.world.hero(id).at.and_then(|at| play.world.way_through(at)) else { return Ok(()) };
    pay_point(play, id);
    put_near(play, id, to)?;
    match play.world.hero(id).at {
        Some(at) => movement::placed(play, Who::Hero(id), at),
        None => Ok(()),
    }
}

fn put_near(play: &mut Play, id: HeroId, to: Spot) -> Rule {
    let picks: Vec<Pick> = play.world.closest_empty(to).into_iter().map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Place(at) = play.choose(id.seat(), Prompt::PlaceHero { hero: id }, &picks)? {
        play.world.put(Who::Hero(id), Body::small(at));
        play.tell(|_, _| Fact::Placed { who: Who::Hero(id), at });
    }
    Ok(())
}

/// DE-SEC-10: a challenge token is turned up.
pub fn reveal(play: &mut Play, id: HeroId, at: Spot) -> Rule {
    play.world.tokens.retain(|token| token.kind != TokenKind::Challenge || token.at != at);
    let drawn = play.draw("challenges", |world| &mut world.secret_mut().challenges)?;
    let Some(challenge) = drawn else { return Ok(()) };
    play.tell(|_, _| Fact::Reveals { hero: id, challenge });
    match challenge {
        Challenge::Monster(of) => lurks(play, of, at),
        Challenge::Test(of) => {
            if attributes::test(play, Who::Hero(id), of)?.passed {
                search::draw_card(play, id)?;
            }
            Ok(())
        }
    }
}

/// DE-SEC-11: a minion on the nearest empty space of the overlord's choice; it does not count for the size of its group,
/// but is activated with it.
fn lurks(play: &mut Play, of: MonsterTypeId, at: Spot) -> Rule {
    let near = play.world.closest_empty(at).into_iter();
    let picks: Vec<Pick> = near.map(|spot| Pick::Expand(Body::small(spot))).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let seat = play.world.overlord_seat();
    let Pick::Expand(body) = play.choose(seat, Prompt::PlaceMonster { of }, &picks)? else { return Ok(()) };
    let mut monster = play.world.new_monster(of, Rank::Minion, body);
    monster.challenge = true;
    let who = Who::Monster(monster.id);
    play.world.add_monster(monster);
    if play.world.groups.iter().all(|group| group.of != of) {
        play.world.groups.push(Group::new(of));
    }
    play.tell(|_, _| Fact::Appears { who, rank: Rank::Minion, body });
    Ok(())
}

/// DE-SEC-14: while a hero is in the room, the overlord may remove a challenge token or such a monster from it, before it
/// draws a card. Tokens are discarded unseen.
pub fn overlord_removes(play: &mut Play) -> Rule {
    if play.world.heroes_in_room().is_empty() {
        return Ok(());
    }
    let mut picks: Vec<Pick> = play.world.challenges().map(Pick::Reveal).collect();
    let lurking = play.world.monsters.iter().filter(|m| m.challenge && play.world.is_in_room(m.body.at));
    picks.extend(lurking.map(|monster| Pick::Monster(monster.id)));
    if picks.is_empty() {
        return Ok(());
    }
    picks.push(Pick::Pass);
    let seat = play.world.overlord_seat();
    match play.choose(seat, Prompt::RemoveChallenge, &picks)? {
        Pick::Reveal(at) => {
            play.world.tokens.retain(|token| token.kind != TokenKind::Challenge || token.at != at);
            play.tell(|_, _| Fact::ChallengeGone { at });
        }
        Pick::Monster(id) => {
            damage::remove(play, id);
            play.tell(|_, _| Fact::Leaves { who: Who::Monster(id) });
        }
        _ => {}
    }
    look(play)
}

/// DE-SEC-15, DE-SEC-16: a room without challenge tokens and monsters gives its reward, and is gone.
pub fn look(play: &mut Play) -> Rule {
    let Some(room) = play.world.room() else { return Ok(()) };
    let held = play.world.monsters.iter().any(|m| m.body.spots().any(|spot| play.world.is_in_room(spot)));
    if held || play.world.challenges().next().is_some() || play.world.is_over() {
        return Ok(());
    }
    let inside = play.world.heroes_in_room();
    let picks: Vec<Pick> = inside.iter().copied().map(Pick::Hero).collect();
    if !picks.is_empty() {
        let seats = play.world.hero_seats();
        if let (_, Pick::Hero(id)) = play.choose_party(seats, Prompt::RewardFor, &picks)? {
            let reward = play.game.content.rooms[usize::from(room.card.0)].reward;
            give(play, id, reward)?;
        }
    }
    let passage = play.world.passage();
    follow_out(play)?;
    for id in inside {
        play.world.hero_mut(id).at = None;
        match passage {
            Some(to) => put_near(play, id, to)?,
            None => return play.impossible("a secret room without a passage"),
        }
    }
    close(play);
    Ok(())
}

/// Familiars leave the room like heroes.
fn follow_out(play: &mut Play) -> Rule {
    let owners: Vec<HeroId> = play.world.hero_ids().collect();
    for id in owners {
        let inside = play.world.familiar(id).is_some_and(|familiar| play.world.is_in_room(familiar.at));
        let Some(passage) = play.world.passage().filter(|_| inside) else { continue };
        let picks: Vec<Pick> = play.world.closest_empty(passage).into_iter().map(Pick::Place).collect();
        if picks.is_empty() {
            continue;
        }
        if let Pick::Place(at) = play.choose(id.seat(), Prompt::PlaceFamiliar { hero: id }, &picks)? {
            play.world.put(Who::Familiar(id), Body::small(at));
            play.tell(|_, _| Fact::Placed { who: Who::Familiar(id), at });
        }
    }
    Ok(())
}

fn give(play: &mut Play, id: HeroId, reward: Reward) -> Rule {
    match reward {
        Reward::SearchCards(n) => (0..n).try_for_each(|_| search::draw_card(play, id)),
        Reward::ShopCard => {
            if let Some(item) = play.draw("shop", |world| &mut world.shop)? {
                play.world.hero_mut(id).items.push(Owned { item, equipped: false, exhausted: false });
                play.tell(|_, _| Fact::Takes { hero: id, item });
            }
            Ok(())
        }
        Reward::Refreshment => {
            damage::recover(play, Who::Hero(id), u8::MAX);
            damage::rest(play, Who::Hero(id), u8::MAX);
            Ok(())
        }
    }
}

/// DE-SEC-15, DE-SEC-17: the room and the passage token are gone; the card is discarded.
pub fn close(play: &mut Play) {
    let Some(room) = play.world.room() else { return };
    if let Ok(ground) = play.world.ground.changed(&[], Some(room.row)) {
        play.world.ground = Arc::new(ground);
    }
    play.world.tokens.retain(|token| token.kind != TokenKind::Challenge);
    // What heroes have left in it lies on the passage then.
    if let Some(passage) = play.world.passage() {
        play.world.tokens.iter_mut().filter(|t| t.at.y >= room.row).for_each(|t| t.at = passage);
        play.world.tokens.sort();
    }
    let secret = play.world.secret_mut();
    secret.rooms.discard(room.card);
    (secret.room, secret.passage) = (None, None);
    play.tell(|_, _| Fact::RoomCloses { room: room.card });
}

/// DE-DEF-05: the token of a hero that is knocked out in a secret room lies on the passage, occupied or not.
pub fn falls_in_room(play: &mut Play, id: HeroId) {
    let inside = play.world.hero(id).at.is_some_and(|at| play.world.is_in_room(at));
    if inside && let Some(passage) = play.world.passage() {
        play.world.hero_mut(id).at = Some(passage);
    }
}
