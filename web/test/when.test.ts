import { describe, expect, it } from 'vitest'
import { when } from '../src/lib/when'

describe('when something was', () => {
  const now = new Date(2026, 2, 10, 9, 5).getTime()
  const at = (...date: [number, number, number, number, number]) => new Date(...date).getTime()
  it('is an hour today', () => expect(when(at(2026, 2, 10, 0, 1), 'en', now)).toBe('00:01'))
  it('is yesterday the night before', () => {
    expect(when(at(2026, 2, 9, 22, 40), 'en', now)).toBe('yesterday, 22:40')
    expect(when(at(2026, 2, 9, 22, 40), 'de', now)).toBe('gestern, 22:40')
  })
  it('may be no more than a day', () => {
    expect(when(at(2026, 2, 10, 0, 1), 'en', now, 'day')).toBe('today')
    expect(when(at(2026, 2, 9, 22, 40), 'de', now, 'day')).toBe('gestern')
  })
  it('is a date before that', () => {
    expect(when(at(2026, 2, 8, 22, 40), 'en', now)).toBe('8 March')
    expect(when(at(2026, 2, 8, 22, 40), 'de', now)).toBe('8. März')
  })
  it('has its year when that was long ago', () => expect(when(at(2024, 2, 8, 22, 40), 'en', now)).toBe('8 March 2024'))
})
