import { randomUUID } from 'node:crypto'
import type { DataExport } from '@shinequo/contract/accounts/account-page'
import { exportState, stuckSince } from '@shinequo/domain/accounts/data-export'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { readSealed } from '../../../plugins/files/files.ts'
import type { Limit } from '../../../plugins/limits.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { makeDataExport } from '../jobs.ts'
import * as queries from './queries.ts'

/** Where a person downloads their file, below /api. */
const OWN_FILE = '/api/account/export/file/'

/** The state of the caller's own file. */
export async function ownExport(context: Context, actor: Actor): Promise<Outcome<DataExport>> {
  return ok(await standing(context, actor.accountId, 'person', OWN_FILE))
}

/** Starts the caller's own file, with everything. If one is in progress, returns that one instead. */
export async function startOwnExport(
  context: Context,
  actor: Actor,
  limit: Limit,
): Promise<Outcome<DataExport>> {
  const running = await standing(context, actor.accountId, 'person', OWN_FILE)
  if (running.state === 'preparing' && !running.by_staff) return ok(running)
  const retryAfter = await limit.count(actor.accountId)
  if (retryAfter > 0) {
    await limit.giveBack(actor.accountId)
    return refuse('too_many_requests', { retryAfter })
  }
  const begun = await begin(context, actor, actor.accountId, '')
  if (!begun.ok || !begun.value) await limit.giveBack(actor.accountId)
  return begun.ok ? ownExport(context, actor) : begun
}

/** The caller's own file. The download is audited. */
export async function downloadOwnExport(context: Context, actor: Actor): Promise<Outcome<DataFile>> {
  return download(context, actor, actor.accountId, 'person')
}

/**
 * The state of the file that staff have had made of a person, who can download it only while the person is paused. Not
 * of the person's own, which has everything.
 */
export async function exportOfPerson(context: Context, accountId: string): Promise<Outcome<DataExport>> {
  const owner = await queries.ownerOf(context.database.root, accountId)
  if (!owner) return refuse('not_found')
  const link = owner.suspended_at === null ? null : `/api/admin/people/${accountId}/export/file/`
  return ok(await standing(context, accountId, 'staff', link))
}

/**
 * Starts a person's file on their behalf, with a reason for the audit. It leaves out what is promised to nobody or to
 * coaches alone, and the person gets a mail about it.
 */
export async function startExportOfPerson(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<Outcome<DataExport>> {
  const begun = await begin(context, actor, accountId, reason)
  return begun.ok ? exportOfPerson(context, accountId) : begun
}

/** The file that staff have had made of a person, while the person is paused and cannot download it. */
export async function downloadExportOfPerson(
  context: Context,
  actor: Actor,
  accountId: string,
): Promise<Outcome<DataFile>> {
  const owner = await queries.ownerOf(context.database.root, accountId)
  if (!owner) return refuse('not_found')
  if (owner.suspended_at === null) return refuse('can_sign_in')
  return download(context, actor, accountId, 'staff')
}

/** A finished file and its name in browsers. */
export interface DataFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Starts a file with its job and its audit entry in one transaction; returns false if one is in progress. */
async function begin(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<Outcome<boolean>> {
  const now = context.clock.now()
  const id = randomUUID()
  const forPerson = actor.accountId !== accountId
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<boolean>> => {
    const owner = await queries.ownerOf(trx, accountId)
    if (!owner) return refuse('not_found')
    const wanted = { id, account_id: accountId, for_person: forPerson, asked_at: new Date(now) }
    if (!(await queries.beginExport(trx, wanted, new Date(stuckSince(now))))) return ok(false)
    await context.jobs.enqueue(trx, makeDataExport, { exportId: id })
    await record(context, trx, actor, { ...audited('data.exported', owner), reason })
    return ok(true)
  })
  return outcome
}

async function download(
  context: Context,
  actor: Actor,
  accountId: string,
  reader: 'person' | 'staff',
): Promise<Outcome<DataFile>> {
  const now = new Date(context.clock.now())
  const made = await queries.readyFile(context.database.root, accountId, reader, now)
  const bytes = made && (await readSealed(context, made.id, made))
  if (!bytes) return refuse('not_found')
  return context.database.transaction(async (trx): Promise<Outcome<DataFile>> => {
    const owner = await queries.ownerOf(trx, accountId)
    if (!owner || !(await queries.isReady(trx, accountId, reader, now, made.id))) return refuse('not_found')
    await record(context, trx, actor, audited('data.downloaded', owner))
    const name = `shinequo-data-${made.made_at.toISOString().slice(0, 10)}.zip`
    return ok({ name, bytes })
  })
}

function audited(action: string, { id, student_id }: queries.ExportOwner) {
  return {
    action,
    subjectType: 'account',
    subjectId: id,
    ...(student_id && { studentProfileId: student_id }),
  }
}

async function standing(
  { database, clock }: Context,
  accountId: string,
  reader: 'person' | 'staff',
  link: string | null,
): Promise<DataExport> {
  const found = await queries.exportOfAccount(database.root, accountId)
  const row = reader === 'staff' && !found?.for_person ? undefined : found
  const by_staff = row?.for_person === true
  const stored = row && {
    state: row.state,
    askedAt: row.asked_at.getTime(),
    expiresAt: row.expires_at?.getTime() ?? null,
  }
  const state = exportState(stored, clock.now())
  if (!row || state !== 'ready')
    return { state, by_staff, made_at: null, expires_at: null, size: null, link: null }
  return {
    state,
    by_staff,
    made_at: row.made_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    size: row.size,
    link,
  }
}
