import { expect, it } from 'vitest'
import { plainText, wordsOf } from './normalise.ts'

it.each([
  ['Ｍañana', 'manana'],
  ["don't", 'dont'],
  ["sa'd", 'sasd'],
  ['w/ him', 'with  him'],
])('%j is plainly %j', (text, plain) => expect(plainText(text)).toBe(plain))

it.each([
  ['k 1 s', ['k', '1', 's']],
  ['d i e', ['die']],
  ['su1c1de', ['suicide']],
  ['5 kms', ['5', 'kms']],
  ['20mg', ['20mg']],
])('the words of %j are %j', (text, words) => expect(wordsOf(text.split(' '))).toEqual(words))
