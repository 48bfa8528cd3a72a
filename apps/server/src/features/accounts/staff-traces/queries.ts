import type { Sql } from '../../../plugins/database/tables.ts'
import type { Person } from '../own-data/queries.ts'

/** The audited acts of the person, without whom they affected. */
export async function ownActs(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('audit_entries')
    .select(['at', 'action', 'subject_type as about_a', 'reason'])
    .where('actor_account_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

/** Without the names and addresses of those who were invited. */
export async function invitationsSent(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('invitations')
    .select(['role', 'created_at', 'expires_at', 'accepted_at', 'revoked_at as taken_back_at'])
    .where('invited_by', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function rosterImports(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('roster_imports')
    .select(['file_name', 'total as people', 'state', 'created_at', 'changed_at'])
    .where(({ or, eb }) => or([eb('created_by', '=', id), eb('confirmed_by', '=', id)]))
    .orderBy('created_at', 'desc')
    .execute()
}

export async function questionnaireSaves(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('questionnaire_versions')
    .select(['version', 'saved_at', 'added', 'edited', 'removed'])
    .where('saved_by', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

export async function retentionRuns(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('retention_runs')
    .select(['begun_at', 'finished_at'])
    .where('asked_by', '=', id)
    .orderBy('begun_at', 'desc')
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
