import { expect, it } from 'vitest'
import { mended, single } from './typos.ts'

it.each([
  ['sucidal', 'suicidal'],
  ['stranlged', 'strangled'],
  ['overdoze', 'overdose'],
  ['pastilas', 'pastillas'],
  // Another first letter, another ending, or a word of its own is no slip.
  ['willing', 'willing'],
  ['killer', 'killer'],
  ['showed', 'showed'],
  ['cooking', 'cooking'],
])('%j is %j', (word, meant) => expect(mended(word)).toBe(meant))

it('writes each letter once', () => expect(single('kiiill')).toBe('kil'))
