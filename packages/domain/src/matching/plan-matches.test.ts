import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOST_MATCHES, planMatches } from './plan-matches.ts'

it.each([
  ['the best three at first', 'abcd', '', '', 'abc', ''],
  ['fewer when fewer have room', 'a', '', '', 'a', ''],
  ['nobody when none has room', '', '', '', '', ''],
  ['nothing new when all three stand', 'cab', 'abc', '', '', ''],
  ['one new and one ended', 'abd', 'abc', '', 'd', 'c'],
  ['a coach with a session to come stays', 'abd', 'abc', 'c', '', ''],
  ['and takes a place', 'defa', 'abc', 'c', 'de', 'ab'],
  ['a session with somebody unmatched is no match', 'abc', '', 'z', 'abc', ''],
  ['more sessions than places', 'efg', 'abcd', 'abcd', '', ''],
])('%s', (_, ranking, live, sessions, add, end) => {
  expect(planMatches([...ranking], [...live], new Set(sessions))).toEqual({ add: [...add], end: [...end] })
})

it('never leaves more than three, save for sessions to come, and changes nothing the second time', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(ids, ids, ids, (ranking, live, sessions) => {
      const withSession = new Set(sessions)
      const { add, end } = planMatches(ranking, live, withSession)
      const after = [...live.filter((coach) => !end.includes(coach)), ...add]
      const kept = live.filter((coach) => withSession.has(coach)).length
      expect(after.length).toBeLessThanOrEqual(Math.max(MOST_MATCHES, kept))
      expect(end.some((coach) => withSession.has(coach))).toBe(false)
      expect(planMatches(ranking, after, withSession)).toEqual({ add: [], end: [] })
    }),
  )
})
