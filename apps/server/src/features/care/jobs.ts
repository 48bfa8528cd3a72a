import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import { careRequested } from '../notifications/emails/care-requested.ts'
import { careWaiting } from '../notifications/emails/care-waiting.ts'
import { worryHandedOver } from '../notifications/emails/worry-handed-over.ts'
import { mailKind } from '../notifications/jobs.ts'
import { enqueueMail } from '../notifications/service.ts'
import * as alarms from './alarms/queries.ts'
import * as queries from './queries.ts'
import { mailToNamed } from './worries/queries.ts'

/**
 * Tells an administrator that a student asked staff to get in touch, but neither who nor what was written. Not sent
 * once somebody has answered.
 */
export const careRequestedMail = mailKind({
  name: 'care_requested',
  payload: z.object({ requestId: z.uuid(), accountId: z.uuid() }),
  write: async (context, { requestId, accountId }) => {
    const staff = await queries.mailToStaff(context.database.root, requestId, accountId)
    if (!staff) return null
    const { email: to, first_name: firstName, locale, place } = staff
    const mail = careRequested(messagesOf(locale), firstName, place, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `care-${requestId}-${accountId}` }
  },
})

/**
 * Tells an administrator how many students wait, instead of a mail about each of them. Not sent once nobody waits.
 */
export const careWaitingMail = mailKind({
  name: 'care_waiting',
  payload: z.object({ dueAt: z.number(), accountId: z.uuid() }),
  write: async (context, { dueAt, accountId }) => {
    const { root } = context.database
    const waiting = await alarms.countStudentsWaiting(root)
    const staff = await queries.administratorToMail(root, accountId)
    if (!staff || waiting.students === 0) return null
    const { email: to, first_name: firstName, locale } = staff
    const mail = careWaiting(messagesOf(locale), firstName, waiting, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `care-waiting-${dueAt}-${accountId}` }
  },
})

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

/** Tells a named member of staff that a coach handed a worry over, but neither who nor what. Not sent once it is closed. */
export const worryMail = mailKind({
  name: 'worry_handed_over',
  payload: z.object({ requestId: z.uuid(), accountId: z.uuid() }),
  write: async (context, { requestId, accountId }) => {
    const staff = await mailToNamed(context.database.root, requestId, accountId)
    if (!staff) return null
    const { email: to, first_name: firstName, locale } = staff
    const mail = worryHandedOver(messagesOf(locale), firstName, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `worry-${requestId}-${accountId}` }
  },
})
