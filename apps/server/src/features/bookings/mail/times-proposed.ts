import * as z from 'zod/mini'
import { inviteOf } from '../../calendars/events/service.ts'
import { mailKind } from '../../notifications/mail/mail-kind.ts'
import { fullName, sessionTimes, timesOf, zoneOf } from '../../notifications/mail/session-times.ts'
import { proposedTimes } from './queries.ts'
import { mailAbout, sessionToMail } from './session.ts'

/**
 * Tells the student which other times the coach proposes for a session. Not sent if they were withdrawn or replaced, or
 * can no longer be accepted.
 */
export const proposalMail = mailKind({
  name: 'times_proposed',
  payload: z.object({ bookingId: z.uuid(), change: z.string() }),
  write: async (context, { bookingId, change }) => {
    const told = await sessionToMail(context, bookingId, 'student')
    if (told?.row.status !== 'booked' || told.row.last_proposal !== change) return null
    const { session, event, page } = told
    if (session.startsAt <= context.clock.now()) return null
    const proposed = await proposedTimes(context.database.root, bookingId)
    if (proposed.length === 0) return null
    const coach = fullName(session)
    const mail = mailAbout(told, `proposal-${bookingId}-${change}`, (messages) => {
      const { bookings, notifications } = messages
      const start = notifications.startInSentence(session.startsAt, zoneOf(session))
      return {
        subject: bookings.proposedSubject(coach, start),
        before: [bookings.proposed(coach, proposed.length)],
        highlight: proposed.flatMap((row) => sessionTimes(messages, { ...session, ...timesOf(row) })),
        after: [
          bookings.staysUntilTaken,
          sessionTimes(messages, session).join(' / '),
          bookings.proposalsAreNotHeld,
        ],
        action: { label: bookings.chooseATime, url: page },
      }
    })
    return { ...mail, calendar: inviteOf(context, event) }
  },
})
