import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import { enqueueMail } from '../notifications/service.ts'
import { wallOpenedMail } from './mail/wall-opened.ts'
import * as opening from './opening/queries.ts'

/** Students told in one transaction. */
const TOLD_AT_ONCE = 200

/** Enqueues a mail to each student who waits for the wall of a school that has opened. Each is told once. */
export const tellWallOpened = job({
  name: 'wall-opened',
  payload: z.object({ school: z.string() }),
  handle: async (context, { school }) => {
    const tellSome = () =>
      context.database.transaction(async (trx) => {
        const told = await opening.takeWaits(trx, school, TOLD_AT_ONCE)
        const payloads = told.map((profileId) => ({ profileId }))
        await enqueueMail(context, trx, wallOpenedMail, payloads)
        return told.length
      })
    while ((await tellSome()) === TOLD_AT_ONCE);
  },
})
