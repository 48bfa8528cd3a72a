import { describe, expect, it } from 'vitest'
import { conceptsOf, isUnheard } from './risk-concepts.ts'

describe('concepts', () => {
  it.each([
    ['punched', 'golpea'],
    ['boyfriend', 'esposo'],
    ['tylenol', 'pastillas'],
    ['scared', 'miedo'],
    ['suicide', 'muerte'],
  ])('let %s and %s play a part in common', (english, spanish) =>
    expect(conceptsOf(english).some((concept) => conceptsOf(spanish).includes(concept))).toBe(true),
  )

  it.each(['budget', 'microeconomics', 'horario'])('has none for %s', (word) =>
    expect(conceptsOf(word)).toEqual([]),
  )
})

describe('words that are not heard', () => {
  it.each(['spanish', 'mexicana', 'haitian', 'texas', 'church', 'musulman', 'dios', 'misa', 'inmigrantes'])(
    'have %s among them',
    (word) => expect(isUnheard(word)).toBe(true),
  )
  it.each(['die', 'pegan', 'miedo', 'schedule'])('do not have %s', (word) =>
    expect(isUnheard(word)).toBe(false),
  )
})
