// The map of a case, as it is written, as a board that can be drawn.
import type { Board, Figure, Space } from '../../types/table'

export type Drawing = { map: string; legend: Record<string, string> }

const TERRAIN: Record<string, Space['terrain']> = { '~': ['water'], '^': ['obstacle'], o: undefined }

export function boardOf({ map, legend }: Drawing): { board: Board; figures: Figure[] } {
  const spaces: Space[] = [], figures: Figure[] = []
  const rows = map.replace(/\n$/, '').split('\n')
  const odd = rows.findIndex((row) => /\S/.test(row)) >= 0 ? (/^ (?=\S)/.test(rows[0]!) && rows.length > 1 && !/^ /.test(rows[1]!) ? 1 : 0) : 0
  rows.forEach((row, r) => {
    const y = r + odd
    ;[...row].forEach((mark, i) => {
      if (mark === ' ') return
      const x = Math.floor((i - (y & 1)) / 2), id = `${x},${y}`
      const [kind = '', what = '', elite = '', number = ''] = (legend[mark] ?? '').split(' ')
      const space: Space = { id, x, y }
      if (kind === 'hero' || kind === 'monster' || kind === 'summon' || kind === 'ghoul' || kind === 'boss')
        figures.push({ id: `${mark}${id}`, look: what || kind, kind: kind === 'hero' ? 'hero' : kind === 'summon' ? 'summon' : 'monster', rank: elite ? 'elite' : kind === 'boss' ? 'boss' : 'normal', number: number ? Number(number) : undefined, at: [id] })
      else if (mark === '+' || /door/.test(kind)) space.tokens = [{ id: `d${id}`, kind: 'door-closed' }]
      else if (mark === '#' || /obstacle|wall/.test(kind)) space.terrain = ['obstacle']
      else if (/trap/.test(kind) || /trap/.test(what)) space.tokens = [{ id: `t${id}`, kind: 'trap' }]
      else if (mark === '$' || /coin/.test(what)) space.tokens = [{ id: `c${id}`, kind: 'coin' }]
      else if (/difficult/.test(what)) space.terrain = ['difficult']
      else if (/hazard/.test(what)) space.terrain = ['hazardous']
      else if (TERRAIN[mark]) space.terrain = TERRAIN[mark]
      spaces.push(space)
    })
  })
  return { board: { layout: 'hexes', spaces, edges: [] }, figures }
}
