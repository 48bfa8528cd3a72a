import { getHours, saveHours } from '@shinequo/contract/availability/hours'
import { getOwnCoachProfile, updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { changePost, getPost } from '@shinequo/contract/feed'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { getProgrammeSettings, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { getQuestionnaire, saveQuestionnaire } from '@shinequo/contract/questionnaire'
import { listSchools, saveSchool } from '@shinequo/contract/schools/admin-schools'
import { changeNote } from '@shinequo/contract/sessions/notes'
import { openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from './seeds/coaches.ts'
import { seedMatch } from './seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from './seeds/people.ts'
import { seedPosts } from './seeds/posts.ts'
import { seedNote } from './seeds/sessions.ts'
import { describeOnEngines } from './testing/engines.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const NEW_STUDENT = {
  school: '',
  degree: '',
  course: '',
  state: '',
  city: '',
  language_preference: '',
  identify_as: '',
  sex: '',
  is_international: null,
  is_completed: false,
}

describeOnEngines('what GET returns is accepted by PUT, and is the same afterwards:', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      coach = await seedCoach(trx)
      student = await seedStudent(trx)
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      await seedMatch(trx, pair)
      await seedNote(trx, { ...pair, text: 'Begin with sleep.' })
    })
  })
  afterAll(() => app.close())

  /** What `read` returns after it was written back, without the version, which counts the changes. */
  async function putBack<Thing extends object>(
    put: Endpoint,
    { actor }: Pick<SeededPerson, 'actor'>,
    read: () => Promise<Thing>,
    params: Record<string, string> = {},
  ): Promise<void> {
    const given = await read()
    const { status, error } = await app.call(put, { as: actor, params, body: given })
    expect([status, error?.errors]).toEqual([200, undefined])
    const plain = (thing: object) => ({ ...thing, version: 0 })
    expect(plain(await read())).toEqual(plain(given))
  }

  it.each([
    ['of a new student', { ...NEW_STUDENT, time_zone: null }],
    ['filled in half', { ...NEW_STUDENT, school: 'A school of its own', degree: 'masters', time_zone: null }],
    ['that is complete', { time_zone: 'Asia/Kolkata' }],
    ['that is complete, in no known zone', { time_zone: null, is_international: null }],
  ])('a profile %s', async (_what, seed) => {
    const owner = await app.context.database.transaction((trx) => seedStudent(trx, seed))
    const read = async () => (await app.call(listStudentProfiles, { as: owner.actor })).body[0]!
    await putBack(updateStudentProfile, owner, read, { id: owner.profileId })
  })

  it.each([
    ['who is there', {}],
    [
      'who has only just come',
      { approved_at: null, city: '', state: '', focus_area: '', description: '', language_preference: '' },
    ],
  ])('the page and the hours of a coach %s', async (_what, seed) => {
    const joining = await app.context.database.transaction((trx) => seedCoach(trx, { ...seed, hours: [] }))
    const read = async () => {
      const { profile, codes, school } = (await app.call(getOwnCoachProfile, { as: joining.actor })).body
      return { ...profile, codes, school }
    }
    await putBack(updateCoachProfile, joining, read)
    await putBack(saveHours, joining, async () => (await app.call(getHours, { as: joining.actor })).body)
  })

  it('the hours of a coach with a week and dates of their own', async () => {
    const read = async () => (await app.call(getHours, { as: coach.actor })).body
    const overrides = [
      { date: '2026-11-24', ranges: [] },
      { date: '2026-11-25', ranges: [{ start_minute: 0, end_minute: 1440 }] },
    ]
    const saved = await app.call(saveHours, { as: coach.actor, body: { ...(await read()), overrides } })
    expect(saved.status).toBe(200)
    await putBack(saveHours, coach, read)
  })

  it('a note of a coach', async () => {
    const read = async () => {
      const opened = await app.call(openStudent, { as: coach.actor, params: { id: student.profileId } })
      const { updated_at, ...note } = opened.body.notes[0]!
      return note
    }
    await putBack(changeNote, coach, read, { id: (await read()).id })
  })

  it('every school', async () => {
    const schools = (await app.call(listSchools, { as: admin.actor })).body
    for (const { value } of schools) {
      const read = async () =>
        (await app.call(listSchools, { as: admin.actor })).body.find((one) => one.value === value)!
      await putBack(saveSchool, admin, read, { value })
    }
  })

  it.each([
    ['with a link', { link: 'https://www.bu.edu/shs/' }],
    ['without one', { link: null }],
  ])('a post %s', async (_what, seed) => {
    const [id = ''] = await app.context.database.transaction((trx) => seedPosts(trx, [seed]))
    const read = async () => (await app.call(getPost, { as: admin.actor, params: { id } })).body
    await putBack(changePost, admin, read, { id })
  })

  it('the questionnaire and the settings of the programme', async () => {
    await putBack(
      saveQuestionnaire,
      admin,
      async () => (await app.call(getQuestionnaire, { as: admin.actor })).body,
    )
    await putBack(
      saveProgrammeSettings,
      admin,
      async () => (await app.call(getProgrammeSettings, { as: admin.actor })).body,
    )
  })
})
