import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { type Missing, rule } from './rules.ts'
import { optionalPage, schoolParams, version } from './schools.ts'
import * as value from './values.ts'

/** When and where something takes place. Ends before `ends_at`; `time_zone` is the zone of the place. */
export const eventTimes = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  /** '' if only a link says where. */
  place: z.string(),
})
export type EventTimes = z.infer<typeof eventTimes>

/** A post of a school as its students see it. `text` is plain; an empty line separates paragraphs. */
export const post = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A web page with more information. */
  link: z.nullable(z.string()),
  /** A path on this service, and a description of the picture. */
  picture: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  published_at: z.string(),
  /** Null unless the post announces an event. */
  event: z.nullable(eventTimes),
})
export type Post = z.infer<typeof post>

export const listPosts = endpoint({
  method: 'GET',
  path: '/posts/',
  summary: "What the student's own school has published, newest first, ten at a time",
  access: 'signed-in',
  /** `before` is the `next` of the previous page. */
  query: z.object({ before: z.optional(field.opaque(400, 'place_to_go_on_from')) }),
  status: 200,
  /** `next` is null on the last page. */
  reply: z.object({ posts: z.array(post), next: z.nullable(z.string()) }),
})

export const POST_STATES = ['draft', 'scheduled', 'published'] as const
/** `scheduled` posts are published automatically at their time. */
export type PostState = (typeof POST_STATES)[number]

/** A post as administrators see it. */
export const adminPost = z.object({
  ...post.shape,
  /** The school's value. */
  school: z.string(),
  school_name: z.string(),
  /** The other schools whose students see it, by name; empty if every school's students do. */
  also_for: z.array(z.object({ value: z.string(), name: z.string() })),
  for_all: z.boolean(),
  /** Null for a draft. */
  published_at: z.nullable(z.string()),
  state: z.enum(POST_STATES),
  /** A description of the picture; may be written before the picture is added. */
  picture_alt: z.string(),
  version: z.number(),
})
export type AdminPost = z.infer<typeof adminPost>

export const listSchoolPosts = endpoint({
  method: 'GET',
  path: '/admin/schools/:value/posts/',
  summary:
    'The posts that are for a school, 25 a page: drafts, then what is to come, then what is published, newest first',
  access: 'admin',
  params: schoolParams,
  query: z.object({
    state: z.optional(z.enum(POST_STATES, { error: rule('choose_one_of', { values: POST_STATES }) })),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({
    /** The school's name as it is stored. */
    school: z.string(),
    posts: z.array(adminPost),
    counts: z.record(z.enum(POST_STATES), z.number()),
    next: z.nullable(z.string()),
  }),
})

/** How many other schools a post can name; one for more of them is for every school. */
export const MOST_SCHOOLS = 200

export const postBody = z.object({
  title: field.requiredLine(160, 'the_title', rule('post_title_required')),
  text: field.requiredText(10_000, 'text', rule('post_text_required')),
  /** '' or null for none. */
  link: z.nullable(optionalPage),
  /** Required once there is a picture. */
  picture_alt: field.line(300, 'description_of_the_picture'),
  /** The values of other schools whose students see it too. Left out: unchanged. */
  also_for: z.optional(
    z
      .array(field.line(130, 'school'))
      .check(z.maxLength(MOST_SCHOOLS, { error: rule('too_many_schools', { max: MOST_SCHOOLS }) })),
  ),
  /** The students of every school see it, also of those that are added later. Left out: unchanged. */
  for_all: z.optional(z.boolean()),
  /** Null: it is no event. Left out: unchanged. */
  event: z.optional(
    z.nullable(
      z.object({
        starts_at: value.instant,
        ends_at: value.instant,
        time_zone: field.requiredLine(64, 'time_zone', rule('zone_required')),
        place: field.line(200, 'place'),
      }),
    ),
  ),
})

export const writePost = endpoint({
  method: 'POST',
  path: '/admin/schools/:value/posts/',
  summary: 'Write a post: a draft that no student sees yet',
  access: 'admin',
  params: schoolParams,
  body: postBody,
  status: 201,
  reply: adminPost,
})

const postParams = z.object({ id: value.id })
const versioned = z.object({ version })

export const getPost = endpoint({
  method: 'GET',
  path: '/admin/posts/:id/',
  summary: 'A post, published or not',
  access: 'admin',
  params: postParams,
  status: 200,
  reply: adminPost,
})

export const changePost = endpoint({
  method: 'PUT',
  path: '/admin/posts/:id/',
  summary: 'Change the words of a post. Refused, as every change of it, when `version` is not the newest',
  access: 'admin',
  params: postParams,
  body: z.extend(postBody, { version }),
  status: 200,
  reply: adminPost,
})

export const setPostPicture = endpoint({
  method: 'POST',
  path: '/admin/posts/:id/picture/',
  summary: 'Give a post a picture (`image`, multipart), whose description it must have by then',
  access: 'admin',
  params: postParams,
  query: z.object({ version: z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_646)) }),
  multipart: true,
  status: 200,
  reply: adminPost,
})

export const removePostPicture = endpoint({
  method: 'DELETE',
  path: '/admin/posts/:id/picture/',
  summary: 'Take the picture out of a post',
  access: 'admin',
  params: postParams,
  body: versioned,
  status: 200,
  reply: adminPost,
})

export const publishPost = endpoint({
  method: 'PUT',
  path: '/admin/posts/:id/publication/',
  summary: 'Publish a post, at once (`at` null) or at a time within a year',
  access: 'admin',
  params: postParams,
  body: z.extend(versioned, { at: z.nullable(value.instant) }),
  status: 200,
  reply: adminPost,
})

export const unpublishPost = endpoint({
  method: 'DELETE',
  path: '/admin/posts/:id/publication/',
  summary: 'Make a post a draft again: students no longer see it',
  access: 'admin',
  params: postParams,
  body: versioned,
  status: 200,
  reply: adminPost,
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/admin/posts/:id/',
  summary: 'Delete a post; for a day it can be brought back',
  access: 'admin',
  params: postParams,
  body: versioned,
  status: 200,
  reply: field.messageReply,
})

export const restorePost = endpoint({
  method: 'POST',
  path: '/admin/posts/:id/restoration/',
  summary: 'Bring a deleted post back as it was',
  access: 'admin',
  params: postParams,
  status: 200,
  reply: adminPost,
})

/** The rules of feed. Their sentences are in the catalogues of this noun. */
export interface FeedRules extends Missing<'post_title' | 'post_text' | 'picture_text'> {
  posts_page_gone: null
  too_many_schools: { max: number }
  /** About the time of an event. */
  event_time_invalid: { why: 'reversed' | 'too_long' | 'over' }
  /** About the time at which a post is to be published. */
  schedule_invalid: { why: 'past' | 'too_far' }
}

/** The fields of feed that messages name. */
export type FeedLabel =
  | 'description_of_the_picture'
  | 'place'
  | 'place_to_go_on_from'
  | 'the_title'
  | 'time_zone'
