import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { Alternatives, changeCoach as changeCoachEndpoint } from '@shinequo/contract/matching/changes'
import { rule } from '@shinequo/contract/rules'
import { wouldBeLate } from '@shinequo/domain/bookings/booking-policy'
import { changesLeft } from '@shinequo/domain/matching/changes-left'
import {
  type Known,
  pairFactors,
  type StudentPreferences,
  type Weights,
} from '@shinequo/domain/matching/match-factors'
import { needsChanged, sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme, getTerms } from '../../../plugins/database/programme-settings.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../../plugins/database/transaction.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { availabilityChanged } from '../../availability/service.ts'
import { lockParties } from '../../availability/slots/queries.ts'
import { cancelSessions } from '../../bookings/changes/service.ts'
import { coachProfiles } from '../../coaches/service.ts'
import { announceCare, announceRequests } from '../../notifications/notices/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { mayChange } from '../access.ts'
import { takePlace } from '../decisions/service.ts'
import { knownFor } from '../evidence/service.ts'
import { mayTakePlaces } from '../giving-way/service.ts'
import { lockMatching } from '../lock/queries.ts'
import { matchAcceptedMail } from '../mail/match-accepted.ts'
import { endingNews, matchEndedMail } from '../mail/match-ended.ts'
import { coachesFor } from '../pairing/service.ts'
import { presentAlternatives } from '../presenter.ts'
import * as matching from '../queries.ts'
import { fillPlaces } from '../service.ts'
import { storedWeights } from '../weights/queries.ts'
import * as queries from './queries.ts'

/** How many other coaches a student is offered. */
const OFFERED = 2
/**
 * How many of the best coaches the student may choose from. The order changes with everybody's matches: a coach who was
 * among the first two when the page was rendered may be a little further down when the student chooses.
 */
const TAKEN = 10

/** What a student can change an accepted match to, how many changes are left, and which sessions are affected. */
export async function alternativesTo(
  { database: { root }, clock }: Context,
  actor: Actor,
  matchId: string,
): Promise<Outcome<Alternatives>> {
  if (!mayChange(actor)) return refuse('forbidden')
  const student = actor.profileId
  const match = await queries.ownMatch(root, matchId, student)
  const [preferences] = await matching.preferencesOf(root, [student])
  if (match?.status !== 'accepted' || !preferences) return refuse('not_found')
  const now = clock.now()
  const programme = await getProgramme(root)
  const { weights } = await storedWeights(root)
  const { known } = await knownFor(root, [preferences])
  const found = await proposable(root, preferences, match.id, now, weights, known)
  const coaches = found.slice(0, OFFERED)
  const profiles = await coachProfiles(
    root,
    coaches.map(({ id }) => id),
  )
  const ahead = await sessionsAhead(root, match, now)
  const shared = await queries.sharedNotes(root, match)
  return ok({
    changes_left: await changesLeftFor(root, preferences, now),
    waits_for: WAITS_FOR[programme.matchingMode],
    alternatives: presentAlternatives(coaches, pairFactors(preferences, now, weights, known), profiles),
    sessions: ahead.map(({ id, starts_at, ends_at }) => ({
      id,
      start_time: starts_at.toISOString(),
      end_time: ends_at.toISOString(),
      late: wouldBeLate(
        { status: 'booked', start: starts_at.getTime(), end: ends_at.getTime() },
        programme.noticeMinutes,
        now,
      ),
    })),
    shared_notes: shared,
  })
}

const WAITS_FOR = { automatic: null, coach: 'coach', admin: 'programme' } as const

/** The coaches whom the engine would propose to the student besides the current ones, instead of `leaving`, best first. */
async function proposable(
  sql: Sql,
  preferences: StudentPreferences,
  leaving: string,
  now: number,
  weights: Weights,
  known: Known,
) {
  const found = await coachesFor(sql, preferences, { leaving }, now, weights, known)
  return found.filter(({ rank }) => rank !== null)
}

async function changesLeftFor(sql: Sql, preferences: StudentPreferences, now: number): Promise<number> {
  const changes = await queries.changesOf(sql, preferences.id)
  return changesLeft(changes, now, preferences.timeZone ?? 'UTC', await getTerms(sql))
}

type Pair = { readonly coach_id: string; readonly student_profile_id: string }

/** The upcoming sessions of a pair. A session that has begun cannot be cancelled any more. */
async function sessionsAhead(sql: Sql, { coach_id, student_profile_id }: Pair, now: number) {
  const sessions = await matching.sessionsAhead(sql, coach_id, student_profile_id, new Date(now))
  return sessions.filter(({ starts_at }) => starts_at.getTime() > now)
}

/**
 * Ends one of the student's accepted matches and replaces the coach at once with the one they chose, or lets the place
 * be filled. Where a person decides, the new match is a pending request. A mail tells the former coach that the match
 * has ended, but neither why nor by whom; the student gets no mail about it. Upcoming sessions stay or are cancelled
 * with it. Repeating the same choice returns the same result; a different choice for the same match is a conflict.
 * Refuses a fourth change in a term, and a coach who is full or closed by now.
 */
export async function changeCoach(
  context: Context,
  actor: Actor,
  matchId: string,
  wanted: BodyOf<typeof changeCoachEndpoint>,
): Promise<Outcome<ReplyOf<typeof changeCoachEndpoint>>> {
  if (!mayChange(actor)) return refuse('forbidden')
  const student = actor.profileId
  const { coach } = wanted
  const work = async (trx: Trx): Promise<Outcome<ReplyOf<typeof changeCoachEndpoint>>> => {
    const found = await queries.ownMatch(trx, matchId, student)
    if (!found || found.status === 'pending') return refuse('not_found')
    // Lock sessions before matches: deleting an account takes the two locks in the same order.
    await lockParties(trx, found.coach_id, student)
    await lockMatching(trx)
    const now = context.clock.now()
    const [preferences] = await matching.preferencesOf(trx, [student])
    if (!preferences) return refuse('not_found')
    const before = await queries.changeThatEnded(trx, found.id)
    if (before) {
      if (before.coach !== coach) return refuse('version_conflict')
      return ok({ ...before, changes_left: await changesLeftFor(trx, preferences, now) })
    }
    const left = await changesLeftFor(trx, preferences, now)
    if (left === 0) return refuse('no_changes_left')
    const refusal = coach && (await refusalOf(context, trx, preferences, { coach, leaving: found.id }))
    if (refusal) return refusal
    if (!(await matching.setEnded(trx, found.id, 'student', new Date(now)))) return refuse('version_conflict')
    const made = coach ? await insertMatch(context, trx, { student, coach }) : null
    await queries.insertChange(trx, {
      id: randomUUID(),
      student_profile_id: student,
      match_id: found.id,
      new_match_id: made?.id ?? null,
      reason: wanted.reason,
      shares_notes: wanted.share_notes,
      created_at: new Date(now),
    })
    if (!coach) await fillPlaces(context, trx, student)
    if (wanted.sessions === 'cancel') {
      const ahead = await sessionsAhead(trx, found, now)
      await cancelSessions(
        context,
        trx,
        actor,
        ahead.map(({ id }) => id),
      )
      if (ahead.length > 0) {
        afterPossibleCommit(() => {
          availabilityChanged(context, [found.coach_id])
          sessionsChanged(context, [found.coach_id, student])
        })
      }
    }
    const stay = await matching.sessionsAhead(trx, found.coach_id, student, new Date(now))
    const news = endingNews(found.id, { endedBy: 'student', replaced: false }, stay)
    await enqueueMail(context, trx, matchEndedMail, news)
    await record(context, trx, actor, {
      action: 'match.ended',
      subjectType: 'match',
      subjectId: found.id,
      studentProfileId: student,
    })
    return ok({ coach, status: made?.status ?? null, changes_left: left - 1 })
  }
  // Prepare the coaches' texts before taking the locks: a thousand texts take a while, and the result is cached.
  if (coach)
    await knownFor(context.database.root, await matching.preferencesOf(context.database.root, [student]))
  // Idempotent: run again after a lost COMMIT, it finds the change already made.
  return context.database.transaction(work, { idempotent: true })
}

/**
 * Why the student cannot have this coach instead of `leaving` now, or null; then a full coach has a place for them. Does
 * not reveal what happened between the two before.
 */
async function refusalOf(
  context: Context,
  trx: Trx,
  preferences: StudentPreferences,
  { coach: coachId, leaving }: { readonly coach: string; readonly leaving: string },
): Promise<Refusal | null> {
  const [coach] = await matching.coachesById(trx, [coachId])
  if (!coach) return refuse('invalid_input', { errors: { coach: rule('no_such_coach') } })
  const live = await matching.liveMatches(trx, preferences.id)
  if (live.some(({ coach_id }) => coach_id === coachId)) return refuse('already_matched')
  if (!coach.open) return refuse('coach_not_open')
  const isFull = coach.load >= coach.capacity
  if (isFull && !(await mayTakePlaces(trx, preferences.id, leaving))) return refuse('no_room')
  const { weights } = await storedWeights(trx)
  const { known } = await knownFor(trx, [preferences])
  const now = context.clock.now()
  const best = (await proposable(trx, preferences, leaving, now, weights, known)).slice(0, TAKEN)
  if (!best.some(({ id }) => id === coachId)) return refuse(isFull ? 'no_room' : 'coach_not_open')
  const pair = { coach_id: coachId, student_profile_id: preferences.id }
  return isFull && !(await takePlace(context, trx, pair, matching.LIVE, leaving)) ? refuse('no_room') : null
}

/** Matches the two: immediately if the engine decides, with a mail to the student, otherwise as a request. */
async function insertMatch(
  context: Context,
  trx: Trx,
  { student, coach }: { readonly student: string; readonly coach: string },
): Promise<{ id: string; status: 'accepted' | 'pending' }> {
  const { matchingMode } = await getProgramme(trx)
  const status = matchingMode === 'automatic' ? 'accepted' : 'pending'
  const made = { id: randomUUID(), status } as const
  const created_at = new Date(context.clock.now())
  const pair = { student_profile_id: student, coach_id: coach }
  await matching.insertMatches(trx, [{ ...made, ...pair, score: 0, created_at }])
  if (status === 'accepted') {
    await enqueueMail(context, trx, matchAcceptedMail, [{ matchId: made.id }])
    await announceCare(context, trx, { matchIds: [made.id] })
  } else {
    await announceRequests(context, trx, [{ ...pair, created_at }])
    needsChanged(context)
  }
  return made
}
