import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

/** Exactly as in the design; only the order of the directives may differ. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'frame-src https:',
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

for (const path of ['/', '/login', '/home/dashboard', '/no/such/page']) {
  test(`the page at ${path} carries the content security policy and the usual headers`, async ({
    request,
  }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    const headers = answer.headers()
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']!.split(/;\s*/).filter(Boolean).sort()).toEqual(
      [...POLICY].sort(),
    )
    expect(headers).toMatchObject({
      'permissions-policy': 'camera=(), microphone=(), display-capture=()',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    // Sent only if the public address is https.
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
}

test('only the document of a room may have camera, microphone and screen, and open our WebSocket', async ({
  request,
  app,
}) => {
  const headers = (await request.get('/session/any')).headers()
  expect(headers['permissions-policy']).toMatch(
    /^camera=\(self\), microphone=\(self\), display-capture=\(self\)/,
  )
  const policy = headers['content-security-policy']!
  expect(policy.split(';')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      `connect-src 'self' ${app.url.replace(/^http/, 'ws')}`,
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy).not.toContain('unsafe-eval')
})

test('data carries nosniff too and never passes for a page', async ({ request, app }) => {
  const { actor } = await addStudent(app)
  for (const path of ['/api/student-profiles/', '/api/no/such/path']) {
    const headers = (
      await request.get(path, { headers: { authorization: `Bearer ${app.context.tokens.sign(actor)}` } })
    ).headers()
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('scripts that are not ours do not run', async ({ page, unseen }) => {
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.head.append(script)
    return 'planted' in window
  })
  expect(ran).toBe(false)
  expect(unseen.splice(0).join()).toContain('Content Security Policy')
})

test('assets are kept for a year, sent brotli, and the page itself is asked for anew', async ({ page }) => {
  const assets: Record<string, string>[] = []
  page.on('response', (answer) => {
    if (/\/assets\/.*\.js$/.test(answer.url())) assets.push(answer.headers())
  })
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  expect(assets.length).toBeGreaterThan(1)
  for (const headers of assets) {
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    // It applies only to documents, and would add to the weight of every asset of the first page.
    expect(headers).not.toHaveProperty('content-security-policy')
  }
})
