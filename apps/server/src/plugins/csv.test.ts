import { csvText } from '@shinequo/domain/programme/csv-cell'
import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { csvRows, csvStream } from './csv.ts'

const rows = (text: string, separator = ',') => {
  const read = csvRows(text, separator, 100)
  return 'rows' in read ? read.rows : `row ${read.wrongRow}`
}

it('ends lines at CR LF, LF and CR, mixed, but not inside quotes', () => {
  expect(rows('a,b\r\n1,"x\r\ny"\n2,3\r4,5')).toEqual([
    ['a', 'b'],
    ['1', 'x\r\ny'],
    ['2', '3'],
    ['4', '5'],
  ])
})

it('keeps a quote inside a cell without quotes, and rows of different lengths', () => {
  expect(rows('a;b;c\nRobert "Bob";x\n\n"say ""hi""";;;', ';')).toEqual([
    ['a', 'b', 'c'],
    ['Robert "Bob"', 'x'],
    [''],
    ['say "hi"', '', '', ''],
  ])
})

it('says in which row a quote is never closed', () => {
  expect(rows('a,b\n1,2\n"3,4\n5,6')).toBe('row 3')
})

it('reads no more rows than asked for', () => {
  expect(csvRows('1\n2\n3\n', ',', 2)).toEqual({ rows: [['1'], ['2']] })
})

it('never throws, whatever the text', () => {
  const piece = fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '\r\n', 'a', ' ', '""', '\uFEFF', '\u2028')
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(',', ';', '\t'), (wild, separator) => {
      expect(typeof csvRows(wild, separator, 100)).toBe('object')
    }),
    { numRuns: 2000 },
  )
})

it('reads back what we write: quotes, separators and lines', () => {
  // Without what gets an apostrophe for spreadsheets.
  const cell = fc.string().filter((value) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value))
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(table, (written) => {
      expect(rows(csvText(written).slice(1))).toEqual(written)
    }),
  )
})

it('breaks the response off if a later part of a file fails, so that nobody takes half of it for the whole', async () => {
  const app = Fastify()
  app.get('/', (_, reply) => {
    async function* parts() {
      yield [['Ana']]
      throw new Error('The database is gone')
    }
    return csvStream(reply, 'people.csv', ['Name'], parts())
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('terminated')
  await app.close()
})
