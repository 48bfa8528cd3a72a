import { randomUUID } from 'node:crypto'
import type { BodyOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type {
  EditableQuestionnaire,
  listQuestionnaireVersions,
  previewResponses,
  Question,
  StoredAnswer,
  saveQuestionnaire,
  submitResponses,
} from '@shinequo/contract/questionnaire'
import { rule } from '@shinequo/contract/rules'
import { checkAnswers, fitsQuestions } from '@shinequo/domain/questionnaire/check-answers'
import { checkQuestionnaire } from '@shinequo/domain/questionnaire/check-questionnaire'
import { withKeptSpanish } from '@shinequo/domain/questionnaire/kept-spanish'
import { planChanges } from '@shinequo/domain/questionnaire/plan-changes'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { counted, type Limit } from '../../plugins/limits.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { previewAnswers } from '../matching/preview/service.ts'
import { requestMatch } from '../matching/service.ts'
import { announceCare } from '../notifications/notices/service.ts'
import { mayAnswer } from './access.ts'
import { presentVersion } from './presenter.ts'
import * as queries from './queries.ts'

/** The questions in order. */
export async function listQuestions(context: Context): Promise<Outcome<Question[]>> {
  return ok(await queries.questionsInOrder(context.database.root))
}

/** A student's own current answers, including those to retired questions. Empty for anybody else. */
export async function listResponses(context: Context, actor: Actor): Promise<Outcome<StoredAnswer[]>> {
  return ok(mayAnswer(actor) ? await queries.currentResponses(context.database.root, actor.profileId) : [])
}

/**
 * Stores the student's answers as the current ones and requests a match, in one transaction. One invalid answer refuses
 * the whole submission. Answers to an outdated questionnaire get their own refusal.
 */
export async function submit(
  context: Context,
  actor: Actor,
  answers: Body,
): Promise<Outcome<ReplyOf<typeof submitResponses>>> {
  if (!mayAnswer(actor)) return refuse('forbidden')
  const now = new Date(context.clock.now())
  const outcome = await context.database.transaction(async (trx) => {
    if (!(await queries.lockStudent(trx, actor.profileId))) return refuse('not_found')
    const refusal = refusalOf(await queries.questionsInOrder(trx), answers)
    if (refusal) return refusal
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
    await announceCare(context, trx, { studentId: actor.profileId })
    return ok(stored)
  })
  return outcome
}

/**
 * What these answers would change if the student submitted them now. Validates them like a submission, stores nothing.
 * `limit` counts per account.
 */
export async function preview(
  context: Context,
  limit: Limit,
  actor: Actor,
  answers: Body,
): Promise<Outcome<ReplyOf<typeof previewResponses>>> {
  if (!mayAnswer(actor)) return refuse('forbidden')
  const questions = await queries.questionsInOrder(context.database.root)
  const refusal = refusalOf(questions, answers) ?? (await counted([limit, actor.accountId]))
  if (refusal) return refusal
  const chosen = new Set(answers.map(({ selected_choice }) => selected_choice))
  const choices = questions.flatMap((question) => question.choices).filter(({ id }) => chosen.has(id))
  const codes = choices.flatMap(({ code }) => code ?? [])
  const ownWords = questions
    .filter(({ counts, question_type }) => counts && question_type === 'text')
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id }) => answers.find(({ question }) => question === id)?.answer_text ?? [])
    .join('\n')
  return previewAnswers(context, actor.profileId, { codes, ownWords })
}

type Body = BodyOf<typeof submitResponses>

/**
 * Validates the answers to these questions. Returns a refusal that names each invalid one; undefined if all are valid.
 */
function refusalOf(rows: readonly queries.QuestionRow[], answers: Body): Refusal | undefined {
  const questions = rows.map(({ id, question_type, choices }) => ({
    id,
    type: question_type,
    choiceIds: choices.map((choice) => choice.id),
  }))
  const wrong = Object.entries(checkAnswers(questions, answers))
  if (wrong.length === 0) return undefined
  const errors = Object.fromEntries(wrong.map(([field, why]) => [field, rule('answer_invalid', { why })]))
  return refuse(fitsQuestions(questions, answers) ? 'invalid_input' : 'questions_changed', { errors })
}

/** The questionnaire for administrators to edit. */
export async function getQuestionnaire({ database }: Context): Promise<Outcome<EditableQuestionnaire>> {
  // Read the version first: a change in between then makes the next save a conflict instead of losing the change.
  const version = await queries.newestVersion(database.root)
  return ok({ version, questions: await queries.questionsInOrder(database.root) })
}

/**
 * Replaces the questions, all or none, and records the change in history and audit. Answers keep the English wording
 * that they were given to; its Spanish is a translation, which may be corrected. Makes no new version if nothing changes.
 */
export async function save(
  context: Context,
  actor: Actor,
  { version, questions: given }: BodyOf<typeof saveQuestionnaire>,
): Promise<Outcome<EditableQuestionnaire>> {
  return await context.database.transaction(async (trx) => {
    await queries.lockQuestionnaire(trx)
    if ((await queries.newestVersion(trx)) !== version) return refuse('version_conflict')
    const asked = await queries.questionsInOrder(trx)
    const questions = withKeptSpanish(asked, given)
    const wrong = Object.entries(checkQuestionnaire(asked, questions))
    if (wrong.length > 0) {
      const errors = Object.fromEntries(
        wrong.map(([field, why]) => [field, rule('question_invalid', { why })]),
      )
      return refuse('invalid_input', { errors })
    }
    const plan = planChanges(asked, questions, randomUUID)
    if (!plan.changes) return ok({ version, questions: asked })
    const now = new Date(context.clock.now())
    const { added, edited, removed } = plan
    await queries.applyPlan(trx, plan, now)
    const next = { version: version + 1, saved_at: now, saved_by: actor.accountId, added, edited, removed }
    await queries.insertVersion(trx, next)
    await record(context, trx, actor, {
      action: 'questionnaire.changed',
      subjectType: 'questionnaire',
      subjectId: `version ${next.version}`,
      details: { added, edited, removed },
    })
    return ok({ version: next.version, questions: await queries.questionsInOrder(trx) })
  })
}

const PAGE = 20
const versionKey = z.tuple([z.string().check(z.regex(/^\d{1,9}$/))])

/** A page of the questionnaire's history, newest first. */
export async function listVersions(
  { database }: Context,
  { cursor }: QueryOf<typeof listQuestionnaireVersions>,
): Promise<Outcome<ReplyOf<typeof listQuestionnaireVersions>>> {
  const place = placeOf(cursor, versionKey)
  if (!place.ok) return place
  const after = place.value
  const rows = await queries.pageOfVersions(database.root, after && Number(after[0]), PAGE + 1)
  const { shown, next } = pageOf(rows, PAGE, ({ version }) => [String(version)])
  return ok({
    versions: shown.map(presentVersion),
    total: await queries.newestVersion(database.root),
    next,
  })
}
