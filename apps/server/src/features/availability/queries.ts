import type { BusyTime, Schedule } from '@shinequo/domain/availability/open-slots'
import { type GivenTimeOff, timeOffTimes } from '@shinequo/domain/availability/time-off'
import { sql as raw } from 'kysely'
import type { Sql } from '../../plugins/database/tables.ts'

/** Instants inside JSON, as epoch milliseconds, so that both engines return the same numbers. */
export const ms = (column: string) => raw.raw(`(extract(epoch from ${column}) * 1000)::float8`)

export interface ScheduleRow {
  accepting: boolean
  /** The part of `accepting` that the coach controls: not paused. */
  unpaused: boolean
  schedule: Schedule
  busy: BusyTime[]
}

/** A schedule as it is stored: days off are dates. */
export interface StoredSchedule extends Omit<Schedule, 'timeOff'> {
  readonly timeOff: readonly GivenTimeOff[]
}

/** A stored schedule with the times off of the zone that its coach is in now. */
export function inPresentZone({ timeOff, ...schedule }: StoredSchedule): Schedule {
  return { ...schedule, timeOff: timeOff.map((given) => timeOffTimes(given, schedule.timeZone)) }
}

/** The columns of a time off as the fields of a `GivenTimeOff`. */
export const timeOffFields = raw`'start', ${ms('starts_at')}, 'end', ${ms('ends_at')},
  'firstDate', first_date, 'lastDate', last_date`

/** Whether a time off may overlap [from, until): days begin and end within a day of those in any other zone. */
export const mayOverlap = (from: Date, until: Date) => raw<boolean>`
  coalesce((last_date + 3)::timestamptz, ends_at) > ${from}
  and coalesce((first_date - 2)::timestamptz, starts_at) < ${until}`

/** A coach's rules, hours and times off, as one JSON object. Needs `coaches` as `c`. */
export const scheduleJson = (from: Date, until: Date) => raw<StoredSchedule>`json_build_object(
  'timeZone', c.time_zone,
  'sessionMinutes', c.session_minutes,
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
    select json_agg(json_build_object(${timeOffFields}))
    from time_off where coach_id = c.id and ${mayOverlap(from, until)}), '[]'))`

/** What to ignore among a coach's times: the claim of a student, and a booking that is to be moved. */
interface Besides {
  readonly claimOf: string | null
  readonly bookingId: string | null
}

const NOTHING: Besides = { claimOf: null, bookingId: null }

/** A coach's booked times and claims, a week around [from, until) so that caps can count whole weeks. */
export const busyJson = (from: Date, until: Date, besides = NOTHING) => raw<BusyTime[]>`coalesce((
  select json_agg(json_build_object(
    'start', ${ms('starts_at')}, 'end', ${ms('ends_at')}, 'expiresAt', ${ms('expires_at')}))
  from time_slots
  where coach_id = c.id and status in ('claimed', 'booked')
    and during && tstzrange(${from}::timestamptz - interval '8 days', ${until}::timestamptz + interval '8 days')
    and (status = 'booked' or student_profile_id is distinct from ${besides.claimOf}::uuid)
    and id is distinct from (select time_slot_id from bookings where id = ${besides.bookingId}::uuid)), '[]')`

type StoredRow = Omit<ScheduleRow, 'schedule'> & { schedule: StoredSchedule }

function presentRow({ accepting, unpaused, schedule, busy }: StoredRow): ScheduleRow {
  return { accepting, unpaused, schedule: inPresentZone(schedule), busy }
}

/** The columns of a `StoredRow`. Needs `coaches` as `c`. */
const decisive = (from: Date, until: Date, besides: Besides) => raw`
  (select coach_is_open(c, a) from accounts a where a.id = c.account_id) as accepting, c.accepts_students as unpaused,
  ${scheduleJson(from, until)} as schedule, ${busyJson(from, until, besides)} as busy`

/**
 * What decides a coach's open slots that start in [from, until), ignoring `besides`; undefined for an unknown coach.
 */
export async function coachSchedule(
  db: Sql,
  coachId: string,
  from: Date,
  until: Date,
  besides = NOTHING,
): Promise<ScheduleRow | undefined> {
  const { rows } = await raw<StoredRow>`
    select ${decisive(from, until, besides)} from coaches c where c.id = ${coachId}`.execute(db)
  return rows.map(presentRow)[0]
}

/** Like `coachSchedule`, ignoring nothing, for several coaches. Unknown ones are left out. */
export async function coachSchedules(
  db: Sql,
  coachIds: readonly string[],
  from: Date,
  until: Date,
): Promise<(ScheduleRow & { id: string })[]> {
  const { rows } = await raw<StoredRow & { id: string }>`
    select c.id, ${decisive(from, until, NOTHING)} from coaches c where c.id = any(${coachIds}::uuid[])`.execute(
    db,
  )
  return rows.map((row) => ({ id: row.id, ...presentRow(row) }))
}
