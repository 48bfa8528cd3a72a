import type { MatchingMode, ProgrammeMatch, ProgrammeSettings } from '@shinequo/contract/programme'
import { dayText } from '@shinequo/domain/time/zoned-text'

/** Each mode in few words, and what it means. */
export const MODE_WORDS: Readonly<Record<MatchingMode, readonly [title: string, meaning: string]>> = {
  automatic: ['The engine decides', 'Students are matched at once with the three coaches who fit them best.'],
  coach: ['Coaches decide', 'Each coach accepts or declines the students whom the engine proposes.'],
  admin: ['Administrators decide', 'You approve or decline here what the engine proposes.'],
}

/** Whom students may book, and how many sessions ahead, in words. */
export function bookingWords(settings: ProgrammeSettings): string {
  const { restrict_booking_to_matches, most_upcoming_sessions: most } = settings
  const whom = restrict_booking_to_matches
    ? 'Students book only coaches they are matched with.'
    : 'Students may book any coach who takes students.'
  return `${whom} Each may have ${most === 1 ? 'one session' : `up to ${most} sessions`} ahead.`
}

const DONE = { pending: 'Proposed', accepted: 'Matched', declined: 'Declined', ended: 'Ended' } as const

/** 'Matched by Rosa Ortiz, administrator · Fri, Nov 20', how a match came to be what it is. */
export function decidedWords({ status, decided, created_at }: ProgrammeMatch, zone: string): string {
  if (!decided) {
    const since = status === 'ended' ? 'proposed ' : ''
    return `${DONE[status]} by the engine · ${since}${dayText(Date.parse(created_at), zone)}`
  }
  const role = decided.role === 'coach' ? 'coach' : 'administrator'
  const who = decided.name === '' ? `a former ${role}` : `${decided.name}, ${role}`
  return `${DONE[status]} by ${who} · ${dayText(Date.parse(decided.at), zone)}`
}

/** '1 place left', '3 places left', 'No place left' */
export function placesWords(places: number): string {
  return places === 0 ? 'No place left' : `${places} place${places === 1 ? '' : 's'} left`
}

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`
