import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../migrations/0018-messages.ts'
import { up as withOutbox } from '../../migrations/0091-mail-outbox.ts'
import { up as withRequestIds } from '../../migrations/0093-request-ids.ts'
import { seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp } from '../../testing/test-app.ts'

describeOnEngines('mail in the queues of earlier versions', (engine) => {
  it('becomes messages: waiting mail is sent after the start, failed mail is given up', async () => {
    const app = await startTestApp(engine)
    const { root, transaction } = app.context.database
    const { student, invitationId } = await transaction(async (trx) => {
      const student = await seedStudent(trx)
      const admin = await seedAccount(trx, { role: 'admin' })
      const invitationId = randomUUID()
      const invitation = {
        id: invitationId,
        email: 'waits@school.example',
        role: 'student' as const,
        first_name: '',
        last_name: '',
        invited_by: admin.accountId,
        created_at: new Date(app.clock.now()),
        expires_at: new Date(app.clock.now()),
      }
      await trx.insertInto('invitations').values(invitation).execute()
      return { student, invitationId }
    })
    const { accountId } = student
    const attemptId = randomUUID()
    const waiting = [
      ['notifications-account-exists', { accountId, attemptId }, 'created', 2],
      ['notifications-coach-approved', { accountId }, 'failed', 3],
      ['people-invitation', { invitationId }, 'retry', 5],
      ['people-invitation', { invitationId }, 'failed', 6],
      ['people-invitation', { invitationId: randomUUID() }, 'created', 2],
      ['notifications-booking', { bookingId: randomUUID(), recipient: 'coach' }, 'completed', 2],
      ['mail', { messageId: randomUUID(), turn: 0 }, 'created', 2],
      ['rosters-write', { importId: randomUUID() }, 'cancelled', 2],
    ] as const
    for (const [name, data, state, hoursAgo] of waiting) {
      const created = new Date(app.clock.now() - hoursAgo * 3_600_000)
      await sql`insert into pgboss.queue (name, policy, table_name, retry_limit, retry_delay, retry_backoff,
          expire_seconds, retention_seconds, deletion_seconds, partition, warning_queued)
        select ${name}, policy, table_name, retry_limit, retry_delay, retry_backoff,
          expire_seconds, retention_seconds, deletion_seconds, partition, warning_queued
        from pgboss.queue where name = 'notifications-sweep' on conflict do nothing`.execute(root)
      await sql`insert into pgboss.job (name, data, state, created_on) values
        (${name}, ${JSON.stringify(data)}, ${state}, ${created})`.execute(root)
    }
    await sql`drop table messages`.execute(root)
    await up(root as unknown as Kysely<unknown>)
    await withOutbox(root as unknown as Kysely<unknown>)
    await withRequestIds(root as unknown as Kysely<unknown>)
    const messages = await root.selectFrom('messages').select(['kind', 'state']).orderBy('kind').execute()
    expect(messages).toEqual([
      { kind: 'account_exists', state: 'due' },
      { kind: 'coach_approved', state: 'given_up' },
      { kind: 'invitation', state: 'due' },
    ])
    const left = await sql<{ name: string }>`select name from pgboss.job`.execute(root)
    expect(left.rows).toEqual([{ name: 'rosters-write' }])

    await app.runJobs()
    const sent = app.sent.map(({ to, messageId }) => [to, messageId]).sort()
    expect(sent).toEqual([
      [student.email, `account-exists-${attemptId}`],
      ['waits@school.example', expect.stringMatching(/^invitation-/)],
    ])
    await app.runJobs()
    expect(app.sent).toHaveLength(2)
    await app.close()
  })
})
