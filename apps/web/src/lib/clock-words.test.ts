import { expect, it } from 'vitest'
import { clockErrorWords } from './clock-words.ts'

it.each([
  [2, 'The clock of this device is about 2 minutes fast.'],
  [-45, 'The clock of this device is about 45 minutes slow.'],
  [119, 'The clock of this device is about 119 minutes fast.'],
  [719, 'The clock of this device is about 12 hours fast.'],
  [-8 * 1440, 'The clock of this device is about 8 days slow.'],
])('%i minutes', (minutes, words) => {
  expect(clockErrorWords(minutes)).toBe(words)
})
