import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql, Trx } from './tables.ts'

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Throws when called inside a transaction. The root handle and the root job queue call it before every statement:
 * on the embedded engine (one connection) a forgotten `trx` would hang the server for ever, on PostgreSQL it would
 * silently break atomicity.
 */
export function refuseInsideTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} was used inside a transaction: pass trx instead`)
}

/** Runs `work` as if outside the transaction around it: for what outlives it, such as a timer or a listener. */
export function outsideTransaction<T>(work: () => T): T {
  return insideTransaction.exit(work)
}

/** PostgreSQL's codes for a dead-lock and a serialization failure: the transaction may simply be run again. */
const RETRYABLE = new Set(['40P01', '40001'])
const TRIES = 3

/**
 * The one way to open a transaction: commits what `work` did, or nothing when it throws. Nothing but SQL on `trx`
 * is awaited inside. Dead-locks and serialization failures are tried again, three times in all, so `work` must
 * not change anything outside the database.
 */
export async function inTransaction<T>(root: Sql, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await root.transaction().execute((trx) => insideTransaction.run(true, () => work(trx)))
    } catch (error) {
      const code = (error as { code?: unknown }).code
      if (attempt >= TRIES || typeof code !== 'string' || !RETRYABLE.has(code)) throw error
    }
  }
}
