import * as z from 'zod/mini'
import { ROLES } from './accounts.ts'
import { joiningStep } from './coaches/own-page.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { email } from './mail-address.ts'
import { firstName, lastName } from './new-account.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

export const personStates = ['active', 'joining', 'waiting', 'suspended'] as const
/**
 * `joining`: a coach who has not provided everything yet; `waiting`: a coach who has, and waits for an administrator's
 * approval. Students see neither.
 */
export type PersonState = (typeof personStates)[number]

/**
 * How far a student has come. `signed_up`: without a profile and a confirmed address; `no_profile`, `no_answers`: what is
 * missing next; `waiting`: answered, and has no coach; `booked`: a session is ahead, with any coach; `quiet`: has a coach and
 * had no session for three weeks.
 */
export const STUDENT_STAGES = [
  'signed_up',
  'no_profile',
  'no_answers',
  'waiting',
  'matched',
  'booked',
  'quiet',
] as const
export type StudentStage = (typeof STUDENT_STAGES)[number]

/** Another address that an administrator asked for. It is nobody's until its mailbox has confirmed it. */
export const addressChange = z.object({
  email: z.string(),
  requested_at: z.string(),
  /** When the newest link expires; may be past. */
  expires_at: z.string(),
})
export type AddressChange = z.infer<typeof addressChange>

/** A person with an account, as administrators see them. */
export const person = z.object({
  /** The account's id. */
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  state: z.enum(personStates),
  created_at: z.string(),
  /** When the account is deleted; null if deletion was not requested. */
  deletes_at: z.nullable(z.string()),
  /** Mail to the address bounces. */
  mail_refused: z.boolean(),
  /** Null if none was asked for, or it was confirmed, declined or withdrawn. */
  address_change: z.nullable(addressChange),
  url: z.nullable(z.string()),
  /** Null for everybody else, and for somebody who has just signed up. */
  student: z.nullable(
    z.object({
      stage: z.enum(STUDENT_STAGES),
      /** '' until it is said. */
      school: z.string(),
      /** The coach of the newest match in force. */
      coach: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** When the last session that was held, and the next one, begin. */
      last_session: z.nullable(z.string()),
      next_session: z.nullable(z.string()),
    }),
  ),
  coach: z.nullable(
    z.object({
      id: z.string(),
      /** The maximum number of students, and the number of live matches. */
      capacity: z.number(),
      students: z.number(),
      /** A change of the capacity or an approval names the version it is based on. */
      version: z.number(),
      /** What is missing before the coach can be approved. */
      to_do: z.array(joiningStep),
      /** An administrator has asked for changes, and the coach has not sent the page again. */
      changes_asked: z.boolean(),
    }),
  ),
})
export type Person = z.infer<typeof person>

/** When a student's last session was: never, or that many weeks ago and longer, never included. */
export const LAST_SESSIONS = ['never', '2', '4', '8'] as const
export type LastSession = (typeof LAST_SESSIONS)[number]

export const NEXT_SESSIONS = ['booked', 'none'] as const
export type NextSession = (typeof NEXT_SESSIONS)[number]

export const PEOPLE_SORTS = ['name', 'joined', 'stage', 'school', 'coach', 'last', 'next'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]
export const SORT_ORDERS = ['asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Each condition counts, together with the others. */
export const peopleFilter = {
  /**
   * Words of a name in any order, or part of an e-mail. Each word is a part of a word of the name; one or two characters
   * match only the beginning, of the e-mail too. Accents, case, apostrophes and punctuation of names do not count.
   */
  search: z.optional(field.line(200, 'search')),
  role: z.optional(z.enum(ROLES, { error: rule('choose_between', { values: ROLES }) })),
  state: z.optional(z.enum(personStates, { error: rule('choose_one_of', { values: personStates }) })),
  // Those that follow are of students alone: with one of them, nobody else fits.
  stage: z.optional(z.enum(STUDENT_STAGES, { error: rule('choose_one_of', { values: STUDENT_STAGES }) })),
  /** As it is stored. */
  school: z.optional(field.line(200, 'school')),
  /** The coach's id. */
  coach: z.optional(value.id),
  last: z.optional(z.enum(LAST_SESSIONS, { error: rule('choose_one_of', { values: LAST_SESSIONS }) })),
  next: z.optional(z.enum(NEXT_SESSIONS, { error: rule('choose_between', { values: NEXT_SESSIONS }) })),
}

export const peopleOrder = {
  /** All but name and joined sort students alone. Who has no coach, school or last session comes first, and no next last. */
  sort: z._default(z.enum(PEOPLE_SORTS, { error: rule('choose_one_of', { values: PEOPLE_SORTS }) }), 'name'),
  order: z._default(z.enum(SORT_ORDERS, { error: rule('choose_between', { values: SORT_ORDERS }) }), 'asc'),
}

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/people/',
  summary: 'People with an account, sorted and filtered, 25 a page, with how many there are in each state',
  access: 'admin',
  query: z.object({ ...peopleFilter, ...peopleOrder, cursor: z.optional(field.opaque(1000, 'cursor')) }),
  status: 200,
  reply: z.object({
    people: z.array(person),
    /** How many people fit all conditions but `state` in each state. Active and suspended ones are counted up to MAX_COUNTED. */
    counts: z.record(z.enum(personStates), z.number()),
    /**
     * Of a list of all students or of all coaches, narrowed by nothing but search and school: how many others were invited
     * who fit and have not signed up, up to MAX_COUNTED; otherwise null.
     */
    invited: z.nullable(z.number()),
    next: z.nullable(z.string()),
  }),
})

/** The columns of the file of people. docs/exports.md describes them. */
export const PEOPLE_COLUMNS = [
  'First name',
  'Last name',
  'Email',
  'Role',
  'Status',
  'Joined',
  'Will be deleted',
  'Emails returned',
  'Stage',
  'School',
  'Coach',
  'Last session',
  'Next session',
  'Students',
  'Capacity',
] as const

export const exportPeople = endpoint({
  method: 'GET',
  path: '/admin/people/export/',
  summary: 'Everybody who fits the filter as CSV, in the order of the list',
  access: 'admin',
  query: z.object({ ...peopleFilter, ...peopleOrder }),
  inParts: true,
  status: 200,
  reply: z.string(),
})

const personParams = z.object({ id: value.id })
const reason = field.requiredText(500, 'reason')

export const changeAddressBody = z.object({ email, reason })

export const changePersonAddress = endpoint({
  method: 'PATCH',
  path: '/admin/people/:id/',
  summary:
    "Ask for another address for a student's or a coach's account: it counts once its mailbox confirms it; both mailboxes are told",
  access: 'admin',
  params: personParams,
  body: changeAddressBody,
  status: 200,
  reply: field.messageReply,
})

export const sendAddressLinkAgain = endpoint({
  method: 'POST',
  path: '/admin/people/:id/address/mail/',
  summary: 'Mail the link to a requested address again: good for 7 days, and the old one is dead',
  access: 'admin',
  params: personParams,
  status: 200,
  reply: field.messageReply,
})

export const withdrawAddress = endpoint({
  method: 'DELETE',
  path: '/admin/people/:id/address/',
  summary: 'Withdraw a requested address: its link is dead, and the present address stays',
  access: 'admin',
  params: personParams,
  body: z.object({ reason }),
  status: 200,
  reply: field.messageReply,
})

/** What is left out stays as it is. */
export const editPersonBody = z.object({
  first_name: z.optional(firstName),
  last_name: z.optional(lastName),
  role: z.optional(z.enum(ROLES, { error: rule('choose_between', { values: ROLES }) })),
  reason,
})

export const editPerson = endpoint({
  method: 'PATCH',
  path: '/admin/people/:id/profile/',
  summary: 'Change the name or the role of a person, who is told by mail; another role ends all sign-ins',
  access: 'admin',
  params: personParams,
  body: editPersonBody,
  status: 200,
  reply: field.messageReply,
})

export const sendPersonReset = endpoint({
  method: 'POST',
  path: '/admin/people/:id/password-reset/',
  summary: 'Mail a person a code for a new password, as if they had asked for it',
  access: 'admin',
  params: personParams,
  body: z.object({ reason }),
  status: 202,
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

/** What keeps a person in their role: what they have done in it. */
export type RoleKept = 'sessions' | 'matches' | 'answers' | 'last_administrator'

/** The rules of people. Their sentences are in the catalogues of this noun. */
export interface PersonRules extends Missing<'invitation'> {
  invited_role: null
  already_invited: null
  nobody_chosen: null
  too_many_chosen: { max: number }
  nothing_changed: null
  /** One's own view of this name. */
  view_exists: null
  too_many_views: { max: number }
  /** Why a person's role cannot change. */
  role_kept: { why: RoleKept }
  /** An invitation's words name something that is not known. */
  placeholder_unknown: { unknown: string; known: readonly string[] }
  words_required: null
}
