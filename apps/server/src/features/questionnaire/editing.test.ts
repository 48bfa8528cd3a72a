import { listAuditEntries } from '@shinequo/contract/audit'
import {
  type EditableQuestionnaire,
  getQuestionnaire,
  listQuestionnaireVersions,
  listQuestions,
  saveQuestionnaire,
  submitResponses,
} from '@shinequo/contract/questionnaire'
import { type FieldRule, sentenceOf } from '@shinequo/contract/rules'
import { openStudent } from '@shinequo/contract/sessions/students'
import { CODES } from '@shinequo/domain/matching/codes'
import { messagesOf } from '@shinequo/messages/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { databaseDigest } from '../../testing/database-digest.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { preferencesOf } from '../matching/queries.ts'

type Questions = EditableQuestionnaire['questions']
const FOCUS = 'What is hard right now?'
const LANGUAGE = 'Which language would you like to speak in your sessions?'
const TERM = 'What would make this term a good one for you?'

describeOnEngines('the questionnaire, edited', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
      other = await seedAccount(trx, { role: 'admin' })
      coach = await seedCoach(trx)
    })
  })
  afterAll(() => app.close())

  const current = async () => (await app.call(getQuestionnaire, { as: admin.actor })).body
  const save = (body: unknown, as = admin) => app.call(saveQuestionnaire, { as: as.actor, body })
  /** Saves a changed questionnaire and returns the result. */
  async function change(edit: (questions: Questions) => unknown[]): Promise<EditableQuestionnaire> {
    const { version, questions } = await current()
    const { status, body } = await save({ version, questions: edit(structuredClone(questions)) })
    expect(status).toBe(200)
    return body
  }
  const refused = async (edit: (questions: Questions) => unknown[]) => {
    const { version, questions } = await current()
    const before = await databaseDigest(app.context.database)
    const { status, error } = await save({ version, questions: edit(structuredClone(questions)) })
    expect([status, error.code]).toEqual([400, 'invalid_input'])
    expect(await databaseDigest(app.context.database)).toEqual(before)
    return error.errors
  }
  const newQuestion = (question_text: string) => ({
    id: null,
    question_text,
    question_type: 'text',
    counts: false,
    choices: [],
  })
  const reword = (questions: Questions, from: string, to: string) =>
    questions.map((one) => (one.question_text === from ? { ...one, question_text: to } : one))
  const asked = async (student: SeededPerson) =>
    (await app.call(listQuestions, { as: student.actor })).body.map((one) => one.question_text)

  /** A student of the coach, and valid answers to the current questions. */
  async function studentWithForm() {
    const student = await app.context.database.transaction(async (trx) => {
      const seeded = await seedStudent(trx)
      await seedMatch(trx, { student_profile_id: seeded.profileId, coach_id: coach.profileId })
      return seeded
    })
    const { body } = await app.call(listQuestions, { as: student.actor })
    const answers = body.map(({ id, choices }) => ({
      question: id,
      selected_choice: choices[0]?.id ?? null,
      answer_text: choices.length > 0 ? null : 'More sleep',
    }))
    return { student, answers }
  }
  const submit = (student: SeededPerson, body: unknown) =>
    app.call(submitResponses, { as: student.actor, body })
  const readByCoach = async (student: SeededPerson) =>
    (await app.call(openStudent, { as: coach.actor, params: { id: student.profileId } })).body.answers

  it('is one document with a version and the codes for matching', async () => {
    const { version, questions } = await current()
    expect(version).toBe(1)
    const kinds = questions.map(({ choices }) => [
      ...new Set(choices.map(({ code }) => (code === null ? null : code.split(':')[0]))),
    ])
    expect(kinds).toEqual([
      [null],
      ['focus', null],
      ['style'],
      ['time', null],
      ['language', null],
      ['experience', null],
      ['school', null],
      [],
      [],
    ])
    expect(questions.filter(({ counts }) => counts).map((one) => one.question_text)).toEqual([TERM])
  })

  it('knows every code of the first questionnaire', async () => {
    const codes = (await current()).questions.flatMap(({ choices }) => choices.map(({ code }) => code))
    for (const code of codes.filter((one) => one !== null)) expect(CODES).toContain(code)
    expect(new Set(codes).size).toBe(codes.filter((one) => one !== null).length + 1)
  })

  it('shows students the new wording at once, and coaches the wording that was answered', async () => {
    const { student, answers } = await studentWithForm()
    expect((await submit(student, answers)).status).toBe(201)
    const before = await readByCoach(student)
    expect(before[1]).toEqual({
      question_text: FOCUS,
      question_text_es: '¿Qué te resulta difícil en este momento?',
      answer: 'Study habits and planning',
      choice_text_es: 'Hábitos de estudio y planificación',
      needs_care: false,
    })
    await change((questions) => {
      const spoken = (choices: Questions[number]['choices']) =>
        choices.map((one) => ({ ...one, choice_text: `${one.choice_text} please` }))
      return reword(questions, FOCUS, 'What brings you here?')
        .map((one) => (one.question_text === LANGUAGE ? { ...one, choices: spoken(one.choices) } : one))
        .slice(0, -1)
    })
    expect((await asked(student))[1]).toBe('What brings you here?')
    expect(await asked(student)).toHaveLength(8)
    expect(await readByCoach(student)).toEqual(before)
    const wishes = (await preferencesOf(app.context.database.root, [student.profileId]))[0]
    expect(wishes?.codes).toContain('language:english')
    expect(wishes?.codes).toContain('focus:study')
  })

  it('refuses a form opened before the change, with its own message, and accepts the new one', async () => {
    const { student, answers } = await studentWithForm()
    await change((questions) => [
      ...reword(questions, TERM, 'What would be a good term?'),
      newQuestion('Anything else?'),
    ])
    const { status, error } = await submit(student, answers)
    expect([status, error.code]).toEqual([400, 'questions_changed'])
    expect(error.message).toContain('The questions have changed since you opened them.')
    const place = answers.findIndex((one) => one.answer_text !== null)
    expect(error.errors?.[`${place}.question`]).toBe("This question isn't part of the questionnaire")
    const fresh = await app.call(listQuestions, { as: student.actor })
    const known = new Map(answers.map((one) => [one.question, one]))
    const again = fresh.body.map(
      ({ id }) => known.get(id) ?? { question: id, selected_choice: null, answer_text: 'Rest' },
    )
    expect(again.filter((one) => known.has(one.question))).toHaveLength(answers.length - 1)
    expect((await submit(student, again)).status).toBe(201)
  })

  it('refuses a choice that is no longer offered', async () => {
    const { student, answers } = await studentWithForm()
    await change(([first, ...rest]) => [{ ...first, choices: first!.choices.slice(1) }, ...rest])
    const { status, error } = await submit(student, answers)
    expect([status, error.code]).toEqual([400, 'questions_changed'])
    expect(error.errors).toEqual({ '0.selected_choice': 'Please choose one of the listed choices' })
  })

  it('reorders questions and recodes choices in place: an open form stays valid', async () => {
    const { student, answers } = await studentWithForm()
    const { questions } = await change((all) =>
      all.toReversed().map((one) => ({
        ...one,
        counts: false,
        choices: one.choices.map((choice) => ({ ...choice, code: null })),
      })),
    )
    expect(questions.map(({ id }) => id)).toEqual(answers.map((one) => one.question).reverse())
    expect((await submit(student, answers)).status).toBe(201)
  })

  it('counts changed codes of choices and texts as an edit, without asking anything again', async () => {
    const before = await current()
    const { questions } = await change((all) =>
      all.map((one) => ({
        ...one,
        counts: one.question_type === 'text',
        choices: one.choices.map((choice, at) => ({ ...choice, code: at === 0 ? 'time:evening' : null })),
      })),
    )
    const ids = (all: Questions) => all.map(({ id, choices }) => [id, ...choices.map((choice) => choice.id)])
    expect(ids(questions)).toEqual(ids(before.questions))
    for (const { question_type, counts, choices } of questions) {
      expect(counts).toBe(question_type === 'text')
      const codes = choices.map(({ code }) => code)
      expect(codes).toEqual(choices.map((_, at) => (at === 0 ? 'time:evening' : null)))
    }
    const { body } = await app.call(listQuestionnaireVersions, { as: admin.actor, query: {} })
    expect(body.versions[0]).toMatchObject({ added: 0, edited: questions.length, removed: 0 })
  })

  it('refuses the second of two administrators, and keeps what the first saved', async () => {
    const { version, questions } = await current()
    const mine = { version, questions: [...questions, newQuestion('From the first?')] }
    const theirs = { version, questions: [...questions, newQuestion('From the second?')] }
    const replies = await Promise.all([save(mine), save(theirs, other)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('version_conflict')
    const now = await current()
    expect(now.version).toBe(version + 1)
    expect(now.questions.filter((one) => one.question_text.startsWith('From the'))).toHaveLength(1)
  })

  it('makes no version if nothing changes', async () => {
    const before = await current()
    const digest = await databaseDigest(app.context.database)
    expect(
      await change((questions) =>
        questions.map((one) => ({
          ...one,
          id: one.id.toUpperCase(),
          question_text: ` ${one.question_text} `,
        })),
      ),
    ).toEqual(before)
    expect(await databaseDigest(app.context.database)).toEqual(digest)
  })

  it('names every wrong field, and changes nothing', async () => {
    expect(
      await refused((all) => all.map((one) => ({ ...one, question_text: 'x'.repeat(301) }))),
    ).toMatchObject({
      'questions.0.question_text': 'The question must be at most 300 characters',
    })
    const { questions } = await current()
    const at = questions.findIndex((one) => one.choices.length > 2)
    const choices = questions[at]!.choices
    const withChoices = (list: unknown[]) =>
      refused((all) => all.map((one, index) => (index === at ? { ...one, choices: list } : one)))
    expect(await withChoices(choices.slice(0, 1))).toEqual({
      [`questions.${at}.choices`]: 'Please give at least two choices',
    })
    expect(await withChoices([...choices, { id: null, choice_text: '', code: null }])).toEqual({
      [`questions.${at}.choices.${choices.length}.choice_text`]: 'Please write the choice, or remove it',
    })
    expect(await withChoices([...choices, { ...choices[0], id: null }])).toEqual({
      [`questions.${at}.choices.${choices.length}.choice_text`]: 'Another choice has the same words',
    })
    expect(await withChoices([{ ...choices[0], code: 'focus:rest' }, choices[1]])).toEqual({
      [`questions.${at}.choices.0.code`]: 'Please choose from the list',
    })
    expect(await withChoices([{ id: null, choice_text: 'Rest' }, choices[1]])).toEqual({
      [`questions.${at}.choices.0.code`]: 'The code must be text',
    })
    expect(await refused((all) => all.map((one) => ({ ...one, counts: 'yes' })))).toMatchObject({
      'questions.0.counts': 'Please say whether the words count: true or false',
    })
    expect(await refused((all) => all.map((one, index) => ({ ...one, counts: index === at })))).toEqual({
      [`questions.${at}.counts`]: 'In a question with choices, each choice counts on its own',
    })
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ id: null, choice_text: `c${n}`, code: null }))
    expect(await withChoices(many(31))).toEqual({
      [`questions.${at}.choices`]: 'A question can have at most 30 choices',
    })
    const asks = (count: number) => Array.from({ length: count }, (_, n) => newQuestion(`q${n}`))
    expect(await refused(() => asks(41))).toEqual({
      questions: 'A questionnaire can have at most 40 questions',
    })
    expect(await refused(() => [...asks(1), ...asks(1)])).toEqual({
      'questions.1.question_text': 'Another question has the same words',
    })
  })

  it('gives each error a code, so that a page can show it in its own language', async () => {
    const { version } = await current()
    const { error } = await save({ version, questions: [newQuestion('Why?'), newQuestion('why?')] })
    const codes = error.error_codes ?? {}
    expect(codes).toEqual({
      'questions.1.question_text': { code: 'question_invalid', params: { why: 'question_repeated' } },
    })
    const spanish = messagesOf('es-US').errors.FIELDS
    expect(Object.values(codes).map((code) => sentenceOf(spanish, code as FieldRule))).toEqual([
      'Otra pregunta tiene las mismas palabras',
    ])
  })

  it('accepts the largest number of questions and choices', async () => {
    const { questions } = await change(() =>
      Array.from({ length: 40 }, (_, at) => ({
        ...newQuestion(`${at}`.padEnd(300, 'ü')),
        question_type: 'multiple_choice',
        choices: Array.from({ length: 30 }, (_none, n) => ({
          id: null,
          choice_text: `${n}`.padEnd(120, 'ü'),
          code: null,
        })),
      })),
    )
    expect(questions.flatMap((one) => one.choices)).toHaveLength(1200)
  })

  it('keeps who changed how much and when, in pages, and logs each change in the audit', async () => {
    app.clock.advance(60_000)
    const { version } = await change(() => [newQuestion('One?'), newQuestion('Two?')])
    const history = async (cursor?: string) =>
      (await app.call(listQuestionnaireVersions, { as: admin.actor, query: cursor ? { cursor } : {} })).body
    const [newest] = (await history()).versions
    expect(newest).toEqual({
      version,
      saved_at: new Date(app.clock.now()).toISOString(),
      saved_by: 'Rosa Ortiz',
      added: 2,
      edited: 0,
      removed: 40,
    })
    for (let at = 0; at < 20; at++) await change((questions) => questions.toReversed())
    const first = await history()
    expect(first.total).toBe(version + 20)
    expect(first.versions).toHaveLength(20)
    const second = await history(first.next ?? '')
    expect(second.versions[0]?.version).toBe(version)
    expect(second.versions.at(-1)).toMatchObject({ version: 1, saved_by: '', added: 9 })
    expect(second.next).toBeNull()
    const { body } = await app.call(listAuditEntries, {
      as: admin.actor,
      query: { subject: `version ${version}` },
    })
    expect(body.entries).toMatchObject([
      { action: 'questionnaire.changed', actor: { role: 'admin', name: 'Rosa Ortiz' } },
    ])
  })
})
