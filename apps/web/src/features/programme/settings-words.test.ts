import { expect, it } from 'vitest'
import { waitingWords } from './settings-words.ts'

it.each([
  [1, 'One request is waiting. The engine will decide it when you save.'],
  [12, '12 requests are waiting. The engine will decide them when you save.'],
  [1001, 'More than 1,000 requests are waiting. The engine will decide them when you save.'],
])('describes %i waiting requests', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words)
})
