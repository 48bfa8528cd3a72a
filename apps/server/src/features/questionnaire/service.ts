import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { Question, submitResponses } from '@shinequo/contract/questionnaire'
import { checkAnswers } from '@shinequo/domain/questionnaire/check-answers'
import type { Context } from '../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { matchSoon, requestMatch } from '../matching/service.ts'
import { mayAnswer } from './access.ts'
import * as queries from './queries.ts'

/** The questionnaire in its order. */
export async function listQuestions(context: Context): Promise<Outcome<Question[]>> {
  return ok(await queries.questionsInOrder(context.database.root))
}

/**
 * Stores the student's answers as the current ones and asks for a match, in one transaction. Anything wrong with any
 * answer refuses them all and changes nothing.
 */
export async function submit(
  context: Context,
  actor: Actor,
  body: BodyOf<typeof submitResponses>,
): Promise<Outcome<ReplyOf<typeof submitResponses>>> {
  if (!mayAnswer(actor)) return refuse('forbidden')
  const answers = body.map(({ question, selected_choice, answer_text }) => ({
    question: question.toLowerCase(),
    selected_choice: selected_choice?.toLowerCase() ?? null,
    answer_text,
  }))
  const now = new Date(context.clock.now())
  const outcome = await context.database.transaction(async (trx) => {
    if (!(await queries.lockStudent(trx, actor.profileId))) return refuse('not_found')
    const questions = (await queries.questionsInOrder(trx)).map(({ id, question_type, choices }) => ({
      id,
      type: question_type,
      choiceIds: choices.map((choice) => choice.id),
    }))
    const errors = checkAnswers(questions, answers)
    if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
    const stored = answers.map(({ question, selected_choice, answer_text }) => ({
      id: randomUUID(),
      question,
      selected_choice,
      answer_text: selected_choice === null ? answer_text : null,
    }))
    const set = { id: randomUUID(), student_profile_id: actor.profileId, created_at: now }
    const rows = stored.map(({ id, question, selected_choice, answer_text }) => ({
      id,
      question_id: question,
      choice_id: selected_choice,
      answer_text,
    }))
    await queries.insertResponses(trx, set, rows)
    await requestMatch(context, trx, actor.profileId)
    return ok(stored)
  })
  if (outcome.ok) matchSoon(context)
  return outcome
}
