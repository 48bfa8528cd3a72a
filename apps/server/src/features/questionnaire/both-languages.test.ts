import {
  type EditableQuestionnaire,
  getQuestionnaire,
  listQuestionnaireVersions,
  listQuestions,
  saveQuestionnaire,
  submitResponses,
} from '@shinequo/contract/questionnaire'
import { openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { databaseDigest } from '../../testing/database-digest.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { preferencesOf } from '../matching/queries.ts'

type Questions = EditableQuestionnaire['questions']

/** Two questions in both languages, as they are sent. */
const STUDY = { id: null, choice_text: 'Study', choice_text_es: 'Estudio', code: 'focus:study' }
const SLEEP = { id: null, choice_text: 'Sleep', choice_text_es: 'Sueño', code: 'focus:sleep' }
const FOCUS = {
  id: null,
  question_text: 'What is hard?',
  question_text_es: '¿Qué es difícil?',
  question_type: 'multiple_choice',
  counts: false,
  choices: [STUDY, SLEEP],
}
const WHY = {
  id: null,
  question_text: 'Why?',
  question_text_es: '¿Por qué?',
  question_type: 'text',
  counts: false,
  choices: [],
}

describeOnEngines('the questionnaire in both languages', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  let student: SeededPerson
  beforeEach(async () => {
    app ??= await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
      coach = await seedCoach(trx)
      student = await seedStudent(trx)
      await seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId })
    })
    await save(() => [FOCUS, WHY])
  })
  afterAll(() => app.close())

  const current = async () => (await app.call(getQuestionnaire, { as: admin.actor })).body
  const send = async (edit: (questions: Questions) => unknown[]) => {
    const { version, questions } = await current()
    return await app.call(saveQuestionnaire, {
      as: admin.actor,
      body: { version, questions: edit(structuredClone(questions)) },
    })
  }
  /** Saves a changed questionnaire and returns the result. */
  async function save(edit: (questions: Questions) => unknown[]): Promise<EditableQuestionnaire> {
    const { status, body } = await send(edit)
    expect(status).toBe(200)
    return body
  }
  /** The same as a client sends that does not know Spanish. */
  const ofOlderClient = (questions: Questions) =>
    questions.map(({ id, question_text, question_type, counts, choices }) => ({
      id,
      question_text,
      question_type,
      counts,
      choices: choices.map(({ id: choice, choice_text, code }) => ({ id: choice, choice_text, code })),
    }))
  const ids = (questions: { id: string; choices: { id: string }[] }[]) =>
    questions.flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)])
  const spanish = (questions: { question_text_es: string; choices: { choice_text_es: string }[] }[]) =>
    questions.flatMap(({ question_text_es, choices }) => [
      question_text_es,
      ...choices.map(({ choice_text_es }) => choice_text_es),
    ])
  async function answer(): Promise<void> {
    const { body } = await app.call(listQuestions, { as: student.actor })
    const answers = body.map(({ id, choices }) => ({
      question: id,
      selected_choice: choices[1]?.id ?? null,
      answer_text: choices.length > 0 ? null : 'Duermo poco.',
    }))
    expect((await app.call(submitResponses, { as: student.actor, body: answers })).status).toBe(201)
  }
  const readByCoach = async () =>
    (await app.call(openStudent, { as: coach.actor, params: { id: student.profileId } })).body.answers

  it('comes to students and administrators with both wordings, and to coaches with the answers', async () => {
    const { body } = await app.call(listQuestions, { as: student.actor })
    expect(spanish(body)).toEqual(['¿Qué es difícil?', 'Estudio', 'Sueño', '¿Por qué?'])
    expect(spanish((await current()).questions)).toEqual(spanish(body))
    await answer()
    expect(await readByCoach()).toEqual([
      {
        question_text: 'What is hard?',
        question_text_es: '¿Qué es difícil?',
        answer: 'Sleep',
        choice_text_es: 'Sueño',
        needs_care: false,
      },
      {
        question_text: 'Why?',
        question_text_es: '¿Por qué?',
        answer: 'Duermo poco.',
        choice_text_es: null,
        needs_care: false,
      },
    ])
    const [wishes] = await preferencesOf(app.context.database.root, [student.profileId])
    expect(wishes?.codes).toEqual(['focus:sleep'])
  })

  it('is translated and corrected in place: answers stay, an open form stays valid, history has an edit', async () => {
    await save(() => [{ ...FOCUS, choices: [STUDY, { ...SLEEP, choice_text_es: '' }] }, WHY])
    await answer()
    const before = await current()
    const { version, questions } = await save(([focus, why]) => [
      {
        ...focus,
        question_text_es: '¿Qué te cuesta?',
        choices: focus!.choices.map((one) => ({ ...one, choice_text_es: one.choice_text_es || 'Dormir' })),
      },
      why,
    ])
    expect(version).toBe(before.version + 1)
    expect(ids(questions)).toEqual(ids(before.questions))
    expect(spanish(questions)).toEqual(['¿Qué te cuesta?', 'Estudio', 'Dormir', '¿Por qué?'])
    expect((await readByCoach())[0]).toMatchObject({
      question_text: 'What is hard?',
      question_text_es: '¿Qué te cuesta?',
      answer: 'Sleep',
      choice_text_es: 'Dormir',
    })
    const { body } = await app.call(listQuestionnaireVersions, { as: admin.actor, query: {} })
    expect(body.versions[0]).toMatchObject({ saved_by: 'Rosa Ortiz', added: 0, edited: 1, removed: 0 })
  })

  it('keeps the Spanish of answers when English and Spanish are reworded', async () => {
    await answer()
    const before = await readByCoach()
    await save(([focus, why]) => [
      { ...focus, question_text: 'What helps?', question_text_es: '¿Qué ayuda?' },
      why,
    ])
    expect(await readByCoach()).toEqual(before)
    const { body } = await app.call(listQuestions, { as: student.actor })
    expect(spanish(body)).toEqual(['¿Qué ayuda?', 'Estudio', 'Sueño', '¿Por qué?'])
  })

  it('keeps the Spanish that an older client leaves out, by id, unless the English is new', async () => {
    const before = await current()
    const digest = await databaseDigest(app.context.database)
    expect(await save(ofOlderClient)).toEqual(before)
    expect(await databaseDigest(app.context.database)).toEqual(digest)
    const { questions } = await save((all) => {
      const [focus, why] = ofOlderClient(all)
      const [study, sleep] = focus!.choices
      const money = { id: null, choice_text: 'Money', code: null }
      return [why, { ...focus, choices: [sleep, { ...study, choice_text: 'Exams' }, money] }]
    })
    expect(spanish(questions)).toEqual(['¿Por qué?', '¿Qué es difícil?', 'Sueño', '', ''])
    const reworded = await save((all) =>
      ofOlderClient(all).map((one) => ({ ...one, question_text: `${one.question_text}!` })),
    )
    // The choices are the same.
    expect(spanish(reworded.questions)).toEqual(['', '', 'Sueño', '', ''])
  })

  it('has the same limits as the English, but may be empty', async () => {
    const long = (question: number, choice: number) =>
      send(([focus, why]) => [
        {
          ...focus,
          question_text_es: 'ñ'.repeat(question),
          choices: focus!.choices.map((one, at) =>
            at === 0 ? { ...one, choice_text_es: 'ñ'.repeat(choice) } : one,
          ),
        },
        { ...why, question_text_es: ' ' },
      ])
    const digest = await databaseDigest(app.context.database)
    const { status, error } = await long(301, 121)
    expect([status, error.errors]).toEqual([
      400,
      {
        'questions.0.question_text_es': 'The question must be at most 300 characters',
        'questions.0.choices.0.choice_text_es': 'The choice must be at most 120 characters',
      },
    ])
    expect(await databaseDigest(app.context.database)).toEqual(digest)
    const { body } = await long(300, 120)
    expect(spanish(body.questions)).toEqual(['ñ'.repeat(300), 'ñ'.repeat(120), 'Sueño', ''])
  })

  it('refuses two choices that read the same in Spanish', async () => {
    const { status, error } = await send(([focus, why]) => [
      { ...focus, choices: focus!.choices.map((one) => ({ ...one, choice_text_es: 'Otra cosa' })) },
      why,
    ])
    expect([status, error.errors]).toEqual([
      400,
      { 'questions.0.choices.1.choice_text_es': 'Another choice has the same words' },
    ])
  })
})
