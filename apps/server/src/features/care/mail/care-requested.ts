import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { staffOfRequest } from './queries.ts'

/**
 * Tells an administrator that a student asked staff to get in touch. The student's name and text are only shown in the
 * app; the words tell whether there must be a text. Not sent once somebody has answered.
 */
export const careRequestedMail = mailKind({
  name: 'care_requested',
  payload: z.object({ requestId: z.uuid(), accountId: z.uuid() }),
  write: async ({ database, env }, { requestId, accountId }) => {
    const staff = await staffOfRequest(database.root, requestId, accountId)
    if (!staff) return null
    return mailTo(staff, `care-${requestId}-${accountId}`, ({ care }) => ({
      subject: care.requestedSubject,
      before: [staff.place === 'asked' ? care.askedForContact : care.requested, care.lookToday],
      action: { label: care.seeWhoWaits, url: `${env.baseUrl}/admin/care` },
    }))
  },
})
