import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import { recountRecords } from './evidence/service.ts'
import { matchQueued, matchTogether, matchWhoWait } from './queue/service.ts'

/** Matches a student with coaches while they have free places. `fillOnly` is set after a decline or an ending. */
export const matchStudent = job({
  name: 'matching-student',
  payload: z.object({ studentProfileId: z.string(), fillOnly: z.optional(z.boolean()) }),
  handle: (context, { studentProfileId, fillOnly = false }) =>
    matchTogether(context, fillOnly ? 'place free' : 'answers', [studentProfileId]),
})

/** Matches everybody with a pending request, in one run, when the programme switches to automatic mode. */
export const matchWaiting = job({
  name: 'matching-waiting',
  payload: z.object({}),
  handle: matchWhoWait,
})

/**
 * Matches everybody who may have more coaches, every quarter of an hour, since places also become free without a
 * request.
 */
export const sweepQueue = job({
  name: 'matching-queue',
  payload: z.object({}),
  cron: '*/15 * * * *',
  handle: matchQueued,
})

/** Counts the coaches' results by goal area, every night. */
export const countRecords = job({
  name: 'matching-records',
  payload: z.object({}),
  cron: '15 4 * * *',
  handle: recountRecords,
})
