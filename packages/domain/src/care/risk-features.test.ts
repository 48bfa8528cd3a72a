import { describe, expect, it } from 'vitest'
import { FEATURE_COUNT, featuresOf, piecesOf } from './risk-features.ts'

const words = (text: string) => text.split(' ')
const common = (one: string, other: string) => {
  const theirs = featuresOf(words(other))
  return [...featuresOf(words(one)).keys()].filter((feature) => theirs.has(feature)).length
}

describe('features', () => {
  it('are the same for the same words, in the same order', () => {
    const text = words('i took all of her pills last night')
    expect([...featuresOf(text)]).toEqual([...featuresOf(text)])
  })

  it('are scaled to a length of one, however long the text is', () => {
    for (const text of ['help', 'i am at the library and the printer is broken again']) {
      const squares = [...featuresOf(words(text)).values()].reduce((sum, value) => sum + value * value, 0)
      expect(squares).toBeCloseTo(1)
    }
  })

  it('are whole numbers that the table of weights has', () => {
    for (const feature of featuresOf(words('ya no quiero vivir asi')).keys()) {
      expect(Number.isInteger(feature)).toBe(true)
      expect(feature).toBeLessThan(FEATURE_COUNT)
    }
  })

  it('tell who does what to whom', () => {
    expect([...featuresOf(words('he hit me'))]).not.toEqual([...featuresOf(words('me hit he'))])
  })

  it('are shared by a misspelling, and by a word that plays the same part', () => {
    expect(common('overdosing', 'overdosin')).toBeGreaterThan(0)
    expect(common('chloe punched me', 'chloe kicked me')).toBeGreaterThan(
      common('chloe punched me', 'chloe called me'),
    )
  })

  it('do not tell one language, origin, place or faith from another', () => {
    const said = (word: string) => [...featuresOf(words(`at home we speak ${word} and cook`))]
    expect(said('spanish')).toEqual(said('arabic'))
    expect(said('jewish')).toEqual(said('mexican'))
  })
})

describe('pieces of a text', () => {
  it('are the whole and each clause, with the next one', () => {
    const pieces = piecesOf('My paper is on poets. I have a plan too. See you on Monday then.')
    expect(pieces).toHaveLength(6)
    expect([...pieces[1]!]).toEqual([...piecesOf('my paper is on poets')[0]!])
  })

  it('are the whole alone where there is one clause, or none', () => {
    expect(piecesOf('see you on monday')).toHaveLength(1)
    expect(piecesOf('')).toHaveLength(1)
  })
})
