import { randomUUID } from 'node:crypto'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type {
  AdminPost,
  changePost,
  listPosts,
  listSchoolPosts,
  publishPost,
  writePost,
} from '@shinequo/contract/feed'
import { rule } from '@shinequo/contract/rules'
import * as value from '@shinequo/contract/values'
import { postState, RESTORE_MS, scheduleProblem } from '@shinequo/domain/feed/publication'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import type { Lagging } from '../../plugins/database/engine.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Limit } from '../../plugins/limits.ts'
import { cursorKey, pageOf, placeOf } from '../../plugins/page-cursor.ts'
import { pictureOf } from '../../plugins/pictures.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { dropPicture, pictureFrom, storePicture } from '../profiles/service.ts'
import { findSchool } from '../schools/lookups/service.ts'
import { mayReadOwnFeed } from './access.ts'
import { audienceOf, auditedAudience, presentPosts } from './audiences/service.ts'
import { eventOf, keepShown } from './events/service.ts'
import { removeDeletedPost } from './jobs.ts'
import { presentPost } from './presenter.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').feed

/** Posts per page: about three screens of a phone. */
const PAGE = 10
const postKey = z.tuple([value.instant, value.id])

/**
 * A page of what the student's proved school has published, newest first. Starts with the newest post without `before`.
 */
export async function ownFeed(
  context: Context,
  actor: Actor,
  { before }: QueryOf<typeof listPosts>,
  lagging: Lagging,
): Promise<Outcome<ReplyOf<typeof listPosts>>> {
  if (!mayReadOwnFeed(actor)) return refuse('forbidden')
  const end = before === undefined ? undefined : cursorKey(before, postKey)
  if (before !== undefined && !end) {
    return refuse('invalid_input', { errors: { before: rule('posts_page_gone') } })
  }
  const school = await queries.provedSchool(context.database.root, actor.profileId)
  if (school === null) return refuse('school_unproved')
  const now = new Date(context.clock.now())
  const after = end ? { published_at: new Date(end[0]), id: end[1] } : null
  const rows = await lagging((sql) => queries.publishedPosts(sql, school, now, after, PAGE + 1))
  const { shown, next } = pageOf(rows, PAGE, (last) => [last.published_at.toISOString(), last.id])
  return ok({ posts: shown.map(presentPost), next })
}

const EDITED_PAGE = 25
/** The first element is '' for a draft. */
const placeKey = z.tuple([z.union([z.literal(''), value.instant]), value.instant, value.id])

/** A page of the posts for a school, in every state or in one. */
export async function listOfSchool(
  context: Context,
  value: string,
  { state, cursor }: QueryOf<typeof listSchoolPosts>,
): Promise<Outcome<ReplyOf<typeof listSchoolPosts>>> {
  const place = placeOf(cursor, placeKey)
  if (!place.ok) return place
  const after = place.value
  const { root } = context.database
  const found = await findSchool(root, value)
  if (!found) return refuse('not_found')
  const school = found.value
  const now = context.clock.now()
  const rows = await queries.postsOfSchool(
    root,
    { school, state, now: new Date(now) },
    after && {
      published_at: after[0] === '' ? null : new Date(after[0]),
      created_at: new Date(after[1]),
      id: after[2],
    },
    EDITED_PAGE + 1,
  )
  const { shown, next } = pageOf(rows, EDITED_PAGE, ({ published_at, created_at, id }) => [
    published_at?.toISOString() ?? '',
    created_at.toISOString(),
    id,
  ])
  return ok({
    school: found.name,
    posts: await presentPosts(root, shown, now),
    counts: await queries.countPosts(root, school, new Date(now)),
    next,
  })
}

/** A post, published or not. */
export async function onePost(context: Context, id: string): Promise<Outcome<AdminPost>> {
  const row = await queries.postById(context.database.root, id)
  return row ? ok(await presented(context, context.database.root, row)) : refuse('not_found')
}

async function presented({ clock }: Context, sql: Sql, row: queries.EditedPostRow): Promise<AdminPost> {
  const [post] = await presentPosts(sql, [row], clock.now())
  if (!post) throw new Error('A post was not presented')
  return post
}

/** The post to change, and the newest version of it that the caller has seen. */
interface Seen {
  readonly id: string
  readonly version: number
}

/** The acts on a post, by their names in the audit. */
type Act = 'written' | 'changed' | 'published' | 'scheduled' | 'unpublished' | 'deleted' | 'restored'

/**
 * Changes a post in its own transaction, with an audit entry, unless somebody else was faster or the change itself is
 * refused. Returns the changed post.
 */
async function changing(
  context: Context,
  actor: Actor,
  act: Act,
  { id, version }: Seen,
  changeOf: (
    before: queries.EditedPostRow,
    trx: Trx,
  ) => Outcome<queries.PostChange> | Promise<Outcome<queries.PostChange>>,
): Promise<Outcome<AdminPost>> {
  return context.database.transaction(async (trx): Promise<Outcome<AdminPost>> => {
    const before = await queries.lockPost(trx, id)
    if (!before) return refuse('not_found')
    if (before.version !== version) return refuse('version_conflict')
    const change = await changeOf(before, trx)
    if (!change.ok) return change
    await keepShown(trx, before, context.clock.now())
    await queries.updatePost(trx, id, change.value)
    if (change.value.picture_key !== undefined) await dropPicture(trx, before.picture_key)
    const after = { ...before, ...change.value, version: version + 1 }
    await note(context, trx, actor, act, after, before)
    return ok(await presented(context, trx, after))
  })
}

/** Audits an act on a post, with what identifies the post, when students see it and which schools' students do. */
async function note(
  context: Context,
  trx: Trx,
  actor: Actor,
  act: Act,
  after: queries.EditedPostRow,
  before: queries.EditedPostRow | null = null,
): Promise<void> {
  const { id, school, title, published_at, starts_at } = after
  await record(context, trx, actor, {
    action: `post.${act}`,
    subjectType: 'post',
    subjectId: id,
    details: {
      school,
      title,
      published_at: published_at?.toISOString() ?? null,
      ...(starts_at && { starts_at: starts_at.toISOString() }),
      ...auditedAudience(after, before),
    },
  })
}

/** Creates a draft. */
export async function write(
  context: Context,
  actor: Actor,
  value: string,
  body: BodyOf<typeof writePost>,
): Promise<Outcome<AdminPost>> {
  const now = context.clock.now()
  return context.database.transaction(async (trx): Promise<Outcome<AdminPost>> => {
    const school = await findSchool(trx, value)
    if (!school) return refuse('not_found')
    const blank = {
      id: randomUUID(),
      school: school.value,
      picture_key: null,
      published_at: null,
      created_at: new Date(now),
      version: 1,
      ...NOTHING_SAID,
    }
    const written = await contentOf(trx, body, blank, now)
    if (!written.ok) return written
    const row = { ...blank, ...written.value }
    await queries.insertPost(trx, row)
    await note(context, trx, actor, 'written', row)
    return ok(await presented(context, trx, row))
  })
}

/** The columns of a post that its form fills. */
type Content = Omit<
  queries.EditedPostRow,
  'id' | 'school' | 'picture_key' | 'published_at' | 'created_at' | 'version'
>

/** The audience and the event of a new post about which nothing is said. */
const NOTHING_SAID = {
  also_for: [],
  for_all: false,
  starts_at: null,
  ends_at: null,
  time_zone: null,
  place: '',
}

/** What a form says about a post: its words, who sees it and when it takes place. */
async function contentOf(
  trx: Trx,
  { title, text, link, picture_alt, ...more }: BodyOf<typeof writePost>,
  before: Parameters<typeof audienceOf>[2] & Parameters<typeof eventOf>[1],
  now: number,
): Promise<Outcome<Content>> {
  const audience = await audienceOf(trx, more, before)
  if (!audience.ok) return audience
  const event = eventOf(more, before, now)
  if (!event.ok) return event
  return ok({ title, text, link: link || null, picture_alt, ...audience.value, ...event.value })
}

const altRequired = () => refuse('invalid_input', { errors: { picture_alt: rule('picture_text_required') } })

/** Changes the text of a post. Students see the change at once if it is published. */
export async function change(
  context: Context,
  actor: Actor,
  id: string,
  { version, ...body }: BodyOf<typeof changePost>,
): Promise<Outcome<AdminPost>> {
  return changing(context, actor, 'changed', { id, version }, (before, trx) =>
    before.picture_key && body.picture_alt === ''
      ? altRequired()
      : contentOf(trx, body, before, context.clock.now()),
  )
}

/** Sets the picture of a post. The address of the former picture stops working. */
export async function setPicture(
  context: Context,
  limit: Limit,
  actor: Actor,
  seen: Seen,
  image: Uint8Array | undefined,
): Promise<Outcome<AdminPost>> {
  const picture = await pictureFrom(context, image, limit, actor, pictureOf)
  if (!picture.ok) return picture
  return changing(context, actor, 'changed', seen, async (before, trx) => {
    if (before.picture_alt === '') return altRequired()
    return ok({ picture_key: await storePicture(context, trx, picture.value) })
  })
}

/** Removes the picture of a post. */
export async function removePicture(context: Context, actor: Actor, seen: Seen): Promise<Outcome<AdminPost>> {
  return changing(context, actor, 'changed', seen, () => ok({ picture_key: null }))
}

/** Publishes a post now or automatically at a future time. A post that is published already keeps its time. */
export async function publish(
  context: Context,
  actor: Actor,
  id: string,
  { version, at }: BodyOf<typeof publishPost>,
): Promise<Outcome<AdminPost>> {
  const now = context.clock.now()
  const act = at === null ? 'published' : 'scheduled'
  return changing(context, actor, act, { id, version }, ({ published_at }) => {
    const before = published_at?.getTime() ?? null
    if (at === null && before !== null && postState(before, now) === 'published') return ok({})
    const problem = at === null ? null : scheduleProblem(Date.parse(at), now)
    if (problem !== null)
      return refuse('invalid_input', { errors: { at: rule('schedule_invalid', { why: problem }) } })
    return ok({ published_at: new Date(at ?? now) })
  })
}

/** Makes a post a draft again. */
export async function unpublish(context: Context, actor: Actor, seen: Seen): Promise<Outcome<AdminPost>> {
  return changing(context, actor, 'unpublished', seen, () => ok({ published_at: null }))
}

/** Deletes a post: nobody sees it any more, and a day later it is removed permanently. */
export async function remove(
  context: Context,
  actor: Actor,
  seen: Seen,
): Promise<Outcome<{ message: string }>> {
  const now = context.clock.now()
  const outcome = await changing(context, actor, 'deleted', seen, async ({ id }, trx) => {
    await context.jobs.enqueue(trx, removeDeletedPost, { id }, new Date(now + RESTORE_MS))
    return ok({ deleted_at: new Date(now) })
  })
  return outcome.ok ? ok({ message: messages.postDeleted }) : outcome
}

/** Restores a deleted post unchanged. Does nothing if it is not deleted. */
export async function restore(context: Context, actor: Actor, id: string): Promise<Outcome<AdminPost>> {
  return context.database.transaction(async (trx): Promise<Outcome<AdminPost>> => {
    const restored = await queries.undeletePost(trx, id)
    const row = await queries.postById(trx, id)
    if (!row) return refuse('not_found')
    if (restored) await note(context, trx, actor, 'restored', row)
    return ok(await presented(context, trx, row))
  })
}
