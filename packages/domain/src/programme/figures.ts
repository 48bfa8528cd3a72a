import { wallClock } from '../time/zoned-day.ts'
import { type CutPeriod, partOf } from './period.ts'
import { sessionOutcome } from './session-outcome.ts'
import { type Cell, SMALLEST_GROUP, shownBreakdown, shownFigure, shownFunnel } from './small-groups.ts'

/** A session as the figures need it; instants in epoch milliseconds. */
export interface CountedSession {
  readonly studentId: string
  readonly status: 'booked' | 'completed' | 'no_show' | 'cancelled'
  readonly startsAt: number
  readonly endsAt: number
}

/** A student's way through the programme; null where it has not come so far. */
export interface CountedStudent {
  readonly signedUpAt: number
  readonly completed: boolean
  readonly matchedAt: number | null
  /** The start of the first session that was held. */
  readonly firstSessionAt: number | null
  readonly gaveFeedback: boolean
}

function cellOf(sessions: readonly CountedSession[]): Cell {
  return { figure: sessions.length, students: new Set(sessions.map(({ studentId }) => studentId)).size }
}

/** The sessions that begin in a period. */
function within(sessions: readonly CountedSession[], period: CutPeriod): CountedSession[] {
  return sessions.filter(({ startsAt }) => partOf(period, startsAt) >= 0)
}

/** The sessions of a period that are over, by what became of them; null where it would show a small group. */
export function sessionFigures(sessions: readonly CountedSession[], period: CutPeriod, now: number) {
  const outcomes = ['held', 'no_show', 'cancelled'] as const
  const inside = within(sessions, period).filter(({ endsAt }) => endsAt <= now)
  const [held, noShow, cancelled] = shownBreakdown(
    outcomes.map((wanted) => cellOf(inside.filter((session) => sessionOutcome(session, now) === wanted))),
  )
  return {
    booked: shownFigure(cellOf(inside)),
    held: held ?? null,
    no_show: noShow ?? null,
    cancelled: cancelled ?? null,
    /** Held, of those held and missed, in whole percent; null without any, and where one of the two is hidden. */
    attendance: percent(held ?? null, noShow ?? null),
  }
}

function percent(held: number | null, missed: number | null): number | null {
  if (held === null || missed === null || held + missed === 0) return null
  return Math.round((100 * held) / (held + missed))
}

/** How many students are active in a period: a session of theirs that nobody called off begins in it. */
export function activeStudents(sessions: readonly CountedSession[], period: CutPeriod): number | null {
  const { students } = cellOf(within(sessions, period).filter(({ status }) => status !== 'cancelled'))
  return shownFigure({ figure: students, students })
}

/** How many sessions were held in each part of a period, null where it would show a small group. */
export function heldByPart(
  sessions: readonly CountedSession[],
  period: CutPeriod,
  now: number,
): (number | null)[] {
  const parts: CountedSession[][] = period.dates.map(() => [])
  for (const session of sessions) {
    if (sessionOutcome(session, now) === 'held') parts[partOf(period, session.startsAt)]?.push(session)
  }
  return shownBreakdown(parts.map(cellOf))
}

/** The sessions held in a period by the hour of `zone` at which they began, from the first such hour to the last. */
export function heldByHour(
  sessions: readonly CountedSession[],
  period: CutPeriod,
  now: number,
  zone: string,
): { hour: number; held: number | null }[] {
  const hours: CountedSession[][] = Array.from({ length: 24 }, () => [])
  for (const session of within(sessions, period)) {
    if (sessionOutcome(session, now) !== 'held') continue
    hours[new Date(wallClock(session.startsAt, zone)).getUTCHours()]?.push(session)
  }
  const shown = shownBreakdown(hours.map(cellOf))
  const first = hours.findIndex(({ length }) => length > 0)
  const last = hours.findLastIndex(({ length }) => length > 0)
  return shown.flatMap((held, hour) => (first >= 0 && hour >= first && hour <= last ? [{ hour, held }] : []))
}

/** How many students came how far, of everybody who ever signed up; each step is a part of the one before. */
export function funnel(students: readonly CountedStudent[]): (number | null)[] {
  const completed = students.filter((student) => student.completed)
  const matched = completed.filter(({ matchedAt }) => matchedAt !== null)
  const met = matched.filter(({ firstSessionAt }) => firstSessionAt !== null)
  const spoke = met.filter(({ gaveFeedback }) => gaveFeedback)
  return shownFunnel([students, completed, matched, met, spoke].map(({ length }) => length))
}

/** The waits, in hours, of those who waited until an instant in the period. Who was there before is not counted. */
export function waitingHours(
  students: readonly CountedStudent[],
  end: (student: CountedStudent) => number | null,
  period: CutPeriod,
): { median: number; p90: number } | null {
  const waits = students
    .flatMap((student) => {
      const at = end(student)
      return at === null || at < student.signedUpAt || partOf(period, at) < 0 ? [] : [at - student.signedUpAt]
    })
    .sort((a, b) => a - b)
  if (waits.length < SMALLEST_GROUP) return null
  const quantile = (part: number) => Math.round(waits[Math.ceil(waits.length * part) - 1]! / 3_600_000)
  return { median: quantile(0.5), p90: quantile(0.9) }
}

/** How many students with a completed profile wait for a match, and the days since the first of them signed up. */
export function waitingForMatch(
  students: readonly CountedStudent[],
  now: number,
): { students: number | null; oldestDays: number | null } {
  const waiting = students.filter(({ completed, matchedAt }) => completed && matchedAt === null)
  const shown = shownFigure({ figure: waiting.length, students: waiting.length })
  if (!shown) return { students: shown, oldestDays: null }
  const first = waiting.reduce((least, { signedUpAt }) => Math.min(least, signedUpAt), now)
  return { students: shown, oldestDays: Math.floor((now - first) / 86_400_000) }
}
