import { randomUUID } from 'node:crypto'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { MatchStatus } from '@shinequo/contract/matching'
import type {
  listCandidates,
  listStudentsToPair,
  pairByHand,
} from '@shinequo/contract/matching/programme-matches'
import { rule } from '@shinequo/contract/rules'
import { inOrder, type Ranked } from '@shinequo/domain/matching/candidate-order'
import { MAX_MATCHES } from '@shinequo/domain/matching/market/match-programme'
import {
  type Known,
  pairFactors,
  type StudentPreferences,
  type Weights,
} from '@shinequo/domain/matching/match-factors'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record, recordListOpened } from '../../audit/service.ts'
import { coachProfiles } from '../../coaches/service.ts'
import { announceCare } from '../../notifications/notices/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { actOn, changeMatches, endNow, takePlace } from '../decisions/service.ts'
import { knownFor } from '../evidence/service.ts'
import { mayTakePlaces, withGivenWay } from '../giving-way/service.ts'
import { matchAcceptedMail } from '../mail/match-accepted.ts'
import {
  presentCandidates,
  presentCurrentMatches,
  presentStudent,
  presentStudentToPair,
} from '../presenter.ts'
import * as matching from '../queries.ts'
import { storedWeights } from '../weights/queries.ts'
import * as queries from './queries.ts'

const SHOWN = 25

/** The students whom an administrator may pair by hand: those without a coach first. The view is audited. */
export async function studentsToPair(
  context: Context,
  actor: Actor,
  { search = '' }: QueryOf<typeof listStudentsToPair>,
): Promise<Outcome<ReplyOf<typeof listStudentsToPair>>> {
  const { root } = context.database
  await recordListOpened(context, actor, 'people')
  const unmatched = await queries.studentsToPair(root, { search, matched: false }, SHOWN + 1)
  const left = SHOWN + 1 - unmatched.length
  const matched = left > 0 ? await queries.studentsToPair(root, { search, matched: true }, left) : []
  const rows = [...unmatched, ...matched]
  return ok({ students: rows.slice(0, SHOWN).map(presentStudentToPair), more: rows.length > SHOWN })
}

/**
 * The coaches with room who fit a student best, with what the two have in common. `student` is the account id. The view
 * is audited.
 */
export async function candidatesFor(
  context: Context,
  actor: Actor,
  { student: account, search = '' }: QueryOf<typeof listCandidates>,
): Promise<Outcome<ReplyOf<typeof listCandidates>>> {
  const { root } = context.database
  const [student] = await matching.students(root, 's.account_id', [account])
  const [preferences] = await matching.preferencesOf(root, student ? [student.id] : [])
  if (!student || !preferences) return refuse('not_found')
  await recordListOpened(context, actor, 'candidates')
  const now = context.clock.now()
  const [accepted, { weights }] = await Promise.all([
    matching.acceptedMatches(root, student.id),
    storedWeights(root),
  ])
  const { known } = await knownFor(root, [preferences])
  const found = await coachesFor(root, preferences, { search }, now, weights, known)
  const factorsOf = pairFactors(preferences, now, weights, known)
  const shown = found.slice(0, CANDIDATES_SHOWN)
  const profiles = await coachProfiles(root, [
    ...shown.map(({ id }) => id),
    ...accepted.map(({ coach_id }) => coach_id),
  ])
  const { is_completed: completed, coaches } = student
  return ok({
    student: { ...presentStudent(student), completed, places_left: Math.max(0, MAX_MATCHES - coaches) },
    standing: presentCurrentMatches(accepted, profiles),
    candidates: presentCandidates(shown, factorsOf, profiles),
    total: found.length,
  })
}

const CANDIDATES_SHOWN = 20

/**
 * The coaches with room whom the student can have, in the engine's order, filtered by name unless `search` is ''. A full
 * coach has room if a match of theirs gives way to this student; the match `leaving` is about to end.
 */
export async function coachesFor(
  sql: Sql,
  student: StudentPreferences,
  { search = '', leaving }: { readonly search?: string; readonly leaving?: string },
  now: number,
  weights: Weights,
  known: Known,
): Promise<Ranked<matching.PairableRow>[]> {
  const rows = await matching.pairable(sql, student.id, search)
  const gives = await mayTakePlaces(sql, student.id, leaving)
  const offered = gives ? await withGivenWay(sql, rows, matching.LIVE, now) : rows
  return inOrder(student, offered, now, weights, known)
}

/**
 * Matches a student with a coach at once, regardless of who usually decides. The student gets a mail. If the coach is
 * full, a match may give way to a known student without a coach. The match
 * `instead_of` is ended, as by `end`. If the student then exceeds three live matches, the requests that fit least
 * end.
 */
export async function pair(
  context: Context,
  actor: Actor,
  { student_profile, mentor_profile, instead_of, reason }: BodyOf<typeof pairByHand>,
): Promise<Outcome<{ id: string; status: MatchStatus }>> {
  if (instead_of && reason === '')
    return refuse('invalid_input', { errors: { reason: rule('reason_required') } })
  const created_at = new Date(context.clock.now())
  return changeMatches(context, async (trx): Promise<Outcome<{ id: string; status: MatchStatus }>> => {
    const [student] = await matching.students(trx, 's.id', [student_profile])
    // Deleted students have none.
    const [preferences] = await matching.preferencesOf(trx, [student_profile])
    if (!student || !preferences)
      return refuse('invalid_input', { errors: { student_profile: rule('no_such_student') } })
    if (!student.is_completed) {
      return refuse('invalid_input', { errors: { student_profile: rule('student_incomplete') } })
    }
    const [coach] = await matching.coachesById(trx, [mentor_profile])
    if (!coach) return refuse('invalid_input', { errors: { mentor_profile: rule('no_such_coach') } })
    const live = await matching.liveMatches(trx, student.id)
    if (live.some(({ coach_id }) => coach_id === mentor_profile)) return refuse('already_matched')
    if (student.coaches >= MAX_MATCHES && !instead_of) return refuse('places_taken')
    if (!coach.open) return refuse('coach_not_open')
    const former = instead_of ? await matching.matchToDecide(trx, { id: instead_of }, undefined) : undefined
    // It ended meanwhile, or belongs to another student.
    if (instead_of && (former?.status !== 'accepted' || former.student_profile_id !== student.id))
      return refuse('version_conflict')
    const pair = { coach_id: coach.id, student_profile_id: student.id }
    const isFull = coach.load >= coach.capacity
    if (isFull && !(await takePlace(context, trx, pair, matching.LIVE, instead_of))) return refuse('no_room')
    if (former) {
      const ended = await endNow(context, trx, actor, former, { reason, replaced: true })
      if (!ended.ok) return ended
    }
    const waiting = live.filter(({ status }) => status === 'pending').map(({ id }) => id)
    const placesTaken = student.coaches - (instead_of ? 1 : 0) + 1
    await matching.endRequests(trx, waiting.slice(MAX_MATCHES - placesTaken))
    const match = { id: randomUUID(), student_profile_id: student.id }
    await matching.insertMatches(trx, [
      { ...match, coach_id: coach.id, status: 'accepted', score: 0, created_at },
    ])
    await enqueueMail(context, trx, matchAcceptedMail, [{ matchId: match.id }])
    await announceCare(context, trx, { matchIds: [match.id] })
    await record(context, trx, actor, actOn('match.paired', match, reason))
    return ok({ id: match.id, status: 'accepted' as const })
  })
}
