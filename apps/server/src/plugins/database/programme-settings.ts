import type { Sql } from './tables.ts'

/** What the programme chose, as other nouns decide by it. */
export interface Programme {
  /** Who decides a match: the matching engine, immediately; the coach; or an administrator. */
  readonly matchingMode: 'automatic' | 'coach' | 'admin'
  /** Students may book only coaches they are matched with. */
  readonly matchedOnly: boolean
  /** Only students who are known are matched. */
  readonly confirmedOnly: boolean
  /** Calls may bypass the relay. */
  readonly directCalls: boolean
  /** How long before its start a session can still be cancelled without being late. */
  readonly noticeMinutes: number
}

/** The settings of this installation's programme. Inside a transaction, pass its `trx`. */
export async function getProgramme(sql: Sql): Promise<Programme> {
  const row = await sql
    .selectFrom('programme')
    .select([
      'matching_mode',
      'restrict_booking_to_matches',
      'match_confirmed_only',
      'direct_calls',
      'cancel_notice_minutes',
    ])
    .executeTakeFirstOrThrow()
  return {
    matchingMode: row.matching_mode,
    matchedOnly: row.restrict_booking_to_matches,
    confirmedOnly: row.match_confirmed_only,
    directCalls: row.direct_calls,
    noticeMinutes: row.cancel_notice_minutes,
  }
}

/** The programme's own terms, in order; none if it goes by the calendar's. The days are dates, both included. */
export async function getTerms(sql: Sql): Promise<{ name: string; first_day: string; last_day: string }[]> {
  return sql
    .selectFrom('programme_terms')
    .select(['name', 'first_day', 'last_day'])
    .orderBy('first_day')
    .execute()
}
