// Made by `cargo xtask types` from crates/table/src: do not edit.

export type Seat = number;

export type SeatSet = number;

export type Viewer = { "seat": Seat } | "spectator" | "engine";

export type Phrase = {
/**
 * The message's id in the Fluent files.
 */
id: string,
/**
 * Its arguments by name, in the order in which they were given.
 */
args?: Array<[string, Arg]>, };

export type Arg = { "number": number } | { "text": string } | { "name": string } | { "phrase": Phrase } | { "list": Array<Arg> };

export type Value = boolean | number | string | Array<Value>;

export type Target = { "space": string } | { "figure": string } | { "group": string } | { "card": string } | { "half": [string, string] } | { "item": string } | { "die": string } | { "deck": string } | { "track": string } | { "seat": Seat };

export type Role = "plain" | "step" | "place" | "expand" | "basic" | "decline";

export type Weight = "main" | "adds" | "other" | "seldom";

export type FigureKind = "hero" | "monster" | "summon" | "ally" | "obstacle" | "mob" | "lieutenant" | "familiar" | "companion" | "villager";

export type Rank = "normal" | "elite" | "boss" | "minion" | "master" | "leader" | "roaming";

export type Terrain = "wall" | "obstacle" | "hazardous" | "difficult" | "icy" | "unrevealed" | "pillar" | "water" | "lava" | "pit" | "sludge" | "bridge" | "blocked" | "stairs" | "chasm" | "chamber" | "shadow" | "light";

export type TokenKind = "door-open" | "door-closed" | "trap" | "treasure" | "coin" | "plate" | "mark" | "exit-a" | "exit-b" | "sealed" | "start" | "exit" | "chest" | "gate" | "objective" | "search" | "loot" | "portal" | "fountain" | "forge" | "lifebringer" | "altar" | "fire" | "key" | "waypoint" | "spawn" | "villager" | "rubble" | "treasure-common" | "treasure-rare" | "treasure-epic" | "enemy" | "quarry" | "roaming-portal" | "spike-trap" | "bear-trap" | "large-chest" | "pillar" | "prize" | "goal";

export type EdgeKind = "wall" | "door-open" | "door-closed" | "elevation" | "portcullis" | "barrier" | "passage";

export type ZoneKind = "hand" | "selected" | "discard" | "lost" | "active" | "goals" | "items" | "ready" | "ambush" | "skills" | "worn" | "inventory" | "equipped" | "backpack" | "tokens" | "powers" | "talents" | "search" | "feats";

export type TrackKind = "round" | "stage" | "turn" | "level" | "element" | "darkness" | "threat" | "experience" | "counter";

export type DeckKind = "modifiers" | "abilities" | "goals" | "rooms" | "monsters" | "items" | "loot" | "events" | "doors" | "search" | "plots" | "bag" | "cards";

export type CardKind = "ability" | "monster-ability" | "item" | "goal" | "modifier" | "skill" | "event" | "plain";

export type CardState = "ready" | "spent" | "consumed";

export type HalfState = "plain" | "now" | "used";

export type Stays = "round" | "persistent" | "turn";

export type AreaHex = "own" | "target" | "ally" | "empty";

export type GoalKind = "win" | "lose" | "own";

export type Tone = "cost" | "danger" | "good" | "plain";

export type Layout = "none" | "hexes" | "squares" | "areas";

export type SlotStand = "over" | "now" | "to-come";

export type Scene = {
/**
 * The game's name.
 */
game: string,
/**
 * What is played: the name of the scenario.
 */
title?: Phrase,
/**
 * The board.
 */
board: Board,
/**
 * The figures, also those in transit.
 */
figures: Array<Figure>,
/**
 * The seats with their cards.
 */
seats: Array<SeatScene>,
/**
 * The types of monsters in play, with their statistics and their card of this round.
 */
groups?: Array<Group>,
/**
 * The order of turns in this round, with those that are still to come.
 */
order?: Array<Slot>,
/**
 * Round, elements, darkness, morale.
 */
tracks: Array<Track>,
/**
 * Decks and bags.
 */
decks: Array<DeckScene>,
/**
 * What is in force, and whom it binds.
 */
effects?: Array<EffectScene>,
/**
 * What is to be reached, and how far it is.
 */
goals?: Array<GoalScene>,
/**
 * The attack, move or test being resolved, the innermost last.
 */
under_way: Array<UnderWay>,
/**
 * What only this game has.
 */
more?: { [key in string]: Value },
/**
 * How it ended, if it has.
 */
outcome?: Outcome, };

export type Board = {
/**
 * How its spaces lie.
 */
layout: Layout,
/**
 * The spaces that are revealed.
 */
spaces: Array<Space>,
/**
 * What lies between two spaces.
 */
edges: Array<Edge>,
/**
 * Tables, boulders and other things that lie over one or more spaces.
 */
overlays?: Array<Overlay>, };

export type Space = {
/**
 * Its name in keys: `3,1`.
 */
id: string,
/**
 * Column, or the centre in hundredths of a square.
 */
x: number,
/**
 * Row, or the centre in hundredths of a square.
 */
y: number,
/**
 * The corners of an area, in hundredths of a square; empty where the layout tells.
 */
outline?: Array<[number, number]>,
/**
 * What stands on it, where sentences name it by that: `3c`.
 */
label?: string,
/**
 * The room it is part of; a door between two rooms is part of none.
 */
room?: number,
/**
 * What its ground is, if it is not plain floor.
 */
terrain?: Array<Terrain>,
/**
 * What lies on it.
 */
tokens?: Array<Token>, };

export type Token = {
/**
 * Its name in keys.
 */
id: string,
/**
 * What it shows.
 */
kind: TokenKind,
/**
 * Its name for people, where the kind alone does not say it.
 */
name?: Phrase,
/**
 * A letter or number that is printed on it.
 */
label?: string, };

export type Edge = {
/**
 * The two spaces.
 */
between: [string, string],
/**
 * What it is.
 */
kind: EdgeKind, };

export type Overlay = {
/**
 * What it makes of them.
 */
terrain: Terrain,
/**
 * What it looks like: `table`, `boulder`.
 */
look: string,
/**
 * Where it lies.
 */
spaces: Array<string>, };

export type Figure = {
/**
 * Its name in keys: `bandit-guard-1`.
 */
id: string,
/**
 * Its name for people.
 */
name?: Phrase,
/**
 * What it is.
 */
kind: FigureKind,
/**
 * What it looks like: its class or type, `bandit-guard`.
 */
look: string,
/**
 * How strong it is among its own.
 */
rank?: Rank,
/**
 * The type of monster it is one of, by its id in [`Scene::groups`].
 */
group?: string,
/**
 * The number on its standee.
 */
number?: number,
/**
 * The seat that plays it.
 */
seat?: Seat,
/**
 * The spaces it stands on; none while it is off the board.
 */
at: Array<string>,
/**
 * Hit points and their maximum.
 */
hp?: [number, number],
/**
 * The conditions it has.
 */
conditions?: Array<string>,
/**
 * What protects it or goes with it: shield, retaliate.
 */
badges?: Array<Badge>,
/**
 * Whether it is its turn.
 */
active?: boolean,
/**
 * What else is on its card or base.
 */
more?: { [key in string]: Value }, };

export type Badge = {
/**
 * What it is, in the game's words: `shield`.
 */
kind: string,
/**
 * How much.
 */
value: number, };

export type SeatScene = {
/**
 * Its number.
 */
seat: number,
/**
 * Its name in cases and answers.
 */
id: string,
/**
 * Its name for people.
 */
name?: Phrase,
/**
 * The figure it plays, if it is one.
 */
figure?: string,
/**
 * Its cards by zone.
 */
zones: Array<Zone>,
/**
 * What else it has.
 */
more?: { [key in string]: Value }, };

export type Zone = {
/**
 * Where they lie.
 */
kind: ZoneKind,
/**
 * How many there are.
 */
count: number,
/**
 * Those that this viewer may see.
 */
cards: Array<CardScene>, };

export type CardScene = {
/**
 * Its name in keys.
 */
id: string,
/**
 * How it lies, if that matters.
 */
state?: CardState,
/**
 * How many of its use slots are used, and how many there are.
 */
used?: [number, number],
/**
 * Where its halves stand in this turn.
 */
halves?: Array<[string, HalfState]>, };

export type Face = {
/**
 * What kind of card it is.
 */
kind: CardKind,
/**
 * Its name.
 */
name: Phrase,
/**
 * Whose card it is: the look of a class or type of monster.
 */
of?: string,
/**
 * Its level: `1`, `X`.
 */
level?: string,
/**
 * Its initiative.
 */
initiative?: number,
/**
 * Where an item is worn: `head`, `one-hand`.
 */
slot?: string,
/**
 * Its halves, the top one first; one, if it has no halves.
 */
halves?: Array<HalfFace>,
/**
 * What it says in whole sentences, generated from its effects.
 */
text?: Array<Phrase>, };

export type HalfFace = {
/**
 * Its name in keys: `top`, `bottom`.
 */
id: string,
/**
 * What it does, one effect a line.
 */
lines: Array<CardLine>,
/**
 * Whether the card is lost when it is used.
 */
lost?: boolean,
/**
 * How long it stays in play.
 */
stays?: Stays,
/**
 * The experience it brings.
 */
xp?: number,
/**
 * Its use slots, each with the experience it brings.
 */
slots?: Array<number>, };

export type CardLine = {
/**
 * What it is, in the game's words: `attack`, `move`, `fire`. Nothing, if only the sentence can say it.
 */
verb?: string,
/**
 * How much: `3`, `+1`, `X`.
 */
value?: string,
/**
 * What modifies it, smaller: range, target, conditions.
 */
mods?: Array<CardLine>,
/**
 * The area as drawn hexes: column, row and what each is. Odd rows lie half a hex to the right.
 */
area?: Array<[number, number, AreaHex]>,
/**
 * The same in words.
 */
say: Phrase, };

export type Group = {
/**
 * Its name in keys: `bandit-guard`.
 */
id: string,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * What it looks like.
 */
look: string,
/**
 * Its statistics at this level, a row for each rank in play.
 */
rows: Array<StatRow>,
/**
 * Its ability card of this round, by the name of its face: `guard-deck/15 move +0, attack +0`.
 */
card?: string,
/**
 * The initiative of this round.
 */
initiative?: number, };

export type StatRow = {
/**
 * Whose row it is.
 */
rank?: Rank,
/**
 * Hit points, move, attack, range and what else is a number.
 */
values: Array<Badge>,
/**
 * What is printed beside the numbers.
 */
lines?: Array<CardLine>,
/**
 * What these monsters do this round, with their numbers in it.
 */
acts?: Array<CardLine>, };

export type Slot = {
/**
 * A figure or a type of monster, by its id.
 */
id: string,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * What it looks like.
 */
look: string,
/**
 * On whose side it acts.
 */
side: FigureKind,
/**
 * Its initiative, if this viewer knows it.
 */
initiative?: number,
/**
 * Whether its turn is over, under way or still to come.
 */
stand: SlotStand, };

export type Track = {
/**
 * Its name in paths: `round`, `queue`.
 */
id: string,
/**
 * What it shows.
 */
kind: TrackKind,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * Where it stands.
 */
value: Value,
/**
 * Where it stands, in words, if it is no number.
 */
say?: Phrase,
/**
 * Where it ends.
 */
most?: number, };

export type DeckScene = {
/**
 * Its name in paths.
 */
id: string,
/**
 * What it holds.
 */
kind: DeckKind,
/**
 * Its name for people.
 */
name?: Phrase,
/**
 * The figure or type of monster that draws from it.
 */
owner?: string,
/**
 * How many cards are left.
 */
left: number,
/**
 * The cards on top that this viewer has seen.
 */
top: Array<string>,
/**
 * The discard pile.
 */
discard: Array<string>,
/**
 * What is left in it, as far as this viewer knows: each kind of card with its number.
 */
known?: Array<[string, number]>,
/**
 * Whether it will be shuffled at the end of the round.
 */
shuffles?: boolean, };

export type EffectScene = {
/**
 * Its name: that of the card, item or rule.
 */
id: string,
/**
 * Where it comes from.
 */
source?: Target,
/**
 * The figure it belongs to.
 */
owner?: string,
/**
 * Whom it concerns.
 */
binds?: Array<string>,
/**
 * What it does.
 */
say: Array<Phrase>,
/**
 * How long it stays.
 */
stays?: Stays,
/**
 * How many of its use slots are used, and how many there are.
 */
used?: [number, number], };

export type GoalScene = {
/**
 * Whose it is, and what reaching it means.
 */
kind: GoalKind,
/**
 * What is to be done.
 */
say: Phrase,
/**
 * Whose own goal it is.
 */
seat?: Seat,
/**
 * How far it is, and how far it must come.
 */
progress?: [number, number], };

export type UnderWay = {
/**
 * `attack`, `moving`, `damage`.
 */
id: string,
/**
 * Who does it.
 */
who?: string,
/**
 * To whom it happens.
 */
whom?: Array<string>,
/**
 * Its number, in the order of the rule, each term with where it comes from.
 */
terms?: Array<Term>,
/**
 * Its numbers and names.
 */
values: { [key in string]: Value },
/**
 * The dice of the roll under way.
 */
dice?: Array<Die>, };

export type Die = {
/**
 * Its name in keys.
 */
id: string,
/**
 * Its colour.
 */
colour: string,
/**
 * What it shows, once it is rolled.
 */
face?: string,
/**
 * Whether it may no longer change.
 */
frozen?: boolean, };

export type Term = {
/**
 * What it is.
 */
say: Phrase,
/**
 * What it adds.
 */
change: number,
/**
 * The number so far.
 */
total: number,
/**
 * The card, item or figure it comes from.
 */
source?: Target,
/**
 * The rules by which it counts.
 */
rules?: Array<string>, };

export type Outcome = {
/**
 * The seats that won; nobody, when all lost together.
 */
winners: SeatSet,
/**
 * Whether the heroes won, for games in which they have an opponent or none.
 */
heroes_won: boolean,
/**
 * What is noted for a campaign or a report: `rounds` and the like.
 */
notes?: Array<[string, number]>, };

export type Preview = {
/**
 * The spaces of the way it takes, from where it begins to where it ends.
 */
way?: Array<string>,
/**
 * Whether the way is a jump or flight.
 */
jump?: boolean,
/**
 * What it costs, in the points of what is under way.
 */
cost?: number,
/**
 * What could be reached from there, or by it.
 */
reach?: Array<Reached>,
/**
 * The spaces it sees from there.
 */
sight?: Array<string>,
/**
 * The spaces of its area.
 */
area?: Array<string>,
/**
 * The figures it would concern.
 */
concerns?: Array<string>,
/**
 * The exact chances of damage, figure by figure.
 */
odds?: Array<Odds>,
/**
 * The number before chance, term by term.
 */
terms?: Array<Term>,
/**
 * What else is to be said before it happens.
 */
tells?: Array<Tell>,
/**
 * Whom it passed over, and why.
 */
passed_over?: Array<PassedOver>,
/**
 * The rules by which it would happen.
 */
rules?: Array<string>, };

export type Reached = {
/**
 * The space.
 */
space: string,
/**
 * What it costs to come there.
 */
cost: number,
/**
 * Whether the way or the space hurts.
 */
danger: boolean, };

export type Odds = {
/**
 * Whom it would strike.
 */
figure: string,
/**
 * Each number with how many of the equally likely ways lead to it.
 */
ways: Array<[number, number]>,
/**
 * All ways.
 */
of: number,
/**
 * The ways that kill.
 */
kills: number, };

export type Tell = {
/**
 * How it feels.
 */
tone: Tone,
/**
 * What it is.
 */
say: Phrase,
/**
 * What it is about.
 */
at?: Array<Target>, };

export type PassedOver = {
/**
 * The figure.
 */
figure: string,
/**
 * Why.
 */
say: Phrase,
/**
 * The rules that say so.
 */
rules: Array<string>, };

export type Happening = { "turn": { of: string, } } | { "moves": { figure: string, way: Array<string>, jump: boolean, } } | { "focuses": { figure: string, on: string, } } | { "attacks": { figure: string, target: string, } } | { "draws": { deck: string, card: string, } } | { "rolls": { dice: Array<[string, string]>, } } | { "suffers": { figure: string, damage: number, } } | { "heals": { figure: string, healed: number, } } | { "condition": { figure: string, condition: string, gained: boolean, } } | { "comes": { figure: string, } } | { "leaves": { figure: string, } } | { "reveals": { spaces: Array<string>, } } | { "uses": { figure: string, card: string, } };

export type Open = {
/**
 * Who is asked; any one of them answers.
 */
seats: Array<Seat>,
/**
 * What is asked; only for those who are asked.
 */
asked?: Asked, };

export type Asked = {
/**
 * To be given back with the answer.
 */
question: number,
/**
 * The kind of question.
 */
kind: string,
/**
 * The question itself.
 */
say: Phrase,
/**
 * The rules that leave it to a player.
 */
rules: Array<string>,
/**
 * How much of a move is left, where the question counts it.
 */
left?: number,
/**
 * What may be answered.
 */
options: Array<Offered>, };

export type Offered = {
/**
 * Its name in answers.
 */
key: string,
/**
 * The option as people read it.
 */
say: Phrase,
/**
 * What it is about.
 */
at?: Array<Target>,
/**
 * The only seat that may say it.
 */
seat?: Seat,
/**
 * What it is among the others; left out if it is `plain`.
 */
role?: Role,
/**
 * How much it matters; left out if it is `other`.
 */
weight?: Weight, };

export type Line = {
/**
 * The fact as cases write it.
 */
line: string,
/**
 * The fact as people read it.
 */
say: Phrase,
/**
 * The rules by which it happened.
 */
rules: Array<string>,
/**
 * Its number, term by term, where it is a sum.
 */
terms?: Array<Term>,
/**
 * What it shows on the board.
 */
shows?: Array<Happening>, };

export type Menu = {
/**
 * The fewest and the most heroes.
 */
heroes: [number, number],
/**
 * What can be played.
 */
scenarios: Array<ScenarioChoice>,
/**
 * Who can be played.
 */
classes: Array<ClassChoice>,
/**
 * Where in a setup the list of classes is; empty, if nobody chooses.
 */
party: string,
/**
 * Everything else, each with its allowed values.
 */
settings: Array<Setting>, };

export type ScenarioChoice = {
/**
 * Its name in setups.
 */
id: string,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * What it is about, in a few words.
 */
about?: Phrase,
/**
 * The number it has in its book.
 */
number?: number,
/**
 * Whether it is our own and in no book.
 */
ours: boolean,
/**
 * How long it is, from 1 (short) to 3 (an evening); as far as this can be said.
 */
length?: number,
/**
 * The map as far as it is known before the start.
 */
map?: Board, };

export type ClassChoice = {
/**
 * Its name in setups.
 */
id: string,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * How it plays, in a few words.
 */
about: Phrase,
/**
 * What it looks like.
 */
look: string, };

export type Setting = {
/**
 * Where it is in a setup: `difficulty`, `variants.solo`.
 */
path: string,
/**
 * What kind of setting it is.
 */
kind: SettingKind,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * What it means.
 */
about: Phrase,
/**
 * The rules it belongs to.
 */
rules: Array<string>,
/**
 * What it can be; the first is the default.
 */
values: Array<SettingValue>, };

export type SettingKind = "difficulty" | "variant" | "ruling" | "table";

export type SettingValue = {
/**
 * What is written into the setup.
 */
value: boolean | number | string,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * What it means, where the name does not say it.
 */
about?: Phrase, };

export type Standing = {
/**
 * Who gives it.
 */
seat: Seat,
/**
 * The kind of question: `window:before-roll`, or `window:*`.
 */
kind: string,
/**
 * The answer, where it is offered.
 */
key: string,
/**
 * How long it stands.
 */
until: Until, };

export type Until = "next-decision" | "cleared";

export type Way = {
/**
 * The spaces that are entered, the last of them the place itself.
 */
spaces: Array<string>,
/**
 * The answers that lead there, one for each of these spaces.
 */
keys: Array<string>,
/**
 * What the way costs: movement points, where the question counts them, otherwise steps.
 */
cost: number,
/**
 * On the way something happens besides moving: a trap, an attack, something taken up.
 */
eventful?: boolean, };
