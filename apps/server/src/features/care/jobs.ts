import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { careRequested } from '../notifications/emails/care-requested.ts'
import { worryHandedOver } from '../notifications/emails/worry-handed-over.ts'
import { mailKind } from '../notifications/jobs.ts'
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
    const { email: to, first_name: firstName, locale } = staff
    const mail = careRequested(messagesOf(locale), firstName, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `care-${requestId}-${accountId}` }
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
