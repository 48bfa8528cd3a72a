import { listMatchRequests } from '@shinequo/contract/matching'
import { listAlternatives } from '@shinequo/contract/matching/changes'
import { listCandidates, listMatches } from '@shinequo/contract/matching/programme-matches'
import { listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { saveMatchingWeights } from '@shinequo/contract/matching/weights'
import { FACTOR_WEIGHTS, scoreOf } from '@shinequo/domain/matching/match-factors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { matchStudent } from '../jobs.ts'
import { queuedStudents } from '../queue/queries.ts'
import { knownFor } from './service.ts'

const NAMED = 'You wrote about pottery. Amy writes about it, too.'
const DISCREET = 'Fits what the student wrote in their own words'

describeOnEngines('what students wrote in their own words', (engine) => {
  let app: TestApp
  let maya: SeededPerson
  let coaches: Record<'Amy' | 'Ben', SeededPerson>
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    // The first two differ only in their texts. With a third coach, a word that only one of them uses carries
    // information.
    coaches = {
      Amy: await addCoach({ first_name: 'Amy', description: '<p>I teach <b>pottery</b> &amp; sailing.</p>' }),
      Ben: await addCoach({ first_name: 'Ben', description: '<p>I play the trombone.</p>' }),
    }
    await addCoach({ first_name: 'Cem', description: '', accepts_students: false })
    maya = await addStudent()
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const change = <T>(work: Parameters<typeof app.context.database.transaction<T>>[0]) =>
    app.context.database.transaction(work)
  const addCoach = (seed: CoachSeed) => change((trx) => seedCoach(trx, { capacity: 9, ...seed }))
  const addStudent = () => change((trx) => seedStudent(trx, { time_zone: 'America/New_York' }))
  /** Gives the text to both text questions, only one of which may count. */
  const answer = async (text: string, student = maya) => {
    await root().updateTable('response_sets').set({ is_current: false }).execute()
    const set = { student_profile_id: student.profileId, created_at: new Date(app.clock.now()) }
    await change((trx) => seedAnswers(trx, { ...set, texts: [text, text] }))
  }
  const setCounts = (counts: boolean) =>
    root().updateTable('questions').set({ counts }).where('question_type', '=', 'text').execute()
  const setMode = (matching_mode: 'automatic' | 'coach') =>
    root().updateTable('programme').set({ matching_mode }).execute()
  const matchNow = () => matchStudent.handle(app.context, { studentProfileId: maya.profileId })
  const own = async () => (await app.call(listMatchRequests, { as: maya.actor })).body
  /** The engine's order for the student, and each coach's `words` factor. */
  const ranked = async () => {
    await root().deleteFrom('match_requests').execute()
    await matchNow()
    const rows = await root()
      .selectFrom('match_requests as m')
      .innerJoin('coaches as c', 'c.id', 'm.coach_id')
      .innerJoin('accounts as a', 'a.id', 'c.account_id')
      .select(['a.first_name', 'm.score', 'm.factors'])
      .orderBy('m.score', 'desc')
      .execute()
    for (const { score, factors } of rows) expect(score).toBeCloseTo(100 * scoreOf(factors!), 3)
    const words = rows.map(({ factors }) => factors!.find(({ factor }) => factor === 'words'))
    return { names: rows.map(({ first_name }) => first_name), words }
  }

  it('decide between coaches who are otherwise equal', async () => {
    await answer('At home I spend whole weekends on pottery.')
    expect(await ranked()).toEqual({
      names: ['Amy', 'Ben'],
      words: [
        { factor: 'words', value: 1, weight: 10, shared: ['pottery'] },
        { factor: 'words', value: 0, weight: 10, shared: [] },
      ],
    })
    await answer('I have a trombone and nowhere to practise.')
    expect((await ranked()).names).toEqual(['Ben', 'Amy'])
  })

  it('do not count if the question does not, nor after new answers', async () => {
    const none = [undefined, undefined]
    await answer('Pottery')
    await setCounts(false)
    expect((await ranked()).words).toEqual(none)
    await setCounts(true)
    expect((await ranked()).names).toEqual(['Amy', 'Ben'])
    await answer('Nothing that a coach writes about')
    expect((await ranked()).words).toEqual(none)
  })

  it('weigh what the programme chose, and an older page keeps that weight', async () => {
    const admin = await change((trx) => seedAccount(trx, { role: 'admin' }))
    const save = (weights: object, version: number) =>
      app.call(saveMatchingWeights, { as: admin.actor, body: { weights, version } })
    expect((await save({ ...FACTOR_WEIGHTS, words: 35 }, 1)).status).toBe(200)
    const { words: _, ...former } = FACTOR_WEIGHTS
    expect((await save({ ...former, time: 5 }, 2)).body.weights).toEqual({
      ...FACTOR_WEIGHTS,
      time: 5,
      words: 35,
    })
    await answer('Pottery')
    expect((await ranked()).words[0]?.weight).toBe(35)
  })

  it("follow the coaches' texts whenever these change", async () => {
    await answer('Pottery')
    expect((await ranked()).names[0]).toBe('Amy')
    const rewrite = (who: SeededPerson, description: string) =>
      root().updateTable('coaches').set({ description }).where('id', '=', who.profileId).execute()
    await rewrite(coaches.Amy, 'Trombones')
    await rewrite(coaches.Ben, 'Pottery')
    expect((await ranked()).names[0]).toBe('Ben')
  })

  it('are shown to the student and nobody else', async () => {
    const admin = await change((trx) => seedAccount(trx, { role: 'admin' }))
    // The student sees the three reasons that weigh most.
    const weights = { ...FACTOR_WEIGHTS, words: 100 }
    await app.call(saveMatchingWeights, { as: admin.actor, body: { weights, version: 1 } })
    await answer('Pottery, and pottery.')
    const query = { student: maya.accountId }
    const candidates = (await app.call(listCandidates, { as: admin.actor, query })).body.candidates
    expect(candidates.map(({ first_name }) => first_name)).toEqual(['Amy', 'Ben'])
    expect(candidates[0]?.reasons).toContain(DISCREET)
    await setMode('coach')
    await matchNow()
    const asked = (await app.call(listStudentRequests, { as: coaches.Amy.actor })).body
    expect(asked[0]?.reasons).toContain(DISCREET)
    expect(asked[0]?.reason_codes).toContainEqual({ code: 'fits_own_words', params: { terms: [] } })
    await setMode('automatic')
    await root().updateTable('match_requests').set({ status: 'accepted' }).execute()
    const listed = (await app.call(listMatches, { as: admin.actor, query: { status: 'accepted' } })).body
    expect(listed.matches.flatMap(({ reasons }) => reasons)).toContain(DISCREET)
    for (const seen of [candidates, asked, listed]) expect(JSON.stringify(seen)).not.toMatch(/pottery/i)
    const mine = await own()
    const reasonsOf = (name: string) =>
      mine.find((match) => match.from_user_profile.user.first_name === name)?.reasons
    expect(reasonsOf('Amy')).toContain(NAMED)
    expect(reasonsOf('Ben')).not.toContain(NAMED)
    await addCoach({ first_name: 'Dee', description: 'Pottery', capacity: 50 })
    await addCoach({ first_name: 'Eli', description: 'Sailing' })
    const other = mine.find((match) => match.from_user_profile.user.first_name === 'Ben')!
    const { alternatives } = (await app.call(listAlternatives, { as: maya.actor, params: { id: other.id } }))
      .body
    expect(alternatives[0]?.reasons).toContain('Writes about pottery, too')
    expect(alternatives[0]?.reason_codes).toContainEqual({
      code: 'writes_about',
      params: { terms: ['pottery'] },
    })
  })

  it('are neither counted nor shown if they may mean danger', async () => {
    await root()
      .updateTable('coaches')
      .set({ description: 'I listen to who thinks of suicide, and of overdose.' })
      .where('id', '=', coaches.Amy.profileId)
      .execute()
    await answer('I think of suicide. I took an overdose.')
    expect((await ranked()).words).toEqual([undefined, undefined])
  })

  it('are part of what a run reads twice, up to a limit, so that a student who changed them is left out', async () => {
    const read = async () => (await queuedStudents(root(), [maya.profileId]))[0]
    await answer('Pottery')
    const before = await read()
    await answer('Trombone')
    const after = await read()
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before))
    await setCounts(true)
    await answer('long '.repeat(400))
    expect((await read())?.ownWords?.length).toBeLessThanOrEqual(4000)
  })

  it('are loaded only if somebody wrote some', async () => {
    const { known } = await knownFor(root(), [{ ownWords: '', codes: [] }])
    expect(known.likeness).toBeNull()
    expect(
      (
        await knownFor(root(), [
          { ownWords: '', codes: [] },
          { ownWords: 'x', codes: [] },
        ])
      ).known.likeness?.coaches,
    ).toHaveLength(2)
  })
})
