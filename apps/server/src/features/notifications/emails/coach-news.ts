import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, type Letter, renderMail } from './layout.ts'

interface CoachNews {
  readonly firstName: string
  /** How many requests or ratings are new. */
  readonly count: number
  /** None for mail that cannot be turned off. */
  readonly unsubscribeLink?: string
}

/** Tells a coach how many students wait for an answer, but not who. */
export function requestsWait(messages: ServerMessages, news: CoachNews, baseUrl: string): Email {
  const { requestsSubject, requestsWait: words } = messages.coaches
  return coachNews(messages, news, baseUrl, [requestsSubject(news.count), words(news.count)])
}

/** Tells a coach how many ratings are new, but neither whose nor how many stars. */
export function ratingsCame(messages: ServerMessages, news: CoachNews, baseUrl: string): Email {
  const { ratingsSubject, ratingsCame: words } = messages.coaches
  return coachNews(messages, news, baseUrl, [ratingsSubject(news.count), words(news.count)])
}

/** Tells a coach how many students wrote words that may mean danger, but neither who nor what. */
export function careIsNeeded(messages: ServerMessages, news: CoachNews, baseUrl: string): Email {
  const { careSubject, careIsNeeded: words, beforeYouMeet, seeYourStudents } = messages.coaches
  const action = { label: seeYourStudents, url: `${baseUrl}/coach/students` }
  return coachNews(messages, news, baseUrl, [careSubject(news.count), words(news.count)], {
    after: [beforeYouMeet],
    action,
  })
}

function coachNews(
  messages: ServerMessages,
  { firstName, unsubscribeLink = '' }: CoachNews,
  baseUrl: string,
  [subject, words]: readonly [string, string],
  more: Partial<Letter> = {},
): Email {
  return renderMail(messages, {
    subject,
    greeting: messages.notifications.greeting(firstName),
    before: [words],
    highlight: [],
    after: [],
    action: { label: messages.coaches.seeYourDay, url: `${baseUrl}/coach` },
    unsubscribeLink,
    ...more,
  })
}
