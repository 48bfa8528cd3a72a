import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

export type MessageRow = Awaited<ReturnType<typeof messagesAbout>>[number]

/** The messages about these stories, oldest first. */
export async function messagesAbout(sql: Sql, storyIds: readonly string[]) {
  if (storyIds.length === 0) return []
  return sql
    .selectFrom('story_messages as m')
    .leftJoin('accounts as a', 'a.id', 'm.sent_by')
    .select([
      'm.id',
      'm.story_id',
      'm.text',
      'm.sent_at',
      // The full name of the administrator; null if that account is gone.
      raw<string | null>`nullif(trim(a.first_name || ' ' || a.last_name), '')`.as('sender'),
      'm.answer',
      'm.answered_at',
    ])
    .where('m.story_id', 'in', storyIds)
    .orderBy('m.sent_at')
    .orderBy('m.id')
    .execute()
}

/** How many messages about a story have no answer. Locks the story; undefined if it is gone. */
export async function lockUnanswered(trx: Trx, storyId: string): Promise<number | undefined> {
  const story = await trx
    .selectFrom('stories')
    .select('id')
    .where('id', '=', storyId)
    .forUpdate()
    .executeTakeFirst()
  if (!story) return undefined
  const { count } = await trx
    .selectFrom('story_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('story_id', '=', storyId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertMessage(
  trx: Trx,
  message: Pick<Tables['story_messages'], 'id' | 'story_id' | 'text' | 'sent_at' | 'sent_by'>,
): Promise<void> {
  await trx
    .insertInto('story_messages')
    .values({ ...message, answered_at: null })
    .execute()
}

/** Stores the answer of a story's author to a message that has none. Returns false if there is no such message. */
export async function setAnswer(
  trx: Trx,
  { id, author }: { id: string; author: string },
  answer: string,
  answered_at: Date,
): Promise<'answered' | 'had answer' | 'none'> {
  const own = await trx
    .selectFrom('story_messages as m')
    .innerJoin('stories as s', 's.id', 'm.story_id')
    .select('m.answered_at')
    .where('m.id', '=', id)
    .where('s.student_profile_id', '=', author)
    .forUpdate('m')
    .executeTakeFirst()
  if (!own) return 'none'
  if (own.answered_at) return 'had answer'
  await trx.updateTable('story_messages').set({ answer, answered_at }).where('id', '=', id).execute()
  return 'answered'
}

/**
 * The accounts of staff who are told of the answer to a message: its sender, or up to `limit` administrators if the
 * sender no longer is an active one.
 */
export async function staffToTell(trx: Trx, id: string, limit: number): Promise<string[]> {
  const { rows } = await raw<{ id: string }>`
    with active as (
      select id, created_at, id = (select sent_by from story_messages where id = ${id}::uuid) as is_sender
      from accounts where role = 'admin' and suspended_at is null and erased_at is null)
    select id from active where is_sender or not exists (select from active where is_sender)
    order by created_at, id limit ${limit}`.execute(trx)
  return rows.map((row) => row.id)
}
