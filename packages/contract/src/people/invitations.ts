import * as z from 'zod/mini'
import { ROLES } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { email } from '../mail-address.ts'
import * as person from '../new-account.ts'
import { delivery } from '../notifications.ts'
import { SORT_ORDERS } from '../people.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

const invitedRole = z.enum(ROLES, { error: rule('invited_role') })
const states = ['open', 'expired', 'accepted', 'revoked'] as const
export type InvitationState = (typeof states)[number]

/** An invitation as administrators see it. Its token is only in the mail. */
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  first_name: z.string(),
  last_name: z.string(),
  /** Of a student, as it is stored; '' if it is not said. */
  school: z.string(),
  state: z.enum(states),
  created_at: z.string(),
  /** When its newest link was made, whose mail may still be on its way. */
  sent_at: z.string(),
  expires_at: z.string(),
  /** The administrator's full name; '' if that account is gone or the service sent the invitation at startup. */
  invited_by: z.string(),
  /** Its newest mail; null for an invitation that is older than the tracking of mail. */
  mail: z.nullable(delivery),
})
export type Invitation = z.infer<typeof invitation>

export const inviteBody = z.object({
  email,
  role: invitedRole,
  first_name: person.optionalName('first_name'),
  last_name: person.optionalName('last_name'),
  /** For a student: accepting the invitation proves this school. */
  school: z.optional(field.line(130, 'school')),
  /** Of the mail. */
  locale: field.localeHint,
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

export const INVITATION_SORTS = ['email', 'created'] as const
export type InvitationSort = (typeof INVITATION_SORTS)[number]

/** Each condition counts, together with the others. */
const invitationQuery = {
  /** Part of a name or an address. */
  search: z.optional(field.line(200, 'search')),
  role: z.optional(z.enum(ROLES, { error: rule('choose_between', { values: ROLES }) })),
  /** As it is stored. */
  school: z.optional(field.line(200, 'school')),
  sort: z._default(
    z.enum(INVITATION_SORTS, { error: rule('choose_between', { values: INVITATION_SORTS }) }),
    'created',
  ),
  order: z._default(z.enum(SORT_ORDERS, { error: rule('choose_between', { values: SORT_ORDERS }) }), 'desc'),
}

export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations/',
  summary:
    'Invitations that nobody has accepted or taken back, newest first unless another order is asked for, 25 a page; counted up to MAX_COUNTED',
  access: 'admin',
  query: z.object({ ...invitationQuery, cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({ invitations: z.array(invitation), total: z.number(), next: z.nullable(z.string()) }),
})

/** The columns of the file of invitations. docs/exports.md describes them. */
export const INVITATION_COLUMNS = [
  'First name',
  'Last name',
  'Email',
  'Role',
  'School',
  'Status',
  'Invited',
  'Invited by',
  'Last sent',
  'Valid until',
] as const

export const exportInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations/export/',
  summary: 'All invitations of a list as CSV, in its order',
  access: 'admin',
  query: z.object(invitationQuery),
  inParts: true,
  status: 200,
  reply: z.string(),
})

const params = z.object({ id: value.id })

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

/** Sent in the body, so that it does not appear in logged URLs. */
const token = z
  .string({ error: rule('invitation_required') })
  .check(z.minLength(1, { error: rule('invitation_required') }), z.maxLength(200), field.storable)

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
  first_name: person.firstName,
  last_name: person.lastName,
  password: person.accountPassword,
  time_zone: field.timeZoneHint,
  locale: field.localeHint,
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
