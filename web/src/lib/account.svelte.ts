// Whose browser this is. A guest's seats lie in this browser alone; whoever has an account finds them everywhere.
import { api, type Entered, type Parted } from './connection'
import { device } from './device'
import { forgetSeen } from './history'
import { account, changedElsewhere, forget, signedIn, tables, type Account } from './memory'

class Me {
  now = $state.raw<Account | undefined>(account())
  /** Somebody was signed out without asking for it here. */
  ended = $state(false)

  constructor() {
    changedElsewhere((what) => {
      if (what === undefined || what === 'account') this.now = account()
    })
  }

  private enter(name: string, { session }: Entered) {
    this.now = { name: name.trim(), session }
    this.ended = false
    signedIn(this.now)
  }

  /** Gives the recovery code, which is shown once. */
  async open(name: string, password: string): Promise<string> {
    const entered = await api.openAccount(name, password, device())
    this.enter(name, entered)
    return entered.recovery!
  }

  async signIn(name: string, password: string) {
    this.enter(name, await api.signIn(name, password, device()))
  }

  /** Gives the new recovery code: the old one has been used. */
  async recover(name: string, code: string, password: string): Promise<string> {
    const entered = await api.recover(name, code.replace(/\s/g, ''), password, device())
    this.enter(name, entered)
    return entered.recovery!
  }

  async signOut(where: 'here' | 'all') {
    if (!this.now) return
    if (where === 'all') await api.signOutDevice(this.now.session, 'all')
    else await api.signOut(this.now.session)
    this.leave()
  }

  async delete(password: string, tables: 'leave' | 'delete'): Promise<Parted> {
    const parted = await api.deleteAccount(this.now!.session, password, tables)
    this.leave()
    return parted
  }

  /** This device no longer knows the account, nor the tables that it keeps: somebody else may sit here next. */
  private leave() {
    const kept = tables()
      .filter((one) => !one.keys.length)
      .map((one) => one.id)
    for (const id of kept) void forgetSeen(id)
    forget(...kept)
    this.now = undefined
    signedIn(undefined)
  }

  /** The server no longer knows this session. */
  over(session: string) {
    if (this.now?.session !== session) return
    this.leave()
    this.ended = true
  }
}
export const me = new Me()
