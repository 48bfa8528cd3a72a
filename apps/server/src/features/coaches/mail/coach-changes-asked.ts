import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { changesAskedOf } from './queries.ts'

/**
 * Tells a coach what an administrator asks to change before students can see the page. Not sent once the coach has sent
 * the page again or is approved.
 */
export const coachChangesMail = mailKind({
  name: 'coach_changes_asked',
  payload: z.object({ accountId: z.uuid(), askedAt: z.number() }),
  write: async ({ database, env }, { accountId, askedAt }) => {
    const coach = await recipientById(database.root, accountId)
    const asked = await changesAskedOf(database.root, accountId, new Date(askedAt))
    if (!coach || asked === undefined) return null
    return mailTo(coach, `coach-changes-${accountId}-${askedAt}`, ({ coaches }) => ({
      subject: coaches.changesAskedSubject,
      before: [coaches.changesAsked],
      highlight: asked.split('\n').filter((line) => line.trim() !== ''),
      after: [coaches.sendAgainWhenDone],
      action: { label: coaches.openYourPage, url: `${env.baseUrl}/coach` },
    }))
  },
})
