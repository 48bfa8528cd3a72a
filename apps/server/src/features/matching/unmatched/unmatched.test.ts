import type { ReplyOf } from '@shinequo/contract/endpoint'
import { listMatches } from '@shinequo/contract/matching/programme-matches'
import {
  countUnmatched,
  listUnmatched,
  UNMATCHED_GROUPS,
  type UnmatchedGroup,
  type UnmatchedStudent,
} from '@shinequo/contract/matching/unmatched'
import { tryMatchingWeights } from '@shinequo/contract/matching/weights'
import { suspendPerson } from '@shinequo/contract/people'
import { getProgrammeNeeds } from '@shinequo/contract/programme/needs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoaches } from '../../../seeds/coaches.ts'
import { seedMatches } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { Dice } from '../../../testing/fuzz-dice.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const DAY = 86_400_000

describeOnEngines('students without a coach', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await emptyApp(app)
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })

  const ago = (days: number) => new Date(app.clock.now() - days * DAY)
  const counts = async (search?: string) =>
    (await app.call(countUnmatched, { as: admin.actor, query: search === undefined ? {} : { search } })).body
      .groups
  const mode = (matching_mode: 'automatic' | 'coach' | 'admin') =>
    app.context.database.root.updateTable('programme').set({ matching_mode }).execute()

  /** All students of a group, page by page, with the total of the first page. */
  async function listed(group: UnmatchedGroup, search = '') {
    const students: UnmatchedStudent[] = []
    let total: number | undefined
    for (let cursor: string | null = null; ; ) {
      const query: { group: UnmatchedGroup; search: string; cursor?: string } = {
        group,
        search,
        ...(cursor !== null && { cursor }),
      }
      const { body }: { body: ReplyOf<typeof listUnmatched> } = await app.call(listUnmatched, {
        as: admin.actor,
        query,
      })
      total ??= body.total
      students.push(...body.students)
      cursor = body.next
      if (cursor === null) return { students, total }
    }
  }

  /** The students of the page's list of requests, and how many requests it counts. */
  async function requests(search = '') {
    const students = new Map<string, string>()
    let pending: number | undefined
    for (let cursor: string | null = null; ; ) {
      const query: { status: 'pending'; search: string; cursor?: string } = {
        status: 'pending',
        search,
        ...(cursor !== null && { cursor }),
      }
      const { body }: { body: ReplyOf<typeof listMatches> } = await app.call(listMatches, {
        as: admin.actor,
        query,
      })
      pending ??= body.counts.pending
      for (const { student, created_at } of body.matches)
        if (!students.has(student.id)) students.set(student.id, created_at)
      cursor = body.next
      if (cursor === null) return { students, pending }
    }
  }

  async function trial(scope: 'waiting' | 'everybody' = 'waiting') {
    const weights = {
      focus: 40,
      time: 20,
      style: 15,
      experience: 15,
      profile_language: 10,
      school: 0,
      words: 0,
      record: 0,
      room: 0,
    }
    return (await app.call(tryMatchingWeights, { as: admin.actor, body: { weights, scope } })).body
  }

  /** Who is in which group, found row by row in simple code; the database must find the same. */
  async function plainGroups() {
    const { root } = app.context.database
    const students = await root
      .selectFrom('student_profiles as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .select(['s.id', 's.is_completed', 'a.suspended_at', 'a.deletion_due_at', 'a.erased_at'])
      .execute()
    const matches = await root.selectFrom('match_requests').select(['student_profile_id', 'status']).execute()
    const sets = await root.selectFrom('response_sets').select(['student_profile_id', 'is_current']).execute()
    const groups: Record<UnmatchedGroup, string[]> = { requested: [], no_coach: [], no_answers: [] }
    for (const { id, is_completed, suspended_at, deletion_due_at, erased_at } of students) {
      const own = matches.filter((match) => match.student_profile_id === id).map(({ status }) => status)
      if (own.includes('pending')) groups.requested.push(id)
      else if (is_completed && !suspended_at && !deletion_due_at && !erased_at && !own.includes('accepted')) {
        const hasAnswers = sets.some((set) => set.student_profile_id === id && set.is_current)
        groups[hasAnswers ? 'no_coach' : 'no_answers'].push(id)
      }
    }
    return groups
  }

  /** Every count that says who waits, against the list that it leads to. */
  async function expectAgreement(search = '') {
    const groups = await counts(search)
    const lists = new Map<UnmatchedGroup, Awaited<ReturnType<typeof listed>>>()
    for (const group of UNMATCHED_GROUPS) {
      const list = await listed(group, search)
      lists.set(group, list)
      expect({ group, students: list.students.length, total: list.total }).toEqual({
        group,
        students: groups[group].students,
        total: groups[group].students,
      })
      expect(list.students[0]?.since ?? null).toBe(groups[group].since)
      expect(list.students.map(({ since }) => since)).toEqual(
        list.students.map(({ since }) => since).toSorted(),
      )
    }
    const asked = await requests(search)
    expect([...asked.students.keys()].toSorted()).toEqual(
      lists
        .get('requested')!
        .students.map(({ id }) => id)
        .toSorted(),
    )
    const [first] = asked.students.values()
    expect(groups.requested.since).toBe(first ?? null)
    if (search === '') {
      const plain = await plainGroups()
      for (const group of UNMATCHED_GROUPS)
        expect(
          lists
            .get(group)!
            .students.map(({ id }) => id)
            .toSorted(),
        ).toEqual(plain[group].toSorted())
    }
    const everybody = [...lists.values()].flatMap(({ students }) => students.map(({ id }) => id))
    expect(new Set(everybody).size).toBe(everybody.length)
    return { groups, lists, asked }
  }

  it('agree in every count and every list after any history', async () => {
    const dice = new Dice(20_261_124)
    const { database } = app.context
    const coaches = await database.transaction(async (trx) => {
      const all = await seedCoaches(
        trx,
        Array.from({ length: 8 }, (_, at) => ({ first_name: at % 2 ? 'Ines' : 'Wei', capacity: 60 })),
      )
      const people = await seedStudents(
        trx,
        Array.from({ length: 160 }, (_, at) => ({
          first_name: dice.pick(['Amir', 'Bea', 'Carlos']),
          last_name: `Sample ${at}`,
          created_at: ago(30 + dice.under(60)),
          is_completed: dice.chance(0.85),
          ...(dice.chance(0.1) && { suspended_at: ago(1) }),
          ...(dice.chance(0.2) && { email_proved_at: null, proved_school: null }),
        })),
      )
      for (const [at, { profileId, accountId }] of people.entries()) {
        if (dice.chance(0.5))
          await seedAnswers(trx, { student_profile_id: profileId, created_at: ago(dice.under(25)) })
        if (dice.chance(0.1))
          await trx
            .updateTable('student_profiles')
            .set({ matching_held: true })
            .where('id', '=', profileId)
            .execute()
        if (at % 15 === 0)
          await trx
            .updateTable('accounts')
            .set({ deletion_due_at: ago(-3) })
            .where('id', '=', accountId)
            .execute()
      }
      await seedMatches(
        trx,
        people.flatMap(({ profileId }, at) =>
          all
            .filter(() => dice.chance(0.12))
            .map(({ profileId: coach_id }) => ({
              student_profile_id: profileId,
              coach_id,
              // Whoever is away has no match in force.
              status:
                at % 15 === 0
                  ? 'ended'
                  : dice.pick(['pending', 'pending', 'accepted', 'ended', 'declined'] as const),
              created_at: ago(dice.under(20)),
            })),
        ),
      )
      return all
    })
    for (const decided of ['admin', 'coach', 'automatic'] as const) {
      await mode(decided)
      const { groups, lists, asked } = await expectAgreement()
      expect(groups.requested.students).toBeGreaterThan(0)
      expect(groups.no_answers.students).toBeGreaterThan(0)
      const { needs } = (await app.call(getProgrammeNeeds, { as: admin.actor })).body
      const toDecide = needs.find(({ need }) => need === 'requests')?.count ?? 0
      expect(toDecide).toBe(decided === 'coach' ? 0 : asked.pending)
      // Whoever can be tried is among those who wait.
      const tried = await trial()
      expect([tried.waiting, tried.no_answers]).toEqual([
        groups.requested.students + groups.no_coach.students,
        groups.no_answers.students,
      ])
      const free = (
        await database.root
          .selectFrom('student_profiles')
          .select('id')
          .where('matching_held', '=', false)
          .execute()
      ).map(({ id }) => id)
      const untried = lists.get('no_coach')!.students.filter(({ id }) => free.includes(id))
      expect(tried.of).toBeGreaterThanOrEqual(untried.length)
      if (decided !== 'automatic') expect(tried.of).toBe(untried.length)
    }
    for (const search of ['Bea', 'Ines', 'nobody at all']) await expectAgreement(search)

    // People act: some are paused, requests are withdrawn, and the engine runs.
    const paused = (await listed('no_coach')).students.slice(0, 3)
    for (const { account_id } of paused)
      await app.call(suspendPerson, {
        as: admin.actor,
        params: { id: account_id },
        body: { reason: 'Asked for it' },
      })
    await expectAgreement()
    await database.root
      .updateTable('match_requests')
      .set({ status: 'declined' })
      .where('status', '=', 'pending')
      .where('coach_id', '=', coaches[0]!.profileId)
      .execute()
    await app.runJobs()
    await expectAgreement()
  })

  it('wait from their answers on, or from when their last coach left', async () => {
    const { database } = app.context
    const [answered, left, signed, asked] = await database.transaction(async (trx) => {
      const [coach] = await seedCoaches(trx, [{}])
      const four = await seedStudents(
        trx,
        Array.from({ length: 4 }, () => ({ created_at: ago(40) })),
      )
      const [one, two, , last] = four
      await seedAnswers(trx, { student_profile_id: one!.profileId, created_at: ago(11) })
      await seedAnswers(trx, { student_profile_id: two!.profileId, created_at: ago(30) })
      const [ended] = await seedMatches(trx, [
        { student_profile_id: two!.profileId, coach_id: coach!.profileId, status: 'ended' },
        {
          student_profile_id: last!.profileId,
          coach_id: coach!.profileId,
          status: 'pending',
          created_at: ago(2),
        },
      ])
      await trx
        .updateTable('match_requests')
        .set({ ended_by: 'coach', coached_until: ago(4) })
        .where('id', '=', ended!)
        .execute()
      return four
    })
    expect(await counts()).toEqual({
      requested: { students: 1, since: ago(2).toISOString() },
      no_coach: { students: 2, since: ago(11).toISOString() },
      no_answers: { students: 1, since: ago(40).toISOString() },
    })
    expect((await listed('no_coach')).students.map(({ id }) => id)).toEqual([
      answered!.profileId,
      left!.profileId,
    ])
    expect((await listed('no_answers')).students).toMatchObject([{ id: signed!.profileId }])
    expect((await listed('requested')).students).toMatchObject([{ id: asked!.profileId }])
  })

  it('are nobody in an empty programme, and nobody is tried', async () => {
    expect(await counts()).toEqual(
      Object.fromEntries(UNMATCHED_GROUPS.map((group) => [group, { students: 0, since: null }])),
    )
    await app.context.database.transaction((trx) => seedStudent(trx))
    expect(await trial()).toMatchObject({ students: 0, of: 0, waiting: 0, no_answers: 1 })
  })

  it('are listed by page, longest first, and opening the list is audited', async () => {
    await app.context.database.transaction((trx) =>
      seedStudents(
        trx,
        Array.from({ length: 30 }, (_, at) => ({ created_at: ago(30 - at), last_name: `Sample ${at}` })),
      ),
    )
    const { students, total } = await listed('no_answers')
    expect(total).toBe(30)
    expect(students).toHaveLength(30)
    const entries = await app.context.database.root.selectFrom('audit_fields').select('subject_id').execute()
    expect(entries.filter(({ subject_id }) => subject_id === 'unmatched')).toHaveLength(1)
  })
})
