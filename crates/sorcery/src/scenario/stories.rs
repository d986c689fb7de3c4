//! SHW, SOUL, STO: what a quest makes of citizens and special events, and choices bound to the soul nature.

use super::deeds::{self, Source};
use super::moving;
use crate::Play;
use crate::content::{AreaId, EventId, Nature, Shadow};
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Later, Pick, World};
use table::Rule;

/// SS-STO-01, SS-SHW-07, SS-SHW-12: what waits where somebody was pushed; then the stories of citizens and special events that
/// were revealed.
pub fn tell(play: &mut Play) -> Rule {
    while let Some((hero, at)) = play.world.under_way.pushed.pop() {
        moving::arrive_in(play, hero, at)?;
    }
    while !play.world.under_way.stories.is_empty() {
        let (at, token) = play.world.under_way.stories.remove(0);
        story(play, at, token)?;
    }
    Ok(())
}

/// SS-SHW-07, SS-SHW-12, SS-EMP-02: the story of a shadow, where the quest has one; while a visit interrupts play, it waits.
pub fn story(play: &mut Play, at: AreaId, token: Shadow) -> Rule {
    if play.world.visit.is_some() {
        play.world.later.push(Later::Story(at, token));
        return Ok(());
    }
    let Some(quest) = play.world.agreed.quest else { return Ok(()) };
    let quest = &play.game.content.quests[quest.index()];
    let list = if token == Shadow::Citizen { &quest.citizen } else { &quest.special_event };
    let Some(hero) = play.world.listener() else { return Ok(()) };
    let source = Source { hero, from: at, range: 0, name: token.name(), event: false };
    deeds::perform(play, source, list)
}

impl World {
    /// Whom a story concerns: the active hero, or the next who lives.
    fn listener(&self) -> Option<HeroId> {
        let active = self.active_hero();
        let living = self.living();
        living.iter().copied().find(|hero| *hero == active).or(living.first().copied())
    }

    /// SS-SOUL-03, SS-VAR-02: which of these courses a hero may take: that of its nature; a neutral hero, and everybody in a Soul
    /// Storm, any. If none fits, the first is left.
    fn courses(&self, game: &crate::Sorcery, hero: HeroId, all: &[Nature]) -> Vec<Nature> {
        let own = game.class(hero.class).nature;
        let free = own == Nature::Neutral || self.agreed.soul_storm;
        let fits: Vec<Nature> = all.iter().copied().filter(|nature| free || *nature == own).collect();
        if fits.is_empty() { all.iter().copied().take(1).collect() } else { fits }
    }
}

/// SS-SOUL-03, SS-DEC-14: the active hero chooses a course of action, as its soul nature allows; after a visit that interrupts
/// the event.
pub fn choose(play: &mut Play, event: EventId, hero: HeroId) -> Rule {
    if play.world.visit.is_some() {
        play.world.later.push(Later::Course(event, hero));
        return Ok(());
    }
    let is = &play.game.content.events[event.index()];
    let all: Vec<Nature> = is.courses.iter().map(|(nature, _)| *nature).collect();
    let options: Vec<Pick> =
        play.world.courses(play.game, hero, &all).into_iter().map(|n| Pick::Course(event, n)).collect();
    if options.is_empty() {
        return Ok(());
    }
    let Pick::Course(_, nature) = play.choose(hero.seat(), Prompt::Course { hero }, &options)? else {
        return Ok(());
    };
    play.tell(|_, _| Fact::Course { hero, nature });
    let source = Source { hero, from: play.world.hero(hero).body.at, range: 0, name: &is.name, event: true };
    for (_, list) in is.courses.iter().filter(|(other, _)| *other == nature) {
        deeds::perform(play, source, list)?;
    }
    Ok(())
}
