import { getAvailability } from '@shinequo/contract/availability'
import { listBookings } from '@shinequo/contract/bookings'
import { getCareStaff } from '@shinequo/contract/care/worries'
import { firstMentors } from '@shinequo/contract/coaches'
import { listStories, listStoriesToReview } from '@shinequo/contract/community'
import { listPosts } from '@shinequo/contract/feed'
import { listEvents } from '@shinequo/contract/feed/events'
import { listMatchRequests } from '@shinequo/contract/matching'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { hasCode } from '@shinequo/domain/coaches/coach-codes'
import { codesOf } from '@shinequo/domain/matching/codes'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '../plugins/tokens.ts'
import { emptyApp } from '../testing/empty-app.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { demoParties } from './demo.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { prepareDemo } from './demo-start.ts'
import { seedAccount } from './people.ts'
import { seedBooking, seedFeedback } from './sessions.ts'

const MINUTE = 60_000
const DAY = 86_400_000

describeOnEngines('the demo data', (engine) => {
  let app: TestApp
  let student: Actor
  let took: number
  beforeAll(async () => {
    app = await startTestApp(engine)
    const before = process.cpuUsage()
    await prepareDemo(app.context)
    const { user, system } = process.cpuUsage(before)
    took = (user + system) / 1000
    student = await actorOf('student@shinequo.example')
  })
  afterAll(() => app.close())

  async function actorOf(email: string): Promise<Actor> {
    const { root } = app.context.database
    const { id, role } = await root
      .selectFrom('accounts')
      .select(['id', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const table = role === 'coach' ? 'coaches' : 'student_profiles'
    const profile = await root.selectFrom(table).select('id').where('account_id', '=', id).executeTakeFirst()
    return { accountId: id, role, profileId: profile?.id ?? id }
  }
  const sessions = async (as = student) => (await app.call(listBookings, { as })).body
  const mentors = async () =>
    (await app.call(firstMentors, { as: student })).body.map((item) => item.from_user_profile)
  const startOf = (session: { time_slot: { start_time: string } }) => Date.parse(session.time_slot.start_time)

  it('is stored in less than a second and a half', () => {
    expect(took).toBeLessThan(1500)
  })

  it('lists the accounts that can sign in', async () => {
    const lines = await prepareDemo(app.context)
    expect(lines[0]).toBe('Demo accounts (password Shine-demo-2026!):')
    for (const { email } of DEMO_ACCOUNTS) expect(lines.some((line) => line.includes(email))).toBe(true)
    const roles = await Promise.all(DEMO_ACCOUNTS.map(async ({ email }) => (await actorOf(email)).role))
    expect(roles).toEqual(['student', 'student', 'coach', 'admin'])
  })

  it('has an onboarded student at Boston University and a newcomer with an empty profile', async () => {
    expect((await app.call(listStudentProfiles, { as: student })).body).toMatchObject([
      { school: 'boston_university', is_completed: true },
    ])
    const newcomer = await actorOf('newcomer@shinequo.example')
    expect((await app.call(listStudentProfiles, { as: newcomer })).body).toMatchObject([
      { school: '', degree: '', city: '', is_completed: false, url: null },
    ])
    expect((await app.call(listMatchRequests, { as: newcomer })).body).toEqual([])
    expect(await sessions(newcomer)).toEqual([])
  })

  it('gives the student three accepted matches with coaches who have free slots', async () => {
    const { body } = await app.call(listMatchRequests, { as: student })
    expect(body.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted'])
    for (const { reason_codes, from_answers } of body)
      expect([reason_codes.length > 0, from_answers]).toEqual([true, true])
    const [from_date, to_date] = [0, 21].map((days) =>
      new Date(app.clock.now() + days * DAY).toISOString().slice(0, 10),
    )
    for (const { from_user_profile } of body) {
      const query = { mentor_id: from_user_profile.id, from_date: from_date!, to_date: to_date! }
      const { body: days } = await app.call(getAvailability, { as: student, query })
      expect(Object.values(days).flat().length).toBeGreaterThan(50)
    }
  })

  it('has a session within ten minutes, one within a week, and two past ones, one with feedback', async () => {
    const all = await sessions()
    const now = app.clock.now()
    const [near, later, ...more] = all.filter((session) => startOf(session) >= now)
    expect(startOf(near!)).toBeLessThanOrEqual(now + 10 * MINUTE)
    expect(near!.url).toMatch(/^http.*\/session\/[0-9a-f-]{36}$/)
    expect(startOf(later!)).toBeLessThan(now + 7 * DAY)
    expect(more).toEqual([])
    const past = all.filter((session) => startOf(session) < now)
    expect(past.map(({ rating, status }) => [status, rating !== null])).toEqual([
      ['completed', true],
      ['completed', false],
    ])
    const coach = await actorOf('coach@shinequo.example')
    expect(new Set(all.map((session) => session.mentor_profile.id))).toEqual(new Set([coach.profileId]))
    expect((await sessions(coach)).length).toBeGreaterThan(4)
  })

  it('has coaches with every code that a student may ask for, three from the student’s school', async () => {
    const coaches = await app.context.database.root
      .selectFrom('coaches')
      .select(['codes', 'school'])
      .where('approved_at', 'is not', null)
      .execute()
    for (const { codes } of coaches) {
      expect(new Set(codes).size).toBe(codes.length)
      for (const kind of ['focus', 'language', 'style'] as const) expect(hasCode(codes, kind)).toBe(true)
    }
    const said = new Set(coaches.flatMap(({ codes }) => codes))
    for (const code of [...codesOf('focus'), ...codesOf('style'), ...codesOf('experience')]) {
      expect([code, said.has(code)]).toEqual([code, true])
    }
    expect(coaches.filter(({ school }) => school === 'boston_university')).toHaveLength(3)
  })

  it('has one school with a wall and stories in every state of the queue; the demo student’s school has no wall', async () => {
    expect((await app.call(listStories, { as: student })).body.wall_on).toBe(false)
    const neighbour = await actorOf('sample-student-1@shinequo.example')
    const wall = (await app.call(listStories, { as: neighbour })).body
    expect([wall.wall_on, wall.stories.length]).toEqual([true, 4])
    const admin = await actorOf('admin@shinequo.example')
    const { counts } = (await app.call(listStoriesToReview, { as: admin })).body
    expect(counts).toEqual({ held: 1, reported: 1, waiting: 2, published: 4, refused: 1 })
  })

  it('has at least 24 varied coaches', async () => {
    const coaches = await mentors()
    expect(coaches.length).toBeGreaterThanOrEqual(24)
    const different = (pick: (coach: (typeof coaches)[number]) => unknown) => new Set(coaches.map(pick)).size
    expect(different((coach) => coach.focus_area)).toBeGreaterThanOrEqual(7)
    expect(different((coach) => coach.language_preference)).toBeGreaterThanOrEqual(8)
    expect(different((coach) => coach.time_zone)).toBeGreaterThanOrEqual(8)
    expect(different((coach) => coach.url)).toBe(coaches.length)
    expect(coaches.filter((coach) => coach.url === null)).toHaveLength(1)
    expect(coaches.filter((coach) => coach.description === '')).toHaveLength(1)
    const ratings = coaches.map((coach) => coach.rating)
    expect(ratings).toContain(null)
    expect(ratings.some((rating) => rating !== null && Number.isInteger(rating))).toBe(true)
    expect(ratings.some((rating) => rating !== null && !Number.isInteger(rating))).toBe(true)
  })

  it('has at least five ratings for each rated coach, each of a past session', async () => {
    const rows = await app.context.database.root
      .selectFrom('coaches as c')
      .leftJoin('feedback as f', 'f.coach_id', 'c.id')
      .leftJoin('bookings as b', (join) =>
        join.onRef('b.id', '=', 'f.booking_id').on('b.ends_at', '<', new Date(app.clock.now())),
      )
      .select(({ fn }) => [
        'c.rating',
        fn.count<number>('b.id').as('pieces'),
        fn.avg('f.coach_rating').as('mean'),
      ])
      .groupBy('c.id')
      .execute()
    for (const { rating, pieces, mean } of rows) {
      if (rating === null) expect(pieces).toBe(0)
      else {
        expect(pieces).toBeGreaterThanOrEqual(5)
        expect(Math.abs(rating - Number(mean))).toBeLessThanOrEqual(0.05)
      }
    }
  })

  it('has portraits of 150x150', async () => {
    for (const { url } of (await mentors()).filter((coach) => coach.url)) {
      const { rawPayload } = await app.app.inject(url!)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 150, height: 150 })
    }
  })

  it("has more posts of the student's school than fit one page, some with a picture, some with a link", async () => {
    const { body: first } = await app.call(listPosts, { as: student })
    const { body: rest } = await app.call(listPosts, { as: student, query: { before: first.next! } })
    const posts = [...first.posts, ...rest.posts]
    expect([first.posts.length, posts.length, rest.next]).toEqual([10, 16, null])
    expect(posts.some(({ link }) => link !== null)).toBe(true)
    const pictures = posts.flatMap(({ picture }) => (picture ? [picture] : []))
    expect(pictures.length).toBeGreaterThan(1)
    for (const { url, alt } of pictures) {
      expect(alt.length).toBeGreaterThan(20)
      const { rawPayload } = await app.app.inject(url)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 480 })
    }
    const schools = await app.context.database.root.selectFrom('posts').select('school').distinct().execute()
    expect(schools.length).toBeGreaterThanOrEqual(4)
  })

  it('has an event to come with a place at the student’s school, and a past one', async () => {
    const events = async (when: 'upcoming' | 'past') =>
      (await app.call(listEvents, { as: student, query: { when } })).body.events.map(({ event }) => event!)
    const [[next], [past]] = [await events('upcoming'), await events('past')]
    expect([Date.parse(next!.starts_at) > app.clock.now(), next!.place]).toEqual([
      true,
      'Sherman Union, room 4',
    ])
    expect(Date.parse(past!.ends_at)).toBeLessThan(app.clock.now())
  })

  it('tells coaches when staff are there', async () => {
    const coach = await actorOf('coach@shinequo.example')
    expect((await app.call(getCareStaff, { as: coach })).body.hours).toMatch(/^Monday/)
  })

  it('does not change at a second start', async () => {
    const before = await sessions()
    await prepareDemo(app.context)
    expect(await sessions()).toEqual(before)
    expect(await mentors()).toHaveLength(26)
  })

  it('renews the near session at a start an hour, a day or a month later', async () => {
    for (const later of [4 * MINUTE, 60 * MINUTE, DAY, 30 * DAY]) {
      app.clock.advance(later)
      await prepareDemo(app.context)
      const now = app.clock.now()
      const all = await sessions()
      const near = all.find(
        (session) => startOf(session) > now - 3 * MINUTE && startOf(session) <= now + 10 * MINUTE,
      )
      expect(near).toBeDefined()
      expect(all.filter((session) => startOf(session) > now + 10 * MINUTE)).toHaveLength(1)
      expect(all).toHaveLength(4)
    }
  })
})

describeOnEngines('the near session', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await prepareDemo(app.context)
  })
  afterAll(() => app.close())

  const parties = async () => (await demoParties(app.context.database.root))!
  const booked = async () =>
    app.context.database.root
      .selectFrom('bookings')
      .select(['id', 'starts_at', 'status'])
      .where('student_profile_id', '=', (await parties()).student_profile_id)
      .orderBy('starts_at')
      .execute()
  const near = async () => {
    const now = app.clock.now()
    const starts = (await booked()).map(({ starts_at }) => starts_at.getTime())
    return starts.filter((start) => start >= now && start <= now + 10 * MINUTE)
  }

  it('avoids the time of another session that the student booked', async () => {
    app.clock.advance(DAY)
    const starts_at = new Date(app.clock.now() + 15 * MINUTE)
    const who = await parties()
    await app.context.database.transaction((trx) => seedBooking(trx, { ...who, starts_at }))
    const before = await booked()
    await prepareDemo(app.context)
    expect((await booked()).filter(({ status }) => status === 'booked')).toHaveLength(3)
    expect(await near()).toEqual([])
    expect(await booked()).toEqual(before)
  })

  it('is a new one after the student has rated it', async () => {
    const [id] = (await booked()).filter(({ status }) => status === 'booked').map((row) => row.id)
    const { coach_id } = await parties()
    await app.context.database.transaction((trx) =>
      seedFeedback(trx, { booking_id: id!, coach_id, coach_rating: 4 }),
    )
    app.clock.advance(60 * MINUTE)
    await prepareDemo(app.context)
    expect(await booked()).toHaveLength(5)
    expect(await near()).toHaveLength(1)
  })

  it('is created once if several servers start together', async () => {
    app.clock.advance(60 * MINUTE)
    await Promise.all([1, 2, 3].map(() => prepareDemo(app.context)))
    expect(await near()).toHaveLength(1)
    expect(await booked()).toHaveLength(4)
  })
})

describeOnEngines('DEMO_DATA', (engine) => {
  it.each([
    ['off', 'no accounts', []],
    ['on', 'somebody', ['student@shinequo.example']],
    ['on', 'no accounts', ['student@shinequo.example']],
  ])('%s in a database with %s', async (DEMO_DATA, who, stored) => {
    const app = await startTestApp(engine, { DEMO_DATA })
    const { root } = app.context.database
    if (who === 'somebody') await insertSomebody(app)
    await prepareDemo(app.context)
    const rows = await root
      .selectFrom('accounts')
      .select('email')
      .where('email', '=', 'student@shinequo.example')
      .execute()
    expect(rows.map(({ email }) => email)).toEqual(stored)
    await app.close()
  })

  it('stores nothing by default if somebody has registered', async () => {
    const app = await startTestApp(engine)
    await insertSomebody(app)
    expect(await prepareDemo(app.context)).toEqual([])
    expect(await app.context.database.root.selectFrom('accounts').select('email').execute()).toHaveLength(1)
    await app.close()
  })
})

async function insertSomebody(app: TestApp): Promise<void> {
  await app.context.database.transaction((trx) => seedAccount(trx))
}
