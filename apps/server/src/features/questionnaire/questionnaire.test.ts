import { listQuestions, listResponses, submitResponses } from '@shinequo/contract/questionnaire'
import { type FieldRule, sentenceOf } from '@shinequo/contract/rules'
import { messagesOf } from '@shinequo/messages/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

interface Answer {
  question: string
  selected_choice?: string | null
  answer_text?: string | null
}

describeOnEngines('the questionnaire', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  /** A valid answer to every question, in their order. */
  async function answers(): Promise<Answer[]> {
    const { body } = await app.call(listQuestions, { as: student.actor })
    return body.map(({ id, choices }) => ({
      question: id,
      selected_choice: choices[0]?.id ?? null,
      answer_text: choices.length > 0 ? null : 'More sleep',
    }))
  }
  const submit = (body: unknown, as: SeededPerson | null = student) =>
    app.call(submitResponses, { ...(as && { as: as.actor }), body })
  const storedSets = () =>
    app.context.database.root
      .selectFrom('response_sets as s')
      .innerJoin('responses as r', 'r.response_set_id', 's.id')
      .select(({ fn }) => ['s.is_current', fn.countAll<number>().as('answers')])
      .where('s.student_profile_id', '=', student.profileId)
      .groupBy(['s.id', 's.is_current', 's.created_at'])
      .orderBy('s.created_at')
      .execute()
  const errorsOf = async (body: unknown) => {
    const { status, error } = await submit(body)
    expect(status).toBe(400)
    expect(await storedSets()).toEqual([])
    return error.errors
  }

  it('has tiles of two, three and four, dropdowns and text questions, in order', async () => {
    const { status, body } = await app.call(listQuestions, { as: student.actor })
    expect(status).toBe(200)
    expect(body.map(({ question_type, choices }) => [question_type, choices.length])).toEqual([
      ['multiple_choice', 3],
      ['multiple_choice', 11],
      ['multiple_choice', 4],
      ['multiple_choice', 4],
      ['multiple_choice', 11],
      ['multiple_choice', 7],
      ['multiple_choice', 2],
      ['text', 0],
      ['text', 0],
    ])
    expect(body[3]?.choices.map((choice) => choice.choice_text)).toEqual([
      'Mornings',
      'Afternoons',
      'Evenings',
      'Any time of day',
    ])
    const told = new Set(body.flatMap((one) => [...Object.keys(one), ...one.choices.flatMap(Object.keys)]))
    expect([...told]).toEqual([
      'id',
      'question_text',
      'question_text_es',
      'question_type',
      'choices',
      'choice_text',
      'choice_text_es',
    ])
  })

  it("returns a student's current answers to that student only", async () => {
    const own = async (as = student) => (await app.call(listResponses, { as: as.actor })).body
    expect(await own()).toEqual([])
    const given = await answers()
    await submit(given)
    const second = given.map((answer) => ({ ...answer, answer_text: answer.answer_text && 'Less coffee' }))
    await submit(second.toReversed())
    expect(await own()).toEqual(second.map((answer) => ({ id: expect.any(String), ...answer })))
    const others = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx),
      await seedCoach(trx),
      await seedAccount(trx, { role: 'admin' }),
    ])
    for (const person of others) expect(await own(person)).toEqual([])
    expect((await app.call(listResponses)).status).toBe(401)
  })

  it('is for signed-in people, and answered by students only', async () => {
    const body = await answers()
    expect((await app.call(listQuestions)).status).toBe(401)
    expect((await submit(body, null)).status).toBe(401)
    const others = await app.context.database.transaction(async (trx) => [
      await seedCoach(trx),
      await seedAccount(trx, { role: 'admin' }),
    ])
    for (const person of others) expect((await submit(body, person)).status).toBe(403)
    expect(await storedSets()).toEqual([])
  })

  it('returns the list that it stored', async () => {
    const given = await answers()
    const { status, body } = await submit(given)
    expect(status).toBe(201)
    expect(body).toEqual(given.map((answer) => ({ id: expect.any(String), ...answer })))
    expect(await storedSets()).toEqual([{ is_current: true, answers: 9 }])
  })

  it('accepts omitted nulls and any order', async () => {
    const given = (await answers()).reverse().map(({ question, selected_choice, answer_text }) => ({
      question: question.toUpperCase(),
      ...(selected_choice ? { selected_choice } : { answer_text }),
    }))
    expect((await submit(given)).status).toBe(201)
  })

  it('keeps earlier submissions and makes the newest the current one', async () => {
    await submit(await answers())
    app.clock.advance(60_000)
    await submit(await answers())
    expect(await storedSets()).toEqual([
      { is_current: false, answers: 9 },
      { is_current: true, answers: 9 },
    ])
  })

  it('ends with one current submission after several concurrent ones', async () => {
    const given = await answers()
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(given)))
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect((await storedSets()).filter((set) => set.is_current)).toHaveLength(1)
  })

  it('requires every multiple-choice and every text question, with a message for each kind', async () => {
    const given = await answers()
    const empty = given.map(({ question }) => ({ question, selected_choice: null, answer_text: '  ' }))
    expect(await errorsOf(empty)).toEqual({
      '0.selected_choice': 'This question is required',
      '1.selected_choice': 'This question is required',
      '2.selected_choice': 'This question is required',
      '3.selected_choice': 'This question is required',
      '4.selected_choice': 'This question is required',
      '5.selected_choice': 'This question is required',
      '6.selected_choice': 'This question is required',
      '7.answer_text': 'This field is required',
      '8.answer_text': 'This field is required',
    })
  })

  it('names questions without an answer', async () => {
    const given = await answers()
    const [choice, text] = [given[0] as Answer, given[8] as Answer]
    expect(await errorsOf(given.slice(1, 8))).toEqual({
      [choice.question]: 'This question is required',
      [text.question]: 'This field is required',
    })
  })

  it('refuses unknown questions, choices of other questions and repeated answers, by position', async () => {
    const given = await answers()
    const unknown = { question: student.accountId, answer_text: 'x' }
    expect(await errorsOf([...given, unknown])).toEqual({
      '9.question': "This question isn't part of the questionnaire",
    })
    expect(await errorsOf([...given, given[2]])).toEqual({ '9.question': 'This question is answered twice' })
    const foreign = given.with(0, {
      ...(given[0] as Answer),
      selected_choice: given[1]?.selected_choice ?? null,
    })
    expect(await errorsOf(foreign)).toEqual({
      '0.selected_choice': 'Please choose one of the listed choices',
    })
  })

  it('gives each error a code, so that a page can show it in its own language', async () => {
    const given = await answers()
    const wrong = given.with(0, { ...(given[0] as Answer), selected_choice: student.accountId })
    const { error } = await submit([...wrong.slice(0, 8), given[2]])
    expect(error.error_codes).toEqual({
      '0.selected_choice': { code: 'answer_invalid', params: { why: 'unlisted_choice' } },
      '8.question': { code: 'answer_invalid', params: { why: 'answered_twice' } },
      [given[8]?.question ?? '']: { code: 'answer_invalid', params: { why: 'text_required' } },
    })
    const spanish = messagesOf('es-US').errors.FIELDS
    const said = Object.values(error.error_codes ?? {}).map((code) => sentenceOf(spanish, code as FieldRule))
    expect(said).toEqual([
      'Elige una de las opciones de la lista',
      'Esta pregunta está respondida dos veces',
      'Este campo es obligatorio',
    ])
  })

  it('refuses malformed input', async () => {
    const given = await answers()
    const long = given.with(8, { ...(given[8] as Answer), answer_text: 'x'.repeat(2001) })
    expect(Object.keys((await errorsOf(long)) ?? {})).toEqual(['8.answer_text'])
    const noId = given.with(1, { ...(given[1] as Answer), question: 'language' })
    expect(Object.keys((await errorsOf(noId)) ?? {})).toEqual(['1.question'])
    for (const body of [[], {}, { 0: given[0] }]) await errorsOf(body)
  })
})
