import type { MatchingMode, ProgrammeMatch, ProgrammeSettings } from '@shinequo/contract/programme'
import { dayText } from '@shinequo/messages/times'
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

const DONE = { pending: 'Proposed', accepted: 'Matched', declined: 'Declined', ended: 'Ended' } as const

/** 'Matched by Rosa Ortiz, administrator · Fri, Nov 20', how a match came to be what it is. */
export function decidedWords({ status, decided, expired, created_at }: ProgrammeMatch, zone: string): string {
  if (expired)
    return `Ended: the coach did not answer in time · proposed ${dayText(Date.parse(created_at), zone)}`
  if (!decided) {
    const since = status === 'ended' ? 'proposed ' : ''
    return `${DONE[status]} by the engine · ${since}${dayText(Date.parse(created_at), zone)}`
  }
  const role = decided.role === 'admin' ? 'administrator' : decided.role
  const who = decided.name === '' ? `a former ${role}` : `${decided.name}, ${role}`
  return `${DONE[status]} by ${who} · ${dayText(Date.parse(decided.at), zone)}`
}

/** '1 place left', '3 places left', 'No place left' */
export function placesWords(places: number): string {
  return places === 0 ? 'No place left' : `${places} place${places === 1 ? '' : 's'} left`
}

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`

/** What becomes of this many requests that wait when the engine takes over; goes on 'when you save.' */
export function waitingWords(waiting: number): string {
  if (waiting === 1) return 'One request waits. The engine decides it'
  const many = cappedCount(waiting)
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} requests wait. The engine decides them`
}
