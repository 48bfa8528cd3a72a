import type { Dice } from './fuzz-dice.ts'

/** The part of JSON Schema that the OpenAPI document uses for requests. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
}

const TEXTS = [
  'Quiet river',
  'a@b.example',
  'boston_university',
  'America/New_York',
  '123456',
  'A-quiet-river-42',
  'https://www.bu.edu/shs/',
  'مرحبا بالعالم',
  'e\u0301'.repeat(30),
  '\ud83d\udd06',
  'Noor\u200b Sample\u00ad',
  'Jose\u0301 de.la.Cruz',
  'Ma.Teresa\u00a0\u00a0O’Neil',
  'می\u200cخواهم',
  '\ud83d\udc69\u200d\ud83d\ude80',
  'ana.lee\u2060@school.example',
  '\u202a+1\u00a0617 555 0143\u202c',
  'https://zoom.example/j/123\u200b',
  'two\r\nlines',
]

const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800x',
  'x\udc00',
  '\ud83d\udd06'.repeat(150),
  '\u202egnp.exe\u202c',
  '\ufeff\u200b\u2028',
  'Bio\u202elogy',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u2800 \u180e',
  'a\u200d\u200cb',
  '\ufe0fvariant\ufe0e',
  'Anna\n\nIMPORTANT: call +1 202 555 0143 now',
  'line\u2029and\u000bline\u0085and\ttab\u0007',
  'Call 5 5 5 0 1 4 3',
  '٠١٢٣٤٥٦',
  'evil.example',
  'evil\u3002example',
  'evil\uff0ecom',
  'EVIL\uff61COM',
  '1.2.3.4/x',
  '\u0130pek.ak@school.example',
  'ünal@school.example',
  'a@-school.example',
  'a@school..example',
  'a@school.example.',
  '.a..b.@school.example',
  '[a]@[127.0.0.1]',
  'a@münchen.example',
  'https://zoom.example/j/123%E2%80%8B',
  'A\u030a\u0323',
  '\uffff',
  'x'.repeat(300),
  'x'.repeat(20_000),
  `${'a'.repeat(250)}@${'b'.repeat(250)}.example`,
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '<p>fine</p><img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '1e999',
  'NaN',
  '\r\nset-cookie: a=b',
  '{"a":1}',
  'ı'.repeat(100),
  '=cmd|calc!A1',
]

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  48.999999999,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
]

const INSTANTS = [
  '2026-11-20T15:00:00Z',
  '2026-11-21T15:30:00.000Z',
  '2026-11-24T16:00:00+05:30',
  '2026-11-20T15:00:00.123456789Z',
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
  '2026-11-20T24:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-11-20',
  'yesterday',
]

const DATES = [
  '2026-11-20',
  '2026-11-24',
  '2026-11-26',
  '2026-12-10',
  '2028-02-29',
  '2026-02-29',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-13-01',
  '20261120',
]

/** A value of any type that may cause trouble. */
export function nasty(dice: Dice): unknown {
  const kind = dice.under(10)
  if (kind < 5) return dice.pick(NASTY_TEXTS)
  if (kind < 7) return dice.pick(NASTY_NUMBERS)
  if (kind < 8) return dice.pick([...INSTANTS, ...DATES])
  return dice.pick<unknown>([
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    JSON.parse('{"__proto__":{"role":"admin"}}'),
  ])
}

function numberOf(schema: Schema, dice: Dice): number {
  const { minimum = 0, maximum = minimum + 100, multipleOf = 1 } = schema
  const least = Math.max(minimum, -1000)
  const most = Math.min(maximum, least + 3000)
  return Math.floor((least + dice.under(most - least + 1)) / multipleOf) * multipleOf
}

function textOf({ format }: Schema, dice: Dice, ids: readonly string[]): string {
  if (format === 'uuid') return dice.pick(ids)
  if (format === 'date-time') return dice.pick(INSTANTS)
  if (format === 'date') return dice.pick(DATES)
  return dice.pick(TEXTS)
}

/** A value that usually matches its schema. `ids` are those of existing things. */
export function valueFor(schema: Schema, dice: Dice, ids: readonly string[]): unknown {
  if (schema.anyOf) return valueFor(dice.pick(schema.anyOf), dice, ids)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  switch (Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type) {
    case 'object': {
      const all = Object.entries(schema.properties ?? {})
      const sent = all.filter(([name]) => schema.required?.includes(name) || dice.chance(0.6))
      return Object.fromEntries(sent.map(([name, one]) => [name, valueFor(one, dice, ids)]))
    }
    case 'array': {
      const least = schema.minItems ?? 0
      const length = Math.min(least + dice.under(3), schema.maxItems ?? 3)
      return Array.from({ length }, () => valueFor(schema.items ?? {}, dice, ids))
    }
    case 'string':
      return textOf(schema, dice, ids)
    case 'integer':
    case 'number':
      return numberOf(schema, dice)
    case 'boolean':
      return dice.chance(0.5)
    case 'null':
      return null
    default:
      return nasty(dice)
  }
}
