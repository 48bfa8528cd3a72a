import type { BodyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import type {
  AdminSchool,
  Joining,
  joinSchool,
  setSchoolState,
} from '@shinequo/contract/schools/admin-schools'
import { shownFigure } from '@shinequo/domain/programme/small-groups'
import { mayEnd } from '@shinequo/domain/schools/school-value'
import type { Context } from '../../../plugins/context.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { tellWallOpened } from '../../community/jobs.ts'
import { findSchool, oneSchool } from '../lookups/service.ts'
import {
  asListed,
  domainsOfSchools,
  insertSchool,
  lockSchool,
  type SavedSchoolRow,
  setState,
} from '../queries.ts'
import * as queries from './queries.ts'

const wrong = (field: string, sentence: string) => refuse('invalid_input', { errors: { [field]: sentence } })

/** The school to join, and the one that it is joined to. */
async function pairOf(sql: Sql, value: string, into: string): Promise<Outcome<SavedSchoolRow[]>> {
  const from = await findSchool(sql, value)
  // A former name is not a school of its own.
  if (from?.value !== value) return refuse('not_found')
  if (!mayEnd(value)) return wrong('into', rule('school_needed'))
  const target = await findSchool(sql, into)
  if (!target) return wrong('into', rule('school_unlisted'))
  return target.value === value ? wrong('into', rule('school_joined_to_itself')) : ok([from, target])
}

/** What would move if a school were joined to another. */
export async function preview(
  { database: { root } }: Context,
  value: string,
  into: string,
): Promise<Outcome<Joining>> {
  const pair = await pairOf(root, value, into)
  if (!pair.ok) return pair
  const [, target] = pair.value as [SavedSchoolRow, SavedSchoolRow]
  const { students, ...counts } = await queries.belongingsOf(root, value)
  return ok({
    into: { value: target.value, name: target.name },
    students: shownFigure({ figure: students, students }),
    ...counts,
    domains: (await domainsOfSchools(root, [value])).get(value) ?? [],
  })
}

/** Locks a school that is not joined to another, storing a listed one that nobody has changed yet. */
async function lockWhole(trx: Trx, value: string, now: Date): Promise<SavedSchoolRow | undefined> {
  const listed = asListed(value)
  if (listed) await insertSchool(trx, listed, now)
  const row = await lockSchool(trx, value)
  return row?.joined_to === null ? row : undefined
}

/** Joins a school to another, in one transaction with its audit entry. */
export async function join(
  context: Context,
  actor: Actor,
  value: string,
  { into, version }: BodyOf<typeof joinSchool>,
): Promise<Outcome<AdminSchool>> {
  const now = new Date(context.clock.now())
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<string>> => {
    const pair = await pairOf(trx, value, into)
    if (!pair.ok) return pair
    const [, target] = pair.value as [SavedSchoolRow, SavedSchoolRow]
    // In one order, so that two joinings of the same schools wait for each other.
    const locked = new Map<string, SavedSchoolRow>()
    for (const one of [value, target.value].toSorted()) {
      const row = await lockWhole(trx, one, now)
      if (!row) return refuse('version_conflict')
      locked.set(one, row)
    }
    const from = locked.get(value)
    if (from?.version !== version) return refuse('version_conflict')
    const moved = await queries.belongingsOf(trx, value)
    const domains = (await domainsOfSchools(trx, [value])).get(value) ?? []
    await queries.moveAll(trx, value, target.value, now)
    // Students of the joined school may have waited for a wall that is open now.
    await context.jobs.enqueue(trx, tellWallOpened, { school: target.value })
    await record(context, trx, actor, {
      action: 'school.joined',
      subjectType: 'school',
      subjectId: value,
      details: { name: from.name, into: target.value, moved: { ...moved, domains } },
    })
    return ok(target.value)
  })
  return outcome.ok ? oneSchool(context, outcome.value) : outcome
}

/** Opens, closes or hides a school. */
export async function changeState(
  context: Context,
  actor: Actor,
  value: string,
  { state, version }: BodyOf<typeof setSchoolState>,
): Promise<Outcome<AdminSchool>> {
  if (!mayEnd(value) && state !== 'open') return wrong('state', rule('school_needed'))
  const now = new Date(context.clock.now())
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<null>> => {
    if (!(await findSchool(trx, value))) return refuse('not_found')
    const before = await lockWhole(trx, value, now)
    if (!before) return refuse('not_found')
    if (before.version !== version) return refuse('version_conflict')
    await setState(trx, value, state, now)
    await record(context, trx, actor, {
      action: 'school.state_changed',
      subjectType: 'school',
      subjectId: value,
      details: { name: before.name, from: before.state, to: state },
    })
    return ok(null)
  })
  return outcome.ok ? oneSchool(context, value) : outcome
}
