import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import { dayText } from '@shinequo/messages/times'

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
