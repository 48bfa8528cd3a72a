import { randomUUID } from 'node:crypto'
import type { MatchingMode } from '@shinequo/contract/programme/settings'
import {
  MAX_MATCHES,
  type MatchedProgramme,
  matchProgramme,
  type ProgrammeMatch,
  type ProgrammeQueue,
  type WaitingStudent,
} from '@shinequo/domain/matching/market/match-programme'
import { type Known, pairFactors, type Weights } from '@shinequo/domain/matching/match-factors'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme, type Programme } from '../../../plugins/database/programme-settings.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { inThread } from '../../../plugins/threads.ts'
import { announceCare, announceRequests } from '../../notifications/notices/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { type KnownCoaches, knownFor } from '../evidence/service.ts'
import type { GivenUp } from '../giving-way/queries.ts'
import { givingWayOf, makeWay, wayGiven } from '../giving-way/service.ts'
import { lockMatching } from '../lock/queries.ts'
import { matchAcceptedMail } from '../mail/match-accepted.ts'
import * as matching from '../queries.ts'
import { storedWeights } from '../weights/queries.ts'
import * as queries from './queries.ts'

const DAY = 24 * 3_600_000
/** A queue of up to this many student-coach pairs is matched in a few milliseconds, faster than starting a thread. */
const FEW_PAIRS = 50_000
const THREAD = new URL('../../../plugins/matching-thread.ts', import.meta.url)
/** How many students are written at a time while others wait for the matching lock, and how many are read at a time. */
const WRITTEN = 100
const READ = 5000

type Run = Pick<queries.RunPart, 'id' | 'why' | 'started_at'>

/** What a run will write, and the data that it decided by. */
interface Plan {
  /** In epoch milliseconds. */
  readonly now: number
  readonly mode: MatchingMode
  /** Only known students are matched. */
  readonly confirmedOnly: boolean
  readonly weights: Weights
  readonly students: ReadonlyMap<string, queries.QueuedRow>
  readonly coaches: ReadonlyMap<string, matching.CandidateRow>
  /** The matches to make, per student with something to write; empty if only requests end. */
  readonly matches: ReadonlyMap<string, readonly ProgrammeMatch[]>
  readonly known: Known
}

/**
 * Matches these students with coaches who have places, in one run. Existing matches do not change. In automatic mode
 * the matches are accepted, otherwise they are requests. In automatic mode a pending request does not count as
 * existing: it is accepted if its coach is among the matches, and ends otherwise. If a known student would get no coach,
 * matches of students who are not known give way.
 *
 * Nobody waits while this computes. It therefore checks again before it writes, under the lock and in batches: it skips
 * students who have changed meanwhile, and coaches without a free place. A few students are then matched again under
 * the lock; a queue is left for its next run. Run twice, or concurrently, it gives each place once.
 */
export async function matchTogether(
  context: Context,
  why: Run['why'],
  studentIds: readonly string[],
): Promise<void> {
  const { database, clock } = context
  const run: Run = { id: randomUUID(), why, started_at: new Date(clock.now()) }
  const plan = await planFor(context, database.root, studentIds)
  if (plan.students.size === 0) return
  const ids = [...plan.matches.keys()]
  let held = true
  for (let at = 0; at === 0 || at < ids.length; at += WRITTEN) {
    const part = ids.slice(at, at + WRITTEN)
    const all = await database.transaction(async (trx) => {
      await lockMatching(trx)
      return write(context, trx, run, plan, part)
    })
    held &&= all
  }
  if (held || why === 'queue' || plan.students.size * plan.coaches.size > FEW_PAIRS) return
  await database.transaction(async (trx) => {
    await lockMatching(trx)
    const again = await planFor(context, trx, studentIds)
    await write(context, trx, run, again, [...again.matches.keys()])
  })
}

/** Matches everybody who has answered and may have more coaches: first coaches before second and third ones. */
export async function matchQueued(context: Context): Promise<void> {
  const { root } = context.database
  const { matchingMode, confirmedOnly } = await getProgramme(root)
  const ids = await queries.studentsWithPlaces(root, MAX_MATCHES, countedIn(matchingMode), confirmedOnly)
  if (ids.length > 0) await matchTogether(context, 'queue', ids)
}

/** Decides every pending request, when the programme switches to automatic mode. */
export async function matchWhoWait(context: Context): Promise<void> {
  await matchTogether(context, 'mode changed', await queries.studentsWhoWait(context.database.root))
}

/** The matches that count as existing: in automatic mode a pending request takes no place from others. */
export function countedIn(mode: MatchingMode): matching.Counted {
  return mode === 'automatic' ? ['accepted'] : ['pending', 'accepted']
}

/** Reads the current state and computes the best matches. Writes nothing. */
async function planFor({ clock }: Context, sql: Sql, studentIds: readonly string[]): Promise<Plan> {
  const { matchingMode: mode, confirmedOnly } = await getProgramme(sql)
  const { weights } = await storedWeights(sql)
  const counted = countedIn(mode)
  const rows: queries.QueuedRow[] = []
  for (let at = 0; at < studentIds.length; at += READ)
    rows.push(...(await queries.queuedStudents(sql, studentIds.slice(at, at + READ))))
  const students = new Map(rows.map((row) => [row.id, row]))
  const coaches = new Map((await matching.openCoaches(sql, counted)).map((row) => [row.id, row]))
  const now = clock.now()
  const matched = rows.filter(({ known, away }) => !away && (known || !confirmedOnly))
  const coachesKnown = await knownFor(sql, rows)
  const queue = { students: waitingStudents(matched, counted, now), now, weights }
  const { matches } = await matchWithWay(sql, queue, [...coaches.values()], counted, coachesKnown)
  const found: Map<string, readonly ProgrammeMatch[]> = Map.groupBy(matches, ({ student }) => student)
  // Students without a new match may still have requests that end.
  for (const row of rows) if (!found.has(row.id) && unsettled(row, mode).length > 0) found.set(row.id, [])
  return { now, mode, confirmedOnly, weights, students, coaches, matches: found, known: coachesKnown.known }
}

/**
 * The matches of a queue. Which matches would give way is only read if a known student gets no coach otherwise, since
 * that means reading all matches of all coaches.
 */
export async function matchWithWay(
  sql: Sql,
  queue: Omit<ProgrammeQueue, 'coaches'>,
  rows: readonly matching.CandidateRow[],
  counted: matching.Counted,
  known: KnownCoaches,
): Promise<Pick<MatchedProgramme, 'matches'>> {
  const found = await matchAside({ ...queue, coaches: rows }, known)
  const placed = new Set(found.matches.map(({ student }) => student))
  const lacksCoach = ({ id, givesWay, standing }: WaitingStudent) =>
    !givesWay && standing.length === 0 && !placed.has(id)
  if (!queue.students.some(lacksCoach)) return found
  const givingWay = await givingWayOf(sql, rows, counted, queue.now)
  return givingWay.size > 0 ? matchAside({ ...queue, coaches: rows, givingWay }, known) : found
}

/** The matches of a queue. Computed in a worker thread if that takes long. */
export async function matchAside(
  queue: ProgrammeQueue,
  { known, evidence }: KnownCoaches,
): Promise<Pick<MatchedProgramme, 'matches'>> {
  const { students, coaches, givingWay } = queue
  if (!givingWay && !coaches.some(({ capacity, load }) => load < capacity)) return { matches: [] }
  if (students.length * coaches.length <= FEW_PAIRS) return matchProgramme({ ...queue, known })
  return inThread<MatchedProgramme>(THREAD, { queue, evidence })
}

/** The students as the rules of matching see them. A student with a coach does not wait. */
export function waitingStudents(
  rows: readonly queries.QueuedRow[],
  counted: matching.Counted,
  now: number,
): WaitingStudent[] {
  return rows.map(({ live, since, known, away: _, ...row }) => {
    const standing = live.filter(({ status }) => counted.includes(status)).map(({ coach_id }) => coach_id)
    const waited = standing.length > 0 || since === null ? 0 : now - since.getTime()
    return { ...row, standing, waitedDays: waited / DAY, givesWay: !known }
  })
}

/** A student's pending requests in automatic mode. */
function unsettled({ live }: queries.QueuedRow, mode: MatchingMode) {
  return mode === 'automatic' ? live.filter(({ status }) => status === 'pending') : []
}

/** Writes a part of a plan as far as it still applies. Returns whether all of it did. The matching is locked. */
async function write(
  context: Context,
  trx: Trx,
  run: Run,
  plan: Plan,
  studentIds: readonly string[],
): Promise<boolean> {
  const { mode, students, coaches } = plan
  const isSame = isSettled(await getProgramme(trx), plan)
  const wanted = isSame ? studentIds.flatMap((id) => plan.matches.get(id) ?? []) : []
  const left = await placesLeft(trx, wanted, mode)
  const ends: string[] = []
  const inserts: matching.NewMatch[] = []
  const accepts: string[] = []
  const told: string[] = []
  const given: GivenUp[] = []
  let held = isSame
  for (const row of isSame ? await queries.queuedStudents(trx, studentIds) : []) {
    if (JSON.stringify(row) !== JSON.stringify(students.get(row.id))) {
      held = false
      continue
    }
    const matches = plan.matches.get(row.id) ?? []
    const requests = new Map(unsettled(row, mode).map(({ id, coach_id }) => [coach_id, id]))
    const factorsOf = pairFactors(row, plan.now, plan.weights, plan.known)
    let isTold = false
    for (const { coach, score, turn, byGivingWay } of matches) {
      const places = left.get(coach) ?? 0
      const request = requests.get(coach)
      requests.delete(coach)
      if (places > 0) left.set(coach, places - 1)
      else {
        const way =
          byGivingWay && left.has(coach) ? await makeWay(context, trx, coach, countedIn(mode)) : null
        if (!way) {
          held = false
          continue
        }
        given.push(way)
      }
      if (request !== undefined) {
        accepts.push(request)
        continue
      }
      const id = randomUUID()
      inserts.push({
        id,
        student_profile_id: row.id,
        coach_id: coach,
        status: mode === 'automatic' ? 'accepted' : 'pending',
        score: 100 * score,
        created_at: run.started_at,
        run_id: run.id,
        factors: factorsOf(coaches.get(coach)!),
      })
      // One mail per student and run, which names all coaches of the run.
      if (mode === 'automatic' && !isTold && isNews(run.why, turn)) {
        told.push(id)
        isTold = true
      }
    }
    ends.push(...requests.values())
  }
  await matching.endRequests(trx, ends)
  for (const id of accepts)
    if (await matching.setDecision(trx, id, 'accepted', 'admin', run.started_at)) told.push(id)
  await queries.addToRun(trx, {
    ...run,
    finished_at: new Date(context.clock.now()),
    weights: plan.weights,
    students: students.size,
    coaches: coaches.size,
    matches: inserts.length,
  })
  await matching.insertMatches(trx, inserts)
  needsChanged(context)
  await wayGiven(context, trx, given)
  const mails = [...told].map((matchId) => ({ matchId }))
  await enqueueMail(context, trx, matchAcceptedMail, mails)
  const made = inserts.filter(({ status }) => status === 'accepted').map(({ id }) => id)
  await announceCare(context, trx, { matchIds: [...accepts, ...made] })
  await announceRequests(
    context,
    trx,
    inserts.filter(({ status }) => status === 'pending'),
  )
  return held
}

/** Whether the settings that a plan was made by are still those of the programme. */
function isSettled(programme: Programme, { mode, confirmedOnly }: Plan): boolean {
  return programme.matchingMode === mode && programme.confirmedOnly === confirmedOnly
}

/**
 * Whether a student gets a mail about a match that a run makes. A student who has answered was promised an update, and
 * one whose match has ended was told that we look for another coach. A queue adds second and third coaches silently.
 */
function isNews(why: Run['why'], turn: number): boolean {
  return why === 'answers' || why === 'place free' || (why === 'queue' && turn === 1)
}

/** How many more students each of these coaches accepts now; those who are closed are left out. */
async function placesLeft(
  trx: Trx,
  matches: readonly ProgrammeMatch[],
  mode: MatchingMode,
): Promise<Map<string, number>> {
  const ids = [...new Set(matches.map(({ coach }) => coach))]
  const rows = await matching.coachesById(trx, ids, countedIn(mode))
  return new Map(rows.filter(({ open }) => open).map(({ id, capacity, load }) => [id, capacity - load]))
}
