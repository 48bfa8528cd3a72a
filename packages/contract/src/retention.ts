import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

/**
 * Data that is kept for a number of days and then deleted: the default, and the least and most days that administrators
 * may choose. Where least equals most, the service itself depends on the value.
 */
export const RETENTION_KINDS = {
  sign_ins: { days: 30, least: 1, most: 365 },
  devices: { days: 365, least: 30, most: 1095 },
  codes: { days: 1, least: 1, most: 1 },
  rooms: { days: 1, least: 1, most: 1 },
  chats: { days: 365, least: 30, most: 3650 },
  claims: { days: 7, least: 1, most: 90 },
  idempotency_keys: { days: 1, least: 1, most: 1 },
  answers: { days: 365, least: 30, most: 3650 },
  imports: { days: 90, least: 7, most: 1095 },
  invitations: { days: 180, least: 30, most: 1095 },
  messages: { days: 90, least: 7, most: 1095 },
  care_requests: { days: 365, least: 30, most: 3650 },
  ended_accounts: { days: 2555, least: 365, most: 3650 },
  runs: { days: 365, least: 365, most: 365 },
} as const
export type RetentionKind = keyof typeof RETENTION_KINDS

const kind = z.enum(Object.keys(RETENTION_KINDS) as RetentionKind[])

/** The retention of one kind of data. */
export const retentionRule = z.object({
  kind,
  days: z.number(),
  /** Incremented by every change of `days`. */
  version: z.number(),
  /** How many rows would be deleted now. MAX_COUNTED + 1 means more than MAX_COUNTED. */
  due: z.number(),
})
export type RetentionRule = z.infer<typeof retentionRule>

/** A nightly run, or one that an administrator started. */
export const retentionRun = z.object({
  id: z.string(),
  begun_at: z.string(),
  /** Null while it is running. */
  finished_at: z.nullable(z.string()),
  by_hand: z.boolean(),
  /** Deleted rows by kind; kinds without any are left out. */
  removed: z.partialRecord(kind, z.number()),
})
export type RetentionRun = z.infer<typeof retentionRun>

export const getRetention = endpoint({
  method: 'GET',
  path: '/admin/retention/',
  summary: 'How long what is kept, how much of it would go now, and what went in the last 30 runs',
  access: 'admin',
  status: 200,
  reply: z.object({ rules: z.array(retentionRule), runs: z.array(retentionRun) }),
})

const days = z.coerce.number({ error: rule('days_invalid') }).check(
  z.refine((value) => Number.isInteger(value) && value > 0 && value < 100_000, {
    error: rule('days_invalid'),
  }),
)

export const countDue = endpoint({
  method: 'GET',
  path: '/admin/retention/:kind/due/',
  summary: 'How many rows of a kind would go now if they were kept for so many days',
  access: 'admin',
  params: z.object({ kind }),
  query: z.object({ days }),
  status: 200,
  reply: z.object({ due: z.number() }),
})

export const saveRetention = endpoint({
  method: 'PUT',
  path: '/admin/retention/:kind/',
  summary: 'Keep a kind for so many days from the next run on',
  access: 'admin',
  params: z.object({ kind }),
  body: z.object({ days, version: value.wholeNumber('version_number', 0, 1_000_000_000) }),
  status: 200,
  reply: retentionRule,
})

export const runRetention = endpoint({
  method: 'POST',
  path: '/admin/retention/run/',
  summary: 'Remove now what the next night would remove',
  access: 'admin',
  status: 202,
  reply: retentionRun,
})

/** The rules of retention. Their sentences are in the catalogues of this noun. */
export interface RetentionRules {
  days_invalid: null
  days_fixed: { days: number }
  days_out_of_range: { least: number; most: number }
}
