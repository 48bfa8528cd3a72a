import { DAY } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import { enqueueMail } from '../notifications/service.ts'
import * as alarms from './alarms/queries.ts'
import { careWaitingMail } from './mail/care-waiting.ts'
import * as queries from './queries.ts'

/** How long the counts of what was held back are kept. */
const COUNTS_KEPT_MS = 30 * DAY

/** Enqueues the mails about all who wait, once, and logs how many requests they stand for. */
export const careDigest = job({
  name: 'care-digest',
  payload: z.object({ dueAt: z.number() }),
  handle: async (context, { dueAt }) => {
    const now = context.clock.now()
    const digest = await context.database.transaction(async (trx) => {
      const taken = await alarms.takeDigest(trx, new Date(dueAt), new Date(now))
      if (!taken) return undefined
      const staff = await queries.administrators(trx, queries.MAX_NOTIFIED)
      const mails = staff.map((accountId) => ({ dueAt, accountId }))
      await enqueueMail(context, trx, careWaitingMail, mails)
      await alarms.deleteDigests(trx, new Date(now - COUNTS_KEPT_MS))
      return taken
    })
    if (!digest) return
    const { held_back: heldBack, unproved } = digest
    context.log.warn(
      { heldBack, unproved },
      'too many requests for contact for a mail each: one mail tells of all',
    )
  },
})
