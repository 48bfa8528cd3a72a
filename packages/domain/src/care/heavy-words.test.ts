import { expect, it } from 'vitest'
import { isHeavyWord } from './heavy-words.ts'

it.each(['suicidal', 'dying', 'killed', 'harmed', 'abused', 'shootings', 'muerte', 'sobredosis', 'knives'])(
  'includes %s',
  (word) => {
    expect(isHeavyWord(word)).toBe(true)
  },
)

it.each(['running', 'guitar', 'diet', 'harmony', 'hangout', 'cutlery', 'skill', 'grape', 'violin', 'matrix'])(
  'does not include %s',
  (word) => {
    expect(isHeavyWord(word)).toBe(false)
  },
)
