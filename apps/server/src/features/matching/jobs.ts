import { randomUUID } from 'node:crypto'
import { FACTOR_WEIGHTS } from '@shinequo/domain/matching/match-factors'
import { planMatches } from '@shinequo/domain/matching/plan-matches'
import { rankCoaches } from '@shinequo/domain/matching/rank-coaches'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { job } from '../../plugins/jobs.ts'
import { announceMatch } from '../notifications/service.ts'
import { getProgramme } from '../programme/service.ts'
import { factsFor, studentWishes } from './presenter.ts'
import * as queries from './queries.ts'
import { addToRun, type RunPart } from './runs/queries.ts'

/**
 * Matches a student with the best three coaches who have room, by the student's current answers. Former live matches
 * that are not among them end, unless a session with that coach is still to come. After a decline or an ending only
 * the free place is filled: what stands is no less good than before. A request that still waits where the engine
 * decides does not stand: it is accepted when its coach is among the best, else it ends. Run twice, it changes nothing.
 */
export const matchStudent = job({
  name: 'matching-student',
  payload: z.object({ studentProfileId: z.string(), fillOnly: z.optional(z.boolean()) }),
  handle: async (context, { studentProfileId, fillOnly = false }) => {
    await match(context, studentProfileId, fillOnly, newRun(context, fillOnly ? 'place free' : 'answers'))
  },
})

/** Matches everybody who has a request that waits, the longest first, when the engine takes over: as one run. */
export const matchWaiting = job({
  name: 'matching-waiting',
  payload: z.object({}),
  handle: async (context) => {
    const run = newRun(context, 'mode changed')
    for (const studentProfileId of await queries.studentsWhoWait(context.database.root)) {
      await match(context, studentProfileId, true, run)
    }
  },
})

type Run = Pick<RunPart, 'id' | 'why' | 'started_at'>

function newRun({ clock }: Context, why: Run['why']): Run {
  return { id: randomUUID(), why, started_at: new Date(clock.now()) }
}

/** Matches one student, as part of a run. */
async function match(context: Context, studentProfileId: string, fillOnly: boolean, run: Run): Promise<void> {
  const now = new Date(context.clock.now())
  await context.database.transaction(async (trx) => {
    await queries.lockMatching(trx)
    const [wishes] = await queries.wishesOf(trx, [studentProfileId])
    if (!wishes) return
    const automatic = (await getProgramme(trx)).matchingMode === 'automatic'
    // Where the engine decides, a request that waits takes no place from others: it does not stand.
    const counted = automatic ? (['accepted'] as const) : (['pending', 'accepted'] as const)
    const coaches = await queries.candidates(trx, studentProfileId, counted)
    const ranked = rankCoaches(studentWishes(wishes), coaches.map(factsFor(wishes, now.getTime())))
    const live = await queries.liveMatches(trx, studentProfileId, now)
    const plan = planMatches(
      ranked.map(({ id }) => id),
      live.map(({ coach_id }) => coach_id),
      new Set(
        live
          .filter(({ has_session }) => fillOnly || has_session)
          .filter(({ status }) => !automatic || status === 'accepted')
          .map(({ coach_id }) => coach_id),
      ),
    )
    await queries.endMatches(trx, studentProfileId, plan.end)
    for (const { id, status, coach_id } of automatic ? live : []) {
      if (status !== 'pending' || plan.end.includes(coach_id)) continue
      await queries.setDecision(trx, id, 'accepted', now)
      await announceMatch(context, trx, id)
    }
    await addToRun(trx, {
      ...run,
      finished_at: new Date(context.clock.now()),
      weights: FACTOR_WEIGHTS,
      coaches: ranked.length,
      matches: plan.add.length,
    })
    await queries.insertMatches(
      trx,
      ranked
        .filter(({ id }) => plan.add.includes(id))
        .map(({ id: coach_id, score, factors }) => ({
          id: randomUUID(),
          student_profile_id: studentProfileId,
          coach_id,
          status: automatic ? 'accepted' : 'pending',
          score,
          created_at: now,
          run_id: run.id,
          factors,
        })),
    )
  })
}
