import { describe, expect, it } from 'vitest'
import type { Figure, Scene } from '../types/table'
import { between } from '../src/lib/seen'
import { lineOf } from '../src/lib/untold'

const figure = (id: string, more: Partial<Figure> = {}): Figure =>
  ({ id, kind: 'monster', look: id, at: ['1,1'], hp: [5, 5], ...more }) as Figure
const scene = (figures: Figure[], more: Partial<Scene> = {}): Scene =>
  ({ figures, under_way: [], board: { layout: 'squares', spaces: [], edges: [] }, ...more }) as unknown as Scene

describe('the line that tells of what is shown', () => {
  const lines = ['sorcery-moved', 'sorcery-wounds', 'sorcery-round'].map((id) => ({ line: id, say: { id }, rules: [] }))
  it('is the one that speaks of it, or the last', () => {
    expect(lineOf({ suffers: { figure: 'sel', damage: 1 } }, lines).line).toBe('sorcery-wounds')
    expect(lineOf({ uses: { figure: 'sel', card: 'mend' } }, lines).line).toBe('sorcery-round')
  })
})

describe('what happened between two scenes', () => {
  it('is nothing, where they are the same', () => {
    expect(between(scene([figure('zombie')]), scene([figure('zombie')]))).toEqual([])
  })
  it('is a turn, a step and a wound', () => {
    const before = scene([figure('zombie'), figure('hero')]),
      after = scene([
        figure('zombie', { active: true, at: ['2,1'] }),
        figure('hero', { hp: [3, 5], conditions: ['poisoned'] }),
      ])
    expect(between(before, after)).toEqual([
      { turn: { of: 'zombie' } },
      { moves: { figure: 'zombie', way: ['1,1', '2,1'], jump: false } },
      { suffers: { figure: 'hero', damage: 2 } },
      { condition: { figure: 'hero', condition: 'poisoned', gained: true } },
    ])
  })
  it('is an attack and its dice, told once', () => {
    const attack = (face: string) =>
      scene([figure('zombie')], {
        under_way: [
          { id: 'attack', who: 'zombie', whom: ['hero'], values: {}, dice: [{ id: '1', colour: 'red', face }] },
        ],
      })
    expect(between(scene([figure('zombie')]), attack('2 damage'))).toEqual([
      { turn: { of: 'zombie' } },
      { attacks: { figure: 'zombie', target: 'hero' } },
      { rolls: { dice: [['red', '2 damage']] } },
    ])
    expect(between(attack('2 damage'), attack('2 damage'))).toEqual([])
    expect(between(attack('2 damage'), attack('miss'))).toEqual([
      { turn: { of: 'zombie' } },
      { rolls: { dice: [['red', 'miss']] } },
    ])
  })
  it('is the turn of a monster that walks, where only heroes have turns', () => {
    const hero = figure('hero', { kind: 'hero', active: true })
    expect(between(scene([hero, figure('imp')]), scene([hero, figure('imp', { at: ['2,1'] })]))).toEqual([
      { turn: { of: 'imp' } },
      { moves: { figure: 'imp', way: ['1,1', '2,1'], jump: false } },
    ])
  })
  it('is who came and who left, the newcomers last', () => {
    expect(between(scene([figure('rat')]), scene([figure('imp')]))).toEqual([
      { leaves: { figure: 'rat' } },
      { comes: { figure: 'imp' } },
    ])
  })
})
