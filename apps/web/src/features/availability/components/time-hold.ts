/** A time between two instants (epoch milliseconds), half open. */
interface HeldTime {
  readonly start: number
  readonly end: number
}

/** How long the server holds a time, in milliseconds. */
export const HOLD_MS = 10 * 60_000

/** A time that is held for one student until `expiresAt` (epoch milliseconds). */
export interface Hold {
  readonly id: string
  readonly start: number
  readonly expiresAt: number
  readonly canRenew: boolean
  /** Once it is booked: how long before the start moving ends and a cancellation is late. */
  readonly noticeMinutes: number
}

/** How it stands with the time that a student has pressed. */
export type HoldState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly time: HeldTime }
  | { readonly kind: 'held'; readonly time: HeldTime; readonly hold: Hold }
  /** It was held, and the time for it is over. */
  | { readonly kind: 'over'; readonly time: HeldTime }
  | { readonly kind: 'refused'; readonly time: HeldTime; readonly error: unknown }

/** What the server is asked. */
export interface HoldCalls {
  readonly claim: (time: HeldTime) => Promise<Hold>
  /** Gives one hold back; must also work while the page is left, and throws nothing. */
  readonly release: (id: string) => Promise<void>
  readonly renew: (id: string) => Promise<Hold>
}

const NONE: HoldState = { kind: 'none' }

/**
 * Keeps what the server holds in step with what is pressed: one call at a time, the newest wish counts, a wish that
 * stands already asks nothing. What is left behind is given back by its id.
 */
export class TimeHold {
  readonly #calls: HoldCalls
  readonly #listeners = new Set<() => void>()
  #state: HoldState = NONE
  #wanted: HeldTime | null = null
  /** What the server holds, whether or not it is still wanted. */
  #held: Hold | null = null
  /** What was asked last, until it is answered. */
  #last: Promise<void> | null = null

  constructor(calls: HoldCalls) {
    this.#calls = calls
  }

  readonly state = (): HoldState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A time was pressed (null: none is wanted any more). Pressing what is held, or on its way, changes nothing. */
  want(time: HeldTime | null): void {
    const stands = this.#state.kind === 'asking' || this.#state.kind === 'held'
    if (time?.start === this.#wanted?.start && (time === null || stands)) return
    this.#wanted = time
    this.#state = time === null ? NONE : { kind: 'asking', time }
    // The call goes out before anything is drawn.
    this.#ask()
    this.#tell()
  }

  /** The live hold of `time`: the present one, or else a new one. Throws why there is none. */
  async ensure(time: HeldTime): Promise<Hold> {
    this.#expire()
    this.want(time)
    await this.#last
    const state = this.#state
    if (state.kind === 'held') return state.hold
    throw state.kind === 'refused' ? state.error : new Error('The time is no longer wanted.')
  }

  /** Holds the present time for longer. Throws why not. */
  async renew(): Promise<void> {
    const state = this.#state
    if (state.kind !== 'held') return
    const hold = await this.#calls.renew(state.hold.id)
    this.#held = hold
    if (this.#state === state) this.#change({ ...state, hold })
  }

  /** The server no longer holds it, whatever this page thought. */
  lost(): void {
    this.#held = null
    if (this.#state.kind === 'held') this.#change({ kind: 'over', time: this.#state.time })
  }

  /** What was held is booked: nothing is to be given back. */
  forget(): void {
    this.#held = null
    this.#wanted = null
    this.#change(NONE)
  }

  /** To be called at the hold's end. */
  readonly tick = (): void => this.#expire()

  /** The page is left: what is held goes back at once. */
  leave(): void {
    const held = this.#held
    this.#wanted = null
    this.#held = null
    this.#change(NONE)
    if (held !== null) void this.#calls.release(held.id)
    // A claim on its way is given back when it comes.
    this.#ask()
  }

  #expire(): void {
    if (this.#state.kind === 'held' && this.#state.hold.expiresAt <= Date.now()) this.lost()
  }

  /** Brings what is held in step with what is wanted: at once, or after the call that is on its way. */
  #ask(): void {
    const turn = this.#last === null ? this.#settle() : this.#last.then(() => this.#settle())
    this.#last = turn
    void turn.then(() => {
      if (this.#last === turn) this.#last = null
    })
  }

  async #settle(): Promise<void> {
    const wanted = this.#wanted
    if (wanted === null) return await this.#giveBack()
    if (this.#held?.start === wanted.start && this.#state.kind === 'held') return
    try {
      // The server lets go of the hold before it by itself.
      const hold = await this.#calls.claim(wanted)
      this.#held = hold
      if (this.#wanted === wanted) this.#change({ kind: 'held', time: wanted, hold })
    } catch (error) {
      await this.#giveBack()
      if (this.#wanted === wanted) this.#change({ kind: 'refused', time: wanted, error })
    }
  }

  async #giveBack(): Promise<void> {
    const held = this.#held
    this.#held = null
    if (held !== null) await this.#calls.release(held.id)
  }

  #change(state: HoldState): void {
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
