import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'

/** For how many weeks a student in the report had no session. */
export const QUIET_WEEKS = ['2', '3', '4', '6', '8', '12'] as const
export type QuietWeeks = (typeof QUIET_WEEKS)[number]

export const QUIET_SORTS = ['longest', 'newest', 'name'] as const
export type QuietSort = (typeof QUIET_SORTS)[number]

export const QUIET_COACHED = ['everybody', 'matched', 'unmatched'] as const
export type QuietCoached = (typeof QUIET_COACHED)[number]

/** A student without a session, by sessions alone: nothing that students write plays a part. */
export const quietStudent = z.object({
  account_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  url: z.nullable(z.string()),
  school: z.string(),
  /** When the last session that was held began; null if there was none. */
  last_session: z.nullable(z.string()),
  signed_up: z.string(),
  /** The names of the student's coaches. */
  coaches: z.array(z.string()),
})
export type QuietStudent = z.infer<typeof quietStudent>

/** Whom the report is about. */
export const quietFilter = {
  weeks: z._default(z.enum(QUIET_WEEKS, { error: rule('choose_one_of', { values: QUIET_WEEKS }) }), '3'),
  coached: z._default(
    z.enum(QUIET_COACHED, { error: rule('choose_one_of', { values: QUIET_COACHED }) }),
    'everybody',
  ),
}
const filter = {
  ...quietFilter,
  sort: z._default(z.enum(QUIET_SORTS, { error: rule('choose_one_of', { values: QUIET_SORTS }) }), 'longest'),
}

export const listQuietStudents = endpoint({
  method: 'GET',
  path: '/admin/programme/quiet/',
  summary:
    'Students with a completed profile who had no session for some weeks, have none ahead, and signed up before; 25 a page. Written to the audit',
  access: 'admin',
  query: z.object({ ...filter, cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({ students: z.array(quietStudent), total: z.number(), next: z.nullable(z.string()) }),
})

export const exportQuietStudents = endpoint({
  method: 'GET',
  path: '/admin/programme/quiet/export/',
  summary: 'The same students as CSV, all of them; written to the audit',
  access: 'admin',
  query: z.object(filter),
  status: 200,
  reply: z.string(),
})
