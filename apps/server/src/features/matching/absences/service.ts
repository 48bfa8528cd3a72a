import { MAX_MATCHES } from '@shinequo/domain/matching/market/match-programme'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { actOn } from '../decisions/service.ts'
import { lockMatching } from '../lock/queries.ts'
import { endingNews, matchEndedMail } from '../mail/match-ended.ts'
import { sessionsAhead } from '../queries.ts'
import { countedIn } from '../queue/service.ts'
import { fillPlaces } from '../service.ts'
import * as queries from './queries.ts'

/* A student whose account is paused or is to be deleted holds no places. */

/**
 * Ends the live matches of a student who is away from now on, in the transaction that says so. Booked sessions stay. If
 * the account is only paused, a coach who has had a session with the student, or has one ahead, gets a mail; coaches of a
 * student who leaves are told at the end, without a name. The student is told about the account instead.
 */
export async function freePlaces(
  context: Context,
  trx: Trx,
  actor: Actor,
  studentProfileId: string,
  { why, reason }: { readonly why: 'paused' | 'leaves'; readonly reason: string },
): Promise<void> {
  await lockMatching(trx)
  const now = new Date(context.clock.now())
  for (const match of await queries.endAway(trx, studentProfileId, now)) {
    if (why === 'paused' && match.was_accepted && match.has_met) {
      const sessions = await sessionsAhead(trx, match.coach_id, studentProfileId, now)
      const news = endingNews(match.id, { endedBy: 'student', replaced: false }, sessions)
      await enqueueMail(context, trx, matchEndedMail, news)
    }
    await record(context, trx, actor, actOn('match.ended', match, reason))
  }
  needsChanged(context)
}

/**
 * Gives a student who is back the coaches they had before, as far as these are open and have room, and looks for others
 * for the places left. Does nothing while another reason still keeps the student away.
 */
export async function giveBackPlaces(
  context: Context,
  trx: Trx,
  actor: Actor,
  studentProfileId: string,
): Promise<void> {
  await lockMatching(trx)
  if (await queries.isAway(trx, studentProfileId)) return
  const { matchingMode } = await getProgramme(trx)
  const restored = await queries.restoreAway(trx, studentProfileId, MAX_MATCHES, countedIn(matchingMode))
  for (const match of restored) await record(context, trx, actor, actOn('match.restored', match))
  if (restored.length < MAX_MATCHES && (await queries.isAnswered(trx, studentProfileId))) {
    await fillPlaces(context, trx, studentProfileId)
  }
  needsChanged(context)
}
