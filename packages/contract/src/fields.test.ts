import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import * as field from './fields.ts'
import * as person from './new-account.ts'
import { rule } from './rules.ts'
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

  it('accepts complete surrogate pairs', () => {
    const endpoint: Endpoint = ENDPOINTS.addNote
    expect(z.safeParse(endpoint.body!, { text: 'Well done \ud83d\udd06' }).success).toBe(true)
  })
})

describe('a name', () => {
  it.each(['Ma.Teresa', 'J.R.R.', 'St. John', 'Martin Luther King Jr.', 'O’Neill-Łukasz', '王小明', 'Dr.'])(
    'may be %s',
    (name) => {
      expect(person.firstName.safeParse(name).success).toBe(true)
    },
  )

  it.each([
    'You won $500! Claim now at http://evil.example/claim',
    'See www.evil',
    'WWW.EVIL',
    'evil.example',
    'Ana evil.com/x',
    'javascript://x',
  ])('must not contain the address of a page: %s', (name) => {
    const { error } = person.lastName.safeParse(name)
    expect(error?.issues.map(({ message }) => message)).toEqual([rule('name_link', { label: 'last_name' })])
  })
})

describe('an e-mail address', () => {
  it.each(['a@x.example', "o'neill+tag@x.example", 'ü@ü.example', 'A@X.Example'])('may be %s', (email) => {
    expect(field.email.safeParse(email).success).toBe(true)
  })

  it.each([
    'a<victim@x.example>',
    'x;victim@x.example',
    'x,victim@x.example',
    '"a"@x.example',
    'a(b)@x.example',
    'a:b@x.example',
    'a\\b@x.example',
    'a\u0007@x.example',
  ])('is refused if a mail server would parse another address from it: %j', (email) => {
    expect(field.email.safeParse(email).error?.issues[0]?.message).toBe('email_invalid')
  })
})
