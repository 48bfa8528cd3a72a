import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** What the other side learns when somebody's account is deleted. Without the name, which is deleted too. */
export interface PersonLeftMail {
  readonly firstName: string
  readonly zone: string
  /** Future sessions that are cancelled; epoch milliseconds, half open. */
  readonly sessions: readonly { readonly startsAt: number; readonly endsAt: number }[]
  readonly matched: boolean
}

/** Tells a student that a coach has left. */
export function coachLeft(messages: ServerMessages, told: PersonLeftMail, baseUrl: string): Email {
  const { coaches, notifications, people } = messages
  return renderMail(messages, {
    subject: people.coachLeftSubject,
    greeting: notifications.greeting(told.firstName),
    before: [people.coachLeft, ...cancelled(messages, told)],
    highlight: timesOfAll(messages, told),
    after: [...(told.matched ? [notifications.weLookForTheNext] : []), people.bookAnotherSoon],
    action: { label: coaches.findACoach, url: `${baseUrl}/home/findcoach` },
  })
}

/**
 * Tells the reader about one of several cancelled sessions. The attached file removes it from the reader's calendar.
 */
export function sessionFellAway(
  messages: ServerMessages,
  told: Pick<PersonLeftMail, 'firstName' | 'zone'> & { readonly left: 'student' | 'coach' },
  { startsAt, endsAt }: PersonLeftMail['sessions'][number],
  baseUrl: string,
): Email {
  const { bookings, coaches, notifications, people, times } = messages
  const { firstName, zone, left } = told
  return renderMail(messages, {
    subject: people.fellAwaySubject(notifications.shortTime(startsAt, zone)),
    greeting: notifications.greeting(firstName),
    before: [people.fellAway(left)],
    highlight: [times.sessionText(startsAt, endsAt, zone)],
    after: [],
    action:
      left === 'coach'
        ? { label: coaches.findACoach, url: `${baseUrl}/home/findcoach` }
        : { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}

/** Tells a coach that a student has left. */
export function studentLeft(messages: ServerMessages, told: PersonLeftMail, baseUrl: string): Email {
  const { bookings, notifications, people } = messages
  return renderMail(messages, {
    subject: people.studentLeftSubject,
    greeting: notifications.greeting(told.firstName),
    before: [people.studentLeft, ...cancelled(messages, told)],
    highlight: timesOfAll(messages, told),
    after: [
      ...(told.sessions.length > 0 ? [people.timeIsOpenAgain] : []),
      ...(told.matched ? [people.placeIsFreeAgain] : []),
      people.notesAreDeleted,
    ],
    action: { label: bookings.seeYourSessions, url: `${baseUrl}/coach/sessions` },
  })
}

function cancelled({ people }: ServerMessages, { sessions }: PersonLeftMail): string[] {
  return sessions.length === 0 ? [] : [people.areCancelled(sessions.length)]
}

function timesOfAll({ times }: ServerMessages, { sessions, zone }: PersonLeftMail): string[] {
  return sessions.map(({ startsAt, endsAt }) => times.sessionText(startsAt, endsAt, zone))
}
