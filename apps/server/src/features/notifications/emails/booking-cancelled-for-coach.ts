import { type Email, renderMail } from './layout.ts'
import { type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** Tells the coach that a student cancelled; `reason` is the student's, or ''. */
export function bookingCancelledForCoach(
  session: MailSession & { readonly reason: string },
  baseUrl: string,
): Email {
  const { recipient, other, reason } = session
  const student = `${other.firstName} ${other.lastName}`
  return renderMail({
    subject: `${student} cancelled a session: ${shortTime(session)}`,
    greeting: `Hi ${recipient.firstName},`,
    before: [`${student} cancelled this session. It does not take place:`],
    highlight: sessionTimes(session),
    after: [
      ...(reason ? [`${other.firstName} writes: ${reason}`] : []),
      'The time is open to your students again.',
    ],
    action: { label: 'See your sessions', url: `${baseUrl}/coach/sessions` },
  })
}
