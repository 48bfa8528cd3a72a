import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseBusy, databaseErrorKind } from './database-error.ts'
import type { Sql, Trx } from './tables.ts'

/** What is still to be done for a transaction that runs. */
interface Running {
  readonly last: ((trx: Trx) => Promise<void>)[]
  readonly committed: (() => void)[]
  readonly possiblyCommitted: (() => void)[]
}

const insideTransaction = new AsyncLocalStorage<Running>()

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

function running(): Running {
  const found = insideTransaction.getStore()
  if (!found) throw new Error('This must be called inside a transaction')
  return found
}

/**
 * Does `work` as the last thing in the transaction around the call, just before its COMMIT: for what takes a lock that
 * everybody wants, which is then held for this work and the COMMIT alone, by nobody who waits for another one.
 */
export function beforeCommit(work: (trx: Trx) => Promise<void>): void {
  running().last.push(work)
}

/** Calls `work` when the transaction around the call has been committed. It must not throw. */
export function afterCommit(work: () => void): void {
  running().committed.push(work)
}

/**
 * Calls `work` when the transaction around the call is over and was committed, or may have been since the answer to its
 * COMMIT was lost: for news of a change, which do no harm when there was none. It must not throw.
 */
export function afterPossibleCommit(work: () => void): void {
  running().possiblyCommitted.push(work)
}

export interface TransactionOptions {
  /**
   * Says that a second run of `work` does nothing when the first one was committed, because a kept reply decides. Only
   * then is it run again after a connection was lost while COMMIT was on its way.
   */
  readonly idempotent?: boolean
  /** How long the whole may take, in milliseconds; 0 or left out: as long as it needs. */
  readonly within?: number
}

/** Most runs after dead-locks and serialization failures. A lost connection is tried again until time is up. */
const TRIES = 3
const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 1000
/** No run begins later than this after the first one, however long the whole may take. */
const LAST_RUN_MS = 4000

/**
 * The one way to open a transaction: commits what `work` did, or nothing when it throws. Nothing but SQL on `trx`
 * is awaited inside. `work` must not change anything outside the database, since it is run again after a dead-lock, a
 * serialization failure or a lost connection. After COMMIT was sent nobody knows whether a lost connection lost the
 * change too: then it is run again only if it is `idempotent`.
 */
export async function inTransaction<T>(
  root: Sql,
  work: (trx: Trx) => Promise<T>,
  { idempotent = false, within = 0 }: TransactionOptions = {},
): Promise<T> {
  const possible: (() => void)[] = []
  try {
    return await inRuns(root, work, { idempotent, within }, possible)
  } finally {
    for (const one of possible) one()
  }
}

/** Runs the transaction until it is decided; puts into `possible` what is to be called then. */
async function inRuns<T>(
  root: Sql,
  work: (trx: Trx) => Promise<T>,
  { idempotent, within }: Required<TransactionOptions>,
  possible: (() => void)[],
): Promise<T> {
  const start = performance.now()
  const passed = () => performance.now() - start
  for (let run = 1; ; run++) {
    let committing = false
    const store: Running = { last: [], committed: [], possiblyCommitted: [] }
    try {
      const done = await root.transaction().execute((trx) =>
        insideTransaction.run(store, async () => {
          const result = await work(trx)
          for (const one of store.last) await one(trx)
          // Whoever asked has been told that it did not happen.
          if (within > 0 && passed() > within) throw new DatabaseBusy('the transaction took too long')
          committing = true
          return result
        }),
      )
      for (const one of store.committed) one()
      possible.push(...store.possiblyCommitted)
      return done
    } catch (error) {
      if (committing) possible.push(...store.possiblyCommitted)
      const trouble = databaseErrorKind(error)
      if (trouble === 'conflict') {
        if (run >= TRIES) throw error
        continue
      }
      const known = !committing || idempotent
      if (trouble !== 'lost' || !known || passed() > LAST_RUN_MS) throw error
      await sleep(Math.min(FIRST_WAIT_MS * 2 ** (run - 1), LONGEST_WAIT_MS))
    }
  }
}
