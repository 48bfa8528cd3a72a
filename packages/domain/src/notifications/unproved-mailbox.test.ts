import { MAIL_KINDS } from '@shinequo/contract/notifications'
import { expect, it } from 'vitest'
import { isCountedUnproved } from './unproved-mailbox.ts'

it('counts all mail but codes, links and what leads to them', () => {
  expect(MAIL_KINDS.filter((kind) => !isCountedUnproved(kind))).toEqual([
    'account_exists',
    'invitation',
    'reset_code',
    'school_code',
    'email_proof',
    'address_code',
    'address_link',
  ])
})
