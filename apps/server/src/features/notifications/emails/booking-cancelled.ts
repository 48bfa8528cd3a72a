import { dayText, slotText, zoneName } from '@shinequo/messages/times'
import { type Email, renderMail } from './layout.ts'
import { type MailSession, sessionTimes, shortTime } from './session-times.ts'

/** A session that its coach cancelled. */
export interface CancellationMail extends MailSession {
  readonly coachId: string
  /** The coach's words; may be ''. */
  readonly reason: string
  /** Up to three open times of that coach by start; epoch milliseconds, half open. */
  readonly nearest: readonly { readonly start: number; readonly end: number }[]
}

/** Tells the student that their session does not take place, why, and which other times there are. */
export function bookingCancelled(session: CancellationMail, baseUrl: string): Email {
  const { recipient, other, coachId, reason, nearest } = session
  const coach = `${other.firstName} ${other.lastName}`
  const zone = recipient.zone ?? other.zone ?? 'UTC'
  const page = `${baseUrl}/home/selectcoach/${coachId}`
  return renderMail({
    subject: `${coach} had to cancel your session: ${shortTime(session)}`,
    greeting: `Hi ${recipient.firstName},`,
    before: [`${coach} had to cancel your session. It does not take place:`],
    highlight: sessionTimes(session),
    after: reason ? [`${other.firstName} writes: ${reason}`] : [],
    ...(nearest.length > 0 && {
      choices: {
        lead: `The nearest open times with ${other.firstName}, in the time of ${zoneName(zone)}:`,
        links: nearest.map(({ start, end }) => ({
          label: `${dayText(start, zone)} · ${slotText(start, end, zone)}`,
          url: `${page}/book?start=${new Date(start).toISOString()}`,
        })),
      },
    }),
    action: { label: 'See all open times', url: `${page}/book` },
  })
}
