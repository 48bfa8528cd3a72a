import * as z from 'zod/mini'
import { ROLES } from './accounts.ts'
import { joiningStep } from './coaches/own-page.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

export const personStates = ['active', 'joining', 'waiting', 'suspended'] as const
/**
 * `joining`: a coach who has not given everything yet; `waiting`: one who has, and whom an administrator has to
 * approve. Neither is seen by students.
 */
export type PersonState = (typeof personStates)[number]

/** Somebody with an account, as administrators see them. */
export const person = z.object({
  /** The account's. */
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  state: z.enum(personStates),
  created_at: z.string(),
  /** When the account is deleted; null: nobody has asked for it. */
  deletes_at: z.nullable(z.string()),
  /** Mail to the address comes back. */
  mail_refused: z.boolean(),
  url: z.nullable(z.string()),
  coach: z.nullable(
    z.object({
      id: z.string(),
      /** How many students at most, and how many live matches there are. */
      capacity: z.number(),
      students: z.number(),
      /** What a change of capacity or an approval names as the version it was made from. */
      version: z.number(),
      /** What is still missing before an approval. */
      to_do: z.array(joiningStep),
    }),
  ),
})
export type Person = z.infer<typeof person>

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/people/',
  summary: 'People with an account by name, 25 a page, with how many there are in each state',
  access: 'admin',
  query: z.object({
    /** Part of a name or of an e-mail; one or two characters are the beginning of a word of the name, or of the e-mail. */
    search: z.optional(field.text(200, 'search')),
    role: z.optional(z.enum(ROLES, { error: rule('choose_between', { values: ROLES }) })),
    state: z.optional(z.enum(personStates, { error: rule('choose_one_of', { values: personStates }) })),
    cursor: z.optional(field.text(1000, 'cursor')),
  }),
  status: 200,
  reply: z.object({
    people: z.array(person),
    /** Of what search and role ask for, in each state; of those who are active or paused up to MAX_COUNTED. */
    counts: z.record(z.enum(personStates), z.number()),
    next: z.nullable(z.string()),
  }),
})

const personParams = z.object({ id: value.id })
const reason = field.requiredText(500, 'reason', field.REASON_MISSING)

export const changeAddressBody = z.object({ email: field.email, reason })

export const changePersonAddress = endpoint({
  method: 'PATCH',
  path: '/admin/people/:id/',
  summary:
    "Give a student's or a coach's account another address, not proved yet: signed out everywhere, both mailboxes are told",
  access: 'admin',
  params: personParams,
  body: changeAddressBody,
  status: 200,
  reply: field.messageReply,
})

export const suspendBody = z.object({ reason })

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/suspension/',
  summary: 'Pause an account: signed out everywhere at once, and no sign-in until it is ended',
  access: 'admin',
  params: personParams,
  body: suspendBody,
  status: 201,
  reply: field.messageReply,
})

export const endSuspension = endpoint({
  method: 'DELETE',
  path: '/admin/people/:id/suspension/',
  summary: 'Let a paused account sign in again',
  access: 'admin',
  params: personParams,
  body: z.object({ reason }),
  status: 200,
  reply: field.messageReply,
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/admin/people/:id/sign-out/',
  summary: 'End everything that a person is signed in with, at once',
  access: 'admin',
  params: personParams,
  body: z.object({ reason: z.optional(field.text(500, 'reason')) }),
  status: 200,
  reply: field.messageReply,
})

export const deletePerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/delete/',
  summary:
    'Have an account deleted in seven days, for its owner, who is told by mail; until then it can be kept',
  access: 'admin',
  params: personParams,
  body: z.object({ reason }),
  status: 202,
  reply: z.object({ deletes_at: z.string() }),
})

export const keepPerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/delete/cancel/',
  summary: 'Keep an account that was to be deleted; its owner is told by mail',
  access: 'admin',
  params: personParams,
  body: z.object({ reason }),
  status: 200,
  reply: field.messageReply,
})
