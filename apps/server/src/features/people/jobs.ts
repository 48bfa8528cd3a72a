import { DAY } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import { endDueAccounts, endingQueue } from '../accounts/ending/service.ts'
import * as bulkActs from './bulk-acts/queries.ts'
import { settleAllStandings } from './standings/service.ts'

/** Deletes the accounts that are due, and each night those whose own job was lost. A second run finds nothing more. */
export const endAccounts = job({ ...endingQueue, cron: '0 4 * * *', handle: endDueAccounts })

/** How long the plans and results of acts on many are kept. What was done stays in the audit. */
const ACTS_KEPT_MS = 30 * DAY

/** Deletes old acts on many, with their targets, each night. */
export const removeOldActs = job({
  name: 'bulk-act-removal',
  payload: z.object({}),
  cron: '45 3 * * *',
  handle: async ({ database, clock }) => {
    const before = new Date(clock.now() - ACTS_KEPT_MS)
    await database.transaction((trx) => bulkActs.deleteActsBefore(trx, before))
  },
})

/** Computes where students stand of whom something changed, so that lists have little left to do. */
export const settleStudents = job({
  name: 'student-standings',
  payload: z.object({}),
  cron: '* * * * *',
  handle: settleAllStandings,
})
