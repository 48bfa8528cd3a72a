import type { Accent } from '@shinequo/contract/programme/look'
import { sql as raw, type Selectable, type Updateable } from 'kysely'
import { batched } from '../../../plugins/batched.ts'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'

/* The messages as an outbox: taken by a process while they are due, and what their try came to. */

type MessageRow = Selectable<Tables['messages']>

/** A message that was taken. `turn` is of this taking: who took it later, or made it due again, has another. */
export type TakenMessage = Pick<
  MessageRow,
  'id' | 'kind' | 'payload' | 'turn' | 'tries' | 'account_id' | 'created_at' | 'request_id' | 'traceparent'
> & {
  /** The crisis number for the footer of every mail, and whether it takes texts. */
  crisis_number: string
  takes_texts: boolean
  /** How one is answered in Spanish on it; '' if the programme says nothing. */
  asking_for_spanish: string
  /** The look of every mail. */
  look_name: string
  look_accent: Accent
}

/** What is to be taken: messages of these kinds that are due at `now`, up to `limit`, until `until`. */
interface Wanted {
  readonly kinds: readonly string[]
  readonly now: Date
  readonly until: Date
  readonly limit: number
}

/**
 * Takes messages that are due, the longest due first: nobody else gets them until `until`. Skips those that another
 * process is taking. A message that was taken before and has no result counts as tried, since its process died over it
 * or lost the database.
 */
export async function takeDue(sql: Sql, { kinds, now, until, limit }: Wanted): Promise<TakenMessage[]> {
  const { rows } = await raw<TakenMessage>`
    with due as materialized (
      select id from messages
      where state in ('due', 'retrying') and next_try_at <= ${now}::timestamptz
        and (taken_until is null or taken_until <= ${now}::timestamptz) and kind = any(${kinds}::text[])
      order by next_try_at limit ${limit}::int for update skip locked)
    update messages m set turn = m.turn + 1, taken_until = ${until}::timestamptz,
      tries = m.tries + case when m.taken_until is null then 0 else 1 end
    from due, care_settings c, programme p
    where m.id = due.id
    returning m.id, m.kind, m.payload, m.turn, m.tries, m.account_id, m.created_at,
      m.request_id, m.traceparent,
      c.number as crisis_number, c.takes_texts, c.asking_for_spanish, p.look_name, p.look_accent`.execute(sql)
  return rows
}

/** The key of a taken message. */
type Taking = Pick<TakenMessage, 'id' | 'turn'>

/** Keeps messages until `until` that have no result yet. */
export async function keepTaken(sql: Sql, taken: readonly Taking[], until: Date): Promise<void> {
  await raw`
    update messages m set taken_until = ${until}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(taken.map(({ id, turn }) => ({ id, turn })))}::jsonb) as t (id uuid, turn int)
    where m.id = t.id and m.turn = t.turn and m.taken_until is not null`.execute(sql)
}

/** Stores the result of a taken message, unless it was taken or made due again since. Returns whether it did. */
async function storeResult(
  sql: Sql,
  { id, turn }: Taking,
  change: Updateable<Tables['messages']>,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ ...change, taken_until: null })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a message as no longer wanted. */
export async function storeUnwanted(sql: Sql, message: Taking, now: Date): Promise<void> {
  await storeResult(sql, message, { state: 'unwanted', changed_at: now, next_try_at: null })
}

/** Stores a failed try, after which `tries` were made. Returns false if somebody else decides about the message by now. */
export async function storeFailure(
  sql: Sql,
  message: Taking,
  failure: Pick<
    MessageRow,
    'state' | 'tries' | 'failure' | 'reply_code' | 'account_id' | 'changed_at' | 'next_try_at'
  >,
): Promise<boolean> {
  return storeResult(sql, message, failure)
}

/** Where a message went; `accountId` is null for somebody without an account. */
export interface Mailbox {
  readonly accountId: string | null
  readonly email: string
}

/** Notes that mail to an address is refused since `now`, unless that is noted already or it is not the account's any more. */
export async function recordRefusedAddress(sql: Sql, mailbox: Mailbox, now: Date): Promise<void> {
  await sql
    .updateTable('accounts')
    .where('id', '=', mailbox.accountId)
    .where('email', '=', mailbox.email)
    .where('email_refused_at', 'is', null)
    .set({ email_refused_at: now })
    .execute()
}

/** A message that was sent to this recipient. `showsAddress`: staff may see that the address accepts mail. */
interface Sent extends Taking, Mailbox {
  readonly now: Date
  readonly showsAddress: boolean
}

/** Stores that a message was sent, and with `showsAddress` that its address accepts mail. Those of a batch together. */
export const storeSent = batched(async (sql: Sql, sent: readonly Sent[]) => {
  await raw`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as s (id uuid, turn int, "accountId" uuid, email text, now timestamptz, "showsAddress" boolean)),
    arrived as (
      update accounts a set email_refused_at = null from sent s
      where s."showsAddress" and a.id = s."accountId" and a.email = s.email and a.email_refused_at is not null)
    update messages m set state = 'sent', tries = m.tries + 1, failure = null, reply_code = null,
      account_id = s."accountId", changed_at = s.now, next_try_at = null, taken_until = null, sent_at = s.now
    from sent s where m.id = s.id and m.turn = s.turn`.execute(sql)
  return sent.map(() => undefined)
})

/** Whether the owner of the recipient's account has proved the mailbox of this address. Those of a batch together. */
export const isProvedMailbox = batched(async (sql: Sql, mailboxes: readonly Mailbox[]) => {
  const { rows } = await raw<{ id: string; email: string }>`
    select a.id, a.email from accounts a
    where a.id = any(${mailboxes.map(({ accountId }) => accountId)}::uuid[]) and a.email_proved_at is not null`.execute(
    sql,
  )
  const proved = new Map(rows.map(({ id, email }) => [id, email]))
  return mailboxes.map(({ accountId, email }) => accountId !== null && proved.get(accountId) === email)
})
