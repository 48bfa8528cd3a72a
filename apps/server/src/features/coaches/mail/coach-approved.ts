import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'

/** Tells a coach that students can see them from now on. */
export const coachApprovedMail = mailKind({
  name: 'coach_approved',
  payload: z.object({ accountId: z.uuid() }),
  write: async ({ database, env }, { accountId }) => {
    const coach = await recipientById(database.root, accountId)
    if (!coach) return null
    return mailTo(coach, `coach-approved-${accountId}`, ({ coaches }) => ({
      subject: coaches.approvedSubject,
      before: [coaches.approved],
      after: [coaches.bookingsComeByMail],
      action: { label: coaches.seeYourDay, url: `${env.baseUrl}/coach` },
    }))
  },
})
