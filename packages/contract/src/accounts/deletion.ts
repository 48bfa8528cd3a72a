import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'

const deletionDay = z.object({ deletes_at: z.string() })

/** A session affected by the deletion of an account. */
const sessionAhead = z.object({
  id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** The full name of the other person. */
  with: z.string(),
})

/** What deleting one's own account means. */
export const deletion = z.object({
  /** When the account is deleted; null if deletion was not requested. */
  deletes_at: z.nullable(z.string()),
  /** When it would be deleted if requested now. */
  would_delete_at: z.string(),
  /** Nobody else could run the programme, so the account cannot be deleted. */
  last_administrator: z.boolean(),
  /** Sessions that are not over, ordered by start. Those on the deletion day or later are cancelled on that day. */
  sessions: z.array(sessionAhead),
})
export type Deletion = z.infer<typeof deletion>

export const getDeletion = endpoint({
  method: 'GET',
  path: '/account/delete/',
  summary: 'Whether the own account is to be deleted, and the sessions ahead',
  access: 'signed-in',
  status: 200,
  reply: deletion,
})

export const deleteAccountBody = z.object({ password: field.currentPassword })

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete/',
  summary:
    'Have the own account deleted in seven days; until then it can be kept. Asked again, the day stays',
  access: 'signed-in',
  body: deleteAccountBody,
  status: 202,
  reply: deletionDay,
})

export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/account/delete/cancel/',
  summary: 'Keep the own account',
  access: 'signed-in',
  status: 200,
  reply: field.messageReply,
})
