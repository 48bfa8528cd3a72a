import { randomUUID } from 'node:crypto'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import * as field from '@shinequo/contract/fields'
import type { MatchRequest, MatchStatus } from '@shinequo/contract/matching'
import type { EndedMatch } from '@shinequo/contract/matching/endings'
import type {
  exportMatches as exportEndpoint,
  listCandidates,
  listMatches,
  MatchList,
  ProgrammeMatch,
  pairByHand,
} from '@shinequo/contract/matching/programme-matches'
import type { MatchDecision, StudentRequest } from '@shinequo/contract/matching/student-requests'
import type { ProgrammeSettings, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { rule } from '@shinequo/contract/rules'
import * as value from '@shinequo/contract/values'
import { MAX_MATCHES } from '@shinequo/domain/matching/market/match-programme'
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import type { CsvParts } from '../../plugins/csv.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { actsOn, record, recordExport } from '../audit/service.ts'
import { coachProfiles } from '../coaches/service.ts'
import { announceEnding, announceMatch } from '../notifications/service.ts'
import { getProgramme, saveSettings } from '../programme/service.ts'
import { mayDecide } from './access.ts'
import { reasonsOf } from './changes/queries.ts'
import { knownFor } from './evidence/service.ts'
import { hasExpired, modeSince } from './expiries/queries.ts'
import { matchStudent, matchWaiting } from './jobs.ts'
import * as lists from './lists/queries.ts'
import {
  inOrder,
  presentCandidates,
  presentCurrentMatches,
  presentEnded,
  presentListed,
  presentMatch,
  presentMatchRow,
  presentRequest,
  presentStudent,
} from './presenter.ts'
import * as queries from './queries.ts'
import { factorsOf } from './runs/service.ts'
import { storedWeights } from './weights/queries.ts'

/** Enqueues a new matching of the student when `trx` commits. */
export async function requestMatch(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId })
}

/** The student's own match requests, newest first, filtered by status if given. Empty for anybody else. */
export async function ownMatches(
  context: Context,
  actor: Actor,
  status: MatchStatus | undefined,
): Promise<Outcome<MatchRequest[]>> {
  if (actor.role !== 'student') return ok([])
  const { root } = context.database
  const rows = await queries.matchesOfStudent(root, actor.profileId, status)
  const coaches = await coachProfiles(
    root,
    rows.map(({ coach_id }) => coach_id),
  )
  // A student whose match is over no longer needs its reasons.
  const live = rows.filter(({ status }) => status === 'pending' || status === 'accepted')
  const factors = await factorsOf(root, live, context.clock.now())
  // A coach deleted between the reads took the match along.
  return ok(
    rows.flatMap((row) => {
      const coach = coaches.get(row.coach_id)
      return coach ? [presentMatch(row, coach, factors.get(row.id) ?? [])] : []
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
  return ok(rows.map((row) => presentRequest(row, factors.get(row.id) ?? [], since)))
}

const PAGE = 25
const matchKey = z.tuple([value.instant, value.id, value.id])

/** A page of the programme's matches, with the count of each list. */
export async function programmeMatches(
  context: Context,
  actor: Actor,
  { status: list, search = '', cursor }: QueryOf<typeof listMatches>,
): Promise<Outcome<ReplyOf<typeof listMatches>>> {
  const place = placeOf(cursor, matchKey)
  if (!place.ok) return place
  const after = place.value
  const { root } = context.database
  const by = { search, found: await lists.searched(root, search) }
  const [rows, counts] = await Promise.all([
    lists.pageOfMatches(root, list, by, after, PAGE + 1),
    lists.countMatches(root, by),
  ])
  const { shown, next } = pageOf(rows, PAGE, ({ created_at, student_profile_id, id }) => [
    created_at.toISOString(),
    student_profile_id,
    id,
  ])
  return ok({ matches: await listed(context, actor, shown), counts, next })
}

/** Matches as administrators see them. A person deleted between the reads took the match along. */
async function listed(
  { database: { root }, clock }: Context,
  actor: Actor,
  shown: readonly queries.MatchRow[],
): Promise<ProgrammeMatch[]> {
  const { matchingMode } = await getProgramme(root)
  const studentIds = shown.map((row) => row.student_profile_id)
  const coachIds = shown.map((row) => row.coach_id)
  const students = new Map((await queries.students(root, 's.id', studentIds)).map((row) => [row.id, row]))
  const coaches = await coachProfiles(root, coachIds)
  const facts = new Map((await queries.coachesById(root, coachIds)).map((row) => [row.id, row]))
  const factors = await factorsOf(root, shown, clock.now())
  const ids = shown.map(({ id }) => id)
  const acts = Map.groupBy(await actsOn(root, 'match', ids), (act) => act.subject_id)
  const ownReasons = await reasonsOf(root, ids)
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
    return [presentListed(row, about)]
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
      yield (await listed(context, actor, rows)).map(presentMatchRow)
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

/** The coaches with room who fit a student best. `student` is the account id. */
export async function candidatesFor(
  { database: { root }, clock }: Context,
  { student: account, search = '' }: QueryOf<typeof listCandidates>,
): Promise<Outcome<ReplyOf<typeof listCandidates>>> {
  const [student] = await queries.students(root, 's.account_id', [account])
  const [preferences] = await queries.preferencesOf(root, student ? [student.id] : [])
  if (!student || !preferences) return refuse('not_found')
  const now = clock.now()
  const [rows, accepted, { weights }] = await Promise.all([
    queries.pairable(root, student.id, search),
    queries.matchesOfStudent(root, student.id, 'accepted'),
    storedWeights(root),
  ])
  const { known } = await knownFor(root, [preferences])
  const found = inOrder(rows, preferences, now, weights, known)
  const shown = found.slice(0, CANDIDATES_SHOWN)
  const profiles = await coachProfiles(root, [
    ...shown.map(({ id }) => id),
    ...accepted.map(({ coach_id }) => coach_id),
  ])
  const { is_completed: completed, coaches } = student
  return ok({
    student: { ...presentStudent(student), completed, places_left: Math.max(0, MAX_MATCHES - coaches) },
    standing: presentCurrentMatches(accepted, profiles),
    candidates: presentCandidates(shown, preferences, profiles, now, weights, known),
    total: found.length,
  })
}

const CANDIDATES_SHOWN = 20

/** Runs a change of matches in one transaction under the matching lock. */
async function change<T>(context: Context, work: (trx: Trx) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  return await context.database.transaction(async (trx) => {
    await queries.lockMatching(trx)
    needsChanged(context)
    return work(trx)
  })
}

/** An audit entry about a match. */
function act(action: string, match: { id: string; student_profile_id: string }, reason = '') {
  return {
    action,
    subjectType: 'match',
    subjectId: match.id,
    studentProfileId: match.student_profile_id,
    reason,
  }
}

/**
 * Decides a request: its coach where coaches decide, otherwise an administrator. Accepting takes one of the coach's
 * places, and the student gets a mail. After a decline the student is matched with the next best coach. Repeating
 * the decision changes nothing; a different decision meanwhile is a conflict.
 */
export async function decide(
  context: Context,
  actor: Actor,
  id: string,
  decision: MatchDecision,
): Promise<Outcome<{ id: string; status: MatchStatus }>> {
  return change(context, async (trx) => {
    const own = actor.role === 'coach' ? actor.profileId : undefined
    const match = await queries.matchToDecide(trx, { id }, own)
    if (!match) return refuse('not_found')
    if (match.status === decision) return ok({ id: match.id, status: decision })
    if (match.status !== 'pending') {
      return refuse((await hasExpired(trx, match.id)) ? 'request_expired' : 'version_conflict')
    }
    if (!mayDecide(actor, (await getProgramme(trx)).matchingMode)) return refuse('forbidden')
    if (decision === 'accepted' && match.accepted >= match.capacity) return refuse('no_room')
    const now = new Date(context.clock.now())
    if (!(await queries.setDecision(trx, match.id, decision, now))) return refuse('version_conflict')
    if (decision === 'accepted') await announceMatch(context, trx, match.id)
    else await fillPlaces(context, trx, match.student_profile_id)
    await record(context, trx, actor, act(`match.${decision}`, match))
    return ok({ id: match.id, status: decision })
  })
}

/**
 * Ends a match by its id, or a coach's own match with a student. The student gets a mail, and so does the coach if an
 * administrator ended it, unless it was a pending request, which the student did not know about. Then the student is
 * matched with the next best coach. Booked sessions stay.
 */
export async function end(
  context: Context,
  actor: Actor & { readonly role: 'coach' | 'admin' },
  which: { readonly id: string } | { readonly studentProfileId: string },
  reason: string,
): Promise<Outcome<EndedMatch>> {
  return change(context, async (trx) => {
    const match =
      'id' in which
        ? await queries.matchToDecide(trx, which, undefined)
        : await queries.matchToDecide(
            trx,
            { student_profile_id: which.studentProfileId, status: 'accepted' },
            actor.profileId,
          )
    if (!match) return refuse('not_found')
    const ended = await endNow(context, trx, actor, match, { reason, replaced: false })
    if (ended.ok) await fillPlaces(context, trx, match.student_profile_id)
    return ended
  })
}

/** Ends a live match, including mails and audit entry. */
async function endNow(
  context: Context,
  trx: Trx,
  actor: Actor,
  match: queries.DecidedRow,
  { reason, replaced }: { readonly reason: string; readonly replaced: boolean },
): Promise<Outcome<EndedMatch>> {
  const by = actor.role === 'coach' ? 'coach' : 'admin'
  const now = new Date(context.clock.now())
  if (!(await queries.setEnded(trx, match.id, by, now))) return refuse('version_conflict')
  const sessions = await queries.sessionsAhead(trx, match.coach_id, match.student_profile_id, now)
  if (match.status === 'accepted') {
    await announceEnding(context, trx, match.id, { endedBy: by, replaced }, sessions)
  }
  await record(context, trx, actor, act('match.ended', match, reason))
  return ok(presentEnded(match.id, sessions))
}

/**
 * Matches a student with a coach at once, regardless of who usually decides. The student gets a mail. The match
 * `instead_of` is ended, as by `end`. If the student then exceeds three live matches, the requests that fit least
 * end.
 */
export async function pair(
  context: Context,
  actor: Actor,
  { student_profile, mentor_profile, instead_of, reason }: BodyOf<typeof pairByHand>,
): Promise<Outcome<{ id: string; status: MatchStatus }>> {
  if (instead_of && reason === '')
    return refuse('invalid_input', { errors: { reason: field.REASON_MISSING } })
  const created_at = new Date(context.clock.now())
  return change(context, async (trx): Promise<Outcome<{ id: string; status: MatchStatus }>> => {
    const [student] = await queries.students(trx, 's.id', [student_profile])
    // Deleted students have none.
    const [preferences] = await queries.preferencesOf(trx, [student_profile])
    if (!student || !preferences)
      return refuse('invalid_input', { errors: { student_profile: rule('no_such_student') } })
    if (!student.is_completed) {
      return refuse('invalid_input', { errors: { student_profile: rule('student_incomplete') } })
    }
    const [coach] = await queries.coachesById(trx, [mentor_profile])
    if (!coach) return refuse('invalid_input', { errors: { mentor_profile: rule('no_such_coach') } })
    const live = await queries.liveMatches(trx, student.id)
    if (live.some(({ coach_id }) => coach_id === mentor_profile)) return refuse('already_matched')
    if (student.coaches >= MAX_MATCHES && !instead_of) return refuse('places_taken')
    if (!coach.open) return refuse('coach_not_open')
    if (coach.load >= coach.capacity) return refuse('no_room')
    if (instead_of) {
      const former = await queries.matchToDecide(trx, { id: instead_of }, undefined)
      // It ended meanwhile, or belongs to another student.
      if (former?.status !== 'accepted' || former.student_profile_id !== student.id)
        return refuse('version_conflict')
      const ended = await endNow(context, trx, actor, former, { reason, replaced: true })
      if (!ended.ok) return ended
    }
    const waiting = live.filter(({ status }) => status === 'pending').map(({ id }) => id)
    const placesTaken = student.coaches - (instead_of ? 1 : 0) + 1
    await queries.endRequests(trx, waiting.slice(MAX_MATCHES - placesTaken))
    const match = { id: randomUUID(), student_profile_id: student.id }
    await queries.insertMatches(trx, [
      { ...match, coach_id: coach.id, status: 'accepted', score: 0, created_at },
    ])
    await announceMatch(context, trx, match.id)
    await record(context, trx, actor, act('match.paired', match, reason))
    return ok({ id: match.id, status: 'accepted' as const })
  })
}

/**
 * Saves the programme's settings. Changes no match, but a switch to automatic mode enqueues a decision on pending
 * requests. Takes the matching lock, so that no decision falls between the two modes.
 */
export async function changeSettings(
  context: Context,
  actor: Actor,
  wanted: BodyOf<typeof saveProgrammeSettings>,
): Promise<Outcome<ProgrammeSettings>> {
  return change(context, async (trx) => {
    const saved = await saveSettings(context, trx, actor, wanted)
    if (saved.ok && wanted.matching_mode === 'automatic') {
      await context.jobs.enqueue(trx, matchWaiting, {})
    }
    return saved
  })
}

/** The lock for changing matches. */
export { lockMatching } from './queries.ts'

/** Enqueues filling a student's free places when `trx` commits. Existing matches stay. */
export async function fillPlaces(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId, fillOnly: true })
}
