import type { ServerMessages } from '@shinequo/messages/server'
import { fullName, type MailSession, sessionTimes } from './bookings.ts'
import { type Email, renderMail } from './layout.ts'

export interface CoachLeavingMail extends Pick<MailSession, 'recipient' | 'other'> {
  /** Sessions that will not take place if the coach leaves; epoch milliseconds, half open. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[]
  readonly dueAt: number
}

/** Tells a student in advance that their coach plans to leave, and which sessions are affected. */
export function coachLeaving(messages: ServerMessages, told: CoachLeavingMail, baseUrl: string): Email {
  const { coaches, notifications, times } = messages
  const { recipient, other, sessions, dueAt } = told
  const coach = fullName(told)
  const day = times.proseDateText(dueAt, recipient.zone ?? other.zone ?? 'UTC')
  return renderMail(messages, {
    subject: coaches.leavingSubject(coach),
    greeting: notifications.greeting(recipient.firstName),
    before: [coaches.leaving(coach, day), coaches.willBeCancelled(sessions.length)],
    highlight: timesOfAll(messages, told),
    after: [coaches.bookAnotherCoach],
    action: { label: coaches.findACoach, url: `${baseUrl}/home/findcoach` },
  })
}

/** Tells a student that their coach stays after all. */
export function coachStays(messages: ServerMessages, told: CoachLeavingMail, baseUrl: string): Email {
  const { bookings, coaches, notifications } = messages
  const { recipient, sessions } = told
  const coach = fullName(told)
  return renderMail(messages, {
    subject: coaches.staysSubject(coach),
    greeting: notifications.greeting(recipient.firstName),
    before: [coaches.stays(coach, sessions.length)],
    highlight: timesOfAll(messages, told),
    after: [],
    action: { label: bookings.seeYourSessions, url: `${baseUrl}/home/dashboard` },
  })
}

function timesOfAll(messages: ServerMessages, { recipient, other, sessions }: CoachLeavingMail): string[] {
  return sessions.flatMap((session) => sessionTimes(messages, { ...session, recipient, other }))
}
