import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { exportProgramme, listCoachLoads, ProgrammeFigures } from '@shinequo/contract/programme'
import type { ProgrammeSettings, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { rule } from '@shinequo/contract/rules'
import { csvText } from '@shinequo/domain/programme/csv-cell'
import type { Period } from '@shinequo/domain/programme/period'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { localeOf } from '../../plugins/database/account-locale.ts'
import type { Lagging } from '../../plugins/database/engine.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { matchWaiting } from '../matching/jobs.ts'
import { lockMatching } from '../matching/lock/queries.ts'
import { countFigures } from './figures/service.ts'
import { allLoads, type LoadSource, loadPage } from './loads/service.ts'
import { type CountedFigures, presentLoads, presentTable } from './presenter.ts'
import * as queries from './queries.ts'
import { storedFigures } from './summary/service.ts'

/** The settings as administrators see and change them. */
export async function settings(context: Context): Promise<Outcome<ProgrammeSettings>> {
  return ok(present(context, await queries.programmeRow(context.database.root)))
}

function present({ env }: Context, row: queries.ProgrammeRow): ProgrammeSettings {
  return { ...row, has_relay: env.turn !== undefined }
}

/**
 * Saves the programme's settings. Changes no match, but a switch to automatic mode enqueues a decision on pending
 * requests. Takes the matching lock, so that no decision falls between the two modes.
 */
export async function changeSettings(
  context: Context,
  actor: Actor,
  wanted: BodyOf<typeof saveProgrammeSettings>,
): Promise<Outcome<ProgrammeSettings>> {
  return context.database.transaction(async (trx) => {
    await lockMatching(trx)
    needsChanged(context)
    const saved = await saveSettings(context, trx, actor, wanted)
    if (saved.ok && wanted.matching_mode === 'automatic') {
      await context.jobs.enqueue(trx, matchWaiting, {})
    }
    return saved
  })
}

/** Stores the programme's settings. Refuses an unknown zone, and a change made from an older version. */
async function saveSettings(
  context: Context,
  trx: Trx,
  actor: Actor,
  wanted: BodyOf<typeof saveProgrammeSettings>,
): Promise<Outcome<ProgrammeSettings>> {
  if (wanted.figures_zone !== undefined && !isTimeZone(wanted.figures_zone)) {
    return refuse('invalid_input', { errors: { figures_zone: rule('zone_unlisted') } })
  }
  const { version, ...before } = await queries.programmeRow(trx)
  const { version: from, ...chosen } = wanted
  const after = { ...before, ...chosen }
  const modeSince = before.matching_mode === after.matching_mode ? undefined : new Date(context.clock.now())
  const saved = from === version ? await queries.updateProgramme(trx, wanted, modeSince) : undefined
  if (!saved) return refuse('version_conflict')
  await record(context, trx, actor, {
    action: 'programme.settings_changed',
    subjectType: 'programme',
    subjectId: 'settings',
    details: { before, after },
  })
  return ok(present(context, saved))
}

/**
 * The one zone that figures go by. With the zone of each reader, the days of two readers would differ by a few hours,
 * and so by the sessions of one or two students.
 */
async function figuresZone(sql: Sql): Promise<string> {
  return (await queries.programmeRow(sql)).figures_zone
}

/** The figures of a period, and whether the loads that belong to them are counted now or stored. */
async function countedOrKept(
  context: Context,
  sql: Sql,
  period: Period,
): Promise<Outcome<{ figures: CountedFigures; madeAt: number; source: LoadSource }>> {
  const now = context.clock.now()
  const zone = await figuresZone(sql)
  const kept = await storedFigures(context, sql, zone, period)
  if (!kept.ok) return kept
  const source = { zone, now, isKept: kept.value !== null }
  if (kept.value)
    return ok({ madeAt: kept.value.madeAt, figures: withLaterParts(kept.value.figures), source })
  const [figures] = await countFigures(sql, [period], zone, now)
  return ok({ figures: figures!, madeAt: now, source })
}

/** Figures that were stored before they had months or schools, which happens within an hour of an update. */
function withLaterParts(figures: CountedFigures): CountedFigures {
  const { by_month = [], months_first = false, by_school = [] } = figures
  return { ...figures, by_month, months_first, by_school }
}

/** The figures of a period on the calendar of the programme's zone, with the first page of coaches by load. */
export async function figures(
  context: Context,
  period: Period,
  lagging: Lagging,
): Promise<Outcome<ProgrammeFigures>> {
  return lagging(async (sql) => {
    const found = await countedOrKept(context, sql, period)
    if (!found.ok) return found
    const { figures, madeAt, source } = found.value
    const loads = await loadPage(sql, source)
    return ok({ ...figures, as_of: new Date(madeAt).toISOString(), ...loads })
  })
}

/** Where the loads come from. */
async function loadSource(context: Context, sql: Sql): Promise<Outcome<LoadSource>> {
  const zone = await figuresZone(sql)
  const kept = await storedFigures(context, sql, zone, 'term')
  return kept.ok ? ok({ zone, now: context.clock.now(), isKept: kept.value !== null }) : kept
}

const loadKey = z.tuple([z.string().check(z.regex(/^\d{1,9}$/))])

/** A page of the coaches by how much of this week is booked, the fullest first. */
export async function coachLoads(
  context: Context,
  cursor: string | undefined,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof listCoachLoads>>> {
  const place = placeOf(cursor, loadKey)
  if (!place.ok) return place
  return lagging(async (sql) => {
    const source = await loadSource(context, sql)
    if (!source.ok) return source
    return ok(await loadPage(sql, source.value, Number(place.value?.[0] ?? 0)))
  })
}

/**
 * One table of a period's figures as CSV, with the same numbers hidden and its words in the reader's language. Each export
 * is logged in the audit.
 */
export async function exportTable(
  context: Context,
  actor: Actor,
  { table, period, each }: QueryOf<typeof exportProgramme>,
): Promise<Outcome<string>> {
  const rows = await tableRows(context, actor, { table, period, each })
  if (!rows.ok) return rows
  const exported = {
    action: 'data.exported',
    subjectType: 'figures',
    subjectId: table,
    details: { period, each },
  }
  await context.database.transaction((trx) => record(context, trx, actor, exported))
  return ok(csvText(rows.value))
}

async function tableRows(
  context: Context,
  actor: Actor,
  { table, period, each }: QueryOf<typeof exportProgramme>,
): Promise<Outcome<(string | number)[][]>> {
  const { root } = context.database
  const messages = messagesOf(await localeOf(root, actor.accountId))
  if (table === 'load') {
    const source = await loadSource(context, root)
    return source.ok ? ok(presentLoads(messages, await allLoads(root, source.value))) : source
  }
  const found = await countedOrKept(context, root, period)
  return found.ok ? ok(presentTable(messages, found.value.figures, table, each)) : found
}
