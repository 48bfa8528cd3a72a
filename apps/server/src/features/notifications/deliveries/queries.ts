import type { MailCounts, MailKindName } from '@shinequo/contract/notifications'
import { HIDDEN_RECIPIENT } from '@shinequo/domain/notifications/hidden-recipient'
import { sql as raw, type Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'
import { causeColumns } from '../queries.ts'

/*
 * Mail that has not been sent: retries, counts and failures. What staff read and act on has no mail whose recipient is
 * hidden from them: whether it arrived would tell whose mailbox takes none.
 */

/**
 * Makes a message due now, also if a process has taken it. A message that was refused or given up gets all its tries
 * again. Returns false if the message was sent, is no longer wanted, or does not exist.
 */
export async function requeueMessage(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await dueAgain(trx, now)
    .where('id', '=', id)
    .where('kind', 'not in', HIDDEN_RECIPIENT)
    .where('state', 'in', ['due', 'retrying', 'refused', 'given_up'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Like `requeueMessage`, for all messages that were given up, also those with a hidden recipient. Returns their kinds. */
export async function requeueGivenUp(trx: Trx, now: Date): Promise<MailKindName[]> {
  const rows = await dueAgain(trx, now).where('state', '=', 'given_up').returning('kind').execute()
  return rows.map(({ kind }) => kind)
}

function dueAgain(trx: Trx, now: Date) {
  const isOver = raw`state in ('refused', 'given_up')`
  return trx.updateTable('messages').set({
    state: raw`case when ${isOver} then 'due' else state end`,
    tries: raw`case when ${isOver} then 0 else tries end`,
    turn: raw`turn + 1`,
    changed_at: now,
    next_try_at: now,
    taken_until: null,
    ...causeColumns(),
  })
}

/** Makes the mails of a booking due again that became unwanted while it was cancelled. */
export async function requeueUnwanted(trx: Trx, bookingId: string, now: Date): Promise<void> {
  await trx
    .updateTable('messages')
    .set({
      state: 'due',
      turn: raw`turn + 1`,
      tries: 0,
      changed_at: now,
      next_try_at: now,
      ...causeColumns(),
    })
    .where('state', '=', 'unwanted')
    .where('kind', 'in', ['booking', 'booking_moved'])
    .where('booking_id', '=', bookingId)
    .execute()
}

/** How many messages have not been sent, by state. */
export async function countMessages(sql: Sql, now: Date): Promise<MailCounts> {
  const rows = await sql
    .selectFrom('messages')
    .select(({ fn }) => [
      raw<keyof MailCounts>`case when state = 'due' and next_try_at > ${now} then 'ahead' else state end`.as(
        'state',
      ),
      fn.countAll<number>().as('count'),
    ])
    .where('state', 'in', ['due', 'retrying', 'refused', 'given_up'])
    .where('kind', 'not in', HIDDEN_RECIPIENT)
    .groupBy(raw`1`)
    .execute()
  const counts: MailCounts = { due: 0, ahead: 0, retrying: 0, refused: 0, given_up: 0 }
  return Object.assign(counts, Object.fromEntries(rows.map(({ state, count }) => [state, count])))
}

export type MessageRow = Omit<
  Selectable<Tables['messages']>,
  'payload' | 'turn' | 'sent_at' | 'booking_id' | 'sequence' | 'taken_until' | 'request_id' | 'traceparent'
> & {
  email: string | null
  first_name: string | null
  last_name: string | null
}

function messages(sql: Sql) {
  return (
    sql
      .selectFrom('messages as m')
      .where('m.kind', 'not in', HIDDEN_RECIPIENT)
      .leftJoin('accounts as a', 'a.id', 'm.account_id')
      .leftJoin('invitations as i', 'i.id', 'm.invitation_id')
      // The link to a requested address goes there, and not to the account's present address.
      .leftJoin('address_requests as r', (join) =>
        join
          .on('m.kind', '=', 'address_link')
          .on('r.id', '=', raw<string>`(m.payload ->> 'requestId')::uuid`),
      )
      .select((eb) => [
        'm.id',
        'm.kind',
        'm.state',
        'm.tries',
        'm.failure',
        'm.reply_code',
        'm.account_id',
        'm.invitation_id',
        'm.created_at',
        'm.changed_at',
        'm.next_try_at',
        raw<
          string | null
        >`case when m.kind = 'address_link' then r.email else coalesce(i.email, a.email) end`.as('email'),
        eb.fn.coalesce('i.first_name', 'a.first_name').as('first_name'),
        eb.fn.coalesce('i.last_name', 'a.last_name').as('last_name'),
      ])
  )
}

export async function messageById(sql: Sql, id: string): Promise<MessageRow | undefined> {
  return messages(sql).where('m.id', '=', id).executeTakeFirst()
}

/** The time and the id of the last message shown. */
export type MessageKey = readonly [string, string]

/** Messages whose last try failed, newest first, starting after `after`. */
export async function failedMessages(
  sql: Sql,
  after: MessageKey | undefined,
  limit: number,
): Promise<MessageRow[]> {
  return messages(sql)
    .where('m.state', 'in', ['retrying', 'refused', 'given_up'])
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(m.created_at, m.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
}
