import { expect, it } from 'vitest'
import { expansion, withoutPictures } from './slang.ts'

it.each([
  ['kms', 'kill myself'],
  ['bf', 'boyfriend'],
  ['xq', 'porque'],
])('%j stands for %j', (form, words) => expect(expansion(form)?.join(' ')).toBe(words))

it('leaves other words and pictures', () => {
  expect(expansion('library')).toBe(undefined)
  expect(withoutPictures('🌻 💊')).toBe('🌻  pills ')
})
