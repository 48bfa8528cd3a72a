import * as z from 'zod/mini'
import { careRequested } from '../notifications/emails/care-requested.ts'
import { mailKind } from '../notifications/jobs.ts'
import * as queries from './queries.ts'

/**
 * Tells an administrator that a student asked staff to get in touch: neither who nor what was written. Not wanted any
 * more once somebody has.
 */
export const careRequestedMail = mailKind({
  name: 'care_requested',
  payload: z.object({ requestId: z.uuid(), accountId: z.uuid() }),
  write: async (context, { requestId, accountId }) => {
    const staff = await queries.mailToStaff(context.database.root, requestId, accountId)
    if (!staff) return null
    const mail = careRequested(staff.first_name, context.env.baseUrl)
    return { accountId, to: staff.email, ...mail, messageId: `care-${requestId}-${accountId}` }
  },
})
