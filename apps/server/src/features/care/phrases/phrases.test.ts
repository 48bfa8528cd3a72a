import { listAuditEntries } from '@shinequo/contract/audit'
import {
  addOwnPhrase,
  listOwnPhrases,
  listRiskPhrases,
  removeOwnPhrase,
  tryPhrase,
} from '@shinequo/contract/care/phrases'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const GORGE = { text: 'gorge bridge', level: 'clear' } as const
const TONIGHT = 'Tonight I go to the Gorge Bridge.'

describeOnEngines("a programme's own phrases", (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  let maya: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[rosa, maya, coach] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin' }),
      await seedStudent(trx),
      await seedCoach(trx),
    ])
    await app.context.risk.read()
  })
  afterAll(() => app.close())

  const add = (body: { text: string; level: 'clear' | 'maybe' }) =>
    app.call(addOwnPhrase, { as: rosa.actor, body })
  const isClear = (text: string) => app.context.risk.isClear(text)

  it('count from the moment they are added until they are taken back, and are in the audit', async () => {
    expect(isClear(TONIGHT)).toBe(false)
    const added = await add(GORGE)
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject(GORGE)
    expect(isClear(TONIGHT)).toBe(true)
    await add({ text: 'off the grid', level: 'maybe' })
    expect(isClear('Going off the grid')).toBe(false)
    const listed = await app.call(listOwnPhrases, { as: rosa.actor })
    expect(listed.body.map(({ text }) => text).sort()).toEqual(['gorge bridge', 'off the grid'])
    for (const { actor } of [maya, coach, rosa]) {
      const { body } = await app.call(listRiskPhrases, { as: actor })
      expect(body).toContainEqual(GORGE)
      expect(body).toHaveLength(2)
    }
    const removed = await app.call(removeOwnPhrase, { as: rosa.actor, params: { id: added.body.id } })
    expect([removed.status, removed.body.text]).toEqual([200, 'gorge bridge'])
    expect(isClear(TONIGHT)).toBe(false)
    const again = await app.call(removeOwnPhrase, { as: rosa.actor, params: { id: added.body.id } })
    expect(again.status).toBe(404)
    const { body } = await app.call(listAuditEntries, { as: rosa.actor })
    expect(body.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['care.phrase_added', 'care.phrase_removed']),
    )
  })

  it('refuse what is known in another spelling, has no words, or is too common, and change nothing', async () => {
    await add(GORGE)
    const refused = async (text: string) => {
      const { status, error } = await add({ text, level: 'maybe' })
      return [status, error.errors?.text]
    }
    expect(await refused('GÓRGE   bridge!')).toEqual([400, 'You have this phrase already'])
    expect(await refused('?!')).toEqual([
      400,
      'Please write words: this has no letters that the rule could look for',
    ])
    expect(await refused('the')).toEqual([
      400,
      'This stands in too many harmless texts. Please try more words.',
    ])
    expect((await app.call(listOwnPhrases, { as: rosa.actor })).body).toHaveLength(1)
  })

  it('are 200 at most, also if two are added at the same moment', async () => {
    const { root } = app.context.database
    const rows = Array.from({ length: 199 }, (_, at) => ({
      id: crypto.randomUUID(),
      text: `phrase ${at}`,
      key: `phrase ${at}`,
      level: 'maybe' as const,
      created_at: new Date(0),
    }))
    await root.insertInto('care_phrases').values(rows).execute()
    const both = await Promise.all([add(GORGE), add({ text: 'quarry lake', level: 'clear' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.error.errors?.text).toBe(
      'You can have at most 200 phrases',
    )
    expect((await app.call(listRiskPhrases, { as: maya.actor })).body).toHaveLength(200)
  })

  it('are tried on the labelled texts, which store nothing', async () => {
    const attempt = async (text: string, level: 'clear' | 'maybe' = 'clear') =>
      (await app.call(tryPhrase, { as: rosa.actor, body: { text, level } })).body
    const unseen = await attempt('quarry lake overlook')
    expect(unseen).toMatchObject({ too_common: false, examples: [] })
    const { kinds } = unseen
    // Each kind has its hundreds of texts, so that shares mean something.
    for (const kind of Object.values(kinds)) {
      expect(kind.of).toBeGreaterThan(300)
      expect(kind).toMatchObject({ found: 0, added: 0 })
    }
    const common = await attempt('the')
    expect(common.too_common).toBe(true)
    expect(common.kinds.ordinary.found).toBeGreaterThan(100)
    expect(common.kinds.ordinary.added).toBe(0)
    const harmless = await attempt('organic chemistry')
    expect(harmless.kinds.ordinary.found).toBeGreaterThan(0)
    expect(harmless.kinds.ordinary.added).toBeGreaterThan(0)
    expect(harmless.kinds.ordinary.added).toBeLessThanOrEqual(harmless.kinds.ordinary.found)
    expect(['hard', 'ordinary']).toContain(harmless.examples[0]?.kind)
    expect(harmless.examples[0]?.text.toLowerCase()).toContain('organic chemistry')
    expect((await app.call(listOwnPhrases, { as: rosa.actor })).body).toEqual([])
  })
})
