import { createHash } from 'node:crypto'
import type { AuditCheck, AuditFault } from '@shinequo/contract/audit'
import { linkText, partTexts } from '@shinequo/domain/audit/chain-text'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import { readDataText, writeDataText } from '../../../plugins/data-folder.ts'
import { databaseErrorKind } from '../../../plugins/database/database-error.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { perProcess } from '../../../plugins/process-values.ts'
import * as queries from './queries.ts'

/** The copy of the chain's head outside the database, which the owner of the tables cannot rewrite. */
const HEAD_FILE = 'audit-head.json'
const headShape = z.object({ position: z.int(), hash: z.string() })

export type AuditHead = queries.Head

/** The head last stored in the data folder; undefined if there is none. */
export function storedHead(dataDir: string): AuditHead | 'unreadable' | undefined {
  const text = readDataText(dataDir, HEAD_FILE)
  if (text === undefined) return undefined
  try {
    return headShape.parse(JSON.parse(text))
  } catch {
    return 'unreadable'
  }
}

interface HeadState {
  /** Set while the head is being stored; calls in the meantime make it run once more at the end. */
  running: Promise<void> | undefined
  again: boolean
  /** What was logged already. */
  loggedDay: string
  faultLogged: boolean
}

const headStateOf = perProcess(
  (): HeadState => ({ running: undefined, again: false, loggedDay: '', faultLogged: false }),
)

/**
 * Stores the chain's head, once for all calls that come close together. Resolves when the head at the time of the call
 * is stored. Failures are logged.
 */
export async function headKept(context: Context): Promise<void> {
  const keeping = headStateOf(context)
  keeping.again = true
  keeping.running ??= (async () => {
    while (keeping.again) {
      keeping.again = false
      await saveHead(context, keeping).catch((error: unknown) => {
        // Database errors are logged by the database plugin. The head is stored with the next entry.
        if (!databaseErrorKind(error)) context.log.warn({ err: error }, "the audit's head could not be kept")
      })
    }
    keeping.running = undefined
  })()
  await keeping.running
}

/**
 * Replaces a stored head only by one that follows from it. Otherwise the next entry would hide that a chain was cut
 * off, or repair a copy that somebody damaged.
 */
async function saveHead({ env, database, clock, log }: Context, keeping: HeadState): Promise<void> {
  const kept = storedHead(env.dataDir)
  const foundOut = (about: object, sentence: string) => {
    if (!keeping.faultLogged) log.error(about, sentence)
    keeping.faultLogged = true
  }
  if (kept === 'unreadable') return foundOut({ file: HEAD_FILE }, "the audit's kept head cannot be read")
  const { head, there } = await queries.headAnd(database.background.root, kept?.position ?? 0)
  if (kept && there?.hash !== kept.hash)
    return foundOut({ position: kept.position }, 'the audit no longer holds: check it')
  if (!head) return
  if (head.position !== kept?.position) writeDataText(env.dataDir, HEAD_FILE, JSON.stringify(head))
  // Logged once a day, so that a copy of the log elsewhere contains a daily copy of the head.
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  if (day !== keeping.loggedDay) log.info({ head: `${head.position}:${head.hash}` }, "the audit's head")
  keeping.loggedDay = day
}

/** Links read per query. */
const PAGE = 2000
/** The longest time that one call checks. The next call continues there. */
const CALL_MS = 2000

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Whether a link follows from the previous one, and its remaining fields are those that it was computed from. */
function isWhole(row: queries.LinkRow, previousHash: string): boolean {
  const link = {
    position: row.position,
    id: row.id,
    atMicros: row.at_micros,
    actorRole: row.actor_role,
    action: row.action,
    subjectType: row.subject_type,
    actorDigest: row.actor_digest,
    subjectDigest: row.subject_digest,
    reasonDigest: row.reason_digest,
  }
  if (row.position_of_fields === null || sha256(linkText(link, previousHash)) !== row.hash) return false
  const {
    actor_account_id: actorAccountId,
    student_profile_id: studentProfileId,
    subject_id: subjectId,
  } = row
  const texts = partTexts({
    actorAccountId,
    studentProfileId,
    subjectId,
    details: row.details,
    reason: row.reason,
  })
  const fits = (salt: string | null, digest: string, text: string, blank: boolean) =>
    salt === null ? blank : sha256(Buffer.from(salt, 'hex'), text) === digest
  return (
    fits(row.actor_salt, row.actor_digest, texts.actor, actorAccountId === null) &&
    fits(
      row.subject_salt,
      row.subject_digest,
      texts.subject,
      studentProfileId === null && subjectId === null && row.details === null,
    ) &&
    fits(row.reason_salt, row.reason_digest, texts.reason, row.reason === null)
  )
}

/**
 * Checks the chain after a position that is known to be intact, for about two seconds: each link against the previous
 * one and its fields, and the whole against `copy`, a head stored outside the database. `next` is where to continue. An
 * unreadable copy is reported only at the end of the chain.
 */
export async function checkChain(
  sql: Sql,
  after: number,
  copy: AuditHead | 'unreadable' | undefined,
  within = CALL_MS,
): Promise<AuditCheck> {
  const start = performance.now()
  const kept = copy === 'unreadable' ? undefined : copy
  const { head, there } = await queries.headAnd(sql, after)
  let position = after
  let hash = there?.hash ?? ''
  let blanked = 0
  const result = (fault: AuditFault | null, next: number | null): AuditCheck => ({
    checked: position,
    total: Math.max(head?.position ?? 0, position),
    blanked,
    kept: kept?.position ?? null,
    fault,
    next,
  })
  while (performance.now() - start < within) {
    const rows = await queries.linksAfter(sql, position, PAGE)
    for (const row of rows) {
      const at = row.at.toISOString()
      if (row.position !== position + 1) return result({ kind: 'removed', position: position + 1, at }, null)
      if (!isWhole(row, hash)) return result({ kind: 'changed', position: row.position, at }, null)
      position = row.position
      hash = row.hash
      if (kept?.position === position && kept.hash !== hash)
        return result({ kind: 'rewritten', position, at }, null)
      if ([row.actor_salt, row.subject_salt, row.reason_salt].includes(null)) blanked++
    }
    if (rows.length < PAGE) {
      if (copy === 'unreadable') return result({ kind: 'unreadable_copy', position, at: null }, null)
      const isCut = kept !== undefined && kept.position > position
      return result(isCut ? { kind: 'cut_off', position: position + 1, at: null } : null, null)
    }
  }
  return result(null, position)
}

/** Checks a part of the chain, from the position that the previous call reached. */
export async function checkAudit({ env, database }: Context, after: number): Promise<Outcome<AuditCheck>> {
  // Read first, so that entries added meanwhile come after it.
  const kept = storedHead(env.dataDir)
  return ok(await checkChain(database.background.root, after, kept))
}
