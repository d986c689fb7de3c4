// Made by `cargo xtask types` from crates/wire/src: do not edit.

import type { Face, Happening, Line, Offered, Phrase, Preview, Role, Scene, Seat, Standing, Target, Term, Way, Weight } from "./table";

export type ErrorKind = "request" | "game" | "setup" | "save" | "seat" | "language" | "table" | "refused" | "stale" | "forbidden" | "closed" | "limit" | "storage";

export type Failed = {
/**
 * For programs.
 */
kind: ErrorKind,
/**
 * For people.
 */
text: string, };

export type State = {
/**
 * All seats.
 */
seats: Array<string>,
/**
 * Who is asked something now.
 */
asked: Array<string>,
/**
 * How the game ended.
 */
outcome?: Ended,
/**
 * What had to be left out of a save.
 */
notes?: Array<string>, };

export type Ended = {
/**
 * Who won; nobody, when all lost together.
 */
winners: Array<string>,
/**
 * Whether the heroes won.
 */
heroesWon: boolean,
/**
 * What is noted for a campaign or a report.
 */
notes: Array<[string, number]>, };

export type Question = {
/**
 * Who is asked; any one of them answers.
 */
seats: Array<Seat>,
/**
 * What is asked; only for those who are asked.
 */
asked?: AskedInWords, };

export type AskedInWords = {
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
 * The question as a sentence, if a language was named.
 */
text?: string,
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
options: Array<Choice>, };

export type Choice = {
/**
 * The option as a sentence, if a language was named.
 */
text?: string,
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

export type Said = {
/**
 * The same as a sentence, if a language was named.
 */
text?: string,
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

export type Story = {
/**
 * The lines.
 */
lines: Array<Said>,
/**
 * The number of the next line.
 */
next: number, };

export type Edit = {
/**
 * The way there: names of fields and numbers of elements. Empty: the value itself.
 */
at: Array<Step>, } & ({ "put": unknown } | { "cut": boolean } | { "splice": [number, number, Array<unknown>] });

export type Change = { "put": unknown } | { "cut": boolean } | { "splice": [number, number, Array<unknown>] };

export type Step = number | string;

export type Message = {
/**
 * The client's own mark for this command.
 */
id: string | number | null, } & ({ "do": "hello",
/**
 * The number of the protocol.
 */
protocol: number,
/**
 * The secrets of links: each stands for a seat, for the owner's tools or for looking on.
 */
keys?: Array<string>,
/**
 * Somebody with an account names the session and the table instead.
 */
session?: string,
/**
 * The table, with `session`.
 */
table?: string,
/**
 * Questions and lines come as sentences too, in this language.
 */
language?: string,
/**
 * What one has of each view's log, after a connection was lost.
 */
have?: { [key in string]: Have }, } | { "do": "answer",
/**
 * Who answers.
 */
seat?: string,
/**
 * The number of the question.
 */
question: number,
/**
 * The key of the option.
 */
key: string, } | { "do": "undo",
/**
 * Who.
 */
seat?: string, } | { "do": "agree",
/**
 * Who.
 */
seat?: string,
/**
 * The number of the proposal.
 */
proposal: number,
/**
 * Yes or no; one no ends it.
 */
yes: boolean, } | { "do": "standing",
/**
 * Who.
 */
seat?: string,
/**
 * The kind of question: `window:before-roll`, or `window:*`.
 */
kind: string,
/**
 * The answer; without it, the standing answer is taken back.
 */
key?: string,
/**
 * Until it is taken back, not only to the next decision.
 */
always?: boolean, } | { "do": "chat",
/**
 * What.
 */
text: string, } | { "do": "ping",
/**
 * At what.
 */
at: Target, } | { "do": "mark",
/**
 * On what.
 */
at?: Target,
/**
 * Takes it away.
 */
off?: boolean, } | { "do": "undoing",
/**
 * Whose log is read.
 */
seat?: string,
/**
 * Whose answer would be taken back; one's own, if left out.
 */
by?: string, } | { "do": "simulate",
/**
 * Whose knowledge.
 */
seat?: string,
/**
 * At most so many games.
 */
games: number, } | { "do": "replay", } | { "do": "preview",
/**
 * Who asks.
 */
seat?: string,
/**
 * The number of the question.
 */
question: number,
/**
 * The key of the option.
 */
key: string, } | { "do": "reach",
/**
 * Who asks.
 */
seat?: string,
/**
 * The number of the question.
 */
question: number, } | { "do": "intent",
/**
 * Whose eyes; a spectator's, if left out by who has no seat.
 */
seat?: string,
/**
 * The figure.
 */
figure: string, } | { "do": "refresh", } | { "do": "share",
/**
 * Whose knowledge.
 */
seat?: string, } | { "do": "record", } | { "do": "name",
/**
 * Who.
 */
seat?: string,
/**
 * The name.
 */
name: string, } | { "do": "rekey",
/**
 * Which.
 */
seat?: string, } | { "do": "keep",
/**
 * The session.
 */
session: string, } | { "do": "bot",
/**
 * Which.
 */
seat: string,
/**
 * Which bot; nobody, if left out: the seat is a person's again.
 */
bot?: string, } | { "do": "invite",
/**
 * Which.
 */
seat: string, } | { "do": "pause",
/**
 * Whether it is.
 */
on: boolean, } | { "do": "spectators",
/**
 * Whether they may.
 */
allow: boolean, } | { "do": "title",
/**
 * The title.
 */
title: string, } | { "do": "end", } | { "do": "delete", });

export type Command = { "do": "hello",
/**
 * The number of the protocol.
 */
protocol: number,
/**
 * The secrets of links: each stands for a seat, for the owner's tools or for looking on.
 */
keys?: Array<string>,
/**
 * Somebody with an account names the session and the table instead.
 */
session?: string,
/**
 * The table, with `session`.
 */
table?: string,
/**
 * Questions and lines come as sentences too, in this language.
 */
language?: string,
/**
 * What one has of each view's log, after a connection was lost.
 */
have?: { [key in string]: Have }, } | { "do": "answer",
/**
 * Who answers.
 */
seat?: string,
/**
 * The number of the question.
 */
question: number,
/**
 * The key of the option.
 */
key: string, } | { "do": "undo",
/**
 * Who.
 */
seat?: string, } | { "do": "agree",
/**
 * Who.
 */
seat?: string,
/**
 * The number of the proposal.
 */
proposal: number,
/**
 * Yes or no; one no ends it.
 */
yes: boolean, } | { "do": "standing",
/**
 * Who.
 */
seat?: string,
/**
 * The kind of question: `window:before-roll`, or `window:*`.
 */
kind: string,
/**
 * The answer; without it, the standing answer is taken back.
 */
key?: string,
/**
 * Until it is taken back, not only to the next decision.
 */
always?: boolean, } | { "do": "chat",
/**
 * What.
 */
text: string, } | { "do": "ping",
/**
 * At what.
 */
at: Target, } | { "do": "mark",
/**
 * On what.
 */
at?: Target,
/**
 * Takes it away.
 */
off?: boolean, } | { "do": "undoing",
/**
 * Whose log is read.
 */
seat?: string,
/**
 * Whose answer would be taken back; one's own, if left out.
 */
by?: string, } | { "do": "simulate",
/**
 * Whose knowledge.
 */
seat?: string,
/**
 * At most so many games.
 */
games: number, } | { "do": "replay", } | { "do": "preview",
/**
 * Who asks.
 */
seat?: string,
/**
 * The number of the question.
 */
question: number,
/**
 * The key of the option.
 */
key: string, } | { "do": "reach",
/**
 * Who asks.
 */
seat?: string,
/**
 * The number of the question.
 */
question: number, } | { "do": "intent",
/**
 * Whose eyes; a spectator's, if left out by who has no seat.
 */
seat?: string,
/**
 * The figure.
 */
figure: string, } | { "do": "refresh", } | { "do": "share",
/**
 * Whose knowledge.
 */
seat?: string, } | { "do": "record", } | { "do": "name",
/**
 * Who.
 */
seat?: string,
/**
 * The name.
 */
name: string, } | { "do": "rekey",
/**
 * Which.
 */
seat?: string, } | { "do": "keep",
/**
 * The session.
 */
session: string, } | { "do": "bot",
/**
 * Which.
 */
seat: string,
/**
 * Which bot; nobody, if left out: the seat is a person's again.
 */
bot?: string, } | { "do": "invite",
/**
 * Which.
 */
seat: string, } | { "do": "pause",
/**
 * Whether it is.
 */
on: boolean, } | { "do": "spectators",
/**
 * Whether they may.
 */
allow: boolean, } | { "do": "title",
/**
 * The title.
 */
title: string, } | { "do": "end", } | { "do": "delete", };

export type Have = {
/**
 * So many lines.
 */
lines: number,
/**
 * And so many undos had been seen then.
 */
undos: number, };

export type FromServer = Told | {
/**
 * The command's mark.
 */
id: string | number | null,
/**
 * What came of it.
 */
ok?: Done,
/**
 * Or why not.
 */
error?: Failed, };

export type Done = {
/**
 * After `hello`: the number of the protocol.
 */
protocol?: number,
/**
 * After `hello`: what this connection may do.
 */
you?: You,
/**
 * The number of a proposal that waits for the others.
 */
proposal?: number,
/**
 * A link to give to somebody.
 */
link?: Link,
/**
 * What an option or a figure would do; nothing, if there is nothing to say.
 */
preview?: Preview,
/**
 * Where steps lead.
 */
reach?: Array<Way>,
/**
 * What an undo would take back.
 */
undoing?: Undoing,
/**
 * How games have ended that bots have played on from here.
 */
simulated?: Simulated,
/**
 * The whole record: a save.
 */
record?: unknown, };

export type Undoing = {
/**
 * These lines of the log would go.
 */
lines: Array<Said>,
/**
 * These seats would have to agree.
 */
asks: Array<Seat>, };

export type Simulated = {
/**
 * So many came to an end.
 */
played: number,
/**
 * So many of them this seat has won.
 */
won: number, };

export type Mark = {
/**
 * Who put it there.
 */
from?: Seat,
/**
 * On what.
 */
at: Target, };

export type Replay = {
/**
 * The game.
 */
game: string,
/**
 * What the table was called.
 */
title: string,
/**
 * With whose eyes it can be seen.
 */
views: Array<string>,
/**
 * With whose eyes this is.
 */
view: string,
/**
 * What is printed on the cards that are named in them.
 */
faces?: { [key in string]: Face },
/**
 * The pictures, the first one whole.
 */
frames: Array<Frame>, };

export type Frame = {
/**
 * The scene, whole.
 */
scene?: Scene,
/**
 * What has changed in it since the picture before.
 */
changes?: Array<Edit>,
/**
 * What had happened until then since the picture before.
 */
lines: Array<Said>, };

export type Link = {
/**
 * The secret itself.
 */
key: string,
/**
 * The address to open.
 */
url: string,
/**
 * Whether others than this machine can open it.
 */
reachable: boolean, };

export type You = {
/**
 * The seats that it holds.
 */
seats: Array<string>,
/**
 * Whether it has the owner's tools.
 */
owner: boolean, };

export type Told = { "tell": "table" } & TableInfo | { "tell": "view" } & View | { "tell": "talk" } & Talk | { "tell": "ping",
/**
 * Who.
 */
from?: Seat,
/**
 * At what.
 */
at: Target, } | { "tell": "notice" } & Notice | { "tell": "bye",
/**
 * Why.
 */
why: string, };

export type Notice = {
/**
 * A sentence; may be empty.
 */
text: string,
/**
 * When the server goes down: seconds since 1970.
 */
down?: number, };

export type View = {
/**
 * Whose: the seat's name, or `spectator`.
 */
view: string,
/**
 * The scene, whole.
 */
scene?: Scene,
/**
 * What has changed in the scene.
 */
changes?: Array<Edit>,
/**
 * What is printed on cards that scenes or questions name now and this connection has not been sent before: by name,
 * and in the order of names. They are to be kept for as long as the connection holds.
 */
faces?: { [key in string]: Face },
/**
 * The open questions.
 */
questions?: Array<Question>,
/**
 * Lines of the log.
 */
log?: LogPart,
/**
 * What this seat has answered in advance.
 */
standing?: Array<Standing>, };

export type LogPart = {
/**
 * So many lines stay.
 */
from: number,
/**
 * Then come these.
 */
lines: Array<Said>,
/**
 * How many undos there have been; to be given back in `have`.
 */
undos: number, };

export type TableInfo = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * What it is called.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * Who sits there.
 */
seats: Array<SeatInfo>,
/**
 * The bots that can play this game.
 */
bots: Array<string>,
/**
 * Nobody can answer now.
 */
paused: boolean,
/**
 * The owner has ended it.
 */
ended: boolean,
/**
 * The game is over.
 */
over: boolean,
/**
 * Whether people may look on.
 */
spectators: boolean,
/**
 * Whether whoever opened it chose the seed, and so may know the dice.
 */
seeded: boolean,
/**
 * Whether everybody may have the whole record.
 */
shared: boolean,
/**
 * How many undos everybody has seen.
 */
undos: number,
/**
 * What is proposed now.
 */
proposal?: Proposal,
/**
 * What people have marked.
 */
marks?: Array<Mark>,
/**
 * Why this version cannot open its game; then nothing can be done here but to download the record.
 */
unwoken?: Unwoken, };

export type Unwoken = "newer" | "unreadable" | "unsound" | "no-game" | "damaged";

export type SeatInfo = {
/**
 * Its number, as scenes and questions have it.
 */
seat: Seat,
/**
 * Its name, as commands have it.
 */
name: string,
/**
 * By which name its person is called.
 */
person?: string,
/**
 * The bot that plays it.
 */
bot?: string,
/**
 * Whether its person is connected.
 */
here: boolean, };

export type Proposal = {
/**
 * Its number.
 */
number: number,
/**
 * What.
 */
what: Proposed,
/**
 * Who wants it.
 */
by: Seat,
/**
 * Who has not said yes yet.
 */
waits_for: Array<Seat>, };

export type Proposed = "undo" | "record";

export type Talk = {
/**
 * Its number, from 0.
 */
number: number,
/**
 * When: seconds since 1970.
 */
at: number,
/**
 * Who; nobody for what the server says.
 */
from?: Seat,
/**
 * What.
 */
what: Happened, };

export type Happened = { "said": string } | "undone" | { "proposed": Proposed } | "declined" | { "bot": [Seat, string] } | { "person": Seat } | { "invited": Seat } | { "left": Seat } | { "owner": Seat } | "paused" | "goes-on" | "ended" | "shared" | { "upgraded": number } | { "dropped": {
/**
 * Whose it was.
 */
seat: Seat,
/**
 * What was answered, as it was offered.
 */
say?: Phrase,
/**
 * The same as its name in answers.
 */
key?: string, } };
