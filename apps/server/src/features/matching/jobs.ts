import * as z from 'zod/mini'
import { job } from '../../plugins/jobs.ts'
import { matchQueued, matchTogether, matchWhoWait } from './queue/service.ts'
import { recountRecords } from './records/service.ts'

/** Gives a student the coaches whom there is still place for; `fillOnly` after a decline or an ending. */
export const matchStudent = job({
  name: 'matching-student',
  payload: z.object({ studentProfileId: z.string(), fillOnly: z.optional(z.boolean()) }),
  handle: (context, { studentProfileId, fillOnly = false }) =>
    matchTogether(context, fillOnly ? 'place free' : 'answers', [studentProfileId]),
})

/** Matches everybody who has a request that waits, when the engine takes over: as one run. */
export const matchWaiting = job({
  name: 'matching-waiting',
  payload: z.object({}),
  handle: matchWhoWait,
})

/** Matches everybody who may have more coaches, every quarter of an hour: places come free by themselves. */
export const sweepQueue = job({
  name: 'matching-queue',
  payload: z.object({}),
  cron: '*/15 * * * *',
  handle: matchQueued,
})

/** Counts each night what coaches achieved, by goal area. */
export const countRecords = job({
  name: 'matching-records',
  payload: z.object({}),
  cron: '15 4 * * *',
  handle: recountRecords,
})
