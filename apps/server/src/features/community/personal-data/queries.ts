import { sql as raw } from 'kysely'
import type { Person } from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

export async function stories(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('stories')
    .select([
      'title',
      'story',
      'tags',
      'school',
      'state',
      'created_at as written_at',
      'published_at',
      'decided_at',
      'decision_reason',
      raw<unknown>`(
        select coalesce(json_agg(json_build_object('staff_wrote', m.text, 'written_at', m.sent_at,
          'you_answered', m.answer, 'answered_at', m.answered_at) order by m.sent_at), '[]')
        from story_messages m where m.story_id = stories.id)`.as('messages'),
    ])
    .where('student_profile_id', '=', student_id)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Without the stories, which belong to their authors. */
export async function storyDecisions(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('stories')
    .select(['decided_at', 'state', 'decision_reason as your_reason'])
    .where('decided_by', '=', id)
    .orderBy('decided_at', 'desc')
    .execute()
}
