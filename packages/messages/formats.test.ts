import { expect, test } from 'vitest'
import { listPartsOf, listsOf, numbersOf, pluralsOf } from './formats.ts'

const FORMS = { one: '# person', other: '# people' }

test.each([
  ['en-US', 1, '1 person'],
  ['en-US', 0, '0 people'],
  ['en-US', 9800, '9,800 people'],
])('in %s %s is written as %s', (locale, count, text) => {
  expect(pluralsOf(locale)(count, FORMS)).toBe(text)
})

test('a language takes the form that its rules name, and the last one where it has no other', () => {
  const spanish = pluralsOf('es-US')
  const forms = { one: '# persona', many: '# de personas', other: '# personas' }
  expect([spanish(1, forms), spanish(2, forms)]).toEqual(['1 persona', '2 personas'])
  expect(spanish(1_000_000, forms)).toBe('1,000,000 de personas')
  expect(spanish(1_000_000, { one: '#', other: '# personas' })).toBe('1,000,000 personas')
})

test('lists are joined as the language does', () => {
  expect(listsOf('en-US', 'conjunction')(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(listsOf('en-US', 'disjunction')(['a', 'b'])).toBe('a or b')
  expect(listsOf('es-US', 'conjunction')(['a', 'b'])).toBe('a y b')
})

test('lists are taken apart where they are joined, with the word that the next item needs', () => {
  expect(listPartsOf('es-US')(['español', 'inglés'])).toEqual([
    { type: 'element', value: 'español' },
    { type: 'literal', value: ' e ' },
    { type: 'element', value: 'inglés' },
  ])
})

test('numbers are grouped as the language does', () => {
  expect([numbersOf('en-US')(1234), numbersOf('es-ES')(12345)]).toEqual(['1,234', '12.345'])
})
