import type { BodyOf } from '@shinequo/contract/endpoint'
import {
  BULK_MOST,
  type BulkActName,
  type BulkCode,
  type planBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import { accountLeftOut, matchLeftOut } from '@shinequo/domain/people/bulk-acts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { notToAskFor } from '../../bookings/asks/service.ts'
import { coachStatuses } from '../../coaches/service.ts'
import { idsOfMatches } from '../../matching/lists/service.ts'
import { idsWithoutAnswers, notToRemind } from '../../matching/unmatched/service.ts'
import { idsOfQuiet } from '../../programme/quiet/service.ts'
import { notToAssign } from '../../schools/assignments/service.ts'
import { idsOfInvitations } from '../invitations/service.ts'
import { idsOfPeople, peopleFilterOf } from '../service.ts'
import * as queries from './queries.ts'

/** An act, as far as it decides who is left out. */
interface Act {
  readonly act: BulkActName
  readonly capacity: number | null
  /** The school, of an act that sets it. */
  readonly school: string | null
}

/** A target of an act, and why it is left out; null if it is not. */
export interface PlannedTarget {
  readonly target_id: string
  readonly code: BulkCode | null
}

/** The ids that were chosen one by one, or those of all that fit the filter: one more than an act may have, at most. */
export async function chosenTargets(
  sql: Sql,
  { act, targets, filter = {} }: BodyOf<typeof planBulkAct>,
  now: number,
): Promise<string[]> {
  if (targets) return [...new Set(targets)]
  const { search = '', status, reminded = 'anybody' } = filter
  const most = BULK_MOST + 1
  if (act === 'send_again')
    return idsOfInvitations(sql, { search, role: filter.role, school: filter.school }, most)
  if (act === 'approve_matches' || act === 'end_matches') {
    return idsOfMatches(sql, status ?? 'pending', search, most)
  }
  if (filter.quiet) return idsOfQuiet(sql, filter.quiet, now, most)
  // A list of people names a stage or a role; the list of students without answers does not.
  if (act === 'remind' && filter.role === undefined)
    return idsWithoutAnswers(sql, { search, reminded, now }, most)
  return idsOfPeople(sql, peopleFilterOf(filter, now), filter.state, most)
}

/** Whom an act would leave out and why, as things are now. */
export async function plannedTargets(
  sql: Sql,
  actor: Actor,
  act: Act,
  ids: readonly string[],
  now: number,
): Promise<PlannedTarget[]> {
  const leftOut = await leftOutBy(sql, actor, act, ids, now)
  return ids.map((target_id) => ({ target_id, code: leftOut(target_id) }))
}

type LeftOut = (id: string) => BulkCode | null

async function leftOutBy(
  sql: Sql,
  actor: Actor,
  { act, capacity, school }: Act,
  ids: readonly string[],
  now: number,
): Promise<LeftOut> {
  if (act === 'remind') return notToRemind(sql, ids, now)
  if (act === 'ask_coach') return notToAskFor(sql, ids, now)
  if (act === 'set_school') return notToAssign(sql, ids, school ?? '')
  if (act === 'send_again') {
    const open = new Set(await queries.openInvitations(sql, ids))
    return (id) => (open.has(id) ? null : 'not_found')
  }
  if (act === 'approve_matches' || act === 'end_matches') return matchesLeftOut(sql, act, ids)
  const accounts = new Map((await queries.accountsToAct(sql, ids)).map((row) => [row.id, row]))
  const coaches = await coachStatuses(sql, ids)
  return (id) => {
    const account = accounts.get(id)
    if (!account) return 'not_found'
    const coach = coaches.get(id)
    const facts = {
      role: account.role,
      suspended: account.suspended_at !== null,
      own: id === actor.accountId,
      coach: coach ?? null,
    }
    return accountLeftOut(act, facts, capacity)
  }
}

/** Each approval takes a place of its coach, so those that come later may find none. */
async function matchesLeftOut(sql: Sql, act: BulkActName, ids: readonly string[]): Promise<LeftOut> {
  const decides = (await getProgramme(sql)).matchingMode === 'admin'
  const matches = new Map((await queries.matchesToAct(sql, ids)).map((row) => [row.id, row]))
  const taken = new Map<string, number>()
  return (id) => {
    const match = matches.get(id)
    if (!match) return 'not_found'
    const before = taken.get(match.coach_id) ?? 0
    const code = matchLeftOut(act, { status: match.status, room: match.room - before, decides })
    if (code === null) taken.set(match.coach_id, before + 1)
    return code
  }
}
