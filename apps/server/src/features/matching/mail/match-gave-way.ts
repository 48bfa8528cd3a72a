import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { gaveWayForMail } from './queries.ts'

/**
 * Tells a student kindly that the place with a coach was needed by somebody with a confirmed address, and how to keep the
 * next one; tells a coach which students have lost their place, and why. A student who has confirmed theirs by then gets
 * none.
 */
export const matchGaveWayMail = mailKind({
  name: 'match_gave_way',
  payload: z.object({
    recipient: z.enum(['student', 'coach']),
    accountId: z.uuid(),
    matchIds: z.array(z.uuid()),
  }),
  write: async ({ database, env }, { recipient, accountId, matchIds }) => {
    const person = await recipientById(database.root, accountId)
    const ended = await gaveWayForMail(database.root, matchIds, recipient)
    if (!person || ended.length === 0) return null
    // None if a student did not know of the coach yet.
    const others = ended
      .filter(({ was_accepted }) => was_accepted)
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
    return mailTo(person, `match-gave-way-${matchIds[0]}-${recipient}`, ({ notifications }) =>
      recipient === 'student'
        ? {
            subject: notifications.gaveWaySubject,
            before: [others.length > 0 ? notifications.gaveWay(others) : notifications.gaveWayBeforeAnswer],
            after: [notifications.confirmToKeepNext],
            action: { label: notifications.confirmYourEmail, url: `${env.baseUrl}/home/dashboard` },
          }
        : {
            subject: notifications.gaveWayForCoachSubject(others),
            before: [notifications.gaveWayForCoach(others)],
            after: [notifications.mayComeBack],
            action: { label: notifications.seeYourStudents, url: `${env.baseUrl}/coach/students` },
          },
    )
  },
})
