import { randomUUID } from 'node:crypto'
import type { Role } from '@shinequo/contract/accounts'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import * as field from '@shinequo/contract/fields'
import type {
  acceptInvitation,
  Invitation,
  invite as inviteEndpoint,
  listInvitations as listInvitationsEndpoint,
  listPeople as listPeopleEndpoint,
  lookAtInvitation,
  StudentRecord,
} from '@shinequo/contract/people'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import type { SignInDevice } from '../../plugins/device.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { pageCursor, placeOf } from '../../plugins/page-cursor.ts'
import { hashSecret } from '../../plugins/passwords.ts'
import { secretTokenHash } from '../../plugins/secret-token.ts'
import type { Actor } from '../../plugins/tokens.ts'
import * as accounts from '../accounts/service.ts'
import * as signIns from '../accounts/sign-ins/service.ts'
import { record } from '../audit/service.ts'
import { availabilityChanged } from '../availability/service.ts'
import { coachStandings, createJoiningCoach } from '../coaches/service.ts'
import { deliverSoon, enqueueMail } from '../notifications/service.ts'
import { createEmptyProfile } from '../profiles/service.ts'
import { mayBeSuspendedBy } from './access.ts'
import { invitationMail } from './jobs.ts'
import { presentInvitation, presentPerson, presentStudentRecord, stateOfInvitation } from './presenter.ts'
import * as queries from './queries.ts'

const PAGE = 25
const name = field.text(100, 'Name')
const personKey = z.tuple([name, name, field.id])
const invitationKey = z.tuple([field.instant, field.id])

/** People by name, a page of them, with how many there are in each state. */
export async function listPeople(
  context: Context,
  { search = '', role, state, cursor }: QueryOf<typeof listPeopleEndpoint>,
): Promise<Outcome<ReplyOf<typeof listPeopleEndpoint>>> {
  const place = placeOf(cursor, personKey)
  if (!place.ok) return place
  const after = place.value
  const { root } = context.database
  const filter = { search, role }
  // Whether a coach who joins is complete is a rule, not SQL: those few are read whole and told apart here.
  const unapproved = await present(
    context,
    await queries.listPeople(root, filter, { standing: 'unapproved' }),
  )
  const waiting = unapproved.filter((person) => person.state === 'waiting').length
  const isUnapproved = state === 'joining' || state === 'waiting'
  const rows = await queries.listPeople(root, filter, {
    standing: isUnapproved ? 'unapproved' : state,
    after,
    limit: isUnapproved ? undefined : PAGE + 1,
  })
  const found = (await present(context, rows)).filter((person) => !isUnapproved || person.state === state)
  const people = found.slice(0, PAGE)
  const last = people.at(-1)
  const { active, suspended } = await queries.countPeople(root, filter)
  return ok({
    people,
    counts: { active, suspended, waiting, joining: unapproved.length - waiting },
    next: found.length > PAGE && last ? pageCursor([last.first_name, last.last_name, last.id]) : null,
  })
}

async function present({ database }: Context, rows: readonly queries.PersonRow[]) {
  const coaches = await coachStandings(
    database.root,
    rows.filter(({ role }) => role === 'coach').map(({ id }) => id),
  )
  return rows.map((row) => presentPerson(row, coaches.get(row.id)))
}

/** How many of a student's sessions a record shows; all of them are counted. */
const SESSIONS_SHOWN = 50

/** Opens the record of the student who has this account: an entry of the audit in the same transaction, each time. */
export async function openStudentRecord(
  context: Context,
  actor: Actor,
  accountId: string,
): Promise<Outcome<StudentRecord>> {
  return context.database.transaction(async (trx): Promise<Outcome<StudentRecord>> => {
    const student = await queries.studentOfAccount(trx, accountId)
    if (!student) return refuse('not_found')
    const { profile_id } = student
    await record(context, trx, actor, {
      action: 'student.viewed',
      subjectType: 'student',
      subjectId: profile_id,
      studentProfileId: profile_id,
    })
    const matches = await queries.matchesOf(trx, profile_id)
    const sessions = await queries.sessionsOf(trx, profile_id)
    return ok(presentStudentRecord({ student, matches, sessions }, context.clock.now(), SESSIONS_SHOWN))
  })
}

/** What each ending is called in the audit, and what is said of it. */
const ENDINGS = {
  suspended: ['account.suspended', 'This account is paused and signed out everywhere.'],
  resumed: ['account.resumed', 'This account may sign in again.'],
  'signed-out': ['account.signed_out', 'This account is signed out everywhere.'],
} as const

/**
 * Pauses an account, ends that, or signs it out everywhere: at once, on every server. One that is paused, or not,
 * already is a conflict: somebody else was faster.
 */
export async function endSignIns(
  context: Context,
  actor: Actor,
  accountId: string,
  ending: signIns.Ending,
  reason: string,
): Promise<Outcome<{ message: string }>> {
  if (ending === 'suspended' && !mayBeSuspendedBy(actor, accountId)) return refuse('own_account')
  const [action, message] = ENDINGS[ending]
  let coachId: string | null = null
  let ended: signIns.EndedSignIns | null = null
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<{ message: string }>> => {
    const person = await queries.personToAct(trx, accountId)
    if (!person) return refuse('not_found')
    ended = await signIns.endSignInsOf(context, trx, accountId, ending)
    if (!ended) return refuse('version_conflict')
    coachId = person.coach_id
    await record(context, trx, actor, {
      action,
      subjectType: 'account',
      subjectId: accountId,
      reason,
      ...(person.student_id && { studentProfileId: person.student_id }),
    })
    return ok({ message })
  })
  if (!outcome.ok) return outcome
  if (ended) signIns.signInsEnded(context, ended)
  // The times of a paused coach are no longer offered.
  if (coachId && ending !== 'signed-out') availabilityChanged(context, [coachId])
  return outcome
}

/** Invites somebody by mail. An address that has an account, or an invitation that is not used up, is refused. */
export async function invite(
  context: Context,
  actor: Actor,
  wanted: BodyOf<typeof inviteEndpoint>,
): Promise<Outcome<Invitation>> {
  const id = randomUUID()
  const now = context.clock.now()
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<Invitation>> => {
    if (await accounts.isEmailTaken(trx, wanted.email)) return accounts.emailTaken()
    const stored = await queries.insertInvitation(trx, {
      id,
      ...wanted,
      invited_by: actor.accountId,
      created_at: new Date(now),
      expires_at: new Date(now + INVITATION_MS),
    })
    if (!stored) {
      const sentence = 'This person has been invited already. You can send the invitation again.'
      return refuse('already_invited', { errors: { email: sentence } })
    }
    await enqueueMail(context, trx, invitationMail, [{ invitationId: id }])
    return acted(context, trx, actor, 'invitation.sent', id)
  })
  if (outcome.ok) deliverSoon(context)
  return outcome
}

/** Somebody to invite who is one of many. */
export type InvitedOfMany = Omit<queries.InvitationOfMany, 'id'>

/**
 * Invites people with different addresses by mail, in the transaction of whoever asks, who calls `deliverSoon` after the
 * commit and audits the act. Answers the addresses invited; the others have an account or an invitation by now.
 */
export async function inviteMany(
  context: Context,
  trx: Trx,
  people: readonly InvitedOfMany[],
  invitedBy: string | null,
): Promise<ReadonlySet<string>> {
  const now = context.clock.now()
  const stored = await queries.insertInvitations(
    trx,
    people.map((person) => ({ ...person, id: randomUUID() })),
    { invited_by: invitedBy, created_at: new Date(now), expires_at: new Date(now + INVITATION_MS) },
  )
  await enqueueMail(
    context,
    trx,
    invitationMail,
    stored.map(({ id }) => ({ invitationId: id })),
  )
  return new Set(stored.map(({ email }) => email))
}

/** Which of these addresses, in lower case, have an account, and which an invitation that waits for an answer. */
export async function knownAddresses(sql: Sql, emails: readonly string[]) {
  return queries.knownAddresses(sql, emails)
}

/** Writes an act on an invitation to the audit and answers how the invitation is now. */
async function acted(
  context: Context,
  trx: Trx,
  actor: Actor,
  action: string,
  id: string,
): Promise<Outcome<Invitation>> {
  const row = await queries.invitationById(trx, id)
  if (!row) return refuse('not_found')
  const details = { email: row.email, role: row.role }
  await record(context, trx, actor, { action, subjectType: 'invitation', subjectId: id, details })
  return ok(presentInvitation(row, context.clock.now()))
}

/** Invitations that nobody has accepted or taken back, newest first, a page of them. */
export async function listInvitations(
  context: Context,
  { search = '', cursor }: QueryOf<typeof listInvitationsEndpoint>,
): Promise<Outcome<ReplyOf<typeof listInvitationsEndpoint>>> {
  const place = placeOf(cursor, invitationKey)
  if (!place.ok) return place
  const after = place.value
  const { root } = context.database
  const rows = await queries.pendingInvitations(root, search, after, PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return ok({
    invitations: shown.map((row) => presentInvitation(row, context.clock.now())),
    total: await queries.countPendingInvitations(root, search),
    next: rows.length > PAGE && last ? pageCursor([last.created_at.toISOString(), last.id]) : null,
  })
}

/** Sends an invitation again, good for seven days from now; the link before it is dead at once. */
export async function sendInvitationAgain(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<Invitation>> {
  const expiresAt = new Date(context.clock.now() + INVITATION_MS)
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<Invitation>> => {
    if (!(await queries.renewInvitation(trx, id, expiresAt))) return noLongerPending(trx, id)
    await enqueueMail(context, trx, invitationMail, [{ invitationId: id }])
    return acted(context, trx, actor, 'invitation.sent_again', id)
  })
  if (outcome.ok) deliverSoon(context)
  return outcome
}

/** Takes an invitation back: its link is dead. */
export async function revokeInvitation(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<Invitation>> {
  const now = new Date(context.clock.now())
  return context.database.transaction(async (trx): Promise<Outcome<Invitation>> => {
    if (!(await queries.markRevoked(trx, id, now))) return noLongerPending(trx, id)
    return acted(context, trx, actor, 'invitation.revoked', id)
  })
}

async function noLongerPending(trx: Trx, id: string): Promise<Refusal> {
  return refuse((await queries.invitationById(trx, id)) ? 'version_conflict' : 'not_found')
}

/** An invitation whose link is good, or why it is not. */
function usable(row: queries.InvitationRow | undefined, now: number): Outcome<queries.InvitationRow> {
  if (!row) return refuse('invitation_unknown')
  const state = stateOfInvitation(row, now)
  if (state === 'open') return ok(row)
  return refuse(state === 'accepted' ? 'invitation_used' : `invitation_${state}`)
}

/** Whom the invitation of a token is for. */
export async function look(
  context: Context,
  token: string,
): Promise<Outcome<ReplyOf<typeof lookAtInvitation>>> {
  const row = await queries.invitationOfToken(context.database.root, secretTokenHash(token))
  const found = usable(row, context.clock.now())
  if (!found.ok) return found
  const { email, role, first_name, last_name } = found.value
  return ok({ email, role, first_name, last_name })
}

/** Makes the account of an invitation, once, with what its role needs, and signs it in. */
export async function accept(
  context: Context,
  wanted: BodyOf<typeof acceptInvitation>,
  device: SignInDevice,
): Promise<Outcome<signIns.TokenPair>> {
  const hash = secretTokenHash(wanted.token)
  const now = context.clock.now()
  // Looked at first without a lock: only a good link makes the server hash a password.
  const before = usable(await queries.invitationOfToken(context.database.root, hash), now)
  if (!before.ok) return before
  const { email, role } = before.value
  const weak = accounts.weakPasswordRefusal({ ...wanted, email })
  if (weak) return weak
  const passwordHash = await hashSecret(wanted.password)
  return context.database.transaction(async (trx): Promise<Outcome<signIns.TokenPair>> => {
    const locked = usable(await queries.lockInvitation(trx, hash), now)
    if (!locked.ok) return locked
    const accountId = await accounts.createAccount(context, trx, { ...wanted, email, role, passwordHash })
    if (!accountId) return accounts.emailTaken()
    const { id, school, state, city } = locked.value
    await queries.markAccepted(trx, id, new Date(now))
    const profileId = await newProfile(trx, role, accountId, wanted.time_zone, { school, state, city })
    const person = { accountId, role, profileId }
    return ok(await accounts.signNewAccountIn(context, trx, person, { passwordHash, device }))
  })
}

/** What a new account of that role needs besides, and its id; an administrator needs nothing and is its own. */
async function newProfile(
  trx: Trx,
  role: Role,
  accountId: string,
  timeZone: string | undefined,
  begin: { school: string; state: string; city: string },
): Promise<string> {
  if (role === 'admin') return accountId
  return role === 'coach'
    ? createJoiningCoach(trx, { accountId, timeZone })
    : createEmptyProfile(trx, { accountId, begin })
}

/**
 * Sees to it that a programme can begin: while it has no administrator, the address of ADMIN_EMAIL is invited, again
 * when the invitation has run out. Answers what a start says of it, in lines; none once there is an administrator.
 */
export async function inviteFirstAdministrator(context: Context): Promise<string[]> {
  const { adminEmail: email } = context.env
  const { root } = context.database
  if (await queries.hasAdministrator(root)) return []
  if (email === undefined)
    return ['No administrator yet: start again with ADMIN_EMAIL set to an address to invite.']
  const now = context.clock.now()
  const expires_at = new Date(now + INVITATION_MS)
  const invitation = {
    id: randomUUID(),
    email,
    role: 'admin' as const,
    first_name: '',
    last_name: '',
    created_at: new Date(now),
    expires_at,
  }
  const said = await context.database.transaction(async (trx): Promise<string> => {
    if (await accounts.isEmailTaken(trx, email))
      return 'ADMIN_EMAIL belongs to an account that is no administrator.'
    const isNew = await queries.insertInvitation(trx, invitation)
    const id = isNew ? invitation.id : await queries.renewRunOut(trx, email, new Date(now), expires_at)
    if (id === null) return `The first administrator is invited already: ${email}`
    await enqueueMail(context, trx, invitationMail, [{ invitationId: id }])
    return `The first administrator is invited: ${email}`
  })
  deliverSoon(context)
  return [said]
}
