import { setTimeout as moment } from 'node:timers/promises'
import type { SchoolResources } from '@shinequo/contract/schools'
import { CHECK_COUNTS_MS, CHECK_RETRY_MS, isCheckDue } from '@shinequo/domain/schools/link-check'
import { wellnessPage } from '@shinequo/domain/schools/wellness-page'
import type { Context } from '../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { mayReadOwnResources } from './access.ts'
import { checkLink } from './jobs.ts'
import { presentResources } from './presenter.ts'
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
