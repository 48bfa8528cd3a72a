import { expect, it } from 'vitest'
import { metHints } from './password-hints.tsx'

it.each([
  // More than 8, uppercase, lowercase, number, special
  ['', [false, false, false, false, false]],
  ['eight888', [false, false, true, true, false]],
  ['Daybreak7', [true, true, true, true, false]],
  ['Daybreak7!', [true, true, true, true, true]],
  ['ÉTÉ-2026-été', [true, true, true, true, true]],
])('ticks off the hints that %j meets', (password, met) => {
  expect(metHints(password)).toEqual(met)
})
