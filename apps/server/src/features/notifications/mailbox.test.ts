import { forgetPassword } from '@shinequo/contract/accounts/passwords'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const ADDRESS = '/dev/mailbox'

describeOnEngines('the development mailbox', (engine) => {
  let app: TestApp
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    ;({ email } = await app.context.database.transaction((trx) =>
      seedStudent(trx, { first_name: '<b>Ana</b> & "co"' }),
    ))
  })
  afterAll(() => app.close())

  const page = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.app.inject({ url: ADDRESS, headers: { host: 'localhost:3000', ...headers }, remoteAddress })

  it('says so when it is empty', async () => {
    const { statusCode, headers, body } = await page()
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('No mail yet.')
  })

  it('shows mail newest first, with links, and escapes what people wrote', async () => {
    await app.call(forgetPassword, { body: { email } })
    await app.runJobs()
    app.clock.advance(1000)
    await app.context.mailer.send({
      to: 'coach@shinequo.example',
      subject: 'Newer <script>alert(1)</script>',
      text: 'Look: http://localhost:3000/login?a=1&b="2"',
      html: '<p class="x">Hi</p><script>alert(1)</script>',
      messageId: 'newer-1',
    })
    const { body, headers } = await page()
    expect(body.indexOf('Newer &lt;script&gt;')).toBeGreaterThan(0)
    expect(body.indexOf('Newer &lt;script&gt;')).toBeLessThan(body.indexOf('Your code for a new password'))
    expect(body).toContain('Hi &lt;b&gt;Ana&lt;/b&gt; &amp; &quot;co&quot;,')
    expect(body).toContain('<a href="http://localhost:3000/login?a=1&amp;b=&quot;2&quot;">')
    expect(body).not.toMatch(/<script|class="x"/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['cache-control']).toBe('no-store')
    const { text } = app.sent[0] ?? { text: '' }
    expect(body).toContain(/^\d{6}$/m.exec(text)?.[0] ?? 'no code')
  })

  it.each([
    ['another host name', { host: 'evil.example' }, '127.0.0.1'],
    ['a forwarded request', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a neighbour', {}, '192.0.2.7'],
  ])('does not exist for %s', async (_, headers, remoteAddress) => {
    const response = await page(headers, remoteAddress)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Resource not found.', code: 'not_found' })
  })
})

describeOnEngines('the mailbox elsewhere', (engine) => {
  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['where mail goes to a server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('does not exist %s', async (_, settings) => {
    const app = await startTestApp(engine, settings as Record<string, string>)
    const { statusCode } = await app.app.inject({ url: ADDRESS, headers: { host: 'localhost:3000' } })
    await app.close()
    expect(statusCode).toBe(404)
  })
})
