import { describe, expect, it } from 'vitest'
import { phraseKey, preparedPhrases, searchable, standsIn } from './programme-phrases.ts'
import { riskLevel as levelByList } from './risk-phrases.ts'
import { riskLevel } from './risk-words.ts'

const PHRASES = preparedPhrases([
  { text: 'Gorge Bridge', level: 'clear' },
  { text: 'off the grid', level: 'maybe' },
  { text: 'irme al río', level: 'clear' },
])

describe('phrases of a programme', () => {
  it('raise a text to their level, whatever its capitals, accents, marks and held letters', () => {
    expect(riskLevel('Tonight I will go to the gorge bridge.')).toBeUndefined()
    const levels = [
      'Tonight I will go to the gorge bridge.',
      'GORGE BRIDGE, 9 pm!!',
      'see you at the gorrrge briiidge',
      'Mañana voy a irme al rio',
      'going off the grid soon',
      'The bridge over the gorge is closed.',
      'gorge',
      'A calm week.',
    ].map((text) => riskLevel(text, PHRASES))
    expect(levels).toEqual(['clear', 'clear', 'clear', 'clear', 'maybe', undefined, undefined, undefined])
  })

  it('are found by the list alone, before the complete rule has loaded', () => {
    const texts = ['Tonight: gorge bridge.', 'off the grid', 'A calm week.']
    expect(texts.map((text) => levelByList(text, PHRASES))).toEqual(['clear', 'maybe', undefined])
  })

  it('do not lower what the rule finds without them', () => {
    expect(riskLevel('Some nights I want to die, off the grid', PHRASES)).toBe('clear')
  })

  it('are denied and excused like the phrases of the rule', () => {
    expect(riskLevel("I won't go to gorge bridge", PHRASES)).toBe('maybe')
    expect(riskLevel('In my film class we watched a documentary on gorge bridge', PHRASES)).toBeUndefined()
  })

  it('are found across the end of a clause, and not in parts of words', () => {
    expect(riskLevel('I go to gorge - bridge', PHRASES)).toBe('clear')
    expect(riskLevel('I go to gorge bridges', PHRASES)).toBeUndefined()
  })

  it('have one key for all spellings of a phrase, and none without words', () => {
    expect(phraseKey('  GÓRGE   bridge!')).toBe(phraseKey('gorge bridge'))
    expect(['...', '??!', ''].map(phraseKey)).toEqual(['', '', ''])
    expect(riskLevel('A calm week ...', preparedPhrases([{ text: '...', level: 'clear' }]))).toBeUndefined()
  })

  it('have one key together in whichever order they are listed, and another at another level', () => {
    const keyOf = (...phrases: Parameters<typeof preparedPhrases>[0]) => preparedPhrases(phrases).key
    const [a, b] = [
      { text: 'one two', level: 'clear' } as const,
      { text: 'three four', level: 'maybe' } as const,
    ]
    expect(keyOf(a, b)).toBe(keyOf(b, a))
    expect(keyOf(a, b)).not.toBe(keyOf({ ...a, level: 'maybe' }, b))
    expect(keyOf()).toBe('')
  })
})

describe('a phrase among prepared sentences', () => {
  it('stands in one sentence, and not across two', () => {
    const sentences = searchable('We met at the gorge. Bridge closed!')
    expect(standsIn(phraseKey('the Gorge'), sentences)).toBe(true)
    expect(standsIn(phraseKey('gorge bridge'), sentences)).toBe(false)
    expect(standsIn(phraseKey('!'), sentences)).toBe(false)
  })
})
