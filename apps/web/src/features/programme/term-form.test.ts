import { expect, it } from 'vitest'
import { ApiError } from '../../lib/error-catalogue.ts'
import { atOwnFields } from './term-form.ts'

it('shows what is wrong with its own term at the fields of the form', () => {
  const errors = { 'terms.1.first_day': 'This day belongs to Fall', 'terms.0.name': 'Please enter a name' }
  const shown = atOwnFields(new ApiError(400, { code: 'invalid_input', message: 'No', errors }), 1)
  expect(shown).toMatchObject({
    status: 400,
    message: 'No',
    fields: { first_day: 'This day belongs to Fall', 'terms.0.name': 'Please enter a name' },
  })
})

it('passes on every other failure', () => {
  const failure = new Error('lost')
  expect(atOwnFields(failure, 0)).toBe(failure)
})
