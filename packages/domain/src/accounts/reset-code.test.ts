import { expect, test } from 'vitest'
import { CODE_WANTED_MS, codeText, isCodeWanted, isLiveCode } from './reset-code.ts'

test.each([
  [0, '000000'],
  [42, '000042'],
  [999_999, '999999'],
])('writes %d as %s', (number, text) => {
  expect(codeText(number)).toBe(text)
})

test('a code is valid until its expiry, which is excluded', () => {
  expect([-1, 0, 1].map((late) => isLiveCode(1000, 1000 + late))).toEqual([true, false, false])
})

test('a code is mailed up to three hours after the request', () => {
  const wanted = [-1, 0].map((late) => isCodeWanted(1000, 1000 + CODE_WANTED_MS + late))
  expect(wanted).toEqual([true, false])
})
