// Keys for the options of the bar: numbers in order, 0 for what ends or declines, a letter of its name for an item.
import type { Offered, Phrase } from '../../types/table'
import { isLast } from './option'

/** Commands of the table; no item takes one of these. */
export const COMMANDS = new Set(['z', 'w', 'l', 'p', 'c', 'f', 'n', 'o', 't', 'm', 's', 'x', 'g'])

export function keysFor(options: Offered[], say: (phrase: Phrase) => string): Map<string, string> {
  const keys = new Map<string, string>(),
    used = new Set<string>()
  let number = 1
  for (const option of options) {
    let key: string | undefined
    if (isLast(option) && !used.has('0')) key = '0'
    else if (option.at?.some((at) => 'item' in at)) {
      const name = say(option.say).split(/\s+/).slice(-3).join(' ').toLowerCase()
      key = [...name].find((c) => /[a-z]/.test(c) && !COMMANDS.has(c) && !used.has(c))
    }
    key ??= number <= 9 ? String(number++) : undefined
    if (!key) continue
    used.add(key)
    keys.set(option.key, key.toUpperCase())
  }
  return keys
}
