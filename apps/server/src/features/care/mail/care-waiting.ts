import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { countStudentsWaiting } from '../alarms/queries.ts'
import { staffMember } from './queries.ts'

/**
 * Tells an administrator how many students wait to be contacted, when there are too many for a mail each. Not sent once
 * nobody waits.
 */
export const careWaitingMail = mailKind({
  name: 'care_waiting',
  payload: z.object({ dueAt: z.number(), accountId: z.uuid() }),
  write: async ({ database, env }, { dueAt, accountId }) => {
    const { students, unproved } = await countStudentsWaiting(database.root)
    const staff = await staffMember(database.root, accountId)
    if (!staff || students === 0) return null
    return mailTo(staff, `care-waiting-${dueAt}-${accountId}`, ({ care }) => ({
      subject: care.waitingSubject(students),
      before: [
        care.waiting(students),
        ...(unproved === 0 ? [] : [care.waitingUnproved(unproved)]),
        care.lookToday,
      ],
      action: { label: care.seeWhoWaits, url: `${env.baseUrl}/admin/care` },
    }))
  },
})
