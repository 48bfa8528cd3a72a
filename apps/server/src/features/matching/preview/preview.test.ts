import { listMatchRequests } from '@shinequo/contract/matching'
import { listQuestions, previewResponses, submitResponses } from '@shinequo/contract/questionnaire'
import type { Code } from '@shinequo/domain/matching/codes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { databaseDigest } from '../../../testing/database-digest.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describeOnEngines('what changed answers would change', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    student = await write((trx) =>
      seedStudent(trx, { language_preference: '', time_zone: 'America/New_York' }),
    )
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const write: TestApp['context']['database']['transaction'] = (work) =>
    app.context.database.transaction(work)
  const addCoach = (seed: CoachSeed = {}) => write((trx) => seedCoach(trx, seed))
  const match = (coach: SeededPerson, status: 'accepted' | 'pending' | 'declined' | 'ended' = 'accepted') =>
    write((trx) =>
      seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId, status }),
    )
  const hasAnswered = (...codes: Code[]) =>
    write((trx) =>
      seedAnswers(trx, {
        student_profile_id: student.profileId,
        created_at: new Date(app.clock.now()),
        codes,
      }),
    )
  /** Per question the choice with one of these texts, otherwise the first one. */
  async function answers(...wanted: string[]) {
    const { body } = await app.call(listQuestions, { as: student.actor })
    return body.map(({ id, choices }) => {
      const choice = choices.find(({ choice_text }) => wanted.includes(choice_text)) ?? choices[0]
      return { question: id, selected_choice: choice?.id ?? null, answer_text: choice ? null : 'Rest' }
    })
  }
  const previewed = async (...wanted: string[]) => {
    const { status, body } = await app.call(previewResponses, {
      as: student.actor,
      body: await answers(...wanted),
    })
    expect(status).toBe(200)
    return body
  }
  const firstNames = (list: readonly { coach: { user: { first_name: string } } }[]) =>
    list.map(({ coach }) => coach.user.first_name)
  const accepted = async () => {
    const query = { status: 'accepted' as const }
    const { body } = await app.call(listMatchRequests, { as: student.actor, query })
    return body.map(({ from_user_profile, reasons }) => [from_user_profile.user.first_name, reasons])
  }

  it('keeps every coach, and shows the reasons for each now, and those that no longer apply', async () => {
    const amara = await addCoach({
      first_name: 'Amara',
      last_name: 'Osei',
      focus_area: 'Sleep and daily routine, Exams and deadlines',
      language_preference: 'English',
      capacity: 1,
    })
    await match(amara)
    await hasAnswered('focus:sleep', 'language:english', 'time:morning')
    const before = await databaseDigest(app.context.database)
    expect(await previewed('Exams and deadlines', 'English', 'Mornings')).toMatchObject({
      changes: true,
      staying: [
        {
          id: amara.profileId,
          first_name: 'Amara',
          last_name: 'Osei',
          fits: expect.arrayContaining(['Speaks English']),
          gained: ['Works on exams and deadlines'],
          gained_codes: [{ code: 'works_on', params: { terms: ['focus:exams'] } }],
          lost: ['Works on sleep and daily routine'],
          lost_codes: [{ code: 'works_on', params: { terms: ['focus:sleep'] } }],
          unmet: null,
          unmet_code: null,
        },
      ],
      places_free: 2,
      joining: [],
      asked: 0,
      held: false,
    })
    const spanish = await previewed('Sleep and daily routine', 'Spanish', 'Mornings')
    expect(spanish.staying[0]).toMatchObject({
      lost: ['Speaks English'],
      unmet: "You asked for Spanish. Amara doesn't coach in it.",
      unmet_code: { code: 'language_differs', params: { coach: 'Amara', terms: ['language:spanish'] } },
    })
    expect(await previewed('Sleep and daily routine', 'English', 'Mornings')).toMatchObject({
      changes: false,
      staying: [{ gained: [], lost: [] }],
    })
    expect(await databaseDigest(app.context.database)).toEqual(before)
  })

  it('names the coaches whom the submission would add, best first, with the same reasons', async () => {
    await match(await addCoach({ first_name: 'Amara', language_preference: 'English', capacity: 1 }))
    await hasAnswered('language:english')
    await addCoach({ first_name: 'Ben', focus_area: 'Sleep', language_preference: 'Spanish' })
    await addCoach({ first_name: 'Cem', focus_area: 'Debating', language_preference: 'Spanish' })
    await addCoach({ first_name: 'Dan', focus_area: 'Sleep', language_preference: 'Nepali' })
    const wanted = ['Sleep and daily routine', 'Spanish']
    const { joining, changes } = await previewed(...wanted)
    expect([firstNames(joining), changes]).toEqual([['Ben', 'Cem'], true])
    await app.call(submitResponses, { as: student.actor, body: await answers(...wanted) })
    await app.runJobs()
    const made = (await accepted()).filter(([name]) => name !== 'Amara')
    expect(joining.map(({ coach, reasons }) => [coach.user.first_name, reasons])).toEqual(made)
    expect(await previewed(...wanted)).toMatchObject({ changes: false, joining: [], places_free: 0 })
  })

  it("reads the student's own words if a question counts them, like the submission", async () => {
    await hasAnswered('language:english')
    await root().updateTable('questions').set({ counts: true }).where('question_type', '=', 'text').execute()
    await addCoach({ first_name: 'Amy', description: '<p>I teach pottery.</p>' })
    await addCoach({ first_name: 'Ben', description: '<p>I play the trombone.</p>' })
    await addCoach({ first_name: 'Cem', description: '<p>I sail.</p>', accepts_students: false })
    const given = await answers('English')
    const saying = (text: string) =>
      given.map((one) => (one.answer_text === null ? one : { ...one, answer_text: text }))
    const joiningBy = async (text: string) =>
      (await app.call(previewResponses, { as: student.actor, body: saying(text) })).body.joining
    expect(firstNames(await joiningBy('My pottery'))).toEqual(['Amy', 'Ben'])
    const body = saying('My trombone')
    const joining = await joiningBy('My trombone')
    expect(firstNames(joining)).toEqual(['Ben', 'Amy'])
    await app.call(submitResponses, { as: student.actor, body })
    await app.runJobs()
    expect(joining.map(({ coach, reasons }) => [coach.user.first_name, reasons])).toEqual(await accepted())
  })

  it('reveals nothing about a pause, a decline or a former match', async () => {
    await hasAnswered('language:english')
    const english = { language_preference: 'English' }
    const pair = await Promise.all([addCoach(english), addCoach(english)])
    await match(pair[0], 'declined')
    const ended = await match(pair[1], 'ended')
    await root().updateTable('match_requests').set({ ended_by: 'coach' }).where('id', '=', ended).execute()
    await addCoach({ ...english, accepts_students: false })
    await addCoach({ ...english, capacity: 0 })
    const said = await previewed('English')
    expect(said).toEqual({
      changes: false,
      staying: [],
      places_free: 3,
      joining: [],
      asked: 0,
      held: false,
    })
    // A coach who has paused since stays the student's coach.
    const paused = await addCoach({ ...english, accepts_students: false })
    await match(paused)
    const { staying } = await previewed('English')
    expect(staying).toMatchObject([
      { id: paused.profileId, fits: expect.arrayContaining(['Speaks English']) },
    ])
  })

  it('counts the coaches whom people would be asked about, and names nobody', async () => {
    await hasAnswered('language:english')
    await match(await addCoach({ first_name: 'Amara', language_preference: 'English' }))
    await match(await addCoach({ first_name: 'Ben', language_preference: 'English' }), 'pending')
    await addCoach({ first_name: 'Cem', language_preference: 'English' })
    for (const matching_mode of ['coach', 'admin'] as const) {
      await root().updateTable('programme').set({ matching_mode }).execute()
      const said = await previewed('English')
      expect(said).toMatchObject({ changes: true, places_free: 2, joining: [], asked: 1, held: false })
      expect(JSON.stringify(said)).not.toMatch(/Ben|Cem/)
    }
  })

  it('tells a student on hold that answers add nobody', async () => {
    await hasAnswered('language:english')
    await match(await addCoach({ first_name: 'Amara', language_preference: 'English' }))
    await addCoach({ first_name: 'Ben', language_preference: 'English' })
    expect(await previewed('English')).toMatchObject({ held: false, joining: [{}] })
    await root().updateTable('student_profiles').set({ matching_held: true }).execute()
    expect(await previewed('English')).toMatchObject({
      held: true,
      joining: [],
      changes: false,
      places_free: 2,
      staying: [{ first_name: 'Amara' }],
    })
  })

  it("does not reveal a coach's experiences to somebody who only tries answers", async () => {
    const lived = ['experience:transfer', 'language:english'] as const
    const amara = await addCoach({ first_name: 'Amara', codes: [...lived] })
    await match(amara)
    await addCoach({ first_name: 'Ben', codes: [...lived] })
    await hasAnswered('language:english')
    const said = await previewed('English', 'Changing college')
    expect(firstNames(said.joining)).toEqual(['Ben'])
    expect(JSON.stringify(said).toLowerCase()).not.toMatch(/changed college|experience:transfer/)
  })

  it('ranks coaches as if the student had asked nothing about who they are, unless the stored answers do', async () => {
    for (const first_name of ['Ada', 'Bea', 'Cem', 'Dan', 'Eva'])
      await addCoach({ first_name, codes: ['language:english'] })
    await addCoach({
      first_name: 'Zoe',
      school: 'boston_university',
      codes: ['experience:disability', 'language:english'],
    })
    const NEUTRAL = ['English', 'No preference']
    const LIVED = ['Studying with a disability or illness', 'Yes, if there is one', ...NEUTRAL]
    const submit = async (wanted: readonly string[]) =>
      app.call(submitResponses, { as: student.actor, body: await answers(...wanted) })
    await submit(NEUTRAL)
    const neutral = await previewed(...NEUTRAL)
    expect(neutral.joining).toHaveLength(3)
    expect(await previewed(...LIVED)).toEqual(neutral)
    await submit(LIVED)
    expect(firstNames((await previewed(...LIVED)).joining)[0]).toBe('Zoe')
    expect(await previewed(...NEUTRAL)).toEqual(neutral)
  })

  it('is counted: ten an hour for an account', async () => {
    const body = await answers('English')
    const preview = (as: SeededPerson) => app.call(previewResponses, { as: as.actor, body })
    for (let times = 0; times < 10; times++) expect((await preview(student)).status).toBe(200)
    const { status, error, headers } = await preview(student)
    expect([status, error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(3590)
    expect((await preview(await write((trx) => seedStudent(trx)))).status).toBe(200)
    app.clock.advance(3_600_000)
    expect((await preview(student)).status).toBe(200)
  })

  it('is for students, by the rules of a submission', async () => {
    const body = await answers()
    const others = await write(async (trx) => [
      await seedCoach(trx),
      await seedAccount(trx, { role: 'admin' }),
    ])
    expect((await app.call(previewResponses, { body })).status).toBe(401)
    for (const { actor } of others)
      expect((await app.call(previewResponses, { as: actor, body })).status).toBe(403)
    const short = await app.call(previewResponses, { as: student.actor, body: body.slice(1) })
    expect([short.status, Object.keys(short.error.errors ?? {})]).toEqual([400, [body[0]!.question]])
    const wrong = body.with(0, { ...body[0]!, selected_choice: body[1]!.selected_choice })
    const refused = await app.call(previewResponses, { as: student.actor, body: wrong })
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, ['0.selected_choice']])
  })
})
