import {
  type CoachLoad,
  FUNNEL_STEPS,
  type ProgrammeFigures,
  type ProgrammeTable,
} from '@shinequo/contract/programme'
import type { QuietStudent } from '@shinequo/contract/programme/quiet'
import { showsMonthsFirst } from '@shinequo/domain/programme/clearer-parts'
import { heldByHour, sessionFigures, waitingHours } from '@shinequo/domain/programme/figures'
import { type CutPeriod, type MonthOfWeeks, monthsOf, type Period } from '@shinequo/domain/programme/period'
import { figuresBySchool, type SchoolCells } from '@shinequo/domain/programme/schools'
import {
  type Cell,
  shownDivided,
  shownFigure,
  shownFunnel,
  shownParts,
} from '@shinequo/domain/programme/small-groups'
import type { ServerMessages } from '@shinequo/messages/server'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { PeriodSessions, PeriodWaits, StudentProgress } from './figures/queries.ts'
import type { LoadRow } from './loads/queries.ts'
import type { QuietRow } from './quiet/queries.ts'

/** The input of the figures: the counts of a period and of the one that it is compared with. */
export interface FigureCounts {
  readonly sessions: PeriodSessions
  readonly before: PeriodSessions
  /** The sessions held, by hour of the day. */
  readonly byHour: readonly Cell[]
  readonly steps: StudentProgress['steps']
  readonly waits: PeriodWaits
  readonly feedback: { readonly count: number; readonly sum: number; readonly students: number }
  readonly schools: readonly SchoolCells[]
}

/** The period, and the zone whose calendar is used. */
export interface FigureFrame {
  readonly period: Period
  readonly cut: CutPeriod
  readonly zone: string
}

/** The figures without the coaches, who are loaded separately: these name nobody and may be stored. */
export type CountedFigures = Omit<ProgrammeFigures, 'as_of' | 'coaches' | 'next'>

/** Builds the figures of a programme. small-groups.ts hides groups of fewer than 10 students. */
export function presentFigures(counts: FigureCounts, { period, cut, zone }: FigureFrame): CountedFigures {
  const { sessions, before } = counts
  const months = monthsOf(cut)
  const outcomes = sessionFigures(sessions.over)
  const held_before = sessionFigures(before.over).held
  const showsHeld = outcomes.held !== null
  const held = heldOverTime(sessions, months, showsHeld)
  const heldBefore = heldOverTime(before, months, held_before !== null)
  const steps = shownFunnel(counts.steps)
  const over_time = cut.dates.map((date, at) => ({
    date,
    held: held.parts[at] ?? null,
    before: heldBefore.parts[at] ?? null,
  }))
  const by_month = months.map(({ date }, at) => ({
    date,
    held: held.wholes[at] ?? null,
    before: heldBefore.wholes[at] ?? null,
  }))
  return {
    period,
    zone,
    active: { now: shownStudents(sessions.active), before: shownStudents(before.active) },
    sessions: outcomes,
    held_before,
    rating: rating(counts.feedback),
    wait_for_match: waits(waitingHours(counts.waits.match)),
    wait_for_session: waits(waitingHours(counts.waits.session)),
    each: cut.each,
    over_time,
    by_month,
    months_first: showsMonthsFirst(over_time, by_month),
    by_hour: heldByHour(counts.byHour, showsHeld),
    funnel: FUNNEL_STEPS.map((step, at) => ({ step, students: steps[at] ?? null })),
    by_school: figuresBySchool(counts.schools, showsHeld),
  }
}

/**
 * The sessions held in each part, and in each month of weeks, such that neither reveals what the other hides.
 * `showsHeld`: whether their sum is shown.
 */
function heldOverTime(
  { parts, months: wholes }: PeriodSessions,
  months: readonly MonthOfWeeks[],
  showsHeld: boolean,
) {
  if (months.length === 0) return { wholes: [], parts: shownParts(parts, showsHeld) }
  return shownDivided(
    months.map(({ from, until }, at) => ({ whole: wholes[at]!, parts: parts.slice(from, until) })),
    showsHeld,
  )
}

function shownStudents({ students }: Cell): number | null {
  return shownFigure({ figure: students, students })
}

function waits(found: { median: number; p90: number } | null) {
  return found && { median_hours: found.median, p90_hours: found.p90 }
}

function rating({ count, sum, students }: FigureCounts['feedback']): ProgrammeFigures['rating'] {
  if (count === 0 || shownFigure({ figure: count, students }) === null) return null
  return { mean: Math.round((10 * sum) / count) / 10, count }
}

/**
 * A coach's row is about the coach, not about a group of students: how many students they have and how full their week
 * is, which administrators also see next to their capacity, and the rating that every student sees.
 */
export function presentLoad(row: LoadRow): CoachLoad {
  const { id, name, picture_key, students, sessions, filled, rating } = row
  return { id, name, url: pictureUrl(picture_key), students, this_week: sessions, filled, rating }
}

/**
 * One table of the figures as rows of a file, with a header row. Built from the presented figures, so it hides the same
 * numbers.
 */
export function presentTable(
  { programme: messages }: ServerMessages,
  figures: CountedFigures,
  table: Exclude<ProgrammeTable, 'load'>,
  each: 'week' | 'month',
): (string | number)[][] {
  const shown = (figure: number | null) => figure ?? messages.notShown
  const byMonth = each === 'month' && figures.by_month.length > 0
  switch (table) {
    case 'sessions':
      return [
        [
          byMonth ? 'Month from' : figures.each === 'week' ? 'Week from' : 'Day',
          'Sessions held',
          'Held in the period before',
        ],
        ...(byMonth ? figures.by_month : figures.over_time).map(({ date, held, before }) => [
          date,
          shown(held),
          shown(before),
        ]),
      ]
    case 'hours':
      return [
        [`Hour in ${figures.zone}`, 'Sessions held'],
        ...figures.by_hour.map(({ hour, held }) => [`${String(hour).padStart(2, '0')}:00`, shown(held)]),
      ]
    case 'funnel':
      return [
        ['Step', 'Students'],
        ...figures.funnel.map(({ step, students }) => [messages.FUNNEL_STEPS[step], shown(students)]),
      ]
    case 'schools':
      return [
        ['School', 'Students', 'Active students', 'Sessions held'],
        ...figures.by_school.map(({ kind, name, students, active, held }) => [
          kind === 'school' && name !== null
            ? name
            : messages.SCHOOL_ROWS[kind === 'other' ? 'other' : 'none'],
          shown(students),
          shown(active),
          shown(held),
        ]),
      ]
  }
}

/** Coaches by how full their week is, as rows of a file with a header row. */
export function presentLoads(
  { programme: messages }: ServerMessages,
  coaches: readonly CoachLoad[],
): (string | number)[][] {
  return [
    ['Coach', 'Students', 'Sessions this week', 'Hours filled in %', 'Rating'],
    ...coaches.map(({ name, students, this_week, filled, rating }) => [
      name,
      students,
      this_week,
      filled ?? messages.noHours,
      rating ?? messages.noRating,
    ]),
  ]
}

/** A student without a session, for administrators. */
export function presentQuiet(row: QuietRow): QuietStudent {
  const { account_id, first_name, last_name, school, coaches } = row
  return {
    account_id,
    first_name,
    last_name,
    url: pictureUrl(row.picture_key),
    school,
    last_session: row.last_session?.toISOString() ?? null,
    signed_up: row.signed_up.toISOString(),
    coaches,
  }
}
