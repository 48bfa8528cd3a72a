import { expect, test } from 'vitest'
import { withPasswordRules } from './new-password-rules.ts'

const SHORT = expect.stringContaining('at least 15 characters')

test.each([
  ['student', 'quiet river 42', {}],
  ['coach', 'quiet river 42', { newPassword: SHORT }],
  ['admin', 'quiet river 42', { newPassword: SHORT }],
  ['admin', 'quiet rivers 42', {}],
] as const)('checks for a %s the length of %j', (role, newPassword, errors) => {
  expect(withPasswordRules({}, role, 'newPassword', { newPassword, confirm: newPassword })).toEqual(errors)
})

test('the contract’s errors take precedence, and both passwords must be the same', () => {
  const found = withPasswordRules({ password: 'Password is required' }, 'coach', 'password', {
    password: '',
    confirm: 'x',
  })
  expect(found).toEqual({ password: 'Password is required', confirm: 'Passwords do not match' })
})
