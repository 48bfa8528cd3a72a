import type { WhyNotReason } from '@shinequo/contract/matching/reasons'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CODES, type Code, kindOf } from './codes.ts'
import type { DayPart } from './day-parts.ts'
import { type PairFacts, whyNot } from './why-not.ts'

const facts = (more: Partial<PairFacts> = {}): PairFacts => ({
  coach: 'Amara',
  available: true,
  hasOthers: true,
  asked: [],
  offered: ['language:english', 'focus:study', 'style:listening'],
  dayParts: ['morning'],
  ...more,
})
const reason = (code: WhyNotReason['code'], ...terms: string[]) => ({
  code,
  params: { coach: 'Amara', terms },
})
const anyCodes = fc.subarray([...CODES])
const anyFacts = fc.record({
  coach: fc.constant('Amara'),
  available: fc.boolean(),
  hasOthers: fc.boolean(),
  asked: anyCodes,
  offered: anyCodes,
  dayParts: fc.option(fc.subarray<DayPart>(['morning', 'afternoon', 'evening'])),
})

it('returns what the student asked for that the coach does not offer, highest weight first', () => {
  const asked: Code[] = ['time:evening', 'focus:sleep', 'language:spanish']
  expect(whyNot(facts({ asked }))).toEqual([
    reason('language_differs', 'language:spanish'),
    reason('focus_differs', 'focus:sleep'),
    reason('time_differs', 'time:evening'),
  ])
  expect(whyNot(facts({ asked: ['style:planning'] }))).toEqual([reason('style_differs', 'style:planning')])
})

it('returns a kind once, and only if the coach offers nothing that was asked for', () => {
  expect(whyNot(facts({ asked: ['language:spanish', 'language:french'] }))).toEqual([
    reason('language_differs', 'language:spanish', 'language:french'),
  ])
  expect(whyNot(facts({ asked: ['language:spanish', 'language:english'] }))).toEqual([
    reason('others_fit_better'),
  ])
})

it('ignores kinds for which the coach has stated nothing', () => {
  const asked: Code[] = ['language:spanish', 'focus:sleep', 'style:planning', 'time:evening']
  expect(whyNot(facts({ asked, offered: [], dayParts: null }))).toEqual([reason('others_fit_better')])
})

it('does not mention what coaches went through, or schools', () => {
  const asked: Code[] = ['experience:disability', 'experience:parent', 'school:same']
  const offered: Code[] = ['experience:working']
  expect(whyNot(facts({ asked, offered }))).toEqual([reason('others_fit_better')])
})

it('does not mention other coaches to a student without one', () => {
  expect(whyNot(facts({ hasOthers: false }))).toEqual([reason('still_looking')])
})

it('is the same for every coach who is not available, whatever the facts', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      expect(whyNot({ ...any, available: false })).toEqual([reason('not_available')])
    }),
  )
})

it('always returns one to three reasons, each true of the two', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const reasons = whyNot(any)
      expect(reasons.length).toBeGreaterThan(0)
      expect(reasons.length).toBeLessThanOrEqual(3)
      const shares = (kind: string) =>
        any.asked.some((code) => kindOf(code) === kind && any.offered.includes(code))
      for (const { code, params } of reasons) {
        for (const term of params.terms) expect(any.asked).toContain(term)
        if (code === 'language_differs') expect(shares('language')).toBe(false)
        if (code === 'focus_differs') expect(shares('focus')).toBe(false)
        if (code === 'style_differs') expect(shares('style')).toBe(false)
        if (code === 'time_differs') {
          expect(any.dayParts?.some((part) => any.asked.includes(`time:${part}`))).toBe(false)
        }
      }
    }),
  )
})
