import { sql as raw } from 'kysely'
import { prepared } from '../../../plugins/database/prepared.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/* Taken times: the locks for writing them, and how they are booked, renewed and released. */

/**
 * Makes every other writer of these slots wait until this transaction ends: those of the coach, of the coach with whom
 * the student has a claim now, and of the student. It always locks coaches by ascending id, then the student, so that
 * writers queue and never deadlock. It must be a statement of its own: one that also read would see data from before
 * the wait.
 */
export async function lockParties(trx: Trx, coachId: string, studentId: string): Promise<void> {
  await partiesLock({ coachId, studentId }).execute(trx)
}

/** The statement of `lockParties`, to be sent in one batch with the reads under the lock. */
export const partiesLock = prepared(
  ({ coachId, studentId }: { coachId: string; studentId: string }) => raw`
    select pg_advisory_xact_lock(key) from (
      select 0 as kind, id, hashtextextended(id::text, 0) as key from (
        select ${coachId}::uuid as id
        union select coach_id from time_slots where student_profile_id = ${studentId} and status = 'claimed'
      ) as coach
      union all select 1, ${studentId}::uuid, hashtextextended(${studentId}, 1)
      order by kind, id
    ) as party`,
)

/**
 * Releases a booked slot. `stays`: its cancelled booking keeps referring to it. The caller has locked both parties and
 * calls `availabilityChanged` after the commit.
 */
export async function releaseSlot(
  trx: Trx,
  slotId: string,
  { stays }: { readonly stays: boolean },
): Promise<void> {
  await trx
    .updateTable('time_slots')
    .set({ status: 'released', was_booked: stays })
    .where('id', '=', slotId)
    .where('status', '=', 'booked')
    .execute()
}

/**
 * Takes a released slot again, unless somebody has a part of its time by now. Returns whether it did. Releases expired
 * claims and, with `ownClaim`, the claim of its student. The caller has locked both parties and calls
 * `availabilityChanged` after the commit.
 */
export async function takeSlotAgain(
  trx: Trx,
  slotId: string,
  { ownClaim, now }: { readonly ownClaim: boolean; readonly now: Date },
): Promise<boolean> {
  const inTheWay = raw`from time_slots w where w.id = ${slotId} and t.id <> w.id and t.during && w.during
    and (t.coach_id = w.coach_id or t.student_profile_id = w.student_profile_id)`
  const isOwn = raw`${ownClaim} and t.student_profile_id = (select student_profile_id from time_slots where id = ${slotId})`
  await raw`update time_slots t set status = 'released', expires_at = null
    where t.status = 'claimed' and (t.expires_at <= ${now} or ${isOwn}) and exists (select ${inTheWay})`.execute(
    trx,
  )
  const { numAffectedRows } = await raw`update time_slots set status = 'booked'
    where id = ${slotId} and status = 'released'
      and not exists (select from time_slots t where t.status in ('claimed', 'booked') and exists (select ${inTheWay}))`.execute(
    trx,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** Offers the time of a cancelled booking again if its coach had closed it. */
export async function reopenHour(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('time_off').where('booking_id', '=', bookingId).execute()
}

/** A student or a coach, by profile id. */
export interface Person {
  readonly role: 'student' | 'coach'
  readonly profileId: string
}

const columnOf = ({ role }: Person) => raw.ref(role === 'student' ? 'student_profile_id' : 'coach_id')

/** Like `lockParties`, for all upcoming slots of this person. */
export async function lockPerson(trx: Trx, person: Person, now: Date): Promise<void> {
  const { role, profileId } = person
  const live = raw`from time_slots where ${columnOf(person)} = ${profileId}::uuid
    and status in ('claimed', 'booked') and ends_at > ${now}`
  await raw`
    select pg_advisory_xact_lock(hashtextextended(id::text, kind)) from (
      select 0 as kind, coach_id as id ${live}
      union select 1, student_profile_id ${live}
      union select ${role === 'coach' ? 0 : 1}::int, ${profileId}::uuid
      order by kind, id
    ) as party`.execute(trx)
}

/**
 * Releases a person's claims and upcoming bookings. Returns their coaches. The caller has locked the person and calls
 * `availabilityChanged` after the commit.
 */
export async function releaseSlotsOf(trx: Trx, person: Person, now: Date): Promise<string[]> {
  const { rows } = await raw<{ coach_id: string }>`
    update time_slots set status = 'released', expires_at = null, was_booked = (status = 'booked')
    where ${columnOf(person)} = ${person.profileId}::uuid
      and (status = 'claimed' or (status = 'booked' and ends_at > ${now}))
    returning coach_id`.execute(trx)
  return [...new Set(rows.map((row) => row.coach_id))]
}

/** Locks the student as `lockParties` does, if nobody holds that lock. Never waits; returns whether it did. */
export async function tryLockStudent(trx: Trx, studentId: string): Promise<boolean> {
  const { rows } = await raw<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${studentId}::uuid::text, 1)) as locked`.execute(trx)
  return rows[0]?.locked ?? false
}

/** Makes every other writer of the coach's slots and hours wait until this transaction ends. Same lock as above. */
export async function lockCoach(trx: Trx, coachId: string): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${coachId}::uuid::text, 0))`.execute(trx)
}

/** Turns a live claim into a booked slot. The caller has locked both parties and checked that the claim is live. */
export async function confirmClaim(trx: Trx, slotId: string): Promise<void> {
  await claimToConfirm({ slotId }).execute(trx)
}

/** The statement of `confirmClaim`, to be sent in one batch with others. */
export const claimToConfirm = prepared(
  ({ slotId }: { slotId: string }) => raw`
    update time_slots set status = 'booked', expires_at = null where id = ${slotId} and status = 'claimed'`,
)

/** A slot that a student once claimed. */
export interface OwnSlot {
  coach_id: string
  starts_at: Date
  ends_at: Date
  status: 'claimed' | 'booked' | 'released'
  expires_at: Date | null
  renewed: boolean
  moving_booking_id: string | null
  /** The programme's setting. */
  notice_minutes: number
}

/** A slot, if it belongs to this student. */
export async function slotOfStudent(
  db: Sql,
  slotId: string,
  studentId: string,
): Promise<OwnSlot | undefined> {
  return db
    .selectFrom('time_slots')
    .select(['coach_id', 'starts_at', 'ends_at', 'status', 'expires_at', 'renewed', 'moving_booking_id'])
    .select(raw<number>`(select cancel_notice_minutes from programme where id = 1)`.as('notice_minutes'))
    .where('id', '=', slotId)
    .where('student_profile_id', '=', studentId)
    .executeTakeFirst()
}

/** Releases a claim, live or expired. The caller has locked both parties. */
export async function releaseClaim(trx: Trx, slotId: string): Promise<void> {
  await trx
    .updateTable('time_slots')
    .set({ status: 'released', expires_at: null })
    .where('id', '=', slotId)
    .where('status', '=', 'claimed')
    .execute()
}

/** Extends a claim and records that. The caller has locked both parties and checked that it is live. */
export async function renewClaim(trx: Trx, slotId: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('time_slots')
    .set({ expires_at: expiresAt, renewed: true })
    .where('id', '=', slotId)
    .where('status', '=', 'claimed')
    .execute()
}
