import { expect, it } from 'vitest'
import { resetErrors } from './reset-rules.ts'

const good = { otp: '123456', newPassword: 'Daybreak7!', confirm: 'Daybreak7!' }

it('accepts a valid reset, whatever the address', () => {
  expect(resetErrors(good)).toEqual({})
})

it.each([
  [{ ...good, otp: '12345' }, { otp: 'Please enter a valid 6-digit OTP code' }],
  [{ ...good, newPassword: '', confirm: '' }, { newPassword: 'New password is required' }],
  [
    { ...good, newPassword: 'short', confirm: 'short' },
    { newPassword: 'Password must be at least 8 characters long' },
  ],
  [{ ...good, confirm: 'other' }, { confirm: 'Passwords do not match' }],
])('reports what is wrong: %j', (values, errors) => {
  expect(resetErrors(values)).toEqual(errors)
})
