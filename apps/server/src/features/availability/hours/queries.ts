import type { PaintedHours } from '@shinequo/domain/availability/hours-rules'
import type { Interval, Schedule } from '@shinequo/domain/availability/open-slots'
import { type GivenTimeOff, timeOffTimes } from '@shinequo/domain/availability/time-off'
import { type Insertable, sql as raw } from 'kysely'
import { calledName } from '../../../plugins/database/called-name.ts'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'
import { inPresentZone, ms, type StoredSchedule, scheduleJson, timeOffFields } from '../queries.ts'

/** A coach's hours as in the editor: what `coachSchedule` returns, and what only the coach sees. */
export interface HoursRow {
  version: number
  approved: boolean
  unpaused: boolean
  schedule: Schedule
  timeOff: (GivenTimeOff & { id: string })[]
  sessions: (Interval & { id: string; firstName: string; lastName: string })[]
}

/** Hours and rules, overrides around [from, until), times off that end after `now`, and sessions from `from` on. */
export async function hoursOf(
  db: Sql,
  coachId: string,
  from: Date,
  until: Date,
  now: Date,
): Promise<HoursRow | undefined> {
  const { rows } = await raw<Omit<HoursRow, 'schedule'> & { schedule: StoredSchedule }>`
    select c.hours_version as version, c.approved_at is not null as approved, c.accepts_students as unpaused,
      ${scheduleJson(from, until)} as schedule,
      coalesce((
        select json_agg(json_build_object('id', id, ${timeOffFields}))
        from time_off where coach_id = c.id and coalesce((last_date + 3)::timestamptz, ends_at) > ${now}), '[]')
        as "timeOff",
      coalesce((
        select json_agg(json_build_object('id', b.id, 'start', ${ms('b.starts_at')}, 'end', ${ms('b.ends_at')},
          'firstName', ${calledName('a')}, 'lastName', a.last_name) order by b.starts_at)
        from bookings b join student_profiles s on s.id = b.student_profile_id join accounts a on a.id = s.account_id
        where b.coach_id = c.id and b.status <> 'cancelled' and b.starts_at >= ${from}), '[]') as sessions
    from coaches c where c.id = ${coachId}`.execute(db)
  return rows.map((row) => {
    const schedule = inPresentZone(row.schedule)
    const timeOff = row.timeOff
      .map((given) => ({ ...given, ...timeOffTimes(given, schedule.timeZone) }))
      .filter(({ end }) => end > now.getTime())
      .sort((a, b) => a.start - b.start || a.id.localeCompare(b.id))
    return { ...row, schedule, timeOff }
  })[0]
}

/** What a coach edits: a schedule without its zone and times off, and whether students may book. */
export interface PaintedSchedule extends Omit<Schedule, 'timeZone' | 'sessionMinutes' | 'timeOff'> {
  readonly acceptsStudents: boolean
}

/** Replaces the rules if `version` is still the newest. Returns whether it was. */
export async function updateRules(
  trx: Trx,
  coachId: string,
  version: number,
  rules: PaintedSchedule,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coaches')
    .set({
      accepts_students: rules.acceptsStudents,
      minimum_notice_minutes: rules.minimumNoticeMinutes,
      horizon_days: rules.horizonDays,
      buffer_before_minutes: rules.bufferBeforeMinutes,
      buffer_after_minutes: rules.bufferAfterMinutes,
      max_per_day: rules.maxPerDay,
      max_per_week: rules.maxPerWeek,
      hours_version: version + 1,
    })
    .where('id', '=', coachId)
    .where('hours_version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the weekly hours, and the overrides from `today` on. */
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

/** Deletes one of this coach's times off. Returns whether it existed. */
export async function deleteTimeOff(trx: Trx, coachId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('time_off')
    .where('coach_id', '=', coachId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
