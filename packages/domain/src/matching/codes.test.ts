import { expect, it } from 'vitest'
import { CODE_KINDS, CODES, codesOf, isCode, kindOf } from './codes.ts'

it('has a kind for every code, and at most 32 codes per kind', () => {
  expect(new Set(CODES).size).toBe(CODES.length)
  for (const code of CODES) expect(codesOf(kindOf(code))).toContain(code)
  for (const kind of CODE_KINDS) expect(codesOf(kind).length).toBeLessThanOrEqual(32)
})

it('distinguishes codes from other texts', () => {
  expect(isCode('focus:sleep')).toBe(true)
  for (const text of ['', 'sleep', 'focus:', 'focus:nothing', 'Focus:sleep'])
    expect(isCode(text), text).toBe(false)
})
