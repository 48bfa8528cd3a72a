import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRepeated, isSequence, listedForms, plainText, withoutWords } from './password-patterns.ts'

test.each([
  ['ÁÑA María', 'ana maria'],
  ['ＳＨＩＮＥ', 'shine'],
  ['안녕', '안녕'],
])('the plain text of %j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test.each([
  ['abcdabcd', true],
  ['abcabcab', true],
  ['abcdeabc', false],
  ['eightxyzeightxyz', false],
  ['', false],
])('whether %j repeats one short piece: %s', (text, is) => {
  expect(isRepeated(text)).toBe(is)
})

test.each([
  ['4567890', true],
  ['zyxwvuts', true],
  ['asdfghjkl', true],
  ['abc123xyz', false],
  ['refereed', false],
  ['', false],
])('whether %j runs along digits, the alphabet or the keyboard: %s', (text, is) => {
  expect(isSequence(text)).toBe(is)
})

test('removes longer words first', () => {
  expect(withoutWords('shinequo and shine', ['shine', 'shinequo'])).toBe(' and ')
})

test('looks up a password whole and without the digits and signs around it', () => {
  expect(listedForms('7-Sunshine!7')).toEqual(['7-sunshine!7', 'sunshine'])
  expect(listedForms('7-Sun!7')).toEqual(['7-sun!7'])
  expect(listedForms('１２３４５６７８')).toEqual(['12345678'])
})

test('finds any short repeated piece, and accepts any text as input', () => {
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
