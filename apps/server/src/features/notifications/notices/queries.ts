import type { CoachNotices, Notice } from '@shinequo/contract/notifications/notices'
import type { MailedNotice } from '@shinequo/domain/notifications/notice-times'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { sql as raw } from 'kysely'
import { byCalledName, calledName } from '../../../plugins/database/called-name.ts'
import { isKnown } from '../../../plugins/database/known-students.ts'
import { ownWords } from '../../../plugins/database/own-words.ts'
import { recipients } from '../../../plugins/database/recipient.ts'
import { isAskOpen } from '../../../plugins/database/suggestion-asks.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** Whether coaches answer requests. Where they do not, requests are none of their business. */
const coachesDecide = raw<boolean>`(select matching_mode = 'coach' from programme)`

/** For how long a coach's page names those whose match gave way. */
const NAMED_MS = 7 * DAY

type Unseen = Omit<CoachNotices, 'at' | 'care'>

/** How many of each kind happened after the coach last looked. A note counts until its session is over. */
export async function unseenOf(sql: Sql, coachId: string, now: Date): Promise<Unseen> {
  const seen = (kind: Notice) => raw`coalesce((select seen_at from coach_notices
    where coach_id = ${coachId} and kind = ${raw.lit(kind)}), '-infinity'::timestamptz)`
  const { rows } = await raw<Unseen>`
    select
      (select count(*)::int from match_requests where coach_id = ${coachId} and status = 'pending'
        and created_at > ${seen('requests')} and ${coachesDecide}) as requests,
      (select count(*)::int from bookings where coach_id = ${coachId} and status = 'booked'
        and ends_at > ${now} and pre_session_note <> '' and created_at > ${seen('notes')}) as notes,
      (select count(*)::int from feedback where coach_id = ${coachId}
        and created_at > ${seen('ratings')}) as ratings,
      coalesce((
        select json_agg(${calledName('a')} order by ${byCalledName('a')}) from match_requests m
          join student_profiles s on s.id = m.student_profile_id join accounts a on a.id = s.account_id
        where m.coach_id = ${coachId} and m.status = 'ended' and m.ended_by = 'gave_way'
          and m.coached_until > ${new Date(now.getTime() - NAMED_MS)} and a.erased_at is null and not ${isKnown}
        ), '[]') as gave_way`.execute(sql)
  return rows[0] ?? { requests: 0, notes: 0, ratings: 0, gave_way: [] }
}

/** What a student wrote that a coach of theirs has not read. */
export interface UnreadRow {
  coach_id: string
  student_profile_id: string
  words: string[]
}

/**
 * What matched students wrote and their coach has not read: of all students of a coach, of one student, or in some
 * matches. Of a student who was read, only newer answers are new.
 */
export async function unreadWords(
  sql: Sql,
  of: { coachId: string } | { studentId: string } | { matchIds: readonly string[] },
): Promise<UnreadRow[]> {
  const those =
    'coachId' in of
      ? raw`m.coach_id = ${of.coachId}`
      : 'studentId' in of
        ? raw`m.student_profile_id = ${of.studentId}`
        : raw`m.id = any(${of.matchIds}::uuid[])`
  const { rows } = await raw<UnreadRow>`
    select m.coach_id, m.student_profile_id, ${ownWords} as words
    from match_requests m join student_profiles s on s.id = m.student_profile_id
    where ${those} and m.status = 'accepted' and (m.read_until is null or exists (
      select from response_sets rs
      where rs.student_profile_id = s.id and rs.is_current and rs.created_at > m.read_until))
    order by m.coach_id, m.created_at, m.id`.execute(sql)
  return rows
}

/** Stores up to when a student's coaches, or one of them, have read what the student wrote; null: nothing of it. */
export async function setReadUntil(
  trx: Trx,
  of: { student_profile_id: string; coach_id?: string },
  until: Date | null,
): Promise<boolean> {
  const read_until = until && raw<Date>`greatest(read_until, ${until}::timestamptz)`
  const update = trx.updateTable('match_requests').set({ read_until }).where('status', '=', 'accepted')
  return (await update.where((one) => one.and(of)).executeTakeFirst()).numUpdatedRows > 0n
}

/** The coaches whose accounts are not paused, as recipients of mail. */
const coachesForMail = (sql: Sql, accountId: string) =>
  recipients(sql)
    .innerJoin('coaches as c', 'c.account_id', 'a.id')
    .where('a.id', '=', accountId)
    .where('a.suspended_at', 'is', null)

/** The coach with this account, for a mail; undefined if the account is paused or deleted. */
export async function coachForMail(sql: Sql, accountId: string) {
  return coachesForMail(sql, accountId).select('c.id').executeTakeFirst()
}

/** Stores that the coach has seen a kind up to `until`, unless they have seen later ones. */
export async function setSeen(trx: Trx, coach_id: string, kind: Notice, until: Date): Promise<void> {
  await trx
    .insertInto('coach_notices')
    .values({ coach_id, kind, seen_at: until })
    .onConflict((conflict) =>
      conflict
        .columns(['coach_id', 'kind'])
        .doUpdateSet({ seen_at: raw`greatest(coach_notices.seen_at, excluded.seen_at)` }),
    )
    .execute()
}

/** The accounts and zones of those of these coaches whom a kind of notice concerns. */
export async function coachesToTell(
  sql: Sql,
  kind: MailedNotice,
  coachIds: readonly string[],
): Promise<{ id: string; account_id: string; time_zone: string }[]> {
  return sql
    .selectFrom('coaches')
    .select(['id', 'account_id', 'time_zone'])
    .where('id', 'in', coachIds)
    .$if(kind === 'requests', (query) => query.where(coachesDecide))
    .orderBy('id')
    .execute()
}

/**
 * Plans mails that collect until `mail_due_at`, except to coaches for whom one of the kind still collects at `now`.
 * Returns the coaches to mail. Concurrent calls wait for each other.
 */
export async function planMails(
  trx: Trx,
  plans: readonly { coach_id: string; kind: MailedNotice; mail_due_at: Date }[],
  now: Date,
): Promise<Set<string>> {
  const planned = await trx
    .insertInto('coach_notices')
    .values(plans)
    .onConflict((conflict) =>
      conflict
        .columns(['coach_id', 'kind'])
        .doUpdateSet(({ ref }) => ({ mail_due_at: ref('excluded.mail_due_at') }))
        .where(({ or, eb }) =>
          or([eb('coach_notices.mail_due_at', 'is', null), eb('coach_notices.mail_due_at', '<=', now)]),
        ),
    )
    .returning('coach_id')
    .execute()
  return new Set(planned.map(({ coach_id }) => coach_id))
}

/** How much happened from `from` until `until`, both in time, that the coach has not seen yet, for a mail to them. */
export async function newsForMail(
  sql: Sql,
  accountId: string,
  kind: 'requests' | 'ratings',
  from: Date,
  until: Date,
) {
  const happened =
    kind === 'requests'
      ? raw`match_requests n where n.coach_id = c.id and n.status = 'pending' and ${coachesDecide}`
      : raw`feedback n where n.coach_id = c.id`
  return coachesForMail(sql, accountId)
    .leftJoin('coach_notices as s', (join) => join.onRef('s.coach_id', '=', 'c.id').on('s.kind', '=', kind))
    .select(
      raw<number>`(select count(*)::int from ${happened}
        and n.created_at >= ${from} and n.created_at < ${until}
        and (s.seen_at is null or n.created_at > s.seen_at))`.as('unseen'),
    )
    .executeTakeFirst()
}

/** For how many students, asked about from `from` on, a coach is to suggest a time at `now`, for a mail to them. */
export async function asksForMail(sql: Sql, accountId: string, from: Date, now: Date) {
  return coachesForMail(sql, accountId)
    .select(
      raw<number>`(select count(*)::int from suggestion_asks k
        where k.coach_id = c.id and k.asked_at >= ${from} and ${isAskOpen(now)})`.as('students'),
    )
    .executeTakeFirst()
}
