import { randomUUID } from 'node:crypto'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import type { Actor } from '../../plugins/tokens.ts'
import * as queries from './queries.ts'

/** What happened, as the audit keeps it for ever. */
export interface AuditedAct {
  /** A verb about the subject, lower case with dots: 'student.viewed', 'match.ended', 'hours.changed'. */
  readonly action: string
  /** The noun of the thing, such as 'booking'; `subjectId` is its id. */
  readonly subjectType: string
  readonly subjectId: string
  /** Whose record it is about, where it is a student's: they see the entry in their profile. */
  readonly studentProfileId?: string
  /** Why, in the words of whoever did it. */
  readonly reason?: string
  /** What else one must know to read it later; never what a student wrote, no secrets. */
  readonly details?: Record<string, unknown>
}

/** Writes an entry in the transaction of the act itself, so that there is no act without its entry. */
export async function record(context: Context, trx: Trx, actor: Actor, act: AuditedAct): Promise<void> {
  await queries.insertEntry(trx, {
    id: randomUUID(),
    at: new Date(context.clock.now()),
    actor_account_id: actor.accountId,
    actor_role: actor.role,
    action: act.action,
    student_profile_id: act.studentProfileId ?? null,
    subject_type: act.subjectType,
    subject_id: act.subjectId,
    reason: act.reason ?? '',
    details: JSON.stringify(act.details ?? {}),
  })
}

/**
 * As `record`, but of the same person's same act on a student's record one entry a day (of UTC) is enough: whoever
 * reads the audit wants to know who looked and when, not how often a page was loaded.
 */
export async function recordOnceADay(
  context: Context,
  trx: Trx,
  actor: Actor,
  act: AuditedAct & { readonly studentProfileId: string },
): Promise<void> {
  const today = new Date(context.clock.now())
  today.setUTCHours(0, 0, 0, 0)
  const { action, studentProfileId } = act
  const entry = { actorAccountId: actor.accountId, action, studentProfileId, since: today }
  if (!(await queries.hasEntrySince(trx, entry))) await record(context, trx, actor, act)
}
