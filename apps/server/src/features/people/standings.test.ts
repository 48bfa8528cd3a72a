import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { exportPeople, listPeople } from '@shinequo/contract/people'
import { planBulkAct } from '@shinequo/contract/people/bulk-acts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAnswers } from '../../seeds/answers.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudents } from '../../seeds/people.ts'
import { seedSchool } from '../../seeds/schools.ts'
import { seedBookings } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 86_400_000
const SEARCH = 'standing.example'

describeOnEngines('where students stand', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson & { profileId: string }
  let students: (SeededPerson & { profileId: string })[]
  beforeAll(async () => {
    app = await startTestApp(engine)
    const now = app.clock.now()
    const ago = (days: number) => new Date(now - days * DAY)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', email: 'rosa@office.example' })
      coach = await seedCoach(trx, { first_name: 'Wei', last_name: 'Zhang', email: `wei@${SEARCH}` })
      const other = await seedCoach(trx, { first_name: 'Ana', last_name: 'Abel', email: `ana@${SEARCH}` })
      const named = (first_name: string, school: string, more = {}) => ({
        first_name,
        last_name: 'S',
        email: `${first_name.toLowerCase()}@${SEARCH}`,
        school,
        ...more,
      })
      students = await seedStudents(trx, [
        named('Asks', 'Other', { email_proved_at: null, is_completed: false }),
        named('Blank', 'Other', { is_completed: false }),
        named('Clear', 'boston_university'),
        named('Dora', 'boston_university'),
        named('Emil', 'babson_college'),
        named('Fay', 'babson_college'),
        named('Gus', 'quincy_college'),
      ])
      const id = (at: number) => students[at]!.profileId
      for (const at of [3, 4, 5, 6])
        await seedAnswers(trx, { student_profile_id: id(at), created_at: ago(70) })
      await seedMatch(trx, { student_profile_id: id(4), coach_id: coach.profileId, created_at: ago(5) })
      await seedMatch(trx, { student_profile_id: id(5), coach_id: other.profileId, created_at: ago(60) })
      await seedMatch(trx, { student_profile_id: id(6), coach_id: coach.profileId, created_at: ago(60) })
      await seedBookings(trx, [
        { student_profile_id: id(5), coach_id: other.profileId, starts_at: ago(10) },
        { student_profile_id: id(5), coach_id: other.profileId, starts_at: ago(-2) },
        { student_profile_id: id(6), coach_id: coach.profileId, starts_at: ago(40), status: 'completed' },
      ])
    })
  })
  afterAll(() => app.close())

  const list = async (query: Record<string, string>) =>
    (await app.call(listPeople, { as: admin.actor, query: { search: SEARCH, ...query } as never })).body
  const names = async (query: Record<string, string>) =>
    (await list(query)).people.map(({ first_name }) => first_name)

  it('is in the list, with school, coach and sessions', async () => {
    const { people } = await list({})
    expect(people.map(({ first_name, student }) => [first_name, student?.stage])).toEqual([
      ['Ana', undefined],
      ['Asks', 'signed_up'],
      ['Blank', 'no_profile'],
      ['Clear', 'no_answers'],
      ['Dora', 'waiting'],
      ['Emil', 'matched'],
      ['Fay', 'booked'],
      ['Gus', 'quiet'],
      ['Wei', undefined],
    ])
    const ago = (days: number) => new Date(app.clock.now() - days * DAY).toISOString()
    expect(people[6]?.student).toMatchObject({
      school: 'babson_college',
      coach: { name: 'Ana Abel' },
      last_session: ago(10),
      next_session: ago(-2),
    })
    expect(people[1]?.student).toMatchObject({ coach: null, last_session: null, next_session: null })
  })

  it.each([
    ['school', 'asc', ['Emil', 'Fay', 'Clear', 'Dora', 'Asks', 'Blank', 'Gus'].toSorted()],
    ['last', 'desc', ['Fay', 'Gus']],
    ['next', 'asc', ['Fay']],
    ['coach', 'desc', ['Emil', 'Gus', 'Fay'].toSorted()],
  ])('sorts students by %s, %s', async (sort, order, first) => {
    const found = await names({ sort, order })
    expect(found).toHaveLength(7)
    const begin = found.slice(0, first.length)
    expect(sort === 'last' ? begin : begin.toSorted()).toEqual(first)
    expect(await names({ sort, order: order === 'asc' ? 'desc' : 'asc' })).toEqual(found.toReversed())
  })

  it('sorts students by stage as they pass them', async () => {
    const inOrder = ['Asks', 'Blank', 'Clear', 'Dora', 'Emil', 'Fay', 'Gus']
    expect(await names({ sort: 'stage', order: 'asc' })).toEqual(inOrder)
  })

  it.each([
    [{ stage: 'quiet' }, ['Gus']],
    [{ school: 'boston_university' }, ['Clear', 'Dora']],
    [{ school: 'boston_university', stage: 'waiting' }, ['Dora']],
    [{ last: 'never', next: 'none', school: 'babson_college' }, ['Emil']],
    [{ last: '4' }, ['Asks', 'Blank', 'Clear', 'Dora', 'Emil', 'Gus']],
    [{ next: 'booked' }, ['Fay']],
    [{ role: 'coach', stage: 'quiet' }, []],
  ])('filters by %o', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
    expect((await list(query)).counts.active).toBe(expected.length)
  })

  it('filters by coach, whose new name is sorted by', async () => {
    expect(await names({ coach: coach.profileId })).toEqual(['Emil', 'Gus'])
    await app.context.database.root
      .updateTable('accounts')
      .set({ first_name: 'Aaron' })
      .where('id', '=', coach.accountId)
      .execute()
    expect((await names({ sort: 'coach', order: 'desc' }))[0]).toBe('Fay')
  })

  it('follows the time and what people do', async () => {
    app.clock.advance(3 * DAY)
    expect(await names({ next: 'booked' })).toEqual([])
    expect(await names({ stage: 'matched' })).toEqual(['Emil', 'Fay'])
    await app.context.database.transaction((trx) =>
      seedAnswers(trx, { student_profile_id: students[2]!.profileId, created_at: new Date(app.clock.now()) }),
    )
    expect(await names({ stage: 'no_answers' })).toEqual([])
    app.clock.advance(20 * DAY)
    expect(await names({ stage: 'quiet' })).toEqual(['Emil', 'Fay', 'Gus'])
  })

  it('is in pages by each order, everybody once, and a forged place is refused', async () => {
    const { database } = app.context
    await database.transaction((trx) =>
      seedStudents(
        trx,
        Array.from({ length: 60 }, (_, at) => ({
          email: `p${at}@pages.example`,
          school: `school ${at % 3}`,
        })),
      ),
    )
    for (const sort of ['name', 'joined', 'stage', 'school', 'coach', 'last', 'next']) {
      for (const order of ['asc', 'desc']) {
        const ids: string[] = []
        for (let cursor: string | null = ''; cursor !== null; ) {
          const query = { search: 'pages.example', sort, order, ...(cursor && { cursor }) }
          const page = await list(query)
          ids.push(...page.people.map(({ id }) => id))
          cursor = page.next
        }
        expect([sort, order, ids.length, new Set(ids).size]).toEqual([sort, order, 60, 60])
      }
    }
    const cursor = Buffer.from(JSON.stringify(['never', admin.accountId])).toString('base64url')
    const { error } = await app.call(listPeople, {
      as: admin.actor,
      query: { sort: 'last', cursor } as never,
    })
    expect(Object.keys(error.errors ?? {})).toEqual(['cursor'])
  })

  it('is in the file, and narrows an act on all', async () => {
    const query = { search: SEARCH, school: 'quincy_college' } as never
    const { body } = await app.call(exportPeople, { as: admin.actor, query })
    const [head, row] = String(body).split('\r\n')
    expect(head).toContain('First name,Last name,Email')
    expect(row).toMatch(/^Gus,S,gus@standing\.example,student,active,.*,quiet,Quincy College,Aaron Zhang,2/)
    const act: BodyInput<typeof planBulkAct> = {
      id: randomUUID(),
      act: 'suspend',
      reason: 'The term is over',
      filter: { search: SEARCH, stage: 'quiet', school: 'babson_college' },
    }
    expect((await app.call(planBulkAct, { as: admin.actor, body: act })).body.counts.planned).toBe(2)
  })

  it('narrows a reminder to students of a school', async () => {
    const filter = {
      search: 'pages.example',
      role: 'student',
      school: 'school 1',
      stage: 'no_answers',
    } as const
    const body = { id: randomUUID(), act: 'remind', reason: 'The term begins', filter } as const
    const planned = await app.call(planBulkAct, { as: admin.actor, body })
    expect(planned.body.counts).toMatchObject({ planned: 20, left_out: 0 })
  })

  it('sorts by the name of a school, also after it was changed', async () => {
    const last = async () => (await names({ sort: 'school', order: 'desc' }))[0]
    expect(await last()).toBe('Gus')
    await app.context.database.transaction((trx) =>
      seedSchool(trx, { value: 'babson_college', name: 'Zion College', wellness_url: '' }),
    )
    expect(['Emil', 'Fay']).toContain(await last())
  })

  it('computes everybody, also when some are noted many times', async () => {
    const { root } = app.context.database
    const [first, other] = [students[2]!.profileId, students[3]!.profileId]
    await root
      .insertInto('standing_changes')
      .values([...Array(600).fill(first), other].map((student_profile_id) => ({ student_profile_id })))
      .execute()
    await list({})
    expect(await root.selectFrom('standing_changes').selectAll().execute()).toEqual([])
  })

  it('forgets a student who is deleted', async () => {
    const { root } = app.context.database
    await root
      .updateTable('accounts')
      .set({ erased_at: new Date(app.clock.now()) })
      .where('id', '=', students[6]!.accountId)
      .execute()
    await list({})
    const left = await root
      .selectFrom('student_standings')
      .select('account_id')
      .where('account_id', '=', students[6]!.accountId)
      .execute()
    expect(left).toEqual([])
  })
})
