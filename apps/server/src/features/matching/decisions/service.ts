import type { MatchStatus } from '@shinequo/contract/matching'
import type { EndedMatch } from '@shinequo/contract/matching/endings'
import type { MatchDecision } from '@shinequo/contract/matching/student-requests'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { announceCare } from '../../notifications/notices/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { mayDecide } from '../access.ts'
import { hasExpired } from '../expiries/queries.ts'
import { makeWay, mayTakePlaces, wayGiven } from '../giving-way/service.ts'
import { lockMatching } from '../lock/queries.ts'
import { matchAcceptedMail } from '../mail/match-accepted.ts'
import { endingNews, matchEndedMail } from '../mail/match-ended.ts'
import { presentEnded } from '../presenter.ts'
import * as queries from '../queries.ts'
import { fillPlaces } from '../service.ts'

/** Runs a change of matches in one transaction under the matching lock. */
export async function changeMatches<T>(
  context: Context,
  work: (trx: Trx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return await context.database.transaction(async (trx) => {
    await lockMatching(trx)
    needsChanged(context)
    return work(trx)
  })
}

/** An audit entry about a match. */
export function actOn(action: string, match: { id: string; student_profile_id: string }, reason = '') {
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
  return changeMatches(context, async (trx) => {
    const own = actor.role === 'coach' ? actor.profileId : undefined
    const match = await queries.matchToDecide(trx, { id }, own)
    if (!match) return refuse('not_found')
    if (match.status === decision) return ok({ id: match.id, status: decision })
    if (match.status !== 'pending') {
      return refuse((await hasExpired(trx, match.id)) ? 'request_expired' : 'version_conflict')
    }
    if (!mayDecide(actor, (await getProgramme(trx)).matchingMode)) return refuse('forbidden')
    if (decision === 'accepted' && match.accepted >= match.capacity) {
      if (!(await takePlace(context, trx, match, ['accepted']))) return refuse('no_room')
    }
    const now = new Date(context.clock.now())
    const by = actor.role === 'coach' ? 'coach' : 'admin'
    if (!(await queries.setDecision(trx, match.id, decision, by, now))) return refuse('version_conflict')
    if (decision === 'accepted') {
      await enqueueMail(context, trx, matchAcceptedMail, [{ matchId: match.id }])
      await announceCare(context, trx, { matchIds: [match.id] })
    } else await fillPlaces(context, trx, match.student_profile_id)
    await record(context, trx, actor, actOn(`match.${decision}`, match))
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
  return changeMatches(context, async (trx) => {
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
export async function endNow(
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
    const news = endingNews(match.id, { endedBy: by, replaced }, sessions)
    await enqueueMail(context, trx, matchEndedMail, news)
  }
  await record(context, trx, actor, actOn('match.ended', match, reason))
  return ok(presentEnded(match.id, sessions))
}

/**
 * Takes a place of a full coach for a known student without a coach: a match that gives way ends. Returns false if there
 * is none, or if the student has a coach besides the match `leaving`. The matching is locked.
 */
export async function takePlace(
  context: Context,
  trx: Trx,
  pair: { readonly coach_id: string; readonly student_profile_id: string },
  counted: queries.Counted,
  leaving?: string,
): Promise<boolean> {
  if (!(await mayTakePlaces(trx, pair.student_profile_id, leaving))) return false
  const given = await makeWay(context, trx, pair.coach_id, counted)
  if (!given) return false
  await wayGiven(context, trx, [given])
  return true
}
