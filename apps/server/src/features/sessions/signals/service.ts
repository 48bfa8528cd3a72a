import type { Context } from '../../../plugins/context.ts'
import { Repeat } from '../../../plugins/repeat.ts'
import type { Member } from '../room/queries.ts'
import * as queries from './queries.ts'

/**
 * What the browsers of one side may send to the other in a room, over all their connections. A call starts with less
 * than 20,000 bytes, and looks for another way with as many.
 */
export const ALLOWANCE: queries.Allowance = { inASecond: 64_000, inAll: 2_000_000 }

/** What a message takes besides its words, so that many empty ones count too. */
const BYTES_OF_A_MESSAGE = 100

/** How long signals wait for a page whose connection was lost. It gives up then and starts its call anew. */
const MEMORY_MS = 2 * 60_000
/** How often older ones are deleted. */
const SWEEP_MS = 60_000

/**
 * Stores data of one browser for the other. Returns false, with nothing stored, if its side has sent more than a call
 * needs.
 */
export async function storeRelayed(
  { database, clock }: Context,
  member: Member,
  relayed: readonly { readonly to: string; readonly body: string }[],
): Promise<boolean> {
  const bytes = relayed.reduce((sum, { body }) => sum + BYTES_OF_A_MESSAGE + Buffer.byteLength(body), 0)
  const signals = relayed.map(({ to, body }) => ({ kind: 'relay', to_peer: to, body }) as const)
  return database.transaction(async (trx) => {
    const now = new Date(clock.now())
    if (!(await queries.countSent(trx, member, bytes, ALLOWANCE, now))) return false
    await queries.insertSignals(trx, member, signals, now)
    return true
  })
}

/** Deletes the data for a page up to signal `upTo`, which its browser has received. */
export function forgetDelivered({ database }: Context, member: Member, upTo: number): Promise<void> {
  return database.transaction((trx) => queries.deleteDelivered(trx, member, upTo))
}

/** Deletes the signals for which no page waits any more. Returns whether there are others. */
export function forgetOld({ database, clock }: Context): Promise<boolean> {
  return database.transaction((trx) => queries.deleteOld(trx, new Date(clock.now() - MEMORY_MS)))
}

/**
 * Deletes old signals every minute, as long as there are any: a process in whose rooms nothing happens asks the database
 * for nothing.
 */
export class SignalSweep {
  readonly #context: Context
  readonly #sweeps: Repeat
  /** An earlier process may have left some. */
  #areLeft = true

  constructor(context: Context) {
    this.#context = context
    this.#sweeps = new Repeat(() => this.#sweep(), SWEEP_MS)
  }

  /** Says that a signal was stored. */
  stored(): void {
    this.#areLeft = true
  }

  /** Resolves when it makes no more database queries. */
  async stop(): Promise<void> {
    await this.#sweeps.stop()
  }

  async #sweep(): Promise<void> {
    if (!this.#areLeft) return
    this.#areLeft = false
    try {
      if (await forgetOld(this.#context)) this.#areLeft = true
    } catch (error) {
      this.#areLeft = true
      this.#context.log.warn({ err: error }, 'old signals of rooms could not be deleted')
    }
  }
}
