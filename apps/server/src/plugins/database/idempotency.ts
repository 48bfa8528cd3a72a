import { createHash } from 'node:crypto'
import { rule } from '@shinequo/contract/rules'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Outcome, ok, type Refusal, refuse } from '../errors.ts'
import type { Actor } from '../tokens.ts'
import type { Leaver } from './personal-data.ts'
import { pipeline, type Statement } from './pipeline.ts'
import { prepared } from './prepared.ts'
import type { Sql, Trx } from './tables.ts'

/** How long a response is repeated (interface.md). */
const KEPT_MS = 24 * 3_600_000
/**
 * How many responses of an account are kept before refusals are not: somebody with many keys must not fill the table,
 * and the same refusal comes again without it.
 */
const MOST_BEFORE_REFUSALS = 1000
/** The longest key accepted. It limits the size of an index entry. */
const KEY_MAX = 200

/** A request with an Idempotency-Key. */
export interface KeyedRequest {
  readonly accountId: string
  readonly key: string
  /** Distinguishes requests with the same key: a hash of the endpoint and the validated body. */
  readonly hash: string
}

/** The key of a request, undefined if it has none, or a refusal if the key is too long. */
export function keyedRequest(
  actor: Actor,
  request: FastifyRequest,
  body: unknown,
): Outcome<KeyedRequest | undefined> {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return ok(undefined)
  if (typeof key !== 'string' || key.length > KEY_MAX) {
    const errors = { 'Idempotency-Key': rule('key_too_long', { max: KEY_MAX }) }
    return refuse('invalid_input', { errors })
  }
  const text = JSON.stringify([request.method, request.routeOptions.url, body])
  const hash = createHash('sha256').update(text).digest('base64')
  return ok({ accountId: actor.accountId, key, hash })
}

/**
 * Locks the reply that it finds. That writes, so the COMMIT of a repeated response waits for a synchronous standby like the
 * first one: a response whose change might be lost is not repeated as if it were certain.
 */
const repliesKept = prepared(
  ({ accountId, key, since }: { accountId: string; key: string; since: Date }) =>
    sql<{ request_hash: string; reply: unknown }>`
    select request_hash, reply from idempotency_keys
    where account_id = ${accountId} and key = ${key} and created_at > ${since}
    for key share`,
)

/**
 * Takes a lock that serialises the requests of one person. Then reads the row that decides the request, and the
 * response given for its key in the last 24 hours: a refusal if the key belongs to another request, undefined for a new
 * key. Takes one round trip.
 */
export async function lockAndRead<Reply, Row>(
  trx: Trx,
  lock: Statement<unknown>,
  read: Statement<Row>,
  keyed: KeyedRequest | undefined,
  now: number,
): Promise<{ row: Row | undefined; before: Outcome<Reply> | undefined }> {
  if (!keyed) {
    const [, rows] = await pipeline(trx, lock, read)
    return { row: rows[0], before: undefined }
  }
  const [, [kept], rows] = await pipeline(
    trx,
    lock,
    repliesKept({ accountId: keyed.accountId, key: keyed.key, since: new Date(now - KEPT_MS) }),
    read,
  )
  if (!kept) return { row: rows[0], before: undefined }
  const isSame = kept.request_hash === keyed.hash
  return { row: rows[0], before: isSame ? (kept.reply as Outcome<Reply>) : refuse('idempotency_mismatch') }
}

/** Stores a response under its key, and deletes those of the account that are older than a day. */
export async function storeReply(
  db: Sql,
  keyed: KeyedRequest,
  outcome: { readonly ok: true; readonly value: unknown } | Refusal,
  now: number,
): Promise<void> {
  await replyToStore(keyed, outcome, now).execute(db)
}

/** Like `storeReply`, unless the account has many responses already. */
export async function storeRefusal(
  db: Sql,
  keyed: KeyedRequest,
  refusal: Refusal,
  now: number,
): Promise<void> {
  const last = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('account_id', '=', keyed.accountId)
    .offset(MOST_BEFORE_REFUSALS - 1)
    .limit(1)
    .executeTakeFirst()
  if (!last) await storeReply(db, keyed, refusal, now)
}

/** The statement of `storeReply`, to be sent together with others. */
export function replyToStore(
  keyed: KeyedRequest,
  outcome: { readonly ok: true; readonly value: unknown } | Refusal,
  now: number,
) {
  const { accountId, key, hash } = keyed
  const [since, at] = [new Date(now - KEPT_MS), new Date(now)]
  return newReply({ accountId, key, hash, reply: JSON.stringify(outcome), since, at })
}

interface ReplyValues {
  accountId: string
  key: string
  hash: string
  /** As JSON. */
  reply: string
  /** Replies until then are forgotten. */
  since: Date
  at: Date
}

const newReply = prepared(
  ({ accountId, key, hash, reply, since, at }: ReplyValues) => sql`
    with old as (delete from idempotency_keys
      where account_id = ${accountId} and created_at <= ${since} and key <> ${key})
    insert into idempotency_keys (account_id, key, request_hash, reply, created_at)
    values (${accountId}, ${key}, ${hash}, ${reply}::jsonb, ${at})
    on conflict (account_id, key) do update
      set request_hash = excluded.request_hash, reply = excluded.reply,
        created_at = excluded.created_at
      where idempotency_keys.created_at <= ${since}`,
)

/** Deletes the responses to somebody who leaves, and those to others that contain the person's name. */
export async function forgetReplies(trx: Trx, { id, student_id, coach_id }: Leaver): Promise<void> {
  const named = `%${student_id ?? coach_id ?? id}%`
  await trx
    .deleteFrom('idempotency_keys')
    .where(({ or, eb }) => or([eb('account_id', '=', id), eb(sql`reply::text`, 'like', named)]))
    .execute()
}
