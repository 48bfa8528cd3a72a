import { expect, it } from 'vitest'
import { VOCABULARY_EN } from './vocabulary-en.ts'

it.each(Object.entries(VOCABULARY_EN))('%s has words as texts are normalised', (_, words) => {
  for (const word of words.split(' ')) {
    if (word.startsWith('@')) expect(VOCABULARY_EN).toHaveProperty(word.slice(1))
    else expect(word).toMatch(/^(?:[a-z0-9]+(?:_[a-z0-9]+)*\*?|MANY)$/)
  }
})
