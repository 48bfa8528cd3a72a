import type { ProgrammeFigures, ProgrammeSettings, ProgrammeTable } from '@shinequo/contract/programme'
import { csvText } from '@shinequo/domain/programme/csv-cell'
import { type CutPeriod, cutPeriod, type Period } from '@shinequo/domain/programme/period'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../plugins/context.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { presentFigures, presentTable } from './presenter.ts'
import * as queries from './queries.ts'

/** What a programme chooses. */
export interface Programme {
  /** Who decides a match: the engine at once, the coach, or an administrator. */
  readonly matchingMode: 'automatic' | 'coach' | 'admin'
  /** Sessions only with coaches of an accepted match. */
  readonly restrictBookingToMatches: boolean
}

/** What this installation's programme chose; in a transaction pass its `trx`. */
export async function getProgramme(sql: Sql): Promise<Programme> {
  const row = await queries.programmeRow(sql)
  return { matchingMode: row.matching_mode, restrictBookingToMatches: row.restrict_booking_to_matches }
}

/** The same as administrators see and change it. */
export async function settings(context: Context): Promise<Outcome<ProgrammeSettings>> {
  return ok(await queries.programmeRow(context.database.root))
}

/** Stores what the programme chose. A change that was made from an older version is refused and changes nothing. */
export async function saveSettings(
  context: Context,
  trx: Trx,
  actor: Actor,
  wanted: ProgrammeSettings,
): Promise<Outcome<ProgrammeSettings>> {
  const { version, ...before } = await queries.programmeRow(trx)
  const { version: from, ...after } = wanted
  const saved = from === version ? await queries.updateProgramme(trx, wanted) : undefined
  if (!saved) return refuse('version_conflict')
  await record(context, trx, actor, {
    action: 'programme.settings_changed',
    subjectType: 'programme',
    subjectId: 'settings',
    details: { before, after },
  })
  return ok(saved)
}

/** The first and the last instant of a period, the last excluded. */
function span({ bounds }: CutPeriod): [from: Date, to: Date] {
  return [new Date(bounds[0]!), new Date(bounds.at(-1)!)]
}

/** The figures of a period on the calendar of the administrator's own zone; of UTC where the account names none. */
export async function figures(
  context: Context,
  actor: Actor,
  period: Period,
): Promise<Outcome<ProgrammeFigures>> {
  const { root } = context.database
  const now = context.clock.now()
  const own = await queries.zoneOf(root, actor.accountId)
  const zone = own !== null && isTimeZone(own) ? own : 'UTC'
  const cut = cutPeriod(period, now, zone)
  const thisWeek = cutPeriod('term', now, zone)
    .now.bounds.slice(-2)
    .map((bound) => new Date(bound))
  const rows = {
    sessions: await queries.sessionsBetween(root, ...span(cut.now)),
    sessionsBefore: await queries.sessionsBetween(root, ...span(cut.before)),
    students: await queries.studentWays(root, new Date(now)),
    feedback: await queries.feedbackBetween(root, ...span(cut.now)),
    coaches: await queries.coachLoads(root, thisWeek[0]!, thisWeek[1]!),
  }
  return ok(presentFigures(rows, { period, cut, now, zone }))
}

/** One table of a period's figures as CSV, hidden where the figures are hidden. */
export async function exportTable(
  context: Context,
  actor: Actor,
  table: ProgrammeTable,
  period: Period,
): Promise<Outcome<string>> {
  const presented = await figures(context, actor, period)
  return presented.ok ? ok(csvText(presentTable(presented.value, table))) : presented
}
