import type { MailKindName } from '@shinequo/contract/notifications'
import { sql as raw, type Selectable } from 'kysely'
import { currentCause } from '../../plugins/current-work.ts'
import type { Tables, Trx } from '../../plugins/database/tables.ts'

/** A message to insert. */
export interface NewMessage {
  readonly id: string
  readonly kind: MailKindName
  readonly payload: unknown
}

/** The columns of a message that is written or made due again now: what causes that. */
export function causeColumns(): Pick<Selectable<Tables['messages']>, 'request_id' | 'traceparent'> {
  const { requestId = null, traceparent = null } = currentCause() ?? {}
  return { request_id: requestId, traceparent }
}

/**
 * The account that a new message is for, if its payload determines it. The first try may still find another recipient.
 */
const ACCOUNT = `coalesce((r.payload ->> 'accountId')::uuid, (
  select case when r.payload ->> 'recipient' = 'coach' then c.account_id else s.account_id end
  from bookings b join student_profiles s on s.id = b.student_profile_id join coaches c on c.id = b.coach_id
  where b.id = (r.payload ->> 'bookingId')::uuid))`

/** Inserts messages that are due at `due`, in one statement. An invitation's message becomes due again instead. */
export async function insertMessages(
  trx: Trx,
  messages: readonly NewMessage[],
  now: Date,
  due = now,
): Promise<void> {
  const { request_id, traceparent } = causeColumns()
  await raw`
    insert into messages (id, kind, payload, state, account_id, created_at, changed_at, next_try_at, request_id, traceparent)
    select r.id, r.kind, r.payload, 'due', (${raw.raw(ACCOUNT)}), ${now}::timestamptz, ${now}::timestamptz, ${due}::timestamptz,
      ${request_id}::uuid, ${traceparent}::text
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as r (id uuid, kind text, payload jsonb)
    on conflict (invitation_id) do update set state = 'due', turn = messages.turn + 1, tries = 0, failure = null,
      reply_code = null, created_at = excluded.created_at, changed_at = excluded.changed_at,
      next_try_at = excluded.next_try_at, taken_until = null, sent_at = null,
      request_id = excluded.request_id, traceparent = excluded.traceparent`.execute(trx)
}
