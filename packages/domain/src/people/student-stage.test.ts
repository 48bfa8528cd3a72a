import { expect, it } from 'vitest'
import { QUIET_AFTER, type StageFacts, studentStage } from './student-stage.ts'

const NOW = Date.parse('2026-09-14T12:00:00Z')
const HOUR = 3_600_000
const START: StageFacts = {
  proved: true,
  hasProfile: true,
  hasAnswers: true,
  matchedAt: null,
  lastAt: null,
  next: null,
}

it.each<[string, Partial<StageFacts>]>([
  ['signed_up', { proved: false, hasProfile: false, hasAnswers: false }],
  ['no_profile', { hasProfile: false, hasAnswers: false }],
  ['no_answers', { hasAnswers: false }],
  ['no_answers', { hasAnswers: false, proved: false }],
  ['waiting', {}],
  ['matched', { matchedAt: NOW - HOUR }],
  ['matched', { matchedAt: NOW - QUIET_AFTER * 2, lastAt: NOW - HOUR }],
  ['quiet', { matchedAt: NOW - QUIET_AFTER }],
  ['quiet', { matchedAt: NOW - QUIET_AFTER * 3, lastAt: NOW - QUIET_AFTER }],
  ['booked', { hasAnswers: false, next: { start: NOW + HOUR, end: NOW + 2 * HOUR } }],
  ['booked', { matchedAt: NOW - QUIET_AFTER, next: { start: NOW - HOUR, end: NOW + HOUR } }],
])('a student is %s', (stage, facts) => {
  expect(studentStage({ ...START, ...facts }, NOW).stage).toBe(stage)
})

it('holds until the session ends, or until the student is quiet', () => {
  const until = (facts: Partial<StageFacts>) => studentStage({ ...START, ...facts }, NOW).until
  expect(until({ next: { start: NOW, end: NOW + HOUR } })).toBe(NOW + HOUR)
  expect(until({ matchedAt: NOW })).toBe(NOW + QUIET_AFTER)
  expect(until({})).toBe(Number.POSITIVE_INFINITY)
})
