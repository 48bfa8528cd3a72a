import { expect, test } from 'vitest'
import { isolated, isolatedParts } from './right-to-left.ts'

test.each([
  [
    'a name at the start',
    'محمد علي booked a session: 9:00 AM',
    '\u2068محمد علي\u2069 booked a session: 9:00 AM',
  ],
  ['a name before a time', 'Your session with נועה: 9:00 AM', 'Your session with \u2068נועה\u2069: 9:00 AM'],
  ['a name of two scripts', 'Ali محمد: 9:00', 'Ali \u2068محمد\u2069: 9:00'],
  ['two names', 'محمد and נועה are here', '\u2068محمد\u2069 and \u2068נועה\u2069 are here'],
  ['marks and hyphens', 'Hola, עַל־יָם:', 'Hola, \u2068עַל־יָם\u2069:'],
  ['whole sentences', 'She writes: نعم! أراك 5 مرات.', 'She writes: \u2068نعم! أراك 5 مرات\u2069.'],
  ['scripts beyond the first plane', '𐐀 𞤀𞤣𞤢𞤥 x', '𐐀 \u2068𞤀𞤣𞤢𞤥\u2069 x'],
])('isolates %s', (_, sentence, expected) => {
  expect(isolated(sentence)).toBe(expected)
})

test.each(['Zoë O’Neil booked: 9:00 AM', '李小龍, Ελένη, Олег', '', '1 2 3 · -'])(
  'leaves %j alone',
  (sentence) => {
    expect(isolated(sentence)).toBe(sentence)
  },
)

test('leaves what is isolated alone', () => {
  const once = isolated('محمد, נועה: 9:00')
  expect(isolated(once)).toBe(once)
  expect(isolated(`${once} · نعم`)).toBe(`${once} · \u2068نعم\u2069`)
})

test('finds what was isolated', () => {
  expect(isolatedParts('\u2068محمد\u2069 and \u2068נועה\u2069')).toEqual(['', 'محمد', ' and ', 'נועה', ''])
  expect(isolatedParts('Zoë')).toEqual(['Zoë'])
})
