import { randomUUID } from 'node:crypto'
import { offeredDayParts } from '@shinequo/domain/matching/day-parts'
import { planMatches } from '@shinequo/domain/matching/plan-matches'
import { type CoachFacts, rankCoaches } from '@shinequo/domain/matching/rank-coaches'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { job } from '../../plugins/jobs.ts'
import { getProgramme } from '../programme/service.ts'
import * as queries from './queries.ts'

/**
 * Matches a student with the best three coaches who have room, by the student's current answers. Former live matches
 * that are not among them end, unless a session with that coach is still to come. Run twice, it changes nothing.
 */
export const matchStudent = job({
  name: 'matching-student',
  payload: z.object({ studentProfileId: z.string() }),
  handle: match,
})

async function match(context: Context, { studentProfileId }: { studentProfileId: string }): Promise<void> {
  const now = new Date(context.clock.now())
  await context.database.transaction(async (trx) => {
    await queries.lockMatching(trx)
    const wishes = await queries.wishesOfStudent(trx, studentProfileId)
    if (!wishes) return
    const coaches = await queries.candidates(trx, studentProfileId)
    const ranked = rankCoaches(
      {
        profileLanguage: wishes.language_preference,
        languages: answered(wishes, 'language'),
        focusAreas: answered(wishes, 'focus_area'),
        preferences: answered(wishes, 'preference'),
      },
      coaches.map((coach) => coachFacts(coach, wishes.time_zone, now.getTime())),
    )
    const live = await queries.liveMatches(trx, studentProfileId, now)
    const plan = planMatches(
      ranked.map(({ id }) => id),
      live.map(({ coach_id }) => coach_id),
      new Set(live.filter(({ has_session }) => has_session).map(({ coach_id }) => coach_id)),
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

function answered(
  { answers }: queries.WishesRow,
  key: queries.WishesRow['answers'][number]['key'],
): string[] {
  return answers.filter((answer) => answer.key === key).map(({ text }) => text)
}

function coachFacts(coach: queries.CandidateRow, studentZone: string | null, now: number): CoachFacts {
  return {
    id: coach.id,
    languages: coach.language_preference,
    focusArea: coach.focus_area,
    capacity: coach.capacity,
    load: coach.load,
    dayParts: studentZone ? offeredDayParts(coach.hours, coach.time_zone, studentZone, now) : [],
  }
}
