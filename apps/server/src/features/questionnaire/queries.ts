import type { StoredAnswer } from '@shinequo/contract/questionnaire'
import type { Code } from '@shinequo/domain/matching/codes'
import type { QuestionnairePlan } from '@shinequo/domain/questionnaire/plan-changes'
import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

export interface QuestionRow {
  id: string
  question_text: string
  question_text_es: string
  question_type: 'multiple_choice' | 'text'
  counts: boolean
  replaces: string | null
  choices: {
    id: string
    choice_text: string
    choice_text_es: string
    code: Code | null
    replaces: string | null
  }[]
}

/** The current questions with their choices, both in order. */
export async function questionsInOrder(sql: Sql): Promise<QuestionRow[]> {
  return sql
    .selectFrom('questions as q')
    .select([
      'q.id',
      'q.question_text',
      'q.question_text_es',
      'q.question_type',
      'q.counts',
      'q.replaces',
      raw<QuestionRow['choices']>`coalesce((
        select json_agg(json_build_object('id', c.id, 'choice_text', c.choice_text, 'choice_text_es', c.choice_text_es,
          'code', c.code, 'replaces', c.replaces)
          order by c.position, c.id)
        from choices c where c.question_id = q.id and c.retired_at is null), '[]')`.as('choices'),
    ])
    .where('q.retired_at', 'is', null)
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
}

/** A student's current answers, in the order of their questions. */
export async function currentResponses(sql: Sql, studentProfileId: string): Promise<StoredAnswer[]> {
  return sql
    .selectFrom('response_sets as s')
    .innerJoin('responses as r', 'r.response_set_id', 's.id')
    .innerJoin('questions as q', 'q.id', 'r.question_id')
    .select(['r.id', 'r.question_id as question', 'r.choice_id as selected_choice', 'r.answer_text'])
    .where('s.student_profile_id', '=', studentProfileId)
    .where('s.is_current', '=', true)
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
}

/** Makes concurrent submissions of one student wait for each other. Returns false for a deleted profile. */
export async function lockStudent(trx: Trx, studentProfileId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('student_profiles')
    .select('id')
    .where('id', '=', studentProfileId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a submission as the student's current one. Earlier ones are kept. */
export async function insertResponses(
  trx: Trx,
  set: { id: string; student_profile_id: string; created_at: Date },
  responses: readonly Omit<Tables['responses'], 'response_set_id'>[],
): Promise<void> {
  await trx
    .updateTable('response_sets')
    .set({ is_current: false })
    .where('student_profile_id', '=', set.student_profile_id)
    .where('is_current', '=', true)
    .execute()
  await trx
    .insertInto('response_sets')
    .values({ ...set, is_current: true })
    .execute()
  await trx
    .insertInto('responses')
    .values(responses.map((response) => ({ ...response, response_set_id: set.id })))
    .execute()
}

/** Makes other writers of the questionnaire wait until this transaction ends. Readers do not wait. */
export async function lockQuestionnaire(trx: Trx): Promise<void> {
  await raw`lock table questionnaire_versions in share row exclusive mode`.execute(trx)
}

/** The newest version's number. */
export async function newestVersion(sql: Sql): Promise<number> {
  const row = await sql
    .selectFrom('questionnaire_versions')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.version
}

/** Writes a plan. Nothing is deleted: removed questions and choices are retired as of `now`. */
export async function applyPlan(trx: Trx, plan: QuestionnairePlan, now: Date): Promise<void> {
  const { retired, questions, choices, kept } = plan
  for (const [table, ids] of [
    ['questions', retired.questions],
    ['choices', retired.choices],
  ] as const) {
    if (ids.length > 0) await trx.updateTable(table).set({ retired_at: now }).where('id', 'in', ids).execute()
  }
  await raw`
    update questions q set position = k.position, counts = k.counts, question_text_es = k.question_text_es
    from jsonb_to_recordset(${JSON.stringify(kept.questions)}::jsonb)
      as k (id uuid, position integer, counts boolean, question_text_es text)
    where q.id = k.id`.execute(trx)
  await raw`
    update choices c set position = k.position, code = k.code, choice_text_es = k.choice_text_es
    from jsonb_to_recordset(${JSON.stringify(kept.choices)}::jsonb)
      as k (id uuid, position integer, code text, choice_text_es text)
    where c.id = k.id`.execute(trx)
  if (questions.length > 0) await trx.insertInto('questions').values(questions).execute()
  if (choices.length > 0) await trx.insertInto('choices').values(choices).execute()
}

export async function insertVersion(trx: Trx, version: Tables['questionnaire_versions']): Promise<void> {
  await trx.insertInto('questionnaire_versions').values(version).execute()
}

export type VersionRow = Awaited<ReturnType<typeof pageOfVersions>>[number]

/** Versions before `before` (undefined: all), newest first, up to `limit`. */
export async function pageOfVersions(sql: Sql, before: number | undefined, limit: number) {
  return sql
    .selectFrom('questionnaire_versions as v')
    .leftJoin('accounts as a', 'a.id', 'v.saved_by')
    .select(['v.version', 'v.saved_at', 'a.first_name', 'a.last_name', 'v.added', 'v.edited', 'v.removed'])
    .$if(before !== undefined, (query) => query.where('v.version', '<', before as number))
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute()
}
