import { expect, it } from 'vitest'
import { ConnectionLost, DatabaseBusy, databaseErrorKind } from './database-error.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

it.each([
  ['40P01', 'conflict'],
  ['40001', 'conflict'],
  ['57P01', 'lost'],
  ['57P03', 'lost'],
  ['08006', 'lost'],
  ['25006', 'lost'],
  ['53300', 'lost'],
  ['ECONNREFUSED', 'lost'],
  ['57014', 'busy'],
  ['55P03', 'busy'],
  ['53100', 'busy'],
  ['58030', 'busy'],
] as const)('%s is a database error of the kind %s', (code, trouble) => {
  expect(databaseErrorKind(coded(code))).toBe(trouble)
})

it('recognises its own errors, and those of a host name with several addresses', () => {
  expect(databaseErrorKind(new ConnectionLost('gone'))).toBe('lost')
  expect(databaseErrorKind(new DatabaseBusy('full'))).toBe('busy')
  expect(databaseErrorKind(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe('lost')
})

it.each([coded('23505'), coded('22P02'), coded('42P01'), new Error('a bug'), 'text', undefined, null])(
  '%s is not a database error',
  (error) => {
    expect(databaseErrorKind(error)).toBeUndefined()
  },
)
