import { claimSlot } from '@shinequo/contract/availability'
import { firstMentors, getMentor } from '@shinequo/contract/coaches'
import {
  getOwnCoachProfile,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches/own-page'
import { approveCoach, getCoach } from '@shinequo/contract/coaches/review'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { ENDPOINTS } from '@shinequo/contract/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { READS, WRITES } from '../../testing/access-checks.ts'
import { upload } from '../../testing/access-row.ts'
import { ACCESS_ROWS } from '../../testing/access-rows.ts'
import { startAccessWorld } from '../../testing/access-world.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { requestMatch } from '../matching/service.ts'

const HOUR = 3_600_000

describeOnEngines('a coach who is joining', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      student = await seedStudent(trx)
    })
  })
  beforeEach(async () => {
    coach = await app.context.database.transaction((trx) =>
      seedCoach(trx, {
        description: '',
        focus_area: '',
        language_preference: '',
        time_zone: 'UTC',
        approved_at: null,
      }),
    )
  })
  afterAll(() => app.close())

  const own = async () => (await app.call(getOwnCoachProfile, { as: coach.actor })).body
  const change = (body: object) => app.call(updateCoachProfile, { as: coach.actor, body })
  const approve = (version = 1) =>
    app.call(approveCoach, { as: admin.actor, params: { id: coach.profileId }, body: { version } })
  const sendPicture = async (bytes: Buffer) => {
    const { payload, headers } = upload(coach.accountId, bytes)
    const answer = await app.app.inject({
      method: 'POST',
      url: addressOf(uploadCoachPicture),
      payload: payload!,
      headers: { ...headers, authorization: `Bearer ${app.context.tokens.sign(coach.actor)}` },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const portrait = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f5e59' } })
      .png()
      .toBuffer()
  const complete = async () => {
    await sendPicture(await portrait())
    return change({
      description: '<p>I listen.</p>',
      focus_area: 'Sleep',
      language_preference: 'English',
      time_zone: 'America/Chicago',
      codes: ['focus:sleep', 'language:english'],
    })
  }
  const isListed = async () =>
    (await app.call(firstMentors, { as: student.actor })).body.some(
      ({ from_user_profile }) => from_user_profile.id === coach.profileId,
    )

  it('completes one step after another, until nothing is left to do', async () => {
    expect((await own()).to_do).toEqual([
      'picture',
      'description',
      'focus_area',
      'language_preference',
      'time_zone',
    ])
    expect((await change({ focus_area: 'Sleep', city: 'Austin' })).body.to_do).toContain('focus_area')
    expect((await change({ codes: ['focus:sleep'] })).body.to_do).not.toContain('focus_area')
    expect((await change({ language_preference: 'English' })).body.to_do).toContain('language_preference')
    const { body } = await complete()
    expect([body.to_do, body.approved]).toEqual([[], false])
    expect(body.profile).toMatchObject({ city: 'Austin', time_zone: 'America/Chicago' })
    expect((await own()).profile.url).toMatch(/^\/pictures\/[0-9a-f]{32}\.jpg$/)
  })

  it('writes a description in HTML, of which only harmless parts are kept', async () => {
    const { body } = await change({ description: '<p onclick="x()">Hello <b>you</b></p><script>1</script>' })
    expect(body.profile.description).toBe('<p>Hello <b>you</b></p>')
  })

  it('gets a new address for a new picture, and the old address stops working', async () => {
    const first = (await sendPicture(await portrait())).body.profile.url
    const second = (await sendPicture(await portrait())).body.profile.url
    expect(first).not.toBe(second)
    expect((await app.app.inject({ url: first })).statusCode).toBe(404)
    expect((await app.app.inject({ url: second })).statusCode).toBe(200)
    expect((await sendPicture(Buffer.from('%PDF-1.7'))).status).toBe(400)
    expect((await own()).profile.url).toBe(second)
  })

  it('cannot be approved before every step is done, and the missing ones are named', async () => {
    const { status, error } = await approve()
    expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([
      409,
      'joining_incomplete',
      ['picture', 'description', 'focus_area', 'language_preference', 'time_zone'],
    ])
    expect((await own()).approved).toBe(false)
  })

  it('is visible to students after the approval, and notified of it by mail', async () => {
    await complete()
    expect(await isListed()).toBe(false)
    expect((await approve()).status).toBe(201)
    expect(await isListed()).toBe(true)
    await app.runJobs()
    expect(app.sent.at(-1)).toMatchObject({ to: coach.email, subject: 'Students can find you now' })
    const again = await approve(2)
    expect([again.status, again.error.code]).toEqual([409, 'version_conflict'])
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', coach.profileId)
      .execute()
    expect(entries).toEqual([{ action: 'coach.approved' }])
  })

  it('cannot remove what students rely on after the approval', async () => {
    await complete()
    await approve()
    for (const field of ['description', 'focus_area', 'language_preference']) {
      const { status, error } = await change({ [field]: '', city: 'Lost' })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([400, [field]])
    }
    expect((await own()).profile.city).not.toBe('Lost')
  })

  it('ticks the codes for matching, which stay unless named and are hidden from students', async () => {
    const codes = ['focus:sleep', 'style:listening', 'language:nepali', 'experience:parent']
    expect((await change({ codes, school: ' boston_university ' })).body).toMatchObject({
      codes,
      school: 'boston_university',
    })
    await change({ city: 'Austin' })
    expect(await own()).toMatchObject({ codes, school: 'boston_university' })
    await complete()
    await approve()
    const seen = await app.call(getMentor, { as: student.actor, params: { id: coach.profileId } })
    expect(JSON.stringify(seen.body)).not.toMatch(/codes|school|experience:|boston_university/)
    expect((await change({ codes: ['language:hindi', 'focus:exams'], school: '' })).body).toMatchObject({
      codes: ['language:hindi', 'focus:exams'],
      school: '',
    })
  })

  it('gets a refusal for an unknown code, and nothing changes', async () => {
    await change({ codes: ['focus:sleep'] })
    const wrong: [object, string][] = [
      [['focus:sleep', 'focus:flying'], 'codes'],
      [['style:listening', 'school:same'], 'codes.1'],
      [['focus:sleep', 'focus:sleep'], 'codes'],
      [[7], 'codes.0'],
    ]
    for (const [codes, field] of wrong) {
      const { status, error } = await change({ codes, city: 'Lost' })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([400, [field]])
    }
    expect(await own()).toMatchObject({ codes: ['focus:sleep'], profile: { city: 'Boston' } })
  })

  it('keeps an area and a language for matching once approved, unless there were none before', async () => {
    await complete()
    await approve()
    for (const codes of [[], ['focus:sleep'], ['language:english', 'style:planning']]) {
      const { status, error } = await change({ codes, city: 'Lost' })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['codes']])
    }
    expect((await own()).profile.city).not.toBe('Lost')
    await app.context.database.root
      .updateTable('coaches')
      .set({ codes: [] })
      .where('id', '=', coach.profileId)
      .execute()
    expect((await change({ codes: ['style:planning'] })).body.codes).toEqual(['style:planning'])
  })

  it('may join with an unlisted language, and is asked to tick a listed one', async () => {
    await complete()
    const codes = ['focus:sleep']
    const written = async (language_preference: string) =>
      (await change({ language_preference, codes })).body.to_do
    expect(await written('Polish, English')).toEqual(['language_preference'])
    expect(await written('')).toEqual(['language_preference'])
    expect(await written('Polish')).toEqual([])
    expect((await approve()).status).toBe(201)
    // First English with its tick, then neither: only the second change removes something.
    expect(
      (await change({ language_preference: 'English', codes: [...codes, 'language:english'] })).status,
    ).toBe(200)
    const { status, error } = await change({ codes })
    expect([status, error.errors]).toEqual([400, { codes: 'Please check at least one language' }])
    expect((await change({ language_preference: 'Polish', codes })).status).toBe(200)
  })

  it('is reviewed by an administrator with the codes for matching', async () => {
    await change({ codes: ['experience:transfer'], school: 'deakin_university' })
    const { body } = await app.call(getCoach, { as: admin.actor, params: { id: coach.profileId } })
    expect(body).toMatchObject({ codes: ['experience:transfer'], school: 'deakin_university' })
  })

  it('keeps existing matches when other codes are ticked', async () => {
    await complete()
    await approve()
    await app.context.database.transaction(async (trx) => {
      const { profileId } = await seedStudent(trx)
      await seedMatch(trx, { student_profile_id: profileId, coach_id: coach.profileId })
    })
    const matches = () =>
      app.context.database.root
        .selectFrom('match_requests')
        .selectAll()
        .where('coach_id', '=', coach.profileId)
        .execute()
    const before = await matches()
    await change({ codes: ['focus:money', 'language:urdu'] })
    await app.runJobs()
    expect(before).toHaveLength(1)
    expect(await matches()).toEqual(before)
  })

  it('can be neither booked nor matched before the approval', async () => {
    const start = app.clock.now() + 24 * HOUR
    const times = {
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + HOUR / 2).toISOString(),
    }
    const claim = await app.call(claimSlot, {
      as: student.actor,
      body: [
        {
          student_profile: student.profileId,
          mentor_profile: coach.profileId,
          ...times,
          is_default: false,
        },
      ],
    })
    expect([claim.status, claim.error.code]).toEqual([409, 'coach_unavailable'])
    await app.context.database.transaction((trx) => requestMatch(app.context, trx, student.profileId))
    await app.runJobs()
    const matches = await app.context.database.root
      .selectFrom('match_requests')
      .select('id')
      .where('coach_id', '=', coach.profileId)
      .execute()
    expect(matches).toEqual([])
  })
})

describeOnEngines('an unapproved coach', (engine) => {
  it('is shown to students by no endpoint of the contract', async () => {
    const world = await startAccessWorld(engine)
    const { joiningCoach, actors } = world
    const marks = [joiningCoach.profileId, joiningCoach.accountId, joiningCoach.email]
    for (const name of [...READS, ...WRITES]) {
      const endpoint: Endpoint = ENDPOINTS[name]
      const sent = ACCESS_ROWS[name].send(world)
      const access = endpoint.access === 'public' ? undefined : actors.student
      const { body } = await world.app.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, sent.params, sent.query),
        headers: {
          ...(access && { authorization: `Bearer ${world.app.context.tokens.sign(access)}` }),
          ...sent.headers,
        },
        ...(sent.payload
          ? { payload: sent.payload }
          : sent.body !== undefined && { payload: sent.body as object }),
      })
      for (const mark of marks) expect([name, body.includes(mark)]).toEqual([name, false])
    }
    await world.app.close()
  })
})
