import type { MatchingMode, ProgrammeSettings } from '@shinequo/contract/programme/settings'
import { cappedCount } from '../../../lib/counted.ts'

/** Each mode in few words, and what it means. */
export const MODE_WORDS: Readonly<Record<MatchingMode, readonly [title: string, meaning: string]>> = {
  automatic: ['The engine decides', 'Students are matched at once with the three coaches who fit them best.'],
  coach: [
    'Coaches decide',
    'Each coach accepts or declines the students whom the engine proposes. After 48 hours somebody else is asked.',
  ],
  admin: ['Administrators decide', 'You approve or decline here what the engine proposes.'],
}

/** Whom students may book, and how many sessions ahead, in words. */
export function bookingWords(settings: ProgrammeSettings): string {
  const { restrict_booking_to_matches, most_upcoming_sessions: most } = settings
  const whom = restrict_booking_to_matches
    ? 'Students book only coaches they are matched with.'
    : 'Students may book any coach who takes students.'
  const ahead = `Each may have ${most === 1 ? 'one session' : `up to ${most} sessions`} ahead.`
  const notice = settings.cancel_notice_minutes
  const until = notice === 0 ? 'until the start' : `until ${noticeWords(notice)} before`
  const way = settings.direct_calls && settings.has_relay ? ' Calls may go directly between the two.' : ''
  return `${whom} ${ahead} A session can be moved ${until}.${way}`
}

/** '4 hours', '1 day': how long before its start a session can no longer be moved. */
export function noticeWords(minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** What becomes of this many requests that wait when the engine takes over; goes on 'when you save.' */
export function waitingWords(waiting: number): string {
  if (waiting === 1) return 'One request waits. The engine decides it'
  const many = cappedCount(waiting)
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} requests wait. The engine decides them`
}
