import {
  FUNNEL_STEPS,
  type FunnelStep,
  type ProgrammeFigures,
  type ProgrammeTable,
} from '@shinequo/contract/programme'
import {
  activeStudents,
  type CountedSession,
  type CountedStudent,
  funnel,
  heldByHour,
  heldByPart,
  sessionFigures,
  waitingForMatch,
  waitingHours,
} from '@shinequo/domain/programme/figures'
import type { CutPeriod, Period } from '@shinequo/domain/programme/period'
import { shownFigure } from '@shinequo/domain/programme/small-groups'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { CoachLoadRow, SessionRow, StudentWayRow } from './queries.ts'

/** What figures are made from. */
export interface FigureRows {
  readonly sessions: readonly SessionRow[]
  readonly sessionsBefore: readonly SessionRow[]
  readonly students: readonly StudentWayRow[]
  readonly feedback: { readonly count: number; readonly sum: number; readonly students: number }
  readonly coaches: readonly CoachLoadRow[]
}

/** When, and on whose calendar. */
export interface FigureFrame {
  readonly period: Period
  readonly cut: { readonly now: CutPeriod; readonly before: CutPeriod }
  readonly now: number
  readonly zone: string
}

const SESSION_MINUTES = 30
const STEPS = Object.keys(FUNNEL_STEPS) as FunnelStep[]

function counted(rows: readonly SessionRow[]): CountedSession[] {
  return rows.map((row) => ({
    studentId: row.student_profile_id,
    status: row.status,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
  }))
}

function countedStudent(row: StudentWayRow): CountedStudent {
  return {
    signedUpAt: row.created_at.getTime(),
    completed: row.is_completed,
    matchedAt: row.matched_at?.getTime() ?? null,
    firstSessionAt: row.first_session_at?.getTime() ?? null,
    gaveFeedback: row.gave_feedback,
  }
}

/**
 * The figures of a programme. Groups of fewer than 10 students are hidden by the rules in small-groups.ts. What stands
 * beside a coach is about the coach and no group of students: how many they have and how full their week is, which
 * administrators see with their capacity too, and the rating that every student sees.
 */
export function presentFigures(rows: FigureRows, { period, cut, now, zone }: FigureFrame): ProgrammeFigures {
  const sessions = counted(rows.sessions)
  const before = counted(rows.sessionsBefore)
  const students = rows.students.map(countedStudent)
  const heldBefore = heldByPart(before, cut.before, now)
  const held = heldByPart(sessions, cut.now, now)
  const waiting = waitingForMatch(students, now)
  const steps = funnel(students)
  return {
    period,
    zone,
    active: { now: activeStudents(sessions, cut.now), before: activeStudents(before, cut.before) },
    sessions: sessionFigures(sessions, cut.now, now),
    held_before: sessionFigures(before, cut.before, now).held,
    rating: rating(rows.feedback),
    wait_for_match: waits(waitingHours(students, ({ matchedAt }) => matchedAt, cut.now)),
    wait_for_session: waits(waitingHours(students, ({ firstSessionAt }) => firstSessionAt, cut.now)),
    waiting: { students: waiting.students, oldest_days: waiting.oldestDays },
    each: cut.now.each,
    over_time: cut.now.dates.map((date, at) => ({
      date,
      held: held[at] ?? null,
      before: heldBefore[at] ?? null,
    })),
    by_hour: heldByHour(sessions, cut.now, now, zone),
    funnel: STEPS.map((step, at) => ({ step, students: steps[at] ?? null })),
    coaches: rows.coaches.map(presentLoad).sort((a, b) => (b.filled ?? -1) - (a.filled ?? -1)),
  }
}

function waits(found: { median: number; p90: number } | null) {
  return found && { median_hours: found.median, p90_hours: found.p90 }
}

function rating({ count, sum, students }: FigureRows['feedback']): ProgrammeFigures['rating'] {
  if (count === 0 || shownFigure({ figure: count, students }) === null) return null
  return { mean: Math.round((10 * sum) / count) / 10, count }
}

function presentLoad(row: CoachLoadRow): ProgrammeFigures['coaches'][number] {
  const { weekly_minutes, sessions } = row
  return {
    id: row.id,
    name: row.name,
    url: pictureUrl(row.picture_key),
    students: row.students,
    this_week: sessions,
    filled:
      weekly_minutes === 0
        ? null
        : Math.min(100, Math.round((100 * sessions * SESSION_MINUTES) / weekly_minutes)),
    rating: row.rating,
  }
}

/** What stands in an exported table for a figure that is hidden, as on the page. */
const HIDDEN = 'Not shown'

/** One table of the figures as rows of a file, its head first: made of what is presented, so it hides what that hides. */
export function presentTable(figures: ProgrammeFigures, table: ProgrammeTable): (string | number)[][] {
  const shown = (figure: number | null) => figure ?? HIDDEN
  switch (table) {
    case 'sessions':
      return [
        [figures.each === 'week' ? 'Week from' : 'Day', 'Sessions held', 'Held in the period before'],
        ...figures.over_time.map(({ date, held, before }) => [date, shown(held), shown(before)]),
      ]
    case 'hours':
      return [
        [`Hour in ${figures.zone}`, 'Sessions held'],
        ...figures.by_hour.map(({ hour, held }) => [`${String(hour).padStart(2, '0')}:00`, shown(held)]),
      ]
    case 'funnel':
      return [
        ['Step', 'Students'],
        ...figures.funnel.map(({ step, students }) => [FUNNEL_STEPS[step], shown(students)]),
      ]
    case 'load':
      return [
        ['Coach', 'Students', 'Sessions this week', 'Hours filled in %', 'Rating'],
        ...figures.coaches.map(({ name, students, this_week, filled, rating }) => [
          name,
          students,
          this_week,
          filled ?? 'No hours',
          rating ?? 'N/A',
        ]),
      ]
  }
}
