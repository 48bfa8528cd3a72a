import { expect, it } from 'vitest'
import { changesLeft } from './changes-left.ts'

const ZONE = 'America/New_York'
const at = (text: string) => Date.parse(text)
const NOW = at('2026-11-20T17:00:00Z')

it('allows three changes per term, and never returns less than 0', () => {
  const made = [
    '2026-09-01T12:00:00Z',
    '2026-10-01T12:00:00Z',
    '2026-11-01T12:00:00Z',
    '2026-11-02T12:00:00Z',
  ]
  expect([0, 1, 2, 3, 4].map((count) => changesLeft(made.slice(0, count).map(at), NOW, ZONE, []))).toEqual([
    3, 2, 1, 0, 0,
  ])
})

it('counts from the first instant of the term in the zone', () => {
  const begin = at('2026-08-15T04:00:00Z')
  expect(changesLeft([begin], NOW, ZONE, [])).toBe(2)
  expect(changesLeft([begin - 1], NOW, ZONE, [])).toBe(3)
  expect(changesLeft([begin], NOW, 'America/Los_Angeles', [])).toBe(3)
})

it('allows three again from the start of the next term', () => {
  const made = [NOW, NOW + 1, NOW + 2]
  expect(changesLeft(made, at('2027-01-01T04:59:59Z'), ZONE, [])).toBe(0)
  expect(changesLeft(made, at('2027-01-01T05:00:00Z'), ZONE, [])).toBe(3)
})

it("goes by the programme's own terms, also in the break after one", () => {
  const terms = [{ first_day: '2026-10-20', last_day: '2026-11-15' }]
  const made = ['2026-10-19T12:00:00Z', '2026-10-20T12:00:00Z'].map(at)
  expect(changesLeft(made, NOW, ZONE, terms)).toBe(2)
})
