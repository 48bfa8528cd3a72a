import type { AddressInfo } from 'node:net'
import { login, refreshTokens } from '@shinequo/contract/accounts'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { checkLink } from '../features/schools/jobs.ts'
import { seedStudent } from '../seeds/people.ts'
import { enqueueAwaitedMail } from '../testing/account-mail.ts'
import { assembleApp } from '../testing/assembled-app.ts'
import { capturedLog } from '../testing/captured-log.ts'
import { describeOnEngines, openTestDatabase } from '../testing/engines.ts'
import { setQueueTime } from '../testing/queue-time.ts'
import { startSmtpPlace } from '../testing/smtp-place.ts'
import { addressOf } from '../testing/test-app.ts'
import { TestClock } from '../testing/test-clock.ts'

describeOnEngines('the log', (engine) => {
  it('holds no password, token, code or address, whatever goes wrong', async () => {
    const { lines, log } = capturedLog()
    const { app, context, sent, close } = await assembleApp(
      await openTestDatabase(engine),
      new TestClock(),
      {},
      log,
    )
    const post = async (endpoint: typeof login | typeof signUp | typeof refreshTokens, payload: unknown) => {
      const response = await app.inject({
        method: 'POST',
        url: addressOf(endpoint),
        payload: payload as object,
      })
      return { status: response.statusCode, body: response.json() }
    }
    const email = 'secret.person@school.example'
    const password = 'a very secret password'
    const person = { email, password, first_name: 'Secretia', last_name: 'Person' }
    await post(signUp, person)
    await post(signUp, person)
    await post(login, { email, password: 'secret, but wrong' })
    const { access, refresh } = (await post(login, { email, password })).body
    const next = (await post(refreshTokens, { refresh })).body
    await post(refreshTokens, { refresh: next.refresh })
    await post(refreshTokens, { refresh })
    await app.inject({ method: 'POST', url: addressOf(forgetPassword), payload: { email } })
    await context.jobs.drain(context)
    // Beside the one that proves the mailbox, and in either order.
    const codes = sent.map(
      ({ text }) => [text.includes('/reset-password'), /^\d{6}$/m.exec(text)?.[0]] as const,
    )
    const code = codes.find(([isReset]) => isReset)?.[1] ?? 'no code'
    const payload = { email, otp: code, newPassword: 'another secret one' }
    await app.inject({ method: 'POST', url: addressOf(resetPassword), payload })
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
    await app.inject({ method: 'POST', url: '/api/login/', headers, payload: '{"password": "secret' })
    await sql`drop table refresh_tokens`.execute(context.database.root)
    const broken = await post(login, { email, password: 'another secret one' })
    await post(refreshTokens, { refresh: next.refresh })
    await close()

    expect(broken.status).toBe(500)
    expect(broken.body).toEqual({
      message: 'Server error. Please try again later.',
      code: 'internal',
      id: expect.any(String),
    })
    const told = lines.join('')
    expect(told).toContain('a spent refresh token came again')
    expect(told).toContain(broken.body.id)
    for (const secret of [access, refresh, next.access, next.refresh]) expect(told).not.toContain(secret)
    expect(told).not.toMatch(/secret|person@|Secretia/i)
    expect(codes).toHaveLength(2)
    for (const [, secret] of codes) {
      expect(told).not.toMatch(new RegExp(`\\b${secret}\\b`))
    }
  })

  it('tells of a mail that was refused, without the address that it went to', async () => {
    const { lines, log } = capturedLog()
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onRcptTo: ({ address }, _session, done) => done(new Error(`no ${address} here`)),
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const { context, close } = await assembleApp(
      await openTestDatabase(engine),
      new TestClock(),
      { SMTP_URL: `smtp://127.0.0.1:${port}` },
      log,
    )
    await context.database.transaction(async (trx) => {
      const { accountId } = await seedStudent(trx, { email: 'secret.person@school.example' })
      await enqueueAwaitedMail(context, trx, accountId)
    })
    await context.jobs.work(context)
    await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('is not tried again')
    await close()
    await new Promise<void>((resolve) => server.close(resolve))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { kind: 'account_exists', reason: 'refused', replyCode: 550 },
    ])
    expect(lines.join('')).not.toContain('secret')
  })

  it('tells once that a mail server takes no mail, and once that it does again', async () => {
    const { lines, log } = capturedLog()
    const smtp = await startSmtpPlace()
    const clock = new TestClock()
    const database = await openTestDatabase(engine)
    const { context, close } = await assembleApp(database, clock, { SMTP_URL: smtp.url }, log)
    smtp.manners = { kind: 'refuses', at: 'connection', code: 421 }
    await context.database.transaction(async (trx) => {
      const { accountId } = await seedStudent(trx, { email: 'secret.person@school.example' })
      for (let mail = 0; mail < 3; mail++) await enqueueAwaitedMail(context, trx, accountId)
    })
    for (let tries = 0; tries < 4; tries++) {
      await setQueueTime(database.root, clock.now())
      await context.jobs.drain(context)
      clock.advance(600_000)
    }
    smtp.manners = { kind: 'takes' }
    await setQueueTime(database.root, clock.now())
    await context.jobs.drain(context)
    await close()
    await smtp.stop()
    expect(smtp.received).toHaveLength(3)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, reason: 'turned_away', replyCode: 421 },
      { level: 40, msg: 'the mail server takes mail again' },
    ])
    expect(lines.join('')).not.toContain('secret')
  })

  it('tells of a job that failed each time, and at last that it is not tried again', async () => {
    const { lines, log } = capturedLog()
    const clock = new TestClock()
    const database = await openTestDatabase(engine)
    const { context, close } = await assembleApp(database, clock, {}, log)
    await sql`drop table link_checks`.execute(database.root)
    await context.database.transaction((trx) =>
      context.jobs.enqueue(trx, checkLink, { url: 'https://nowhere.example' }),
    )
    for (let run = 0; run < 8; run++) {
      await setQueueTime(database.root, clock.now())
      await context.jobs.drain(context).catch(() => undefined)
      clock.advance(600_000)
    }
    await close()
    const told = lines.map((line) => JSON.parse(line))
    expect(told.map(({ level, job }) => [level, job])).toEqual([
      ...Array(5).fill([40, 'schools-link-check']),
      [50, 'schools-link-check'],
    ])
    expect(told.at(-1)?.msg).toBe('a job failed for good; it is not tried again')
  })

  it('does not repeat a value that the database refused', async () => {
    const { lines, log } = capturedLog()
    const database = await openTestDatabase(engine)
    const error = await sql`select ${'what a student wrote'}::text::uuid`
      .execute(database.root)
      .catch((e) => e)
    await database.close()
    expect(error.message).toContain('what a student wrote')
    log.error({ err: error }, 'failed')
    const [line] = lines.map((text) => JSON.parse(text))
    expect(line.err).toMatchObject({ code: '22P02', message: 'a value that the database refused' })
    expect(JSON.stringify(line)).not.toContain('student')
  })
})
