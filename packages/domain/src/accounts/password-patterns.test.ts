import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRepeated, isSequence, listedForms, plainText, withoutWords } from './password-patterns.ts'

test.each([
  ['ÁÑA María', 'ana maria'],
  ['ＳＨＩＮＥ', 'shine'],
  ['안녕', '안녕'],
])('%j is plainly %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test.each([
  ['abcdabcd', true],
  ['abcabcab', true],
  ['abcdeabc', false],
  ['eightxyzeightxyz', false],
  ['', false],
])('%j is one short piece over and over: %s', (text, is) => {
  expect(isRepeated(text)).toBe(is)
})

test.each([
  ['4567890', true],
  ['zyxwvuts', true],
  ['asdfghjkl', true],
  ['abc123xyz', false],
  ['refereed', false],
  ['', false],
])('%j runs along digits, alphabet or keys: %s', (text, is) => {
  expect(isSequence(text)).toBe(is)
})

test('longer words go first', () => {
  expect(withoutWords('shinequo and shine', ['shine', 'shinequo'])).toBe(' and ')
})

test('a list is asked for all of a password, and for what stands between digits and signs', () => {
  expect(listedForms('7-Sunshine!7')).toEqual(['7-sunshine!7', 'sunshine'])
  expect(listedForms('7-Sun!7')).toEqual(['7-sun!7'])
  expect(listedForms('１２３４５６７８')).toEqual(['12345678'])
})

test('any short piece over and over is found, and any text is judged', () => {
  const piece = fc.string({ unit: 'binary', minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(piece, fc.integer({ min: 2, max: 9 }), (text, times) => isRepeated(text.repeat(times))),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      isSequence(text)
      return true
    }),
  )
})
