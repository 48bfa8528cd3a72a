import { OBJECTION_WINDOW } from '@shinequo/domain/bookings/attendance'
import * as z from 'zod/mini'
import type { Trx } from '../../../plugins/database/tables.ts'
import { mailKind } from '../../notifications/mail/mail-kind.ts'
import { fullName, shortTime, zoneOf } from '../../notifications/mail/session-times.ts'
import { afterUndo } from './cancellation.ts'
import { endOfSession } from './queries.ts'
import { mailAbout, settledSessionToMail } from './session.ts'

/**
 * When the mail about a mark of `markedAt` (epoch milliseconds) is sent: after the session, since the student may come
 * late, and after the coach has had time to take the mark back.
 */
export async function noShowMailAt(trx: Trx, bookingId: string, markedAt: number): Promise<Date> {
  const end = await endOfSession(trx, bookingId)
  return new Date(Math.max(end?.getTime() ?? 0, afterUndo(markedAt)))
}

/**
 * Tells the student, without blame, that the coach marked them as absent, and until when they can object. Not sent if
 * the mark was taken back or is not the same any more, or if the student has objected already or no longer can.
 */
export const noShowMail = mailKind({
  name: 'no_show_marked',
  payload: z.object({ bookingId: z.uuid(), recipient: z.literal('student'), markedAt: z.number() }),
  write: async (context, { bookingId, recipient, markedAt }) => {
    const told = await settledSessionToMail(context, bookingId, recipient)
    if (told?.row.status !== 'no_show' || told.row.marked_at?.getTime() !== markedAt) return null
    const until = markedAt + OBJECTION_WINDOW
    if (told.row.objected_at !== null || until <= context.clock.now()) return null
    const { session, page } = told
    return mailAbout(told, `no-show-${bookingId}-${markedAt}`, (messages) => {
      const { bookings, notifications } = messages
      const lastTime = notifications.shortTime(until, zoneOf(session))
      return {
        subject: bookings.missedSubject(fullName(session), shortTime(messages, session)),
        before: [bookings.missed(session.other.firstName), bookings.missedHappens],
        after: [bookings.wereYouThere(lastTime), bookings.bookAgain],
        action: { label: bookings.openYourSession, url: page },
      }
    })
  },
})
