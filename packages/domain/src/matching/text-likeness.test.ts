import { expect, it } from 'vitest'
import { likeWords, type TextLikeness } from './text-likeness.ts'

/** A text is like the coaches whom it names. */
const likeness: TextLikeness = {
  coaches: ['amy', 'ben', 'zoe'],
  to: (text) => {
    const place = ['amy', 'ben', 'zoe'].indexOf(text)
    if (place < 0) return null
    return {
      fillFew: (coaches, values) => {
        coaches[0] = place
        values[0] = 1
        return 1
      },
      with: (id) => (id === text ? { value: 1, shared: [text] } : { value: 0, shared: [] }),
    }
  },
}
const coaches = ['zoe', 'amy', 'new'].map((id) => ({ id }))
const of = (...texts: string[]) =>
  likeWords(
    7,
    texts.map((ownWords) => ({ ownWords })),
    coaches,
    likeness,
  )

it('is no factor if nobody wrote anything relevant', () => {
  expect(likeWords(7, [{ ownWords: 'amy' }], coaches, null)).toBeNull()
  expect(likeWords(7, [{}], coaches, likeness)).toBeNull()
  expect(of('', 'nobody')).toBeNull()
})

it('counts for students who did, and is 0 for unknown coaches', () => {
  const factor = of('zoe', '', 'amy')!
  expect(factor.weight).toBe(7)
  expect([0, 1, 2].map(factor.counts)).toEqual([true, false, true])
  const worthOf = (at: number) => {
    const kinds = new Int32Array(factor.kinds.count)
    const worth = new Float64Array(factor.kinds.count)
    const found = [...kinds.subarray(0, factor.fillFew(at, kinds, worth))]
    return coaches.map((_, place) => worth[found.indexOf(factor.kinds.ofCoach[place]!)] ?? 0)
  }
  expect([worthOf(0), worthOf(1), worthOf(2)]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
  ])
})
