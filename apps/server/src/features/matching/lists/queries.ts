import type { MatchList } from '@shinequo/contract/matching/programme-matches'
import { type RawBuilder, sql as raw, type Selectable } from 'kysely'
import { countUpTo, MORE } from '../../../plugins/database/capped-count.ts'
import {
  type FoundPeople,
  foundPeople,
  isMeant,
  MANY_PEOPLE,
  MAX_TOTAL,
  READ_ON,
} from '../../../plugins/database/found-people.ts'
import { addressPattern } from '../../../plugins/database/search-pattern.ts'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'
import { isRequest } from '../../../plugins/database/unmatched-students.ts'
import { MATCH_COLUMNS, type MatchRow } from '../queries.ts'

/** The creation time, the student and the id of the last match shown. */
export type MatchKey = readonly [created: string, student: string, id: string]

/** Written out as literals, because a partial index covers the last of them. */
const IN_LIST = {
  pending: isRequest('m'),
  accepted: raw<boolean>`m.status = 'accepted'`,
  ended: raw<boolean>`m.status in ('ended', 'declined')`,
}

/** The people found by a search for part of a name or address; undefined if the search is ''. */
export async function searched(sql: Sql, search: string): Promise<FoundPeople | undefined> {
  return search === '' ? undefined : foundPeople(sql, search)
}

/** The filter of a list of matches: the search, and the people that it found. */
export interface MatchSearch {
  readonly search: string
  readonly found: FoundPeople | undefined
}

/** The matches of these people, looked up one by one. `offset 0` keeps the planner from reading the whole table. */
const matchesOf = ({ students, coaches }: FoundPeople, columns = raw`m.*`) => raw<Match>`(
  select ${columns} from unnest(${students}::uuid[]) as one(id) cross join lateral (
    select * from match_requests where student_profile_id = one.id offset 0) m
  union
  select ${columns} from unnest(${coaches}::uuid[]) as one(id) cross join lateral (
    select * from match_requests where coach_id = one.id offset 0) m)`

type Match = Selectable<Tables['match_requests']>

/** Whether the search matches either person. Evaluated per match, for searches that find very many people. */
function nameEither(search: string) {
  const isFound = isMeant(search)
  return raw<boolean>`(
    (select ${isFound} from student_profiles s join accounts a on a.id = s.account_id where s.id = m.student_profile_id)
    or (select ${isFound} from coaches c join accounts a on a.id = c.account_id where c.id = m.coach_id))`
}

function matches(sql: Sql, list: MatchList, { search, found }: MatchSearch) {
  const among = found?.all ? matchesOf(found) : raw<Match>`match_requests`
  return sql
    .selectFrom(among.as('m'))
    .where(IN_LIST[list])
    .$if(found !== undefined && !found.all, (query) => query.where(nameEither(search)))
}

/** How many matches there are in each list; MORE if there are more than are counted. */
export async function countMatches(sql: Sql, by: MatchSearch): Promise<Record<MatchList, number>> {
  const { found } = by
  const ofFound = found && (await countMatchesOf(sql, found))
  const count = async (list: MatchList) => {
    if (found && ofFound && (found.all || ofFound[list] >= MORE)) return Math.min(ofFound[list], MORE)
    if (found) {
      const { people, count } = await countTogether(sql, list, by.search)
      if (people <= MAX_TOTAL || count === MORE) return count
    }
    // In the order of the list, so that the database reads the index and not the table.
    return countUpTo(sql, matches(sql, list, by).select('m.id').orderBy('m.created_at').orderBy('m.id'))
  }
  return { pending: await count('pending'), accepted: await count('accepted'), ended: await count('ended') }
}

/** How many matches of a list, up to MORE, belong to people found by the search, and how many people these are. */
async function countTogether(sql: Sql, list: MatchList, search: string) {
  const { rows } = await raw<{ people: number; count: number }>`
    with found as materialized (
      select id from people_found(${search}, ${addressPattern(search)}, ${MAX_TOTAL + 1}))
    select (select count(*) from found) as people, (
      select count(*) from (
        select from match_requests m
        where ${IN_LIST[list]} and (
          m.student_profile_id in (select s.id from found f join student_profiles s on s.account_id = f.id)
          or m.coach_id in (select c.id from found f join coaches c on c.account_id = f.id))
        order by m.created_at limit ${MORE}) counted) as count`.execute(sql)
  return rows[0] ?? { people: 0, count: 0 }
}

/** How many matches in each list are of these people. */
async function countMatchesOf(sql: Sql, found: FoundPeople): Promise<Record<MatchList, number>> {
  const count = (list: MatchList) => raw<number>`count(*) filter (where ${IN_LIST[list]})`.as(list)
  return sql
    .selectFrom(matchesOf(found, raw`m.id, m.status`).as('m'))
    .select([count('pending'), count('accepted'), count('ended')])
    .executeTakeFirstOrThrow()
}

/**
 * The matches of a list after `after` (excluded). Pending: the longest waiting first, with those of one student that
 * were made together next to each other. Other lists: newest first.
 */
export async function pageOfMatches(
  sql: Sql,
  list: MatchList,
  by: MatchSearch,
  after: MatchKey | undefined,
  limit: number,
): Promise<MatchRow[]> {
  const { found } = by
  const page = (from: RawBuilder<Match>) => pageOf(sql, from, list, after, limit)
  if (found && !found.all) return page(raw`match_requests`).where(nameEither(by.search)).execute()
  if (found && found.accounts.length > MANY_PEOPLE) {
    const first = pageOf(sql, raw`match_requests`, list, after, READ_ON)
    const met = await page(raw`(${first})`)
      .where(
        raw<boolean>`(m.student_profile_id in (select unnest(${found.students}::uuid[]))
          or m.coach_id in (select unnest(${found.coaches}::uuid[])))`,
      )
      .execute()
    if (met.length === limit) return met
  }
  return page(found ? matchesOf(found) : raw`match_requests`).execute()
}

/** The first `limit` of these matches in the order of a list, after `after` (excluded). */
function pageOf(
  sql: Sql,
  from: RawBuilder<Match>,
  list: MatchList,
  after: MatchKey | undefined,
  limit: number,
) {
  const query = sql.selectFrom(from.as('m')).where(IN_LIST[list]).select(MATCH_COLUMNS).limit(limit)
  const [created, student, id] = after ?? []
  if (list === 'pending') {
    return query
      .$if(after !== undefined, (rest) =>
        rest.where(
          raw<boolean>`(m.created_at, m.student_profile_id, m.id)
            > (${created}::timestamptz, ${student}::uuid, ${id}::uuid)`,
        ),
      )
      .orderBy('m.created_at')
      .orderBy('m.student_profile_id')
      .orderBy('m.id')
  }
  return query
    .$if(after !== undefined, (rest) =>
      rest.where(raw<boolean>`(m.created_at, m.id) < (${created}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
}
