import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import * as value from '../values.ts'
import { anotherPassword } from './passwords.ts'

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
