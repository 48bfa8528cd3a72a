import { login, logout, refreshTokens } from '@shinequo/contract/accounts'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ACCESS_TOKEN_MS } from '../../plugins/tokens.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { DEMO_PASSWORD, seedAccount, seedStudent } from '../../seeds/people.ts'
import { whileHashingIsBusy } from '../../testing/busy-hashing.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const password = DEMO_PASSWORD

describeOnEngines('signing in', (engine) => {
  let app: TestApp
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    ;({ email } = await app.context.database.transaction((trx) => seedStudent(trx)))
  })
  afterAll(() => app.close())

  const signIn = async (more: object = {}) => app.call(login, { body: { email, password, ...more } })
  const refresh = (token: string) => app.call(refreshTokens, { body: { refresh: token } })
  const profileWith = (access: string) =>
    app.call(listStudentProfiles, { headers: { authorization: `Bearer ${access}` } })

  it('returns two tokens, and the access token gives access to the own data for 15 minutes', async () => {
    const { status, body } = await signIn({ type: 'student' })
    expect(status).toBe(200)
    expect((await profileWith(body.access)).body).toMatchObject([{ user: { email } }])
    app.clock.advance(ACCESS_TOKEN_MS - 1)
    expect((await profileWith(body.access)).status).toBe(200)
    app.clock.advance(1)
    expect((await profileWith(body.access)).status).toBe(401)
  })

  it('accepts the address in any capitals, with spaces around it', async () => {
    expect((await signIn({ email: ` ${email.toUpperCase()} ` })).status).toBe(200)
  })

  it('refuses a wrong password, an unknown address and the wrong type alike', async () => {
    const refusals = [
      await signIn({ password: 'not this one' }),
      await signIn({ email: 'nobody@school.example' }),
      await signIn({ type: 'coach' }),
      await signIn({ type: 'admin' }),
    ]
    for (const { status, error } of refusals) {
      expect([status, error]).toEqual([401, { message: 'Invalid credentials!', code: 'invalid_credentials' }])
    }
  })

  it('signs coaches and administrators in by their type, with their own profile', async () => {
    const { root } = app.context.database
    const [coach, admin] = await app.context.database.transaction(async (trx) => [
      await seedCoach(trx),
      await seedAccount(trx, { role: 'admin' }),
    ])
    for (const [type, someone] of [
      ['coach', coach],
      ['admin', admin],
    ] as const) {
      const { body } = await signIn({ email: someone?.email, type })
      expect(app.context.tokens.verify(body.access)).toMatchObject(someone?.actor ?? {})
    }
    expect(await root.selectFrom('refresh_families').select('id').execute()).not.toHaveLength(0)
  })

  it.each([
    [{}, { email: 'Email is required', password: 'Password is required' }],
    [
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    [{ email: 'somebody', password: 'x' }, { email: 'Please enter a valid email address' }],
    [
      { email: 'a@b.example', password: 'x', remember: 'yes' },
      { remember: 'Remember must be true or false' },
    ],
    [
      { email: 'a@b.example', password: 'x', type: 'king' },
      { type: 'Please sign in as student, coach or admin' },
    ],
  ])('refuses %j by field', async (body, errors) => {
    const { status, error } = await app.call(login, { body })
    expect([status, error.errors]).toEqual([400, errors])
  })

  it('keeps the newest time zone and ignores one that does not exist', async () => {
    const zone = async () => {
      const { root } = app.context.database
      const row = await root.selectFrom('accounts').select('time_zone').where('email', '=', email).execute()
      return row[0]?.time_zone
    }
    await signIn({ time_zone: 'America/St_Johns' })
    expect(await zone()).toBe('America/St_Johns')
    await signIn({ time_zone: 'Mars/Olympus' })
    await signIn()
    expect(await zone()).toBe('America/St_Johns')
    await signIn({ time_zone: 'Asia/Kathmandu' })
    expect(await zone()).toBe('Asia/Kathmandu')
  })

  it('exchanges a refresh token for a new pair that works', async () => {
    const first = (await signIn()).body
    const second = await refresh(first.refresh)
    expect(second.status).toBe(200)
    expect(second.body.refresh).not.toBe(first.refresh)
    expect((await profileWith(second.body.access)).status).toBe(200)
    expect((await refresh(second.body.refresh)).status).toBe(200)
  })

  it.each([
    [true, 30 * DAY],
    [false, DAY],
  ])(
    'with remember %s the family ends %d ms after sign-in, however often it was refreshed',
    async (remember, ms) => {
      let token = (await signIn({ remember })).body.refresh
      const idle = (await signIn({ remember })).body.refresh
      for (let step = 1; step < 4; step++) {
        app.clock.advance(ms / 4)
        token = (await refresh(token)).body.refresh
      }
      app.clock.advance(ms / 4 - 1)
      const last = await refresh(token)
      expect(last.status).toBe(200)
      app.clock.advance(1)
      expect((await refresh(last.body.refresh)).status).toBe(401)
      expect((await refresh(idle)).status).toBe(401)
    },
  )

  it('deletes expired families at the next sign-in', async () => {
    await signIn({ remember: false })
    app.clock.advance(31 * DAY)
    await signIn()
    const families = await app.context.database.root
      .selectFrom('refresh_families as f')
      .innerJoin('accounts as a', 'a.id', 'f.account_id')
      .where('a.email', '=', email)
      .select('f.id')
      .execute()
    expect(families).toHaveLength(1)
  })

  it('refuses an unknown token, and reports a missing one', async () => {
    expect((await refresh('never-was')).status).toBe(401)
    const { status, error } = await app.call(refreshTokens, { body: {} })
    expect([status, error.errors]).toEqual([400, { refresh: 'The refresh token is required' }])
  })

  it('ends the family at logout and responds alike for a dead or unknown one', async () => {
    const { body } = await signIn()
    const next = (await refresh(body.refresh)).body.refresh
    const answers = []
    for (const token of [next, next, 'never-was']) {
      answers.push(await app.call(logout, { body: { refresh: token } }))
    }
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, answers[0]?.body])
    expect((await refresh(next)).status).toBe(401)
  })

  it('stores only a hash of a refresh token', async () => {
    const { body } = await signIn()
    expect(body.refresh).toMatch(/^[\w-]{43}$/)
    const { rows } = await sql`select * from refresh_tokens where token_hash = ${body.refresh}`.execute(
      app.context.database.root,
    )
    expect(rows).toEqual([])
  })
})

describeOnEngines('the limits of signing in', (engine) => {
  let app: TestApp
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1' })
    ;({ email } = await app.context.database.transaction((trx) => seedStudent(trx)))
  })
  afterAll(() => app.close())

  const signIn = (body: object, address = '192.0.2.1') =>
    app.call(login, { body: { email, password, ...body }, headers: { 'x-forwarded-for': address } })

  it.each([
    ['an account', () => email],
    ['an address that has none', () => 'nobody@school.example'],
  ])('refuses the eleventh failure of %s from one place, even with the right password', async (_, whose) => {
    const body = { email: whose(), password: 'wrong' }
    for (let failure = 1; failure <= 10; failure++) expect((await signIn(body)).status).toBe(401)
    for (const { status, error, headers } of [await signIn(body), await signIn({ ...body, password })]) {
      expect([status, error.code]).toEqual([429, 'too_many_requests'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(890)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
    }
  })

  it('lets the owner in from elsewhere meanwhile', async () => {
    expect((await signIn({}, '192.0.2.2')).status).toBe(200)
  })

  it('opens again when the quarter of an hour has passed', async () => {
    expect((await signIn({})).status).toBe(429)
    app.clock.advance(15 * 60_000)
    expect((await signIn({})).status).toBe(200)
  })

  it('does not count refused tries against the account: a persistent stranger locks nobody out', async () => {
    app.clock.advance(HOUR)
    for (let n = 0; n < 120; n++) await signIn({ password: 'wrong' }, '203.0.113.9')
    expect((await signIn({}, '192.0.2.1')).status).toBe(200)
  })

  it('refuses the 101st failure of an account in an hour from anywhere, but accepts a known device', async () => {
    const known = String((await signIn({})).headers['set-cookie']).split(';')[0]!
    app.clock.advance(HOUR)
    for (let n = 0; n < 100; n++) {
      expect((await signIn({ password: 'wrong' }, `203.0.113.${Math.floor(n / 10)}`)).status).toBe(401)
    }
    expect((await signIn({}, '198.51.100.1')).status).toBe(429)
    const from = (cookie: string, more: object = {}) =>
      app.call(login, { body: { email, password, ...more }, headers: { cookie } })
    expect((await from(known)).status).toBe(200)
    // A known device has its own limit of ten tries.
    for (let n = 0; n < 10; n++) expect((await from(known, { password: 'wrong' })).status).toBe(401)
    expect((await from(known)).status).toBe(429)
    app.clock.advance(HOUR)
    expect((await signIn({}, '198.51.100.1')).status).toBe(200)
  })

  it('does not count tries while the account is at its hundred: afterwards all ten are available', async () => {
    app.clock.advance(HOUR)
    for (let n = 0; n < 100; n++) {
      await signIn({ password: 'wrong' }, `203.0.113.${Math.floor(n / 10)}`)
    }
    app.clock.advance(HOUR - 60_000)
    for (let n = 0; n < 12; n++) expect((await signIn({}, '198.51.100.2')).status).toBe(429)
    app.clock.advance(60_000)
    expect((await signIn({}, '198.51.100.2')).status).toBe(200)
  })

  it('does not count successes', async () => {
    for (let time = 0; time < 11; time++) expect((await signIn({})).status).toBe(200)
  })

  it('counts parallel guesses: ten are found wrong, the others are refused, even the right one', async () => {
    app.clock.advance(15 * 60_000)
    const guesses = Array.from({ length: 50 }, () => signIn({ password: 'wrong' }))
    // All have started before the first is found wrong. This one is checked after far more than ten.
    const last = await signIn({})
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(last.status).toBe(429)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  })

  it('refuses before any hash: even while too many requests wait for one, the response is a 429', async () => {
    app.clock.advance(HOUR)
    for (let n = 0; n < 10; n++) await signIn({ password: 'wrong' })
    await whileHashingIsBusy(async () => {
      expect((await signIn({})).status).toBe(429)
      expect((await signIn({}, '192.0.2.3')).status).toBe(503)
    })
  })

  it('never stores an address in clear text', async () => {
    const rows = await app.context.database.root.selectFrom('rate_limits').select('key').execute()
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toMatch(/@|192\.0|school|nobody/)
  })
})

describeOnEngines('the limit of failures from one address', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => app.close())

  it('is 100 over all accounts, here by 0.1', async () => {
    const signIn = (email: string, address: string) =>
      app.call(login, { body: { email, password }, headers: { 'x-forwarded-for': address } })
    for (let account = 0; account < 10; account++) {
      expect((await signIn(`a${account}@school.example`, '192.0.2.1')).status).toBe(401)
    }
    expect((await signIn('another@school.example', '192.0.2.1')).status).toBe(429)
    expect((await signIn('another@school.example', '192.0.2.2')).status).toBe(401)
  })

  it('leaves known devices in that network alone', async () => {
    const { email } = await app.context.database.transaction((trx) => seedStudent(trx))
    const signIn = (address: string, cookie?: string) =>
      app.call(login, {
        body: { email, password: DEMO_PASSWORD },
        headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
      })
    const known = String((await signIn('192.0.2.9')).headers['set-cookie']).split(';')[0]!
    for (let account = 0; account < 10; account++) {
      const body = { email: `c${account}@school.example`, password }
      await app.call(login, { body, headers: { 'x-forwarded-for': '192.0.2.9' } })
    }
    expect((await signIn('192.0.2.9')).status).toBe(429)
    expect((await signIn('192.0.2.9', known)).status).toBe(200)
  })

  it('counts an IPv6 address by its /64, since one host can use all addresses of its network', async () => {
    const signIn = (n: number, address: string) =>
      app.call(login, {
        body: { email: `b${n}@school.example`, password },
        headers: { 'x-forwarded-for': address },
      })
    for (let n = 0; n < 10; n++) expect((await signIn(n, `2001:db8:1:2::${n + 1}`)).status).toBe(401)
    expect((await signIn(10, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await signIn(10, '2001:db8:1:3::1')).status).toBe(401)
  })
})

describeOnEngines('many sign-ins at once', (engine) => {
  it('are answered 503 when too many wait for a hash, and that counts against nobody', async () => {
    const app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1' })
    const { email } = await app.context.database.transaction((trx) => seedStudent(trx))
    const signIn = async (wanted: string, address: string) => {
      const start = performance.now()
      const body = { email: wanted, password }
      const answer = await app.call(login, { body, headers: { 'x-forwarded-for': address } })
      return { ...answer, took: performance.now() - start }
    }
    const asked = Array.from({ length: 250 }, (_, n) => signIn(`nobody${n}@school.example`, `192.0.2.${n}`))
    const answers = await Promise.all(asked)
    const busy = answers.filter(({ status }) => status === 503)
    // The number depends on the machine's cores.
    expect(busy.length).toBeGreaterThan(0)
    for (const { error, headers } of busy) {
      expect([error.code, headers['retry-after']]).toEqual(['not_ready', '2'])
    }
    expect(answers.filter(({ status }) => ![401, 503].includes(status))).toEqual([])
    // Hashes of requests that timed out may still be running.
    await expect.poll(async () => (await signIn(email, '198.51.100.1')).status, { timeout: 20_000 }).toBe(200)
    const { rows } = await sql<{ points: number }>`
      select points from rate_limits where points > 0`.execute(app.context.database.root)
    // Rows for each request that was found wrong: its address and account, its account, its address, and whether the
    // audit has recorded a refusal of that account within the hour.
    const wrong = answers.length - busy.length
    // On a slow machine some requests time out before they are found wrong, and still count.
    const late = busy.filter(({ took }) => took > 7000).length
    expect(rows.length).toBeGreaterThanOrEqual(4 * wrong)
    expect(rows.length).toBeLessThanOrEqual(4 * (wrong + late))
    await app.close()
  })
})

describeOnEngines('the demo accounts, whose password is published', (engine) => {
  it.each([
    ['http://localhost:3000', 200],
    ['https://shine.example', 401],
  ])('with the public address %s signing in to them returns %d', async (address, status) => {
    const app = await startTestApp(engine, { BASE_URL: address })
    await app.context.database.transaction((trx) => seedStudent(trx, { email: 'student@shinequo.example' }))
    const body = { email: 'student@shinequo.example', password }
    expect((await app.call(login, { body })).status).toBe(status)
    await app.close()
  })
})
