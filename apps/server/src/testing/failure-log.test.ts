import { login } from '@shinequo/contract/accounts'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { assembleApp } from './assembled-app.ts'
import { addressOf } from './test-app.ts'
import { TestClock } from './test-clock.ts'
import { openEmbeddedTestDatabase } from './test-database.ts'

it('keeps the cause of each 500, and nothing of expected refusals', async () => {
  const { app, context, failures, close } = await assembleApp(
    await openEmbeddedTestDatabase(),
    new TestClock(),
  )
  onTestFinished(close)
  const signIn = () =>
    app.inject({
      method: 'POST',
      url: addressOf(login),
      payload: { email: 'nobody@school.example', password: 'not a good one', type: 'student' },
    })
  expect((await signIn()).statusCode).toBe(401)
  expect(failures).toEqual([])
  await sql`drop table accounts cascade`.execute(context.database.root)
  expect((await signIn()).statusCode).toBe(500)
  expect(failures).toEqual([expect.objectContaining({ message: 'relation "accounts" does not exist' })])
  expect(failures[0]?.stack).toContain('postgres-driver.ts')
})
