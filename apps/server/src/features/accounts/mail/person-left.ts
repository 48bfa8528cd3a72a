import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { sessionToMail } from '../../bookings/mail/session.ts'
import { inviteOf } from '../../calendars/events/service.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'

/**
 * Tells the other person that somebody has left, and which sessions are cancelled. It does not name who left: the name
 * is deleted by then.
 */
export const personLeftMail = mailKind({
  name: 'person_left',
  payload: z.object({
    left: z.enum(['student', 'coach']),
    leftId: z.uuid(),
    recipient: z.uuid(),
    matched: z.boolean(),
    /** Epoch milliseconds, half open. Messages of an earlier version lack the bookings. */
    sessions: z.array(z.object({ startsAt: z.number(), endsAt: z.number(), booking: z.optional(z.uuid()) })),
  }),
  write: async (context, { left, leftId, recipient: accountId, matched, sessions }) => {
    const { database, env } = context
    const recipient = await recipientById(database.root, accountId)
    if (!recipient) return null
    const zone = recipient.time_zone ?? 'UTC'
    const mail = mailTo(recipient, `left-${leftId}-${accountId}`, (messages) => {
      const { bookings, coaches, notifications, people, times } = messages
      const cancelled = sessions.length === 0 ? [] : [people.areCancelled(sessions.length)]
      const highlight = sessions.map(({ startsAt, endsAt }) => times.sessionText(startsAt, endsAt, zone))
      if (left === 'coach') {
        return {
          subject: people.coachLeftSubject,
          before: [people.coachLeft, ...cancelled],
          highlight,
          after: [...(matched ? [notifications.weLookForTheNext] : []), people.bookAnotherSoon],
          action: { label: coaches.findACoach, url: `${env.baseUrl}/home/findcoach` },
        }
      }
      return {
        subject: people.studentLeftSubject,
        before: [people.studentLeft, ...cancelled],
        highlight,
        after: [
          ...(sessions.length > 0 ? [people.timeIsOpenAgain] : []),
          ...(matched ? [people.placeIsFreeAgain] : []),
          people.notesAreDeleted,
        ],
        action: { label: bookings.seeYourSessions, url: `${env.baseUrl}/coach/sessions` },
      }
    })
    // One mail can remove only one session from a calendar. If there are more, each has a mail of its own.
    const booking = sessions.length === 1 ? sessions[0]?.booking : undefined
    const side = left === 'coach' ? 'student' : 'coach'
    const session = booking === undefined ? undefined : await sessionToMail(context, booking, side)
    return session ? { ...mail, calendar: inviteOf(context, session.event) } : mail
  },
})
