import { ROSTER_RESULTS, type RosterImport, type RosterRow } from '@shinequo/contract/rosters'
import { readRule, rule } from '@shinequo/contract/rules'
import { csvText } from '@shinequo/domain/programme/csv-cell'
import type { ColumnsFault } from '@shinequo/domain/rosters/roster-row'
import { leftToInvite } from '@shinequo/domain/rosters/row-result'
import { messagesOf, type ServerMessages } from '@shinequo/messages/server'
import { fieldSentence } from '../../plugins/errors.ts'
import type { ImportRow, ResultCounts, RosterRowRow } from './queries.ts'

/** An import with the counts of its rows. `suggested` is how many have a suggested school. */
export function presentImport(row: ImportRow, counts: ResultCounts, suggested: number): RosterImport {
  const left = leftToInvite(counts)
  const toWrite = row.to_write ?? left
  return {
    id: row.id,
    file_name: row.file_name,
    encoding: row.encoding,
    state: row.state,
    header_row: row.header_row,
    total: row.total,
    suggested,
    counts: Object.fromEntries(
      ROSTER_RESULTS.map((result) => [result, counts[result] ?? 0]),
    ) as RosterImport['counts'],
    to_write: toWrite,
    written: toWrite - left,
    rows_kept: row.counts === null,
    created_at: row.created_at.toISOString(),
  }
}

/** What is wrong with the columns of a file. */
export function presentColumnsFault(fault: ColumnsFault): string {
  return fault.code === 'twice'
    ? rule('column_twice', { column: fault.column, first: fault.first, second: fault.second })
    : rule('columns_missing', { required: fault.required, missing: fault.missing })
}

function wordsOf(messages: ServerMessages, { fate, twin, problem }: RosterRowRow): string {
  const { rosters } = messages
  if (fate === 'twice') return rosters.twice(twin)
  return fate === 'not_valid' ? rosters.notValid(fieldSentence(problem, messages)) : rosters.RESULTS[fate]
}

export function presentRow(row: RosterRowRow): RosterRow {
  const { number, email, first_name, last_name, role, school, fate, twin, problem } = row
  const suggested_school =
    fate === 'unknown_school' && row.suggested_school !== '' ? row.suggested_school : null
  const said = {
    words: wordsOf(messagesOf('en'), row),
    twin,
    problem: problem === '' ? null : ruleOf(problem),
  }
  return { number, email, first_name, last_name, role, school, suggested_school, fate, ...said }
}

function ruleOf(problem: string): RosterRow['problem'] {
  const { code, params } = readRule(problem)
  return { code, ...(params && { params: { ...params } }) }
}

/**
 * Rows as a CSV file with the columns of a roster, so that they can be corrected and imported again, and the reason for
 * each in the reader's language.
 */
export function presentRefusedRows(messages: ServerMessages, rows: readonly RosterRowRow[]): string {
  const head = ['row', 'email', 'first_name', 'last_name', 'school', 'role', 'state', 'city', 'reason']
  return csvText([
    head,
    ...rows.map((row) => [
      row.number,
      row.email,
      row.first_name,
      row.last_name,
      row.school,
      row.role,
      row.state,
      row.city,
      wordsOf(messages, row),
    ]),
  ])
}
