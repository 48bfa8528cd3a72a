import { RECIPIENT, recipients } from '../../../plugins/database/recipient.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/**
 * Who gets the mail about a message (the author) or about its answer (this account, or the sender), and the story's
 * state; undefined if the account cannot sign in any more.
 */
export async function recipientOf(
  sql: Sql,
  id: string,
  to: 'author' | 'sender' | { readonly accountId: string },
) {
  return sql
    .selectFrom('story_messages as m')
    .innerJoin('stories as s', 's.id', 'm.story_id')
    .innerJoin('student_profiles as p', 'p.id', 's.student_profile_id')
    .innerJoin('accounts as a', (join) =>
      to === 'author'
        ? join.onRef('a.id', '=', 'p.account_id')
        : to === 'sender'
          ? join.onRef('a.id', '=', 'm.sent_by')
          : join.on('a.id', '=', to.accountId),
    )
    .select(RECIPIENT)
    .select('s.state')
    .where('m.id', '=', id)
    .where('a.suspended_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .$if(to !== 'author', (query) => query.where('a.role', '=', 'admin'))
    .executeTakeFirst()
}

/** The student of a profile; undefined if the account was deleted or the wall of their school is off. */
export async function readerOfWall(sql: Sql, studentProfileId: string) {
  return recipients(sql)
    .innerJoin('student_profiles as p', 'p.account_id', 'a.id')
    .innerJoin('schools as s', 's.value', 'p.proved_school')
    .where('p.id', '=', studentProfileId)
    .where('s.wall_on', '=', true)
    .executeTakeFirst()
}
