import { randomUUID } from 'node:crypto'
import type { Deletion } from '@shinequo/contract/accounts/account-page'
import { deletionInstant, isLastAdministrator, LAST_WORD_MS } from '@shinequo/domain/accounts/account-ending'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Queue } from '../../../plugins/job.ts'
import { deleteStoredMail } from '../../../plugins/mailer.ts'
import { notifyRooms, ROOMS_CHANGED } from '../../../plugins/room-notifications.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { eraseFromAudit, record } from '../../audit/service.ts'
import { availabilityChanged } from '../../availability/service.ts'
import { lockPerson, type Person } from '../../availability/slots/queries.ts'
import { cancellationMail } from '../../bookings/mail/cancellation.ts'
import { freePlaces, giveBackPlaces } from '../../matching/absences/service.ts'
import { fillPlaces } from '../../matching/service.ts'
import { endReminders } from '../../notifications/reminders/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { dropPicture } from '../../profiles/service.ts'
import { provedAddresses } from '../address/queries.ts'
import * as erasure from '../erasure/queries.ts'
import { accountDeletionMail } from '../mail/account-deletion.ts'
import { accountKeptMail } from '../mail/account-kept.ts'
import { coachLeavingMail } from '../mail/coach-leaving.ts'
import { personLeftMail } from '../mail/person-left.ts'
import * as signIns from '../sign-ins/service.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').accounts

/** Looks for all accounts that are due, so a lost job is made up for by the next one. */
export const endingQueue: Queue<Record<string, never>> = { name: 'accounts-ending', payload: z.object({}) }

/** The profile that has sessions and matches; null for administrators, who have none. */
function sideOf({ student_id, coach_id }: queries.PersonRow): Person | null {
  if (student_id !== null) return { role: 'student', profileId: student_id }
  return coach_id === null ? null : { role: 'coach', profileId: coach_id }
}

/**
 * The consequences of deleting one's own account: its date, whether or not it was requested, and the future sessions.
 */
export async function ownDeletion(context: Context, actor: Actor): Promise<Outcome<Deletion>> {
  const { root } = context.database
  const person = await queries.personOf(root, actor.accountId)
  if (!person) return refuse('unauthorized')
  const side = sideOf(person)
  const now = context.clock.now()
  const sessions = side ? await queries.sessionsAhead(root, side, new Date(now)) : []
  const isAdmin = person.role === 'admin'
  return ok({
    deletes_at: person.deletion_due_at?.toISOString() ?? null,
    would_delete_at: new Date(deletionInstant(now)).toISOString(),
    last_administrator: isAdmin && isLastAdministrator(await queries.allAdministrators(root), person.id),
    sessions: sessions.map(({ id, starts_at, ends_at, first_name, last_name }) => ({
      id,
      start_time: starts_at.toISOString(),
      end_time: ends_at.toISOString(),
      with: `${first_name} ${last_name}`.trim(),
    })),
  })
}

/** A request to delete or keep an account: who asks, and why if it is not the owner. */
export interface Ending {
  readonly accountId: string
  readonly actor: Actor
  readonly reason?: string
}

/**
 * Schedules an account for deletion in seven days. From now on it can book nothing new and holds no places with coaches,
 * and its owner gets a mail.
 * Asking again returns the same date. The last administrator is refused.
 */
export async function askForDeletion(
  context: Context,
  ending: Ending,
): Promise<Outcome<{ deletes_at: string }>> {
  return change(context, ending, async (trx, person) => {
    const answer = (due: Date) => ok({ deletes_at: due.toISOString() })
    if (person.deletion_due_at) return answer(person.deletion_due_at)
    if (person.role === 'admin' && isLastAdministrator(await queries.allAdministrators(trx), person.id)) {
      return refuse('last_administrator')
    }
    const due = new Date(deletionInstant(context.clock.now()))
    await queries.setDeletion(trx, person.id, due)
    if (person.student_id) {
      const { actor, reason = '' } = ending
      await freePlaces(context, trx, actor, person.student_id, { why: 'leaves', reason })
    }
    await act(context, trx, ending, person, 'account.deletion_asked')
    const asked = { accountId: person.id, dueAt: due.getTime(), stage: 'asked' } as const
    await enqueueMail(context, trx, accountDeletionMail, [asked])
    await mailStudentsOfCoach(context, trx, person, due, 'leaves')
    for (const when of [due.getTime() - LAST_WORD_MS, due.getTime()]) {
      await context.jobs.enqueue(trx, endingQueue, {}, lookAt(when))
    }
    return answer(due)
  })
}

/** Adds a minute, since the database's clock may be ahead of ours. */
function lookAt(instant: number): Date {
  return new Date(instant + 60_000)
}

/**
 * Revokes the deletion of an account and notifies its owner. Coaches who still have room are given back. Does nothing if
 * none was scheduled.
 */
export async function keepAccount(context: Context, ending: Ending): Promise<Outcome<{ message: string }>> {
  return change(context, ending, async (trx, person) => {
    const due = person.deletion_due_at
    if (due) {
      await queries.setDeletion(trx, person.id, null)
      if (person.student_id) await giveBackPlaces(context, trx, ending.actor, person.student_id)
      await act(context, trx, ending, person, 'account.deletion_cancelled')
      await enqueueMail(context, trx, accountKeptMail, [{ accountId: person.id, keptId: randomUUID() }])
      await mailStudentsOfCoach(context, trx, person, due, 'stays')
    }
    return ok({ message: messages.accountStays })
  })
}

/** Changes one account under its locks: no booking of this person can commit between the reads and writes of `work`. */
async function change<T>(
  context: Context,
  { accountId }: Ending,
  work: (trx: Trx, person: queries.PersonRow) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let coachId: string | null = null
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<T>> => {
    const found = await queries.personOf(trx, accountId)
    if (!found) return refuse('not_found')
    coachId = found.coach_id
    const side = sideOf(found)
    if (side) await lockPerson(trx, side, new Date(context.clock.now()))
    // Lock all administrators before a single one, so that two who leave at once queue instead of deadlocking.
    else await queries.lockAdministrators(trx)
    const person = await queries.lockAccount(trx, accountId)
    return person ? work(trx, person) : refuse('not_found')
  })
  // The times of a coach who leaves are no longer offered; those of a coach who stays are offered again.
  if (outcome.ok && coachId) availabilityChanged(context, [coachId])
  return outcome
}

async function act(
  context: Context,
  trx: Trx,
  { actor, reason = '' }: Ending,
  person: queries.PersonRow,
  action: string,
): Promise<void> {
  await record(context, trx, actor, {
    action,
    subjectType: 'account',
    subjectId: person.id,
    reason,
    ...(person.student_id && { studentProfileId: person.student_id }),
  })
}

/**
 * Notifies students who have a session with a coach on or after that date, so that they have time to find another
 * coach.
 */
async function mailStudentsOfCoach(
  context: Context,
  trx: Trx,
  person: queries.PersonRow,
  due: Date,
  stage: 'leaves' | 'stays',
): Promise<void> {
  const { id: coach, coach_id: profileId } = person
  if (!profileId) return
  const ahead = await queries.sessionsAhead(trx, { role: 'coach', profileId }, new Date(context.clock.now()))
  const told = new Set(ahead.filter(({ ends_at }) => ends_at > due).map(({ account_id }) => account_id))
  const dueAt = due.getTime()
  const mails = [...told].map((student) => ({ coach, student, dueAt, stage }))
  await enqueueMail(context, trx, coachLeavingMail, mails)
}

/** What remains to do after the deletion of an account was committed. */
export interface ErasedAccount {
  readonly coachIds: readonly string[]
  readonly ended: signIns.EndedSignIns | null
  /** What identifies the person in mail that is stored on this machine. */
  readonly known: { readonly accountId: string; readonly email: string; readonly names: readonly string[] }
}

/**
 * Deletes an account in this transaction: cancels future sessions, ends matches, mails the other people, ends sign-ins
 * and erases everything that identifies the person, except the invitation `sparedInvitation` to their address. Returns
 * null and does nothing if the account is deleted already. Call `accountErased` after the commit.
 */
export async function eraseAccount(
  context: Context,
  trx: Trx,
  accountId: string,
  sparedInvitation?: string,
): Promise<ErasedAccount | null> {
  return eraseWhere(context, trx, accountId, () => true, sparedInvitation)
}

async function eraseWhere(
  context: Context,
  trx: Trx,
  accountId: string,
  isWanted: (person: queries.PersonRow) => boolean,
  sparedInvitation?: string,
): Promise<ErasedAccount | null> {
  const now = new Date(context.clock.now())
  const found = await queries.personOf(trx, accountId)
  const side = found && sideOf(found)
  if (side) await lockPerson(trx, side, now)
  // Checked under the lock: a change of mind that committed first counts.
  const person = await queries.lockAccount(trx, accountId)
  if (!person || !isWanted(person)) return null
  const { id, role, email, names } = person
  const ended = await signIns.endAllSignIns(context, trx, id, 'signed-out')
  const coachIds = side ? await leave(context, trx, side, now) : []
  const ids = side ? [id, side.profileId] : [id]
  const [address = '', ...others] = await provedAddresses(trx, id)
  await eraseFromAudit(trx, { ids, email: address })
  for (const other of others) await eraseFromAudit(trx, { ids: [], email: other })
  await eraseWords(context, trx, person, now, sparedInvitation)
  await context.jobs.enqueue(trx, endingQueue, {}, lookAt(now.getTime()))
  const self: Actor = { accountId: id, role, profileId: side?.profileId ?? id }
  await act(context, trx, { accountId: id, actor: self }, person, 'account.deleted')
  return { coachIds, ended, known: { accountId, email, names } }
}

/** Erases everything that identifies a person from the rows that stay. */
async function eraseWords(
  { personalData }: Context,
  trx: Trx,
  person: queries.PersonRow,
  since: Date,
  sparedInvitation?: string,
): Promise<void> {
  const addresses = await provedAddresses(trx, person.id)
  await erasure.erase(trx, personalData, { ...person, addresses, spared: sparedInvitation, now: since })
  await dropPicture(trx, person.picture_key)
}

/** Requests in progress when an account was deleted can write for some seconds more. This period covers them. */
const LATE_WORDS_MS = 3_600_000

async function eraseLateWords(context: Context): Promise<void> {
  const since = new Date(context.clock.now() - LATE_WORDS_MS)
  await context.database.transaction(async (trx) => {
    for (const person of await queries.erasedSince(trx, since)) {
      await eraseWords(context, trx, person, person.erased_at ?? since)
    }
  })
}

/**
 * Removes a person from future sessions and matches and notifies the others once each; returns the coaches whose times
 * became free.
 */
async function leave(context: Context, trx: Trx, side: Person, now: Date): Promise<string[]> {
  const ahead = await queries.sessionsAhead(trx, side, now)
  const matched = new Set(await queries.matchedWith(trx, side))
  const others = new Set([...ahead.map(({ account_id }) => account_id), ...matched])
  const { sessions, coaches, students } = await erasure.endAhead(trx, context.personalData, side, now)
  await notifyRooms(trx, ROOMS_CHANGED, sessions)
  await endReminders(context, trx, sessions)
  // Matching finds other coaches for the students of the coach who left.
  if (side.role === 'coach') for (const student of students) await fillPlaces(context, trx, student)
  const told = [...others].map((recipient) => ({
    left: side.role,
    leftId: side.profileId,
    recipient,
    matched: matched.has(recipient),
    sessions: ahead
      .filter(({ account_id }) => account_id === recipient)
      .map(({ id: booking, starts_at, ends_at }) => ({
        startsAt: starts_at.getTime(),
        endsAt: ends_at.getTime(),
        booking,
      })),
  }))
  await enqueueMail(context, trx, personLeftMail, told)
  // That mail removes a session from the calendar if it is the only one. If there are more, each has a mail of its own.
  const recipient = side.role === 'coach' ? 'student' : 'coach'
  const cancellations = told
    .filter(({ sessions }) => sessions.length > 1)
    .flatMap(({ sessions }) => sessions.map(({ booking }) => ({ bookingId: booking, recipient }) as const))
  await enqueueMail(context, trx, cancellationMail, cancellations)
  afterPossibleCommit(() => sessionsChanged(context, [...new Set(ahead.map(({ profile_id }) => profile_id))]))
  return side.role === 'coach' ? [...new Set([...coaches, side.profileId])] : coaches
}

/** Drops what this process has cached and sends the mails to the others. Call it after `eraseAccount` was committed. */
export async function accountErased(context: Context, erased: ErasedAccount): Promise<void> {
  if (erased.ended) signIns.signInsEnded(context, erased.ended)
  availabilityChanged(context, erased.coachIds)
  await deleteStoredMail(context.env, erased.known)
}

/**
 * Deletes the accounts that are due, each in its own transaction, and notifies those with a day left. Any later job or
 * start completes what an earlier one left undone. An administrator who is the last one by then stays until there is
 * another.
 */
export async function endDueAccounts(context: Context): Promise<void> {
  await markFinalNotice(context)
  await eraseLateWords(context)
  let erased = 0
  const failures: unknown[] = []
  for (const id of await queries.dueAccounts(context.database.root, new Date(context.clock.now()))) {
    try {
      if (await eraseDue(context, id)) erased += 1
    } catch (error) {
      // A failed deletion is retried later and does not hold up the others.
      failures.push(error)
    }
  }
  if (erased > 0) await context.database.scrub()
  if (failures.length > 0) throw failures[0]
}

async function eraseDue(context: Context, id: string): Promise<boolean> {
  const now = context.clock.now()
  const erased = await context.database.transaction(async (trx) => {
    const person = await queries.personOf(trx, id)
    const isAdmin = person?.role === 'admin'
    if (isAdmin && isLastAdministrator(await queries.lockAdministrators(trx), id)) return null
    return eraseWhere(context, trx, id, ({ deletion_due_at: due }) => due !== null && due.getTime() <= now)
  })
  if (!erased) return false
  await accountErased(context, erased)
  // Logs only the id: after restoring an older backup, the operator repeats the deletions from these lines
  // (docs/deletion.md).
  context.log.info({ account: id }, 'an account was deleted')
  return true
}

/** Sends the last mail a day before the deletion, since afterwards the address is erased. */
async function markFinalNotice(context: Context): Promise<void> {
  const now = context.clock.now()
  await context.database.transaction(async (trx) => {
    const rows = await queries.markFinalNotice(trx, new Date(now), new Date(now + LAST_WORD_MS))
    const mails = rows.map(({ id, deletion_due_at }) => ({
      accountId: id,
      dueAt: deletion_due_at.getTime(),
      stage: 'tomorrow' as const,
    }))
    await enqueueMail(context, trx, accountDeletionMail, mails)
  })
}
