import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { MatchRequest, MatchStatus } from '@shinequo/contract/matching'
import type {
  exportMatches as exportEndpoint,
  listMatches,
  MatchList,
  ProgrammeMatch,
} from '@shinequo/contract/matching/programme-matches'
import type { StudentRequest } from '@shinequo/contract/matching/student-requests'
import * as value from '@shinequo/contract/values'
import { type MatchFactor, pairFactors } from '@shinequo/domain/matching/match-factors'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { CsvParts } from '../../../plugins/csv.ts'
import type { Lagging } from '../../../plugins/database/engine.ts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { actsOn, recordExport, recordListOpened } from '../../audit/service.ts'
import { coachProfiles } from '../../coaches/service.ts'
import { mayDecide } from '../access.ts'
import { reasonsOf } from '../changes/queries.ts'
import { modeSince } from '../expiries/queries.ts'
import { isKnownStudent } from '../giving-way/queries.ts'
import { presentListed, presentMatch, presentMatchRow, presentRequest } from '../presenter.ts'
import * as queries from '../queries.ts'
import * as lists from './queries.ts'

/** The student's own match requests, newest first, filtered by status if given. Empty for anybody else. */
export async function ownMatches(
  context: Context,
  actor: Actor,
  status: MatchStatus | undefined,
): Promise<Outcome<MatchRequest[]>> {
  if (actor.role !== 'student') return ok([])
  const { root } = context.database
  const now = context.clock.now()
  const rows = await queries.welcomedMatches(root, actor.profileId, status, now)
  const coaches = await coachProfiles(
    root,
    rows.map(({ coach_id }) => coach_id),
  )
  // A student whose match is over no longer needs its reasons.
  const live = rows.filter(({ status }) => status === 'pending' || status === 'accepted')
  const factors = await factorsOf(root, live, now)
  const gaveWay = rows.some(({ ended_by }) => ended_by === 'gave_way')
  const canConfirm = gaveWay && !(await isKnownStudent(root, actor.profileId))
  // A coach deleted between the reads took the match along.
  return ok(
    rows.flatMap((row) => {
      const coach = coaches.get(row.coach_id)
      return coach ? [presentMatch(row, coach, factors.get(row.id) ?? [], canConfirm)] : []
    }),
  )
}

/** The requests that wait for this coach, the longest waiting first. Empty where coaches do not decide. */
export async function listRequests(context: Context, actor: Actor): Promise<Outcome<StudentRequest[]>> {
  const { root } = context.database
  if (!mayDecide(actor, (await getProgramme(root)).matchingMode)) return ok([])
  const rows = await queries.requestsOfCoach(root, actor.profileId)
  const factors = await factorsOf(root, rows, context.clock.now())
  const since = await modeSince(root)
  return ok(rows.map((row) => presentRequest(row, factors.get(row.id) ?? [], since, context)))
}

const PAGE = 25
const matchKey = z.tuple([value.instant, value.id, value.id])

/** A page of the programme's matches, with the count of each list. The view is audited. */
export async function programmeMatches(
  context: Context,
  actor: Actor,
  { status: list, search = '', cursor }: QueryOf<typeof listMatches>,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof listMatches>>> {
  const place = placeOf(cursor, matchKey)
  if (!place.ok) return place
  const after = place.value
  await recordListOpened(context, actor, 'matches')
  return lagging(async (sql) => {
    const by = { search, found: await lists.searched(sql, search) }
    const [rows, counts] = await Promise.all([
      lists.pageOfMatches(sql, list, by, after, PAGE + 1),
      lists.countMatches(sql, by),
    ])
    const { shown, next } = pageOf(rows, PAGE, ({ created_at, student_profile_id, id }) => [
      created_at.toISOString(),
      student_profile_id,
      id,
    ])
    return ok({ matches: await listed(context, actor, sql, shown), counts, next })
  })
}

/** Matches as administrators see them. A person deleted between the reads took the match along. */
async function listed(
  context: Context,
  actor: Actor,
  sql: Sql,
  shown: readonly queries.MatchRow[],
): Promise<ProgrammeMatch[]> {
  const { matchingMode } = await getProgramme(sql)
  const studentIds = shown.map((row) => row.student_profile_id)
  const coachIds = shown.map((row) => row.coach_id)
  const students = new Map((await queries.students(sql, 's.id', studentIds)).map((row) => [row.id, row]))
  const coaches = await coachProfiles(sql, coachIds)
  const facts = new Map((await queries.coachesById(sql, coachIds)).map((row) => [row.id, row]))
  const factors = await factorsOf(sql, shown, context.clock.now())
  const ids = shown.map(({ id }) => id)
  const acts = Map.groupBy(await actsOn(sql, 'match', ids), (act) => act.subject_id)
  const ownReasons = await reasonsOf(sql, ids)
  return shown.flatMap((row) => {
    const student = students.get(row.student_profile_id)
    const coach = coaches.get(row.coach_id)
    const coachFacts = facts.get(row.coach_id)
    if (!student || !coach || !coachFacts) return []
    const about = {
      student,
      coach,
      facts: coachFacts,
      factors: factors.get(row.id) ?? [],
      acts: acts.get(row.id) ?? [],
      ownReason: ownReasons.get(row.id) ?? '',
      mayDecide: mayDecide(actor, matchingMode),
    }
    return [presentListed(row, about, context)]
  })
}

/** Matches of an exported file that are read at once. */
const EXPORTED = 200

/** All matches of a list that match a search as rows of a file, in the order of the list. The export is audited. */
export async function exportMatches(
  context: Context,
  actor: Actor,
  wanted: QueryOf<typeof exportEndpoint>,
): Promise<Outcome<CsvParts>> {
  const { status: list, search = '' } = wanted
  const { root } = context.database
  const by = { search, found: await lists.searched(root, search) }
  await recordExport(context, actor, 'matches', wanted)
  async function* parts() {
    let after: lists.MatchKey | undefined
    for (;;) {
      const rows = await lists.pageOfMatches(root, list, by, after, EXPORTED)
      yield (await listed(context, actor, root, rows)).map(presentMatchRow)
      const last = rows.at(-1)
      if (rows.length < EXPORTED || !last) return
      after = [last.created_at.toISOString(), last.student_profile_id, last.id]
    }
  }
  return ok(parts())
}

/** Ids of up to `most` matches of a list that match a search, in the order of the list. */
export async function idsOfMatches(
  sql: Sql,
  list: MatchList,
  search: string,
  most: number,
): Promise<string[]> {
  const by = { search, found: await lists.searched(sql, search) }
  return (await lists.pageOfMatches(sql, list, by, undefined, most)).map(({ id }) => id)
}

type Explained = Pick<queries.MatchRow, 'id' | 'student_profile_id' | 'coach_id' | 'factors'>

/**
 * The reasons for each of these matches, by id: those stored when the engine made it, so that they stay true for that
 * day. Without stored ones, what is known at `now` (epoch milliseconds); none if either person is deleted.
 */
async function factorsOf(
  sql: Sql,
  rows: readonly Explained[],
  now: number,
): Promise<Map<string, readonly MatchFactor[]>> {
  const unkept = rows.filter(({ factors }) => factors === null)
  const ids = (column: 'student_profile_id' | 'coach_id') => [...new Set(unkept.map((row) => row[column]))]
  const preferences = new Map(
    (await queries.preferencesOf(sql, ids('student_profile_id'))).map((row) => [row.id, row]),
  )
  const coaches = new Map((await queries.coachesById(sql, ids('coach_id'))).map((row) => [row.id, row]))
  return new Map(
    rows.map(({ id, student_profile_id, coach_id, factors }) => {
      const student = preferences.get(student_profile_id)
      const coach = coaches.get(coach_id)
      if (factors || !student || !coach) return [id, factors ?? []]
      return [id, pairFactors(student, now)(coach)]
    }),
  )
}
