import { type Email, renderMail } from './layout.ts'
import { type MailSession, sessionTimes } from './session-times.ts'

export interface EndedMatchMail extends Pick<MailSession, 'recipient' | 'other'> {
  /** Those booked with this coach that stay; epoch milliseconds, half open. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[]
  /** Somebody else takes the place at once, of whom another mail tells. */
  readonly replaced: boolean
}

/** Tells a student kindly that somebody is their coach no longer, what stays, and what comes next. */
export function matchEnded(told: EndedMatchMail, baseUrl: string): Email {
  const { recipient, other, sessions, replaced } = told
  const coach = `${other.firstName} ${other.lastName}`
  const stays =
    sessions.length === 1
      ? 'The session that you have booked stays'
      : 'The sessions that you have booked stay'
  return renderMail({
    subject: 'A change to your coaching',
    greeting: `Hi ${recipient.firstName},`,
    before: [
      `${coach} is no longer your coach. This happens, and it says nothing about you.`,
      ...(sessions.length > 0 ? [`${stays}. If you would rather not meet, write to your programme:`] : []),
    ],
    highlight: sessions.flatMap((session) => sessionTimes({ ...session, recipient, other })),
    after: [
      replaced
        ? 'Your programme has found you another coach: a mail of its own tells you who.'
        : 'We look for the coach who fits you next by the answers you gave. You need not do anything.',
      `What ${other.firstName} has shared with you stays yours to read.`,
    ],
    action: { label: 'See your coaches', url: `${baseUrl}/home/dashboard` },
  })
}
