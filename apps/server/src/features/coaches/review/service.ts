import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import {
  type askForChanges as askEndpoint,
  REVIEW_ACTIONS,
  type ReviewedCoach,
} from '@shinequo/contract/coaches/review'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import { canTakeApprovalBack } from '@shinequo/domain/coaches/review'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { actsOn, record } from '../../audit/service.ts'
import { availabilityChanged } from '../../availability/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { coachApprovedMail } from '../mail/coach-approved.ts'
import { coachChangesMail } from '../mail/coach-changes-asked.ts'
import { presentChanges, presentOwnPage, presentReviewStep } from '../presenter.ts'
import * as coaches from '../queries.ts'
import { coachStatuses, ownPage, toDo } from '../service.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').coaches
type Said = { message: string }

/** A coach as students will see them, with the hours and the history, for the administrator who decides. */
export async function reviewCoach(context: Context, coachId: string): Promise<Outcome<ReviewedCoach>> {
  const { root } = context.database
  const [row] = await coaches.coachesById(root, [coachId])
  const standing = row && (await coachStatuses(root, [row.account_id])).get(row.account_id)
  if (!row || !standing) return refuse('not_found')
  const today = localDate(context.clock.now(), row.time_zone)
  const hours = await queries.hoursToReview(root, coachId, today)
  const acts = await actsOn(root, 'coach', [coachId])
  const steps = acts.filter(({ action }) => REVIEW_ACTIONS.some((one) => one === action))
  return ok({
    ...presentOwnPage(row, standing),
    version: standing.version,
    ...hours,
    history: steps.map(presentReviewStep),
  })
}

/** Approves a coach once every step is done, which makes them visible to students, and notifies the coach. */
export async function approve(
  context: Context,
  actor: Actor,
  coachId: string,
  version: number,
): Promise<Outcome<Said>> {
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<Said>> => {
    const coach = await coaches.lockStatus(trx, coachId)
    if (!coach) return refuse('not_found')
    if (coach.version !== version || coach.approved_at) return refuse('version_conflict')
    const missing = toDo(coach).map((step) => [step, rule('step_to_do', { step })])
    if (missing.length > 0) return refuse('joining_incomplete', { errors: Object.fromEntries(missing) })
    await coaches.updateCoachAsAdmin(trx, coachId, { approved_at: new Date(context.clock.now()) })
    await enqueueMail(context, trx, coachApprovedMail, [{ accountId: coach.account_id }])
    needsChanged(context)
    await record(context, trx, actor, { action: 'coach.approved', subjectType: 'coach', subjectId: coachId })
    return ok({ message: messages.canBeFound })
  })
  if (outcome.ok) availabilityChanged(context, [coachId])
  return outcome
}

/** Takes an approval back, as long as no student has been matched with the coach or has booked. */
export async function takeApprovalBack(
  context: Context,
  actor: Actor,
  coachId: string,
): Promise<Outcome<undefined>> {
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<undefined>> => {
    const coach = await coaches.lockStatus(trx, coachId)
    if (!coach) return refuse('not_found')
    if (!coach.approved_at) return refuse('version_conflict')
    if (!canTakeApprovalBack(await queries.approvalUse(trx, coachId))) return refuse('coach_in_use')
    await coaches.updateCoachAsAdmin(trx, coachId, { approved_at: null })
    const act = { action: 'coach.approval_taken_back', subjectType: 'coach', subjectId: coachId }
    needsChanged(context)
    await record(context, trx, actor, act)
    return ok(undefined)
  })
  if (outcome.ok) availabilityChanged(context, [coachId])
  return outcome
}

/** Asks a coach who is not approved yet for changes, and notifies them. Asking again replaces the words. */
export async function askForChanges(
  context: Context,
  actor: Actor,
  coachId: string,
  { version, words }: BodyOf<typeof askEndpoint>,
): Promise<Outcome<Said>> {
  const now = new Date(context.clock.now())
  return context.database.transaction(async (trx): Promise<Outcome<Said>> => {
    const coach = await coaches.lockStatus(trx, coachId)
    if (!coach) return refuse('not_found')
    if (coach.version !== version || coach.approved_at) return refuse('version_conflict')
    await coaches.updateCoachAsAdmin(trx, coachId, { changes_asked: words, changes_asked_at: now })
    const mail = { accountId: coach.account_id, askedAt: now.getTime() }
    await enqueueMail(context, trx, coachChangesMail, [mail])
    needsChanged(context)
    const act = { action: 'coach.changes_asked', subjectType: 'coach', subjectId: coachId, reason: words }
    await record(context, trx, actor, act)
    return ok({ message: messages.changesAskedFor })
  })
}

/** Sends the coach's own page for review again. Refused while a step is missing, or if nothing was asked for. */
export async function sendForReview(context: Context, actor: Actor): Promise<Outcome<OwnCoachProfile>> {
  return context.database.transaction(async (trx): Promise<Outcome<OwnCoachProfile>> => {
    const coach = await coaches.lockStatus(trx, actor.profileId)
    if (!coach) return refuse('not_found')
    if (!presentChanges(coach)) return refuse('version_conflict')
    const missing = toDo(coach).map((step) => [step, rule('step_to_do', { step })])
    if (missing.length > 0) return refuse('joining_incomplete', { errors: Object.fromEntries(missing) })
    await queries.setReviewSent(trx, actor.profileId, new Date(context.clock.now()))
    needsChanged(context)
    const act = { action: 'coach.review_sent', subjectType: 'coach', subjectId: actor.profileId }
    await record(context, trx, actor, act)
    return ownPage(trx, actor)
  })
}
