import { expect, it } from 'vitest'
import { wordingIn } from './wording-in.ts'

it.each([
  ['en', '¿Qué?', 'What?', 'en'],
  ['en', '', 'What?', 'en'],
  ['es-US', '¿Qué?', '¿Qué?', 'es-US'],
  ['es-US', '', 'What?', 'en'],
] as const)(
  'on a page in %s, with the Spanish "%s", it is "%s", marked as %s',
  (page, spanish, text, lang) => {
    expect(wordingIn('What?', spanish, page)).toEqual({ text, marks: { lang, dir: 'auto' } })
  },
)
