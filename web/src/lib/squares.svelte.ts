// How the squares of the board that is looked at are called: by the letters and numbers at its edge. Sentences name them so.
import type { Board } from '../../types/table'
import { squareNames } from '../board/shape'

class Squares {
  names = $state.raw(new Map<string, string>())
  /** A board was opened, or more of it is seen. */
  of(board: Board) {
    this.names = squareNames(board)
  }
}
export const squares = new Squares()
