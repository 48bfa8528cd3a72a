import * as z from 'zod/mini'
import { anotherPassword, mailedCode, ROLES } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/* One's own account, data and their end, sign-ins, mailbox and password: apart from accounts.ts, so that signing in does not load them. */

/**
 * The file with everything about a person. `failed`: it could not be made, and may be asked for anew. `link` is where
 * whoever asks may download it; it needs their access token.
 */
export const dataExport = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  made_at: z.nullable(z.string()),
  /** Not served from then on. */
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

/** A session that its account's deletion is about. */
const sessionAhead = z.object({
  id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** The full name of the other side. */
  with: z.string(),
})

/** What the deletion of the own account means. */
export const deletion = z.object({
  /** When it is deleted; null: nobody has asked for it. */
  deletes_at: z.nullable(z.string()),
  /** When it would be, asked for now. */
  would_delete_at: z.string(),
  /** Nobody else could run the programme: it cannot be deleted. */
  last_administrator: z.boolean(),
  /** Sessions that are not over, by start: those at the day or later are cancelled on it. */
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

/** A sign-in of one's own. `device` is in words; `network` no finer than a network's address; null: not known. */
const signInShown = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The one that asks. */
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
  params: z.object({ id: field.id }),
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

/** Whoever is signed in; `url` is the picture of a student or coach. */
export const account = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  time_zone: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** When the account is deleted, until when its owner can keep it; null: not at all. */
  deletes_at: z.nullable(z.string()),
  /** Whether its owner has shown that they have the mailbox of the address. */
  email_proved: z.boolean(),
  /** Whether mail to the address comes back. */
  mail_refused: z.boolean(),
})
export type Account = z.infer<typeof account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/account/',
  summary: 'Who is signed in',
  access: 'signed-in',
  status: 200,
  reply: account,
})

export const verifyEmailBody = z.object({ email: field.email, otp: mailedCode })

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/verify-email/',
  summary:
    'Prove the mailbox of an account with the code that was mailed to it; a proved one may be proved again',
  access: 'public',
  body: verifyEmailBody,
  status: 200,
  reply: field.messageReply,
})

export const resendProofBody = z.object({ email: field.email })

export const resendProof = endpoint({
  method: 'POST',
  path: '/verify-email/resend/',
  summary: 'Mail a new code that proves an address; answers alike whether or not there is one to prove',
  access: 'public',
  body: resendProofBody,
  status: 200,
  reply: field.messageReply,
})
