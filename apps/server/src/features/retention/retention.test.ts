import { randomUUID } from 'node:crypto'
import { refreshTokens } from '@shinequo/contract/accounts'
import {
  countDue,
  getRetention,
  RETENTION_KINDS,
  type RetentionKind,
  runRetention,
  saveRetention,
} from '@shinequo/contract/retention'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tables, Trx } from '../../plugins/database/tables.ts'
import { newSecretToken } from '../../plugins/secret-token.ts'
import { seedAnswers } from '../../seeds/answers.ts'
import { seedCareRequest } from '../../seeds/care.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMessages } from '../../seeds/messages.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedChatMessage } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { removeExpired } from './jobs.ts'

const DAY = 24 * 3_600_000

describeOnEngines('data that is kept for a time', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[admin, student, coach] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin' }),
      await seedStudent(trx),
      await seedCoach(trx),
    ])
  })
  afterAll(() => app.close())

  const ago = (days: number, ms = 0) => new Date(app.clock.now() - days * DAY - ms)
  const night = async () => {
    const { database, jobs } = app.context
    await database.transaction((trx) => jobs.enqueue(trx, removeExpired, {}))
    await app.runJobs()
  }
  const count = async (table: keyof Tables) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(app.context.database.root)
    return rows[0]?.count
  }
  const overview = async () => (await app.call(getRetention, { as: admin.actor })).body
  const dueOf = async (kind: RetentionKind) =>
    (await overview()).rules.find((rule) => rule.kind === kind)?.due

  const insert = <T extends keyof Tables>(table: T, row: object) =>
    app.context.database.root
      .insertInto(table)
      .values(row as never)
      .execute()

  const endedSession = (ends_at: Date, leave: (trx: Trx, id: { booking_id: string }) => Promise<unknown>) =>
    app.context.database.transaction(async (trx) => {
      const { profileId: student_profile_id } = await seedStudent(trx)
      const { profileId: coach_id } = await seedCoach(trx)
      const starts_at = new Date(ends_at.getTime() - 30 * 60_000)
      const { bookingId } = await seedBooking(trx, { coach_id, student_profile_id, starts_at, ends_at })
      await leave(trx, { booking_id: bookingId })
    })

  const putSignIn = (times: { id?: string; ends_at: Date; ended_at: Date | null }) => {
    const seen = { created_at: ago(2000), last_seen_at: ago(1999) }
    return insert('refresh_families', { id: randomUUID(), account_id: student.accountId, ...seen, ...times })
  }

  /** How to insert a row of each kind that was last used at `at`. */
  const rowsOf: Record<RetentionKind, { table: keyof Tables; put: (at: Date) => Promise<unknown> }> = {
    sign_ins: {
      table: 'refresh_families',
      put: (at) => putSignIn({ ends_at: at, ended_at: null }),
    },
    devices: {
      table: 'known_devices',
      put: (at) =>
        insert('known_devices', {
          account_id: student.accountId,
          device_hash: randomUUID(),
          first_seen_at: ago(2000),
          last_seen_at: at,
        }),
    },
    codes: {
      table: 'password_resets',
      put: async (at) => {
        const { accountId } = await app.context.database.transaction((trx) => seedStudent(trx))
        await insert('password_resets', {
          account_id: accountId,
          id: randomUUID(),
          code_hash: 'x',
          expires_at: at,
        })
      },
    },
    care_requests: {
      table: 'care_requests',
      put: (at) =>
        app.context.database.transaction((trx) =>
          seedCareRequest(trx, { student_profile_id: student.profileId, answered_at: at }),
        ),
    },
    ended_accounts: {
      table: 'accounts',
      put: (erased_at) =>
        app.context.database.transaction(async (trx) => {
          const { accountId, profileId: student_profile_id } = await seedStudent(trx)
          const { profileId: coach_id } = await seedCoach(trx)
          await seedBooking(trx, { coach_id, student_profile_id, starts_at: erased_at })
          await trx.updateTable('accounts').set({ erased_at }).where('id', '=', accountId).execute()
        }),
    },
    rooms: {
      table: 'session_rooms',
      put: (at) => endedSession(at, (trx, id) => trx.insertInto('session_rooms').values(id).execute()),
    },
    chats: {
      table: 'session_messages',
      put: (at) => endedSession(at, (trx, id) => seedChatMessage(trx, { ...id, sent_at: at })),
    },
    claims: {
      table: 'time_slots',
      put: (at) =>
        insert('time_slots', {
          id: randomUUID(),
          coach_id: coach.profileId,
          student_profile_id: student.profileId,
          starts_at: at,
          ends_at: new Date(at.getTime() + 30 * 60_000),
          status: 'released',
          expires_at: null,
          claimed_at: at,
        }),
    },
    idempotency_keys: {
      table: 'idempotency_keys',
      put: (at) =>
        insert('idempotency_keys', {
          account_id: student.accountId,
          key: randomUUID(),
          request_hash: 'x',
          reply: '{}',
          created_at: at,
        }),
    },
    answers: {
      table: 'response_sets',
      put: async (at) => {
        const { profileId: student_profile_id } = await app.context.database.transaction((trx) =>
          seedStudent(trx),
        )
        await insert('response_sets', {
          id: randomUUID(),
          student_profile_id,
          created_at: new Date(at.getTime() - DAY),
          is_current: false,
        })
        // The newer answers that replaced it; not counted here.
        await app.context.database.transaction((trx) =>
          seedAnswers(trx, { student_profile_id, created_at: at }),
        )
      },
    },
    imports: {
      table: 'roster_imports',
      put: (at) =>
        insert('roster_imports', {
          id: randomUUID(),
          file_name: 'class.csv',
          encoding: 'utf-8',
          state: 'done',
          total: 1,
          counts: '{}',
          created_by: admin.accountId,
          created_at: at,
          changed_at: at,
        }),
    },
    invitations: {
      table: 'invitations',
      put: (at) =>
        insert('invitations', {
          id: randomUUID(),
          email: `${randomUUID()}@school.example`,
          role: 'student',
          first_name: '',
          last_name: '',
          created_at: ago(2000),
          expires_at: at,
        }),
    },
    messages: {
      table: 'messages',
      put: (at) =>
        app.context.database.transaction((trx) => seedMessages(trx, [{ state: 'sent', changed_at: at }])),
    },
    runs: {
      table: 'retention_runs',
      put: (at) => insert('retention_runs', { id: randomUUID(), begun_at: at, by_hand: false }),
    },
  }

  it.each(Object.keys(RETENTION_KINDS) as RetentionKind[])(
    '%s are removed when their days have passed, and not earlier',
    async (kind) => {
      const { table, put } = rowsOf[kind]
      const { days } = RETENTION_KINDS[kind]
      await put(ago(days))
      await put(ago(days, 1))
      const before = (await count(table)) ?? 0
      expect(await dueOf(kind)).toBe(1)
      await night()
      // Each night adds a run.
      expect(await count(table)).toBe(before - 1 + (kind === 'runs' ? 1 : 0))
      const [run] = (await overview()).runs
      expect(run).toMatchObject({ by_hand: false, removed: { [kind]: 1 } })
      expect(run?.finished_at).not.toBeNull()
      expect(await dueOf(kind)).toBe(0)
    },
  )

  it('times of sessions stay, even of cancelled ones', async () => {
    await app.context.database.transaction(async (trx) => {
      for (const [at, status] of [
        [900, 'completed'],
        [800, 'cancelled'],
      ] as const) {
        await seedBooking(trx, {
          coach_id: coach.profileId,
          student_profile_id: student.profileId,
          starts_at: ago(at),
          status,
        })
      }
    })
    await night()
    expect([await count('time_slots'), await count('bookings')]).toEqual([2, 2])
  })

  it('a live claim stays, and an expired one is removed', async () => {
    const claim = { coach_id: coach.profileId, status: 'claimed', claimed_at: ago(40) }
    const { profileId: other } = await app.context.database.transaction((trx) => seedStudent(trx))
    for (const [student_profile_id, hour, expires_at] of [
      [student.profileId, 1, ago(-1)],
      [other, 2, ago(39)],
    ] as const) {
      const starts_at = new Date(app.clock.now() + hour * 3_600_000)
      const ends_at = new Date(starts_at.getTime() + 30 * 60_000)
      const slot = { ...claim, id: randomUUID(), student_profile_id, starts_at, ends_at, expires_at }
      await insert('time_slots', slot)
    }
    await night()
    const left = await app.context.database.root
      .selectFrom('time_slots')
      .select('student_profile_id')
      .execute()
    expect(left).toEqual([{ student_profile_id: student.profileId }])
  })

  it('current answers stay, however old, and former ones until they have been replaced for long enough', async () => {
    await app.context.database.transaction((trx) =>
      seedAnswers(trx, { student_profile_id: student.profileId, created_at: ago(10) }),
    )
    const former = { student_profile_id: student.profileId, is_current: false }
    await insert('response_sets', { ...former, id: randomUUID(), created_at: ago(3000) })
    const { profileId } = await app.context.database.transaction((trx) => seedStudent(trx))
    await app.context.database.transaction((trx) =>
      seedAnswers(trx, { student_profile_id: profileId, created_at: ago(3000) }),
    )
    await night()
    expect(await count('response_sets')).toBe(3)
  })

  it('unsent mail stays, and so does that of a valid invitation', async () => {
    const invitationId = randomUUID()
    await insert('invitations', {
      id: invitationId,
      email: 'ines@school.example',
      role: 'student',
      first_name: '',
      last_name: '',
      created_at: ago(300),
      expires_at: ago(-1),
    })
    await app.context.database.transaction((trx) =>
      seedMessages(trx, [
        { state: 'retrying', changed_at: ago(300) },
        { state: 'sent', kind: 'invitation', payload: { invitationId }, changed_at: ago(300) },
      ]),
    )
    await night()
    expect(await count('messages')).toBe(2)
  })

  it('a refresh token whose sign-in was removed is refused as unknown', async () => {
    const { token, hash } = newSecretToken()
    const id = randomUUID()
    await putSignIn({ id, ends_at: ago(31), ended_at: ago(40) })
    await insert('refresh_tokens', { token_hash: hash, family_id: id, created_at: ago(60), spent_at: null })
    await night()
    expect([await count('refresh_families'), await count('refresh_tokens')]).toEqual([0, 0])
    const { status, error } = await app.call(refreshTokens, { body: { refresh: token } })
    expect([status, error.code]).toEqual([401, 'unauthorized'])
  })

  it('codes of every kind are removed', async () => {
    const code = { id: randomUUID(), code_hash: 'x', expires_at: ago(2) }
    await insert('email_proofs', { ...code, account_id: student.accountId })
    await insert('school_codes', { ...code, student_profile_id: student.profileId, email: 'ines@bu.example' })
    const mailed = { ...code, account_id: student.accountId, place: 'a digest' }
    await insert('mailed_codes', { ...mailed, purpose: 'email_proof' })
    expect(await dueOf('codes')).toBe(3)
    await night()
    const left = [await count('email_proofs'), await count('school_codes'), await count('mailed_codes')]
    expect(left).toEqual([0, 0, 0])
  })

  it('many rows are removed completely, in batches', async () => {
    await sql`insert into idempotency_keys (account_id, key, request_hash, reply, created_at)
      select ${student.accountId}, n::text, 'x', '{}', ${ago(2)} from generate_series(1, 2500) as n`.execute(
      app.context.database.root,
    )
    await night()
    expect((await overview()).runs[0]?.removed).toEqual({ idempotency_keys: 2500 })
    expect(await count('idempotency_keys')).toBe(0)
  })

  it('administrators change the days, which is audited, and can first see how much would be removed', async () => {
    await rowsOf.claims.put(ago(3))
    const asked = await app.call(countDue, {
      as: admin.actor,
      params: { kind: 'claims' },
      query: { days: '2' },
    })
    expect(asked.body).toEqual({ due: 1 })
    expect(await dueOf('claims')).toBe(0)
    const save = (version: number) =>
      app.call(saveRetention, { as: admin.actor, params: { kind: 'claims' }, body: { days: 2, version } })
    expect((await save(0)).body).toEqual({ kind: 'claims', days: 2, version: 1, due: 1 })
    expect((await save(0)).error.code).toBe('version_conflict')
    expect((await save(7)).error.code).toBe('version_conflict')
    expect((await save(1)).status).toBe(200)
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'subject_id'])
      .execute()
    expect(entries).toEqual([
      { action: 'retention.changed', subject_id: 'claims' },
      { action: 'retention.changed', subject_id: 'claims' },
    ])
  })

  it.each([
    ['claims', 0, 'Please enter a whole number of days'],
    ['claims', 91, 'Please give a number of days from 1 to 90'],
    ['answers', 29, 'Please give a number of days from 30 to 3650'],
    ['codes', 2, "This is kept for 1 day, which can't be changed"],
  ] as const)('%s cannot be kept for %d days', async (kind, days, sentence) => {
    const { status, error } = await app.call(saveRetention, {
      as: admin.actor,
      params: { kind },
      body: { days, version: 0 },
    })
    expect([status, error.errors]).toEqual([400, { days: sentence }])
  })

  it('an administrator starts a run manually, one per request', async () => {
    await rowsOf.claims.put(ago(9))
    const begun = await app.call(runRetention, { as: admin.actor })
    expect([begun.status, begun.body.finished_at, begun.body.by_hand]).toEqual([202, null, true])
    await app.runJobs()
    expect((await overview()).runs).toMatchObject([
      { id: begun.body.id, by_hand: true, removed: { claims: 1 } },
    ])
  })

  it('an interrupted run is retried and continues its count', async () => {
    const begun = await app.call(runRetention, { as: admin.actor })
    await app.runJobs()
    await rowsOf.claims.put(ago(9))
    await removeExpired.handle(app.context, { runId: begun.body.id })
    expect((await overview()).runs).toMatchObject([{ removed: { claims: 1 } }])
  })
})
