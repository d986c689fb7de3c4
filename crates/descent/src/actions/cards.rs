//! OVC: overlord cards.

use super::{attack, effects, schemes, windows};
use crate::content::{Again, CardId, Effect, Moment, Scheme};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Monster, Pick, Who, World};
use crate::{Descent, Play};
use table::{Go, Reveal, Rule};

impl World {
    /// DE-OVC-09, DE-OVC-10: as soon as no card is left in the deck, the discard pile becomes the new deck; if nothing is
    /// discarded yet, the first card that is.
    pub fn renew_deck(&mut self) {
        if self.overlord.deck.left() == 0 {
            self.overlord.deck.reshuffle();
        }
    }

    /// DE-OVC-08: a card goes to the discard pile.
    pub fn discard_card(&mut self, card: CardId) {
        self.overlord.deck.discard(card);
        self.renew_deck();
    }
}

/// DE-OVC-03: the overlord draws.
pub fn draw(play: &mut Play, n: u8) -> Rule {
    for _ in 0..n {
        if let Some(card) = play.draw("overlord", |world| &mut world.overlord.deck)? {
            play.world.renew_deck();
            play.world.overlord.hand.push(card);
            play.world.overlord.hand.sort_unstable();
            play.tell(|_, world| Fact::OverlordDraws { seat: world.overlord_seat(), card });
            play.tell(|_, _| Fact::OverlordDrew);
        }
    }
    Ok(())
}

/// The overlord discards cards by chance.
pub fn lose_by_chance(play: &mut Play, n: u8) -> Rule {
    for _ in 0..n {
        let hand = play.world.overlord.hand.clone();
        if hand.is_empty() {
            return Ok(());
        }
        let card = play.roll("hand", &hand)?;
        let hand = &mut play.world.overlord.hand;
        if let Some(place) = hand.iter().position(|held| *held == card) {
            hand.remove(place);
        }
        play.world.discard_card(card);
        play.reveal(Reveal::Shown);
        play.tell(|_, _| Fact::OverlordDiscards { card });
    }
    Ok(())
}

/// A card that was played returns to the hand, also if it has become the new deck.
pub fn take_back(play: &mut Play, card: CardId) {
    let overlord = &mut play.world.overlord;
    let mut taken = overlord.deck.take_discarded(|other| *other == card);
    if taken.pop().or_else(|| overlord.deck.take(&card)).is_some() {
        overlord.hand.push(card);
        overlord.hand.sort_unstable();
    }
    taken.into_iter().for_each(|other| overlord.deck.discard(other));
    play.world.renew_deck();
    play.tell(|_, _| Fact::TakesBack { card });
}

/// DE-OVC-06: the cards of the hand that may be played at such a moment, each name once on a trigger.
pub fn playable(game: &Descent, world: &World, moments: &[Moment], played: &[CardId]) -> Vec<Pick> {
    let hand = &world.overlord.hand;
    let each_name = (0..hand.len()).filter(|n| *n == 0 || hand[*n] != hand[n - 1]).map(|n| hand[n]);
    let fits = |card: &CardId| {
        moments.contains(&game.card(*card).when)
            && !played.contains(card)
            && makes_sense(game, world, *card)
            && world.has_victim(game, *card)
    };
    each_name.filter(fits).map(Pick::Card).collect()
}

/// Whether a card would find what it needs.
fn makes_sense(game: &Descent, world: &World, card: CardId) -> bool {
    game.card(card).does.iter().all(|effect| match effect {
        Effect::Reroll(again) => !reroll_dice(world, *again).is_empty(),
        // DC-OL-56, DC-OL-85: no more actions for a monster that has only one.
        Effect::MoveAction | Effect::AttackAction => {
            !world.turn.as_ref().is_some_and(|t| world.is_hindered(t.who))
        }
        _ => true,
    })
}

/// The dice that the overlord has rolled.
fn reroll_dice(world: &World, again: Again) -> Vec<Pick> {
    windows::rerollable(world, again, None)
}

/// DE-OVC-08: a card is played face up and goes to the discard pile.
pub fn reveal(play: &mut Play, card: CardId) {
    let hand = &mut play.world.overlord.hand;
    if let Some(place) = hand.iter().position(|held| *held == card) {
        hand.remove(place);
    }
    play.world.discard_card(card);
    play.reveal(Reveal::Shown);
    play.tell(|_, _| Fact::Plays { card });
}

/// A card that is played in an attack; after a late roll it is for those who have just rolled (DE-ATK-28).
pub fn in_attack(play: &mut Play, card: CardId, late: Option<&[Who]>) -> Rule {
    reveal(play, card);
    let seat = play.world.overlord_seat();
    let Some(attack) = play.world.attack_mut() else { return Ok(()) };
    attack.played.push(card);
    let attacker = attack.attacker;
    let printed = play.game.card(card);
    if matches!(printed.scheme, Some(Scheme::CriticalBlow | Scheme::ExpertBlow))
        && let Some(attack) = play.world.attack_mut()
    {
        attack.granted.push(card);
    }
    for effect in &printed.does {
        match effect {
            Effect::Reroll(again) => windows::reroll(play, seat, *again, None)?,
            Effect::Shields(n) => shields(play, *n, late)?,
            effect => attack::add(play, effect)?,
        }
    }
    if !play.world.is_on_map(attacker)
        && let Some(attack) = play.world.attack_mut()
    {
        attack.broken_off = true;
    }
    Ok(())
}

/// Shields for one monster or object that is affected.
fn shields(play: &mut Play, n: u8, late: Option<&[Who]>) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let struck = attack.struck.iter().map(|struck| struck.who);
    let struck = struck.filter(|who| late.is_none_or(|new| new.contains(who)));
    // DE-MON-14, DE-ATK-36
    let struck = struck.filter(|who| !who.is_heroic() && !play.world.is_inactive(*who));
    let picks: Vec<Pick> = struck.map(Pick::Figure).collect();
    let seat = play.world.overlord_seat();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Figure(who) = play.choose(seat, Prompt::WhichMonster, &picks)? {
        windows::add_shields(play, who, n);
    }
    Ok(())
}

/// Asks the overlord for a card at such a moment. Whether it is asked depends only on what everybody knows.
fn offered(play: &mut Play, prompt: Prompt, moments: &[Moment], played: &[CardId]) -> Rule<Option<CardId>> {
    let (seat, game) = (play.world.overlord_seat(), play.game);
    if !windows::might_play(game, play.world, moments) {
        return Ok(None);
    }
    let mut now: Option<CardId> = None;
    play.react(
        &[seat],
        prompt,
        |_, _| true,
        |game, world, _| playable(game, world, moments, played),
        |_, _, pick| {
            if let Pick::Card(card) = pick {
                now = Some(card);
            }
            Ok(Go::Close)
        },
    )?;
    if let Some(card) = now {
        reveal(play, card);
    }
    Ok(now)
}

/// DE-OVC-07: a window for the overlord, because of what a hero has done. Every space entered is a trigger of its own.
pub fn against(play: &mut Play, who: Who, moments: &[Moment]) -> Rule {
    let mut played: Vec<CardId> = Vec::new();
    let own_turn = play.world.turn_of(who).is_some();
    while play.world.is_on_map(who) {
        let Some(card) = offered(play, Prompt::Against { who }, moments, &played)? else { return Ok(()) };
        played.push(card);
        schemes::spring(play, card, who)?;
        let does = play.game.card(card).does.clone();
        effects::happen(play, who, &does, Some(who))?;
        if own_turn && play.world.turn_of(who).is_none() {
            return Ok(());
        }
    }
    Ok(())
}

/// DC-OL-40, DC-OL-41: whether the overlord makes a hero that has passed a test repeat it.
pub fn laughs(play: &mut Play, who: Who) -> Rule<bool> {
    if who.hero().is_none() {
        return Ok(false);
    }
    let card = offered(play, Prompt::Passed { who }, &[Moment::Passed], &[])?;
    Ok(card.is_some_and(|card| play.game.card(card).scheme == Some(Scheme::WickedLaughter)))
}

/// DE-DIC-14: the overlord has rolled dice outside an attack, for a test or for what a monster recovers, and may roll one
/// of them again by a card.
pub fn own_roll(play: &mut Play, who: Who) -> Rule {
    let mut played: Vec<CardId> = Vec::new();
    let seat = play.world.overlord_seat();
    while let Some(card) = offered(play, Prompt::OwnRoll { who }, &[Moment::OwnRoll], &played)? {
        played.push(card);
        for effect in &play.game.card(card).does {
            if let Effect::Reroll(again) = effect {
                windows::reroll(play, seat, *again, None)?;
            }
        }
    }
    Ok(())
}

/// DC-OL-07, DC-OL-08, DC-OL-09: a hero has been knocked out, and the overlord has drawn for it.
pub fn knocked_out(play: &mut Play, id: HeroId) -> Rule {
    let mut played: Vec<CardId> = Vec::new();
    while let Some(card) = offered(play, Prompt::KnockedOut { hero: id }, &[Moment::KnockedOut], &played)? {
        played.push(card);
        let does = play.game.card(card).does.clone();
        effects::happen(play, Who::Hero(id), &does, Some(Who::Hero(id)))?;
    }
    Ok(())
}

/// A monster is defeated: the overlord may let it rise again.
pub fn monster_falls(play: &mut Play, monster: &Monster) -> Rule {
    let who = Who::Monster(monster.id);
    if monster.risen || play.world.under_way.commanded.is_some() {
        return Ok(());
    }
    let card = offered(play, Prompt::MonsterFalls { who }, &[Moment::MonsterFalls], &[])?;
    if card.is_some_and(|card| play.game.card(card).scheme == Some(Scheme::RiseAgain)) {
        schemes::remember(play, monster);
    }
    Ok(())
}

/// DE-OVT-01, DE-OVT-07: cards at the start or end of the overlord's turn, and those that it may play at any time of it;
/// each name once (DE-OVC-07), with those that were `played` before.
pub fn in_own_turn(play: &mut Play, moment: Moment, mut played: Vec<CardId>) -> Rule<Vec<CardId>> {
    let seat = play.world.overlord_seat();
    let game = play.game;
    let moments = [moment, Moment::Turn];
    while windows::might_play(game, play.world, &moments) {
        let mut picks = playable(game, play.world, &moments, &played);
        picks.push(Pick::Pass);
        let Pick::Card(card) = play.choose_hidden(seat, Prompt::OwnCards, &picks)? else { break };
        played.push(card);
        play_now(play, card, None)?;
    }
    Ok(played)
}

/// A card that the overlord plays in its own turn, on the monster that is being activated if there is one.
pub fn play_now(play: &mut Play, card: CardId, on: Option<Who>) -> Rule {
    reveal(play, card);
    schemes::carry_out(play, card)?;
    let does = play.game.card(card).does.clone();
    let monster = play.world.monsters.first().map(|monster| Who::Monster(monster.id));
    let hero = play.world.hero_ids().next().map(Who::Hero);
    match on.or(monster).or(hero) {
        Some(by) => effects::happen(play, by, &does, None),
        None => Ok(()),
    }
}
