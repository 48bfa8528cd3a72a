import * as z from 'zod/mini'
import { ROLES } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

const actorRole = z.enum([...ROLES, 'system'])
export type ActorRole = z.infer<typeof actorRole>

/** Who acted. `name` is '' if the person is gone or the service itself acted. */
const actor = z.object({ role: actorRole, name: z.string() })

/** What is known today of the thing that was acted on. Nothing of it is stored in the audit. */
const auditedThing = z.object({
  /** The student whom it is about; null if there is none, or the account is deleted. */
  student: z.nullable(z.object({ account_id: z.string(), name: z.string() })),
  coach: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The start of a session. */
  starts_at: z.nullable(z.string()),
  /** The title of a post, or the name of a school or a file; '' for other things. */
  title: z.string(),
  /** The school of a post; '' for other things. */
  school: z.string(),
})

/** What was done to whom, when and why, as administrators read it. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor,
  /** An object and a verb, such as 'account.suspended'. */
  action: z.string(),
  /**
   * What the action was done to. `name` is the name or e-mail if it belongs to a person, else ''. `id` is '' if it
   * would identify somebody who is gone.
   */
  subject: z.object({
    type: z.string(),
    id: z.string(),
    name: z.string(),
    /** Null if it no longer exists, or if there is nothing to tell about it. */
    about: z.nullable(auditedThing),
    /** Set if only the administrator who acted may read whom it is about: this one gets no more than the type. */
    hidden: z.optional(z.literal(true)),
  }),
  /** The student whose record it was, if any. They can read the entry. */
  student: z.nullable(z.object({ account_id: z.string(), name: z.string() })),
  reason: z.string(),
  /** The act on many people that it was a part of. */
  bulk_act: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>
export type AuditedThing = z.infer<typeof auditedThing>

const cursor = z.optional(field.opaque(400, 'cursor'))

const auditFilter = {
  /**
   * Part of the name or e-mail of the actor, of the student whose record it is, or of the person it was done to. One
   * or two characters match only the beginning of the e-mail or of a word of the name.
   */
  person: z.optional(field.line(200, 'person')),
  action: z.optional(field.line(100, 'action')),
  /** The id of one subject. */
  subject: z.optional(field.line(100, 'subject')),
  /** Inclusive. */
  from: z.optional(value.instant),
  /** Exclusive. */
  to: z.optional(value.instant),
}

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit/',
  summary: 'Who did what to whom, when and why, newest first, 50 a page',
  access: 'admin',
  query: z.object({ ...auditFilter, cursor }),
  status: 200,
  reply: z.object({
    entries: z.array(auditEntry),
    /** Up to MAX_COUNTED. */
    total: z.number(),
    /** Every action that occurs in the audit, in alphabetical order. */
    actions: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
})

/** The columns of the file of audit entries. docs/exports.md describes them. */
export const AUDIT_COLUMNS = [
  'Time',
  'Role',
  'Person',
  'Action',
  'Type of subject',
  'Subject',
  "Subject's student",
  "Subject's coach",
  "Session's start",
  'Student',
  'Reason',
] as const

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export/',
  summary: 'All audit entries that fit the filter as CSV, newest first',
  access: 'admin',
  query: z.object(auditFilter),
  inParts: true,
  status: 200,
  reply: z.string(),
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
 * What is wrong with the audit. `changed`: an entry or its content was changed; `removed`: an entry is missing;
 * `cut_off`: the newest entries are missing; `rewritten`: the entries form a valid chain, but differ from the copy that
 * was kept; `unreadable_copy`: the chain is valid, but the copy cannot be read.
 */
const auditFault = z.object({
  kind: z.enum(['changed', 'removed', 'cut_off', 'rewritten', 'unreadable_copy']),
  /** The number of the first wrong entry, counted from 1; for an unreadable copy, of the newest entry. */
  position: z.number(),
  /** When the first wrong entry, or the one after a gap, was written; null if it is past the end. */
  at: z.nullable(z.string()),
})
export type AuditFault = z.infer<typeof auditFault>

/** How far the check of the audit has come, and what it found. */
const auditCheck = z.object({
  /** The number of the last valid entry. */
  checked: z.number(),
  /** How many entries there are. */
  total: z.number(),
  /** How many of the entries checked in this call refer to somebody who is gone. */
  blanked: z.number(),
  /** The number of the entry whose copy is kept outside the database; null if there is no copy to compare with. */
  kept: z.nullable(z.number()),
  fault: z.nullable(auditFault),
  /** Where the next call continues; null when the check is complete. */
  next: z.nullable(z.number()),
})
export type AuditCheck = z.infer<typeof auditCheck>

export const checkAudit = endpoint({
  method: 'POST',
  path: '/admin/audit/check/',
  summary: 'Whether every entry of the audit is as it was written: a part, for some seconds at most',
  access: 'admin',
  body: z.object({
    /** `next` of the previous call; 0 to begin. */
    after: z._default(z.int(rule('from_whole')).check(z.nonnegative(), z.maximum(1e15)), 0),
  }),
  status: 200,
  reply: auditCheck,
})

/** The rules of audit. Their sentences are in the catalogues of this noun. */
export interface AuditRules {
  from_whole: null
  days_reversed: null
}

/** The fields of audit that messages name. */
export type AuditLabel = 'action' | 'person' | 'subject'
