import type { BodyOf } from '@shinequo/contract/endpoint'
import {
  CHOSEN_KINDS,
  type ChosenKind,
  type NotificationChoices,
  type saveNotificationChoices,
} from '@shinequo/contract/notifications'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import * as queries from './queries.ts'

/** The default: an account without choices gets everything. */
const ALL: NotificationChoices = {
  reminder_day: true,
  reminder_hour: true,
  feedback_asked: true,
  note_shared: true,
  coach_requests: true,
  coach_ratings: true,
  coach_asks: true,
  suggestion: true,
  answers_reminder: true,
}

async function choicesOf(sql: Sql, accountId: string): Promise<NotificationChoices> {
  return (await queries.choicesOf(sql, accountId)) ?? ALL
}

/** Which optional mail the caller wants. Administrators have no sessions, so they have no choices. */
export async function ownChoices({ database }: Context, actor: Actor): Promise<Outcome<NotificationChoices>> {
  if (actor.role === 'admin') return refuse('forbidden')
  return ok(await choicesOf(database.root, actor.accountId))
}

/** Stores the caller's choices; a kind that is left out stays as it is. They also apply to mail that is already queued. */
export async function saveChoices(
  { database }: Context,
  actor: Actor,
  wanted: BodyOf<typeof saveNotificationChoices>,
): Promise<Outcome<NotificationChoices>> {
  if (actor.role === 'admin') return refuse('forbidden')
  return database.transaction(async (trx): Promise<Outcome<NotificationChoices>> => {
    const before = await choicesOf(trx, actor.accountId)
    const named = Object.fromEntries(Object.entries(wanted).filter(([, on]) => on !== undefined))
    const choices = { ...before, ...named }
    return (await queries.saveChoices(trx, actor.accountId, choices)) ? ok(choices) : refuse('not_found')
  })
}

/** Whether an account wants mail of this kind. */
export async function wants({ database }: Context, accountId: string, kind: ChosenKind): Promise<boolean> {
  return (await choicesOf(database.root, accountId))[kind]
}

/** The URL that turns off mail of this kind without signing in. It is signed, so nothing about it is stored. */
export function unsubscribeUrl(context: Context, accountId: string, kind: ChosenKind): string {
  return `${context.env.baseUrl}/unsubscribe/${secretOf(context, accountId, kind)}`
}

function secretOf({ digest }: Context, accountId: string, kind: ChosenKind): string {
  return `${CHOSEN_KINDS.indexOf(kind)}${accountId}${digest('unsubscribe', `${kind} ${accountId}`)}`
}

/** The account and kind in the secret of such a URL; null if the signature is not ours. */
function readSecret(context: Context, secret: string): { accountId: string; kind: ChosenKind } | null {
  const [, number, accountId] = /^(\d)([0-9a-f-]{36})[\w-]{43}$/.exec(secret) ?? []
  const kind = CHOSEN_KINDS[Number(number)]
  if (!kind || !accountId || secretOf(context, accountId, kind) !== secret) return null
  return { accountId, kind }
}

/** Which kind of mail the URL of a mail turns off, and whether it is still on. */
export async function getUnsubscribe(
  context: Context,
  secret: string,
): Promise<Outcome<{ kind: ChosenKind; on: boolean }>> {
  const read = readSecret(context, secret)
  if (!read) return refuse('not_found')
  return ok({ kind: read.kind, on: await wants(context, read.accountId, read.kind) })
}

/** Turns off mail of that kind. Idempotent. */
export async function unsubscribeFrom(
  context: Context,
  secret: string,
): Promise<Outcome<{ kind: ChosenKind; on: boolean }>> {
  const read = readSecret(context, secret)
  if (!read) return refuse('not_found')
  const kept = await context.database.transaction(async (trx) => {
    const choices = await choicesOf(trx, read.accountId)
    return queries.saveChoices(trx, read.accountId, { ...choices, [read.kind]: false })
  })
  return kept ? ok({ kind: read.kind, on: false }) : refuse('not_found')
}
