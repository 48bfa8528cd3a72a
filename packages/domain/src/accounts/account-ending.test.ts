import { email } from '@shinequo/contract/fields'
import { expect, it } from 'vitest'
import { addressOfDeleted, deletionInstant, isDeletedAddress, isLastAdministrator } from './account-ending.ts'

it('an account is deleted seven days after that was asked', () => {
  expect(new Date(deletionInstant(Date.parse('2026-11-20T15:00:00Z'))).toISOString()).toBe(
    '2026-11-27T15:00:00.000Z',
  )
})

const rosa = { id: 'rosa', suspended: false, ending: false }
const finn = { id: 'finn', suspended: false, ending: false }

it.each([
  ['alone', [rosa], 'rosa', true],
  ['of two', [rosa, finn], 'rosa', false],
  ['beside one who is paused', [rosa, { ...finn, suspended: true }], 'rosa', true],
  ['beside one who is to be deleted', [rosa, { ...finn, ending: true }], 'rosa', true],
  ['to be deleted already, beside another', [{ ...rosa, ending: true }, finn], 'rosa', false],
  ['who is no administrator', [rosa], 'somebody', false],
])('an administrator %s', (_which, all, id, last) => {
  expect(isLastAdministrator(all, id)).toBe(last)
})

it('nobody can sign up or sign in with what stands for a deleted address', () => {
  const address = addressOfDeleted('00000000-0000-4000-8000-000000000000')
  expect(isDeletedAddress(address)).toBe(true)
  expect(isDeletedAddress('maya@school.example')).toBe(false)
  expect(email.safeParse(address).success).toBe(false)
})
