import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

export interface QuestionRow {
  id: string
  question_text: string
  question_type: 'multiple_choice' | 'text'
  choices: { id: string; choice_text: string }[]
}

/** Every question with its choices, both in their order. */
export async function questionsInOrder(sql: Sql): Promise<QuestionRow[]> {
  return sql
    .selectFrom('questions as q')
    .select([
      'q.id',
      'q.question_text',
      'q.question_type',
      raw<QuestionRow['choices']>`coalesce((
        select json_agg(json_build_object('id', c.id, 'choice_text', c.choice_text) order by c.position, c.id)
        from choices c where c.question_id = q.id), '[]')`.as('choices'),
    ])
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
}

/** Makes two submissions of one student wait for each other. False for a profile that is gone. */
export async function lockStudent(trx: Trx, studentProfileId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('student_profiles')
    .select('id')
    .where('id', '=', studentProfileId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a submission as the student's current one; earlier ones stay. */
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
