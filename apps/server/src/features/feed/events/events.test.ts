import {
  changePost,
  deletePost,
  listPosts,
  listSchoolPosts,
  publishPost,
  restorePost,
  unpublishPost,
  writePost,
} from '@shinequo/contract/feed'
import { getEventFile, listEvents } from '@shinequo/contract/feed/events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { eventSeed, type PostSeed, seedPosts } from '../../../seeds/posts.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HOUR = 3_600_000
const BU = { value: 'boston_university' }
const WORDS = { title: 'Soup', text: 'Every Thursday.', link: '', picture_alt: '' }

describeOnEngines('events, and posts to several schools', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  let elsewhere: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      student = await seedStudent(trx)
      elsewhere = await seedStudent(trx, { school: 'quincy_college' })
    })
  })
  afterAll(() => app.close())

  const store = (...posts: PostSeed[]) => app.context.database.transaction((trx) => seedPosts(trx, posts))
  const at = (hours: number) => app.clock.now() + hours * HOUR
  const events = async (query: Record<string, string> = {}, as = student) =>
    (await app.call(listEvents, { as: as.actor, query })).body
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
  const feedOf = async (as: SeededPerson) => titles((await app.call(listPosts, { as: as.actor })).body.posts)
  const write = async (more: object) =>
    (await app.call(writePost, { as: admin.actor, params: BU, body: { ...WORDS, ...more } })).body
  const change = async (id: string, version: number, more: object) =>
    (await app.call(changePost, { as: admin.actor, params: { id }, body: { ...WORDS, version, ...more } }))
      .body
  const entries = () =>
    app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .orderBy('at')
      .execute()

  it('lists what is not over, in order, and the past apart, the latest first', async () => {
    await store(
      { title: 'a post' },
      eventSeed(at(48), { title: 'later' }),
      eventSeed(at(-0.5), { title: 'now' }),
      eventSeed(at(-3), { title: 'over' }),
      eventSeed(at(-1), { title: 'just over' }),
      eventSeed(at(2), { title: 'draft', published_at: null }),
      eventSeed(at(2), { title: 'scheduled', published_at: new Date(at(1)) }),
      eventSeed(at(2), { title: 'deleted', deleted_at: new Date(at(0)) }),
      eventSeed(at(2), { title: 'elsewhere', school: 'quincy_college' }),
    )
    expect(titles((await events()).events)).toEqual(['now', 'later'])
    expect(titles((await events({ when: 'past' })).events)).toEqual(['just over', 'over'])
    app.clock.advance(HOUR)
    expect(titles((await events()).events)).toEqual(['scheduled', 'later'])
  })

  it('shows 20 a page in both directions', async () => {
    await store(
      ...Array.from({ length: 25 }, (_, n) => eventSeed(at(n + 1), { title: `${n}` })),
      ...Array.from({ length: 21 }, (_, n) => eventSeed(at(-n - 2), { title: `past ${n}` })),
    )
    const first = await events()
    const second = await events({ cursor: first.next! })
    expect(titles([...first.events, ...second.events])).toEqual(Array.from({ length: 25 }, (_, n) => `${n}`))
    expect(second.next).toBeNull()
    const past = await events({ when: 'past' })
    expect(past.events).toHaveLength(20)
    expect(titles((await events({ when: 'past', cursor: past.next! })).events)).toEqual(['past 20'])
  })

  it('refuses a student who has proved no school, coaches and administrators', async () => {
    const unproved = await app.context.database.transaction((trx) =>
      seedStudent(trx, { proved_school: null }),
    )
    const { status, error } = await app.call(listEvents, { as: unproved.actor })
    expect([status, error.code]).toEqual([403, 'school_unproved'])
    expect((await app.call(listEvents, { as: admin.actor })).status).toBe(403)
  })

  it('gives one event as a calendar file, to students who see it', async () => {
    const [id = ''] = await store(eventSeed(at(2), { link: 'https://tea.example/@1,2;x' }))
    const file = await app.call(getEventFile, { as: student.actor, params: { id } })
    expect(file.status).toBe(200)
    const text = String(file.body)
    expect(text).toContain(`UID:${id}-event@`)
    expect(text).toContain('DTSTART:20261120T170000Z')
    expect(text).toContain('DTEND:20261120T180000Z')
    expect(text).toContain('SUMMARY:Tea and quiet')
    expect(text).toContain('LOCATION:Sherman Union\\, room 4')
    expect(text).toContain('\r\nURL;VALUE=URI:https://tea.example/@1%2C2%3Bx\r\n')
    expect((await app.call(getEventFile, { as: elsewhere.actor, params: { id } })).status).toBe(404)
  })

  it('counts every change of an event in its calendar file, and takes it back once it is withdrawn', async () => {
    const event = {
      starts_at: '2026-12-01T18:00:00.000Z',
      ends_at: '2026-12-01T19:00:00.000Z',
      time_zone: 'America/Chicago',
      place: 'Hall 2',
    }
    const file = async (as = student) => {
      const { status, body } = await app.call(getEventFile, { as: as.actor, params: { id } })
      if (status !== 200) return status
      const text = String(body).replaceAll('\r\n ', '')
      const line = (name: string) => new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(text)?.[1]
      expect(line('UID')).toBe(`${id}-event@localhost`)
      expect(line('ORGANIZER')).toBe('CN="ShineQuo":mailto:no-reply@localhost')
      expect(text).not.toContain('ATTENDEE')
      return [line('METHOD'), line('STATUS'), Number(line('SEQUENCE')), line('DTSTART')]
    }
    const { id } = await write({ event, also_for: ['quincy_college'] })
    const act = async (endpoint: typeof unpublishPost | typeof deletePost, version: number) =>
      app.call(endpoint, { as: admin.actor, params: { id }, body: { version } })
    const publish = (version: number, at: string | null = null) =>
      app.call(publishPost, { as: admin.actor, params: { id }, body: { version, at } })
    expect(await file()).toBe(404)
    await publish(1)
    expect(await file()).toEqual(['PUBLISH', 'CONFIRMED', 2, '20261201T180000Z'])
    const later = { ...event, starts_at: '2026-12-01T18:30:00.000Z' }
    await change(id, 2, { event: later, also_for: ['quincy_college'] })
    expect(await file()).toEqual(['PUBLISH', 'CONFIRMED', 3, '20261201T183000Z'])
    // No longer for the other school.
    await change(id, 3, { also_for: [] })
    expect(await file(elsewhere)).toEqual(['CANCEL', 'CANCELLED', 4, '20261201T183000Z'])
    expect(await file()).toEqual(['PUBLISH', 'CONFIRMED', 4, '20261201T183000Z'])
    await act(unpublishPost, 4)
    for (const as of [student, elsewhere]) {
      expect(await file(as)).toEqual(['CANCEL', 'CANCELLED', 5, '20261201T183000Z'])
    }
    await publish(5)
    expect(await file()).toEqual(['PUBLISH', 'CONFIRMED', 6, '20261201T183000Z'])
    // Put off to a day on which students will see it.
    await publish(6, new Date(at(24)).toISOString())
    expect(await file()).toEqual(['CANCEL', 'CANCELLED', 7, '20261201T183000Z'])
    await publish(7)
    // Still a post, without a date.
    await change(id, 8, { event: null })
    expect(await file()).toEqual(['CANCEL', 'CANCELLED', 9, '20261201T183000Z'])
    await change(id, 9, { event })
    expect(await file()).toEqual(['PUBLISH', 'CONFIRMED', 10, '20261201T180000Z'])
    await act(deletePost, 10)
    expect(await file()).toEqual(['CANCEL', 'CANCELLED', 11, '20261201T180000Z'])
    await app.call(restorePost, { as: admin.actor, params: { id } })
    expect(await file()).toEqual(['PUBLISH', 'CONFIRMED', 12, '20261201T180000Z'])
  })

  it('takes back nothing from students who could never see it', async () => {
    const [id = ''] = await store(eventSeed(at(2), { published_at: null }))
    const status = async (as: SeededPerson) =>
      (await app.call(getEventFile, { as: as.actor, params: { id } })).status
    await app.call(deletePost, { as: admin.actor, params: { id }, body: { version: 1 } })
    expect([await status(student), await status(elsewhere)]).toEqual([404, 404])
  })

  it('makes a post an event, moves it and makes it a post again', async () => {
    const event = {
      starts_at: '2026-12-01T18:00:00Z',
      ends_at: '2026-12-01T19:00:00+00:00',
      time_zone: 'America/Chicago',
      place: 'Hall 2',
    }
    const draft = await write({ event })
    expect(draft.event).toEqual({
      ...event,
      starts_at: '2026-12-01T18:00:00.000Z',
      ends_at: '2026-12-01T19:00:00.000Z',
    })
    const corrected = await change(draft.id, 1, { title: 'Stew' })
    expect([corrected.title, corrected.event?.place]).toEqual(['Stew', 'Hall 2'])
    expect((await change(draft.id, 2, { event: null })).event).toBeNull()
    const details = (await entries()).map(({ details }) => (details as { starts_at?: string }).starts_at)
    expect(details).toEqual(['2026-12-01T18:00:00.000Z', '2026-12-01T18:00:00.000Z', undefined])
  })

  it('lets the text of a past event be corrected, and refuses a new one that is over', async () => {
    const [id = ''] = await store(eventSeed(at(-3)))
    const past = {
      starts_at: new Date(at(-3)).toISOString(),
      ends_at: new Date(at(-2)).toISOString(),
      time_zone: 'America/New_York',
      place: 'Hall 3',
    }
    expect((await change(id, 1, { event: past })).event?.place).toBe('Hall 3')
    const refused = await app.call(writePost, {
      as: admin.actor,
      params: BU,
      body: { ...WORDS, event: past },
    })
    expect(refused.error.errors).toEqual({ 'event.ends_at': 'Please choose an end in the future' })
  })

  it('shows one post to the students of each of its schools, and lists it at each of them', async () => {
    const post = await write({ also_for: ['quincy_college', 'quincy_college', 'boston_university'] })
    expect(post.also_for).toEqual([{ value: 'quincy_college', name: 'Quincy College' }])
    await store({ title: 'for all', school: 'deakin_university', for_all: true })
    await app.context.database.root
      .updateTable('posts')
      .set({ published_at: new Date(at(-1)) })
      .where('id', '=', post.id)
      .execute()
    expect((await feedOf(student)).toSorted()).toEqual(['Soup', 'for all'])
    expect((await feedOf(elsewhere)).toSorted()).toEqual(['Soup', 'for all'])
    const listed = await app.call(listSchoolPosts, {
      as: admin.actor,
      params: { value: 'quincy_college' },
    })
    expect(listed.body.posts.map(({ title, school_name }) => [title, school_name]).toSorted()).toEqual([
      ['Soup', 'Boston University'],
      ['for all', 'Deakin University'],
    ])
    expect(listed.body.counts.published).toBe(2)

    await change(post.id, 1, { also_for: ['babson_college'] })
    expect(await feedOf(elsewhere)).toEqual(['for all'])
    await change(post.id, 2, {})
    const all = await change(post.id, 3, { for_all: true })
    expect([all.for_all, all.also_for]).toEqual([true, []])
    expect((await feedOf(elsewhere)).toSorted()).toEqual(['Soup', 'for all'])
    expect((await entries()).map(({ details }) => details)).toMatchObject([
      { also_for: ['quincy_college'] },
      { also_for: ['babson_college'], no_longer_for: ['quincy_college'] },
      { also_for: ['babson_college'] },
      { for_all: true },
    ])
  })
})
