import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rosterText, straightQuotes, withSeparators } from './roster-text.ts'

const TEXT = 'name\nZoë Müller'
const utf8 = new TextEncoder().encode(TEXT)
const utf16 = (swap: boolean) =>
  Uint8Array.from(
    [...`\uFEFF${TEXT}`].flatMap((char) => {
      const pair = [char.charCodeAt(0) & 0xff, char.charCodeAt(0) >> 8]
      return swap ? pair.reverse() : pair
    }),
  )

it.each([
  ['UTF-8', utf8, 'utf-8'],
  ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]), 'utf-8'],
  ['UTF-16, the low byte first', utf16(false), 'utf-16le'],
  ['UTF-16, the high byte first', utf16(true), 'utf-16be'],
  ['neither, so Windows-1252', Uint8Array.from(TEXT, (char) => char.charCodeAt(0)), 'windows-1252'],
] as const)('reads %s, without the byte order mark', (_name, bytes, encoding) => {
  expect(rosterText(bytes)).toEqual({ text: TEXT, encoding })
})

it('reads the characters that Windows-1252 has and Latin 1 does not', () => {
  expect(rosterText(Uint8Array.from([0x93, 0x80, 0x94]))?.text).toBe('“€”')
})

it.each([
  ['half a character of UTF-16', [0xff, 0xfe, 0x41]],
  ['a lone surrogate', [0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]],
  ['a spreadsheet’s own file', [0x50, 0x4b, 0x03, 0x04, 0x00, 0xff]],
] as const)('does not accept %s as text', (_name, bytes) => {
  expect(rosterText(Uint8Array.from(bytes))).toBeNull()
})

it('never throws, and what it reads can be stored', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom([], [0xff, 0xfe], [0xfe, 0xff]),
      (bytes, mark) => {
        const read = rosterText(Uint8Array.from([...mark, ...bytes]))
        if (read === null) return
        expect(read.text.isWellFormed()).toBe(true)
        expect(read.text).not.toContain('\u0000')
        const { text, separators } = withSeparators(read.text)
        expect(separators).toEqual(expect.arrayContaining([',', ';', '\t']))
        for (const separator of separators) straightQuotes(text, separator)
      },
    ),
    { numRuns: 2000 },
  )
})

it.each([
  ['email,first,last', ','],
  ['email;first,name;last', ';'],
  ['email\tfirst\tlast', '\t'],
  ['\r\n"a,b,c,d";email;x', ';'],
  ['email;x\r1,2,3,4', ';'],
  ['email', ','],
  ['', ','],
])('tries the separator of %j first', (text, separator) => {
  expect(withSeparators(text)).toMatchObject({ text, separators: { 0: separator, length: 4 } })
})

it.each([
  ['sep=;\r\nemail;x\r\n', 'email;x\r\n', ';'],
  ['SEP=,\nemail,x;y;z', 'email,x;y;z', ','],
  ['"sep=\t"\remail', 'email', '\t'],
  ['sep=|\nemail|x', 'email|x', '|'],
  ['sep=;', '', ';'],
  ['sep=;,,\nemail;x', 'email;x', ';'],
])('takes out the line that declares the separator: %j', (text, rest, separator) => {
  const read = withSeparators(text)
  expect([read.text, read.separators[0]]).toEqual([rest, separator])
  expect(read.separators).toEqual(expect.arrayContaining([',', ';', '\t']))
})

it.each([
  ['“ana@x.example”,“Lee, Ana” , „Q“', '"ana@x.example","Lee, Ana" , "Q"'],
  ['“a”\r\n“b”', '"a"\r\n"b"'],
  ['“Buzz” Lee,x', '“Buzz” Lee,x'],
  ['“a,b', '“a,b'],
  ['"née “Ash”",“b”', '"née “Ash”",“b”'],
  ['a,b', 'a,b'],
])('makes quotes around cells straight: %j', (text, straight) => {
  expect(straightQuotes(text, ',')).toBe(straight)
})

it.each([';', '\t', '|', '^', ']', 's'])('makes them straight with the separator %j, too', (separator) => {
  expect(straightQuotes(`“a${separator}b”${separator}“c”`, separator)).toBe(`"a${separator}b"${separator}"c"`)
})
