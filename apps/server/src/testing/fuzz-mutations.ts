import type { Dice } from './fuzz-dice.ts'
import { nasty } from './fuzz-values.ts'

type Holder = Record<string, unknown> | unknown[]

/** Every place in a JSON value: its holder and its key. */
function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): [Holder, string][] => [
    [value as Holder, key],
    ...placesIn(inner),
  ])
}

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'role',
  'is_admin',
  'id',
  '',
  'x'.repeat(300),
  'a\u0000',
  '\ud800',
]

/** Also sets `__proto__` as an own property, like JSON does. */
function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Mutates one place of a JSON value: removes it, adds to it, or replaces it. */
export function spoiledValue(value: unknown, dice: Dice): unknown {
  const copy = structuredClone(value)
  const places = placesIn(copy)
  const act = dice.under(10)
  if (places.length === 0 || act === 0) return dice.chance(0.5) ? nasty(dice) : [copy]
  const [holder, key] = dice.pick(places)
  if (act < 6) put(holder, key, nasty(dice))
  else if (act < 8) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  } else if (Array.isArray(holder)) holder.push(...Array(dice.pick([1, 60, 500])).fill(holder[0]))
  else put(holder, dice.pick(KEYS), nasty(dice))
  return copy
}

/** Turns valid JSON into invalid or unexpected JSON. */
export function spoiledJson(json: string, dice: Dice): string {
  switch (dice.under(9)) {
    case 0:
      return json.slice(0, dice.under(json.length + 1))
    case 1:
      return `${json}${dice.pick(['}', ' {}', '\u0000', ','])}`
    case 2:
      return `${'['.repeat(5000)}${json}${']'.repeat(5000)}`
    case 3:
      return `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`
    case 4:
      return json.replace('{', '{"__proto__":{"role":"admin"},')
    case 5:
      return json.replace('{', '{"constructor":{"prototype":{"role":"admin"}},')
    case 6:
      return json.replaceAll('"', dice.pick(["'", '', '"\\u0000', '"\\ud800']))
    case 7:
      return `\ufeff${json}`
    default:
      return dice.pick(['', 'null', '"text"', '0', 'undefined', '[', 'NaN', '-', '"\\ud800"', '{"a":1e999}'])
  }
}

const PATH_PARTS = [
  '%zz',
  '%00',
  '%c3%28',
  '%ed%a0%80',
  '..',
  '.',
  '%2e%2e%2f',
  'x'.repeat(101),
  '%F0%9F%94%86',
  '-1',
  '*',
  '',
]

/** An address with a mutated part of its path, or a mutated query. */
export function spoiledAddress(url: string, dice: Dice): string {
  const [path = '', query = ''] = url.split('?')
  switch (dice.under(6)) {
    case 0: {
      const parts = path.split('/')
      parts[2 + dice.under(Math.max(1, parts.length - 2))] = dice.pick(PATH_PARTS)
      return [parts.join('/'), query].join('?')
    }
    case 1:
      return `${path}?${query}&${query}`
    case 2:
      return `${path}?${query.replace(/=[^&]*/, `=${dice.pick(['%zz', '%00', '%ed%a0%80', '%F0%9F%94%86', 'x'.repeat(5000), ''])}`)}`
    case 3:
      return `${path}?${dice.pick(['__proto__[role]=admin', 'constructor=1', '&&&===', 'a[]=1&a[]=2', '%', '?????'])}`
    case 4:
      return `${path}${dice.pick(['/', '//', '/../', ';a=b', '%20', '#x'])}`
    default:
      return `${path}?${query}&cursor=${dice.pick(['WyJhIl0', 'bnVsbA', 'e30', '%00', 'WyJcdTAwMDAiLCJcdTAwMDAiLCIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiXQ', 'WyIwMDAwLTAxLTAxVDAwOjAwOjAwWiIsIjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMCJd', 'Wzk5OTk5OTk5OTk5OTk5OTk5OTk5XQ'])}`
  }
}

/** Unusual headers, as name and value. */
export function oddHeader(dice: Dice): [string, string] {
  return dice.pick<[string, string]>([
    ['authorization', 'Bearer'],
    ['authorization', `Bearer ${'x'.repeat(6000)}`],
    ['authorization', 'Bearer a.b.c'],
    ['authorization', 'Basic YTpi'],
    ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6ImFkbWluIn0.'],
    ['idempotency-key', 'k'],
    ['idempotency-key', 'k'.repeat(200)],
    ['idempotency-key', 'k'.repeat(201)],
    ['idempotency-key', '\u00ff\u00fe'],
    ['idempotency-key', "' or 1=1 --"],
    ['accept-encoding', 'br;q=0, gzip;q=nan, *;q=1'],
    ['accept-encoding', 'br'],
    ['accept-encoding', ';;;,,,q=='],
    ['accept', 'text/html'],
    ['content-type', 'text/plain'],
    ['content-type', 'application/xml'],
    ['content-type', 'application/json; charset=utf-16le'],
    ['content-type', 'application/json;'],
    ['content-type', 'multipart/form-data; boundary=none'],
    ['content-type', 'multipart/form-data'],
    ['content-type', ';;;'],
    ['content-encoding', 'gzip'],
    ['content-length', '5'],
    ['x-forwarded-for', '::ffff:999.1.1.1, x'],
    ['x-forwarded-host', 'evil.example'],
    ['host', ''],
    ['range', 'bytes=5-1'],
    ['if-none-match', '"x'],
    ['expect', 'a miracle'],
    ['x-http-method-override', 'DELETE'],
  ])
}
