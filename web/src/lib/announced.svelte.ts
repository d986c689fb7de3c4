// What whoever runs the server tells everybody: over the connection of a table, and when a page is opened.
import type { Notice } from '../../types/wire'

class Announced {
  notice = $state.raw<Notice | undefined>()
  private read = ''

  /** Told anew; what somebody has read already is not shown again. */
  hear(notice: Notice | undefined) {
    const says = notice !== undefined && (notice.text !== '' || notice.down !== undefined)
    this.notice = says && JSON.stringify(notice) !== this.read ? notice : undefined
  }

  close() {
    this.read = JSON.stringify(this.notice)
    this.notice = undefined
  }

  /** Asks, for pages that have no table. */
  async ask() {
    try {
      const answer = await fetch('/api/server')
      if (answer.ok) this.hear((await answer.json()).notice)
    } catch {
      // Without a server there is nothing to announce.
    }
  }
}
export const announced = new Announced()
