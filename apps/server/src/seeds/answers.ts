import { randomUUID } from 'node:crypto'
import type { Code } from '@shinequo/domain/matching/codes'
import type { Trx } from '../plugins/database/tables.ts'
import { type SeededPerson, type StudentSeed, seedStudent } from './people.ts'

/**
 * Stores a student's answers to the whole questionnaire as the current ones: for each multiple-choice question the
 * choice with one of these codes (the first choice if there is none), for the text questions these texts, in order.
 */
export async function seedAnswers(
  trx: Trx,
  seed: {
    student_profile_id: string
    created_at: Date
    codes?: readonly Code[]
    texts?: readonly string[]
  },
): Promise<void> {
  const { student_profile_id, created_at } = seed
  const questions = await trx
    .selectFrom('questions')
    .select(['id', 'question_type'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()
  const choices = await trx
    .selectFrom('choices')
    .select(['id', 'question_id', 'code'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()
  const response_set_id = randomUUID()
  const texts = [...(seed.texts ?? [])]
  const responses = questions.map(({ id, question_type }) => {
    const response = { id: randomUUID(), response_set_id, question_id: id }
    if (question_type === 'text')
      return { ...response, choice_id: null, answer_text: texts.shift() ?? 'Rest' }
    const own = choices.filter(({ question_id }) => question_id === id)
    const named = own.find(({ code }) => code !== null && seed.codes?.includes(code))
    return { ...response, choice_id: (named ?? own[0]!).id, answer_text: null }
  })
  const set = { id: response_set_id, student_profile_id, created_at, is_current: true }
  await trx.insertInto('response_sets').values(set).execute()
  await trx.insertInto('responses').values(responses).execute()
}

/** Stores a student who answered the questionnaire at `created_at`, with these texts if given. */
export async function seedAnsweredStudent(
  trx: Trx,
  created_at: Date,
  seed: StudentSeed = {},
  texts: readonly string[] = [],
): Promise<SeededPerson> {
  const student = await seedStudent(trx, seed)
  await seedAnswers(trx, { student_profile_id: student.profileId, created_at, texts })
  return student
}
