import { randomUUID } from 'node:crypto'
import type {
  decideStory,
  listStories as listStoriesEndpoint,
  listStoriesToReview as listStoriesToReviewEndpoint,
  OwnStory,
  openStoryAuthor,
  StoryToReview,
  shareStory as shareStoryEndpoint,
} from '@shinequo/contract/community'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import * as value from '@shinequo/contract/values'
import { mayDecide, mayUndo, needsReason, UNDO_MS } from '@shinequo/domain/community/story-decision'
import { storyTags } from '@shinequo/domain/community/story-tags'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { type Limit, openLimit } from '../../plugins/limits.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { mayUseWall } from './access.ts'
import { messagesAbout } from './messages/queries.ts'
import { isAwaited } from './opening/queries.ts'
import { presentOwnStory, presentStoryToReview, presentWallStory } from './presenter.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').community

/** Stories per page of the wall, and of the review lists. */
const WALL_PAGE = 10
const REVIEW_PAGE = 25
const DAY_SECONDS = 24 * 60 * 60
/** For people whose browser never sent a zone. */
const NO_ZONE = 'UTC'

const count = z.string().check(z.regex(/^-?\d{1,15}$/))
const wallKey = z.tuple([count])
const reviewKey = z.tuple([count, count, value.id])

interface WallLimits {
  readonly stories: Limit
  readonly reports: Limit
}

/** A student may submit five stories and twenty reports a day: nobody could review more. */
export function openWallLimits(context: Context): WallLimits {
  return {
    stories: openLimit(context, { name: 'story', times: 5, seconds: DAY_SECONDS }),
    reports: openLimit(context, { name: 'story-report', times: 20, seconds: DAY_SECONDS }),
  }
}

/** The wall of the school that the student has proved. The school named in a profile gives no access. */
export async function openWall(
  { database }: Context,
  actor: Actor,
): Promise<Outcome<{ school: string; wall_on: boolean; zone: string | null }>> {
  const wall = await queries.wallOfStudent(database.root, actor.profileId)
  if (!wall || wall.school === null) return refuse('school_unproved')
  return ok({ ...wall, school: wall.school })
}

/** A page of the wall of the student's proved school, newest first. If the wall is off, says only that. */
export async function listStories(
  context: Context,
  actor: Actor,
  cursor: string | undefined,
): Promise<Outcome<ReplyOf<typeof listStoriesEndpoint>>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  const place = placeOf(cursor, wallKey)
  if (!place.ok) return place
  const after = place.value
  const opened = await openWall(context, actor)
  if (!opened.ok) return opened
  const wall = opened.value
  if (!wall.wall_on) {
    const awaited = await isAwaited(context.database.root, actor.profileId)
    return ok({ wall_on: false, awaited, stories: [], next: null })
  }
  const rows = await queries.storiesOnWall(
    context.database.root,
    wall.school,
    actor.profileId,
    after && Number(after[0]),
    WALL_PAGE + 1,
  )
  const { shown, next } = pageOf(rows, WALL_PAGE, ({ place }) => [String(place)])
  return ok({
    wall_on: true,
    stories: shown.map((row) => presentWallStory(row, wall.zone ?? NO_ZONE)),
    next,
  })
}

/**
 * Submits a story for review. A story with words of risk is refused with `care_first` until its author has seen where
 * to get help and submits it again; then it is held and reviewed before all others.
 */
export async function shareStory(
  context: Context,
  limits: WallLimits,
  actor: Actor,
  wanted: BodyOf<typeof shareStoryEndpoint>,
): Promise<Outcome<OwnStory>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  const tags = storyTags(wanted.tags)
  if (!tags) {
    return refuse('invalid_input', { errors: { tags: rule('tags_invalid') } })
  }
  const wall = await openWall(context, actor)
  if (!wall.ok) return wall
  if (!wall.value.wall_on) return refuse('wall_off')
  const { title, story } = wanted
  const isRisky = [title, story, ...tags].some(context.risk.isClear)
  if (isRisky && !wanted.confirmed) return refuse('care_first')
  const retryAfter = await limits.stories.count(actor.profileId)
  if (retryAfter > 0) return refuse('too_many_requests', { retryAfter })
  const row = {
    id: randomUUID(),
    student_profile_id: actor.profileId,
    school: wall.value.school,
    title,
    story,
    tags,
    state: isRisky ? ('held' as const) : ('waiting' as const),
    created_at: new Date(context.clock.now()),
    published_at: null,
    decided_at: null,
    decided_by: null,
    decision_reason: '',
    state_before: null,
  }
  await context.database.transaction(async (trx) => {
    await queries.insertStory(trx, row)
    needsChanged(context)
  })
  return ok(presentOwnStory({ ...row, helped_count: 0 }))
}

/** All stories that the student has written, with the decisions, even if the wall is off or closed to them by now. */
export async function listOwnStories({ database }: Context, actor: Actor): Promise<Outcome<OwnStory[]>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  const rows = await queries.storiesOfStudent(database.root, actor.profileId)
  const received = await messagesAbout(
    database.root,
    rows.map(({ id }) => id),
  )
  return ok(rows.map((row) => presentOwnStory(row, received)))
}

/** Permanently deletes one of the caller's own stories, in any state. */
export async function deleteStory(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<{ message: string }>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  const deleted = await context.database.transaction((trx) => {
    needsChanged(context)
    return queries.deleteStoryOf(trx, id, actor.profileId)
  })
  return deleted ? ok({ message: messages.storyDeleted }) : refuse('not_found')
}

/** Reports somebody else's story on the wall of the student's proved school. Repeating it changes nothing. */
export async function reportStory(
  context: Context,
  limits: WallLimits,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Outcome<{ message: string }>> {
  if (!mayUseWall(actor)) return refuse('forbidden')
  const opened = await openWall(context, actor)
  if (!opened.ok) return opened
  const wall = opened.value
  if (!wall.wall_on) return refuse('wall_off')
  const retryAfter = await limits.reports.count(actor.profileId)
  if (retryAfter > 0) return refuse('too_many_requests', { retryAfter })
  return context.database.transaction(async (trx): Promise<Outcome<{ message: string }>> => {
    if (!(await queries.isOfPeer(trx, id, wall.school, actor.profileId))) return refuse('not_found')
    const created_at = new Date(context.clock.now())
    await queries.insertReport(trx, { story_id: id, student_profile_id: actor.profileId, reason, created_at })
    needsChanged(context)
    return ok({ message: messages.reported })
  })
}

/** A page of a review list, with the decisions that the caller can still undo. */
export async function listStoriesToReview(
  context: Context,
  actor: Actor,
  { list = 'queue', cursor }: QueryOf<typeof listStoriesToReviewEndpoint>,
): Promise<Outcome<ReplyOf<typeof listStoriesToReviewEndpoint>>> {
  const place = placeOf(cursor, reviewKey)
  if (!place.ok) return place
  const after = place.value
  const { database, clock } = context
  const { root } = database
  const rows = await queries.storiesToReview(root, list, after, REVIEW_PAGE + 1)
  const { shown, next } = pageOf(rows, REVIEW_PAGE, (last) => [
    String(last.rank),
    String(last.number),
    last.id,
  ])
  const ids = shown.map(({ id }) => id)
  const reports = await queries.openReports(root, ids)
  const sent = await messagesAbout(root, ids)
  const recent = await queries.decisionsSince(root, actor.accountId, new Date(clock.now() - UNDO_MS))
  return ok({
    stories: shown.map((row) => presentStoryToReview(row, reports, sent, context)),
    counts: await queries.countStories(root),
    undoable: recent.map(({ decided_at, ...story }) => ({
      ...story,
      until: new Date(decided_at.getTime() + UNDO_MS).toISOString(),
    })),
    next,
  })
}

/**
 * Decides on a story. It is a conflict if somebody else has decided meanwhile, or if the decision does not fit the
 * story's state. The audit entry does not contain the author: revealing the author is a separate act.
 */
export async function decide(
  context: Context,
  actor: Actor,
  id: string,
  { decision, reason, version }: BodyOf<typeof decideStory>,
): Promise<Outcome<StoryToReview>> {
  if (needsReason(decision) && reason === '') {
    return refuse('invalid_input', { errors: { reason: rule('story_reason_required') } })
  }
  return context.database.transaction(async (trx): Promise<Outcome<StoryToReview>> => {
    const story = await queries.storyToReview(trx, id)
    if (!story) return refuse('not_found')
    const facts = { state: story.state, isReported: story.reported_at !== null }
    if (story.version !== version || !mayDecide(facts, decision)) return refuse('version_conflict')
    const decided = { decision, reason, by: actor.accountId, at: new Date(context.clock.now()) }
    if (!(await queries.setDecision(trx, story, decided))) return refuse('version_conflict')
    const isKept = story.state === 'published' && decision === 'published'
    return acted(context, trx, actor, id, isKept ? 'story.kept' : `story.${decision}`, reason)
  })
}

/** Undoes the caller's own decision within a minute. */
export async function undo(
  context: Context,
  actor: Actor,
  id: string,
  version: number,
): Promise<Outcome<StoryToReview>> {
  return context.database.transaction(async (trx): Promise<Outcome<StoryToReview>> => {
    const story = await queries.storyToReview(trx, id)
    if (!story) return refuse('not_found')
    if (story.version !== version) return refuse('version_conflict')
    const decision = { by: story.decided_by, at: story.decided_at?.getTime() ?? null }
    if (!mayUndo(decision, actor.accountId, context.clock.now())) return refuse('undo_over')
    if (!(await queries.undoDecision(trx, story))) return refuse('version_conflict')
    return acted(context, trx, actor, id, 'story.decision_undone', '')
  })
}

/** Audits an act on a story and returns the current story. */
async function acted(
  context: Context,
  trx: Trx,
  actor: Actor,
  id: string,
  action: string,
  reason: string,
): Promise<Outcome<StoryToReview>> {
  await record(context, trx, actor, { action, subjectType: 'story', subjectId: id, reason })
  needsChanged(context)
  const now = await queries.storyToReview(trx, id)
  if (!now) return refuse('not_found')
  const reports = await queries.openReports(trx, [id])
  return ok(presentStoryToReview(now, reports, await messagesAbout(trx, [id]), context))
}

/**
 * Reveals who wrote a story. The audit entry is about the student, who can read it. The story's id is only in the
 * entry's details, which are shown to nobody: searching the audit for a story does not find its author.
 */
export async function openAuthor(
  context: Context,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Outcome<ReplyOf<typeof openStoryAuthor>>> {
  return context.database.transaction(async (trx): Promise<Outcome<ReplyOf<typeof openStoryAuthor>>> => {
    const author = await queries.authorOf(trx, id)
    if (!author) return refuse('not_found')
    await record(context, trx, actor, {
      action: 'story.author_opened',
      subjectType: 'student',
      subjectId: author.profile_id,
      studentProfileId: author.profile_id,
      reason,
      details: { story: id },
    })
    return ok({ account_id: author.account_id, name: author.name })
  })
}
