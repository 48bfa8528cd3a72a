import type { BodyOf } from '@shinequo/contract/endpoint'
import type { CoachNotices, markNoticesSeen, markWordsRead } from '@shinequo/contract/notifications/notices'
import { type MailedNotice, noticeMailAt } from '@shinequo/domain/notifications/notice-times'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { coachAsksMail } from '../mail/coach-asks.ts'
import { coachCareMail, needCare } from '../mail/coach-care.ts'
import { coachRatingsMail } from '../mail/coach-ratings.ts'
import { coachRequestsMail } from '../mail/coach-requests.ts'
import { enqueueMail } from '../service.ts'
import * as queries from './queries.ts'

/** How much the coach has not seen yet. */
export async function coachNotices(context: Context, coach: Actor): Promise<Outcome<CoachNotices>> {
  const now = new Date(context.clock.now())
  const unseen = await queries.unseenOf(context.database.root, coach.profileId, now)
  const care = await needCare(context, context.database.root, { coachId: coach.profileId })
  const students = care.map(({ student_profile_id }) => student_profile_id)
  return ok({ ...unseen, care: students, at: now.toISOString() })
}

/** Stores what the coach has seen. Their other open pages count again. */
export async function markSeen(
  context: Context,
  coach: Actor,
  { kind, until }: BodyOf<typeof markNoticesSeen>,
): Promise<Outcome<CoachNotices>> {
  // Nobody has seen what is yet to come.
  const seen = new Date(Math.min(Date.parse(until), context.clock.now()))
  await context.database.transaction(async (trx) => {
    await queries.setSeen(trx, coach.profileId, kind, seen)
    afterPossibleCommit(() => sessionsChanged(context, [coach.profileId]))
  })
  return coachNotices(context, coach)
}

/** Stores up to when the coach has read what a matched student wrote. Other students are not found. */
export async function markRead(
  context: Context,
  coach: Actor,
  student_profile_id: string,
  { until }: BodyOf<typeof markWordsRead>,
): Promise<Outcome<CoachNotices>> {
  const read = new Date(Math.min(Date.parse(until), context.clock.now()))
  const isTheirs = await context.database.transaction(async (trx) => {
    afterPossibleCommit(() => sessionsChanged(context, [coach.profileId]))
    return queries.setReadUntil(trx, { student_profile_id, coach_id: coach.profileId }, read)
  })
  return isTheirs ? coachNotices(context, coach) : refuse('not_found')
}

const MAIL_OF = {
  requests: coachRequestsMail,
  ratings: coachRatingsMail,
  care: coachCareMail,
  asks: coachAsksMail,
}

/** A mail stops collecting this long before it is sent, in milliseconds: what happens later starts the next mail. */
const MARGIN_MS = 60_000

async function planMails(
  context: Context,
  trx: Trx,
  kind: MailedNotice,
  firsts: ReadonlyMap<string, number>,
): Promise<void> {
  if (firsts.size === 0) return
  const now = context.clock.now()
  const mail = MAIL_OF[kind]
  const coaches = (await queries.coachesToTell(trx, kind, [...firsts.keys()])).map((coach) => {
    const due = noticeMailAt(kind, now, coach.time_zone)
    return { ...coach, due, until: due - MARGIN_MS }
  })
  if (coaches.length === 0) return
  const plans = coaches.map(({ id, until }) => ({ coach_id: id, kind, mail_due_at: new Date(until) }))
  const planned = await queries.planMails(trx, plans, new Date(now))
  for (const due of new Set(coaches.map((coach) => coach.due))) {
    const told = coaches
      .filter(({ id, due: own }) => own === due && planned.has(id))
      .map(({ id, account_id, until }) => ({
        accountId: account_id,
        from: Math.min(firsts.get(id) ?? now, now),
        until,
      }))
    if (told.length > 0) await enqueueMail(context, trx, mail, told, new Date(due))
  }
  afterPossibleCommit(() => sessionsChanged(context, [...firsts.keys()]))
}

/**
 * Notifies coaches of requests that wait for their answer: at once on open pages, and together in one mail. Does nothing
 * where coaches do not decide.
 */
export async function announceRequests(
  context: Context,
  trx: Trx,
  requests: readonly { readonly coach_id: string; readonly created_at: Date }[],
): Promise<void> {
  const firsts = new Map(requests.map(({ coach_id, created_at }) => [coach_id, created_at.getTime()]))
  await planMails(context, trx, 'requests', firsts)
}

/** Notifies a coach of a new rating. The ratings of a day share one mail. */
export async function announceRating(context: Context, trx: Trx, coachId: string): Promise<void> {
  await planMails(context, trx, 'ratings', new Map([[coachId, context.clock.now()]]))
}

/**
 * Notifies coaches whom the programme asks to suggest a time: at once on open pages. The asks of a day share one mail,
 * however many students there are.
 */
export async function announceAsks(context: Context, trx: Trx, coachIds: readonly string[]): Promise<void> {
  const now = context.clock.now()
  await planMails(context, trx, 'asks', new Map(coachIds.map((id) => [id, now])))
}

/**
 * Notifies coaches of words that may mean danger: at once on open pages, and in one mail. `of` is a student who wrote, or
 * new matches. Does nothing where nobody wrote such words.
 */
export async function announceCare(
  context: Context,
  trx: Trx,
  of: { readonly studentId: string } | { readonly matchIds: readonly string[] },
): Promise<void> {
  const now = context.clock.now()
  const coaches = (await needCare(context, trx, of)).map(({ coach_id }) => [coach_id, now] as const)
  await planMails(context, trx, 'care', new Map(coaches))
}

/** Notifies the coaches of a student who changed what they say about themselves, if the new words may mean danger. */
export async function announceNewWords(
  context: Context,
  trx: Trx,
  student_profile_id: string,
  words: readonly string[],
): Promise<void> {
  if (!words.some(context.risk.isClear)) return
  await queries.setReadUntil(trx, { student_profile_id }, null)
  await announceCare(context, trx, { studentId: student_profile_id })
}
