import { expect, test } from 'vitest'
import { withPasswordRules } from './new-password-rules.ts'

const SHORT = expect.stringContaining('at least 15 characters')

test.each([
  ['student', 'quiet river 42', {}],
  ['coach', 'quiet river 42', { newPassword: SHORT }],
  ['admin', 'quiet river 42', { newPassword: SHORT }],
  ['admin', 'quiet rivers 42', {}],
] as const)('%s, %j', (role, newPassword, errors) => {
  expect(withPasswordRules({}, role, 'newPassword', { newPassword, confirm: newPassword })).toEqual(errors)
})

test('what the contract says of the field stands first, and both are to be the same', () => {
  const found = withPasswordRules({ password: 'Password is required' }, 'coach', 'password', {
    password: '',
    confirm: 'x',
  })
  expect(found).toEqual({ password: 'Password is required', confirm: 'Passwords do not match' })
})
