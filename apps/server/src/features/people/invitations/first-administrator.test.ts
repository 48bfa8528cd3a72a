import { getAccount } from '@shinequo/contract/accounts/own-account'
import { acceptInvitation } from '@shinequo/contract/people/invitations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { inviteFirstAdministrator } from './service.ts'

const DAY = 86_400_000
const EMAIL = 'rosa@school.example'

describeOnEngines('the first administrator', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { ADMIN_EMAIL: 'Rosa@School.example' })
  })
  beforeEach(() => emptyApp(app))
  afterAll(() => app.close())

  const start = async () => {
    const lines = await inviteFirstAdministrator(app.context)
    await app.runJobs()
    return lines
  }
  const accept = () => {
    const token = /\/invitation\/([\w-]+)/.exec(app.sent.at(-1)?.text ?? '')?.[1]
    return app.call(acceptInvitation, {
      body: { token, first_name: 'Rosa', last_name: 'Ortiz', password: 'A-quiet-river-42' },
    })
  }

  it('is invited by the first start, and later starts print nothing', async () => {
    expect(await start()).toEqual([`The first administrator is invited: ${EMAIL}`])
    expect(await start()).toEqual([`The first administrator is invited already: ${EMAIL}`])
    expect(app.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [EMAIL, 'You are invited to help run ShineQuo'],
    ])
    const { status, body } = await accept()
    expect(status).toBe(201)
    const headers = { authorization: `Bearer ${body.access}` }
    expect((await app.call(getAccount, { headers })).body).toMatchObject({ role: 'admin', email: EMAIL })
    expect(await start()).toEqual([])
  })

  it('is invited again by a start after the invitation has expired', async () => {
    await start()
    app.clock.advance(7 * DAY)
    expect((await accept()).error.code).toBe('invitation_expired')
    expect(await start()).toEqual([`The first administrator is invited: ${EMAIL}`])
    expect((await accept()).status).toBe(201)
  })

  it('gets one invitation when two servers start at the same moment', async () => {
    const both = await Promise.all([start(), start()])
    expect(both.flat().filter((line) => line.includes('invited:'))).toHaveLength(1)
    expect(app.sent).toHaveLength(1)
  })

  it('gets none without ADMIN_EMAIL: the start says what is missing', async () => {
    const context = { ...app.context, env: { ...app.context.env, adminEmail: undefined } }
    expect(await inviteFirstAdministrator(context)).toEqual([expect.stringContaining('ADMIN_EMAIL')])
  })
})
