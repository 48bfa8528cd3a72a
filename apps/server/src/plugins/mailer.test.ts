import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { forgetPassword } from '@shinequo/contract/accounts/passwords'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedStudent } from '../seeds/people.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

interface Received {
  readonly user: unknown
  readonly from: string
  readonly to: string[]
  readonly raw: string
}

const mailbox = { user: 'shine', pass: randomUUID() }

describeOnEngines('mail by SMTP_URL', (engine) => {
  const received: Received[] = []
  let server: SMTPServer
  let app: TestApp

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        const known = username === mailbox.user && password === mailbox.pass
        done(known ? null : new Error('who are you?'), { user: username })
      },
      onRcptTo: ({ address }, _session, done) => {
        done(address.startsWith('nowhere') ? new Error('no such person') : undefined)
      },
      onData: (stream, { user, envelope }, done) => {
        let raw = ''
        stream.on('data', (bytes: Buffer) => {
          raw += bytes.toString()
        })
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          received.push({ user, from, to: envelope.rcptTo.map(({ address }) => address), raw })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    app = await startTestApp(engine, {
      SMTP_URL: `smtp://${mailbox.user}:${mailbox.pass}@127.0.0.1:${port}`,
      BASE_URL: 'https://shine.example',
    })
  })
  afterAll(async () => {
    await app.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })

  it('carries a code to its reader in a real conversation', async () => {
    const { email } = await app.context.database.transaction((trx) =>
      seedStudent(trx, { first_name: 'Zoë', email: 'zoe@school.example' }),
    )
    await app.call(forgetPassword, { body: { email } })
    await app.runJobs()
    const [mail] = received
    expect(mail).toMatchObject({ user: 'shine', from: 'no-reply@shine.example', to: ['zoe@school.example'] })
    expect(mail?.raw).toContain('Subject: Your code for a new password')
    expect(mail?.raw).toMatch(/^Message-ID: <reset-[0-9a-f-]{36}@shine\.example>\r$/m)
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8')
    expect(mail?.raw).toContain('Zo=C3=AB')
    expect(mail?.raw).toMatch(/^\d{6}\r$/m)
  })

  it('fails where the server refuses, so that the job tries again', async () => {
    const letter = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>', messageId: 'once' }
    const sending = app.context.mailer.send({ to: 'nowhere@school.example', ...letter })
    await expect(sending).rejects.toThrow('no such person')
  })
})
