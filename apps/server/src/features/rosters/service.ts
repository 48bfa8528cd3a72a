import { randomUUID } from 'node:crypto'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import { knownLocale, LOCALES } from '@shinequo/contract/locales'
import {
  type confirmRosterImport,
  type listRosterRows,
  ROSTER_ROWS,
  type RosterImport,
} from '@shinequo/contract/rosters'
import { rule } from '@shinequo/contract/rules'
import { oneLine } from '@shinequo/contract/texts'
import { columnsNamed, HEADER_WITHIN, rosterHeader } from '@shinequo/domain/rosters/roster-header'
import { columnsByValues, readRosterRow } from '@shinequo/domain/rosters/roster-row'
import { rosterText, straightQuotes, withSeparators } from '@shinequo/domain/rosters/roster-text'
import { leftToInvite, REFUSED, rowResults } from '@shinequo/domain/rosters/row-result'
import { schoolNames } from '@shinequo/domain/rosters/school-names'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { csvRows } from '../../plugins/csv.ts'
import { localeOf } from '../../plugins/database/account-locale.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import type { UploadedFile } from '../../plugins/upload.ts'
import { record, recordListOpened } from '../audit/service.ts'
import { knownAddresses } from '../people/invitations/service.ts'
import { forgetRoster, forgottenAt, writeRoster } from './jobs.ts'
import { presentColumnsFault, presentImport, presentRefusedRows, presentRow } from './presenter.ts'
import * as queries from './queries.ts'

/** The one choice of a school that has a name in each language. */
const OTHER_SCHOOL = LOCALES.map((locale) => ({
  value: 'other',
  name: messagesOf(locale).schools.SCHOOL_NAMES.other,
}))
const PAGE = 100
const RECENT = 10
const rowKey = z.tuple([z.string().check(z.regex(/^\d{1,9}$/))])

const wrongFile = (file: string) => refuse('invalid_input', { errors: { file } })
const tooLarge = (file: string) => refuse('roster_too_large', { errors: { file } })

/** The response to a file of more than ROSTER_BYTES, which is not parsed. */
export const FILE_TOO_LARGE = tooLarge(rule('file_too_large'))

/** Checks a roster and stores the result of every row. Invites nobody yet. */
export async function startImport(
  context: Context,
  actor: Actor,
  file: UploadedFile | undefined,
): Promise<Outcome<RosterImport>> {
  if (!file || file.bytes.length === 0) return wrongFile(rule('file_empty'))
  const read = readFile(file.bytes)
  if (!read.ok) return read
  const { rows, encoding, header_row } = read.value
  const { root } = context.database
  const emails = rows.flatMap(({ person }) => (person ? [person.email] : []))
  const known = await knownAddresses(root, emails)
  const results = rowResults(
    rows,
    known,
    schoolNames([...OTHER_SCHOOL, ...(await queries.savedSchools(root))]),
  )
  const now = new Date(context.clock.now())
  const id = randomUUID()
  const roster = {
    id,
    file_name: shownName(file.name),
    encoding,
    header_row,
    state: 'checked' as const,
    total: rows.length,
    created_by: actor.accountId,
    created_at: now,
    changed_at: now,
  }
  const kept = rows.map(({ number, written, problem }, at) => {
    const { result = 'not_valid', twin = null, person = null, suggestedSchool = '' } = results[at] ?? {}
    return { number, ...written, ...person, fate: result, twin, problem, suggested_school: suggestedSchool }
  })
  return context.database.transaction(async (trx) => {
    await queries.insertImport(trx, roster, kept)
    needsChanged(context)
    await context.jobs.enqueue(trx, forgetRoster, { importId: id }, forgottenAt(now))
    return found(trx, id)
  })
}

/** The rows of a file, each with its number in a spreadsheet, or what is wrong with the whole file. */
function readFile(bytes: Uint8Array) {
  const read = rosterText(bytes)
  if (!read) return wrongFile(rule('not_csv'))
  const { text, separator } = withSeparator(read.text)
  // Reads one row more than allowed, besides the header, to detect that there are too many.
  const csv = csvRows(text, separator, ROSTER_ROWS + 1 + HEADER_WITHIN + EMPTY_ROWS)
  if ('wrongRow' in csv) return wrongFile(rule('quotes_unclosed', { row: csv.wrongRow }))
  const header = rosterHeader(csv.rows)
  if (!header) return wrongFile(rule('file_empty'))
  if ('wrong' in header) return wrongFile(presentColumnsFault(header.wrong))
  const rest = csv.rows
    .map((cells, at) => ({ cells, number: at + 1 }))
    .slice(header.at + 1)
    .filter(({ cells }) => cells.some((cell) => oneLine(cell) !== ''))
  if (rest.length === 0) return wrongFile(rule('no_rows'))
  if (rest.length > ROSTER_ROWS) return tooLarge(rule('too_many_rows'))
  const cells = rest.map((row) => row.cells)
  const columns = columnsByValues(header.columns, csv.rows[header.at] ?? [], cells)
  const rows = rest.map((row) => ({ number: row.number, ...readRosterRow(row.cells, columns) }))
  return ok({ rows, encoding: read.encoding, header_row: header.at + 1 })
}

/** A file's text as it is parsed, and its separator: the one under which a row names the most columns. */
function withSeparator(whole: string): { readonly text: string; readonly separator: string } {
  const { text, separators } = withSeparators(whole)
  const read = separators.map((separator) => {
    const straight = straightQuotes(text, separator)
    const csv = csvRows(straight, separator, HEADER_WITHIN)
    const named = 'rows' in csv ? columnsNamed(rosterHeader(csv.rows)) : 0
    return { text: straight, separator, named }
  })
  return read.reduce((best, one) => (one.named > best.named ? one : best))
}

/** How many rows of a file may be empty, as spreadsheets leave them, before the rest is ignored. */
const EMPTY_ROWS = 10_000

/** A file's name without characters that people or the database cannot read. */
function shownName(name: string): string {
  const shown = oneLine(name.replaceAll(/\p{C}/gu, ''))
  // By code points: half of a surrogate pair cannot be stored.
  return [...shown].slice(0, 200).join('') || 'roster.csv'
}

/** The current state of an import. */
async function found(sql: Sql, id: string): Promise<Outcome<RosterImport>> {
  const row = await queries.importById(sql, id)
  return row ? ok(await presented(sql, row)) : refuse('not_found')
}

async function presented(sql: Sql, row: queries.ImportRow): Promise<RosterImport> {
  return presentImport(row, await countsOf(sql, row), await queries.countSuggestions(sql, row.id))
}

async function countsOf(sql: Sql, row: queries.ImportRow): Promise<queries.ResultCounts> {
  return (row.counts as queries.ResultCounts | null) ?? (await queries.countResults(sql, row.id))
}

export async function getImport(context: Context, id: string): Promise<Outcome<RosterImport>> {
  return found(context.database.root, id)
}

/** The ten newest imports, newest first. */
export async function listImports({ database }: Context): Promise<Outcome<RosterImport[]>> {
  const imports: RosterImport[] = []
  for (const row of await queries.newestImports(database.root, RECENT)) {
    imports.push(await presented(database.root, row))
  }
  return ok(imports)
}

/** A page of an import's rows, in order; empty once they are deleted. */
export async function listRows(
  context: Context,
  actor: Actor,
  id: string,
  { fate: result, cursor }: QueryOf<typeof listRosterRows>,
): Promise<Outcome<ReplyOf<typeof listRosterRows>>> {
  const place = placeOf(cursor, rowKey)
  if (!place.ok) return place
  const after = place.value
  const { root } = context.database
  if (!(await queries.importById(root, id))) return refuse('not_found')
  await recordListOpened(context, actor, 'rosters')
  const page = { results: result && [result], limit: PAGE + 1, ...(after && { after: Number(after[0]) }) }
  const rows = await queries.rosterRows(root, id, page)
  const { shown, next } = pageOf(rows, PAGE, ({ number }) => [String(number)])
  return ok({
    rows: shown.map(presentRow),
    next,
  })
}

/** The rows that invite nobody, as a CSV file in the reader's language. */
export async function refusedRows(context: Context, actor: Actor, id: string): Promise<Outcome<string>> {
  const { root } = context.database
  if (!(await queries.importById(root, id))) return refuse('not_found')
  const exported = { action: 'data.exported', subjectType: 'roster', subjectId: id }
  await context.database.transaction((trx) => record(context, trx, actor, exported))
  const messages = messagesOf(await localeOf(root, actor.accountId))
  return ok(presentRefusedRows(messages, await queries.rosterRows(root, id, { results: REFUSED })))
}

/**
 * Starts inviting all new people. Calling it again while that is in progress resumes an import that stopped. A file
 * with a guessed encoding requires a person to have checked it.
 */
export async function confirmImport(
  context: Context,
  actor: Actor,
  id: string,
  { encoding_confirmed, locale: tag }: BodyOf<typeof confirmRosterImport>,
): Promise<Outcome<RosterImport>> {
  const outcome = await change(context, id, async (trx, roster, changed_at) => {
    if (roster.state !== 'checked' && roster.state !== 'writing') return refuse('roster_over')
    if (roster.encoding === 'windows-1252' && !encoding_confirmed) {
      return refuse('invalid_input', { errors: { encoding_confirmed: rule('names_unconfirmed') } })
    }
    if (roster.state === 'checked') {
      const to_write = leftToInvite(await queries.countResults(trx, id))
      const confirmed_by = actor.accountId
      const locale = knownLocale(tag)
      await queries.changeImport(trx, id, { state: 'writing', changed_at, to_write, confirmed_by, locale })
      await acted(context, trx, actor, 'roster.confirmed', roster, { to_invite: to_write })
    }
    await context.jobs.enqueue(trx, writeRoster, { importId: id })
    return undefined
  })
  return outcome
}

/** Replaces a misspelled school by the suggested one before anybody is invited. */
export async function takeSuggestion(
  context: Context,
  id: string,
  row: number,
): Promise<Outcome<RosterImport>> {
  return change(context, id, async (trx, roster, changed_at) => {
    if (roster.state !== 'checked') return refuse('roster_over')
    await queries.takeSuggestion(trx, id, row)
    await queries.changeImport(trx, id, { state: 'checked', changed_at })
    return undefined
  })
}

/** Stops an import after the current batch; refused if it is over. */
export async function cancelImport(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<RosterImport>> {
  return change(context, id, async (trx, roster, changed_at) => {
    if (roster.state !== 'checked' && roster.state !== 'writing') return refuse('roster_over')
    await queries.changeImport(trx, id, { state: 'cancelled', changed_at })
    await acted(context, trx, actor, 'roster.cancelled', roster, {})
    return undefined
  })
}

/** Changes an import under its lock and schedules the deletion of its rows a day later. */
async function change(
  context: Context,
  id: string,
  work: (trx: Trx, roster: queries.ImportRow, now: Date) => Promise<Refusal | undefined>,
): Promise<Outcome<RosterImport>> {
  const now = new Date(context.clock.now())
  return context.database.transaction(async (trx): Promise<Outcome<RosterImport>> => {
    const roster = await queries.lockImport(trx, id)
    if (!roster) return refuse('not_found')
    const refusal = await work(trx, roster, now)
    if (refusal) return refusal
    needsChanged(context)
    await context.jobs.enqueue(trx, forgetRoster, { importId: id }, forgottenAt(now))
    return found(trx, id)
  })
}

async function acted(
  context: Context,
  trx: Trx,
  actor: Actor,
  action: string,
  { id, file_name, total }: queries.ImportRow,
  more: Record<string, number>,
): Promise<void> {
  const details = { file: file_name, rows: total, ...more }
  await record(context, trx, actor, { action, subjectType: 'roster', subjectId: id, details })
}
