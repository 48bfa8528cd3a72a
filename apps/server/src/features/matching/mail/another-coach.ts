import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { liveMatchesOf } from './queries.ts'

/** By then the next coach has been asked, and the mail can say so. */
const NEXT_ASKED_MS = 60_000

/**
 * Tells a student that the coach who was asked did not answer in time, that nobody is to blame, and what we do now. Not
 * sent to a student who has a coach by then.
 */
export const anotherCoachMail = mailKind({
  name: 'another_coach',
  waitMs: NEXT_ASKED_MS,
  payload: z.object({ accountId: z.uuid(), matchId: z.uuid() }),
  write: async ({ database, env }, { accountId, matchId }) => {
    const student = await recipientById(database.root, accountId)
    const live = await liveMatchesOf(database.root, accountId)
    if (!student || live.includes('accepted')) return null
    const isAsked = live.includes('pending')
    return mailTo(student, `another-coach-${matchId}`, ({ notifications }) => ({
      subject: isAsked ? notifications.askingAnotherSubject : notifications.stillLookingSubject,
      before: [notifications.noAnswerYet],
      after: [
        isAsked ? notifications.askingAnother : notifications.lookingForAnother,
        notifications.weWriteWhenMatched,
      ],
      action: { label: notifications.seeHowItStands, url: `${env.baseUrl}/home/dashboard` },
    }))
  },
})
