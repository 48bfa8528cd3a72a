import type { WhyNot } from '@shinequo/contract/matching'
import { dayPartsAt } from '@shinequo/domain/matching/day-parts'
import { whyNot } from '@shinequo/domain/matching/why-not'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { mayChange } from '../access.ts'
import { presentWhyNot } from '../presenter.ts'
import * as queries from './queries.ts'

/**
 * Why the student is not matched with a coach. For all unavailable coaches the answer is the same, whether the coach is
 * full or closed, declined, or was matched with the student before. Refused if the two are matched.
 */
export async function explainWhyNot(
  { database: { root }, clock }: Context,
  actor: Actor,
  coachId: string,
): Promise<Outcome<WhyNot>> {
  if (!mayChange(actor)) return refuse('forbidden')
  const pair = await queries.pairOf(root, actor.profileId, coachId)
  if (!pair) return refuse('not_found')
  if (pair.is_live) return refuse('already_matched')
  const reasons = whyNot({
    coach: pair.coach,
    available: pair.has_room && !pair.was_refused,
    hasOthers: pair.has_others,
    asked: pair.asked,
    offered: pair.offered,
    dayParts: dayPartsOf(pair, clock.now()),
  })
  return ok(presentWhyNot(reasons))
}

/** The parts of the student's day in which the coach has hours; null if the student's zone is unknown. */
function dayPartsOf({ student_zone, coach_zone, hours }: queries.PairRow, now: number) {
  return student_zone === null ? null : dayPartsAt(now)(student_zone, { hours, timeZone: coach_zone })
}
