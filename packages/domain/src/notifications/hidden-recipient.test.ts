import { MAIL_KINDS } from '@shinequo/contract/notifications'
import { expect, it } from 'vitest'
import { hidesRecipient } from './hidden-recipient.ts'

it('hides who gets a message about a story, and nobody else', () => {
  expect(MAIL_KINDS.filter(hidesRecipient)).toEqual(['story_message'])
})
