import * as z from 'zod/mini'
import { ROLES } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

const actorRole = z.enum([...ROLES, 'system'])
export type ActorRole = z.infer<typeof actorRole>

/** Who acted; `name` is '' when the person is gone, and when it was the service itself. */
const actor = z.object({ role: actorRole, name: z.string() })

/** What was done to whom, when and why, as administrators read it. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor,
  /** A verb about a noun, such as 'account.suspended'. */
  action: z.string(),
  /**
   * The thing it was done to; `name` is the person's name or address where the thing is a person's, else ''. `id` is ''
   * when it led to somebody who is gone.
   */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  /** Whose record it was, where it was a student's: they can read the entry. */
  student: z.nullable(z.object({ account_id: z.string(), name: z.string() })),
  reason: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const cursor = z.optional(field.text(400, 'cursor'))

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit/',
  summary: 'Who did what to whom, when and why, newest first, 50 a page',
  access: 'admin',
  query: z.object({
    /**
     * Part of a name or of an e-mail: of who acted, of whose record it is, or of the person it was done to. One or two
     * characters are the beginning of a word of the name, or of the e-mail.
     */
    person: z.optional(field.text(200, 'person')),
    action: z.optional(field.text(100, 'action')),
    /** The id of one thing. */
    subject: z.optional(field.text(100, 'subject')),
    /** From then on. */
    from: z.optional(value.instant),
    /** Before then. */
    to: z.optional(value.instant),
    cursor,
  }),
  status: 200,
  reply: z.object({
    entries: z.array(auditEntry),
    /** Up to MAX_COUNTED. */
    total: z.number(),
    /** Every action that the audit holds, in the order of the alphabet. */
    actions: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
})

export const listOwnAuditEntries = endpoint({
  method: 'GET',
  path: '/audit/own/',
  summary: "What others did with the student's own record, newest first, 50 a page",
  access: 'signed-in',
  query: z.object({ cursor }),
  status: 200,
  reply: z.object({
    entries: z.array(
      z.object({ id: z.string(), at: z.string(), actor, action: z.string(), reason: z.string() }),
    ),
    next: z.nullable(z.string()),
  }),
})

/**
 * What is wrong with the audit: an entry, or what stood in it, is not what was written; one is not there; the newest are
 * not there; entries follow from each other, but are not those of which a copy was kept; or they do, and the copy that
 * was kept cannot be read.
 */
const auditFault = z.object({
  kind: z.enum(['changed', 'removed', 'cut_off', 'rewritten', 'unreadable_copy']),
  /** The number of the first entry that is wrong, counted from 1; of the newest for a copy that cannot be read. */
  position: z.number(),
  /** When the first entry was written that is wrong, or the one after a gap; null after the end. */
  at: z.nullable(z.string()),
})
export type AuditFault = z.infer<typeof auditFault>

/** How far the check of the audit has come, and what it found. */
const auditCheck = z.object({
  /** The number of the last entry that holds. */
  checked: z.number(),
  /** How many entries there are. */
  total: z.number(),
  /** How many of those checked in this call name somebody who is gone. */
  blanked: z.number(),
  /** The number of the entry of which a copy is kept outside of the database; null: there is no copy to compare with. */
  kept: z.nullable(z.number()),
  fault: z.nullable(auditFault),
  /** From where the next call goes on; null when all is done. */
  next: z.nullable(z.number()),
})
export type AuditCheck = z.infer<typeof auditCheck>

export const checkAudit = endpoint({
  method: 'POST',
  path: '/admin/audit/check/',
  summary: 'Whether every entry of the audit is as it was written: a part, for some seconds at most',
  access: 'admin',
  body: z.object({
    /** `next` of the call before; 0 to begin. */
    after: z._default(z.int(rule('from_whole')).check(z.nonnegative(), z.maximum(1e15)), 0),
  }),
  status: 200,
  reply: auditCheck,
})
