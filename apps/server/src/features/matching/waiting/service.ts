import type { Waiting } from '@shinequo/contract/matching'
import { inOrder } from '@shinequo/domain/matching/candidate-order'
import { NOTHING_KNOWN } from '@shinequo/domain/matching/match-factors'
import { PLACEMENTS_COUNTED, waitingEstimate } from '@shinequo/domain/matching/waiting-estimate'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { mayChange } from '../access.ts'
import { mayTakePlaces, withGivenWay } from '../giving-way/service.ts'
import * as matching from '../queries.ts'
import { storedWeights } from '../weights/queries.ts'
import * as queries from './queries.ts'

const WAITS_NOT: Waiting = { waits: false, since: null, days: null, reached: 'queue' }

/** Whether the student is waiting for a coach, about how long that takes, and whether any coach has room. */
export async function ownWaiting(
  { database: { root }, clock }: Context,
  actor: Actor,
): Promise<Outcome<Waiting>> {
  if (!mayChange(actor)) return refuse('forbidden')
  const row = await queries.waitingOf(root, actor.profileId)
  if (!row?.first_answers || row.has_coach) return ok(WAITS_NOT)
  const reached = await reachedBy(root, actor.profileId, row, clock.now())
  return ok({
    waits: true,
    since: row.had_coach ? null : row.first_answers.toISOString(),
    days: reached === 'queue' ? waitingEstimate(await queries.newestWaits(root, PLACEMENTS_COUNTED)) : null,
    reached,
  })
}

async function reachedBy(
  sql: Sql,
  student: string,
  row: queries.WaitingRow,
  now: number,
): Promise<Waiting['reached']> {
  if (!row.known && (row.gave_way || (await getProgramme(sql)).confirmedOnly)) return 'confirm_email'
  if (row.has_request || (await hasAcceptable(sql, student, now))) return 'queue'
  return row.known ? 'no_coach' : 'confirm_email'
}

/** Whether the engine finds a coach with room whom no person has separated from the student. */
async function hasAcceptable(sql: Sql, student: string, now: number): Promise<boolean> {
  const [preferences] = await matching.preferencesOf(sql, [student])
  if (!preferences) return false
  const rows = await matching.pairable(sql, student, '')
  const { weights } = await storedWeights(sql)
  // Who may be matched with the student does not depend on texts.
  const isAnybody = (among: readonly matching.PairableRow[]) =>
    inOrder(preferences, among, now, weights, NOTHING_KNOWN).some(({ rank }) => rank !== null)
  if (isAnybody(rows)) return true
  return (await mayTakePlaces(sql, student)) && isAnybody(await withGivenWay(sql, rows, matching.LIVE, now))
}
