import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'
import { COLUMNS, type EntryRow } from '../queries.ts'

/* What students read of the audit. */

/** Up to `limit` entries about what others did with a student's record, newest first, after `after` (excluded). */
export async function entriesAbout(
  sql: Sql,
  student: { profileId: string; accountId: string },
  after: number | undefined,
  limit: number,
): Promise<EntryRow[]> {
  return sql
    .selectFrom('audit_entries as e')
    .select([...COLUMNS, raw<null>`null`.as('subject_email'), raw<null>`null`.as('bulk_act')])
    .where('e.student_profile_id', '=', student.profileId)
    .where(raw<boolean>`e.actor_account_id is distinct from ${student.accountId}::uuid`)
    .$if(after !== undefined, (query) => query.where('e.position', '<', after as number))
    .orderBy('e.position', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Like `entriesAbout`, for messages about the student's stories. These entries name only the story, so that nobody else
 * learns who wrote it.
 */
export async function entriesAboutStories(
  sql: Sql,
  profileId: string,
  after: number | undefined,
  limit: number,
): Promise<EntryRow[]> {
  const stories = await sql
    .selectFrom('stories')
    .select('id')
    .where('student_profile_id', '=', profileId)
    .execute()
  if (stories.length === 0) return []
  return sql
    .selectFrom('audit_entries as e')
    .select([...COLUMNS, raw<null>`null`.as('subject_email'), raw<null>`null`.as('bulk_act')])
    .where('e.action', '=', 'story.reached_out')
    .where(
      'e.subject_id',
      'in',
      stories.map(({ id }) => id),
    )
    .$if(after !== undefined, (query) => query.where('e.position', '<', after as number))
    .orderBy('e.position', 'desc')
    .limit(limit)
    .execute()
}
