import { sql } from 'kysely'
import type { Sql } from '../plugins/database/tables.ts'

/** Inconsistencies of bookings made over the API, as 'what: id'; empty if there are none. */
export async function bookingFaults(root: Sql): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with mails as (
      select payload->>'bookingId' as booking_id,
        string_agg(payload->>'recipient', ' ' order by payload->>'recipient') as whom
      from messages where kind = 'booking' group by 1)
    select 'booking without its booked time: ' || b.id as fault from bookings b
      left join time_slots t on t.id = b.time_slot_id and t.status = 'booked' and t.coach_id = b.coach_id
        and t.student_profile_id = b.student_profile_id and t.starts_at = b.starts_at and t.ends_at = b.ends_at
      where t.id is null
    union all select 'booked time without its booking: ' || t.id from time_slots t
      left join bookings b on b.time_slot_id = t.id where t.status = 'booked' and b.id is null
    union all select 'booking without its two mails: ' || b.id from bookings b
      left join mails m on m.booking_id = b.id::text where m.whom is distinct from 'coach student'
    union all select 'mail without its booking: ' || m.booking_id from mails m
      left join bookings b on b.id::text = m.booking_id where b.id is null
    union all select 'mail given up: ' || m.id from messages m
      where m.kind = 'booking' and m.state in ('refused', 'given_up', 'unwanted')
    union all select 'kept answer without its booking or claim: ' || k.key from idempotency_keys k
      left join bookings b on b.id::text = k.reply#>>'{value,id}'
      left join time_slots t on t.id::text = k.reply#>>'{value,0,id}'
      where (k.reply->>'ok')::boolean and b.id is null and t.id is null
    union all select 'sessions that overlap: ' || a.id || ' ' || b.id from time_slots a
      join time_slots b on a.id < b.id and a.during && b.during
        and (a.coach_id = b.coach_id or a.student_profile_id = b.student_profile_id)
      where a.status <> 'released' and b.status <> 'released'`.execute(root)
  return rows.map(({ fault }) => fault)
}

/** The bookings' mails that were sent, and those that no server has started to send, oldest first, as message ids. */
export async function bookingMails(root: Sql): Promise<{ waiting: string[]; done: string[] }> {
  const { rows } = await sql<{ id: string; state: string }>`
    select case when m.state = 'sent' then 'done'
      when m.state = 'due' and m.taken_until is null then 'waiting' else 'other' end as state,
      'booking-' || (payload->>'bookingId') || '-' || (payload->>'recipient') as id
    from messages m where kind = 'booking' order by created_at`.execute(root)
  const ids = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id)
  return { waiting: ids('waiting'), done: ids('done') }
}
