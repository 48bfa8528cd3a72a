import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvCell, csvText } from './csv-cell.ts'

it.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [12.5, '12.5'],
  [-3, '-3'],
  ['-3.25', '-3.25'],
  ['=cmd|calc', "'=cmd|calc"],
  ['+1 555', "'+1 555"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
] as const)('writes %j as %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

it('writes a file with the UTF-8 byte order mark and rows ended by CR LF', () => {
  expect(
    csvText([
      ['Café', 'Zahl'],
      ['=1', 2],
    ]),
  ).toBe("\uFEFFCafé,Zahl\r\n'=1,2\r\n")
})

/** Parses one cell as spreadsheets do. */
const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

it('never starts a text with what a spreadsheet evaluates, and loses no character', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝'), fc.string())
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (value) => {
      const cell = csvCell(value)
      const shown = unquoted(cell)
      if (!/^-?\d+(\.\d+)?$/.test(shown)) expect(shown).not.toMatch(/^\s*[=+\-@]|^[\t\r]/)
      expect([value, `'${value}`]).toContain(shown)
      expect(cell.startsWith('"') || !/[",;\t\r\n]/.test(cell)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
