import { setTimeout as sleep } from 'node:timers/promises'
import { login, logout, refreshTokens } from '@shinequo/contract/accounts'
import {
  endOtherSignIns,
  endSignIn,
  listSignIns,
  type SignInShown,
} from '@shinequo/contract/accounts/account-page'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { REPEAT_MS } from '@shinequo/domain/accounts/refresh-rotation'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { migrate } from '../../../plugins/database/migrate.ts'
import { openPostgres } from '../../../plugins/database/postgres.ts'
import { outsideTransaction } from '../../../plugins/database/transaction.ts'
import { hashSecret } from '../../../plugins/passwords.ts'
import { DEMO_PASSWORD, type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { assembleApp } from '../../../testing/assembled-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../../testing/engines.ts'
import { addressOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { scaled } from '../../../testing/test-scale.ts'
import { setPasswordHash } from '../queries.ts'
import { endAllSignIns, type TokenPair } from './service.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describeOnEngines('sign-ins', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '100' })
  })
  beforeEach(async () => {
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  const signIn = async (headers: Record<string, string> = {}): Promise<TokenPair> =>
    (await app.call(login, { body: { email: student.email, password: DEMO_PASSWORD }, headers })).body
  const refresh = (token: string, headers: Record<string, string> = {}) =>
    app.call(refreshTokens, { body: { refresh: token }, headers })
  const bearer = ({ access }: TokenPair) => ({ authorization: `Bearer ${access}` })
  const isGood = async (pair: TokenPair) =>
    (await app.call(getAccount, { headers: bearer(pair) })).status === 200
  const shown = async (pair: TokenPair): Promise<SignInShown[]> =>
    (await app.call(listSignIns, { headers: bearer(pair) })).body

  it('exchange a spent token for one more pair within 30 seconds, as its response may be lost', async () => {
    const first = await signIn()
    const lost = await refresh(first.refresh)
    app.clock.advance(REPEAT_MS - 1)
    const again = await refresh(first.refresh)
    expect([lost.status, again.status]).toEqual([200, 200])
    expect(again.body.refresh).not.toBe(lost.body.refresh)
    expect((await refresh(again.body.refresh)).status).toBe(200)
  })

  it('end when a spent token is presented after 30 seconds, with their access tokens', async () => {
    const other = await signIn()
    const first = await signIn()
    const second = (await refresh(first.refresh)).body
    app.clock.advance(REPEAT_MS)
    expect((await refresh(first.refresh)).status).toBe(401)
    expect([await isGood(first), await isGood(second), await isGood(other)]).toEqual([false, false, true])
    expect((await refresh(second.refresh)).status).toBe(401)
    expect((await refresh(other.refresh)).status).toBe(200)
  })

  it('end when a spent token is presented after one of its successors, however soon', async () => {
    const first = await signIn()
    const second = (await refresh(first.refresh)).body
    const third = (await refresh(second.refresh)).body
    expect((await refresh(first.refresh)).status).toBe(401)
    expect((await refresh(third.refresh)).status).toBe(401)
  })

  it('end when a sibling of a presented token is presented', async () => {
    const first = await signIn()
    const [one, two] = [(await refresh(first.refresh)).body, (await refresh(first.refresh)).body]
    const next = (await refresh(one.refresh)).body
    expect((await refresh(two.refresh)).status).toBe(401)
    expect((await refresh(next.refresh)).status).toBe(401)
    expect(await isGood(next)).toBe(false)
  })

  it('survive two tabs that refresh at the same time', async () => {
    const first = await signIn()
    const both = await Promise.all([refresh(first.refresh), refresh(first.refresh)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await refresh(both[1]!.body.refresh)).status).toBe(200)
  })

  it('end at logout with their access tokens, and no other sign-in ends', async () => {
    const [first, other] = [await signIn(), await signIn()]
    await app.call(logout, { body: { refresh: first.refresh } })
    expect([await isGood(first), await isGood(other)]).toEqual([false, true])
  })

  it('are shown with device, network and last use, the current one marked', async () => {
    const phone = await signIn({ 'user-agent': SAFARI, 'x-forwarded-for': '2001:db8:1:2:3::4' })
    app.clock.advance(60_000)
    const desk = await signIn({ 'user-agent': FIREFOX, 'x-forwarded-for': '192.0.2.77' })
    app.clock.advance(60_000)
    const now = new Date(app.clock.now()).toISOString()
    const moved = { 'user-agent': SAFARI, 'x-forwarded-for': '198.51.100.7' }
    const { body: fresh } = await refresh(phone.refresh, moved)
    expect(await shown(desk)).toMatchObject([
      { device: 'Safari on iOS', network: '198.51.100.0/24', last_seen_at: now, current: false },
      { device: 'Firefox on Windows', network: '192.0.2.0/24', current: true },
    ])
    expect((await shown(fresh)).map(({ current }) => current)).toEqual([true, false])
  })

  it('are not shown once they have ended or expired', async () => {
    await app.call(logout, { body: { refresh: (await signIn()).refresh } })
    await app.call(login, {
      body: { email: student.email, password: DEMO_PASSWORD, remember: false },
    })
    app.clock.advance(25 * 3_600_000)
    expect(await shown(await signIn())).toHaveLength(1)
  })

  it('are ended individually, the own one too, and only by their owner', async () => {
    const [here, there] = [await signIn(), await signIn()]
    const all = await shown(here)
    const idOf = (isCurrent: boolean): string => all.find(({ current }) => current === isCurrent)?.id ?? ''
    const [mine, theirs] = [idOf(true), idOf(false)]
    const end = (id: string, as: TokenPair) =>
      app.call(endSignIn, { params: { id: id.toUpperCase() }, headers: bearer(as) })
    expect((await end(theirs, here)).status).toBe(204)
    expect([await isGood(here), await isGood(there)]).toEqual([true, false])
    expect((await refresh(there.refresh)).status).toBe(401)
    expect((await end(theirs, here)).status).toBe(404)
    const stranger = await app.context.database.transaction((trx) => seedStudent(trx))
    const answer = await app.call(endSignIn, { params: { id: mine }, as: stranger.actor })
    expect([answer.status, await isGood(here)]).toEqual([404, true])
    expect((await end(mine, here)).status).toBe(204)
    expect(await isGood(here)).toBe(false)
  })

  it('are all ended except the current one', async () => {
    const [here, ...others] = [await signIn(), await signIn(), await signIn()]
    expect((await app.call(endOtherSignIns, { headers: bearer(here!) })).status).toBe(204)
    expect(await isGood(here!)).toBe(true)
    for (const other of others) {
      expect([await isGood(other), (await refresh(other.refresh)).status]).toEqual([false, 401])
    }
    expect(await shown(here!)).toHaveLength(1)
  })

  it('with an old password do not survive a reset, however close the login is to it', async () => {
    for (let round = 0; round < scaled(120, 12); round++) {
      student = await app.context.database.transaction((trx) => seedStudent(trx))
      const before = await signIn()
      await app.call(forgetPassword, { body: { email: student.email } })
      await app.runJobs()
      const otp = /^\d{6}$/m.exec(app.sent.findLast(({ to }) => to === student.email)?.text ?? '')?.[0]
      const reset = app.call(resetPassword, {
        body: { email: student.email, otp, newPassword: 'seven quiet rivers' },
      })
      const logins = Array.from({ length: 4 }, async () => {
        await sleep(Math.random() * 150)
        return app.call(login, { body: { email: student.email, password: DEMO_PASSWORD } })
      })
      expect((await reset).status).toBe(200)
      for (const { status, body } of [...(await Promise.all(logins)), { status: 200, body: before }]) {
        if (status === 401) continue
        expect([await isGood(body), (await refresh(body.refresh)).status]).toEqual([false, 401])
      }
    }
  }, 300_000)
})

describeOnPostgres('a login while a reset is being committed', () => {
  it('waits for the reset, and gains nothing with the old password', async () => {
    const app = await startTestApp('postgres')
    const { database } = app.context
    const { email, accountId } = await database.transaction((trx) => seedStudent(trx))
    const newHash = await hashSecret('seven quiet rivers')
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_locks where not granted`.execute(
        database.root,
      )
      return rows[0]!.n > 0
    }
    let settled = false
    const late = await database.transaction(async (trx) => {
      await setPasswordHash(trx, accountId, newHash)
      await endAllSignIns(app.context, trx, accountId, 'signed-out')
      return outsideTransaction(async () => {
        // It verifies the old password, which is still the one that other transactions see.
        const answer = app.call(login, { body: { email, password: DEMO_PASSWORD } }).finally(() => {
          settled = true
        })
        await vi.waitFor(async () => expect(settled || (await waiting())).toBe(true), 10_000)
        return { answer }
      })
    })
    expect((await late.answer).status).toBe(401)
    const standing = await database.root.selectFrom('refresh_families').select('id').execute()
    expect([settled, standing]).toEqual([true, []])
    await app.close()
  })
})

describeOnPostgres('a sign-in that ends on one server', (serverUrl) => {
  it('ends on another server too, and one that starts later knows of it', async () => {
    const url = await emptyDatabase(serverUrl)
    const first = await openPostgres(url)
    await migrate(first)
    const clock = new TestClock()
    const here = await assembleApp(first, clock)
    const there = await assembleApp(await openPostgres(url), clock)
    const student = await first.transaction((trx) => seedStudent(trx))
    const sent = { email: student.email, password: DEMO_PASSWORD }
    const pair = (
      await here.app.inject({ method: 'POST', url: addressOf(login), payload: sent })
    ).json<TokenPair>()
    const claims = here.context.tokens.verify(pair.access)!
    const elsewhere = there.context.tokens.sign(claims)
    expect(there.context.tokens.verify(elsewhere)).toEqual(claims)
    await here.app.inject({ method: 'POST', url: addressOf(logout), payload: { refresh: pair.refresh } })
    await vi.waitFor(() => expect(there.context.tokens.verify(elsewhere)).toBeNull(), 2000)
    const later = await assembleApp(await openPostgres(url), clock)
    expect(later.context.tokens.verify(later.context.tokens.sign(claims))).toBeNull()
    for (const app of [later, there, here]) await app.close()
  })
})
