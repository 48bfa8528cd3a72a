import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import { placesLeft } from '@shinequo/messages/web/matching-admin'
import { expect, it } from 'vitest'
import { decidedWords } from './match-words.ts'

const ZONE = 'America/New_York'
const match = (status: ProgrammeMatch['status'], decided: Partial<ProgrammeMatch['decided']> | null) =>
  ({
    status,
    created_at: '2026-11-20T15:00:00.000Z',
    decided: decided && { role: 'admin', name: 'Rosa Ortiz', at: '2026-11-22T03:00:00.000Z', ...decided },
  }) as ProgrammeMatch

it("says who decided a match, and when, in the reader's zone", () => {
  expect(decidedWords(match('accepted', null), ZONE)).toBe('Matched automatically · Fri, Nov 20')
  expect(decidedWords(match('ended', null), ZONE)).toBe('Ended automatically · suggested Fri, Nov 20')
  expect(decidedWords({ ...match('ended', null), expired: true }, ZONE)).toBe(
    "Ended: the coach didn't answer in time · suggested Fri, Nov 20",
  )
  expect(decidedWords({ ...match('ended', null), gave_way: true }, ZONE)).toBe(
    'Ended: a student with a confirmed email needed the place · suggested Fri, Nov 20',
  )
  expect(decidedWords(match('accepted', {}), ZONE)).toBe('Matched by Rosa Ortiz, administrator · Sat, Nov 21')
  expect(decidedWords(match('ended', { role: 'student', name: 'Maya Torres' }), ZONE)).toBe(
    'Ended by Maya Torres, student · Sat, Nov 21',
  )
  expect(decidedWords(match('declined', { role: 'coach', name: '' }), ZONE)).toBe(
    'Declined by a former coach · Sat, Nov 21',
  )
})

it('counts places in natural words', () => {
  expect([0, 1, 2].map(placesLeft)).toEqual(['No places left', '1 place left', '2 places left'])
})
