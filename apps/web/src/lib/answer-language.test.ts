import { expect, it } from 'vitest'
import { inPageLanguage } from './answer-language.ts'

const answer = {
  message: 'As it came',
  code: 'invalid_input',
  errors: { email: 'As it came', other: 'As it came' },
  error_codes: { email: { code: 'email_required' }, other: { code: 'of_a_later_version' } },
}

it('uses the catalogue’s sentence for each known code, and the first field’s sentence as the message', async () => {
  const { message, errors } = await inPageLanguage(answer)
  expect([message, errors]).toEqual([
    'Email is required',
    { email: 'Email is required', other: 'As it came' },
  ])
})

it('uses the sentences for answers to the questionnaire', async () => {
  const error_codes = { '0.answer_text': { code: 'answer_invalid', params: { why: 'text_required' } } }
  const body = { ...answer, errors: { '0.answer_text': 'As it came' }, error_codes }
  const { message, errors } = await inPageLanguage(body)
  expect([message, errors]).toEqual(['This field is required', { '0.answer_text': 'This field is required' }])
})

it('uses the sentence for the whole error, and leaves text without a known code unchanged', async () => {
  const said = async (body: object) => (await inPageLanguage({ message: 'As it came', ...body })).message
  expect(await said({ code: 'slot_taken' })).toBe('Someone else just took this time. Please choose another.')
  expect(await said({ code: 'too_large', params: { megabytes: 8 } })).toBe(
    'This is too large. Pictures can have up to 8 MB.',
  )
  expect(await said({ code: 'of_a_later_version' })).toBe('As it came')
  expect(await said({})).toBe('As it came')
})
