import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexicalLikeness, lexicalLikenessInTurns, mostUsers } from './lexical-likeness.ts'

const TEXTS = [
  { id: 'amy', text: 'I run marathons, and I play the guitar in a band.' },
  { id: 'ben', text: 'Chess, chess and more chess. I play in a club.' },
  { id: 'cem', text: 'Debating, sleep and routines.' },
  { id: 'dan', text: 'Sleep.' },
]
const VOCABULARY = ['guitar', 'running', 'chess', 'poetry', 'robots', 'baking', 'climbing', 'kayak']
const anyText = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 12 }).map((words) => words.join(' '))
const anyCoaches = fc
  .array(anyText, { maxLength: 14 })
  .map((texts) => texts.map((text, at) => ({ id: `coach-${String(at).padStart(2, '0')}`, text })))

describe('texts alike by their words', () => {
  const likeness = lexicalLikeness(TEXTS)

  it('are worth more for the coach who uses them, who comes first by them all at 1', () => {
    const chess = likeness.to('I would play chess all day')!
    expect(chess.with('ben')).toEqual({ value: expect.closeTo(1, 1), shared: ['play', 'chess'].toReversed() })
    expect(chess.with('amy').value).toBeGreaterThan(0)
    expect(chess.with('amy').shared).toEqual(['play'])
    expect(chess.with('cem')).toEqual({ value: 0, shared: [] })
    expect(chess.with('nobody')).toEqual({ value: 0, shared: [] })
  })

  it('name words as the student wrote them', () => {
    expect(likeness.to('Guitars!')!.with('amy').shared).toEqual(['guitars'])
  })

  it('count for nobody whose words no coach uses, or too many', () => {
    expect(likeness.to('')).toBeNull()
    expect(likeness.to('Pottery')).toBeNull()
    const all = lexicalLikeness(TEXTS.map(({ id }) => ({ id, text: 'Chess' })))
    expect(all.to('Chess')).toBeNull()
    expect(lexicalLikeness([]).to('Chess')).toBeNull()
  })

  it('use the twelve rarest words, and name three', () => {
    const many = 'alder birch cedar dogwood elm fir gum hazel ivy juniper kapok larch maple nutmeg'
    const trees = lexicalLikeness([
      { id: 'all', text: many },
      { id: 'none', text: '' },
      { id: 'two', text: 'alder birch' },
      { id: 'other', text: 'Something' },
    ])
    const all = trees.to(many)!
    expect(all.with('two').value).toBe(0)
    expect(all.with('all').value).toBeCloseTo(1, 12)
    expect(all.with('all').shared).toHaveLength(3)
  })
})

it.each([
  [2, 1],
  [4, 2],
  [10, 5],
  [50, 5],
  [5000, 500],
])('of %d coaches %d may use a term that tells something', (coaches, most) => {
  expect(mostUsers(coaches)).toBe(most)
})

it('is from 0 to 1, alike for one coach and for all, and the same in any order', () => {
  fc.assert(
    fc.property(anyCoaches, anyText, (coaches, text) => {
      const likeness = lexicalLikeness(coaches)
      const own = likeness.to(text)
      const turned = lexicalLikeness(coaches.toReversed()).to(text)
      expect(turned === null).toBe(own === null)
      if (!own) return
      const [found, worth] = [new Int32Array(coaches.length), new Float64Array(coaches.length)]
      const length = own.fillFew(found, worth)
      const values = new Float64Array(coaches.length)
      for (let at = 0; at < length; at++) values[found[at]!] = worth[at]!
      expect(new Set(found.subarray(0, length)).size).toBe(length)
      for (const [at, id] of likeness.coaches.entries()) {
        const { value, shared } = own.with(id)
        expect(values[at]).toBe(value)
        expect(value >= 0 && value <= 1).toBe(true)
        expect(shared.length > 0).toBe(value > 0)
        expect(turned!.with(id)).toEqual({ value, shared })
        for (const word of shared) expect(text.split(' ')).toContain(word)
      }
      expect(Math.max(...values)).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

it('is the same when others have their turn meanwhile', async () => {
  const coaches = Array.from({ length: 45 }, (_, at) => ({
    id: `coach-${at}`,
    text: VOCABULARY.slice(at % 8, (at % 8) + 1).join(' '),
  })).slice(0, 43)
  const slow = (await lexicalLikenessInTurns(coaches.toReversed())).to('kayak and chess')
  const fast = lexicalLikeness(coaches).to('kayak and chess')
  expect(fast).not.toBeNull()
  for (const { id } of coaches) expect(slow!.with(id)).toEqual(fast!.with(id))
})
