import { setTimeout as moment } from 'node:timers/promises'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { type AdminSchool, SCHOOLS, type SchoolResources, type saveSchool } from '@shinequo/contract/schools'
import { CHECK_COUNTS_MS, CHECK_RETRY_MS, isCheckDue } from '@shinequo/domain/schools/link-check'
import { wellnessPage } from '@shinequo/domain/schools/wellness-page'
import type { Context } from '../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { mayReadOwnResources } from './access.ts'
import { checkLink, lookAt } from './jobs.ts'
import { asListed, type Listed, presentResources, presentSchool } from './presenter.ts'
import * as queries from './queries.ts'

/** Longest that a student waits for the first check of a link: most sites answer within a second. */
const FIRST_CHECK_MS = 2500
const LOOK_EVERY_MS = 100

/**
 * The wellness page of the student's own school, and whether it can be shown in a frame. Asks for the link to be
 * checked when the last check is a day old; when there is none yet, waits for it a little.
 */
export async function ownResources(context: Context, actor: Actor): Promise<Outcome<SchoolResources>> {
  if (!mayReadOwnResources(actor)) return refuse('forbidden')
  const { root } = context.database
  const row = await queries.schoolOfStudent(root, actor.profileId)
  if (!row) return refuse('not_found')
  const saved = row.name === null ? undefined : { name: row.name, wellnessUrl: row.wellness_url ?? '' }
  const page = wellnessPage(row.school, saved)
  if (page.url === null) return ok(presentResources(page, undefined))
  const check = await queries.lastCheck(root, page.url)
  if (isCheckDue(check?.checked_at.getTime() ?? null, context.clock.now())) {
    await requestCheck(context, page.url)
  }
  return ok(presentResources(page, check ?? (await firstCheck(context, page.url))))
}

/** Enqueues a check of the link, unless one is on its way. */
async function requestCheck(context: Context, url: string): Promise<void> {
  const now = context.clock.now()
  const since = {
    checkedUntil: new Date(now - CHECK_COUNTS_MS),
    askedUntil: new Date(now - CHECK_RETRY_MS),
  }
  const taken = await context.database.transaction(async (trx) => {
    if (!(await queries.takeCheck(trx, url, new Date(now), since))) return false
    await context.jobs.enqueue(trx, checkLink, { url })
    return true
  })
  if (taken) context.jobs.nudge(checkLink)
}

/** The first check of a link, as soon as it is there; undefined when it takes too long. */
async function firstCheck(context: Context, url: string): Promise<queries.FoundRow | undefined> {
  const until = performance.now() + FIRST_CHECK_MS
  while (performance.now() < until) {
    await moment(LOOK_EVERY_MS)
    const check = await queries.lastCheck(context.database.root, url)
    if (check) return check
  }
  return undefined
}

const LISTED = Object.keys(SCHOOLS) as Listed[]

/** Every listed institution as it is now, by name. */
export async function listSchools({ database: { root } }: Context): Promise<Outcome<AdminSchool[]>> {
  const saved = new Map((await queries.savedSchools(root)).map((row) => [row.value, row]))
  const schools = LISTED.map((value) => saved.get(value) ?? asListed(value))
  const students = await queries.studentsOfSchools(root)
  const urls = schools.map(({ wellness_url }) => wellness_url).filter((url) => url !== '')
  const checks = await queries.lastChecks(root, [...new Set(urls)])
  return ok(
    schools
      .map((row) => presentSchool(row, students.get(row.value) ?? 0, checks.get(row.wellness_url)))
      .sort((a, b) => a.name.localeCompare(b.name, 'en-US')),
  )
}

/** One of them. */
async function oneSchool(context: Context, value: Listed): Promise<Outcome<AdminSchool>> {
  const schools = await listSchools(context)
  const school = schools.ok && schools.value.find((one) => one.value === value)
  return school ? ok(school) : refuse('not_found')
}

/** Changes a school, for its students at once. A link that is new is looked at before the answer. */
export async function changeSchool(
  context: Context,
  actor: Actor,
  value: Listed,
  { version, ...wanted }: BodyOf<typeof saveSchool>,
): Promise<Outcome<AdminSchool>> {
  const now = new Date(context.clock.now())
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<{ before: string }>> => {
    const locked = await queries.lockSchool(trx, value)
    const before = locked ?? asListed(value)
    if (before.version !== version) return refuse('version_conflict')
    const row = { value, ...wanted, version: version + 1 }
    if (locked) await queries.updateSchool(trx, row, now)
    else if (!(await queries.insertSchool(trx, row, now))) return refuse('version_conflict')
    const { name, wellness_url, wall_on } = before
    const details = { from: { name, wellness_url, wall_on }, to: wanted }
    await record(context, trx, actor, {
      action: 'school.changed',
      subjectType: 'school',
      subjectId: value,
      details,
    })
    return ok({ before: wellness_url })
  })
  if (!outcome.ok) return outcome
  const { wellness_url } = wanted
  if (wellness_url !== '' && wellness_url !== outcome.value.before) await lookAt(context, wellness_url)
  return oneSchool(context, value)
}

/** Looks at a school's link now, however long ago the last check was. */
export async function checkSchool(context: Context, value: Listed): Promise<Outcome<AdminSchool>> {
  const before = await oneSchool(context, value)
  if (!before.ok) return before
  const { wellness_url } = before.value
  if (wellness_url === '') {
    return refuse('invalid_input', { errors: { wellness_url: 'This school has no link to check' } })
  }
  await lookAt(context, wellness_url)
  return oneSchool(context, value)
}

/** The name of a listed institution, as administrators saved it. */
export async function nameOfSchool({ database: { root } }: Context, value: Listed): Promise<string> {
  const saved = (await queries.savedSchools(root)).find((row) => row.value === value)
  return (saved ?? asListed(value)).name
}
