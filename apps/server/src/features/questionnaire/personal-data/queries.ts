import { sql as raw } from 'kysely'
import type { Person } from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

export interface AnswerSet {
  sent_at: Date
  is_current: boolean
  /** In Spanish too, where the programme has it; what the student wrote is not translated. */
  answers: { question: string; question_es: string; answer: string; answer_es: string }[]
}

/** Every questionnaire that a student sent, newest first, with the answers in the order of the questions. */
export async function questionnaires(sql: Sql, { student_id }: Person): Promise<AnswerSet[]> {
  const rows = await sql
    .selectFrom('response_sets as rs')
    .innerJoin('responses as r', 'r.response_set_id', 'rs.id')
    .innerJoin('questions as q', 'q.id', 'r.question_id')
    .leftJoin('choices as c', 'c.id', 'r.choice_id')
    .select([
      'rs.id',
      'rs.created_at as sent_at',
      'rs.is_current',
      'q.question_text as question',
      'q.question_text_es as question_es',
      raw<string>`coalesce(c.choice_text, r.answer_text, '')`.as('answer'),
      raw<string>`coalesce(c.choice_text_es, '')`.as('answer_es'),
    ])
    .where('rs.student_profile_id', '=', student_id)
    .orderBy('rs.created_at', 'desc')
    .orderBy('rs.id')
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
  const sets = new Map<string, AnswerSet>()
  for (const { id, sent_at, is_current, ...answer } of rows) {
    const set = sets.get(id) ?? { sent_at, is_current, answers: [] }
    set.answers.push(answer)
    sets.set(id, set)
  }
  return [...sets.values()]
}

/** Whether answers `t` were replaced before that. */
export const areReplaced = (
  before: Date,
) => raw<boolean>`not t.is_current and t.created_at < ${before} and exists (
  select from response_sets n where n.student_profile_id = t.student_profile_id
    and n.created_at > t.created_at and n.created_at < ${before})`
