import { randomUUID } from 'node:crypto'
import { planMatches } from '@shinequo/domain/matching/plan-matches'
import { rankCoaches } from '@shinequo/domain/matching/rank-coaches'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { job } from '../../plugins/jobs.ts'
import { getProgramme } from '../programme/service.ts'
import { coachFacts, studentWishes } from './presenter.ts'
import * as queries from './queries.ts'

/**
 * Matches a student with the best three coaches who have room, by the student's current answers. Former live matches
 * that are not among them end, unless a session with that coach is still to come. After a decline only the free
 * place is filled: what stands is no less good than before. Run twice, it changes nothing.
 */
export const matchStudent = job({
  name: 'matching-student',
  payload: z.object({ studentProfileId: z.string(), fillOnly: z.optional(z.boolean()) }),
  handle: match,
})

async function match(
  context: Context,
  { studentProfileId, fillOnly = false }: { studentProfileId: string; fillOnly?: boolean | undefined },
): Promise<void> {
  const now = new Date(context.clock.now())
  await context.database.transaction(async (trx) => {
    await queries.lockMatching(trx)
    const wishes = await queries.wishesOfStudent(trx, studentProfileId)
    if (!wishes) return
    const coaches = await queries.candidates(trx, studentProfileId)
    const ranked = rankCoaches(
      studentWishes(wishes),
      coaches.map((coach) => coachFacts(coach, wishes.time_zone, now.getTime())),
    )
    const live = await queries.liveMatches(trx, studentProfileId, now)
    const plan = planMatches(
      ranked.map(({ id }) => id),
      live.map(({ coach_id }) => coach_id),
      new Set(live.filter(({ has_session }) => fillOnly || has_session).map(({ coach_id }) => coach_id)),
    )
    const { matchingMode } = await getProgramme(trx)
    await queries.endMatches(trx, studentProfileId, plan.end)
    await queries.insertMatches(
      trx,
      plan.add.map((coach_id) => ({
        id: randomUUID(),
        student_profile_id: studentProfileId,
        coach_id,
        status: matchingMode === 'automatic' ? 'accepted' : 'pending',
        score: ranked.find(({ id }) => id === coach_id)?.score ?? 0,
        created_at: now,
      })),
    )
  })
}
