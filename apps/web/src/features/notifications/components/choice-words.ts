import type { ChosenKind } from '@shinequo/contract/notifications'

/** What each kind of mail that may be left off is called. */
export const CHOICE_WORDS: Readonly<Record<ChosenKind, string>> = {
  reminder_day: 'A reminder a day before a session',
  reminder_hour: 'A reminder an hour before a session',
  feedback_asked: 'A question how a session was',
}
