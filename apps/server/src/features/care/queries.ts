import type { AskPlace, CareList, RequestPlace } from '@shinequo/contract/care'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { namesOfStaff } from './worries/queries.ts'

interface NewRequest {
  id: string
  student_profile_id: string
  place: AskPlace
  text: string
  created_at: Date
}

/**
 * The student's waiting requests: how many there are, and since when one of them is the same, that is about this text
 * or, if they ask without one, of this place.
 */
export async function openRequestsOf(
  sql: Sql,
  { student_profile_id, place, text }: Omit<NewRequest, 'id' | 'created_at'>,
): Promise<{ open: number; sameSince: Date | null }> {
  const row = await sql
    .selectFrom('care_requests')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      raw<Date | null>`min(created_at) filter (where place = ${place} and (text = ${text} or place = 'asked'))`.as(
        'sameSince',
      ),
    ])
    .where('student_profile_id', '=', student_profile_id)
    .where('place', '<>', 'worry')
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row
}

/** Makes concurrent requests of one student wait for each other, until the transaction ends. */
export async function lockStudent(trx: Trx, studentProfileId: string): Promise<void> {
  const student = trx.selectFrom('student_profiles').select('id').where('id', '=', studentProfileId)
  await student.forNoKeyUpdate().execute()
}

/** Since when the student waits who asked without a text. */
export async function askedSince(sql: Sql, studentProfileId: string): Promise<Date | null> {
  const row = await sql
    .selectFrom('care_requests')
    .select('created_at')
    .where('student_profile_id', '=', studentProfileId)
    .where('place', '=', 'asked')
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.created_at ?? null
}

export async function insertRequest(trx: Trx, row: NewRequest): Promise<void> {
  await trx.insertInto('care_requests').values(row).execute()
}

export interface RequestRow {
  id: string
  student_profile_id: string
  account_id: string
  first_name: string
  last_name: string
  email: string
  email_proved: boolean
  picture_key: string | null
  place: RequestPlace
  /** The coach who handed over a worry; null also for a coach who has left. */
  coach_id: string | null
  coach: string | null
  /** The names of the staff to whom it was handed over. */
  named: string[]
  created_at: Date
  answered_at: Date | null
  /** The full name of the administrator who answered; null if that account is deleted. */
  answerer: string | null
  answer_note: string
  version: number
}

function requests(sql: Sql) {
  return sql
    .selectFrom('care_requests as r')
    .innerJoin('student_profiles as s', 's.id', 'r.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('accounts as w', 'w.id', 'r.answered_by')
    .leftJoin('coaches as c', 'c.id', 'r.coach_id')
    .leftJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([
      'r.id',
      'r.student_profile_id',
      'a.id as account_id',
      'a.first_name',
      'a.last_name',
      'a.email',
      raw<boolean>`a.email_proved_at is not null`.as('email_proved'),
      's.picture_key',
      'r.place',
      'r.coach_id',
      raw<string | null>`ca.first_name || ' ' || ca.last_name`.as('coach'),
      namesOfStaff('r.id').as('named'),
      'r.created_at',
      'r.answered_at',
      raw<string | null>`w.first_name || ' ' || w.last_name`.as('answerer'),
      'r.answer_note',
      'r.version',
    ])
}

/** The sort key of a list: when it was asked or answered, and the id. */
export type RequestKey = readonly [string, string]

/** Up to `limit` requests after `after` (excluded): waiting ones oldest first, answered ones newest first. */
export async function listRequests(
  sql: Sql,
  list: CareList,
  after: RequestKey | undefined,
  limit: number,
): Promise<RequestRow[]> {
  const [at, id] = after ?? []
  const found =
    list === 'open'
      ? requests(sql)
          .where('r.answered_at', 'is', null)
          .$if(after !== undefined, (query) =>
            query.where(raw<boolean>`(r.created_at, r.id) > (${at}::timestamptz, ${id}::uuid)`),
          )
          .orderBy('r.created_at')
          .orderBy('r.id')
      : requests(sql)
          .where('r.answered_at', 'is not', null)
          .$if(after !== undefined, (query) =>
            query.where(raw<boolean>`(r.answered_at, r.id) < (${at}::timestamptz, ${id}::uuid)`),
          )
          .orderBy('r.answered_at', 'desc')
          .orderBy('r.id', 'desc')
  return found.limit(limit).execute()
}

export interface Counts {
  open: number
  answered: number
}

/** How many requests are waiting, and how many were answered. */
export async function countRequests(sql: Sql): Promise<Counts> {
  return sql
    .selectFrom('care_requests')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('answered_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('answered_at', 'is not', null).as('answered'),
    ])
    .executeTakeFirstOrThrow()
}

/** A request with the student's text. */
export async function requestById(
  sql: Sql,
  id: string,
): Promise<(RequestRow & { text: string }) | undefined> {
  return requests(sql).select('r.text').where('r.id', '=', id).executeTakeFirst()
}

/** Answers a waiting request, or undoes its answer. Returns false if its version has changed. */
export async function setAnswer(
  trx: Trx,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  answer: { answered_at: Date | null; answered_by: string | null; answer_note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('care_requests')
    .set({ ...answer, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('answered_at', answer.answered_at ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** No more administrators than this are notified by mail. All of them see the count in their menu. */
export const MAX_NOTIFIED = 20

/** Up to `limit` administrators to notify, the longest-serving first. */
export async function administrators(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
