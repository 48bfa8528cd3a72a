import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { up as formerQuestions } from '../../migrations/0002-questionnaire.ts'
import { up } from '../../migrations/0048-first-questionnaire.ts'
import { seedAnswers } from '../../seeds/answers.ts'
import { seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { questionsInOrder } from './queries.ts'

describeOnEngines('an update from before the first questionnaire had codes', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  // The state of older installations: seven questions, only one of which has a choice with a code.
  beforeEach(async () => {
    for (const table of ['responses', 'response_sets', 'choices', 'questions', 'questionnaire_versions']) {
      await sql.raw(`delete from ${table}`).execute(root())
    }
    await sql`alter table questions drop column counts`.execute(root())
    await formerQuestions(root() as unknown as Kysely<unknown>)
    await sql`
      update choices set code = 'focus:sleep' where choice_text = 'Sleep and daily routine'`.execute(root())
    const version = { version: 1, saved_at: new Date(app.clock.now()), saved_by: null }
    await root()
      .insertInto('questionnaire_versions')
      .values({ ...version, added: 7, edited: 0, removed: 0 })
      .execute()
  })
  const update = () => app.context.database.transaction((trx) => up(trx as unknown as Kysely<unknown>))
  const questions = () =>
    root().selectFrom('questions').select(['id', 'question_text', 'retired_at']).execute()
  const versions = () =>
    root()
      .selectFrom('questionnaire_versions')
      .select(['version', 'saved_by', 'added', 'edited', 'removed'])
      .orderBy('version')
      .execute()
  const answered = async (codes: Parameters<typeof seedAnswers>[1]['codes'] = []) =>
    app.context.database.transaction(async (trx) => {
      const { profileId: student_profile_id } = await seedStudent(trx)
      await seedAnswers(trx, { student_profile_id, created_at: new Date(app.clock.now()), codes })
    })

  it('replaces questions that nobody has answered, without a new version in the history', async () => {
    await update()
    const asked = await questionsInOrder(root())
    expect(asked).toHaveLength(9)
    expect(asked[0]?.question_text).toBe('What would you like from coaching?')
    expect(await questions()).toHaveLength(9)
    expect(await versions()).toEqual([{ version: 1, saved_by: null, added: 9, edited: 0, removed: 0 }])
  })

  it('retires questions that somebody has answered, with the words and codes that were chosen', async () => {
    await answered(['focus:sleep'])
    // A question that was added after the answers.
    await sql`delete from responses where question_id = '5c0a1e00-0000-4000-8000-000000007000'`.execute(
      root(),
    )
    await update()
    expect(await questionsInOrder(root())).toHaveLength(9)
    const retired = (await questions()).filter(({ retired_at }) => retired_at !== null)
    expect(retired).toHaveLength(6)
    expect(await questions()).toHaveLength(15)
    const chosen = await root()
      .selectFrom('responses as r')
      .innerJoin('choices as c', 'c.id', 'r.choice_id')
      .select(['c.choice_text', 'c.code'])
      .where('c.code', 'is not', null)
      .where('c.retired_at', 'is not', null)
      .execute()
    expect(chosen).toEqual([{ choice_text: 'Sleep and daily routine', code: 'focus:sleep' }])
    expect(await versions()).toEqual([
      { version: 1, saved_by: null, added: 7, edited: 0, removed: 0 },
      { version: 2, saved_by: null, added: 9, edited: 0, removed: 7 },
    ])
  })

  it('does not change what an administrator has saved', async () => {
    await root()
      .insertInto('questionnaire_versions')
      .values({
        version: 2,
        saved_at: new Date(app.clock.now()),
        saved_by: null,
        added: 0,
        edited: 0,
        removed: 0,
      })
      .execute()
    const before = await questions()
    await update()
    expect(await questions()).toEqual(before)
    expect((await questionsInOrder(root())).map(({ counts }) => counts)).toEqual(Array(7).fill(false))
    expect(await versions()).toHaveLength(2)
  })
})
