import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type {
  exportAudit as exportEndpoint,
  listAuditEntries,
  listOwnAuditEntries,
} from '@shinequo/contract/audit'
import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import * as value from '@shinequo/contract/values'
import { type PersonalFields, partTexts } from '@shinequo/domain/audit/chain-text'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import type { CsvParts } from '../../plugins/csv.ts'
import type { Lagging } from '../../plugins/database/engine.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { afterCommit, beforeCommit } from '../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { mayReadOwnEntries, mayReadSubject } from './access.ts'
import * as blanking from './blanking/queries.ts'
import { headKept } from './check/service.ts'
import * as ledger from './ledger/queries.ts'
import { byEachId, presentEntry, presentEntryRow, presentOwnEntry, type ThingsByKey } from './presenter.ts'
import * as queries from './queries.ts'
import { subjectsOf } from './subjects/service.ts'

/** An act, as the audit stores it permanently. */
export interface AuditedAct {
  /** A verb about the subject, lower case with dots: 'student.viewed', 'match.ended', 'hours.changed'. */
  readonly action: string
  /** The type of the subject, such as 'booking'. `subjectId` is its id. */
  readonly subjectType: string
  readonly subjectId: string
  /** The student whose record it is about, if any: they see the entry in their profile. */
  readonly studentProfileId?: string
  /** The reason, in the actor's words. */
  readonly reason?: string
  /** Other facts needed to read it later. Never secrets, and never what a student wrote. */
  readonly details?: Record<string, unknown>
}

/** The actor of acts without a signed-in person. */
const SERVICE = { accountId: null, role: 'system' } as const

/**
 * Writes an entry in the transaction of the act itself, so that no act lacks its entry. A null `actor` is the service.
 * The insert runs just before the commit, since entries form a chain and writers have to wait for each other; later
 * statements of the same transaction do not see the entry.
 */
export async function record(
  context: Context,
  _trx: Trx,
  actor: Actor | null,
  act: AuditedAct,
): Promise<void> {
  const { accountId, role } = actor ?? SERVICE
  const fields = {
    actorAccountId: accountId,
    studentProfileId: act.studentProfileId ?? null,
    subjectId: act.subjectId,
    details: JSON.stringify({ ...act.details, ...(actor?.bulkAct && { bulk_act: actor.bulkAct }) }),
    reason: act.reason ?? '',
  }
  const sealed = sealedParts(fields)
  const entry: queries.NewEntry = {
    id: randomUUID(),
    at: new Date(context.clock.now()),
    actor_role: role,
    action: act.action,
    subject_type: act.subjectType,
    actor_account_id: fields.actorAccountId,
    student_profile_id: fields.studentProfileId,
    subject_id: fields.subjectId,
    details: fields.details,
    reason: fields.reason,
    actor_digest: sealed.actor.digest,
    actor_salt: sealed.actor.salt,
    subject_digest: sealed.subject.digest,
    subject_salt: sealed.subject.salt,
    reason_digest: sealed.reason.digest,
    reason_salt: sealed.reason.salt,
  }
  beforeCommit((trx) => queries.insertEntry(trx, entry))
  afterCommit(() => void headKept(context))
}

const SALT_BYTES = 16

/** A salted digest of each part of an entry that could identify a person. Without its salt a digest reveals nothing. */
function sealedParts(fields: PersonalFields) {
  const texts = partTexts(fields)
  const seal = (text: string) => {
    const salt = randomBytes(SALT_BYTES)
    return { salt, digest: createHash('sha256').update(salt).update(text).digest() }
  }
  return { actor: seal(texts.actor), subject: seal(texts.subject), reason: seal(texts.reason) }
}

/**
 * Like `record`, but writes only one entry per day (UTC) for the same actor, action and subject: readers of the audit
 * want to know who looked and when, not how often a page was loaded.
 */
export async function recordOnceADay(
  context: Context,
  trx: Trx,
  actor: Actor,
  act: AuditedAct,
): Promise<void> {
  const since = new Date(context.clock.now())
  since.setUTCHours(0, 0, 0, 0)
  const { action, subjectId } = act
  const entry = { actorAccountId: actor.accountId, action, subjectId, since }
  if (!(await queries.hasEntrySince(trx, entry))) await record(context, trx, actor, act)
}

/** Records that a person opened a list of people, once a day. `list` names it, such as 'people'. */
export async function recordListOpened(context: Context, actor: Actor, list: string): Promise<void> {
  await context.database.transaction((trx) =>
    recordOnceADay(context, trx, actor, { action: 'list.opened', subjectType: 'list', subjectId: list }),
  )
}

/**
 * Blanks a person in all entries: as actor, as subject, in details, and in reasons that were given about them. `ids` are
 * those of the account, the profile and anything else that identifies the person; `email` is an address that they have
 * proved, since anybody can claim one, or ''. The entries stay and the chain stays valid. Entries recorded in the
 * same transaction are written later, so they must not name the person.
 */
export async function eraseFromAudit(
  trx: Trx,
  { ids, email }: { ids: readonly string[]; email: string },
): Promise<void> {
  await blanking.blankFields(trx, ids, email)
}

/** What people did to subjects of a type, newest first. `actor_name` is null when that account is gone. */
export async function actsOn(
  sql: Sql,
  subjectType: string,
  ids: readonly string[],
): Promise<queries.ActRow[]> {
  return queries.actsOn(sql, subjectType, ids)
}

const PAGE = 50
/** The cursor of a page is the position of its last entry. */
const entryKey = z.tuple([z.string().check(z.regex(/^[1-9]\d{0,14}$/))])

const positionOf = (key: readonly [string] | undefined) => (key ? Number(key[0]) : undefined)

/** A page of these rows, which were queried with one row more than a page. */
const entriesShown = (rows: readonly queries.EntryRow[]) =>
  pageOf(rows, PAGE, ({ position }) => [String(position)])

/** The people named on a page of entries, and by the things that these are about. */
async function namesOn(sql: Sql, page: readonly queries.EntryRow[], things: ThingsByKey = new Map()) {
  const ids = page.flatMap((row) => [row.actor_account_id, row.student_profile_id, row.subject_id])
  ids.push(...[...things.values()].flatMap((thing) => [thing.student_profile_id, thing.coach_id]))
  const known = ids.filter((id): id is string => id !== null && value.id.safeParse(id).success)
  return byEachId(await queries.peopleOf(sql, [...new Set(known)]))
}

/** A page of the audit, newest first. Refuses a period that ends before it starts. */
export async function listEntries(
  actor: Actor,
  { cursor, ...filter }: QueryOf<typeof listAuditEntries>,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof listAuditEntries>>> {
  const reversed = reversedPeriod(filter)
  if (reversed) return reversed
  const after = placeOf(cursor, entryKey)
  if (!after.ok) return after
  const reader = actor.accountId
  return lagging(async (sql) => {
    const search = { ...filter, reader, found: await queries.searched(sql, filter) }
    const [rows, total, actions] = await Promise.all([
      queries.pageOfEntries(sql, search, positionOf(after.value), PAGE + 1),
      queries.countEntries(sql, search),
      queries.actionsHeld(sql),
    ])
    const { shown, next } = entriesShown(rows)
    return ok({ entries: await presented(sql, shown, reader), total, actions, next })
  })
}

function reversedPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const isReversed = from !== undefined && to !== undefined && Date.parse(to) < Date.parse(from)
  return isReversed ? refuse('invalid_input', { errors: { to: rule('days_reversed') } }) : undefined
}

async function presented(sql: Sql, found: readonly queries.EntryRow[], reader: string) {
  const rows = found.map((row) =>
    mayReadSubject(row, reader)
      ? row
      : { ...row, student_profile_id: null, subject_id: null, hidden: true as const },
  )
  const things = await subjectsOf(sql, rows)
  const people = await namesOn(sql, rows, things)
  return rows.map((row) => presentEntry(row, people, things))
}

/** Entries of an exported file that are read at once. */
const EXPORTED = 500

/** All entries that fit a filter as rows of a file, newest first. The export is an entry itself, after these. */
export async function exportEntries(
  context: Context,
  actor: Actor,
  filter: QueryOf<typeof exportEndpoint>,
): Promise<Outcome<CsvParts>> {
  const reversed = reversedPeriod(filter)
  if (reversed) return reversed
  const { root } = context.database
  const reader = actor.accountId
  const search = { ...filter, reader, found: await queries.searched(root, filter) }
  const [newest] = await queries.pageOfEntries(root, { reader, found: undefined }, undefined, 1)
  await recordExport(context, actor, 'audit', filter)
  async function* parts() {
    let after = newest ? newest.position + 1 : 0
    for (;;) {
      const rows = await queries.pageOfEntries(root, search, after, EXPORTED)
      if (rows.length > 0) yield (await presented(root, rows, reader)).map(presentEntryRow)
      if (rows.length < EXPORTED) return
      after = rows.at(-1)!.position
    }
  }
  return ok(parts())
}

/** Records that a list was exported as a file, with its filter. */
export async function recordExport(
  context: Context,
  actor: Actor,
  list: string,
  filter: object,
): Promise<void> {
  const act = { action: 'data.exported', subjectType: 'list', subjectId: list, details: { filter } }
  await context.database.transaction((trx) => record(context, trx, actor, act))
}

/** A page of what others did with the student's own record, newest first. */
export async function listOwnEntries(
  actor: Actor,
  cursor: string | undefined,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof listOwnAuditEntries>>> {
  if (!mayReadOwnEntries(actor)) return refuse('forbidden')
  const after = placeOf(cursor, entryKey)
  if (!after.ok) return after
  const place = positionOf(after.value)
  return lagging(async (sql) => {
    const rows = [
      ...(await ledger.entriesAbout(sql, actor, place, PAGE + 1)),
      ...(await ledger.entriesAboutStories(sql, actor.profileId, place, PAGE + 1)),
    ]
      .sort((a, b) => b.position - a.position)
      .slice(0, PAGE + 1)
    const { shown, next } = entriesShown(rows)
    const people = await namesOn(sql, shown)
    return ok({ entries: shown.map((row) => presentOwnEntry(row, people)), next })
  })
}
