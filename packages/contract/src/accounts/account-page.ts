import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { email } from '../mail-address.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { anotherPassword } from './passwords.ts'

export const newAddressBody = z.object({ password: field.currentPassword, email })

export const sendAddressCode = endpoint({
  method: 'POST',
  path: '/account/address/',
  summary: 'Send a code to the address that the caller wants instead of their own; changes nothing yet',
  access: 'signed-in',
  body: newAddressBody,
  status: 200,
  reply: field.messageReply,
})

const SIX_DIGITS = rule('school_code_invalid')

export const addressCodeBody = z.object({
  email,
  otp: z.string({ error: SIX_DIGITS }).check(z.regex(/^\d{6}$/, { error: SIX_DIGITS })),
})

export const changeOwnAddress = endpoint({
  method: 'POST',
  path: '/account/address/confirm/',
  summary:
    'Take that address by the code from its mailbox; tells the former one, and ends all own sign-ins save this one',
  access: 'signed-in',
  body: addressCodeBody,
  status: 200,
  reply: field.messageReply,
})

/**
 * One of the caller's sign-ins. `device` is a description; `network` is no finer than a network address. Null: unknown.
 */
const signInShown = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The sign-in that makes this request. */
  current: z.boolean(),
})
export type SignInShown = z.infer<typeof signInShown>

export const listSignIns = endpoint({
  method: 'GET',
  path: '/sign-ins/',
  summary: 'Where one is signed in, last used first',
  access: 'signed-in',
  status: 200,
  reply: z.array(signInShown),
})

export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/sign-ins/:id/',
  summary: 'End one of the own sign-ins, on every server',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 204,
  reply: z.unknown(),
})

export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/sign-ins/',
  summary: 'End all own sign-ins save this one, on every server',
  access: 'signed-in',
  status: 204,
  reply: z.unknown(),
})

export const changePasswordBody = z.object({ password: field.currentPassword, newPassword: anotherPassword })

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password/',
  summary: 'Change the own password; ends all own sign-ins save this one',
  access: 'signed-in',
  body: changePasswordBody,
  status: 200,
  reply: field.messageReply,
})

/**
 * The file with everything about a person. `failed`: it could not be made and may be requested again. `link` is the
 * download address; downloading needs the caller's access token.
 */
export const dataExport = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  /** Staff had it made: it leaves out what is promised to nobody or to coaches alone. */
  by_staff: z.boolean(),
  made_at: z.nullable(z.string()),
  /** The file is not served after this time. */
  expires_at: z.nullable(z.string()),
  /** In bytes. */
  size: z.nullable(z.number()),
  link: z.nullable(z.string()),
})
export type DataExport = z.infer<typeof dataExport>

export const startDataExport = endpoint({
  method: 'POST',
  path: '/account/export/',
  summary:
    'Have a file with all of the own data made, three a day at most; answers the one that is being made',
  access: 'signed-in',
  status: 202,
  reply: dataExport,
})

export const getDataExport = endpoint({
  method: 'GET',
  path: '/account/export/',
  summary: 'Whether the file with the own data is being made or ready, and where it is',
  access: 'signed-in',
  status: 200,
  reply: dataExport,
})

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/account/export/file/',
  summary: 'The file with the own data, a ZIP, for a day',
  access: 'signed-in',
  status: 200,
  reply: z.unknown(),
})

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
