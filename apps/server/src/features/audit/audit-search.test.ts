import { login } from '@shinequo/contract/accounts'
import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { endSuspension, suspendPerson } from '@shinequo/contract/people'
import { invite } from '@shinequo/contract/people/invitations'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBookings } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { record } from './service.ts'

const HOUR = 3_600_000

describeOnEngines('the list of audit entries', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let maya: SeededPerson
  let coach: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  const search = (query: Record<string, string> = {}) =>
    app.call(listAuditEntries, { as: admin.actor, query })
  const own = (student: SeededPerson, query: Record<string, string> = {}) =>
    app.call(listOwnAuditEntries, { as: student.actor, query })
  const open = (student: SeededPerson) =>
    app.call(getStudentRecord, { as: admin.actor, params: { id: student.accountId } })

  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }))
    maya = await seed((trx) => seedStudent(trx, { first_name: 'Maya', last_name: 'Torres_1' }))
    coach = await seed((trx) => seedCoach(trx, { first_name: 'Wei', last_name: 'Zhang' }))
    app.clock.advance(1000)
    await open(maya)
    app.clock.advance(HOUR)
    await app.call(suspendPerson, {
      as: admin.actor,
      params: { id: maya.accountId },
      body: { reason: 'On leave until spring' },
    })
    app.clock.advance(HOUR)
    await app.call(invite, {
      as: admin.actor,
      body: { email: 'noor@invited.example', role: 'coach', first_name: '', last_name: '' },
    })
    app.clock.advance(HOUR)
    await seed((trx) =>
      record(app.context, trx, coach.actor, {
        action: 'hours.saved',
        subjectType: 'coach',
        subjectId: coach.profileId,
      }),
    )
  })
  afterAll(() => app.close())

  it('shows who did what to whom, when and why, newest first', async () => {
    const { entries, total, actions, next } = (await search()).body
    expect([total, next]).toEqual([4, null])
    expect(actions).toEqual(['account.suspended', 'hours.saved', 'invitation.sent', 'student.viewed'])
    const rosa = { role: 'admin', name: 'Rosa Ortiz' }
    const student = { account_id: maya.accountId, name: 'Maya Torres_1' }
    const nothing = { student: null, coach: null, starts_at: null, title: '', school: '' }
    expect(entries.map(({ id, at, bulk_act, ...entry }) => entry)).toEqual([
      {
        action: 'hours.saved',
        actor: { role: 'coach', name: 'Wei Zhang' },
        subject: {
          type: 'coach',
          id: coach.profileId,
          name: 'Wei Zhang',
          about: { ...nothing, coach: { id: coach.profileId, name: 'Wei Zhang' } },
        },
        student: null,
        reason: '',
      },
      {
        action: 'invitation.sent',
        actor: rosa,
        subject: { type: 'invitation', id: expect.any(String), name: 'noor@invited.example', about: null },
        student: null,
        reason: '',
      },
      {
        action: 'account.suspended',
        actor: rosa,
        subject: {
          type: 'account',
          id: maya.accountId,
          name: 'Maya Torres_1',
          about: { ...nothing, student },
        },
        student,
        reason: 'On leave until spring',
      },
      {
        action: 'student.viewed',
        actor: rosa,
        subject: {
          type: 'student',
          id: maya.profileId,
          name: 'Maya Torres_1',
          about: { ...nothing, student },
        },
        student,
        reason: '',
      },
    ])
  })

  it.each([
    ['the one who acted', { person: 'wei zh' }, ['hours.saved']],
    ['whose record it is', { person: 'TORRES_1' }, ['account.suspended', 'student.viewed']],
    ['an invited address', { person: 'noor@' }, ['invitation.sent']],
    ['a pattern, which stands for itself', { person: 'r%z' }, []],
    ['an action', { action: 'student.viewed' }, ['student.viewed']],
    ['a person and an action', { person: 'rosa', action: 'invitation.sent' }, ['invitation.sent']],
    ['an unknown action', { action: 'nothing.done' }, []],
  ] as const)('is searchable by %s', async (_, query, found) => {
    const { entries, total } = (await search(query)).body
    expect([entries.map(({ action }) => action), total]).toEqual([found, found.length])
  })

  it('is searchable by the thing it was done to', async () => {
    const { entries } = (await search({ subject: maya.accountId })).body
    expect(entries.map(({ action }) => action)).toEqual(['account.suspended'])
  })

  it('is searchable by a period, which includes its start and excludes its end', async () => {
    const [hours, sent, suspended] = (await search()).body.entries
    const { entries } = (await search({ from: suspended!.at, to: hours!.at })).body
    expect(entries.map(({ id }) => id)).toEqual([sent!.id, suspended!.id])
  })

  it('shows each entry once across pages, even when many have the same instant', async () => {
    await seed(async (trx) => {
      for (let at = 0; at < 120; at++) {
        await record(app.context, trx, admin.actor, {
          action: 'page.turned',
          subjectType: 'page',
          subjectId: `${at}`,
        })
      }
    })
    const seen: string[] = []
    let cursor: string | null = null
    const sizes: number[] = []
    do {
      const { body } = await search({ action: 'page.turned', ...(cursor && { cursor }) })
      expect(body.total).toBe(120)
      seen.push(...body.entries.map(({ subject }) => subject.id))
      sizes.push(body.entries.length)
      cursor = body.next
    } while (cursor)
    expect([sizes, new Set(seen).size]).toEqual([[50, 50, 20], 120])
  })

  it('shows students what others did with their record, and nothing about anybody else', async () => {
    const resumed = { as: admin.actor, params: { id: maya.accountId }, body: { reason: 'Back' } }
    app.clock.advance(HOUR)
    await app.call(endSuspension, resumed)
    app.clock.advance(1)
    // The tokens from before the pause are no longer valid.
    expect((await own(maya)).status).toBe(401)
    const { access } = (await app.call(login, { body: { email: maya.email, password: DEMO_PASSWORD } })).body
    const headers = { authorization: `Bearer ${access}` }
    const { body } = await app.call(listOwnAuditEntries, { headers })
    const rosa = { role: 'admin', name: 'Rosa Ortiz' }
    expect(body.entries.map(({ actor, action, reason }) => ({ actor, action, reason }))).toEqual([
      { actor: rosa, action: 'account.resumed', reason: 'Back' },
      { actor: rosa, action: 'account.suspended', reason: 'On leave until spring' },
      { actor: rosa, action: 'student.viewed', reason: '' },
    ])
    const other = await seed((trx) => seedStudent(trx))
    await seed((trx) =>
      record(app.context, trx, other.actor, {
        action: 'profile.changed',
        subjectType: 'student',
        subjectId: other.profileId,
        studentProfileId: other.profileId,
      }),
    )
    expect((await own(other)).body).toEqual({ entries: [], next: null })
  })

  it('has an entry for each opening of a record, with facts and dates and nothing that a student wrote', async () => {
    const student = await seed((trx) => seedStudent(trx, { first_name: 'Jonah', last_name: 'Reed' }))
    const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
    const now = app.clock.now()
    await seed((trx) => seedMatch(trx, pair))
    await seed((trx) =>
      seedBookings(
        trx,
        (
          [
            [-50, 'booked'],
            [-40, 'no_show'],
            [-30, 'cancelled'],
            [30, 'booked'],
          ] as const
        ).map(([hours, status]) => ({
          ...pair,
          starts_at: new Date(now + hours * HOUR),
          status,
          pre_session_note: 'only for my coach',
        })),
      ),
    )
    const first = await open(student)
    const second = await open(student)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body).toMatchObject({
      first_name: 'Jonah',
      school: 'boston_university',
      state: 'active',
      matches: [{ coach: 'Wei Zhang', status: 'accepted' }],
      session_counts: { ahead: 1, held: 1, no_show: 1, cancelled: 1 },
    })
    expect(first.body.sessions.map(({ outcome }) => outcome)).toEqual([
      'ahead',
      'cancelled',
      'no_show',
      'held',
    ])
    expect(JSON.stringify(first.body)).not.toContain('only for my coach')
    expect((await own(student)).body.entries.map(({ action }) => action)).toEqual([
      'student.viewed',
      'student.viewed',
    ])
  })
})
