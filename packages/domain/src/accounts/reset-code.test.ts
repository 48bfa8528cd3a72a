import { expect, test } from 'vitest'
import {
  CODE_WANTED_MS,
  codesToTry,
  codeText,
  guessDelayMs,
  isCodeWanted,
  isLiveCode,
  letterCode,
  readableCode,
} from './reset-code.ts'

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

test('a code of letters has ten consonants, and is read in two groups', () => {
  let at = 0
  const code = letterCode((limit) => {
    at += 7
    return at % limit
  })
  expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{10}$/)
  expect(readableCode(code)).toBe(`${code.slice(0, 5)}-${code.slice(5)}`)
  expect(readableCode('123456')).toBe('123456')
})

const code = (id: string, place: string, letters = false) => ({ id, place, letters })
const tried = (codes: ReturnType<typeof code>[], place = 'home', elsewhere = true) =>
  codesToTry(codes, place, elsewhere).map((one) => one?.id)

test.each([
  ['none', [], [undefined, undefined]],
  ['both that were requested here', [code('2', 'home'), code('1', 'home')], ['2', '1']],
  ['only the newest two', [code('3', 'home'), code('2', 'home'), code('1', 'home')], ['3', '2']],
  ['both that were requested elsewhere', [code('2', 'work'), code('1', 'work')], ['2', '1']],
  [
    'the newest, and the one requested here before others were requested elsewhere',
    [code('4', 'x'), code('3', 'y'), code('2', 'z'), code('1', 'home')],
    ['4', '1'],
  ],
] as const)('somebody may enter %s', (_, codes, ids) => {
  expect(tried([...codes])).toEqual(ids)
})

test('once there were too many guesses, only codes requested here and codes of letters are accepted', () => {
  const codes = [code('4', 'x'), code('3', 'y', true), code('2', 'z'), code('1', 'home')]
  expect(tried(codes, 'home', false)).toEqual(['3', '1'])
  expect(tried(codes, 'work', false)).toEqual(['3', undefined])
})

test.each([
  [0, 0],
  [99, 0],
  [100, 1000],
  [250, 2000],
  [10_000, 3000],
])('after %d wrong codes within an hour answers are %d ms late', (wrong, ms) => {
  expect(guessDelayMs(wrong, 100)).toBe(ms)
})
