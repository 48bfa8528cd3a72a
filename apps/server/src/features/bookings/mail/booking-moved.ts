import * as z from 'zod/mini'
import { inviteOf } from '../../calendars/events/service.ts'
import { mailKind } from '../../notifications/mail/mail-kind.ts'
import { clockNotice, fullName, sessionTimes, shortTime } from '../../notifications/mail/session-times.ts'
import { mailAbout, sessionToMail } from './session.ts'

/** Tells one of the two people that the student moved a session. Not sent if it was moved again since. */
export const movedMail = mailKind({
  name: 'booking_moved',
  payload: z.object({
    bookingId: z.uuid(),
    recipient: z.enum(['student', 'coach']),
    /** The id of its line in the history. */
    change: z.string(),
    /** The times before the move; epoch milliseconds, half open. */
    from: z.object({ startsAt: z.number(), endsAt: z.number() }),
  }),
  write: async (context, { bookingId, recipient, change, from }) => {
    const told = await sessionToMail(context, bookingId, recipient)
    if (told?.row.status !== 'booked' || told.row.last_move !== change) return null
    const { session, event, page } = told
    const name = fullName(session)
    const mail = mailAbout(told, `moved-${bookingId}-${change}-${recipient}`, (messages) => {
      const { bookings } = messages
      const start = shortTime(messages, session)
      const former = sessionTimes(messages, { ...session, ...from })
      const isStudent = recipient === 'student'
      return {
        subject: isStudent ? bookings.movedSubject(name, start) : bookings.movedByStudentSubject(name, start),
        before: [isStudent ? bookings.moved(name) : bookings.movedByStudent(name)],
        highlight: [bookings.now, ...sessionTimes(messages, session), bookings.before, ...former],
        after: clockNotice(messages, session, context.clock.now()),
        action: { label: isStudent ? bookings.openYourSession : bookings.openTheSession, url: page },
      }
    })
    return { ...mail, calendar: inviteOf(context, event) }
  },
})
