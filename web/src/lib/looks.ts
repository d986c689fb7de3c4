// What things look like: an icon of game-icons for each look, condition, verb, slot and element, and colours for those
// who have their own. A look that is not listed gets a face by its kind and a colour by its name, so that a game can be
// played before anybody has chosen icons for it.

export type Look = { icon: string; line: string; mid: string; deep: string; ink: string }

const hero = (icon: string, line: string, mid: string, deep: string, ink: string): Look => ({ icon, line, mid, deep, ink })
const foe = (icon: string): Look => ({ icon, line: '#cbbfab', mid: '#4b4038', deep: '#1d1713', ink: '#4b4038' })

const LOOKS: Record<string, Look> = {
  brute: hero('minotaur', '#7fb0dc', '#3f6c95', '#1d3a56', '#27506f'),
  tinkerer: hero('gear-hammer', '#e0b765', '#8d6a28', '#4b3610', '#6b4c10'),
  spellweaver: hero('fire-spell-cast', '#d19bd3', '#7d477f', '#43213f', '#6d3a6e'),
  scoundrel: hero('cloak-dagger', '#a3cc7c', '#55783a', '#2b411b', '#3f5f26'),
  cragheart: hero('rock-golem', '#c8b27e', '#6e6140', '#39311d', '#5a4d2b'),
  mindthief: hero('rat', '#8f9be0', '#454f93', '#22284f', '#3b4488'),
  berserker: hero('viking-head', '#e58f76', '#8c3b2a', '#451810', '#7c2e22'),
  paladin: hero('templar-shield', '#e6d08a', '#8a7430', '#463a14', '#6b5810'),
  ranger: hero('bow-arrow', '#a3cc7c', '#55783a', '#2b411b', '#3f5f26'),
  rogue: hero('daggers', '#b6a3d8', '#5f4d85', '#2f2547', '#51407a'),
  wizard: hero('pointy-hat', '#7fb0dc', '#3f6c95', '#1d3a56', '#27506f'),
  shaman: hero('totem-head', '#7fcdb8', '#357563', '#183d33', '#23604f'),
  // Frosthaven
  drifter: hero('walk', '#7fcdb8', '#357563', '#183d33', '#23604f'),
  'banner-spear': hero('flying-flag', '#e0b765', '#8d6a28', '#4b3610', '#6b4c10'),
  boneshaper: hero('raise-skeleton', '#a3cc7c', '#55783a', '#2b411b', '#3f5f26'),
  blinkblade: hero('extra-time', '#7fb0dc', '#3f6c95', '#1d3a56', '#27506f'),
  deathwalker: hero('shadow-follower', '#8f9be0', '#454f93', '#22284f', '#3b4488'),
  geminate: hero('beetle-shell', '#e58f76', '#8c3b2a', '#451810', '#7c2e22'),
  // Descent
  ashrian: hero('deer-head', '#a3cc7c', '#55783a', '#2b411b', '#3f5f26'),
  'avric-albright': hero('holy-symbol', '#e0b765', '#8d6a28', '#4b3610', '#6b4c10'),
  'leoric-of-the-book': hero('spell-book', '#8f9be0', '#454f93', '#22284f', '#3b4488'),
  'widow-tarha': hero('crystal-ball', '#d19bd3', '#7d477f', '#43213f', '#6d3a6e'),
  'jain-fairwood': hero('archer', '#7fcdb8', '#357563', '#183d33', '#23604f'),
  'tomble-burrowell': hero('hood', '#c8b27e', '#6e6140', '#39311d', '#5a4d2b'),
  'grisban-the-thirsty': hero('dwarf-face', '#e58f76', '#8c3b2a', '#451810', '#7c2e22'),
  syndrael: hero('swordwoman', '#7fb0dc', '#3f6c95', '#1d3a56', '#27506f'),
  overlord: hero('overlord-helm', '#eb9a80', '#7c2e22', '#3c120c', '#7c2e22'),
  // Sword & Sorcery
  bran: hero('black-knight-helm', '#7fb0dc', '#3f6c95', '#1d3a56', '#27506f'),
  sel: hero('wizard-face', '#d19bd3', '#7d477f', '#43213f', '#6d3a6e'),
  liss: hero('archer', '#a3cc7c', '#55783a', '#2b411b', '#3f5f26'),
  orm: hero('ringing-bell', '#e0b765', '#8d6a28', '#4b3610', '#6b4c10'),
  nim: hero('lantern-flame', '#c8b27e', '#6e6140', '#39311d', '#5a4d2b'),
  // The sample game
  ash: hero('hooded-figure', '#e0a668', '#7a4a2a', '#3a2011', '#6b3c1c'),
  birch: hero('linden-leaf', '#a3cc7c', '#55783a', '#2b411b', '#3f5f26'),
  cedar: hero('shield-reflect', '#7fb0dc', '#3f6c95', '#1d3a56', '#27506f'),
  warden: hero('overlord-helm', '#eb9a80', '#7c2e22', '#3c120c', '#7c2e22'),
  'bandit-guard': foe('swordman'), 'bandit-archer': foe('bowman'), 'living-bones': foe('dread-skull'), 'living-corpse': foe('shambling-zombie'),
  'bandit-commander': foe('overlord-helm'), 'inox-guard': foe('viking-helmet'), 'inox-archer': foe('high-shot'), 'inox-shaman': foe('totem-mask'),
  cultist: foe('cultist'), 'earth-demon': foe('golem-head'), 'wind-demon': foe('wind-slap'), 'night-demon': foe('evil-moon'),
  'flame-demon': foe('fire-silhouette'), 'frost-demon': foe('ice-golem'), hound: foe('hound'), 'forest-imp': foe('imp'), 'city-guard': foe('guards'),
  'city-archer': foe('bowman'), 'cave-bear': foe('bear-face'), 'giant-viper': foe('snake'), 'stone-golem': foe('stone-wall'), 'vermling-scout': foe('rat'),
  'vermling-shaman': foe('totem-head'), lurker: foe('gooey-daemon'), ooze: foe('vile-fluid'), drake: foe('dragon-head'), 'spitting-drake': foe('spiked-dragon-head'), rat: foe('rat'), guard: foe('swordman'), slime: foe('gooey-daemon'),
  demons: foe('daemon-skull'), undead: foe('shambling-zombie'), 'fire-entities': foe('fire-silhouette'), 'fallen-angels': foe('feathered-wing'), satyrs: foe('goblin-head'), gargoyles: foe('gargoyle'), 'hell-imps': foe('imp-laugh'),
  skeletons: foe('skeleton'), lyidan: foe('vampire-dracula'), ytheria: foe('medusa-head'), andra: foe('witch-flight'), ghoul: foe('half-dead'), michael: foe('crowned-skull'), reaper: foe('grim-reaper'),
  'algox-guard': foe('viking-shield'), 'algox-archer': foe('high-shot'), 'algox-priest': foe('totem-head'), 'algox-scout': foe('snowman'), 'snow-imp': foe('imp'), 'polar-bear': foe('polar-bear'), 'steel-automaton': foe('robot-golem'), 'frozen-corpse': foe('frozen-body'),
  'ice-wraith': foe('spectre'), 'frozen-fist': foe('mailed-fist'), snowdancer: foe('ice-spell-cast'), 'ancient-artillery': foe('ballista'), 'lurker-clawcrusher': foe('crab-claw'), 'lurker-soldier': foe('crab'), 'lurker-mindsnipper': foe('squid-head'), 'coral-corpse': foe('coral'),
  'living-doom': foe('grim-reaper'), 'living-spirit': foe('half-dead'), 'algox-icespeaker': foe('ice-spell-cast'),
  barghest: foe('wolf-howl'), 'cave-spider': foe('spider-alt'), elemental: foe('unstable-orb'), ettin: foe('ogre'), 'flesh-moulder': foe('brain-tentacle'), 'goblin-archer': foe('goblin'), merriod: foe('sea-creature'), 'shadow-dragon': foe('wyvern'), zombie: foe('shambling-zombie'),
  reaver: foe('skeleton-inside'), stalker: foe('hooded-assassin'), penitent: foe('monk-face'), witch: foe('witch-face'), imps: foe('imp'), drowned: foe('drowning'), 'drowned-warden': foe('trident'), 'grey-wolf-companion': foe('wolf-head'), 'bone-hound-companion': foe('hound'),
  'mystic-ally': foe('magic-portal'), 'battle-bot': foe('vintage-robot'), 'rat-swarm': foe('rat'), decoy: foe('scarecrow'), skeleton: foe('skeleton'),
}

const KINDS: Record<string, string> = {
  hero: 'hooded-figure', monster: 'daemon-skull', summon: 'magic-portal', ally: 'three-friends', obstacle: 'stone-wall', mob: 'daemon-skull', lieutenant: 'overlord-helm',
  familiar: 'rat', companion: 'hound', villager: 'person',
}

const hue = (text: string) => [...text].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 360, 7)

/** How a figure, class or type of monster looks. */
export function lookOf(look: string, kind = 'monster'): Look {
  const own = LOOKS[look] ?? LOOKS[look.replace(/-(leader|minion|minions|boss)$/, '')]
  if (own) return own
  const icon = KINDS[kind] ?? 'daemon-skull'
  if (kind !== 'hero') return foe(icon)
  const h = hue(look)
  return hero(icon, `hsl(${h} 55% 70%)`, `hsl(${h} 35% 38%)`, `hsl(${h} 45% 18%)`, `hsl(${h} 45% 28%)`)
}

/** Who has a face of its own is known by it, whatever its kind looks like: heroes that share an archetype. */
export const ownLook = (id: string, look: string): string => (id in LOOKS ? id : look)
export const faceOf = (figure: { id: string; look: string }): string => ownLook(figure.id, figure.look)

/** Conditions, and what protects a figure: icon and ground. */
const CONDITIONS: Record<string, [string, string]> = {
  poison: ['death-juice', '#4f6b2e'], wound: ['drop', '#9c2f22'], immobilize: ['manacles', '#5a5f66'], disarm: ['drop-weapon', '#6a5648'],
  stun: ['star-swirl', '#2f5f7d'], muddle: ['misdirection', '#6f5234'], invisible: ['sight-disabled', '#3a3f66'], strengthen: ['biceps', '#a8741b'],
  bless: ['angel-wings', '#b08d2e'], curse: ['cursed-star', '#5d2a5e'], shield: ['checked-shield', '#3f5a6e'], retaliate: ['shield-reflect', '#7a4a22'],
  ward: ['checked-shield', '#3f6e5a'], brittle: ['crystal-shine', '#5a7a86'], bane: ['death-skull', '#5d2a2a'], impair: ['drop-weapon', '#4b4b6e'], regenerate: ['heart-plus', '#2c6340'],
  pierce: ['piercing-sword', '#6a3a2a'], flying: ['feathered-wing', '#4f6b86'],
  stunned: ['star-swirl', '#2f5f7d'], bleeding: ['drop', '#9c2f22'], burning: ['flame', '#a83c10'], diseased: ['gooey-daemon', '#5b6b2e'], immobilized: ['manacles', '#5a5f66'], weakened: ['drop-weapon', '#6a5648'],
  doomed: ['death-skull', '#5d2a2a'], terrified: ['shadow-follower', '#4f3d78'], cursed: ['cursed-star', '#5d2a5e'], poisoned: ['death-juice', '#4f6b2e'], 'knocked-out': ['half-dead', '#7c1d0d'], monkey: ['misdirection', '#6f5234'],
  despair: ['tired-eye', '#3a3f66'], faith: ['holy-symbol', '#8a7430'], fury: ['enrage', '#8c3b2a'], blinded: ['sight-disabled', '#3a3f66'], 'knocked-down': ['falling', '#6a5648'], slowed: ['hourglass', '#5a5f66'],
}
export const conditionOf = (name: string): { icon: string; ground: string } => {
  const [icon, ground] = CONDITIONS[name] ?? ['hazard-sign', '#5a4630']
  return { icon: icon!, ground: ground! }
}

const VERBS: Record<string, string> = {
  attack: 'broadsword', move: 'walking-boot', jump: 'jump-across', fly: 'feathered-wing', range: 'bullseye', target: 'convergence-target', targets: 'convergence-target', pierce: 'piercing-sword',
  push: 'push', pull: 'pull', heal: 'heart-plus', shield: 'checked-shield', retaliate: 'shield-reflect', loot: 'two-coins', summon: 'magic-portal', trap: 'wolf-trap',
  damage: 'drop', hp: 'hearts', health: 'hearts', 'hit-points': 'hearts', experience: 'upgrade', xp: 'upgrade', gold: 'two-coins', recover: 'return-arrow', refresh: 'return-arrow', initiative: 'hourglass', create: 'stone-wall', obstacle: 'stone-wall',
  advantage: 'upgrade', consume: 'flame', infuse: 'flame', add: 'card-draw', teleport: 'magic-portal', control: 'misdirection', lose: 'tombstone', open: 'dungeon-gate',
}
const ELEMENTS: Record<string, { icon: string; colour: string; ink: string }> = {
  fire: { icon: 'flame', colour: '#f0743a', ink: '#a83c10' }, ice: { icon: 'snowflake-2', colour: '#8fd0ee', ink: '#1f6485' }, air: { icon: 'whirlwind', colour: '#c9d3d0', ink: '#566461' },
  earth: { icon: 'linden-leaf', colour: '#a3bf5e', ink: '#4f6a18' }, light: { icon: 'sun', colour: '#ffd75e', ink: '#866107' }, dark: { icon: 'moon', colour: '#a68fd0', ink: '#4f3d78' },
  any: { icon: 'rolling-dices', colour: '#cdbfa6', ink: '#5a4630' },
}
export const elementOf = (name: string) => ELEMENTS[name]
export const verbIcon = (verb: string | undefined): string | undefined => (verb === undefined ? undefined : (VERBS[verb] ?? CONDITIONS[verb]?.[0] ?? ELEMENTS[verb]?.icon))

const SLOTS: Record<string, string> = {
  head: 'visored-helm', body: 'leather-armor', legs: 'boots', accessory: 'gem-chain', 'one-hand': 'gauntlet', hand: 'gauntlet', 'two-hands': 'two-handed-sword', 'two-hand': 'two-handed-sword', 'main-hand': 'broadsword', 'off-hand': 'checked-shield', 'either-hand': 'gauntlet', projectile: 'bullseye', small: 'round-bottom-flask', 'small-item': 'round-bottom-flask',
}
/** What a hero may have as a number. */
export const HAS: [string, string][] = [['level', 'upgrade'], ['xp', 'laurels'], ['mana', 'magic-swirl'], ['rage', 'enrage'], ['stamina', 'run'], ['fatigue', 'tired-eye'], ['fire', 'flame'], ['frost', 'snowflake-2'], ['soulrank', 'soul-vessel'], ['armor', 'leather-armor'], ['shields', 'checked-shield'], ['speed', 'walking-boot'], ['crowns', 'two-coins']]
export const slotIcon = (slot: string | undefined): string => SLOTS[slot ?? ''] ?? 'knapsack'

/** What a happening shows in the log. */
const SHOWN: Record<string, string> = {
  turn: 'hourglass', moves: 'walking-boot', focuses: 'convergence-target', attacks: 'broadsword', draws: 'card-draw', rolls: 'rolling-dices', suffers: 'drop', heals: 'heart-plus',
  condition: 'star-swirl', comes: 'footsteps', leaves: 'tombstone', reveals: 'dungeon-gate', uses: 'card-play',
}
export const shownIcon = (kind: string): string => SHOWN[kind] ?? 'scroll-unfurled'
