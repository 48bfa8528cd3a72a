import type { PaintedHours } from '@shinequo/domain/availability/hours-rules'
import type { BusyTime, Interval, Schedule } from '@shinequo/domain/availability/open-slots'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** Instants inside JSON, as epoch milliseconds: both engines then give the same numbers. */
export const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

export interface ScheduleRow {
  accepting: boolean
  /** The coach's own part of `accepting`: no pause. */
  unpaused: boolean
  schedule: Schedule
  busy: BusyTime[]
}

/** A coach's rules, hours and times off, as one JSON object that is a `Schedule`. Needs `coaches` as `c`. */
export const scheduleJson = (from: Date, until: Date) => sql<Schedule>`json_build_object(
  'timeZone', c.time_zone,
  'bufferBeforeMinutes', c.buffer_before_minutes,
  'bufferAfterMinutes', c.buffer_after_minutes,
  'minimumNoticeMinutes', c.minimum_notice_minutes,
  'horizonDays', c.horizon_days,
  'maxPerDay', c.max_per_day,
  'maxPerWeek', c.max_per_week,
  'weeklyHours', coalesce((
    select json_agg(json_build_object('weekday', weekday, 'startMinute', start_minute, 'endMinute', end_minute))
    from weekly_hours where coach_id = c.id), '[]'),
  'overrides', coalesce((
    select json_agg(json_build_object('date', date, 'ranges', ranges))
    from (
      select date, coalesce(json_agg(json_build_object('startMinute', start_minute, 'endMinute', end_minute))
        filter (where start_minute is not null), '[]') as ranges
      from date_overrides
      where coach_id = c.id and date between (${from}::timestamptz - interval '2 days')::date
        and (${until}::timestamptz + interval '2 days')::date
      group by date) as days), '[]'),
  'timeOff', coalesce((
    select json_agg(json_build_object('start', ${ms('starts_at')}, 'end', ${ms('ends_at')}))
    from time_off
    where coach_id = c.id and ends_at > ${from} and starts_at < ${until}), '[]'))`

/** What of a coach's times does not count: the claim of a student, and a booking that is to be moved. */
interface Besides {
  readonly claimOf: string | null
  readonly bookingId: string | null
}

const NOTHING: Besides = { claimOf: null, bookingId: null }

/** A coach's booked times and claims, a week around [from, until) so that caps can count whole weeks. */
export const busyJson = (from: Date, until: Date, besides = NOTHING) => sql<BusyTime[]>`coalesce((
  select json_agg(json_build_object(
    'start', ${ms('starts_at')}, 'end', ${ms('ends_at')}, 'expiresAt', ${ms('expires_at')}))
  from time_slots
  where coach_id = c.id and status in ('claimed', 'booked')
    and during && tstzrange(${from}::timestamptz - interval '8 days', ${until}::timestamptz + interval '8 days')
    and (status = 'booked' or student_profile_id is distinct from ${besides.claimOf}::uuid)
    and id is distinct from (select time_slot_id from bookings where id = ${besides.bookingId}::uuid)), '[]')`

/** The columns of a `ScheduleRow`. Needs `coaches` as `c`. */
const decisive = (from: Date, until: Date, besides: Besides) => sql`
  (select coach_is_open(c, a) from accounts a where a.id = c.account_id) as accepting, c.accepts_students as unpaused,
  ${scheduleJson(from, until)} as schedule, ${busyJson(from, until, besides)} as busy`

/**
 * What decides a coach's open slots that start in [from, until), as if `besides` were not there; undefined for an unknown
 * coach.
 */
export async function coachSchedule(
  db: Sql,
  coachId: string,
  from: Date,
  until: Date,
  besides = NOTHING,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select ${decisive(from, until, besides)} from coaches c where c.id = ${coachId}`.execute(db)
  return rows[0]
}

/** As `coachSchedule` with nothing besides, of each of these coaches; unknown ones are left out. */
export async function coachSchedules(
  db: Sql,
  coachIds: readonly string[],
  from: Date,
  until: Date,
): Promise<(ScheduleRow & { id: string })[]> {
  const { rows } = await sql<ScheduleRow & { id: string }>`
    select c.id, ${decisive(from, until, NOTHING)} from coaches c where c.id = any(${coachIds}::uuid[])`.execute(
    db,
  )
  return rows
}

/**
 * Makes every other writer of these slots wait until this transaction ends: those of the coach, of the coach whose
 * claim the student holds now, and of the student. Always coaches by ascending id, then the student, so that
 * writers queue and never dead-lock. A statement of its own: one that also read would read from before the wait.
 */
export async function lockParties(trx: Trx, coachId: string, studentId: string): Promise<void> {
  await partiesLock(coachId, studentId).execute(trx)
}

/** The statement of `lockParties`, to be sent together with what reads under the lock. */
export const partiesLock = (coachId: string, studentId: string) => sql`
    select pg_advisory_xact_lock(key) from (
      select 0 as kind, id, hashtextextended(id::text, 0) as key from (
        select ${coachId}::uuid as id
        union select coach_id from time_slots where student_profile_id = ${studentId} and status = 'claimed'
      ) as coach
      union all select 1, ${studentId}::uuid, hashtextextended(${studentId}, 1)
      order by kind, id
    ) as party`

/**
 * Frees a booked slot for others; `stays`: its booking, which is cancelled, goes on naming it. The caller has locked its
 * parties; `availabilityChanged` after the commit.
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
 * Takes a released slot again, unless somebody has a part of its time by now; answers whether it did. Claims that ran out
 * go, and with `ownClaim` that of its student. The caller has locked its parties; `availabilityChanged` after the commit.
 */
export async function takeSlotAgain(
  trx: Trx,
  slotId: string,
  { ownClaim, now }: { readonly ownClaim: boolean; readonly now: Date },
): Promise<boolean> {
  const inTheWay = sql`from time_slots w where w.id = ${slotId} and t.id <> w.id and t.during && w.during
    and (t.coach_id = w.coach_id or t.student_profile_id = w.student_profile_id)`
  const isOwn = sql`${ownClaim} and t.student_profile_id = (select student_profile_id from time_slots where id = ${slotId})`
  await sql`update time_slots t set status = 'released', expires_at = null
    where t.status = 'claimed' and (t.expires_at <= ${now} or ${isOwn}) and exists (select ${inTheWay})`.execute(
    trx,
  )
  const { numAffectedRows } = await sql`update time_slots set status = 'booked'
    where id = ${slotId} and status = 'released'
      and not exists (select from time_slots t where t.status in ('claimed', 'booked') and exists (select ${inTheWay}))`.execute(
    trx,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** Offers the freed time of a cancelled booking again, if its coach had closed it. */
export async function reopenHour(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('time_off').where('booking_id', '=', bookingId).execute()
}

/** A student or a coach, by the id of their profile. */
export interface Person {
  readonly role: 'student' | 'coach'
  readonly profileId: string
}

const columnOf = ({ role }: Person) => sql.ref(role === 'student' ? 'student_profile_id' : 'coach_id')

/** As `lockParties`: makes every other writer wait of whatever slots this person has ahead. */
export async function lockPerson(trx: Trx, person: Person, now: Date): Promise<void> {
  const { role, profileId } = person
  const live = sql`from time_slots where ${columnOf(person)} = ${profileId}::uuid
    and status in ('claimed', 'booked') and ends_at > ${now}`
  await sql`
    select pg_advisory_xact_lock(hashtextextended(id::text, kind)) from (
      select 0 as kind, coach_id as id ${live}
      union select 1, student_profile_id ${live}
      union select ${role === 'coach' ? 0 : 1}::int, ${profileId}::uuid
      order by kind, id
    ) as party`.execute(trx)
}

/**
 * Frees the claims of a person and the times that they have ahead, whose coaches it answers. The caller has locked the
 * person; `availabilityChanged` after the commit.
 */
export async function releaseSlotsOf(trx: Trx, person: Person, now: Date): Promise<string[]> {
  const { rows } = await sql<{ coach_id: string }>`
    update time_slots set status = 'released', expires_at = null, was_booked = (status = 'booked')
    where ${columnOf(person)} = ${person.profileId}::uuid
      and (status = 'claimed' or (status = 'booked' and ends_at > ${now}))
    returning coach_id`.execute(trx)
  return [...new Set(rows.map((row) => row.coach_id))]
}

/** Makes every other writer of the coach's slots and hours wait until this transaction ends; the same lock as above. */
export async function lockCoach(trx: Trx, coachId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${coachId}::uuid::text, 0))`.execute(trx)
}

/** A coach's hours as they are painted: what `coachSchedule` knows, and what only the coach sees. */
export interface HoursRow {
  version: number
  approved: boolean
  unpaused: boolean
  schedule: Schedule
  timeOff: (Interval & { id: string })[]
  sessions: (Interval & { id: string; firstName: string; lastName: string })[]
}

/** Hours and rules, the overrides around [from, until), times off that end after `now`, sessions from `from` on. */
export async function hoursOf(
  db: Sql,
  coachId: string,
  from: Date,
  until: Date,
  now: Date,
): Promise<HoursRow | undefined> {
  const { rows } = await sql<HoursRow>`
    select c.hours_version as version, c.approved_at is not null as approved, c.accepts_students as unpaused,
      ${scheduleJson(from, until)} as schedule,
      coalesce((
        select json_agg(json_build_object('id', id, 'start', ${ms('starts_at')}, 'end', ${ms('ends_at')})
          order by starts_at, id)
        from time_off where coach_id = c.id and ends_at > ${now}), '[]') as "timeOff",
      coalesce((
        select json_agg(json_build_object('id', b.id, 'start', ${ms('b.starts_at')}, 'end', ${ms('b.ends_at')},
          'firstName', a.first_name, 'lastName', a.last_name) order by b.starts_at)
        from bookings b join student_profiles s on s.id = b.student_profile_id join accounts a on a.id = s.account_id
        where b.coach_id = c.id and b.status <> 'cancelled' and b.starts_at >= ${from}), '[]') as sessions
    from coaches c where c.id = ${coachId}`.execute(db)
  return rows[0]
}

/** Rules of a coach under the names of their columns. */
export type HoursRules = Pick<
  Updateable<Tables['coaches']>,
  | 'accepts_students'
  | 'minimum_notice_minutes'
  | 'horizon_days'
  | 'buffer_before_minutes'
  | 'buffer_after_minutes'
  | 'max_per_day'
  | 'max_per_week'
>

/** Replaces the rules if `version` is still the newest; answers whether it was. */
export async function updateRules(
  trx: Trx,
  coachId: string,
  version: number,
  rules: HoursRules,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coaches')
    .set({ ...rules, hours_version: version + 1 })
    .where('id', '=', coachId)
    .where('hours_version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Moves a coach's hours to another zone; the caller has locked the coach, `availabilityChanged` after the commit. Hours
 * of weekdays and dates are wall time and stay as painted, so that every open time moves; times off and sessions are
 * instants and stay. What was painted on the former wall is out of date.
 */
export async function setHoursZone(trx: Trx, coachId: string, zone: string): Promise<void> {
  await trx
    .updateTable('coaches')
    .set((eb) => ({ time_zone: zone, hours_version: eb('hours_version', '+', 1) }))
    .where('id', '=', coachId)
    .where('time_zone', '<>', zone)
    .execute()
}

/** Replaces the weekly hours, and the overrides of `today` and later. */
export async function replaceHours(
  trx: Trx,
  coachId: string,
  hours: PaintedHours,
  today: string,
): Promise<void> {
  await trx.deleteFrom('weekly_hours').where('coach_id', '=', coachId).execute()
  await trx.deleteFrom('date_overrides').where('coach_id', '=', coachId).where('date', '>=', today).execute()
  const weekly = hours.weeklyHours.map(({ weekday, startMinute, endMinute }) => ({
    coach_id: coachId,
    weekday,
    start_minute: startMinute,
    end_minute: endMinute,
  }))
  const dates = hours.overrides.flatMap(({ date, ranges }) =>
    (ranges.length > 0 ? ranges : [{ startMinute: null, endMinute: null }]).map(
      ({ startMinute, endMinute }) => ({
        coach_id: coachId,
        date,
        start_minute: startMinute,
        end_minute: endMinute,
      }),
    ),
  )
  if (weekly.length > 0) await trx.insertInto('weekly_hours').values(weekly).execute()
  if (dates.length > 0) await trx.insertInto('date_overrides').values(dates).execute()
}

export async function insertTimeOff(trx: Trx, row: Insertable<Tables['time_off']>): Promise<void> {
  await trx.insertInto('time_off').values(row).execute()
}

/** Deletes a time off of this coach; answers whether there was one. */
export async function deleteTimeOff(trx: Trx, coachId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('time_off')
    .where('coach_id', '=', coachId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
