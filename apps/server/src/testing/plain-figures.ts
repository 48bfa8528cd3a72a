import { schoolName } from '@shinequo/contract/schools'
import { cutPeriod, monthsOf, type Period } from '@shinequo/domain/programme/period'
import {
  type Cell,
  shownBreakdown,
  shownDivided,
  shownFigure,
  shownFunnel,
  shownParts,
} from '@shinequo/domain/programme/small-groups'
import { type SessionState, sessionState } from '@shinequo/domain/sessions/session-state'
import { wallClock } from '@shinequo/domain/time/zoned-day'
import { sessionOf } from '../plugins/database/session-state.ts'
import type { Sql, Tables } from '../plugins/database/tables.ts'

type Booking = Pick<Tables['bookings'], 'id' | 'student_profile_id' | 'status' | 'starts_at' | 'ends_at'>

const HOUR = 3_600_000

function cellOf(bookings: readonly Booking[]): Cell {
  const students = new Set(bookings.map((booking) => booking.student_profile_id))
  return { figure: bookings.length, students: students.size }
}

const stateOf = (booking: Booking, now: number) => sessionState(sessionOf(booking), now)

const shown = (bookings: readonly Booking[]) => shownFigure(cellOf(bookings))
const studentsOf = (bookings: readonly Booking[]) => {
  const { students } = cellOf(bookings)
  return shownFigure({ figure: students, students })
}

/**
 * The figures of a programme, counted row by row in simple code; the database must get the same. Without coaches, and
 * without feedback, which is a plain sum.
 */
export async function plainFigures(sql: Sql, period: Period, zone: string, now: number) {
  const all = await sql.selectFrom('bookings').selectAll().orderBy('starts_at').execute()
  const cut = cutPeriod(period, now, zone)

  const months = monthsOf(cut.now)
  const overTime = (parts: readonly Booking[][], showsHeld: boolean) =>
    months.length === 0
      ? { parts: shownParts(parts.map(cellOf), showsHeld), wholes: [] }
      : shownDivided(
          months.map(({ from, until }) => ({
            whole: cellOf(parts.slice(from, until).flat()),
            parts: parts.slice(from, until).map(cellOf),
          })),
          showsHeld,
        )

  function sideOf({ bounds, dates }: typeof cut.now) {
    const partOf = (booking: Booking) => bounds.findLastIndex((bound) => bound <= booking.starts_at.getTime())
    const inside = all.filter((booking) => partOf(booking) >= 0 && partOf(booking) < dates.length)
    const over = inside.filter(({ ends_at }) => ends_at.getTime() <= now)
    const held = inside.filter((booking) => stateOf(booking, now) === 'held')
    const ended = (wanted: SessionState) => cellOf(over.filter((booking) => stateOf(booking, now) === wanted))
    const [shownHeld = null, missed = null, cancelled = null] = shownBreakdown(
      (['held', 'missed', 'cancelled'] as const).map(ended),
    )
    return {
      inside,
      heldOver: over.filter((booking) => stateOf(booking, now) === 'held'),
      active: studentsOf(inside.filter(({ status }) => status !== 'cancelled')),
      booked: shown(over),
      held: shownHeld,
      missed,
      cancelled,
      ...overTime(
        dates.map((_, at) => held.filter((booking) => partOf(booking) === at)),
        shownHeld !== null,
      ),
      hours: Array.from({ length: 24 }, (_, hour) =>
        cellOf(
          held.filter(
            ({ starts_at }) => new Date(wallClock(starts_at.getTime(), zone)).getUTCHours() === hour,
          ),
        ),
      ),
    }
  }

  const [side, before] = [sideOf(cut.now), sideOf(cut.before)]
  const shownHours = shownParts(side.hours, side.held !== null).map((held, hour) => ({ hour, held }))
  const known = side.held !== null && side.missed !== null && side.held + side.missed > 0
  return {
    ...(await waysOf(sql, all, [cut.now.bounds[0]!, cut.now.bounds.at(-1)!], now)),
    period,
    zone,
    active: { now: side.active, before: before.active },
    sessions: {
      booked: side.booked,
      held: side.held,
      no_show: side.missed,
      cancelled: side.cancelled,
      attendance: known ? Math.round((100 * side.held!) / (side.held! + side.missed!)) : null,
    },
    held_before: before.held,
    by_school: await schoolsOf(sql, side),
    each: cut.now.each,
    over_time: cut.now.dates.map((date, at) => ({ date, held: side.parts[at], before: before.parts[at] })),
    by_month: months.map(({ date }, at) => ({ date, held: side.wholes[at], before: before.wholes[at] })),
    by_hour: shownHours.slice(
      Math.max(
        0,
        side.hours.findIndex(({ figure }) => figure > 0),
      ),
      side.hours.findLastIndex(({ figure }) => figure > 0) + 1,
    ),
  }
}

/** The figures by school, of at most a hundred schools. */
async function schoolsOf(
  sql: Sql,
  side: { inside: readonly Booking[]; heldOver: readonly Booking[]; held: number | null },
) {
  const students = await sql.selectFrom('student_profiles').select(['id', 'school']).execute()
  const names = [...new Set(students.map(({ school }) => school))].map((school) => {
    const own = new Set(students.filter((student) => student.school === school).map(({ id }) => id))
    const of = (bookings: readonly Booking[]) =>
      cellOf(bookings.filter((booking) => own.has(booking.student_profile_id)))
    return {
      school,
      students: own.size,
      active: of(side.inside.filter(({ status }) => status !== 'cancelled')).students,
      held: of(side.heldOver),
    }
  })
  const rows = [
    ...names
      .filter(({ school }) => school !== '')
      .sort((a, b) => b.students - a.students || (schoolName(a.school) < schoolName(b.school) ? -1 : 1)),
    ...names.filter(({ school }) => school === ''),
  ]
  const column = (cells: Cell[]) => shownBreakdown(cells)
  const all = column(rows.map(({ students }) => ({ figure: students, students })))
  const active = column(rows.map((row) => ({ figure: row.active, students: row.active })))
  const held = shownParts(
    rows.map((row) => row.held),
    side.held !== null,
  )
  return rows.map(({ school }, at) => ({
    kind: school === '' ? 'none' : 'school',
    name: school === '' ? null : schoolName(school),
    students: all[at],
    active: active[at],
    held: held[at],
  }))
}

async function waysOf(sql: Sql, bookings: readonly Booking[], [from, to]: [number, number], now: number) {
  const students = await sql
    .selectFrom('student_profiles as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.is_completed', 'a.created_at'])
    .execute()
  const matches = await sql.selectFrom('match_requests').selectAll().orderBy('created_at').execute()
  const feedback = new Set(
    (await sql.selectFrom('feedback').select('booking_id').execute()).map((f) => f.booking_id),
  )
  const ways = students.map(({ id, is_completed, created_at }) => {
    const own = bookings.filter((booking) => booking.student_profile_id === id)
    const match = matches.find(
      (one) => one.student_profile_id === id && (one.status === 'accepted' || one.status === 'ended'),
    )
    const met = own.find((booking) => stateOf(booking, now) === 'held')
    return {
      since: created_at.getTime(),
      completed: is_completed,
      matched: match?.created_at.getTime(),
      met: met?.starts_at.getTime(),
      spoke: own.some((booking) => feedback.has(booking.id)),
    }
  })
  const completed = ways.filter((way) => way.completed)
  const matched = completed.filter((way) => way.matched !== undefined)
  const met = matched.filter((way) => way.met !== undefined)
  const steps = [ways, completed, matched, met, met.filter(({ spoke }) => spoke)]
  const waits = (end: 'matched' | 'met') => {
    const found = ways
      .flatMap((way) => {
        const at = way[end]
        return at === undefined || at < way.since || at < from || at >= to ? [] : [at - way.since]
      })
      .sort((a, b) => a - b)
    const hours = (part: number) => Math.round(found[Math.ceil(found.length * part) - 1]! / HOUR)
    return found.length < 10 ? null : { median_hours: hours(0.5), p90_hours: hours(0.9) }
  }
  return {
    funnel: shownFunnel(steps.map(({ length }) => length)),
    wait_for_match: waits('matched'),
    wait_for_session: waits('met'),
  }
}
