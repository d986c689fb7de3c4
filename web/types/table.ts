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

export type Target = "nothing" | { "space": string } | { "figure": string } | { "card": string } | { "die": string };

export type Scene = {
/**
 * The game's name.
 */
game: string,
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
 * Round, elements, darkness, morale.
 */
tracks: Array<Track>,
/**
 * Decks and bags.
 */
decks: Array<DeckScene>,
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

export type Layout = "none" | "hexes" | "squares" | "areas";

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
edges: Array<Edge>, };

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
 * `wall`, `obstacle`, `difficult`, `water`.
 */
terrain?: Array<string>,
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
 * What it shows: `chest`, `coin`, `trap`.
 */
kind: string, };

export type Edge = {
/**
 * The two spaces.
 */
between: [string, string],
/**
 * `wall`, `door-open`, `door-closed`, `elevation`.
 */
kind: string, };

export type Figure = {
/**
 * Its name in keys: `bandit-guard-1`.
 */
id: string,
/**
 * Its name for people.
 */
name: Phrase | null,
/**
 * `hero`, `monster`, `summon`, `ally`.
 */
kind: string,
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
 * What else is on its card or base.
 */
more?: { [key in string]: Value }, };

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
name: Phrase | null,
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
 * `hand`, `discard`, `lost`, `active`.
 */
id: string,
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
 * Its name for people.
 */
name: Phrase | null,
/**
 * What it does, generated from its effects.
 */
text?: Array<Phrase>, };

export type Track = {
/**
 * Its name in paths: `round`, `queue`.
 */
id: string,
/**
 * Its name for people.
 */
name: Phrase,
/**
 * Where it stands.
 */
value: Value,
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
discard: Array<string>, };

export type UnderWay = {
/**
 * `attack`, `moving`, `damage`.
 */
id: string,
/**
 * Its numbers and names.
 */
values: { [key in string]: Value }, };

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
 * What it points at.
 */
at: Target,
/**
 * The only seat that may say it.
 */
seat?: Seat, };

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
rules: Array<string>, };

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
