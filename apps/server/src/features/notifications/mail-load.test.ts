import { expect, it } from 'vitest'
import { assembleApp } from '../../testing/assembled-app.ts'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import { moveQueueTo } from '../../testing/queue-time.ts'
import { startSmtpPlace } from '../../testing/smtp-place.ts'
import { runningClock } from '../../testing/test-clock.ts'
import { scaled } from '../../testing/test-scale.ts'
import { inviteMany } from '../people/invitations/service.ts'
import { countMessages } from './service.ts'

const INVITATIONS = scaled(10_000, 300)
/** The time limit for 10,000 mails. Smaller runs have the same limit, since they share the machine with other tests. */
const WITHIN_MS = 5 * 60_000

describeOnEngines('bulk mail', (engine) => {
  it(`delivers ${INVITATIONS} invitations to a fast server, each once, within ${WITHIN_MS / 60_000} minutes`, async () => {
    const smtp = await startSmtpPlace()
    const database = await openTestDatabase(engine)
    const { context, close } = await assembleApp(database, runningClock, { SMTP_URL: smtp.url })
    await moveQueueTo(context.database.root, runningClock.now())
    const people = Array.from({ length: INVITATIONS }, (_, at) => ({
      email: `person-${at}@roster.example`,
      role: 'student' as const,
      first_name: 'Noor',
      last_name: `Sample ${at}`,
      school: '',
      state: '',
      city: '',
    }))
    await context.database.transaction((trx) => inviteMany(context, trx, people, null))
    const start = performance.now()
    await context.jobs.work(context)
    await expect
      .poll(() => countMessages(context), { timeout: WITHIN_MS, interval: 1000 })
      .toEqual({ ok: true, value: { due: 0, ahead: 0, retrying: 0, refused: 0, given_up: 0 } })
    const took = performance.now() - start
    expect(smtp.received).toHaveLength(INVITATIONS)
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(INVITATIONS)
    await close()
    await smtp.stop()
    expect(took).toBeLessThan(WITHIN_MS)
  }, 600_000)
})
