import { describe, expect, it } from 'vitest'
import * as english from './en/web.ts'
import * as spanish from './es-US/web.ts'
import type { Translated } from './translated.ts'

/** Does not compile if a parameter or a key differs. */
const TRANSLATED: Translated<typeof english> = spanish

/** The names of a catalogue with what each is: a text, a function of so many parameters, or a table of these. */
function shapeOf(message: unknown): unknown {
  if (typeof message === 'function') return `function of ${message.length}`
  if (Array.isArray(message)) return message.length
  if (typeof message !== 'object' || message === null) return typeof message
  return Object.fromEntries(
    Object.entries(message)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, shapeOf(value)]),
  )
}

describe.each(Object.entries(english))('the catalogue %s in Spanish', (name, catalogue) => {
  it('has the same names, parameters and tables as in English', () => {
    expect(shapeOf(TRANSLATED[name as keyof typeof english])).toEqual(shapeOf(catalogue))
  })
})
