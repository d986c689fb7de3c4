// The reader's language: chosen once, switched at once. The words of a game come when somebody opens it.
import type { Arg, Phrase } from '../../types/table'
import { fileOf, WORDS_OF } from './speech'
import { Words } from './words'

const FILES = import.meta.glob('../../../words/{en,de}/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is loaded of each language: which files, and the words in them. */
const loaded = new Map<Language, { files: Set<string>; words: Words }>()

/** The words of a language, with those of these games among them. */
async function load(language: Language, games: Iterable<string>): Promise<Words> {
  const wanted = ['client', 'table', ...[...games].flatMap((game) => WORDS_OF[game] ?? [])]
  const known = loaded.get(language) ?? { files: new Set<string>(), words: new Words(language, []) }
  const fresh = Object.keys(FILES).filter((path) => {
    const file = fileOf(path)
    return (
      path.includes(`/words/${language}/`) &&
      !known.files.has(path) &&
      wanted.some((part) => file === part || file.startsWith(`${part}-`))
    )
  })
  if (fresh.length) {
    const texts = await Promise.all(fresh.map((path) => FILES[path]!()))
    const before = loaded.get(language) ?? known
    loaded.set(language, { files: new Set([...before.files, ...fresh]), words: before.words.with(texts) })
  }
  return (loaded.get(language) ?? known).words
}

class Spoken {
  language = $state<Language>('en')
  words = $state.raw<Words>(new Words('en', []))
  ready = $state(false)
  /** The games whose words are there. */
  private games = $state.raw(new Set<string>())
  private needed = new Set<string>()

  /** The language that was chosen last, whose words may still be on their way. */
  private chosen: Language = 'en'

  private async speak() {
    const language = this.chosen,
      games = new Set(this.needed),
      words = await load(language, games)
    // Meanwhile another language was chosen, or another game opened: whoever did that says it.
    if (language !== this.chosen || this.needed.size > games.size) return
    this.words = words
    this.games = games
    this.language = language
    this.ready = true
    document.documentElement.lang = language
  }

  /** Whether the words of a game are there. */
  knows(game: string): boolean {
    return this.games.has(game)
  }

  /** Fetches the words of a game, once. */
  async need(...games: string[]) {
    if (games.every((game) => this.games.has(game))) return
    for (const game of games) this.needed.add(game)
    await this.speak()
  }

  /** Somebody chooses a language; it is remembered. */
  async choose(language: Language) {
    this.chosen = language
    await this.speak()
    try {
      localStorage.setItem('gruft.language', language)
    } catch {
      // A browser that stores nothing asks again next time.
    }
  }

  async begin() {
    const stored = localStorage.getItem('gruft.language')
    const wanted = stored ?? navigator.language.slice(0, 2)
    this.chosen = wanted === 'de' ? 'de' : 'en'
    await this.speak()
  }
}

export const spoken = new Spoken()

/** A phrase of the engine as a sentence. */
export const say = (phrase: Phrase | undefined): string => (phrase ? spoken.words.say(phrase) : '')

/** A name by its message id, where there is one. */
export const nameOf = (id: string): string | undefined => (spoken.words.has(id) ? spoken.words.say({ id }) : undefined)

/** A sentence of the client itself: `client-…`. */
export function t(id: string, args: Record<string, string | number | Phrase> = {}): string {
  const list: [string, Arg][] = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? { number: value } : typeof value === 'string' ? { text: value } : { phrase: value },
  ])
  return spoken.words.say({ id: `client-${id}`, args: list })
}

/** The first letter large: names begin sentences here. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
