import { signUp } from '@shinequo/contract/accounts/sign-up'
import { listOwnAuditEntries } from '@shinequo/contract/audit'
import { listStories, shareStory } from '@shinequo/contract/community'
import { listPosts } from '@shinequo/contract/feed'
import { acceptInvitation, invite } from '@shinequo/contract/people/invitations'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { listSchools, saveSchool } from '@shinequo/contract/schools/admin-schools'
import {
  confirmSchool,
  confirmSchoolCode,
  countUnproved,
  sendSchoolCode,
  takeSchoolBack,
} from '@shinequo/contract/schools/proofs'
import { CODE_MS } from '@shinequo/domain/accounts/reset-code'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '../../../plugins/tokens.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedPosts } from '../../../seeds/posts.ts'
import { seedDomain } from '../../../seeds/schools.ts'
import { seedStories, seedWall } from '../../../seeds/stories.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const ADDRESS = 'robin@bu.school.example'
const HOUR = 3_600_000

describeOnEngines('a proved school', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      student = await seedStudent(trx, { proved_school: null })
      const author = await seedStudent(trx)
      await seedWall(trx)
      await seedWall(trx, 'quincy_college', false)
      await seedDomain(trx, 'boston_university', 'bu.school.example')
      await seedDomain(trx, 'quincy_college', 'quincy.school.example')
      await seedPosts(trx, [{ title: 'For students of BU' }])
      await seedStories(trx, [{ student_profile_id: author.profileId, state: 'published' }])
    })
  })
  afterAll(() => app.close())

  const ask = (email = ADDRESS, as = student.actor) => app.call(sendSchoolCode, { as, body: { email } })
  const confirm = (otp: string, email = ADDRESS, as = student.actor) =>
    app.call(confirmSchoolCode, { as, body: { email, otp } })
  /** Requests a code and returns the one in the mail. */
  const codeFor = async (email = ADDRESS, as = student.actor): Promise<string> => {
    expect((await ask(email, as)).status).toBe(200)
    await app.runJobs()
    const mail = app.sent.findLast(({ to }) => to === email)
    return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'no code'
  }
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
  const proved = async (as = student.actor) =>
    (await app.call(listStudentProfiles, { as })).body[0]?.proved_school
  const another = () => app.context.database.transaction((trx) => seedStudent(trx, { proved_school: null }))

  /** The responses of wall and feed. */
  const opened = async (as: Actor = student.actor) => {
    const wall = await app.call(listStories, { as })
    const feed = await app.call(listPosts, { as })
    return [wall, feed].map(({ status, error }) => (status === 200 ? 200 : error.code))
  }

  it('is not what a new account claims: that gives no access', async () => {
    const person = { first_name: 'Ana', last_name: 'Lima', email: 'ana@school.example' }
    const password = 'A-quiet-river-42'
    const { body } = await app.call(signUp, {
      body: { ...person, username: person.email, password, is_student: true, is_mentor: false },
    })
    const { id: profileId } = await app.context.database.root
      .selectFrom('student_profiles')
      .select('id')
      .where('account_id', '=', body.id)
      .executeTakeFirstOrThrow()
    const stranger: Actor = { accountId: body.id, role: 'student', profileId }
    const put = await app.call(updateStudentProfile, {
      as: stranger,
      params: { id: profileId },
      body: { school: 'boston_university', proved_school: 'boston_university' },
    })
    expect(put.body).toMatchObject({ school: 'boston_university', proved_school: null })
    expect(await opened(stranger)).toEqual(['school_unproved', 'school_unproved'])
    const shared = await app.call(shareStory, {
      as: stranger,
      body: { title: 'Mine', story: 'I am one of you.', tags: '' },
    })
    expect([shared.status, shared.error.code]).toEqual([403, 'school_unproved'])
  })

  it('does not change when the profile names another school', async () => {
    await confirm(await codeFor())
    const params = { id: student.profileId }
    await app.call(updateStudentProfile, {
      as: student.actor,
      params,
      body: { school: 'northeastern_university' },
    })
    expect(await proved()).toBe('boston_university')
    expect((await app.call(listPosts, { as: student.actor })).body.posts).toHaveLength(1)
  })

  it('is proved by a code to an address at one of its domains, stored only in the mail', async () => {
    const asked = await ask()
    expect(asked.body).toEqual({
      message: `A code is on its way to ${ADDRESS}.`,
      school: 'boston_university',
    })
    await app.runJobs()
    const mail = app.sent.at(-1)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.to).toBe(ADDRESS)
    expect(mail?.subject).not.toContain(code)
    expect(mail?.text).not.toContain('Robin')
    expect(await opened()).toEqual(['school_unproved', 'school_unproved'])
    const { status, body } = await confirm(code)
    expect([status, body.proved_school]).toEqual([200, 'boston_university'])
    expect(await opened()).toEqual([200, 200])
    const { rows } = await sql`select * from proved_addresses`.execute(app.context.database.root)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('robin')
    expect(await sql`select * from school_codes`.execute(app.context.database.root)).toMatchObject({
      rows: [],
    })
    // A code can be used once.
    expect((await confirm(code)).status).toBe(400)
  })

  it.each([
    'robin@elsewhere.example',
    'robin@law.bu.school.example',
    'robin@bu.school.example.elsewhere.example',
    'robin@xbu.school.example',
    'robin@school.example',
    'robin@gmail.com',
  ])('is not proved by %s', async (email) => {
    const { status, error } = await ask(email)
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['email']])
    await app.runJobs()
    expect(app.sent).toEqual([])
  })

  it('is proved by the whole domain in any case, and not by a code of another address', async () => {
    const code = await codeFor()
    expect((await confirm(code, 'quincy@quincy.school.example')).status).toBe(400)
    expect((await confirm(code, 'ROBIN@BU.School.Example')).status).toBe(200)
  })

  it('is not proved by wrong, expired or replaced codes', async () => {
    const code = await codeFor()
    const wrong = await confirm(otherThan(code))
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([400, ['otp']])
    app.clock.advance(CODE_MS)
    expect((await confirm(code)).status).toBe(400)
    const second = await codeFor()
    const third = await codeFor()
    if (second !== third) expect((await confirm(second)).status).toBe(400)
    expect((await confirm(third)).status).toBe(200)
  })

  it('allows five tries per code', async () => {
    const code = await codeFor()
    for (let times = 0; times < 5; times++) expect((await confirm(otherThan(code))).status).toBe(400)
    const over = await confirm(code)
    expect([over.status, Object.keys(over.error.errors ?? {})]).toEqual([429, ['otp']])
    expect(await proved()).toBeNull()
  })

  it('limits the tries of a code even when many come at once', async () => {
    const code = await codeFor()
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('limits codes by the account', async () => {
    for (let times = 0; times < 5; times++)
      expect((await ask(`r${times}@bu.school.example`)).status).toBe(200)
    const { status, headers } = await ask('r5@bu.school.example')
    expect([status, Number(headers['retry-after'])]).toEqual([429, 3600])
    app.clock.advance(HOUR)
    expect((await ask('r5@bu.school.example')).status).toBe(200)
  })

  it('limits codes by the receiving mailbox, whatever follows a plus', async () => {
    for (const email of [ADDRESS, 'robin+1@bu.school.example', 'robin+2@bu.school.example']) {
      expect((await ask(email)).status).toBe(200)
    }
    expect((await ask(ADDRESS)).status).toBe(429)
    expect((await ask('other@bu.school.example')).status).toBe(200)
  })

  it('limits codes to a mailbox for all unproved accounts together, and leaves its owner theirs', async () => {
    const unproved = () =>
      app.context.database.transaction((trx) =>
        seedStudent(trx, { proved_school: null, email_proved_at: null }),
      )
    for (let n = 0; n < 3; n++) expect((await ask(ADDRESS, (await unproved()).actor)).status).toBe(200)
    expect((await ask(ADDRESS, (await unproved()).actor)).status).toBe(429)
    expect((await ask(ADDRESS)).status).toBe(200)
  })

  it('is proved once per address, and only a person with the code learns that it was', async () => {
    await confirm(await codeFor())
    const { actor } = await another()
    const email = 'robin+again@bu.school.example'
    const code = await codeFor(email, actor)
    const { status, error } = await confirm(code, email, actor)
    expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([409, 'address_used', ['email']])
    expect(await proved(actor)).toBeNull()
    // The owner may prove it again.
    expect((await confirm(await codeFor())).status).toBe(200)
  })

  it('is given to one of two students with codes to one mailbox', async () => {
    const { actor } = await another()
    const codes = [await codeFor(), await codeFor('robin+2@bu.school.example', actor)]
    const answers = await Promise.all([
      confirm(codes[0]!),
      confirm(codes[1]!, 'robin+2@bu.school.example', actor),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is limited to one: a second one replaces it and frees the former address', async () => {
    await confirm(await codeFor())
    const there = 'robin@quincy.school.example'
    await confirm(await codeFor(there), there)
    expect(await proved()).toBe('quincy_college')
    expect((await app.call(listPosts, { as: student.actor })).body.posts).toEqual([])
    const { actor } = await another()
    expect((await confirm(await codeFor(ADDRESS, actor), ADDRESS, actor)).status).toBe(200)
  })

  it('is not proved by a domain that was removed meanwhile', async () => {
    const code = await codeFor()
    const school = (await app.call(listSchools, { as: admin.actor })).body.find(
      ({ value }) => value === 'boston_university',
    )
    const { name, wall_on, version = 0 } = school ?? {}
    const body = { name, wall_on, version, wellness_url: '', domains: [] }
    const params = { value: 'boston_university' }
    expect((await app.call(saveSchool, { as: admin.actor, params, body })).status).toBe(200)
    const { status, error } = await confirm(code)
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['email']])
    expect(await proved()).toBeNull()
  })

  it('is confirmed and revoked by staff, with reasons that the student can read', async () => {
    const params = { id: student.accountId }
    const by = { as: admin.actor, params }
    const reason = 'Showed a student card'
    const made = await app.call(confirmSchool, { ...by, body: { school: 'boston_university', reason } })
    expect([made.status, made.body.message]).toEqual([201, 'Boston University is verified.'])
    expect(await opened()).toEqual([200, 200])
    expect((await app.call(getStudentRecord, by)).body.proof).toEqual({
      school: 'boston_university',
      by: 'staff',
      at: new Date(app.clock.now()).toISOString(),
    })
    expect((await app.call(takeSchoolBack, { ...by, body: { reason: 'Has left' } })).status).toBe(200)
    expect(await opened()).toEqual(['school_unproved', 'school_unproved'])
    expect((await app.call(getStudentRecord, by)).body.proof).toBeNull()
    const again = await app.call(takeSchoolBack, { ...by, body: { reason: 'Has left' } })
    expect([again.status, again.error.code]).toEqual([409, 'version_conflict'])
    const { entries } = (await app.call(listOwnAuditEntries, { as: student.actor })).body
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual(
      expect.arrayContaining([
        ['student.school_confirmed', reason],
        ['student.school_taken_back', 'Has left'],
      ]),
    )
  })

  it('frees its address for another account when it is revoked', async () => {
    await confirm(await codeFor())
    const params = { id: student.accountId }
    await app.call(takeSchoolBack, { as: admin.actor, params, body: { reason: 'Lost that account' } })
    const { actor } = await another()
    expect((await confirm(await codeFor(ADDRESS, actor), ADDRESS, actor)).status).toBe(200)
  })

  it.each([
    ['somebody new', false],
    ['who signed up before with that address', true],
  ])('is proved by an invitation that names it, to %s', async (_who, isThere) => {
    const email = 'noor@home.example'
    if (isThere) {
      const names = { email, username: email, first_name: 'Noor', last_name: 'Lee' }
      const password = 'A-quiet-river-42'
      const body = { ...names, password, is_student: true, is_mentor: false }
      expect((await app.call(signUp, { body })).status).toBe(201)
    }
    const person = { email, role: 'student', first_name: 'Noor', last_name: 'Lee' }
    const wrong = await app.call(invite, { as: admin.actor, body: { ...person, school: 'hogwarts' } })
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([400, ['school']])
    const coach = { ...person, role: 'coach', school: 'boston_university' }
    expect((await app.call(invite, { as: admin.actor, body: coach })).status).toBe(400)
    await app.call(invite, { as: admin.actor, body: { ...person, school: 'boston_university' } })
    await app.runJobs()
    const mail = app.sent.find(({ text }) => text.includes('/invitation/'))
    const token = /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const { body } = await app.call(acceptInvitation, {
      body: { token, first_name: 'Noor', last_name: 'Lee', password: 'A-quiet-river-42' },
    })
    const actor = app.context.tokens.verify(body.access)
    if (!actor) throw new Error('not signed in')
    expect(await opened(actor)).toEqual([200, 200])
    const record = await app.call(getStudentRecord, { as: admin.actor, params: { id: actor.accountId } })
    expect(record.body.proof).toMatchObject({ school: 'boston_university', by: 'invitation' })
  })

  it('is counted: how many students with a completed profile have proved none', async () => {
    const count = async () => (await app.call(countUnproved, { as: admin.actor })).body.students
    expect(await count()).toBe(1)
    await app.context.database.transaction((trx) => seedStudent(trx, { is_completed: false }))
    expect(await count()).toBe(1)
    await confirm(await codeFor())
    expect(await count()).toBe(0)
  })
})
