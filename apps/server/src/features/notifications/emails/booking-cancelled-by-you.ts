import { type Email, renderMail } from './layout.ts'
import { type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** A session that the mail's reader cancelled. */
export interface OwnCancellationMail extends MailSession {
  readonly side: 'student' | 'coach'
  readonly coachId: string
  /** The coach does not offer the freed hour. */
  readonly hourClosed: boolean
}

/** Tells whoever cancelled that it is done; their calendar takes the session out by the file that comes with it. */
export function bookingCancelledByYou(session: OwnCancellationMail, baseUrl: string): Email {
  const { recipient, other, side, coachId, hourClosed } = session
  const name = `${other.firstName} ${other.lastName}`
  return renderMail({
    subject: `You cancelled your session with ${name}: ${shortTime(session)}`,
    greeting: `Hi ${recipient.firstName},`,
    before: [`You cancelled this session with ${name}. It does not take place:`],
    highlight: sessionTimes(session),
    after: [
      `${other.firstName} is told.`,
      ...(side === 'coach'
        ? [
            hourClosed
              ? 'The hour stays closed to your students.'
              : 'The time is open to your students again.',
          ]
        : []),
    ],
    action:
      side === 'student'
        ? { label: 'Find another time', url: `${baseUrl}/home/selectcoach/${coachId}/book` }
        : { label: 'See your sessions', url: `${baseUrl}/coach/sessions` },
  })
}
