import { newsKind } from './news.ts'

/** Tells a coach how many ratings are new, but neither whose nor how many stars. */
export const coachRatingsMail = newsKind('coach_ratings', 'ratings', (coaches, count) => [
  coaches.ratingsSubject(count),
  coaches.ratingsCame(count),
])
