import { dayText, sessionText, timeText, zoneName } from '@shinequo/messages/times'
import { type Email, renderMail } from './layout.ts'

/** Somebody whose account is deleted, as the other side is told: without a name, which is deleted too. */
export interface PersonLeftMail {
  readonly firstName: string
  readonly zone: string
  /** Sessions ahead that are cancelled; epoch milliseconds, half open. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[]
  readonly matched: boolean
}

/** Tells a student that a coach has left. */
export function coachLeft(told: PersonLeftMail, baseUrl: string): Email {
  return renderMail({
    subject: 'A coach of yours has left',
    greeting: `Hi ${told.firstName},`,
    before: ['A coach of yours has left ShineQuo. It says nothing about you.', ...cancelled(told)],
    highlight: times(told),
    after: [
      ...(told.matched
        ? ['We look for the coach who fits you next by the answers you gave. You need not do anything.']
        : []),
      'If you would like to talk to somebody soon, book a session with another coach.',
    ],
    action: { label: 'Find a coach', url: `${baseUrl}/home/findcoach` },
  })
}

/** Tells of one of several sessions that fall away: the file with it takes that one out of the reader's calendar. */
export function sessionFellAway(
  told: Pick<PersonLeftMail, 'firstName' | 'zone'> & { readonly left: 'student' | 'coach' },
  { startsAt, endsAt }: PersonLeftMail['sessions'][number],
  baseUrl: string,
): Email {
  const { firstName, zone, left } = told
  const isCoach = left === 'coach'
  return renderMail({
    subject: `A session of yours is cancelled: ${dayText(startsAt, zone)}, ${timeText(startsAt, zone)} (${zoneName(zone)})`,
    greeting: `Hi ${firstName},`,
    before: [`A ${left} of yours has left ShineQuo. This session does not take place:`],
    highlight: [sessionText(startsAt, endsAt, zone)],
    after: [],
    action: isCoach
      ? { label: 'Find a coach', url: `${baseUrl}/home/findcoach` }
      : { label: 'See your sessions', url: `${baseUrl}/coach/sessions` },
  })
}

/** Tells a coach that a student has left. */
export function studentLeft(told: PersonLeftMail, baseUrl: string): Email {
  return renderMail({
    subject: 'A student of yours has left',
    greeting: `Hi ${told.firstName},`,
    before: ['A student of yours has left ShineQuo and had the account deleted.', ...cancelled(told)],
    highlight: times(told),
    after: [
      ...(told.sessions.length > 0 ? ['That time is open to your other students again.'] : []),
      ...(told.matched ? ['Your place for a student is free again.'] : []),
      'Your notes about this student are deleted too.',
    ],
    action: { label: 'See your sessions', url: `${baseUrl}/coach/sessions` },
  })
}

function cancelled({ sessions }: PersonLeftMail): string[] {
  if (sessions.length === 0) return []
  return [sessions.length === 1 ? 'This session is cancelled:' : 'These sessions are cancelled:']
}

function times({ sessions, zone }: PersonLeftMail): string[] {
  return sessions.map(({ startsAt, endsAt }) => sessionText(startsAt, endsAt, zone))
}
