import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it.each([
  ['Sueño y rutina diaria', 'sueno y rutina diaria'],
  [' HAITIAN\t creole ', 'haitian creole'],
  ['Sue\u006e\u0303o', 'sueno'],
  ['', ''],
])('compares %j as %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain)
})
