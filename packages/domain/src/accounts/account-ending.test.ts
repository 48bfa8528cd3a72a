import { email } from '@shinequo/contract/mail-address'
import { expect, it } from 'vitest'
import { addressOfDeleted, deletionInstant, isLastAdministrator } from './account-ending.ts'

it('deletes an account seven days after the request', () => {
  expect(new Date(deletionInstant(Date.parse('2026-11-20T15:00:00Z'))).toISOString()).toBe(
    '2026-11-27T15:00:00.000Z',
  )
})

const rosa = { id: 'rosa', suspended: false, ending: false }
const finn = { id: 'finn', suspended: false, ending: false }

it.each([
  ['who is the only one', [rosa], 'rosa', true],
  ['who is one of two', [rosa, finn], 'rosa', false],
  ['whose only colleague is paused', [rosa, { ...finn, suspended: true }], 'rosa', true],
  ['whose only colleague will be deleted', [rosa, { ...finn, ending: true }], 'rosa', true],
  ['who will be deleted, and has a colleague', [{ ...rosa, ending: true }, finn], 'rosa', false],
  ['whose id is unknown', [rosa], 'somebody', false],
])('an administrator %s: whether they are the last', (_which, all, id, last) => {
  expect(isLastAdministrator(all, id)).toBe(last)
})

it('the placeholder for a deleted address is not a valid email address', () => {
  expect(email.safeParse(addressOfDeleted('00000000-0000-4000-8000-000000000000')).success).toBe(false)
})
