import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

interface CoachNews {
  readonly firstName: string
  /** How many requests or ratings are new. */
  readonly count: number
  readonly unsubscribeLink: string
}

/** Tells a coach how many students wait for an answer, but not who. */
export function requestsWait(
  messages: ServerMessages,
  { firstName, count, unsubscribeLink }: CoachNews,
  baseUrl: string,
): Email {
  const { coaches, notifications } = messages
  return renderMail(messages, {
    subject: coaches.requestsSubject(count),
    greeting: notifications.greeting(firstName),
    before: [coaches.requestsWait(count)],
    highlight: [],
    after: [],
    action: { label: coaches.seeYourDay, url: `${baseUrl}/coach` },
    unsubscribeLink,
  })
}

/** Tells a coach how many ratings are new, but neither whose nor how many stars. */
export function ratingsCame(
  messages: ServerMessages,
  { firstName, count, unsubscribeLink }: CoachNews,
  baseUrl: string,
): Email {
  const { coaches, notifications } = messages
  return renderMail(messages, {
    subject: coaches.ratingsSubject(count),
    greeting: notifications.greeting(firstName),
    before: [coaches.ratingsCame(count)],
    highlight: [],
    after: [],
    action: { label: coaches.seeYourDay, url: `${baseUrl}/coach` },
    unsubscribeLink,
  })
}
