// What each game looks like: its emblem, how its board is laid, its colours.

/** `opponent` is the seat that plays against the heroes; `seats` says what a seat is named after, if not after its class. */
export type GameLook = {
  icon: string
  board: 'hexes' | 'squares' | 'areas'
  mid: string
  deep: string
  line: string
  opponent?: string
  seats?: 'look'
}
const GAMES: Record<string, GameLook> = {
  gloomhaven: { icon: 'castle-ruins', board: 'hexes', mid: '#7a4a2a', deep: '#3a2011', line: '#e0a668' },
  frosthaven: { icon: 'mountains', board: 'hexes', mid: '#456f86', deep: '#1d3644', line: '#a9d6e8' },
  descent: {
    icon: 'dragon-head',
    board: 'squares',
    mid: '#7c2e22',
    deep: '#3c120c',
    line: '#eb9a80',
    opponent: 'overlord',
  },
  sorcery: { icon: 'rune-sword', board: 'areas', mid: '#4d5a8a', deep: '#232a48', line: '#b3bfee', seats: 'look' },
  darkness: { icon: 'daemon-skull', board: 'areas', mid: '#52603a', deep: '#252d18', line: '#bcd08a' },
}
const ALIASES: Record<string, string> = {
  'sword-and-sorcery': 'sorcery',
  'massive-darkness': 'darkness',
  'massive-darkness-2': 'darkness',
  'descent-2': 'descent',
}
export const isOwn = (game: string): boolean => (ALIASES[game] ?? game) in GAMES
export const gameLook = (game: string): GameLook =>
  GAMES[ALIASES[game] ?? game] ?? {
    icon: 'rolling-dices',
    board: 'squares',
    mid: '#5a5044',
    deep: '#2a241d',
    line: '#cbbfab',
  }
