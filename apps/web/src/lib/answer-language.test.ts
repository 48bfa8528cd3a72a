import { expect, it } from 'vitest'
import { inPageLanguage } from './answer-language.ts'

it('leaves an answer as it came where the page is in the language of the server', async () => {
  const body = { message: 'Any words', code: 'invalid_input', errors: { email: 'Any words' } }
  expect(await inPageLanguage(body)).toBe(body)
})
