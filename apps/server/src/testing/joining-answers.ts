import { USUAL_HOURS } from './usual-hours.ts'

/* What people who join give, for tests that let them do so by the calls of the pages. */

const ALL_DAY = { start_minute: 9 * 60, end_minute: 20 * 60 }

/** A coach's own page, with all that an approval needs beside the picture and the hours. */
export const COACH_PAGE = {
  description: '<p>I listen first.</p>',
  focus_area: 'Sleep and daily routine',
  language_preference: 'English',
  city: 'Boston',
  state: 'Massachusetts',
  time_zone: 'America/New_York',
  codes: ['focus:sleep', 'language:english'],
}

/** The first hours of a coach: every day from nine to eight in the evening. */
export const COACH_HOURS = {
  ...USUAL_HOURS,
  weekly_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...ALL_DAY })),
  version: 1,
}
