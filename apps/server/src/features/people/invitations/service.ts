import { randomUUID } from 'node:crypto'
import type { Role } from '@shinequo/contract/accounts'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import { knownLocale, type Locale } from '@shinequo/contract/locales'
import type {
  acceptInvitation,
  exportInvitations as exportEndpoint,
  Invitation,
  InvitationSort,
  invite as inviteEndpoint,
  listInvitations as listInvitationsEndpoint,
  lookAtInvitation,
} from '@shinequo/contract/people/invitations'
import { rule } from '@shinequo/contract/rules'
import * as value from '@shinequo/contract/values'
import { INVITATION_MS, invitationState } from '@shinequo/domain/people/invitation-state'
import * as z from 'zod/mini'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { CsvParts } from '../../../plugins/csv.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import type { SignInDevice } from '../../../plugins/device.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import { keyText, pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import { hashSecret } from '../../../plugins/passwords.ts'
import { secretTokenHash } from '../../../plugins/secret-token.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { accountGiven, accountOfInvited, type InvitedAccount } from '../../accounts/invited/service.ts'
import * as accounts from '../../accounts/service.ts'
import type * as signIns from '../../accounts/sign-ins/service.ts'
import { record, recordExport, recordListOpened } from '../../audit/service.ts'
import { createJoiningCoach } from '../../coaches/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { createEmptyProfile, fillProfile } from '../../profiles/service.ts'
import { proveByInvitation, wrongInvitedSchool } from '../../schools/proofs/service.ts'
import { invitationMail } from '../mail/invitation.ts'
import { presentInvitation, presentInvitationRow } from '../presenter.ts'
import * as queries from './queries.ts'

const PAGE = 25
/** What a page goes on from, for each order. */
const KEYS = { email: z.tuple([keyText, value.id]), created: z.tuple([value.instant, value.id]) }
const keyOf =
  (sort: InvitationSort) =>
  ({ email, created_at, id }: queries.InvitationRow): [string, string] => [
    sort === 'email' ? email : created_at.toISOString(),
    id,
  ]
const NEWEST = { sort: 'created', order: 'desc' } as const

/** Invites a person by mail. Refuses an address with a proved account or a pending invitation. */
export async function invite(
  context: Context,
  actor: Actor,
  wanted: BodyOf<typeof inviteEndpoint>,
): Promise<Outcome<Invitation>> {
  const id = randomUUID()
  const now = context.clock.now()
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<Invitation>> => {
    const wrongSchool = await wrongInvitedSchool(trx, wanted)
    if (wrongSchool) return wrongSchool
    if (await accounts.isEmailHeld(trx, wanted.email)) return accounts.emailTaken()
    const stored = await queries.insertInvitation(trx, {
      id,
      ...wanted,
      locale: knownLocale(wanted.locale),
      invited_by: actor.accountId,
      created_at: new Date(now),
      expires_at: new Date(now + INVITATION_MS),
    })
    if (!stored) {
      return refuse('already_invited', { errors: { email: rule('already_invited') } })
    }
    await enqueueMail(context, trx, invitationMail, [{ invitationId: id }])
    return acted(context, trx, actor, 'invitation.sent', id)
  })
  return outcome
}

/** One person of a group to invite. */
export type InvitedOfMany = Omit<queries.InvitationOfMany, 'id'>

/**
 * Invites people with different addresses by mail, in the caller's transaction; the caller audits the act. Returns the
 * addresses invited; the others have a proved account or an invitation by now.
 */
export async function inviteMany(
  context: Context,
  trx: Trx,
  people: readonly InvitedOfMany[],
  invitedBy: string | null,
  locale: Locale | null = null,
): Promise<ReadonlySet<string>> {
  const now = context.clock.now()
  const stored = await queries.insertInvitations(
    trx,
    people.map((person) => ({ ...person, id: randomUUID() })),
    { invited_by: invitedBy, locale, created_at: new Date(now), expires_at: new Date(now + INVITATION_MS) },
  )
  await enqueueMail(
    context,
    trx,
    invitationMail,
    stored.map(({ id }) => ({ invitationId: id })),
  )
  return new Set(stored.map(({ email }) => email))
}

/** Which of these lower-case addresses have a proved account, and which a pending invitation. */
export async function knownAddresses(sql: Sql, emails: readonly string[]) {
  return queries.knownAddresses(sql, emails)
}

/** Audits an act on an invitation and returns the current invitation. */
async function acted(
  context: Context,
  trx: Trx,
  actor: Actor | null,
  action: string,
  id: string,
): Promise<Outcome<Invitation>> {
  const row = await queries.invitationById(trx, id)
  if (!row) return refuse('not_found')
  const details = { email: row.email, role: row.role }
  await record(context, trx, actor, { action, subjectType: 'invitation', subjectId: id, details })
  // Its mail may have failed.
  needsChanged(context)
  return ok(presentInvitation(row, context.clock.now()))
}

/** A page of the invitations that are neither accepted nor revoked. */
export async function listInvitations(
  context: Context,
  actor: Actor,
  { search = '', role, school, sort, order, cursor }: QueryOf<typeof listInvitationsEndpoint>,
): Promise<Outcome<ReplyOf<typeof listInvitationsEndpoint>>> {
  const place = placeOf(cursor, KEYS[sort])
  if (!place.ok) return place
  const { root } = context.database
  const filter = { search, role, school }
  await recordListOpened(context, actor, 'invitations')
  const rows = await queries.pendingInvitations(root, filter, { sort, order }, place.value, PAGE + 1)
  const { shown, next } = pageOf(rows, PAGE, keyOf(sort))
  return ok({
    invitations: shown.map((row) => presentInvitation(row, context.clock.now())),
    total: await queries.countPendingInvitations(root, filter),
    next,
  })
}

/** How many invitations are neither accepted nor revoked and fit, up to MORE. */
export async function countInvited(sql: Sql, filter: queries.PendingFilter): Promise<number> {
  return queries.countPendingInvitations(sql, filter)
}

/** Ids of up to `most` pending invitations that fit, newest first. */
export async function idsOfInvitations(
  sql: Sql,
  filter: queries.PendingFilter,
  most: number,
): Promise<string[]> {
  return (await queries.pendingInvitations(sql, filter, NEWEST, undefined, most)).map(({ id }) => id)
}

/** Invitations of an exported file that are read at once. */
const EXPORTED = 500

/** All invitations of a list as rows of a file. The export is audited. */
export async function exportInvitations(
  context: Context,
  actor: Actor,
  wanted: QueryOf<typeof exportEndpoint>,
): Promise<Outcome<CsvParts>> {
  const { search = '', role, school, sort, order } = wanted
  const { root } = context.database
  await recordExport(context, actor, 'invitations', wanted)
  const now = context.clock.now()
  async function* parts() {
    let after: queries.InvitationKey | undefined
    for (;;) {
      const filter = { search, role, school }
      const rows = await queries.pendingInvitations(root, filter, { sort, order }, after, EXPORTED)
      yield rows.map((row) => presentInvitationRow(row, now))
      const last = rows.at(-1)
      if (rows.length < EXPORTED || !last) return
      after = keyOf(sort)(last)
    }
  }
  return ok(parts())
}

/** Sends an invitation again, valid for seven days from now. The former link stops working at once. */
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
  return outcome
}

/** Revokes an invitation, which invalidates its link. */
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

/** An invitation whose link is valid, or the reason why it is not. */
function usable(row: queries.InvitationRow | undefined, now: number): Outcome<queries.InvitationRow> {
  if (!row) return refuse('invitation_unknown')
  const state = invitationState(row, now)
  if (state === 'open') return ok(row)
  return refuse(state === 'accepted' ? 'invitation_used' : `invitation_${state}`)
}

/** Who the invitation of a token is for. */
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

/**
 * Creates the account of an invitation, once, with what its role needs, and signs it in; or hands over the account that
 * somebody created with the address and never proved.
 */
export async function accept(
  context: Context,
  wanted: BodyOf<typeof acceptInvitation>,
  device: SignInDevice,
): Promise<Outcome<signIns.TokenPair>> {
  const hash = secretTokenHash(wanted.token)
  const now = context.clock.now()
  // Checked first without a lock: the server hashes a password only for a valid link.
  const before = usable(await queries.invitationOfToken(context.database.root, hash), now)
  if (!before.ok) return before
  const { email, role } = before.value
  const weak = accounts.weakPasswordRefusal({ ...wanted, email, role }, wanted.password)
  if (weak) return weak
  const passwordHash = await hashSecret(wanted.password)
  let given: InvitedAccount | undefined
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<signIns.TokenPair>> => {
    const locked = usable(await queries.lockInvitation(trx, hash), now)
    if (!locked.ok) return locked
    const { id, school, state, city } = locked.value
    const invited = { ...wanted, email, role, passwordHash, invitationId: id }
    const account = await accountOfInvited(context, trx, invited)
    if (!account.ok) return account
    given = account.value
    const { accountId } = given
    await queries.markAccepted(trx, id, new Date(now))
    const begin = { school, state, city }
    let { profileId } = given
    if (profileId === undefined) profileId = await newProfile(trx, role, accountId, wanted.time_zone, begin)
    else if (role === 'student') await fillProfile(trx, profileId, begin)
    if (role === 'student') await proveByInvitation(trx, profileId, locked.value, new Date(now))
    const person = { accountId, role, profileId }
    if (role === 'admin') {
      const act = { action: 'administrator.joined', subjectType: 'account', subjectId: accountId }
      await record(context, trx, person, act)
    }
    return ok(await accounts.signNewAccountIn(context, trx, person, { passwordHash, device }))
  })
  if (outcome.ok && given) await accountGiven(context, given)
  return outcome
}

/**
 * Creates the profile that the role needs and returns its id. An administrator needs none and uses the account's id.
 */
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
 * Lets a programme begin: while it has no administrator, invites the address of ADMIN_EMAIL, again if the invitation
 * has expired. Returns the lines that the start prints about it; none once there is an administrator.
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
    if (await accounts.isEmailHeld(trx, email))
      return 'ADMIN_EMAIL belongs to an account that is no administrator.'
    const isNew = await queries.insertInvitation(trx, invitation)
    const id = isNew ? invitation.id : await queries.renewExpired(trx, email, new Date(now), expires_at)
    if (id === null) return `The first administrator is invited already: ${email}`
    await enqueueMail(context, trx, invitationMail, [{ invitationId: id }])
    await acted(context, trx, null, 'invitation.sent', id)
    return `The first administrator is invited: ${email}`
  })
  return [said]
}
