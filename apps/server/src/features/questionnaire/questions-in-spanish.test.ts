import { listQuestions } from '@shinequo/contract/questionnaire'
import { codesOf } from '@shinequo/domain/matching/codes'
import { messagesOf } from '@shinequo/messages/server'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { up as formerQuestions } from '../../migrations/0002-questionnaire.ts'
import { up } from '../../migrations/0089-questions-in-spanish.ts'
import { seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { questionsInOrder } from './queries.ts'

describeOnEngines('the shipped questions in Spanish', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  const root = () => app.context.database.root
  const everything = async () => [
    ...(await root()
      .selectFrom('questions')
      .select(['id', 'question_text as english', 'question_text_es as spanish'])
      .execute()),
    ...(await root()
      .selectFrom('choices')
      .select(['id', 'choice_text as english', 'choice_text_es as spanish'])
      .execute()),
  ]

  it('are all there, and choices of topics, languages and times read like their codes', async () => {
    expect((await everything()).filter(({ spanish }) => spanish === '')).toEqual([])
    const names = messagesOf('es-US').matching.CODE_NAMES
    const like = new Set((['focus', 'language', 'time'] as const).flatMap(codesOf))
    const choices = (await questionsInOrder(root())).flatMap((question) => question.choices)
    const named = choices.flatMap(({ code, choice_text_es }) =>
      code !== null && like.has(code) ? [[choice_text_es, names[code]]] : [],
    )
    expect(named.length).toBeGreaterThan(20)
    for (const [spanish, name] of named) expect(spanish).toBe(name)
  })

  it('are filled in on an update, retired ones too, but not where somebody changed the English', async () => {
    for (const [table, column] of [
      ['questions', 'question_text_es'],
      ['choices', 'choice_text_es'],
    ]) {
      await sql.raw(`alter table ${table} drop column ${column}`).execute(root())
    }
    // The questions of the first release, which somebody has answered.
    await formerQuestions(root() as unknown as Kysely<unknown>)
    await sql`update questions set retired_at = now() where id::text like '%-8000-%'`.execute(root())
    await sql`update choices set retired_at = now() where id::text like '%-8000-%'`.execute(root())
    const [question, choice] = [
      '5c0a1e00-0000-4000-8001-000000002000',
      '5c0a1e00-0000-4000-8001-000000003001',
    ]
    await sql`update questions set question_text = 'What now?' where id = ${question}`.execute(root())
    await sql`update choices set choice_text = 'Listen' where id = ${choice}`.execute(root())
    // One of the programme's own, with words that were shipped too.
    await sql`
      insert into choices (id, question_id, position, choice_text)
      values (gen_random_uuid(), ${question}, 12, 'No preference')`.execute(root())
    await app.context.database.transaction((trx) => up(trx as unknown as Kysely<unknown>))
    const all = await everything()
    const without = all.filter(({ spanish }) => spanish === '').map(({ english }) => english)
    expect(without.sort()).toEqual(['Listen', 'No preference', 'What now?'])
    expect(all.find(({ english }) => english === 'Have you worked with a coach before?')?.spanish).toBe(
      '¿Has trabajado antes con un coach?',
    )
    const student = await app.context.database.transaction((trx) => seedStudent(trx))
    const { body } = await app.call(listQuestions, { as: student.actor })
    expect(body[1]).toMatchObject({ question_text: 'What now?', question_text_es: '' })
    expect(body[1]?.choices[0]?.choice_text_es).toBe('Hábitos de estudio y planificación')
  })
})
