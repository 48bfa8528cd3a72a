import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { email } from './mail-address.ts'
import { optionalName } from './new-account.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

/** The largest roster, in rows without the header and in bytes. */
export const ROSTER_ROWS = 10_000
export const ROSTER_BYTES = 5 * 1024 * 1024

/** One person of a roster whose row is valid. Names may be missing, as in an invitation by hand. */
export const rosterPerson = z.object({
  email,
  first_name: optionalName('first_name'),
  last_name: optionalName('last_name'),
  role: z.enum(['student', 'coach'], { error: rule('choose_between', { values: ['student', 'coach'] }) }),
  school: field.line(120, 'school'),
  state: field.line(100, 'state'),
  city: field.line(100, 'city'),
})
export type RosterPerson = z.infer<typeof rosterPerson>

/**
 * What happens to a row. `new` and `unknown_school` will be invited, the latter with the school as it is written;
 * `invited` rows have been invited; nothing is done for the others.
 */
export const ROSTER_RESULTS = [
  'new',
  'unknown_school',
  'invited',
  'has_account',
  'already_invited',
  'twice',
  'not_valid',
] as const
export type RosterResult = (typeof ROSTER_RESULTS)[number]

/** The encoding used to read a file. Only the last one is a guess. */
export const ROSTER_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type RosterEncoding = (typeof ROSTER_ENCODINGS)[number]

/**
 * `checked`: nothing is written yet, and an administrator has to confirm; `writing`: invitations are being written;
 * `abandoned`: nobody confirmed for 24 hours.
 */
const states = ['checked', 'writing', 'done', 'cancelled', 'abandoned'] as const
export type RosterState = (typeof states)[number]

export const rosterImport = z.object({
  id: z.string(),
  file_name: z.string(),
  encoding: z.enum(ROSTER_ENCODINGS),
  state: z.enum(states),
  /** The row that names the columns, as in a spreadsheet; what is above it was left out. */
  header_row: z.number(),
  /** The rows of the file without its header and empty rows. */
  total: z.number(),
  /** How many of the rows with an unknown school have a suggestion. */
  suggested: z.number(),
  counts: z.record(z.enum(ROSTER_RESULTS), z.number()),
  /** Of the rows to be invited: how many there are, and how many are done. */
  to_write: z.number(),
  written: z.number(),
  /** False from 24 hours after the end: the rows are deleted, the counts stay. */
  rows_kept: z.boolean(),
  created_at: z.string(),
})
export type RosterImport = z.infer<typeof rosterImport>

/** A row with the file's values, even if they are not valid; the school as it will be stored. */
export const rosterRow = z.object({
  /** Counted as in a spreadsheet: usually the header is row 1. */
  number: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  school: z.string(),
  /** The value of the school that an unknown one probably is, until somebody takes it. */
  suggested_school: z.nullable(z.string()),
  fate: z.enum(ROSTER_RESULTS),
  /** The result as an English sentence. */
  words: z.string(),
  /** The number of the row with the same address that counts, if it is known. */
  twin: z.nullable(z.number()),
  /** The rule that a row that is not valid breaks. */
  problem: z.nullable(z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.unknown())) })),
})
export type RosterRow = z.infer<typeof rosterRow>

export const startRosterImport = endpoint({
  method: 'POST',
  path: '/admin/roster-imports/',
  summary:
    'Check a roster (CSV in `file`, 5 MB and 10,000 rows at most): the result of every row, nothing written',
  access: 'admin',
  multipart: true,
  status: 201,
  reply: rosterImport,
})

export const listRosterImports = endpoint({
  method: 'GET',
  path: '/admin/roster-imports/',
  summary: 'The ten newest imports of rosters',
  access: 'admin',
  status: 200,
  reply: z.array(rosterImport),
})

const params = z.object({ id: value.id })

export const getRosterImport = endpoint({
  method: 'GET',
  path: '/admin/roster-imports/:id/',
  summary: 'An import of a roster, and how far it is',
  access: 'admin',
  params,
  status: 200,
  reply: rosterImport,
})

export const listRosterRows = endpoint({
  method: 'GET',
  path: '/admin/roster-imports/:id/rows/',
  summary: 'The rows of a roster with their results, 100 a page',
  access: 'admin',
  params,
  query: z.object({
    fate: z.optional(z.enum(ROSTER_RESULTS, { error: rule('choose_one_of', { values: ROSTER_RESULTS }) })),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({ rows: z.array(rosterRow), next: z.nullable(z.string()) }),
})

export const takeSuggestedSchool = endpoint({
  method: 'POST',
  path: '/admin/roster-imports/:id/school/',
  summary:
    'Take the school suggested for a row, for each row with the same spelling; saying it twice does no harm',
  access: 'admin',
  params,
  body: z.object({
    row: z
      .int({ error: rule('row_required') })
      .check(
        z.gte(1, { error: rule('row_required') }),
        z.lte(2_147_483_646, { error: rule('row_required') }),
      ),
  }),
  status: 200,
  reply: rosterImport,
})

export const confirmRosterImport = endpoint({
  method: 'POST',
  path: '/admin/roster-imports/:id/confirmation/',
  summary:
    'Invite everybody who is new in a roster; saying it twice does no harm, and takes up one that stopped',
  access: 'admin',
  params,
  body: z.object({
    /** A person has checked a file whose encoding is a guess. */
    encoding_confirmed: z._default(
      z.boolean({ error: rule('not_boolean', { label: 'encoding_confirmed' }) }),
      false,
    ),
    /** Of the mails. */
    locale: field.localeHint,
  }),
  status: 200,
  reply: rosterImport,
})

export const cancelRosterImport = endpoint({
  method: 'DELETE',
  path: '/admin/roster-imports/:id/',
  summary: 'Stop an import: who has been invited stays invited, nobody else will be',
  access: 'admin',
  params,
  status: 200,
  reply: rosterImport,
})

export const downloadRefusedRows = endpoint({
  method: 'GET',
  path: '/admin/roster-imports/:id/refused-rows/',
  summary: 'The rows of a roster that invite nobody, with the reason, as CSV',
  access: 'admin',
  params,
  status: 200,
  reply: z.string(),
})

/** The rules of rosters. Their sentences are in the catalogues of this noun. */
export interface RosterRules extends Missing<'row'> {
  file_empty: null
  file_too_large: null
  names_unconfirmed: null
  no_rows: null
  not_csv: null
  too_many_rows: null
  column_twice: { column: string; first: number; second: number }
  columns_missing: { required: readonly string[]; missing: readonly string[] }
  quotes_unclosed: { row: number }
}

/** The fields of rosters that messages name. */
export type RosterLabel = 'encoding_confirmed'
