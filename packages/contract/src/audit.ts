import * as z from 'zod/mini'
import { ROLES } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const actorRole = z.enum([...ROLES, 'system'])
export type ActorRole = z.infer<typeof actorRole>

/** Who acted; `name` is '' when the account is gone, and when it was the service itself. */
const actor = z.object({ role: actorRole, name: z.string() })

/** What was done to whom, when and why, as administrators read it. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor,
  /** A verb about a noun, such as 'account.suspended'. */
  action: z.string(),
  /** The thing it was done to; `name` is the person's name or address where the thing is a person's, else ''. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  /** Whose record it was, where it was a student's: they can read the entry. */
  student: z.nullable(z.object({ account_id: z.string(), name: z.string() })),
  reason: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const cursor = z.optional(field.text(400, 'Cursor'))

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit/',
  summary: 'Who did what to whom, when and why, newest first, 50 a page',
  access: 'admin',
  query: z.object({
    /** Part of a name or of an e-mail: of who acted, of whose record it is, or of the person it was done to. */
    person: z.optional(field.text(200, 'Person')),
    action: z.optional(field.text(100, 'Action')),
    /** The id of one thing. */
    subject: z.optional(field.text(100, 'Subject')),
    /** From then on. */
    from: z.optional(field.instant),
    /** Before then. */
    to: z.optional(field.instant),
    cursor,
  }),
  status: 200,
  reply: z.object({
    entries: z.array(auditEntry),
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
