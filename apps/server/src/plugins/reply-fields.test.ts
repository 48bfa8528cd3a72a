import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { replyFields } from './reply-fields.ts'

const reply = z.object({ id: z.string(), city: z.nullable(z.string()), url: z.string() })

it('takes the fields that a row and a reply have in common, and nothing else', () => {
  const row = { id: '1', city: null, password_hash: 'secret' }
  expect(replyFields(reply, row)).toEqual({ id: '1', city: null })
})
