import type { PaintedHours } from '@shinequo/domain/availability/hours-rules'
import type { BusyTime, Interval, Schedule } from '@shinequo/domain/availability/open-slots'
import { CLAIMS_WINDOW_MS } from '@shinequo/domain/bookings/booking-policy'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** Instants inside JSON, as epoch milliseconds: both engines then give the same numbers. */
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

interface ScheduleRow {
  accepting: boolean
  /** The coach's own part of `accepting`: no pause. */
  unpaused: boolean
  schedule: Schedule
  busy: BusyTime[]
}

/** A coach's rules, hours and times off, as one JSON object that is a `Schedule`. Needs `coaches` as `c`. */
const scheduleJson = (from: Date, until: Date) => sql<Schedule>`json_build_object(
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

/** A coach's booked times and claims, a week around [from, until) so that caps can count whole weeks. */
const busyJson = (from: Date, until: Date, besidesClaimOf: string | null) => sql<BusyTime[]>`coalesce((
  select json_agg(json_build_object(
    'start', ${ms('starts_at')}, 'end', ${ms('ends_at')}, 'expiresAt', ${ms('expires_at')}))
  from time_slots
  where coach_id = c.id and status in ('claimed', 'booked')
    and during && tstzrange(${from}::timestamptz - interval '8 days', ${until}::timestamptz + interval '8 days')
    and (status = 'booked' or student_profile_id is distinct from ${besidesClaimOf}::uuid)), '[]')`

/** What decides a coach's open slots that start in [from, until); undefined for an unknown coach. */
export async function coachSchedule(
  db: Sql,
  coachId: string,
  from: Date,
  until: Date,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select coach_is_open(c) as accepting, c.accepts_students as unpaused,
      ${scheduleJson(from, until)} as schedule, ${busyJson(from, until, null)} as busy
    from coaches c where c.id = ${coachId}`.execute(db)
  return rows[0]
}

/**
 * Makes every other writer of these slots wait until this transaction ends: those of the coach, of the coach whose
 * claim the student holds now, and of the student. Always coaches by ascending id, then the student, so that
 * writers queue and never dead-lock. A statement of its own: one that also read would read from before the wait.
 */
export async function lockParties(trx: Trx, coachId: string, studentId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select 0 as kind, id, hashtextextended(id::text, 0) as key from (
        select ${coachId}::uuid as id
        union select coach_id from time_slots where student_profile_id = ${studentId} and status = 'claimed'
      ) as coach
      union all select 1, ${studentId}::uuid, hashtextextended(${studentId}, 1)
      order by kind, id
    ) as party`.execute(trx)
}

/** All that decides a claim. `busy` leaves out the student's own claim: a new one takes its place. */
export interface ClaimSituation extends Omit<ScheduleRow, 'unpaused'> {
  profileCompleted: boolean
  matchedOnly: boolean
  matched: boolean
  /** The student has a booked session, with whichever coach, that meets the wanted time. */
  studentBusy: boolean
  /** Sessions that the student has ahead, and how many the programme allows. */
  upcoming: number
  mostUpcoming: number
  /** When the oldest of the last `mostClaims` claims was made, if that is within the window; else null. */
  claimsFullSince: Date | null
  /** The student's live claim of exactly this slot. */
  ownClaim: { id: string; expiresAt: number } | null
}

/** A claim of a slot; instants are epoch milliseconds. */
export interface Claim {
  id: string
  coachId: string
  studentId: string
  start: number
  end: number
  expiresAt: number
}

/**
 * What decides whether the student, who may make `mostClaims` within the window, may claim the slot; undefined when the
 * coach or the student is unknown.
 */
export async function claimSituation(
  trx: Trx,
  wanted: Claim,
  now: number,
  mostClaims: number,
): Promise<ClaimSituation | undefined> {
  const { coachId, studentId } = wanted
  const [start, end] = [new Date(wanted.start), new Date(wanted.end)]
  const { rows } = await sql<ClaimSituation>`
    select coach_is_open(c) as accepting, s.is_completed as "profileCompleted",
      p.restrict_booking_to_matches as "matchedOnly",
      p.restrict_booking_to_matches and exists (
        select from match_requests m
        where m.student_profile_id = s.id and m.coach_id = c.id and m.status = 'accepted') as matched,
      exists (
        select from time_slots t
        where t.student_profile_id = s.id and t.status = 'booked'
          and t.during && tstzrange(${start}, ${end})) as "studentBusy",
      (select json_build_object('id', t.id, 'expiresAt', ${ms('t.expires_at')})
        from time_slots t
        where t.student_profile_id = s.id and t.status = 'claimed' and t.coach_id = c.id
          and t.starts_at = ${start} and t.expires_at > ${new Date(now)}) as "ownClaim",
      (select count(*)::int from bookings b
        where b.student_profile_id = s.id and b.status = 'booked' and b.starts_at > ${new Date(now)}) as upcoming,
      p.most_upcoming_sessions as "mostUpcoming",
      (select t.claimed_at from time_slots t
        where t.student_profile_id = s.id and t.claimed_at > ${new Date(now - CLAIMS_WINDOW_MS)}
        order by t.claimed_at desc offset ${mostClaims - 1} limit 1) as "claimsFullSince",
      ${scheduleJson(start, end)} as schedule, ${busyJson(start, end, studentId)} as busy
    from coaches c, student_profiles s, programme p
    where c.id = ${coachId} and s.id = ${studentId} and p.id = 1`.execute(trx)
  return rows[0]
}

/**
 * Stores a claim; in the same statement the student's former claim and the expired claims in its way are let go.
 * Returns the coaches whose claims were let go.
 */
export async function insertClaim(trx: Trx, claim: Claim, now: number): Promise<string[]> {
  const { id, coachId, studentId } = claim
  const [start, end] = [new Date(claim.start), new Date(claim.end)]
  // The insert reads from `freed`, so that it runs after it: else it would meet the claims that go.
  const { rows } = await sql<{ coachIds: string[] }>`
    with freed as (
      update time_slots set status = 'released', expires_at = null
      where status = 'claimed' and (student_profile_id = ${studentId}
        or (coach_id = ${coachId} and expires_at <= ${new Date(now)} and during && tstzrange(${start}, ${end})))
      returning coach_id),
    coaches_freed as (select coalesce(json_agg(coach_id), '[]') as ids from freed),
    stored as (
      insert into time_slots
        (id, coach_id, student_profile_id, starts_at, ends_at, status, expires_at, claimed_at)
      select ${id}::uuid, ${coachId}::uuid, ${studentId}::uuid, ${start}::timestamptz, ${end}::timestamptz,
        'claimed', ${new Date(claim.expiresAt)}::timestamptz, ${new Date(now)}::timestamptz
      from coaches_freed)
    select ids as "coachIds" from coaches_freed`.execute(trx)
  return rows[0]?.coachIds ?? []
}

/** Makes a live claim a booked slot. The caller has locked its parties and seen that it is live. */
export async function confirmClaim(trx: Trx, slotId: string): Promise<void> {
  await trx
    .updateTable('time_slots')
    .set({ status: 'booked', expires_at: null })
    .where('id', '=', slotId)
    .where('status', '=', 'claimed')
    .execute()
}

/** Frees a booked slot for others. The caller has locked its parties; `availabilityChanged` after the commit. */
export async function releaseSlot(trx: Trx, slotId: string): Promise<void> {
  await trx
    .updateTable('time_slots')
    .set({ status: 'released' })
    .where('id', '=', slotId)
    .where('status', '=', 'booked')
    .execute()
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
