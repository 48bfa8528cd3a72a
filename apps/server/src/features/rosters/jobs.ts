import { setImmediate as othersTurn } from 'node:timers/promises'
import { TO_INVITE } from '@shinequo/domain/rosters/row-result'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { job } from '../../plugins/job.ts'
import { inviteMany, knownAddresses } from '../people/invitations/service.ts'
import { proveByRoster } from '../schools/proofs/service.ts'
import * as queries from './queries.ts'

/** Rows per transaction. */
const BATCH = 500
/** How long the rows of an import are kept after its last change of state. */
export const KEPT_MS = 86_400_000

const payload = z.object({ importId: z.uuid() })

/**
 * Invites all new people of a roster in batches. A run after a crash, or parallel to another, continues with what is
 * left: a row's result is stored in the transaction that invites it. A cancelled import stops. At the end, the file
 * verifies the schools of people who already had an account.
 */
export const writeRoster = job({
  name: 'rosters-write',
  payload,
  handle: async (context, { importId }) => {
    while (await writeBatch(context, importId)) {
      // The embedded database responds without yielding to timers and other requests.
      await othersTurn()
    }
  },
})

/** Invites the next rows; returns false when there is nothing left to do. */
async function writeBatch(context: Context, importId: string): Promise<boolean> {
  return context.database.transaction(async (trx) => {
    const roster = await queries.lockImport(trx, importId)
    if (roster?.state !== 'writing') return false
    const rows = await queries.rosterRows(trx, importId, { results: TO_INVITE, limit: BATCH })
    if (rows.length === 0) {
      const changed_at = new Date(context.clock.now())
      await proveByRoster(
        trx,
        await queries.rosterRows(trx, importId, { results: ['has_account'] }),
        changed_at,
      )
      await queries.changeImport(trx, importId, { state: 'done', changed_at })
      await context.jobs.enqueue(trx, forgetRoster, { importId }, forgottenAt(changed_at))
      return false
    }
    const people = rows.map(({ email, role, first_name, last_name, school, state, city }) => ({
      email,
      role: role === 'coach' ? ('coach' as const) : ('student' as const),
      first_name,
      last_name,
      school,
      state,
      city,
    }))
    const invited = await inviteMany(context, trx, people, roster.confirmed_by, roster.locale)
    // They signed up or were invited since the file was checked.
    const others = rows.filter(({ email }) => !invited.has(email)).map(({ email }) => email)
    const { accounts } = await knownAddresses(trx, others)
    const results = rows.map(({ number, email }) => {
      if (invited.has(email)) return { number, result: 'invited' as const }
      return { number, result: accounts.has(email) ? ('has_account' as const) : ('already_invited' as const) }
    })
    await queries.setResults(trx, importId, results)
    return true
  })
}

/**
 * Deletes the rows of an import whose state has not changed for a day. An import that is not finished is marked as
 * abandoned.
 */
export const forgetRoster = job({
  name: 'rosters-forget',
  payload,
  handle: async (context, { importId }) => {
    await context.database.transaction(async (trx) => {
      const roster = await queries.lockImport(trx, importId)
      if (!roster || roster.counts !== null) return
      // Each change of state enqueues its own job, so one that runs too early has nothing to do.
      if (context.clock.now() < roster.changed_at.getTime() + KEPT_MS) return
      const over = roster.state === 'done' || roster.state === 'cancelled'
      const counts = await queries.countResults(trx, importId)
      await queries.forgetRows(trx, importId, over ? roster.state : 'abandoned', counts)
    })
  },
})

/** When the job that deletes the rows runs: a minute late, since the database's clock may be ahead of ours. */
export function forgottenAt(changedAt: Date): Date {
  return new Date(changedAt.getTime() + KEPT_MS + 60_000)
}
