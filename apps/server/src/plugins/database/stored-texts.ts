import { mailAddress } from '@shinequo/contract/mail-address'
import { linkText, oneLine, plainText, severalLines } from '@shinequo/contract/texts'
import { sql } from 'kysely'
import type { Trx } from './tables.ts'

/** The kinds of text that the contract has. */
export type TextKind = 'line' | 'lines' | 'name' | 'address' | 'link'

interface TextTable {
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, TextKind>>
}

/** The columns with what people typed, by table. A test fails for a column of text that is in no list. */
export const STORED_TEXTS: Readonly<Record<string, TextTable>> = {
  accounts: {
    key: ['id'],
    columns: { email: 'address', first_name: 'name', last_name: 'name', preferred_name: 'name' },
  },
  address_codes: { key: ['account_id'], columns: { email: 'address' } },
  address_requests: { key: ['account_id'], columns: { email: 'address' } },
  booking_changes: { key: ['id'], columns: { reason: 'line' } },
  bookings: { key: ['id'], columns: { pre_session_note: 'lines', cancel_reason: 'line' } },
  bulk_acts: { key: ['id'], columns: { reason: 'lines' } },
  care_phrases: { key: ['id'], columns: { text: 'line' } },
  care_requests: { key: ['id'], columns: { text: 'lines', answer_note: 'lines' } },
  care_settings: {
    key: ['id'],
    columns: {
      number: 'line',
      emergency_number: 'line',
      chat_url: 'link',
      spanish_chat_url: 'link',
      asking_for_spanish: 'line',
      protocol: 'lines',
      protocol_es: 'lines',
      contact_email: 'address',
      hours: 'line',
    },
  },
  choices: { key: ['id'], columns: { choice_text: 'line', choice_text_es: 'line' } },
  coach_changes: { key: ['id'], columns: { reason: 'lines' } },
  coach_notes: { key: ['id'], columns: { text: 'lines' } },
  coaches: {
    key: ['id'],
    columns: {
      city: 'line',
      state: 'line',
      focus_area: 'line',
      description: 'lines',
      language_preference: 'line',
      phone_line: 'line',
      meeting_link: 'link',
      changes_asked: 'lines',
      school: 'line',
      welcome: 'lines',
    },
  },
  feedback: {
    key: ['booking_id'],
    columns: { experience: 'lines', feedback: 'lines', impact: 'lines', testimonial_link: 'line' },
  },
  former_addresses: { key: ['id'], columns: { email: 'address' } },
  invitations: {
    key: ['id'],
    columns: {
      email: 'address',
      first_name: 'name',
      last_name: 'name',
      school: 'line',
      state: 'line',
      city: 'line',
    },
  },
  posts: {
    key: ['id'],
    columns: { title: 'line', text: 'lines', link: 'link', picture_alt: 'line', place: 'line' },
  },
  programme: { key: ['id'], columns: { spanish_read_by: 'line', look_name: 'line' } },
  questions: { key: ['id'], columns: { question_text: 'line', question_text_es: 'line' } },
  responses: { key: ['id'], columns: { answer_text: 'lines' } },
  roster_imports: { key: ['id'], columns: { file_name: 'line' } },
  school_codes: { key: ['student_profile_id'], columns: { email: 'address' } },
  schools: { key: ['value'], columns: { name: 'line', wellness_url: 'link' } },
  session_messages: { key: ['id'], columns: { text: 'lines' } },
  stories: { key: ['id'], columns: { title: 'line', story: 'lines', decision_reason: 'lines' } },
  story_messages: { key: ['id'], columns: { text: 'lines', answer: 'lines' } },
  story_reports: { key: ['story_id', 'student_profile_id'], columns: { reason: 'lines' } },
  student_profiles: {
    key: ['id'],
    columns: {
      school: 'line',
      course: 'line',
      state: 'line',
      city: 'line',
      language_preference: 'line',
    },
  },
}

/** A text of a kind in its normal form. */
export function normalText(kind: TextKind, text: string): string {
  if (kind === 'address') return mailAddress(text) ?? plainText(text).toLowerCase()
  if (kind === 'link') return linkText(text)
  return kind === 'lines' ? severalLines(text) : oneLine(text)
}

/** Rows read per transaction: few enough to hold no lock for long. */
const BATCH = 500

/** Creates the record of each table that has none. */
export async function beginCleaning(trx: Trx): Promise<void> {
  const tables = Object.keys(STORED_TEXTS).map((table_name) => ({ table_name }))
  await trx
    .insertInto('cleaned_texts')
    .values(tables)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether some table was never gone through to its end. */
export async function isCleaningLeft(trx: Trx): Promise<boolean> {
  await beginCleaning(trx)
  const row = await trx
    .selectFrom('cleaned_texts')
    .select('table_name')
    .where('passes', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Normalises the texts of the next rows of a table and notes how far it came. Returns whether some are left of this
 * many passes over the table. A text that would become empty, and an address that another row has, stay as they are.
 */
export async function cleanSome(trx: Trx, table: string, passes: number, now: Date): Promise<boolean> {
  const { key, columns } = STORED_TEXTS[table] as TextTable
  const record = await trx
    .selectFrom('cleaned_texts')
    .select(['passes', 'reached'])
    .where('table_name', '=', table)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (record.passes >= passes) return false
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const { reached } = record
  const after = reached === null ? sql`true` : sql`(${keys}) > (${sql.join(reached as unknown[])})`
  const { rows } = await sql<Record<string, unknown>>`select ${keys}, ${sql.join(
    Object.keys(columns).map((name) => sql.ref(name)),
  )} from ${sql.table(table)} where ${after} order by ${keys} limit ${BATCH}`.execute(trx)
  let changed = 0
  let left = 0
  for (const row of rows) {
    for (const [column, kind] of Object.entries(columns)) {
      const text = row[column]
      if (typeof text !== 'string') continue
      const normal = normalText(kind, text)
      if (normal === text) continue
      if (normal !== '' && (await replaceText(trx, table, column, { row, text, normal }))) changed++
      else left++
    }
  }
  const last = rows.length < BATCH ? undefined : rows.at(-1)
  await trx
    .updateTable('cleaned_texts')
    .set(({ eb }) => ({
      changed: eb('changed', '+', String(changed)),
      left_as_they_are: eb('left_as_they_are', '+', String(left)),
      reached: last ? JSON.stringify(key.map((name) => last[name])) : null,
      ...(!last && { passes: record.passes + 1, finished_at: now }),
    }))
    .where('table_name', '=', table)
    .execute()
  return last !== undefined || record.passes + 1 < passes
}

/** Replaces a text unless it changed meanwhile or, for an address, another row has the new one. */
async function replaceText(
  trx: Trx,
  table: string,
  column: string,
  { row, text, normal }: { row: Record<string, unknown>; text: string; normal: string },
): Promise<boolean> {
  const { key, columns } = STORED_TEXTS[table] as TextTable
  const place = sql.ref(column)
  const isRow = sql.join(
    key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )
  const isFree =
    columns[column] === 'address'
      ? sql`not exists (select from ${sql.table(table)} where ${place} = ${normal})`
      : sql`true`
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${place} = ${normal}
    where ${isRow} and ${place} = ${text} and ${isFree}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** How many texts were changed so far, and how many could not be. */
export async function cleanedCounts(trx: Trx): Promise<{ changed: number; left: number }> {
  const row = await trx
    .selectFrom('cleaned_texts')
    .select(({ fn }) => [fn.sum('changed').as('changed'), fn.sum('left_as_they_are').as('left')])
    .executeTakeFirstOrThrow()
  return { changed: Number(row.changed), left: Number(row.left) }
}
