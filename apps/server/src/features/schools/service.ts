import { setTimeout as sleep } from 'node:timers/promises'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { mailDomain } from '@shinequo/contract/mail-address'
import { rule } from '@shinequo/contract/rules'
import type { SchoolResources } from '@shinequo/contract/schools'
import type {
  AdminSchool,
  addSchool as addSchoolEndpoint,
  saveSchool,
} from '@shinequo/contract/schools/admin-schools'
import { CHECK_COUNTS_MS, CHECK_RETRY_MS, isCheckDue } from '@shinequo/domain/schools/link-check'
import { schoolValue } from '@shinequo/domain/schools/school-value'
import { wellnessPage } from '@shinequo/domain/schools/wellness-page'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { isPublicMail } from '../../plugins/public-mail.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { tellWallOpened } from '../community/jobs.ts'
import { mayReadOwnResources } from './access.ts'
import { checkLink, lookAt } from './jobs.ts'
import { schoolNamed, valuesLike } from './lookups/queries.ts'
import { nameOfSchool, oneSchool, schoolOfDomain } from './lookups/service.ts'
import { presentResources } from './presenter.ts'
import * as queries from './queries.ts'

/** Longest time that a student waits for the first check of a link. Most sites respond within a second. */
const FIRST_CHECK_MS = 2500
const LOOK_EVERY_MS = 100

/**
 * The wellness page of the student's own school, and whether it can be shown in a frame. Enqueues a check of the link
 * if the last one is a day old; if there is none yet, waits for it up to FIRST_CHECK_MS.
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

/** Enqueues a check of the link, unless one is in progress. */
async function requestCheck(context: Context, url: string): Promise<void> {
  const now = context.clock.now()
  const since = {
    checkedUntil: new Date(now - CHECK_COUNTS_MS),
    askedUntil: new Date(now - CHECK_RETRY_MS),
  }
  await context.database.transaction(async (trx) => {
    if (await queries.claimCheck(trx, url, new Date(now), since)) {
      await context.jobs.enqueue(trx, checkLink, { url })
    }
  })
}

/** Polls for the first check of a link; undefined when it takes too long. */
async function firstCheck(context: Context, url: string): Promise<queries.FoundRow | undefined> {
  const until = performance.now() + FIRST_CHECK_MS
  while (performance.now() < until) {
    await sleep(LOOK_EVERY_MS)
    const check = await queries.lastCheck(context.database.root, url)
    if (check) return check
  }
  return undefined
}

/** The submitted mail domains without duplicates; refuses a text that is not a domain of a school. */
function readDomains(written: readonly string[]): Outcome<string[]> {
  const wrong = (domains: string) => refuse('invalid_input', { errors: { domains } })
  const domains = new Set<string>()
  for (const one of written) {
    const domain = mailDomain(one)
    if (domain === null) return wrong(rule('not_a_domain', { written: one }))
    if (isPublicMail(domain)) return wrong(rule('public_domain', { domain }))
    domains.add(domain)
  }
  return ok([...domains])
}

/** Sets the mail domains of a school; refuses those of another. */
async function saveDomains(
  trx: Trx,
  value: string,
  domains: readonly string[],
): Promise<Refusal | undefined> {
  const [taken] = await queries.setDomains(trx, value, domains)
  if (taken === undefined) return undefined
  const owner = (await schoolOfDomain(trx, taken)) ?? ''
  const name = (await nameOfSchool(trx, owner)) ?? owner
  return refuse('domain_taken', {
    errors: { domains: rule('domain_of_another', { domain: taken, school: name }) },
  })
}

/** Carries a refusal out of a transaction, which then rolls back. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** Runs a change of schools. A thrown `Refused` rolls it back and is returned as a refusal. */
async function changing<T>(context: Context, work: (trx: Trx) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  return context.database.transaction(work).catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal
    throw error
  })
}

/** Adds a school, visible to administrators and students at once. Checks its link before it responds. */
export async function addSchool(
  context: Context,
  actor: Actor,
  { name, wellness_url, domains: written }: BodyOf<typeof addSchoolEndpoint>,
): Promise<Outcome<AdminSchool>> {
  const read = readDomains(written)
  if (!read.ok) return read
  const domains = read.value
  const outcome = await changing(context, async (trx): Promise<Outcome<string>> => {
    if (await schoolNamed(trx, name)) {
      return refuse('school_exists', { errors: { name: rule('school_name_taken') } })
    }
    const taken = await valuesLike(
      trx,
      schoolValue(name, () => false),
    )
    const value = schoolValue(name, (one) => taken.has(one))
    const row = {
      value,
      name,
      wellness_url,
      wall_on: false,
      version: 1,
      state: 'open',
      joined_to: null,
    } as const
    if (!(await queries.insertSchool(trx, row, new Date(context.clock.now())))) {
      return refuse('version_conflict')
    }
    const refusal = await saveDomains(trx, value, domains)
    if (refusal) throw new Refused(refusal)
    await record(context, trx, actor, {
      action: 'school.added',
      subjectType: 'school',
      subjectId: value,
      details: { name, wellness_url, domains },
    })
    return ok(value)
  })
  if (!outcome.ok) return outcome
  if (wellness_url !== '') await lookAt(context, wellness_url)
  return oneSchool(context, outcome.value)
}

/** Changes a school, visible to its students at once. Checks a new link before it responds. */
export async function changeSchool(
  context: Context,
  actor: Actor,
  value: string,
  { version, domains: written, ...wanted }: BodyOf<typeof saveSchool>,
): Promise<Outcome<AdminSchool>> {
  const read = written === undefined ? ok(undefined) : readDomains(written)
  if (!read.ok) return read
  const now = new Date(context.clock.now())
  const outcome = await changing(context, async (trx): Promise<Outcome<{ before: string }>> => {
    const locked = await queries.lockSchool(trx, value)
    const before = locked ?? queries.asListed(value)
    if (!before || before.joined_to !== null) return refuse('not_found')
    if (before.version !== version) return refuse('version_conflict')
    const row = { ...before, ...wanted, version: version + 1 }
    if (locked) await queries.updateSchool(trx, row, now)
    else if (!(await queries.insertSchool(trx, row, now))) return refuse('version_conflict')
    const had = (await queries.domainsOfSchools(trx, [value])).get(value) ?? []
    const domains = read.value ?? had
    const refusal = await saveDomains(trx, value, domains)
    if (refusal) throw new Refused(refusal)
    const { name, wellness_url, wall_on } = before
    const details = {
      from: { name, wellness_url, wall_on, domains: had },
      to: { ...wanted, domains },
    }
    await record(context, trx, actor, {
      action: 'school.changed',
      subjectType: 'school',
      subjectId: value,
      details,
    })
    if (wanted.wall_on && !wall_on) await context.jobs.enqueue(trx, tellWallOpened, { school: value })
    return ok({ before: wellness_url })
  })
  if (!outcome.ok) return outcome
  const { wellness_url } = wanted
  if (wellness_url !== '' && wellness_url !== outcome.value.before) await lookAt(context, wellness_url)
  return oneSchool(context, value)
}

/** Checks a school's link now, however recent the last check is. */
export async function checkSchool(context: Context, value: string): Promise<Outcome<AdminSchool>> {
  const before = await oneSchool(context, value)
  if (!before.ok) return before
  const { wellness_url } = before.value
  if (wellness_url === '') {
    return refuse('invalid_input', { errors: { wellness_url: rule('no_link') } })
  }
  await lookAt(context, wellness_url)
  return oneSchool(context, value)
}
