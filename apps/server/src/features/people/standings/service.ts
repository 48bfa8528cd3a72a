import { STUDENT_STAGES } from '@shinequo/contract/people'
import { schoolName } from '@shinequo/contract/schools'
import { folded } from '@shinequo/domain/accounts/folded-name'
import { studentStage } from '@shinequo/domain/people/student-stage'
import type { Context } from '../../../plugins/context.ts'
import * as queries from './queries.ts'

const BATCH = 500

/**
 * Computes where up to 500 students stand of whom something changed or is due. Returns whether more may be due; false
 * too while another process computes them.
 */
async function settleSome({ clock, database }: Context): Promise<boolean> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    if (!(await queries.lockStandings(trx))) return false
    const { ids, more } = await queries.takeDue(trx, new Date(now), BATCH)
    if (ids.length === 0) return false
    // In a statement after the one that took them, so that it sees what was written with each note.
    const facts = await queries.standingFacts(trx, ids, new Date(now))
    await queries.saveStandings(
      trx,
      ids,
      facts.map((row) => standingOf(row, now)),
    )
    return more
  })
}

function standingOf(row: queries.StandingFacts, now: number): queries.Standing {
  const { next_at, next_ends_at } = row
  const { stage, until } = studentStage(
    {
      proved: row.proved,
      hasProfile: row.completed,
      hasAnswers: row.answered,
      matchedAt: row.matched_at?.getTime() ?? null,
      lastAt: row.last_at?.getTime() ?? null,
      next: next_at && next_ends_at ? { start: next_at.getTime(), end: next_ends_at.getTime() } : null,
    },
    now,
  )
  return {
    account_id: row.account_id,
    student_profile_id: row.student_profile_id,
    stage: STUDENT_STAGES.indexOf(stage),
    school: row.school,
    school_name: folded(row.school_name ?? schoolName(row.school)),
    coach_id: row.coach_id,
    coach_name: row.coach_name,
    last_at: row.last_at?.toISOString() ?? '-infinity',
    next_at: next_at?.toISOString() ?? 'infinity',
    due_at: until === Number.POSITIVE_INFINITY ? 'infinity' : new Date(until).toISOString(),
  }
}

/** Batches that a page waits for; the rest is done by the job. */
const BEFORE_A_LIST = 4

/** Brings where students stand up to date before a list is read. With many changes, most of it. */
export async function settleStandings(context: Context): Promise<void> {
  for (let batch = 0; batch < BEFORE_A_LIST; batch++) if (!(await settleSome(context))) return
}

/** Brings where all students stand up to date. */
export async function settleAllStandings(context: Context): Promise<void> {
  while (await settleSome(context));
}
