import type { CarePlace } from '@shinequo/contract/care'

/** Where something was written, for the staff. */
export const PLACE_NAMES: Readonly<Record<CarePlace, string>> = {
  answers: 'In the questionnaire',
  booking_note: 'In a note to a coach',
  chat: 'In the room of a session',
  profile: 'In the profile',
  feedback: 'In feedback on a session',
  story: 'In a story for the wall',
  story_off: 'In a story that was not sent',
  report: 'In a report of a story',
  change: 'In the reason for another coach',
}
