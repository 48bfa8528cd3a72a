import { expect, it } from 'vitest'
import { terms } from './terms.ts'

it.each([
  ['English, Spanish', ['english', 'spanish']],
  ['Sleep and daily routine & rest + food/water', ['sleep', 'daily routine', 'rest', 'food', 'water']],
  ['Iceland; band', ['iceland', 'band']],
  [' , and ,', []],
])('splits %j into terms', (text, named) => {
  expect([...terms([text])]).toEqual(named)
})
