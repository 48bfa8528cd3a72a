import {
  listInvitationWords,
  previewInvitation,
  saveInvitationWords,
} from '@shinequo/contract/people/invitation-words'
import { invite } from '@shinequo/contract/people/invitations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describeOnEngines('the words of invitations', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.context.database.transaction((trx) =>
      seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
    )
  })
  afterAll(() => app.close())

  const own = { role: 'student', locale: 'en', subject: 'Hi from {school}', body: 'One.\n\n{inviter} asks.' }
  const save = (body: object) => app.call(saveInvitationWords, { as: admin.actor, body })
  const said = async () => {
    const { body } = await app.call(listInvitationWords, { as: admin.actor })
    return body.find(({ role, locale }) => role === 'student' && locale === 'en')!
  }
  const mailTo = async (email: string, more: object = {}) => {
    const body = { email, role: 'student', first_name: '', last_name: '', ...more }
    await app.call(invite, { as: admin.actor, body })
    await app.runJobs()
    return app.sent.findLast(({ to }) => to === email)
  }

  it('are ours until a programme has its own, and again once it restores them', async () => {
    const before = await said()
    expect(before).toMatchObject({ version: 0, subject: before.ours.subject, body: before.ours.body })
    expect((await save({ ...own, version: 0 })).body).toMatchObject({ ...own, version: 1, ours: before.ours })
    const mail = await mailTo('own@school.example', { school: 'boston_university' })
    expect(mail?.subject).toBe('Hi from Boston University')
    expect(mail?.text).toContain('One.\n\nRosa Ortiz asks.\n\nThe link works once')
    expect((await mailTo('es@school.example', { locale: 'es-US' }))?.text).toContain('Rosa Ortiz te invita')
    expect((await mailTo('coach@school.example', { role: 'coach' }))?.text).toContain('as a coach')

    expect((await save({ ...own, version: 0 })).error.code).toBe('version_conflict')
    expect((await save({ ...own, ...before.ours, version: 1 })).body).toEqual({ ...before, version: 2 })
    expect((await mailTo('ours@school.example'))?.text).toContain('students of your school')
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'invitation.words_changed')
      .orderBy('position')
      .execute()
    expect(entries.map(({ details }) => details)).toEqual([
      { role: 'student', locale: 'en', own: true },
      { role: 'student', locale: 'en', own: false },
    ])
  })

  it('are seen before they are saved, and nothing is stored', async () => {
    const before = await said()
    const { body } = await app.call(previewInvitation, { as: admin.actor, body: { ...own, locale: 'es-US' } })
    expect(body).toMatchObject({
      brand: 'ShineQuo',
      subject: 'Hi from tu universidad',
      action: 'Aceptar la invitación',
    })
    expect(body.lines.slice(0, 3)).toEqual(['Hola:', 'One.', 'Rosa Ortiz asks.'])
    expect(body.foot).toContain('988')
    expect(await said()).toEqual(before)
  })

  it('name the field with what is not known', async () => {
    for (const field of ['subject', 'body']) {
      const { status, error } = await save({ ...own, [field]: 'Dear {name}', version: 0 })
      expect([status, error.errors]).toEqual([
        400,
        { [field]: "{name} isn't known here. You can use {inviter} and {school}" },
      ])
    }
    const long = await save({ ...own, body: 'x'.repeat(2001), version: 0 })
    expect(Object.keys(long.error.errors ?? {})).toEqual(['body'])
  })

  it('are the administrators’ alone', async () => {
    const { student, coach } = await app.context.database.transaction(async (trx) => ({
      student: await seedStudent(trx),
      coach: await seedCoach(trx),
    }))
    const calls = (as?: SeededPerson['actor']) => [
      app.call(listInvitationWords, { ...(as && { as }) }),
      app.call(saveInvitationWords, { ...(as && { as }), body: { ...own, version: 0 } }),
      app.call(previewInvitation, { ...(as && { as }), body: own }),
    ]
    const statuses = async (as?: SeededPerson['actor']) =>
      (await Promise.all(calls(as))).map(({ status }) => status)
    expect(await statuses()).toEqual([401, 401, 401])
    expect(await statuses(student.actor)).toEqual([403, 403, 403])
    expect(await statuses(coach.actor)).toEqual([403, 403, 403])
  })
})
