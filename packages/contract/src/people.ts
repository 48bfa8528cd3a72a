import * as z from 'zod/mini'
import { ROLES } from './accounts.ts'
import { joiningStep } from './coaches.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { delivery } from './notifications.ts'
import { dataExport } from './own-data.ts'
import { SCHOOL_PROOFS } from './schools.ts'

const invitedRole = z.enum(ROLES, { error: 'Please choose student, coach or administrator' })
const states = ['open', 'expired', 'accepted', 'revoked'] as const
export type InvitationState = (typeof states)[number]

/** An invitation as administrators see it; its token is in the mail alone. */
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  first_name: z.string(),
  last_name: z.string(),
  state: z.enum(states),
  created_at: z.string(),
  expires_at: z.string(),
  /** The administrator's full name; '' when that account is gone, or the start of the service invited. */
  invited_by: z.string(),
  /** Its newest mail; null for an invitation from before mail was kept track of. */
  mail: z.nullable(delivery),
})
export type Invitation = z.infer<typeof invitation>

export const inviteBody = z.object({
  email: field.email,
  role: invitedRole,
  first_name: field.text(100, 'First name'),
  last_name: field.text(100, 'Last name'),
  /** Of a student: accepting the invitation proves it. */
  school: z.optional(field.text(130, 'School')),
})

export const invite = endpoint({
  method: 'POST',
  path: '/admin/invitations/',
  summary: 'Invite a student, a coach or an administrator by mail; the link is good once, for 7 days',
  access: 'admin',
  body: inviteBody,
  status: 201,
  reply: invitation,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations/',
  summary: 'Invitations that nobody has accepted or taken back, newest first, 25 a page',
  access: 'admin',
  query: z.object({
    search: z.optional(field.text(200, 'Search')),
    cursor: z.optional(field.text(400, 'Cursor')),
  }),
  status: 200,
  reply: z.object({ invitations: z.array(invitation), total: z.number(), next: z.nullable(z.string()) }),
})

const params = z.object({ id: field.id })

export const sendInvitationAgain = endpoint({
  method: 'POST',
  path: '/admin/invitations/:id/mail/',
  summary: 'Send an invitation again: a new link, and the old one is dead',
  access: 'admin',
  params,
  status: 200,
  reply: invitation,
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/invitations/:id/',
  summary: 'Take an invitation back: its link is dead',
  access: 'admin',
  params,
  status: 200,
  reply: invitation,
})

/** In a body, so that it stands in no address that is logged on the way. */
const token = z
  .string({ error: 'The invitation is required' })
  .check(z.minLength(1, { error: 'The invitation is required' }), z.maxLength(200), field.storable)

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/invitations/lookup/',
  summary: 'Whom an invitation is for; one that is used, run out or taken back is told apart',
  access: 'public',
  body: z.object({ token }),
  status: 200,
  reply: z.object({
    email: z.string(),
    role: z.enum(ROLES),
    first_name: z.string(),
    last_name: z.string(),
  }),
})

export const acceptInvitationBody = z.object({
  token,
  first_name: field.firstName,
  last_name: field.lastName,
  password: field.accountPassword,
  time_zone: field.timeZoneHint,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/acceptance/',
  summary: 'Make the account of an invitation, once, and sign in',
  access: 'public',
  body: acceptInvitationBody,
  status: 201,
  reply: z.object({ access: z.string(), refresh: z.string() }),
})

const personStates = ['active', 'joining', 'waiting', 'suspended'] as const
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
    search: z.optional(field.text(200, 'Search')),
    role: z.optional(z.enum(ROLES, { error: 'Please choose student, coach or admin' })),
    state: z.optional(z.enum(personStates, { error: `Please choose one of ${personStates.join(', ')}` })),
    cursor: z.optional(field.text(1000, 'Cursor')),
  }),
  status: 200,
  reply: z.object({
    people: z.array(person),
    /** Of what search and role ask for, in each state; of those who are active or paused up to MOST_COUNTED. */
    counts: z.record(z.enum(personStates), z.number()),
    next: z.nullable(z.string()),
  }),
})

const personParams = z.object({ id: field.id })
const reason = field.requiredText(500, 'The reason', field.REASON_MISSING)

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
  body: z.object({ reason: z.optional(field.text(500, 'The reason')) }),
  status: 200,
  reply: field.messageReply,
})

export const exportPersonBody = z.object({ reason })

export const exportPersonData = endpoint({
  method: 'POST',
  path: '/admin/people/:id/export/',
  summary: 'Have the file with all data of a person made, for them: they are told by mail and download it',
  access: 'admin',
  params: personParams,
  body: exportPersonBody,
  status: 202,
  reply: dataExport,
})

export const getPersonExport = endpoint({
  method: 'GET',
  path: '/admin/people/:id/export/',
  summary: "How it stands with a person's file; its link only while their account is paused",
  access: 'admin',
  params: personParams,
  status: 200,
  reply: dataExport,
})

export const downloadPersonExport = endpoint({
  method: 'GET',
  path: '/admin/people/:id/export/file/',
  summary: "A person's file, only while their account is paused and they cannot download it themselves",
  access: 'admin',
  params: personParams,
  status: 200,
  reply: z.unknown(),
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

/** What became of a session; the wire's own word for each. */
const outcomes = ['ahead', 'held', 'no_show', 'cancelled'] as const

/** A student's record: facts and dates, nothing that the student wrote and no coach's notes. */
export const studentRecord = z.object({
  /** The account's. */
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  url: z.nullable(z.string()),
  /** The stored value, '' before the profile is completed. */
  school: z.string(),
  /** The school that is proved, how and when; null: none. */
  proof: z.nullable(z.object({ school: z.string(), by: z.enum(SCHOOL_PROOFS), at: z.string() })),
  profile_completed: z.boolean(),
  /** Whether people alone choose coaches for them, not the engine. */
  matching_held: z.boolean(),
  state: z.enum(personStates),
  created_at: z.string(),
  /** When the account is deleted; null: nobody has asked for it. */
  deletes_at: z.nullable(z.string()),
  /** Newest first. */
  matches: z.array(
    z.object({
      id: z.string(),
      coach: z.string(),
      status: z.enum(['pending', 'accepted', 'declined', 'ended']),
      created_at: z.string(),
    }),
  ),
  session_counts: z.record(z.enum(outcomes), z.number()),
  /** The 50 that begin last, latest first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      coach: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      outcome: z.enum(outcomes),
    }),
  ),
})
export type StudentRecord = z.infer<typeof studentRecord>

export const getStudentRecord = endpoint({
  method: 'GET',
  path: '/admin/students/:id/',
  summary:
    "Open a student's record by the account's id; each time is an entry of the audit that the student can read",
  access: 'admin',
  params: personParams,
  status: 200,
  reply: studentRecord,
})

export const holdBody = z.object({
  held: z.boolean({ error: 'Please say yes or no' }),
  reason,
})

export const holdMatching = endpoint({
  method: 'PUT',
  path: '/admin/students/:id/matching-hold/',
  summary:
    "Have people alone choose coaches for a student, by the account's id, or end that; matches stay as they are",
  access: 'admin',
  params: personParams,
  body: holdBody,
  status: 200,
  reply: field.messageReply,
})
