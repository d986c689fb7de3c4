// The tables of whoever sits here: those whose links this browser remembers, and those that the account keeps.
import { me } from './account.svelte'
import { api, Refused, type Listed } from './connection'
import { gathered, type Mine } from './gathered'
import { forgetSeen } from './history'
import { changedElsewhere, forget, handOver, tables as remembered } from './memory'

/** So many keys may be shown at once. */
const MOST = 100

class Tables {
  all = $state.raw<Mine[]>([])
  /** Whether the server has said how they stand. */
  known = $state(false)

  constructor() {
    changedElsewhere((what) => (what === undefined || what === 'tables' || what === 'account') && void this.load())
    this.all = gathered(remembered(), undefined)
  }

  /** Asks how they stand. Without the server the list is what the browser remembers. */
  async load() {
    const kept = remembered(),
      account = me.now
    if (!this.known) this.all = gathered(kept, undefined)
    try {
      const listed = await this.list(
        kept.filter((one) => !one.puzzle).flatMap((one) => one.keys),
        account?.session,
      )
      // Somebody else may have signed in meanwhile.
      if (me.now?.session !== account?.session) return
      this.all = gathered(kept, listed, account?.name)
      this.known = true
    } catch (error) {
      this.known = false
      if (account && error instanceof Refused && error.kind === 'forbidden') {
        me.over(account.session)
        await this.load()
      }
    }
  }

  private async list(keys: string[], session: string | undefined): Promise<Listed[]> {
    const listed: Listed[] = []
    for (let from = 0; from === 0 || from < keys.length; from += MOST) {
      const some = keys.slice(from, from + MOST)
      // What the account keeps is told with the first of them.
      if (some.length || session !== undefined) listed.push(...(await api.list(some, from === 0 ? session : undefined)))
    }
    return [...new Map(listed.reverse().map((one) => [one.table, one])).values()]
  }

  /** The account keeps what links of this browser open; the links go from here. */
  async keep(some: Mine[]) {
    const account = me.now
    if (!account) return
    const keys = some.flatMap((one) => one.keys)
    for (let from = 0; from < keys.length; from += MOST) await api.keep(account.session, keys.slice(from, from + MOST))
    for (const one of some) handOver(one.id, account.name)
    await this.load()
  }

  /** Gives up a place in the list: the account's, and this browser's own links. */
  async leave(one: Mine, bot?: string) {
    if (me.now && one.kept) await api.leave(me.now.session, one.id, bot)
    forget(one.id)
    void forgetSeen(one.id)
    await this.load()
  }
}
export const tables = new Tables()
