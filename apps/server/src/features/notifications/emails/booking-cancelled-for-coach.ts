import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'
import { fullName, type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** Tells the coach that a student cancelled; `reason` is the student's, or ''. */
export function bookingCancelledForCoach(
  messages: ServerMessages,
  session: MailSession & { readonly reason: string },
  baseUrl: string,
): Email {
  const { bookings, notifications } = messages
  const { recipient, other, reason } = session
  const student = fullName(session)
  return renderMail(messages, {
    subject: bookings.cancelledByStudentSubject(student, shortTime(messages, session)),
    greeting: notifications.greeting(recipient.firstName),
    before: [bookings.cancelledByStudent(student)],
    highlight: sessionTimes(messages, session),
    after: [...(reason ? [bookings.writes(other.firstName, reason)] : []), bookings.timeIsOpenAgain],
    action: { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}
