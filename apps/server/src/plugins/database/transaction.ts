import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseBusy, databaseErrorKind } from './database-error.ts'
import type { Sql, Trx } from './tables.ts'

/** Callbacks registered in a running transaction. */
interface Running {
  readonly last: ((trx: Trx) => Promise<void>)[]
  readonly committed: (() => void)[]
  readonly possiblyCommitted: (() => void)[]
  /** When the whole must have ended, on the clock of `performance.now()`. */
  readonly until: number
  /** COMMIT was sent or is about to be. */
  committing: boolean
}

const insideTransaction = new AsyncLocalStorage<Running>()

/**
 * Throws inside a transaction. The root handle and the root job queue call it before every statement: on the embedded
 * engine (one connection) a forgotten `trx` would hang the server forever, on PostgreSQL it would silently break
 * atomicity.
 */
export function refuseInsideTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} was used inside a transaction: pass trx instead`)
}

/** Runs `work` outside the surrounding transaction: for what outlives it, such as a timer or a listener. */
export function outsideTransaction<T>(work: () => T): T {
  return insideTransaction.exit(work)
}

/** When the current transaction with its retries must have ended, on the clock of `performance.now()`. */
export function transactionEnd(): number {
  return insideTransaction.getStore()?.until ?? Number.POSITIVE_INFINITY
}

function running(): Running {
  const found = insideTransaction.getStore()
  if (!found) throw new Error('This must be called inside a transaction')
  return found
}

/**
 * Runs `work` at the end of the current transaction, just before its COMMIT. For work that takes a contended lock: it
 * is then held only for this work and the COMMIT, and never while waiting for another lock.
 */
export function beforeCommit(work: (trx: Trx) => Promise<void>): void {
  running().last.push(work)
}

/**
 * Call this before COMMIT is sent together with the last statements of the current transaction. Returns whether it may
 * be: not if something is to run just before it.
 */
export function aboutToCommit(): boolean {
  const now = running()
  if (now.last.length > 0) return false
  if (performance.now() > now.until) throw tookTooLong()
  now.committing = true
  return true
}

/** The caller has already been told that it failed. */
const tookTooLong = () => new DatabaseBusy('the transaction took too long')

/** Calls `work` after the current transaction was committed. It must not throw. */
export function afterCommit(work: () => void): void {
  running().committed.push(work)
}

/**
 * Calls `work` after the current transaction, if it was committed or may have been because the response to COMMIT was
 * lost. For change notifications, which do no harm if nothing changed. It must not throw.
 */
export function afterPossibleCommit(work: () => void): void {
  running().possiblyCommitted.push(work)
}

export interface TransactionOptions {
  /**
   * States that a second run of `work` does nothing if the first was committed, because a stored response decides. Only
   * then is it retried after the connection was lost during COMMIT.
   */
  readonly idempotent?: boolean
  /** The timeout of the whole, in milliseconds; 0 or omitted: none. */
  readonly within?: number
}

/** The most runs after deadlocks and serialization failures. A lost connection is retried until the time is up. */
const TRIES = 3
const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 1000
/** No retry starts later than this after the first run, whatever the timeout of the whole. */
const LAST_RUN_MS = 4000

/**
 * The only way to open a transaction: commits what `work` did, or nothing if it throws. Only SQL on `trx` may be
 * awaited inside. `work` must not change anything outside the database, because it is retried after a deadlock, a
 * serialization failure or a lost connection. If the connection is lost after COMMIT was sent, it is unknown whether
 * the change was committed: then it is retried only if it is `idempotent`.
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

/** Runs the transaction until its outcome is final, and adds to `possible` the callbacks to call then. */
async function inRuns<T>(
  root: Sql,
  work: (trx: Trx) => Promise<T>,
  { idempotent, within }: Required<TransactionOptions>,
  possible: (() => void)[],
): Promise<T> {
  const start = performance.now()
  const passed = () => performance.now() - start
  const until = within > 0 ? start + within : Number.POSITIVE_INFINITY
  for (let run = 1; ; run++) {
    const store: Running = { last: [], committed: [], possiblyCommitted: [], until, committing: false }
    try {
      const done = await root.transaction().execute((trx) =>
        insideTransaction.run(store, async () => {
          const result = await work(trx)
          if (store.committing) return result
          for (const one of store.last) await one(trx)
          if (performance.now() > until) throw tookTooLong()
          store.committing = true
          return result
        }),
      )
      for (const one of store.committed) one()
      possible.push(...store.possiblyCommitted)
      return done
    } catch (error) {
      if (store.committing) possible.push(...store.possiblyCommitted)
      const trouble = databaseErrorKind(error)
      if (trouble === 'conflict') {
        if (run >= TRIES) throw error
        continue
      }
      const known = !store.committing || idempotent
      if (trouble !== 'lost' || !known || passed() > LAST_RUN_MS) throw error
      await sleep(Math.min(FIRST_WAIT_MS * 2 ** (run - 1), LONGEST_WAIT_MS))
    }
  }
}
