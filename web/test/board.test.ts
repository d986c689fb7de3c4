import { describe, expect, it } from 'vitest'
import type { Board } from '../types/table'
import { drawBoard, drawThumb } from '../src/board/draw'
import {
  type Point,
  besideOf,
  boxOf,
  hexCentre,
  inRows,
  inset,
  places,
  polyOf,
  R,
  shapesOf,
  squareNames,
  straighten,
  union,
  W,
  within,
} from '../src/board/shape'

const hexes = (rows: [number, number, number][]): Board['spaces'] =>
  rows.flatMap(([y, a, b]) => Array.from({ length: b - a + 1 }, (_, i) => ({ id: `${a + i},${y}`, x: a + i, y })))
const board = (): Board => ({
  layout: 'hexes',
  spaces: hexes([
    [0, 0, 3],
    [1, 0, 3],
    [2, 0, 3],
  ]),
  edges: [],
})
const words = { unexplored: 'Unexplored', shadow: 'Shadow' }

describe('where spaces lie', () => {
  it('odd rows of hexes stand half a hex to the right', () => {
    expect(hexCentre(2, 0)).toEqual([2 * W, 0])
    expect(hexCentre(2, 1)).toEqual([2.5 * W, 1.5 * R])
  })
  it('a hex inside has six neighbours, a corner fewer', () => {
    const beside = besideOf(shapesOf(board()).values())
    expect(
      beside
        .get('1,1')!
        .map((n) => n.to)
        .sort(),
    ).toEqual(['0,1', '1,0', '1,2', '2,0', '2,1', '2,2'])
    expect(
      beside
        .get('0,0')!
        .map((n) => n.to)
        .sort(),
    ).toEqual(['0,1', '1,0'])
  })
  it('squares lie beside four others', () => {
    const squares: Board = {
      layout: 'squares',
      edges: [],
      spaces: [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ id: `${x},${y}`, x, y }))),
    }
    expect(
      besideOf(shapesOf(squares).values())
        .get('1,1')!
        .map((n) => n.to)
        .sort(),
    ).toEqual(['0,1', '1,0', '1,2', '2,1'])
  })
  it('areas have their own outline, and their middle is where the scene says', () => {
    const areas: Board = {
      layout: 'areas',
      edges: [],
      spaces: [
        {
          id: 'a',
          x: 150,
          y: 50,
          outline: [
            [0, 0],
            [200, 0],
            [200, 100],
            [0, 100],
          ],
        },
      ],
    }
    const shape = shapesOf(areas).get('a')!
    const [[x0, y0], , [x1, y1]] = shape.corners as [Point, Point, Point, Point]
    expect((shape.centre[0] - x0) / (x1 - x0)).toBeCloseTo(0.75)
    expect((shape.centre[1] - y0) / (y1 - y0)).toBeCloseTo(0.5)
  })
  it('a smaller outline lies inside', () => {
    const shape = shapesOf(board()).get('1,1')!
    for (const [x, y] of inset(shape, 4)) expect(within(x, y, polyOf([shape], 0))).toBe(true)
  })
  it('figures that share a space stand apart', () => {
    const all = places([0, 0], 4, 30)
    for (const a of all)
      for (const b of all) if (a !== b) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(25)
  })
  it('figures in rows lie beside each other, within the zone, as large as there is room', () => {
    const box = { x0: 3, y0: 3, x1: 93, y1: 70 }
    for (let n = 1; n <= 9; n++) {
      const all = Array.from({ length: n }, (_, i) => inRows(box, n, i)),
        cell = all[0]!.cell
      for (const {
        at: [x, y],
      } of all) {
        expect(Math.min(x - box.x0, box.x1 - x)).toBeGreaterThanOrEqual(cell / 2 - 0.01)
        expect(Math.min(y - box.y0, box.y1 - y)).toBeGreaterThanOrEqual(cell / 2 - 0.01)
      }
      for (const a of all)
        for (const b of all)
          if (a !== b)
            expect(Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1]))).toBeGreaterThanOrEqual(
              cell - 0.01,
            )
    }
    expect(inRows(box, 6, 0).cell).toBeCloseTo(30)
  })
  it('squares have names that stay when more of the map is seen', () => {
    const squares = (ids: string[]): Board => ({
      layout: 'squares',
      edges: [],
      spaces: ids.map((id) => ({ id, x: Number(id.split(',')[0]), y: Number(id.split(',')[1]) })),
    })
    expect(squareNames(squares(['4,2', '27,0'])).get('4,2')).toBe('E3')
    expect(squareNames(squares(['4,2', '27,0', '0,0'])).get('27,0')).toBe('AB1')
    expect(squareNames(board()).size).toBe(0)
  })
  it('straight lines keep their ends', () => {
    const ring = union([
      [
        { X: 0, Y: 0 },
        { X: 1000, Y: 30 },
        { X: 2000, Y: 0 },
        { X: 2000, Y: 2000 },
        { X: 0, Y: 2000 },
      ],
    ])
    expect(straighten(ring, 5)[0]!.length).toBeLessThan(ring[0]!.length)
  })
})

describe('the drawing', () => {
  it('holds every space', () => {
    const drawn = drawBoard(board(), words),
      box = boxOf([...shapesOf(board()).values()].flatMap((s) => s.corners))
    expect(drawn.box.x0).toBeLessThan(box.x0)
    expect(drawn.box.y1).toBeGreaterThan(box.y1)
    expect(drawn.svg).not.toMatch(/NaN|undefined/)
  })
  it('is the same at every seat', () => expect(drawBoard(board(), words).svg).toBe(drawBoard(board(), words).svg))
  it('shows no grid and no contents of what is not revealed', () => {
    const hidden = board()
    for (const s of hidden.spaces)
      if (s.y === 2) {
        s.terrain = ['unrevealed']
        s.tokens = [{ id: 't', kind: 'treasure' }]
      }
    const drawn = drawBoard(hidden, words).svg
    expect(drawn).not.toContain('table-wood)" stroke="#3a2410"')
  })
  it('a door between rooms to the left and right stands upright', () => {
    const two: Board = {
      layout: 'hexes',
      edges: [],
      spaces: [
        ...hexes([
          [0, 0, 2],
          [1, 0, 1],
          [2, 0, 2],
          [0, 4, 6],
          [1, 3, 5],
          [2, 4, 6],
        ]).map((s) => ({ ...s, room: s.x < 3 && !(s.y === 1 && s.x > 2) ? 1 : 2 })),
        { id: '2,1', x: 2, y: 1, tokens: [{ id: 'd', kind: 'door-closed' }] },
      ],
    }
    expect(drawBoard(two, words).svg).toMatch(/<rect x="-7" y="-28/)
  })
  it('draws squares, areas, terrain, tokens and an empty board', () => {
    const terrain = [
      'water',
      'difficult',
      'icy',
      'hazardous',
      'lava',
      'pit',
      'sludge',
      'bridge',
      'stairs',
      'blocked',
      'shadow',
      'light',
      'pillar',
      'obstacle',
    ] as const
    const squares: Board = {
      layout: 'squares',
      edges: [{ between: ['0,0', '1,0'], kind: 'portcullis' }],
      spaces: terrain.map((t, i) => ({
        id: `${i},0`,
        x: i,
        y: 0,
        terrain: [t],
        tokens: [{ id: `k${i}`, kind: i % 2 ? 'coin' : 'portal' }],
      })),
      overlays: [{ terrain: 'obstacle', look: 'table', spaces: ['2,0', '3,0'] }],
    }
    expect(drawBoard(squares, words).svg).not.toMatch(/NaN|undefined/)
    expect(drawThumb(squares).svg).not.toMatch(/NaN|undefined/)
    expect(drawBoard({ layout: 'none', spaces: [], edges: [] }, words).svg).toBe('')
  })
})
