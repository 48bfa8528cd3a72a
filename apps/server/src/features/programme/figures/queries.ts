import { schoolName } from '@shinequo/contract/schools'
import type { SessionCells, Waits } from '@shinequo/domain/programme/figures'
import type { CutPeriod, MonthOfWeeks } from '@shinequo/domain/programme/period'
import type { SchoolCells } from '@shinequo/domain/programme/schools'
import type { Cell } from '@shinequo/domain/programme/small-groups'
import type { ZoneOffset } from '@shinequo/domain/programme/zone-offsets'
import { type RawBuilder, sql as raw } from 'kysely'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** The first and the last instant of a period, the last excluded. */
function span({ bounds }: CutPeriod): { from: Date; to: Date } {
  return { from: new Date(bounds[0]!), to: new Date(bounds.at(-1)!) }
}

const instants = (ms: readonly number[]) => ms.map((at) => new Date(at).toISOString())

const NONE: Cell = { figure: 0, students: 0 }

/** The sessions that begin in a period. */
export interface PeriodSessions {
  /** Sessions that are over. */
  readonly over: SessionCells
  /** Sessions that were not cancelled, past or upcoming. */
  readonly active: Cell
  /** Sessions that were held, by the part of the period in which they begin. */
  readonly parts: readonly Cell[]
  /** The same by the months that the parts are in; empty if the parts are days. */
  readonly months: readonly Cell[]
}

type SessionKind = keyof SessionCells | 'active' | 'part' | 'month'

/**
 * Counts the sessions that begin in a period, as of `now`, and the students behind each number. `months` are those of its
 * weeks.
 */
export async function periodSessions(
  sql: Sql,
  cut: CutPeriod,
  months: readonly MonthOfWeeks[],
  now: Date,
): Promise<PeriodSessions> {
  const { from, to } = span(cut)
  const starts = instants(cut.bounds.slice(0, -1))
  const monthStarts = instants(months.map(({ from }) => cut.bounds[from]!))
  // Groups by student first: counting distinct students within each number is slower.
  const { rows } = await raw<Cell & { kind: SessionKind; part: number }>`
    with s as materialized (
      select b.student_profile_id as student, b.status, b.ends_at <= ${now} as over, ${sessionIs('held', now)} as held,
        width_bucket(b.starts_at, ${starts}::timestamptz[]) as part,
        width_bucket(b.starts_at, ${monthStarts}::timestamptz[]) as month
      from bookings b where b.starts_at >= ${from} and b.starts_at < ${to}
    ), each as (
      select 'active' as kind, 0 as part, count(*) as n from s where status <> 'cancelled' group by student
      union all
      select 'booked', 0, count(*) from s where over group by student
      union all
      select 'held', 0, count(*) from s where over and held group by student
      union all
      select status, 0, count(*) from s where over and status in ('no_show', 'cancelled') group by status, student
      union all
      select 'part', part, count(*) from s where held group by part, student
      union all
      select 'month', month, count(*) from s where held group by month, student
    )
    select kind, part, sum(n)::int as figure, count(*)::int as students from each group by kind, part`.execute(
    sql,
  )
  const cell = (kind: SessionKind, part = 0): Cell => {
    const { figure, students } = rows.find((row) => row.kind === kind && row.part === part) ?? NONE
    return { figure, students }
  }
  return {
    over: {
      booked: cell('booked'),
      held: cell('held'),
      no_show: cell('no_show'),
      cancelled: cell('cancelled'),
    },
    active: cell('active'),
    parts: cut.dates.map((_, at) => cell('part', at + 1)),
    months: months.map((_, at) => cell('month', at + 1)),
  }
}

/**
 * Counts the sessions that begin in a period and were held by `now`, by hour of the day in the zone with these offsets.
 */
export async function sessionsByHour(
  sql: Sql,
  cut: CutPeriod,
  offsets: readonly ZoneOffset[],
  now: Date,
): Promise<Cell[]> {
  const { from, to } = span(cut)
  const since = instants(offsets.map((one) => one.since))
  const seconds = offsets.map(({ offset }) => String(offset / 1000))
  const { rows } = await raw<Cell & { hour: number }>`
    select hour, sum(n)::int as figure, count(*)::int as students
    from (
      select extract(hour from b.starts_at at time zone 'UTC' + make_interval(secs =>
          (${seconds}::float8[])[width_bucket(b.starts_at, ${since}::timestamptz[])]))::int as hour,
        count(*) as n
      from bookings b where b.starts_at >= ${from} and b.starts_at < ${to} and ${sessionIs('held', now)}
      group by hour, b.student_profile_id) as each
    group by hour`.execute(sql)
  return Array.from({ length: 24 }, (_, hour) => {
    const { figure, students } = rows.find((row) => row.hour === hour) ?? NONE
    return { figure, students }
  })
}

/** The waits in a period: of students matched in it, and of students whose first session was in it. */
export interface PeriodWaits {
  readonly match: Waits
  readonly session: Waits
}

/** How far students have progressed. */
export interface StudentProgress {
  /** Counts everybody who ever signed up. Each step is a subset of the previous one. */
  readonly steps: readonly number[]
  /** Per period, in the given order. */
  readonly waits: readonly PeriodWaits[]
}

interface ReasonsRow {
  signed_up: number
  completed: number
  matched: number
  met: number
  spoke: number
  waits: PeriodWaits[]
}

/** The waits from sign-up to an instant in a period, as JSON. A student who had it before signing up did not wait. */
function waits(end: 'matched_at' | 'met_at', { from, to }: { from: Date; to: Date }): RawBuilder<Waits> {
  const column = raw.ref(end)
  const waited = raw`filter (where ${column} >= greatest(signed_up_at, ${from}) and ${column} < ${to})`
  const quantile = (part: number) => raw`coalesce(percentile_disc(${raw.lit(part)})
    within group (order by extract(epoch from ${column} - signed_up_at)::float8 * 1000) ${waited}, 0)`
  return raw`json_build_object('students', count(*) ${waited}, 'median', ${quantile(0.5)}, 'p90', ${quantile(0.9)})`
}

/**
 * Counts how far students have progressed until `now`: the first match in force, the first session held, any feedback.
 * Reads every session once, for all periods together.
 */
export async function studentProgress(
  sql: Sql,
  cuts: readonly CutPeriod[],
  now: Date,
): Promise<StudentProgress> {
  const ofEach = cuts
    .map(span)
    .map(
      (at) => raw`json_build_object('match', ${waits('matched_at', at)}, 'session', ${waits('met_at', at)})`,
    )
  const { rows } = await raw<ReasonsRow>`
    with matches as (
      select student_profile_id as student, min(created_at) as matched_at
      from match_requests where status in ('accepted', 'ended') group by student_profile_id
    ), meetings as (
      select b.student_profile_id as student, min(b.starts_at) as met_at
      from bookings b where ${sessionIs('held', now)} group by b.student_profile_id
    ), voices as (
      select distinct b.student_profile_id as student from feedback f join bookings b on b.id = f.booking_id
    ), ways as (
      select a.created_at as signed_up_at, s.is_completed, m.matched_at, b.met_at, v.student is not null as spoke
      from student_profiles s join accounts a on a.id = s.account_id
      left join matches m on m.student = s.id
      left join meetings b on b.student = s.id
      left join voices v on v.student = s.id
    )
    select count(*)::int as signed_up,
      (count(*) filter (where is_completed))::int as completed,
      (count(*) filter (where is_completed and matched_at is not null))::int as matched,
      (count(*) filter (where is_completed and matched_at is not null and met_at is not null))::int as met,
      (count(*) filter (where is_completed and matched_at is not null and met_at is not null and spoke))::int as spoke,
      json_build_array(${raw.join(ofEach)}) as waits
    from ways`.execute(sql)
  const row = rows[0]!
  return {
    steps: [row.signed_up, row.completed, row.matched, row.met, row.spoke],
    waits: row.waits,
  }
}

/** The feedback given in a period: the count, the sum of the stars, and the number of students. */
export async function feedbackIn(
  sql: Sql,
  cut: CutPeriod,
): Promise<{ count: number; sum: number; students: number }> {
  const { from, to } = span(cut)
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('f.coach_rating'), raw<number>`0`).as('sum'),
      fn.count<number>('b.student_profile_id').distinct().as('students'),
    ])
    .where('f.created_at', '>=', from)
    .where('f.created_at', '<', to)
    .executeTakeFirstOrThrow()
}

interface SchoolRow {
  school: string
  /** As administrators saved it; null for a school that they have not changed. */
  name: string | null
  students: number
  active: number
  held: number
  held_students: number
}

/** Counts students and their sessions in a period, as of `now`, by the school that they chose. */
export async function periodBySchool(sql: Sql, cut: CutPeriod, now: Date): Promise<SchoolCells[]> {
  const { from, to } = span(cut)
  const { rows } = await raw<SchoolRow>`
    with each as (
      select b.student_profile_id as student, count(*) filter (where b.status <> 'cancelled') as active,
        count(*) filter (where b.ends_at <= ${now} and ${sessionIs('held', now)}) as held
      from bookings b where b.starts_at >= ${from} and b.starts_at < ${to} group by b.student_profile_id
    ), counted as (
      select s.school, count(*) as students, count(*) filter (where e.active > 0) as active,
        coalesce(sum(e.held), 0) as held, count(*) filter (where e.held > 0) as held_students
      from student_profiles s left join each e on e.student = s.id group by s.school
    )
    select coalesce(s.joined_to, c.school) as school, o.name, sum(c.students)::int as students,
      sum(c.active)::int as active, sum(c.held)::int as held, sum(c.held_students)::int as held_students
    from counted c left join schools s on s.value = c.school
      left join schools o on o.value = coalesce(s.joined_to, c.school)
    group by 1, 2`.execute(sql)
  return rows.map(({ school, name, students, active, held, held_students }) => ({
    name: school === '' ? null : (name ?? schoolName(school)),
    students,
    active,
    held: { figure: held, students: held_students },
  }))
}
