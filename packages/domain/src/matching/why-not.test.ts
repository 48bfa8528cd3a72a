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
const anyCodes = fc.subarray([...CODES])
const anyFacts = fc.record({
  coach: fc.constant('Amara'),
  available: fc.boolean(),
  hasOthers: fc.boolean(),
  asked: anyCodes,
  offered: anyCodes,
  dayParts: fc.option(fc.subarray<DayPart>(['morning', 'afternoon', 'evening'])),
})

it('names what the student asked for that the coach does not offer, what weighs most first', () => {
  const asked: Code[] = ['time:evening', 'focus:sleep', 'language:spanish']
  expect(whyNot(facts({ asked }))).toEqual([
    'You asked for Spanish; Amara does not coach in it.',
    'You asked to work on sleep and daily routine; Amara works on something else.',
    'You asked for evenings; Amara has no hours then.',
  ])
  expect(whyNot(facts({ asked: ['style:planning'] }))).toEqual([
    'You asked for a coach who plans small steps; Amara coaches in another way.',
  ])
})

it('names a kind once, and only where the coach offers nothing of what was asked for', () => {
  expect(whyNot(facts({ asked: ['language:spanish', 'language:french'] }))).toEqual([
    'You asked for Spanish or French; Amara does not coach in them.',
  ])
  expect(whyNot(facts({ asked: ['language:spanish', 'language:english'] }))).toEqual([
    'Other coaches fit your answers more closely.',
  ])
})

it('takes nothing for a reason that the coach has said nothing about', () => {
  const asked: Code[] = ['language:spanish', 'focus:sleep', 'style:planning', 'time:evening']
  expect(whyNot(facts({ asked, offered: [], dayParts: null }))).toEqual([
    'Other coaches fit your answers more closely.',
  ])
})

it('says nothing of what coaches went through, nor of schools', () => {
  const asked: Code[] = ['experience:disability', 'experience:parent', 'school:same']
  const offered: Code[] = ['experience:working']
  expect(whyNot(facts({ asked, offered }))).toEqual(['Other coaches fit your answers more closely.'])
})

it('does not speak of others to whoever has nobody', () => {
  expect(whyNot(facts({ hasOthers: false }))).toEqual([
    'We are still looking for the coach who fits your answers best.',
  ])
})

it('is the same of everybody who is not available, whatever the two said', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      expect(whyNot({ ...any, available: false })).toEqual(['Amara is not available to you now.'])
    }),
  )
})

it('always says something, at most three things, each true of the two', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const sentences = whyNot(any)
      expect(sentences.length).toBeGreaterThan(0)
      expect(sentences.length).toBeLessThanOrEqual(3)
      const shares = (kind: string) =>
        any.asked.some((code) => kindOf(code) === kind && any.offered.includes(code))
      for (const sentence of sentences) {
        if (sentence.includes('does not coach in')) expect(shares('language')).toBe(false)
        if (sentence.includes('works on something else')) expect(shares('focus')).toBe(false)
        if (sentence.includes('in another way')) expect(shares('style')).toBe(false)
        if (sentence.includes('has no hours then')) {
          expect(any.dayParts?.some((part) => any.asked.includes(`time:${part}`))).toBe(false)
        }
      }
    }),
  )
})
