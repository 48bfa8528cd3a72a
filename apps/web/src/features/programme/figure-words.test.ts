import { expect, it } from 'vitest'
import { asOfText, changeText, isGoingOn } from './figure-words.ts'

const WEEKS = 'the same weeks last year'

it.each([
  [39, 20, `19 more than in ${WEEKS}`],
  [20, 1239, `1,219 fewer than in ${WEEKS}`],
  [20, 20, `as many as in ${WEEKS}`],
  [20, null, `${WEEKS}: not shown`],
  [null, 20, `${WEEKS}: 20`],
])('describes %s compared with %s', (now, before, words) => {
  expect(changeText(now, before, 'term')).toBe(words)
})

it('says when figures were counted, with the date if that is not today in the reader’s zone', () => {
  const now = Date.parse('2026-11-20T15:20:00Z')
  const at = (time: string) => asOfText(Date.parse(time), now, 'Asia/Kathmandu')
  expect(at('2026-11-20T15:00:00Z')).toBe('As of 8:45 PM. Times in Kathmandu')
  expect(at('2026-11-19T18:00:00Z')).toBe('As of Nov 19, 2026 · 11:45 PM. Times in Kathmandu')
})

it.each([
  ['week', '2026-11-16', true],
  ['week', '2026-11-09', false],
  ['day', '2026-11-20', true],
  ['day', '2026-11-19', false],
] as const)('a %s from %s is going on in the evening of November 20: %s', (each, date, goesOn) => {
  const over_time = [{ date, held: 1, before: null }]
  const as_of = '2026-11-21T03:00:00Z'
  expect(isGoingOn({ each, over_time, as_of, zone: 'America/New_York' })).toBe(goesOn)
})
