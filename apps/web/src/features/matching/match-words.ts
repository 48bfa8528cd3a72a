import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import { dayText, proseDayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/matching-admin'

/** 'Matched by Rosa Ortiz, administrator · Fri, Nov 20': how a match got its status. */
export function decidedWords(
  { status, decided, expired, gave_way, created_at }: ProgrammeMatch,
  zone: string,
): string {
  const made = proseDayText(Date.parse(created_at), zone)
  if (expired) return messages.expired(made)
  if (gave_way) return messages.gaveWay(made)
  if (!decided)
    return status === 'ended' ? messages.endedByEngine(made) : messages.decidedByEngine(status, made)
  const { name, role } = decided
  const day = dayText(Date.parse(decided.at), zone)
  return name === ''
    ? messages.decidedByFormer(status, role, day)
    : messages.decidedBy(status, name, role, day)
}

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`
