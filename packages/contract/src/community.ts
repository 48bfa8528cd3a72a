import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

/**
 * The state of a story. `held`: not reviewed yet, reviewed first because it has words of risk; `waiting`: not reviewed
 * yet; `published`: on the wall; `declined`: not accepted; `removed`: taken off the wall.
 */
export const STORY_STATES = ['held', 'waiting', 'published', 'declined', 'removed'] as const
export type StoryState = (typeof STORY_STATES)[number]

const params = z.object({ id: value.id })
const cursor = z.optional(field.opaque(400, 'cursor'))

/** A story as the students of its school see it. It does not reveal its author. */
export const wallStory = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text; line breaks are kept. */
  story: z.string(),
  tags: z.array(z.string()),
  /** The day it was published, `yyyy-mm-dd` in the reader's zone. */
  published_on: z.string(),
  /** Whether the reader wrote it, and whether they have reported it. */
  is_own: z.boolean(),
  is_reported: z.boolean(),
  /** Whether the reader said that it helped them, and how many students did. */
  helped: z.boolean(),
  helped_count: z.number(),
})
export type WallStory = z.infer<typeof wallStory>

export const listStories = endpoint({
  method: 'GET',
  path: '/stories/',
  summary: "Whether the student's school has a wall, and the stories on it, newest first, ten at a time",
  access: 'signed-in',
  query: z.object({ cursor }),
  status: 200,
  reply: z.object({
    wall_on: z.boolean(),
    /** Whether the student asked for a mail when the wall opens; only while it is off. */
    awaited: z.optional(z.boolean()),
    stories: z.array(wallStory),
    next: z.nullable(z.string()),
  }),
})

/** A message of staff to the author of a story, and the answer. */
export const storyMessage = z.object({
  id: z.string(),
  text: z.string(),
  /** The name of the administrator; '' if the account is gone. */
  by: z.string(),
  sent_at: z.string(),
  answer: z.string(),
  /** Null if there is no answer yet. */
  answered_at: z.nullable(z.string()),
})
export type StoryMessage = z.infer<typeof storyMessage>

/** A story as its author sees it, with the decision and its reason. */
export const ownStory = z.object({
  id: z.string(),
  title: z.string(),
  story: z.string(),
  tags: z.array(z.string()),
  state: z.enum(STORY_STATES),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** In the words of the person who decided; '' if they gave no reason. */
  reason: z.string(),
  /** How many students said that it helped them. */
  helped_count: z.number(),
  /** What staff wrote to the author, oldest first. */
  messages: z.array(storyMessage),
})
export type OwnStory = z.infer<typeof ownStory>

export const shareStoryBody = z.object({
  title: field.requiredLine(160, 'title'),
  story: field.requiredText(10_000, 'story'),
  /** Separated by commas. */
  tags: field.line(300, 'tags'),
  /** The product document's form sends it. Every story on the wall is anonymous, whatever its value. */
  is_anonymous: z.optional(z.boolean({ error: rule('yes_or_no') })),
  /**
   * Set when the story is sent again after a `care_first`: the student has seen where to get help and wants to share
   * the story.
   */
  confirmed: z.optional(z.boolean({ error: rule('yes_or_no') })),
})

export const shareStory = endpoint({
  method: 'POST',
  path: '/stories/',
  summary: 'Hand in a story; a person looks at it before anybody else does. Words of risk: care_first',
  access: 'signed-in',
  body: shareStoryBody,
  status: 201,
  reply: ownStory,
})

export const listOwnStories = endpoint({
  method: 'GET',
  path: '/stories/own/',
  summary: "The student's own stories, newest first, with what was decided and why",
  access: 'signed-in',
  status: 200,
  reply: z.array(ownStory),
})

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/stories/:id/',
  summary: 'Delete a story of one’s own, wherever it stands, with its reports',
  access: 'signed-in',
  params,
  status: 200,
  reply: field.messageReply,
})

export const reportStoryBody = z.object({
  reason: field.requiredText(500, 'reason', rule('report_reason_required')),
})

export const reportStory = endpoint({
  method: 'POST',
  path: '/stories/:id/report/',
  summary: 'Report a story on the wall of one’s school; it stays until a person has looked at it',
  access: 'signed-in',
  params,
  body: reportStoryBody,
  status: 201,
  reply: field.messageReply,
})

const helpedReply = z.object({ helped: z.boolean(), helped_count: z.number() })

export const thankStory = endpoint({
  method: 'POST',
  path: '/stories/:id/thanks/',
  summary: 'Say that a story on the wall of one’s school helped; nobody is told who said so',
  access: 'signed-in',
  params,
  status: 200,
  reply: helpedReply,
})

export const unthankStory = endpoint({
  method: 'DELETE',
  path: '/stories/:id/thanks/',
  summary: 'Take back that a story on the wall of one’s school helped',
  access: 'signed-in',
  params,
  status: 200,
  reply: helpedReply,
})

const decisions = ['published', 'declined', 'removed'] as const
/** For a reported story, `published` means that it stays. */
export type StoryDecision = (typeof decisions)[number]

/** A story as administrators see it, without its author. */
export const storyToReview = z.object({
  id: z.string(),
  /** The school's name. */
  school: z.string(),
  title: z.string(),
  story: z.string(),
  tags: z.array(z.string()),
  state: z.enum(STORY_STATES),
  created_at: z.string(),
  /** Whether the story, a report of it or the author's answer has words that may indicate danger. */
  needs_care: z.boolean(),
  /** Since when it has been waiting for a decision; null if it is not. */
  waiting_since: z.nullable(z.string()),
  /** What students reported about it, oldest first. Reports that a decision has answered are left out. */
  reports: z.array(z.object({ reason: z.string(), created_at: z.string() })),
  /** `by` is '' if the account is gone. */
  decision: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
  /** What staff wrote to the author, who stays unknown, with the answers, oldest first. */
  messages: z.array(storyMessage),
  /** A decision names the version it is based on. */
  version: z.number(),
})
export type StoryToReview = z.infer<typeof storyToReview>

export const STORY_LISTS = ['queue', 'published', 'refused'] as const
/** `queue`: waiting for a decision; `published`: on the wall; `refused`: declined or removed. */
export type StoryList = (typeof STORY_LISTS)[number]

export const listStoriesToReview = endpoint({
  method: 'GET',
  path: '/admin/stories/',
  summary:
    'Stories of every school, 25 a page. The queue: held first, then reported, then waiting, the longest first',
  access: 'admin',
  query: z.object({
    list: z.optional(z.enum(STORY_LISTS, { error: rule('choose_one_of', { values: STORY_LISTS }) })),
    cursor,
  }),
  status: 200,
  reply: z.object({
    stories: z.array(storyToReview),
    counts: z.object({
      held: z.number(),
      reported: z.number(),
      waiting: z.number(),
      published: z.number(),
      refused: z.number(),
    }),
    /** The caller's own decisions of the last minute, which can be undone until `until`. */
    undoable: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        state: z.enum(STORY_STATES),
        version: z.number(),
        until: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

const version = value.wholeNumber('version_number', 1, 1_000_000)

export const decideStory = endpoint({
  method: 'POST',
  path: '/admin/stories/:id/decision/',
  summary: 'Publish, decline or remove a story; the author reads the reason',
  access: 'admin',
  params,
  body: z.object({
    decision: z.enum(decisions, { error: rule('choose_one_of', { values: decisions }) }),
    reason: field.text(500, 'reason'),
    version,
  }),
  status: 200,
  reply: storyToReview,
})

export const undoStoryDecision = endpoint({
  method: 'DELETE',
  path: '/admin/stories/:id/decision/',
  summary: 'Take one’s own decision back within a minute: the story stands where it stood',
  access: 'admin',
  params,
  body: z.object({ version }),
  status: 200,
  reply: storyToReview,
})

export const openAuthorBody = z.object({
  reason: field.requiredText(500, 'reason', rule('opening_reason_required')),
})

export const openStoryAuthor = endpoint({
  method: 'POST',
  path: '/admin/stories/:id/author/',
  summary: 'Who wrote a story; each time is an entry of the audit that the author can read',
  access: 'admin',
  params,
  body: openAuthorBody,
  status: 201,
  reply: z.object({ account_id: z.string(), name: z.string() }),
})

/** The rules of community. Their sentences are in the catalogues of this noun. */
export interface CommunityRules
  extends Missing<'title' | 'story' | 'message' | 'report_reason' | 'opening_reason' | 'story_reason'> {
  tags_invalid: null
}

/** The fields of community that messages name. */
export type CommunityLabel = 'story' | 'tags' | 'title'
