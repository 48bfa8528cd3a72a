import * as z from 'zod/mini'
import { inviteOf, webCalendars } from '../../calendars/events/service.ts'
import { mailKind } from '../../notifications/mail/mail-kind.ts'
import { clockNotice, fullName, shortTime } from '../../notifications/mail/session-times.ts'
import { mailAbout, sessionToMail } from './session.ts'

/** Mails one of the two people about a new booking. Not sent if the booking is deleted or no longer booked. */
export const bookingMail = mailKind({
  name: 'booking',
  payload: z.object({ bookingId: z.uuid(), recipient: z.enum(['student', 'coach']) }),
  write: async (context, { bookingId, recipient }) => {
    const { baseUrl } = context.env
    const told = await sessionToMail(context, bookingId, recipient)
    if (told?.row.status !== 'booked') return null
    const { session, event, page } = told
    const { note, other_first } = told.row
    const name = fullName(session)
    const mail = mailAbout(told, `booking-${bookingId}-${recipient}`, (messages) => {
      const { bookings } = messages
      const start = shortTime(messages, session)
      const notice = clockNotice(messages, session, context.clock.now())
      const calendars = webCalendars(baseUrl, event)
      if (recipient === 'student') {
        return {
          subject: bookings.bookedSubject(name, start),
          before: [bookings.booked(name)],
          after: [...notice, bookings.joinFromDashboard],
          calendars,
          action: { label: bookings.moveOrCancel, url: page },
        }
      }
      return {
        subject: bookings.receivedSubject(name, start),
        before: [
          bookings.received(name),
          ...(note === '' ? [] : [bookings.leftANote(other_first)]),
          ...(context.risk.isClear(note) ? [bookings.noteMayNeedCare] : []),
        ],
        after: notice,
        calendars,
        action: { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
      }
    })
    return { ...mail, calendar: inviteOf(context, event) }
  },
})
