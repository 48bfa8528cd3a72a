import { expect, it } from 'vitest'
import { waitingWords } from './settings-words.ts'

it.each([
  [1, 'One request waits. The engine decides it when you save.'],
  [12, '12 requests wait. The engine decides them when you save.'],
  [1001, 'More than 1,000 requests wait. The engine decides them when you save.'],
])('of %i requests that wait it says so', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words)
})
