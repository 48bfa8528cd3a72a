import * as z from 'zod/mini'
import { mailKind } from '../../notifications/mail/mail-kind.ts'
import { fullName, shortTime } from '../../notifications/mail/session-times.ts'
import { mailAbout, sessionToMail } from './session.ts'

/** Tells one of the two people what was decided on the student's objection, and the student by whom. */
export const objectionMail = mailKind({
  name: 'no_show_decided',
  payload: z.object({ bookingId: z.uuid(), recipient: z.enum(['student', 'coach']) }),
  write: async (context, { bookingId, recipient }) => {
    const told = await sessionToMail(context, bookingId, recipient)
    if (!told?.row.decided_by || told.row.took_place === null) return null
    const { decided_by: by, took_place: tookPlace, other_first } = told.row
    const { session, page } = told
    return mailAbout(told, `objection-${bookingId}-${recipient}`, (messages) => {
      const { bookings } = messages
      const subject = bookings.decidedSubject(fullName(session), shortTime(messages, session))
      if (recipient === 'coach') {
        return {
          subject,
          before: [
            bookings.studentWasThere(other_first),
            tookPlace ? bookings.decidedHeldForCoach : bookings.decidedMissedForCoach,
          ],
          after: [tookPlace ? bookings.canRateNow(other_first) : bookings.welcomeAgain(other_first)],
          action: { label: bookings.openTheSession, url: page },
        }
      }
      const decision = tookPlace ? bookings.decidedHeld : bookings.decidedMissed
      return {
        subject,
        before: [
          bookings.youWereThere(other_first),
          by === 'coach' ? bookings.coachTookBack(other_first) : decision,
        ],
        after: [tookPlace ? bookings.tellHowItWent : bookings.bookAgain],
        action: { label: bookings.openYourSession, url: page },
      }
    })
  },
})
