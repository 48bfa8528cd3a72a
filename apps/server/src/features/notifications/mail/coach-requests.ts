import { newsKind } from './news.ts'

/** Tells a coach how many students wait for an answer, but not who. */
export const coachRequestsMail = newsKind('coach_requests', 'requests', (coaches, count) => [
  coaches.requestsSubject(count),
  coaches.requestsWait(count),
])
