import type { OwnStory, StoryMessage, StoryToReview, WallStory } from '@shinequo/contract/community'
import { schoolName } from '@shinequo/contract/schools'
import { localDate } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../plugins/context.ts'
import type { MessageRow } from './messages/queries.ts'
import type { OwnStoryRow, ReportRow, ReviewRow, WallStoryRow } from './queries.ts'

/** A story for its author's peers, read in `zone`. Fields not listed here are never sent. */
export function presentWallStory(row: WallStoryRow, zone: string): WallStory {
  return {
    id: row.id,
    title: row.title,
    story: row.story,
    tags: row.tags,
    published_on: localDate(row.published_at.getTime(), zone),
    is_own: row.is_own,
    is_reported: row.is_reported,
    helped: row.helped,
    helped_count: row.helped_count,
  }
}

/** A story for its author. */
export function presentOwnStory(row: OwnStoryRow, messages: readonly MessageRow[] = []): OwnStory {
  return {
    id: row.id,
    title: row.title,
    story: row.story,
    tags: row.tags,
    state: row.state,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.decision_reason,
    helped_count: row.helped_count,
    messages: presentMessages(row.id, messages),
  }
}

function presentMessages(storyId: string, messages: readonly MessageRow[]): StoryMessage[] {
  return messages
    .filter(({ story_id }) => story_id === storyId)
    .map(({ id, text, sender, sent_at, answer, answered_at }) => ({
      id,
      text,
      by: sender ?? '',
      sent_at: sent_at.toISOString(),
      answer,
      answered_at: answered_at?.toISOString() ?? null,
    }))
}

/** A story for administrators, with its open reports and the messages about it, and without its author. */
export function presentStoryToReview(
  row: ReviewRow,
  reports: readonly ReportRow[],
  messages: readonly MessageRow[],
  { risk }: Pick<Context, 'risk'>,
): StoryToReview {
  const waiting = row.state === 'held' || row.state === 'waiting'
  const since = waiting ? row.created_at : row.reported_at
  const said = reports.filter(({ story_id }) => story_id === row.id)
  const written = presentMessages(row.id, messages)
  const texts = [
    row.title,
    row.story,
    ...row.tags,
    ...said.map(({ reason }) => reason),
    ...written.map(({ answer }) => answer),
  ]
  return {
    id: row.id,
    school: row.school_name ?? schoolName(row.school),
    title: row.title,
    story: row.story,
    tags: row.tags,
    state: row.state,
    created_at: row.created_at.toISOString(),
    needs_care: texts.some(risk.isClear),
    messages: written,
    waiting_since: since?.toISOString() ?? null,
    reports: said.map(({ reason, created_at }) => ({ reason, created_at: created_at.toISOString() })),
    decision: row.decided_at && {
      by: row.decider ?? '',
      at: row.decided_at.toISOString(),
      reason: row.decision_reason,
    },
    version: row.version,
  }
}
