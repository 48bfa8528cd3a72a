import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { matchStudent } from './jobs.ts'

/*
 * Matching, on one page. All rooms read students and coaches by `queries.ts` and change matches under `lockMatching`.
 *
 * Who decides
 *   queue/        the engine: `matchTogether` plans a run without a lock and writes it in batches under the lock
 *   decisions/    a coach or an administrator: accepts, declines, ends
 *   pairing/      an administrator by hand, in place of a match if named
 *   changes/      a student: another coach instead of one
 *   expiries/     time: a request that its coach has not answered ends
 *   absences/     an account: its matches end with a pause or a deletion, and come back
 *   giving-way/   which matches of unproved students end for a known one; used by the above
 *   holds/        an administrator: the engine leaves a student out
 * What the engine decides by
 *   evidence/     what coaches wrote and achieved;   weights/  how much each factor counts
 * Who explains, and changes nothing
 *   why-not/      why a coach is not the student's;  preview/  what other answers would change
 *   waiting/      how long it may take;              trials/   what other weights would change
 * Who only lists
 *   lists/        matches for the student, the coach and the programme, with the reasons for each
 *   unmatched/    who has no coach, and reminders
 *
 * From answers to a match: questionnaire -> `requestMatch` here -> `jobs.ts` -> `queue/` -> domain/matching/market, in
 * a thread if it takes long -> the matches and their mail, in one transaction. A place that becomes free goes the same
 * way, from `fillPlaces`. queue, evidence, weights and giving-way are below this file, the other rooms above it.
 */

/** Enqueues a new matching of the student when `trx` commits. */
export async function requestMatch(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId })
}

/** Enqueues filling a student's free places when `trx` commits. Existing matches stay. */
export async function fillPlaces(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId, fillOnly: true })
}
