import { randomUUID } from 'node:crypto'
import type {
  AskPlace,
  answerCareRequest,
  askForContact as askForContactEndpoint,
  CareRequest,
  ContactOffer,
  listCareRequests,
  readCareRequest,
} from '@shinequo/contract/care'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import * as value from '@shinequo/contract/values'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { needsChanged, sessionsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { type Counted, counted, giveBack, type Limit, openLimit, tried } from '../../plugins/limits.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record, recordListOpened } from '../audit/service.ts'
import { mayAskForContact } from './access.ts'
import { type AlarmLimits, countAlarm, openAlarmLimits, tellStaff } from './alarms/service.ts'
import { presentRequest } from './presenter.ts'
import * as queries from './queries.ts'
import { settingsRow } from './settings/queries.ts'
import { namesOfChosen } from './staff/service.ts'
import { setRead } from './worries/queries.ts'

const messages = messagesOf('en').care

const PAGE = 25

const requestKey = z.tuple([value.instant, value.id])

interface CareLimits {
  readonly requests: Limit
  readonly alarms: AlarmLimits
}

/** The limits: a student may ask ten times a day, and `alarms` counts the mails to staff. */
export function openCareLimits(context: Context): CareLimits {
  return {
    requests: openLimit(context, { name: 'care-request', times: 10, seconds: 24 * 60 * 60 }),
    alarms: openAlarmLimits(context),
  }
}

/**
 * Asks the staff to get in touch with a student, and shows them the student's text, if there is one. Asking again about
 * the same text, or again without one, changes nothing and costs nothing while the request waits. Administrators are
 * notified by mail unless this student has a waiting request already: one mail is enough.
 */
export async function askForContact(
  context: Context,
  limits: CareLimits,
  actor: Actor,
  { place, text }: BodyOf<typeof askForContactEndpoint>,
): Promise<Outcome<ReplyOf<typeof askForContactEndpoint>>> {
  if (!mayAskForContact(actor)) return refuse('forbidden')
  const student_profile_id = actor.profileId
  const before = await queries.openRequestsOf(context.database.root, { student_profile_id, place, text })
  if (before.sameSince) return asked(place, before.sameSince, true)
  const tooMany = await counted([limits.requests, actor.profileId])
  if (tooMany) return tooMany
  const alarm = before.open === 0 ? await countAlarm(context, limits.alarms, actor.accountId) : null
  const request: Counted = [limits.requests, actor.profileId]
  const all = alarm ? [request, alarm.counted] : [request]
  const created_at = new Date(context.clock.now())
  const { unused, sameSince } = await tried(all, () =>
    context.database.transaction(
      async (trx): Promise<{ unused: readonly Counted[]; sameSince: Date | null }> => {
        await queries.lockStudent(trx, student_profile_id)
        // Another request may have come at the same moment.
        const waiting = await queries.openRequestsOf(trx, { student_profile_id, place, text })
        const { sameSince } = waiting
        if (sameSince) return { unused: all, sameSince }
        const id = randomUUID()
        await queries.insertRequest(trx, { id, student_profile_id, place, text, created_at })
        needsChanged(context)
        if (!alarm) return { unused: [], sameSince }
        if (waiting.open > 0) return { unused: [alarm.counted], sameSince }
        await tellStaff(context, trx, id, alarm)
        return { unused: [], sameSince }
      },
    ),
  )
  await giveBack(...unused)
  return asked(place, sameSince ?? created_at, sameSince !== null)
}

function asked(place: AskPlace, at: Date, already: boolean): Outcome<ReplyOf<typeof askForContactEndpoint>> {
  const message = place === 'asked' ? messages.someoneWillGetInTouch : messages.staffWillGetInTouch
  return ok({ message, asked_at: at.toISOString(), already })
}

/** Who gets in touch with a student who asks for it, when staff are there, and whether this student waits. */
export async function contactOffer({ database }: Context, actor: Actor): Promise<Outcome<ContactOffer>> {
  if (!mayAskForContact(actor)) return refuse('forbidden')
  const { root } = database
  const { hours } = await settingsRow(root)
  const askedAt = await queries.askedSince(root, actor.profileId)
  return ok({ staff: await namesOfChosen(root), hours, asked_at: askedAt?.toISOString() ?? null })
}

/** A page of requests, with the counts. The view is audited. */
export async function listRequests(
  context: Context,
  actor: Actor,
  { list, cursor }: QueryOf<typeof listCareRequests>,
): Promise<Outcome<ReplyOf<typeof listCareRequests>>> {
  const place = placeOf(cursor, requestKey)
  if (!place.ok) return place
  await recordListOpened(context, actor, 'care_requests')
  const { root } = context.database
  const rows = await queries.listRequests(root, list, place.value, PAGE + 1)
  const { shown, next } = pageOf(rows, PAGE, (last) => [
    (last.answered_at ?? last.created_at).toISOString(),
    last.id,
  ])
  return ok({
    requests: shown.map(presentRequest),
    counts: await queries.countRequests(root),
    next,
  })
}

/** How many requests are waiting, and how many were answered. */
export async function countRequests({ database }: Context): Promise<Outcome<queries.Counts>> {
  return ok(await queries.countRequests(database.root))
}

/** Opens a student's text. Each time adds an audit entry, which the student can read. */
export async function readRequest(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<ReplyOf<typeof readCareRequest>>> {
  return context.database.transaction(async (trx): Promise<Outcome<ReplyOf<typeof readCareRequest>>> => {
    const row = await queries.requestById(trx, id)
    if (!row) return refuse('not_found')
    await record(context, trx, actor, { action: ACTIONS[kindOf(row)].read, ...subjectOf(row) })
    if (row.place === 'worry' && (await setRead(trx, id, actor.accountId, new Date(context.clock.now()))))
      tellCoach(context, row)
    return ok({ ...presentRequest(row), text: row.text })
  })
}

/** What the audit calls the acts on a request of a student, and on a worry of a coach. */
const ACTIONS = {
  request: {
    read: 'care.request_read',
    answered: 'care.request_answered',
    reopened: 'care.request_reopened',
  },
  worry: { read: 'care.worry_read', answered: 'care.worry_closed', reopened: 'care.worry_reopened' },
} as const

const kindOf = ({ place }: queries.RequestRow) => (place === 'worry' ? 'worry' : 'request')

/** Makes the open pages of the coach who handed over a worry show what became of it. */
function tellCoach(context: Context, { coach_id }: queries.RequestRow): void {
  if (coach_id !== null) afterPossibleCommit(() => sessionsChanged(context, [coach_id]))
}

function subjectOf({ id, student_profile_id }: queries.RequestRow) {
  return { subjectType: 'care_request', subjectId: id, studentProfileId: student_profile_id }
}

/**
 * Stores that somebody got in touch. The note of what was done stays with the request and is never written to the
 * audit.
 */
export async function answerRequest(
  context: Context,
  actor: Actor,
  id: string,
  { note, version }: BodyOf<typeof answerCareRequest>,
): Promise<Outcome<CareRequest>> {
  const answered_at = new Date(context.clock.now())
  return context.database.transaction((trx) =>
    change(
      context,
      trx,
      actor,
      { id, version, act: 'answered' },
      {
        answered_at,
        answered_by: actor.accountId,
        answer_note: note,
      },
    ),
  )
}

/** Undoes an answer, no matter who gave it: the request is open again. */
export async function reopenRequest(
  context: Context,
  actor: Actor,
  id: string,
  version: number,
): Promise<Outcome<CareRequest>> {
  return context.database.transaction((trx) =>
    change(
      context,
      trx,
      actor,
      { id, version, act: 'reopened' },
      {
        answered_at: null,
        answered_by: null,
        answer_note: '',
      },
    ),
  )
}

async function change(
  context: Context,
  trx: Trx,
  actor: Actor,
  { id, version, act }: { id: string; version: number; act: 'answered' | 'reopened' },
  answer: Parameters<typeof queries.setAnswer>[2],
): Promise<Outcome<CareRequest>> {
  const row = await queries.requestById(trx, id)
  if (!row) return refuse('not_found')
  if (!(await queries.setAnswer(trx, { id, version }, answer))) return refuse('version_conflict')
  await record(context, trx, actor, { action: ACTIONS[kindOf(row)][act], ...subjectOf(row) })
  tellCoach(context, row)
  needsChanged(context)
  const now = await queries.requestById(trx, id)
  return now ? ok(presentRequest(now)) : refuse('not_found')
}
