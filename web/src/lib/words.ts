// Phrases become sentences, as docs/words.md describes. The crate `words` does the same; words/vectors.json holds both to it.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Phrase } from '../../types/table'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
type Args = Record<string, FluentVariable>
type Said = { text: string; gender: string; count: number; forms: Record<string, string> }

/** Each form, and the one that stands in for it. */
const FORMS: Record<string, string> = {
  acc: '',
  dat: '',
  gen: '',
  the: '',
  the_acc: 'the',
  the_dat: 'the',
  the_gen: 'the',
  a: '',
  a_acc: 'a',
  a_dat: 'a',
  a_gen: 'a',
  plural: '',
  plural_dat: 'plural',
}
const DEPTH = 16
const plain = (text: string): Said => ({ text, gender: 'neuter', count: 1, forms: {} })
const form = (said: Said, name: string): string =>
  name === '' ? said.text : (said.forms[name] ?? form(said, FORMS[name] ?? ''))

export class Words {
  private bundle: FluentBundle

  constructor(
    readonly language: string,
    files: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const file of files) this.bundle.addResource(new FluentResource(file))
  }

  /** The same with more files: what was read already is not read again. */
  with(files: string[]): Words {
    const more = new Words(this.language, [])
    more.bundle = this.bundle
    for (const file of files) more.bundle.addResource(new FluentResource(file))
    return more
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  say(phrase: Phrase): string {
    return this.phrase(phrase, 0).text
  }

  private phrase(phrase: Phrase, depth: number): Said {
    if (depth > DEPTH) return plain('⟨…⟩')
    const args: Args = {}
    for (const [name, arg] of phrase.args ?? []) {
      if ('number' in arg) {
        args[name] = new FluentNumber(arg.number, { useGrouping: false })
        continue
      }
      const said = this.argument(arg, depth)
      for (const of in FORMS) args[`${name}_${of}`] = form(said, of)
      args[`${name}_count`] = said.count
      args[`${name}_gender`] = said.gender
      args[name] = said.text
    }
    return this.message(phrase.id, args)
  }

  private argument(arg: Arg, depth: number): Said {
    if ('number' in arg) return plain(String(arg.number))
    if ('text' in arg) return plain(arg.text)
    if ('name' in arg) return this.message(arg.name, {})
    if ('phrase' in arg) return this.phrase(arg.phrase, depth + 1)
    if (depth >= DEPTH) return plain(arg.list.length ? '⟨…⟩' : '')
    const all = arg.list.map((one) => this.argument(one, depth + 1))
    if (all.length === 0) return { ...this.message('list-none', {}), count: 0 }
    if (all.length === 1) return all[0]!
    const forms: Record<string, string> = {}
    for (const name in FORMS)
      if (all.some((one) => name in one.forms)) forms[name] = this.join(all.map((one) => form(one, name)))
    return { text: this.join(all.map((one) => one.text)), gender: 'plural', count: all.length, forms }
  }

  private join(parts: string[]): string {
    return parts.reduce((a, b, at) => this.message(at < parts.length - 1 ? 'list-comma' : 'list-and', { a, b }).text)
  }

  private message(id: string, args: Args): Said {
    const message = this.bundle.getMessage(id)
    if (!message) return plain(`⟨${id}⟩`)
    // An argument that is not given shows its name.
    const given = new Proxy(args, {
      get: (all, name) => all[String(name)] ?? `⟨${String(name)}⟩`,
      getOwnPropertyDescriptor: (all, name) => ({
        configurable: true,
        enumerable: true,
        writable: true,
        value: all[String(name)] ?? `⟨${String(name)}⟩`,
      }),
    })
    const format = (pattern: Pattern) => this.bundle.formatPattern(pattern, given, [])
    const said = plain(message.value === null ? `⟨${id}⟩` : format(message.value))
    for (const [name, pattern] of Object.entries(message.attributes)) {
      if (name === 'gender') said.gender = format(pattern)
      else if (name in FORMS) said.forms[name] = format(pattern)
    }
    return said
  }
}
