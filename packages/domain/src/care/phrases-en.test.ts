import { expect, it } from 'vitest'
import { HARMLESS, OTHERS, OWN } from './phrases-en.ts'

it.each([...OWN, ...OTHERS, ...HARMLESS])('%j is written as texts are normalised', (phrase) => {
  expect(phrase).toMatch(/^[a-z0-9 ()|?!<,{}[\]\\*$]+$/)
  expect(() => new RegExp(phrase)).not.toThrow()
})
