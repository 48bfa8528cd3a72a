import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { staffOfWorry } from './queries.ts'

/**
 * Tells a named member of staff that a coach worries about a student. Names and text are only shown in the app. Not sent
 * once it is closed.
 */
export const worryMail = mailKind({
  name: 'worry_handed_over',
  payload: z.object({ requestId: z.uuid(), accountId: z.uuid() }),
  write: async ({ database, env }, { requestId, accountId }) => {
    const staff = await staffOfWorry(database.root, requestId, accountId)
    if (!staff) return null
    return mailTo(staff, `worry-${requestId}-${accountId}`, ({ care }) => ({
      subject: care.worrySubject,
      before: [care.worryHandedOver, care.lookToday],
      action: { label: care.seeWhoWaits, url: `${env.baseUrl}/admin/care` },
    }))
  },
})
