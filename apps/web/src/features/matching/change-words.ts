import type { Alternatives } from '@shinequo/contract/matching/changes'
import { dayText, slotText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/matching'

type Session = Alternatives['sessions'][number]

/** How often a student can still change, or what to do if no changes are left. */
export function changesWords(left: number): string {
  return left === 0 ? messages.noChangesLeft : messages.changesLeft(left)
}

/**
 * 'Your session with Amara on Tue, Nov 24 · …', or how many there are and which is next. `sessions` is sorted by start
 * and not empty.
 */
export function sessionsWords(sessions: readonly Session[], firstName: string, zone: string): string {
  const [next] = sessions
  if (!next) return ''
  const [start, end] = [Date.parse(next.start_time), Date.parse(next.end_time)]
  const when = messages.sessionTime(dayText(start, zone), slotText(start, end, zone))
  return messages.yourSessions(sessions.length, firstName, when)
}

/** The label of the button, with the coach's name. Without a coach, somebody will be looked for. */
export function pressWords(coach: string | null, waitsFor: Alternatives['waits_for']): string {
  if (coach === null) return messages.changeMyCoach
  return waitsFor === null ? messages.changeTo(coach) : messages.askFor(coach)
}

/** What happens after the button is pressed; null if that settles it. */
export function waitWords(coach: string | null, waitsFor: Alternatives['waits_for']): string | null {
  if (waitsFor === null) return null
  return coach !== null && waitsFor === 'coach'
    ? messages.beginsWhenAccepted(coach)
    : messages.BEGINS_WHEN[waitsFor]
}

/** The result. `accepted`: the coach is matched now. */
export function doneWords(coach: string | null, accepted: boolean): string {
  if (coach === null) return messages.lookingForSomebody
  return accepted ? messages.isYourCoachNow(coach) : messages.askedFor(coach)
}
