import { datedDayText } from '@shinequo/messages/times'
import { type Email, renderMail } from './layout.ts'
import { type MailSession, sessionTimes } from './session-times.ts'

export interface CoachLeavingMail extends Pick<MailSession, 'recipient' | 'other'> {
  /** Those that do not take place if the coach goes; epoch milliseconds, half open. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[]
  readonly dueAt: number
}

/** Tells a student early that their coach means to leave, and which sessions hang on it. */
export function coachLeaving(told: CoachLeavingMail, baseUrl: string): Email {
  const { recipient, other, sessions, dueAt } = told
  const coach = `${other.firstName} ${other.lastName}`
  const one = sessions.length === 1
  return renderMail({
    subject: `${coach} is leaving`,
    greeting: `Hi ${recipient.firstName},`,
    before: [
      `${coach} is leaving ShineQuo on ${datedDayText(dueAt, recipient.zone ?? other.zone ?? 'UTC')}. It says nothing about you.`,
      `${one ? 'This session lies' : 'These sessions lie'} after that day and will be cancelled then:`,
    ],
    highlight: times(told),
    after: ['You can book a session with another coach now. We tell you if anything changes.'],
    action: { label: 'Find a coach', url: `${baseUrl}/home/findcoach` },
  })
}

/** Takes that back. */
export function coachStays(told: CoachLeavingMail, baseUrl: string): Email {
  const { recipient, other, sessions } = told
  const coach = `${other.firstName} ${other.lastName}`
  return renderMail({
    subject: `${coach} stays`,
    greeting: `Hi ${recipient.firstName},`,
    before: [
      `Good news: ${coach} stays at ShineQuo. ${sessions.length === 1 ? 'Your session takes place' : 'Your sessions take place'}:`,
    ],
    highlight: times(told),
    after: [],
    action: { label: 'See your sessions', url: `${baseUrl}/home/dashboard` },
  })
}

function times({ recipient, other, sessions }: CoachLeavingMail): string[] {
  return sessions.flatMap((session) => sessionTimes({ ...session, recipient, other }))
}
