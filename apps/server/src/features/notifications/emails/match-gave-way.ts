import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

export interface GivenWayMail {
  readonly firstName: string
  /** The full names of the coaches or students on the other side; none if a student did not know of the coach yet. */
  readonly others: readonly string[]
}

/**
 * Tells a student kindly that the place with a coach was needed by somebody with a confirmed address, and how to keep the
 * next one.
 */
export function gaveWay(
  messages: ServerMessages,
  { firstName, others }: GivenWayMail,
  baseUrl: string,
): Email {
  const { notifications } = messages
  return renderMail(messages, {
    subject: notifications.gaveWaySubject,
    greeting: notifications.greeting(firstName),
    before: [others.length > 0 ? notifications.gaveWay(others) : notifications.gaveWayBeforeAnswer],
    highlight: [],
    after: [notifications.confirmToKeepNext],
    action: { label: notifications.confirmYourEmail, url: `${baseUrl}/home/dashboard` },
  })
}

/** Tells a coach which students have lost their place to others, and why. */
export function gaveWayForCoach(
  messages: ServerMessages,
  { firstName, others }: GivenWayMail,
  baseUrl: string,
): Email {
  const { notifications } = messages
  return renderMail(messages, {
    subject: notifications.gaveWayForCoachSubject(others),
    greeting: notifications.greeting(firstName),
    before: [notifications.gaveWayForCoach(others)],
    highlight: [],
    after: [notifications.mayComeBack],
    action: { label: notifications.seeYourStudents, url: `${baseUrl}/coach/students` },
  })
}
