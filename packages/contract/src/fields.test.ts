import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { severalLines } from './texts.ts'
import * as value from './values.ts'

/** The part of JSON Schema that the contract's requests use. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
}

type Path = (string | number)[]

/** The paths at which `shape` accepts arbitrary text: no listed values, no pattern. */
function freeTexts(shape: Shape, path: Path = []): Path[] {
  if (shape.anyOf) return shape.anyOf.flatMap((one) => freeTexts(one, path))
  if (shape.properties) {
    return Object.entries(shape.properties).flatMap(([key, one]) => freeTexts(one, [...path, key]))
  }
  if (shape.items) return freeTexts(shape.items, [...path, 0])
  const isListed = shape.enum ?? shape.const ?? shape.format ?? shape.pattern
  return shape.type === 'string' && isListed === undefined ? [path] : []
}

/** A value that has `leaf` at `path`, and nothing else. */
function holding(path: Path, leaf: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    leaf,
  )
}

const TEXTS = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) => {
  const { body, query } = endpoint as Endpoint
  return [body, query].flatMap((schema) =>
    schema
      ? freeTexts(z.toJSONSchema(schema, { io: 'input' }) as Shape).map((path) => ({ name, schema, path }))
      : [],
  )
})

/** An unknown zone or language is ignored, and `username` is never read. */
const NOT_STORED = new Set(['locale', 'time_zone', 'username'])
const storedTexts = TEXTS.filter(
  ({ name, path }) => name === 'updateCoachProfile' || !NOT_STORED.has(String(path.at(-1))),
)

/** What the schemas are made of, as far as requests are. */
interface Definition {
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
}

/** The schema of the text at a path. */
function leafOf(schema: z.ZodMiniType, path: Path): z.ZodMiniType {
  const { shape, element, innerType } = schema._zod.def as Definition
  if (innerType) return leafOf(innerType, path)
  const [key, ...rest] = path
  const next = key === undefined ? undefined : shape ? shape[key] : element
  return next ? leafOf(next, rest) : schema
}

/** Each kind of text with characters that nobody sees, and without them. */
const SAMPLES = [
  [' \u202eA\u200be\u0301\u3164\u2800 ', 'Aé'],
  ['\u200bana.lee@school.example\u00ad', 'ana.lee@school.example'],
  ['https://school.example/\u2060 ', 'https://school.example/'],
  ['\u202a+1 617 555 0143\u202c', '+1 617 555 0143'],
] as const

/** Whether a schema takes some kind of text, and each without what nobody sees. */
function isNormalised(leaf: z.ZodMiniType): boolean {
  const read = SAMPLES.map(([typed, seen]) => [z.safeParse(leaf, typed), seen] as const)
  return (
    read.some(([{ success }]) => success) &&
    read.every(([{ success, data }, seen]) => !success || data === seen)
  )
}

/**
 * Strings that are no texts of people: passwords, what our own programs made, and names of the list of zones and
 * languages.
 */
const NO_TEXTS = [
  'before',
  'cursor',
  'figures_zone',
  'locale',
  'newPassword',
  'password',
  'refresh',
  'time_zone',
  'token',
  'username',
]

/** Whether a text is one of several lines: of the kinds `text` and `requiredText`. */
function isOfLines(leaf: z.ZodMiniType): boolean {
  const checks = leaf._zod.def.checks ?? []
  return checks.some(({ _zod: { def } }) => 'tx' in def && def.tx === severalLines)
}

it.each([
  ['0000-01-01T00:00:00Z', '0000-01-01'],
  ['1900-01-01T00:00:00+00:01', '1899-12-31'],
  ['2199-12-31T23:59:59-00:01', '2200-01-01'],
  ['9999-12-31T23:59:59-23:59', '9999-12-31'],
])('refuses the time %s and the date %s, which the database may not support', (instant, date) => {
  for (const read of [value.instant.safeParse(instant), value.date.safeParse(date)]) {
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['year_out_of_range'])
  }
})

it('accepts times and dates from 1900 to 2199', () => {
  for (const text of ['1900-01-01T00:00:00Z', '2199-12-31T23:59:59.999Z', '2026-11-20T15:00:00+05:30']) {
    expect(value.instant.safeParse(text).success).toBe(true)
  }
  for (const text of ['1900-01-01', '2028-02-29', '2199-12-31']) {
    expect(value.date.safeParse(text).success).toBe(true)
  }
  expect(value.instant.safeParse('noon').error?.issues).toHaveLength(1)
})

describe('a text of the contract', () => {
  it('is found in every request that has one', () => {
    expect(TEXTS.length).toBeGreaterThan(60)
    expect(TEXTS.map(({ name, path }) => `${name} ${path.join('.')}`)).toEqual(
      expect.arrayContaining(['signUp first_name', 'writePost title', 'listPeople search', 'addNote text']),
    )
  })

  it.each([
    ['U+0000', 'aaaa@b.example\u0000aaaa'],
    ['the first half of a pair', 'aaaa@b.example\ud83daaaa'],
    ['the second half of a pair', 'aaaa@b.example\udd06aaaa'],
  ])('refuses %s', (_what, text) => {
    for (const { name, schema, path } of storedTexts) {
      const read = z.safeParse(schema, holding(path, text))
      const issues = read.error?.issues.filter((issue) => issue.path.join('.') === path.join('.')) ?? []
      const messages = issues.map(({ message }) => message)
      expect(messages, `${name} ${path.join('.')}`).toContain('not_storable')
    }
  })

  it('is of one of the kinds, which leave out what nobody sees, or named above', () => {
    const others = TEXTS.filter(({ schema, path }) => !isNormalised(leafOf(schema, path)))
    expect([...new Set(others.map(({ path }) => String(path.at(-1))))].sort()).toEqual(NO_TEXTS)
  })

  it('is one line, or of the kind that keeps several', () => {
    const kept = TEXTS.map(({ name, schema, path }) => {
      const leaf = leafOf(schema, path)
      const isKept = isNormalised(leaf) && z.safeParse(leaf, 'one\r\ntwo').data === 'one\ntwo'
      return { text: `${name} ${path.join('.')}`, isKept, isOfLines: isOfLines(leaf) }
    })
    expect(kept.filter(({ isKept }) => isKept).length).toBeGreaterThan(30)
    expect(kept.filter((one) => one.isKept !== one.isOfLines)).toEqual([])
  })

  it('accepts complete surrogate pairs', () => {
    const endpoint: Endpoint = ENDPOINTS.addNote
    expect(z.safeParse(endpoint.body!, { text: 'Well done \ud83d\udd06' }).success).toBe(true)
  })
})
