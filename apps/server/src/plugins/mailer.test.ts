import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { forgetPassword } from '@shinequo/contract/accounts/passwords'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { seedStudent } from '../seeds/people.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { TestClock } from '../testing/test-clock.ts'
import { openMailer } from './mailer.ts'

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

  it('carries a name that is written from right to left in its subject, isolated', async () => {
    const subject = '\u2068محمد علي\u2069 booked a session: Sat, Nov 28, 9:00 AM'
    const letter = { subject, text: 'Hi', html: '<p>Hi</p>', messageId: 'isolated' }
    await app.context.mailer.send({ to: 'ana@school.example', ...letter })
    const [header = ''] = /^Subject: .*(\r\n .*)*/m.exec(received.at(-1)?.raw ?? '') ?? []
    expect(header).toMatch(/^[\x20-\x7e\r\n]+$/)
    const words = header
      .replace('Subject: ', '')
      .replace(/\?=\r?\n? +=\?/g, '?==?')
      .replace(/\r\n/g, '')
    const bytes = words.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_all, hex) => String.fromCharCode(Number(`0x${hex}`))),
    )
    expect(Buffer.from(bytes, 'latin1').toString()).toBe(subject)
  })

  it('fails where the server refuses, so that the job tries again', async () => {
    const letter = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>', messageId: 'once' }
    const sending = app.context.mailer.send({ to: 'nowhere@school.example', ...letter })
    await expect(sending).rejects.toThrow('no such person')
  })
})

describe('encryption on the way to a mail server that is not known to be on this machine', () => {
  /** What servers saw: a sign-in or a mail, in the clear or encrypted. */
  const seen: string[] = []
  const servers: SMTPServer[] = []

  async function serverWith(more: SMTPServerOptions): Promise<number> {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      onAuth: (_auth, { secure }, done) => {
        seen.push(secure ? 'encrypted sign-in' : 'sign-in')
        done(null, { user: 'shine' })
      },
      onData: (stream, { secure }, done) => {
        seen.push(secure ? 'encrypted mail' : 'mail')
        stream.resume().on('end', () => done())
      },
      ...more,
    })
    // Clients that do not trust the certificate hang up.
    server.on('error', () => undefined)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.server.address() as AddressInfo).port
  }
  let plain: number
  let encrypted: number
  beforeAll(async () => {
    plain = await serverWith({ disabledCommands: ['STARTTLS'] })
    encrypted = await serverWith({})
  })
  beforeEach(() => {
    seen.length = 0
  })
  afterAll(() => Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve)))))

  /** Sends a mail with these settings. Both names lead to this machine; only the first is known to. */
  async function send(host: 'localhost' | '0.0.0.0', port: number, settings: object = {}, search = '') {
    const SMTP_URL = `smtp://shine:secret@${host}:${port}${search}`
    const mailer = openMailer(readEnv({ SMTP_URL, ...settings }), new TestClock())
    const letter = {
      to: 'ana@school.example',
      subject: 'Hi',
      text: 'Hi',
      html: '<p>Hi</p>',
      messageId: 'once',
    }
    const error = await mailer.send(letter).then(
      () => undefined,
      ({ code }: { code?: string }) => code,
    )
    await mailer.close()
    return error
  }
  const untrusted = '?tls.rejectUnauthorized=false'

  it('is required: neither the password nor the mail leaves for a server without it', async () => {
    for (const search of ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true']) {
      expect([search, await send('0.0.0.0', plain, {}, search)]).toEqual([search, 'ETLS'])
    }
    expect(seen).toEqual([])
  })

  it('is used by STARTTLS, by a certificate that is trusted', async () => {
    expect(await send('0.0.0.0', encrypted)).toBeDefined()
    expect(seen).toEqual([])
    expect(await send('0.0.0.0', encrypted, {}, untrusted)).toBeUndefined()
    expect(seen).toEqual(['encrypted sign-in', 'encrypted mail'])
  })

  it('is left out by the setting alone', async () => {
    expect(await send('0.0.0.0', plain, { SMTP_TLS: 'off' })).toBeUndefined()
    expect(await send('0.0.0.0', encrypted, { SMTP_TLS: 'off' })).toBeUndefined()
    expect(seen).toEqual(['sign-in', 'mail', 'sign-in', 'mail'])
  })

  it('is not needed on this machine, unless the setting says so', async () => {
    expect(await send('localhost', plain)).toBeUndefined()
    expect(seen).toEqual(['sign-in', 'mail'])
    expect(await send('localhost', plain, { SMTP_TLS: 'on' })).toBe('ETLS')
    expect(await send('localhost', encrypted, {}, untrusted)).toBeUndefined()
    expect(seen).toEqual(['sign-in', 'mail', 'encrypted sign-in', 'encrypted mail'])
  })
})
