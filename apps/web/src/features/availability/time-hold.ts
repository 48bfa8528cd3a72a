/** A time from `start` to `end` (epoch milliseconds, end excluded). */
interface HeldTime {
  readonly start: number
  readonly end: number
}

/** How long the server holds a time, in milliseconds. */
export const HOLD_MS = 10 * 60_000

/** A time held for a student until `expiresAt`, an instant of the server (epoch milliseconds). */
export interface Hold {
  readonly id: string
  readonly start: number
  readonly expiresAt: number
  readonly canRenew: boolean
  /** Once booked: how long before the start it can still be moved, or cancelled without being late. */
  readonly noticeMinutes: number
}

/** The state of the time that a student has pressed. */
export type HoldState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly time: HeldTime }
  | { readonly kind: 'held'; readonly time: HeldTime; readonly hold: Hold }
  /** It was held, and the hold has expired. */
  | { readonly kind: 'over'; readonly time: HeldTime }
  | { readonly kind: 'refused'; readonly time: HeldTime; readonly error: unknown }

/** The API calls. */
export interface HoldCalls {
  readonly claim: (time: HeldTime) => Promise<Hold>
  /** Releases one hold. Must also work while the page unloads, and must not throw. */
  readonly release: (id: string) => Promise<void>
  readonly renew: (id: string) => Promise<Hold>
}

const NONE: HoldState = { kind: 'none' }

/**
 * Keeps the server's hold in sync with what the student presses. It sends one call at a time, only the newest choice
 * counts, and repeating the current choice sends nothing. A hold that is no longer wanted is released by its id.
 */
export class TimeHold {
  readonly #calls: HoldCalls
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #state: HoldState = NONE
  #wanted: HeldTime | null = null
  /** The hold on the server, wanted or not. */
  #held: Hold | null = null
  /** The last call, until it has finished. */
  #last: Promise<void> | null = null

  /** `now` returns the server's time. */
  constructor(calls: HoldCalls, now: () => number) {
    this.#calls = calls
    this.#now = now
  }

  readonly state = (): HoldState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * The student pressed a time, or wants none any more (null). Pressing a time that is held or being claimed does
   * nothing.
   */
  want(time: HeldTime | null): void {
    const stands = this.#state.kind === 'asking' || this.#state.kind === 'held'
    if (time?.start === this.#wanted?.start && (time === null || stands)) return
    this.#wanted = time
    this.#state = time === null ? NONE : { kind: 'asking', time }
    // Send the call before anything is rendered.
    this.#ask()
    this.#tell()
  }

  /** Returns the live hold of `time`, and claims the time if necessary. Throws the reason if that fails. */
  async ensure(time: HeldTime): Promise<Hold> {
    this.#expire()
    this.want(time)
    await this.#last
    const state = this.#state
    if (state.kind === 'held') return state.hold
    throw state.kind === 'refused' ? state.error : new Error('The time is no longer wanted.')
  }

  /** Renews the current hold. Throws the reason if that fails. */
  async renew(): Promise<void> {
    const state = this.#state
    if (state.kind !== 'held') return
    const hold = await this.#calls.renew(state.hold.id)
    this.#held = hold
    if (this.#state === state) this.#change({ ...state, hold })
  }

  /** The server no longer holds the time, whatever this page assumed. */
  lost(): void {
    this.#held = null
    if (this.#state.kind === 'held') this.#change({ kind: 'over', time: this.#state.time })
  }

  /** The held time was booked: there is nothing to release. */
  forget(): void {
    this.#held = null
    this.#wanted = null
    this.#change(NONE)
  }

  /** Call this when the hold may have expired. */
  readonly tick = (): void => this.#expire()

  /** The page is being left: releases the hold immediately. */
  leave(): void {
    const held = this.#held
    this.#wanted = null
    this.#held = null
    this.#change(NONE)
    if (held !== null) void this.#calls.release(held.id)
    // A pending claim is released when its response arrives.
    this.#ask()
  }

  #expire(): void {
    if (this.#state.kind === 'held' && this.#state.hold.expiresAt <= this.#now()) this.lost()
  }

  /** Brings the hold in sync with what is wanted: immediately, or after the pending call. */
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
      // The server itself releases the previous hold.
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
