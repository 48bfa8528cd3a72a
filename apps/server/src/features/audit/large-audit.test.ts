import { listAuditEntries } from '@shinequo/contract/audit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedCrowd } from '../../testing/crowd.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** More people than are searched one by one. */
const MANY = 3100

describeOnEngines('a search of a large audit', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let add: (
    action: string,
    actor: SeededPerson,
    subject: string | null,
    student: SeededPerson | null,
    details: object,
    times?: number,
  ) => Promise<unknown>
  beforeAll(async () => {
    app = await startTestApp(engine)
    const { database } = app.context
    const [coach, maya] = await database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
      return [
        await seedCoach(trx, { first_name: 'Wei', last_name: 'Crowdson' }),
        await seedStudent(trx, { first_name: 'Maya', last_name: 'Torres' }),
      ]
    })
    const crowd = await seedCrowd(database, MANY, (at) => ({
      first_name: 'Crowd',
      email: `${at}@crowd.example`,
    }))
    add = (action, actor, subject, student, details, times = 1) =>
      database.transaction((trx) =>
        sql`
          with link as (
            insert into audit_chain (id, at, actor_role, action, subject_type, actor_digest, subject_digest,
              reason_digest)
            select gen_random_uuid(), timestamptz '2026-11-01Z' + at * interval '1 minute', ${actor.actor.role},
              ${action}, 'thing', ''::bytea, ''::bytea, ''::bytea
            from generate_series(1, ${times}::int) at
            returning position
          )
          insert into audit_fields (position, actor_account_id, student_profile_id, subject_id, details, reason)
          select position, ${actor.accountId}::uuid, ${student?.profileId ?? null}::uuid, ${subject},
            ${JSON.stringify(details)}::json, ''
          from link`.execute(trx),
      )
    await add('student.viewed', admin, maya!.profileId, maya!, {}, 1100)
    await add('account.suspended', admin, crowd[7]!.accountId, crowd[7]!, {})
    await add('hours.saved', coach!, coach!.profileId, null, {})
    await add('invitation.sent', admin, 'an invitation', null, { email: 'noor@crowd.example' })
    await add('student.viewed', admin, maya!.profileId, maya!, {}, 3)
    await add('roster.imported', admin, null, null, {})
  })
  afterAll(() => app.close())

  const search = async (query: Record<string, string>) =>
    (await app.call(listAuditEntries, { as: admin.actor, query })).body
  const actions = async (query: Record<string, string>) => {
    const { entries, total } = await search(query)
    return [entries.map(({ action }) => action), total]
  }

  it('counts to 1,000, with and without a person', async () => {
    expect((await search({})).total).toBe(1001)
    expect((await search({ person: 'rosa' })).total).toBe(1001)
    expect((await search({ person: 'torres' })).total).toBe(1001)
    expect((await search({ person: 'torres', from: '2026-11-01T18:00:00Z' })).total).toBe(21)
    expect((await search({ action: 'account.suspended' })).total).toBe(1)
  })

  it('shows each entry of a person once, newest first, page after page', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { entries, next } = await search({ person: 'ma', ...(cursor && { cursor }) })
      seen.push(...entries.map(({ id }) => id))
      cursor = next
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([1103, 1103])
    const { rows } = await sql<{ id: string }>`
      select id from audit_chain where action = 'student.viewed' order by position desc`.execute(
      app.context.database.root,
    )
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  it('finds the same for few people and for very many', async () => {
    // More people are called Crowd than are searched one by one; the coach is one of them.
    const everybody = ['invitation.sent', 'hours.saved', 'account.suspended']
    expect(await actions({ person: 'crowd' })).toEqual([everybody, 3])
    expect(await actions({ person: 'cr' })).toEqual([everybody.slice(1), 2])
    expect(await actions({ person: '@crowd.example' })).toEqual([['invitation.sent', 'account.suspended'], 2])
    expect(await actions({ person: '@crowd.example', action: 'invitation.sent' })).toEqual([
      ['invitation.sent'],
      1,
    ])
    expect(await actions({ person: 'crowds' })).toEqual([['hours.saved'], 1])
    expect(await actions({ person: 'no' })).toEqual([['invitation.sent'], 1])
    expect(await actions({ person: 'oo' })).toEqual([[], 0])
    expect(await actions({ person: '%' })).toEqual([[], 0])
    expect(await actions({ person: 'noor_' })).toEqual([[], 0])
  })

  it('finds the entries, new and old, of hundreds of people with one name', async () => {
    const people = await seedCrowd(app.context.database, 250, (at) => ({
      first_name: 'Sam',
      last_name: 'Fewham',
      email: `${at}@few.example`,
    }))
    for (const one of people.slice(0, 3)) await add('account.paused', admin, one.accountId, one, {}, 8)
    const found = async () => {
      const { entries, total } = await search({ person: 'fewham' })
      return [entries.length, entries.every(({ action }) => action === 'account.paused'), total]
    }
    expect(await found()).toEqual([24, true, 24])
    await add('account.paused', people[5]!, people[5]!.profileId, people[5]!, {}, 2)
    expect(await found()).toEqual([26, true, 26])
    await add('account.paused', admin, people[9]!.accountId, people[9]!, {}, 1000)
    expect(await found()).toEqual([50, true, 1001])
  })
})
