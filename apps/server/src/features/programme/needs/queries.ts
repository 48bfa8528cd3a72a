import { HIDDEN_RECIPIENT } from '@shinequo/domain/notifications/hidden-recipient'
import { sql as raw } from 'kysely'
import { MORE } from '../../../plugins/database/capped-count.ts'
import { isOpenObjection } from '../../../plugins/database/open-objections.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { isRequest } from '../../../plugins/database/unmatched-students.ts'
import { unprovedStudents } from '../../../plugins/database/unproved-students.ts'

/** What waits for administrators as far as SQL can tell, each counted up to MORE. */
export interface WaitingCounts {
  readonly care: number
  /** Accounts of coaches without approval, whether or not they are ready for it. */
  readonly unapproved: readonly string[]
  readonly requests: number
  readonly objections: number
  readonly stories: number
  readonly mail: number
  readonly invitations: number
  readonly imports: number
  /** Students with a completed profile who have proved no school. */
  readonly unproved: number
}

/** Counts what waits for administrators. Each part is read from an index of what waits, and no further than MORE. */
export async function countWaiting(sql: Sql): Promise<WaitingCounts> {
  const { rows } = await raw<WaitingCounts>`
    select
      (select count(*)::int from (select from care_requests where answered_at is null limit ${MORE}) w) as care,
      (select coalesce(array_agg(c.account_id), '{}') from coaches c join accounts a on a.id = c.account_id
        where c.approved_at is null and a.suspended_at is null and a.erased_at is null) as unapproved,
      (select count(*)::int from (
        select from match_requests m where ${isRequest('m')}
          and (select matching_mode from programme) <> 'coach' limit ${MORE}) w) as requests,
      (select count(*)::int from (
        select from no_shows n join bookings b on b.id = n.booking_id
        where ${isOpenObjection} limit ${MORE}) w) as objections,
      (select count(*)::int from (
        (select id from stories where state in ('held', 'waiting') limit ${MORE})
        union all
        (select distinct s.id from story_reports r join stories s on s.id = r.story_id
          where r.settled_at is null and s.state = 'published' limit ${MORE}) limit ${MORE}) w) as stories,
      (select count(*)::int from (
        select from messages where state in ('refused', 'given_up') and invitation_id is null
          and kind <> all(${HIDDEN_RECIPIENT}::text[]) limit ${MORE}) w) as mail,
      (select count(*)::int from (
        select from messages m join invitations i on i.id = m.invitation_id
        where m.state in ('refused', 'given_up') and i.accepted_at is null and i.revoked_at is null
        limit ${MORE}) w) as invitations,
      (select count(*)::int from roster_imports where state = 'checked') as imports,
      ${unprovedStudents} as unproved`.execute(sql)
  return rows[0]!
}
