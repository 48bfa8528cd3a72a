import { randomUUID } from 'node:crypto'
import type { Role } from '@shinequo/contract/accounts'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import type {
  confirmSchool,
  confirmSchoolCode,
  SchoolProof,
  sendSchoolCode,
  countUnproved as unprovedEndpoint,
} from '@shinequo/contract/schools/proofs'
import { CODE_MS } from '@shinequo/domain/accounts/reset-code'
import { domainOf, mailboxOf } from '@shinequo/domain/schools/mail-domain'
import { messagesOf } from '@shinequo/messages/server'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import { type Counted, counted, openScaledLimit } from '../../../plugins/limits.ts'
import { isPublicMail } from '../../../plugins/public-mail.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { mailboxKey, openWrongCodes, tryCode, wrongCode } from '../../accounts/mailed-codes/service.ts'
import { record } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { mayProveSchool } from '../access.ts'
import { currentSchools, findSchool, isSchool, schoolOfDomain } from '../lookups/service.ts'
import { openSchoolCodeTries, schoolCodeMail } from '../mail/school-code.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').schools

const HOUR_SECONDS = 60 * 60
const DAY_MS = 24 * HOUR_SECONDS * 1000

/** Codes are limited by account, by mailbox and by network address. */
export function openProofLimits(context: Context) {
  const scaled = (name: string, times: number) =>
    openScaledLimit(context, { name, times, seconds: HOUR_SECONDS })
  return {
    codesOfAccount: scaled('school-code-account', 5),
    codesToMailbox: scaled('school-code-mailbox', 3),
    codesFromAddress: scaled('school-code-address', 100),
    triesOfCode: openSchoolCodeTries(context),
    wrongCodesFromAddress: openWrongCodes(context),
  }
}

export type ProofLimits = ReturnType<typeof openProofLimits>

/**
 * The school of an address, or a refusal at its field if it has none. A closed school can only be proved by a student
 * whose profile names it.
 */
async function schoolOf(context: Context, actor: Actor, email: string): Promise<Outcome<string>> {
  const domain = domainOf(email)
  const school = domain === null ? undefined : await schoolOfDomain(context.database.root, domain)
  // Also checks domains that were listed before their provider was known to be public.
  if (school !== undefined && !isPublicMail(domainOf(email) ?? '')) {
    const state = (await findSchool(context.database.root, school))?.state
    const own =
      state === 'open' || (await queries.namesSchool(context.database.root, actor.profileId, school))
    return own ? ok(school) : refuse('invalid_input', { errors: { email: rule('school_closed') } })
  }
  const wrong = isPublicMail(domainOf(email) ?? '') ? 'public_address' : 'no_school_of_address'
  return refuse('invalid_input', { errors: { email: rule(wrong) } })
}

/** Mails a code to a school address. Does not reveal whether the address has proved another account. */
export async function sendCode(
  context: Context,
  limits: ProofLimits,
  actor: Actor,
  email: string,
  address: string,
): Promise<Outcome<ReplyOf<typeof sendSchoolCode>>> {
  if (!mayProveSchool(actor)) return refuse('forbidden')
  const school = await schoolOf(context, actor, email)
  if (!school.ok) return school
  const tooMany = await counted(
    [limits.codesOfAccount, actor.profileId],
    [limits.codesToMailbox, await mailboxKey(context, actor, mailboxOf(email), address)],
    [limits.codesFromAddress, address],
  )
  if (tooMany) return tooMany
  const id = randomUUID()
  const now = context.clock.now()
  const code = { student_profile_id: actor.profileId, id, email, code_hash: null }
  const asked = await context.database.transaction(async (trx) => {
    if (!(await queries.lockStudent(trx, actor.profileId))) return false
    await queries.deleteOldCodes(trx, new Date(now - DAY_MS))
    await queries.replaceCode(trx, { ...code, expires_at: new Date(now + CODE_MS) })
    await enqueueMail(context, trx, schoolCodeMail, [{ codeId: id }])
    return true
  })
  if (!asked) return refuse('not_found')
  await limits.triesOfCode.forget(actor.profileId)
  return ok({ message: messages.codeOnItsWay(email), school: school.value })
}

/** Proves the school of an address with the mailed code, once, unless the address has proved another account. */
export async function confirmCode(
  context: Context,
  limits: ProofLimits,
  actor: Actor,
  { email, otp }: BodyOf<typeof confirmSchoolCode>,
  address: string,
): Promise<Outcome<ReplyOf<typeof confirmSchoolCode>>> {
  if (!mayProveSchool(actor)) return refuse('forbidden')
  const tries = {
    fromAddress: [limits.wrongCodesFromAddress, address],
    ofCode: [limits.triesOfCode, actor.profileId],
  } satisfies Record<string, Counted>
  const found = await tryCode(context, tries, otp, async () => {
    const row = await queries.codeOfStudent(context.database.root, actor.profileId)
    return [row?.email === email ? row : undefined]
  })
  if (!found.ok) return found
  const { id, code_hash: codeHash } = found.value
  const school = await schoolOf(context, actor, email)
  if (!school.ok) return school
  const digest = context.digest('school address', mailboxOf(email))
  const proof = { school: school.value, by: 'address' as const, at: new Date(context.clock.now()), digest }
  const refusal = await context.database.transaction(async (trx): Promise<Refusal | undefined> => {
    if (!(await queries.lockStudent(trx, actor.profileId))) return refuse('not_found')
    if (!(await queries.consumeCode(trx, id, codeHash))) return wrongCode()
    if (!(await queries.takeAddress(trx, actor.profileId, digest))) return addressUsed()
    await queries.setProof(trx, actor.profileId, proof)
    needsChanged(context)
    return undefined
  })
  if (refusal) return refusal
  return ok({ message: messages.proved, proved_school: school.value })
}

function addressUsed(): Refusal {
  return refuse('address_used', { errors: { email: rule('address_of_another') } })
}

/** Why an invitation cannot name this school; undefined if it can or names none. */
export async function wrongInvitedSchool(
  trx: Trx,
  { role, school = '' }: { role: Role; school?: string | undefined },
): Promise<Refusal | undefined> {
  if (school === '') return undefined
  if (role !== 'student') return refuse('invalid_input', { errors: { school: rule('students_only') } })
  if (await isSchool(trx, school)) return undefined
  return refuse('invalid_input', { errors: { school: rule('school_unlisted') } })
}

/**
 * Proves the school that an accepted invitation names for a new student, in the transaction that accepts it. A school
 * that is not listed proves nothing.
 */
export async function proveByInvitation(
  trx: Trx,
  studentProfileId: string,
  { school, from_roster }: { school: string; from_roster: boolean },
  at: Date,
): Promise<void> {
  const found = school === '' ? undefined : await findSchool(trx, school)
  if (!found) return
  const by: SchoolProof = from_roster ? 'roster' : 'invitation'
  await queries.setProof(trx, studentProfileId, { school: found.value, by, at, digest: null })
}

/**
 * Proves the schools that a roster names for students who have an account already, in the transaction that completes
 * it. A school that is not listed proves nothing, and existing proofs stay.
 */
export async function proveByRoster(
  trx: Trx,
  listed: readonly { email: string; school: string }[],
  at: Date,
): Promise<void> {
  const known = await currentSchools(
    trx,
    listed.map(({ school }) => school),
  )
  const rows = listed.flatMap(({ email, school: written }) => {
    const school = known.get(written)
    return school === undefined ? [] : [{ email, school }]
  })
  await queries.proveListed(trx, rows, at)
}

/** How many students have no access to wall and feed. */
export async function countUnproved({
  database,
}: Context): Promise<Outcome<ReplyOf<typeof unprovedEndpoint>>> {
  return ok({ students: await queries.countUnproved(database.root) })
}

/** Confirms a student's school manually, with an audit entry that the student can read. */
export async function confirmByHand(
  context: Context,
  actor: Actor,
  accountId: string,
  { school: asked, reason }: BodyOf<typeof confirmSchool>,
): Promise<Outcome<{ message: string }>> {
  return context.database.transaction(async (trx): Promise<Outcome<{ message: string }>> => {
    const found = await findSchool(trx, asked)
    if (!found) {
      return refuse('invalid_input', { errors: { school: rule('school_unlisted') } })
    }
    const { value: school, name } = found
    const student = await queries.lockStudentOfAccount(trx, accountId)
    if (!student) return refuse('not_found')
    const at = new Date(context.clock.now())
    await queries.setProof(trx, student.id, { school, by: 'staff', at, digest: null })
    const details = { school, before: student.proved_school }
    await acted(context, trx, actor, student, { action: 'student.school_confirmed', reason, details })
    return ok({ message: messages.confirmed(name) })
  })
}

/** Revokes the proof of a student's school, with an audit entry. If it is gone already, that is a conflict. */
export async function takeBack(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<Outcome<{ message: string }>> {
  return context.database.transaction(async (trx): Promise<Outcome<{ message: string }>> => {
    const student = await queries.lockStudentOfAccount(trx, accountId)
    if (!student) return refuse('not_found')
    if (student.proved_school === null) return refuse('version_conflict')
    await queries.clearProof(trx, student.id)
    const details = { before: student.proved_school }
    await acted(context, trx, actor, student, { action: 'student.school_taken_back', reason, details })
    return ok({ message: messages.takenBack })
  })
}

async function acted(
  context: Context,
  trx: Trx,
  actor: Actor,
  { id }: queries.ProofRow,
  act: { action: string; reason: string; details: Record<string, unknown> },
): Promise<void> {
  await record(context, trx, actor, { ...act, subjectType: 'student', subjectId: id, studentProfileId: id })
  needsChanged(context)
}
