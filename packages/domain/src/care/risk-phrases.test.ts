import { expect, it } from 'vitest'
import { riskLevel } from './risk-phrases.ts'

it.each([
  ['I want to die', 'clear'],
  ['It was fine. ya no quiero vivir', 'clear'],
  ['self - harm', 'clear'],
  ['I am not suicidal', 'maybe'],
  ['We went to the library.', undefined],
])('the level of %j by the lists alone is %s', (text, level) => expect(riskLevel(text)).toBe(level))
