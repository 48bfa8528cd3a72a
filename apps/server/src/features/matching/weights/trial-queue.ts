import type { TRIAL_SCOPES } from '@shinequo/contract/matching-weights'
import { MOST_MATCHES, type ProgrammeQueue } from '@shinequo/domain/matching/market/match-programme'
import { FACTOR_WEIGHTS } from '@shinequo/domain/matching/match-factors'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme } from '../../programme/service.ts'
import { coachFacts } from '../presenter.ts'
import { openCoaches } from '../queries.ts'
import { queuedStudents, studentsWithPlaces } from '../queue/queries.ts'
import { countedIn, waitingStudents } from '../queue/service.ts'

/**
 * The students who wait for a first coach, or everybody as if nobody had one yet, `most` at most, and all coaches. Of
 * more students some are drawn, spread evenly over their ids, which are random; `of` says of how many, and coaches have
 * free places in proportion.
 */
export async function queueToTry(
  { database: { root }, clock }: Context,
  scope: (typeof TRIAL_SCOPES)[number],
  most: number,
): Promise<{ queue: ProgrammeQueue; of: number }> {
  const now = clock.now()
  const anew = scope === 'everybody'
  const counted = countedIn((await getProgramme(root)).matchingMode)
  const ids = await studentsWithPlaces(root, anew ? MOST_MATCHES + 1 : 1, counted)
  const share = Math.min(1, most / Math.max(1, ids.length))
  const drawn = ids.filter((_, at) => Math.floor(at * share) !== Math.floor((at - 1) * share))
  const students = waitingStudents(await queuedStudents(root, drawn), counted, now)
  const coaches = (await openCoaches(root, counted)).map(coachFacts).map((coach) => {
    const load = anew ? 0 : coach.load
    const places = Math.round(Math.max(0, coach.capacity - load) * share)
    return share === 1 && !anew ? coach : { ...coach, load, capacity: load + places }
  })
  const fresh = anew ? students.map((student) => ({ ...student, standing: [], waitedDays: 0 })) : students
  return { queue: { students: fresh, coaches, now, weights: FACTOR_WEIGHTS }, of: ids.length }
}
