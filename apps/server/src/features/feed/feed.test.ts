import { listPosts, type Post } from '@shinequo/contract/feed'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pageCursor } from '../../plugins/page-cursor.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { type PostSeed, seedPosts } from '../../seeds/posts.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const uuid = (digit: string) => `00000000-0000-4000-8000-00000000000${digit}`

describeOnEngines('the feed', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  const store = (...posts: PostSeed[]) => app.context.database.transaction((trx) => seedPosts(trx, posts))
  const ago = (minutes: number) => new Date(app.clock.now() - minutes * MINUTE)
  const page = async (before?: string, as = student) =>
    (await app.call(listPosts, { as: as.actor, ...(before !== undefined && { query: { before } }) })).body
  const titles = (posts: readonly Post[]) => posts.map(({ title }) => title)

  it('shows the content of a post', async () => {
    const [id] = await store({
      title: 'Open studio',
      text: 'Come by.\n\nBring paper.',
      link: 'https://studio.example/',
      picture: Buffer.from([0xff, 0xd8, 0xff]),
      picture_alt: 'Brushes in a jar',
      published_at: new Date('2026-11-19T09:30:00Z'),
    })
    const { posts, next } = await page()
    expect(posts).toEqual([
      {
        id,
        title: 'Open studio',
        text: 'Come by.\n\nBring paper.',
        link: 'https://studio.example/',
        picture: { url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.jpg$/), alt: 'Brushes in a jar' },
        published_at: '2026-11-19T09:30:00.000Z',
        event: null,
      },
    ])
    expect(next).toBeNull()
    const picture = await app.app.inject(posts[0]!.picture!.url)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  it('continues after the previous page, newest first, whatever is published meanwhile', async () => {
    await store(...Array.from({ length: 25 }, (_, at) => ({ title: `${at}`, published_at: ago(at) })))
    const first = await page()
    expect(titles(first.posts)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    await store({ title: 'newer', published_at: ago(0) })
    const second = await page(first.next!)
    expect(titles(second.posts)).toEqual(['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'])
    const third = await page(second.next!)
    expect([titles(third.posts), third.next]).toEqual([['20', '21', '22', '23', '24'], null])
  })

  it('continues after the previous page when a scheduled post appears meanwhile', async () => {
    await store(...Array.from({ length: 15 }, (_, at) => ({ title: `${at}`, published_at: ago(at) })))
    await store({ title: 'scheduled', published_at: ago(-5) })
    const first = await page()
    expect(titles(first.posts)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    app.clock.advance(5 * MINUTE)
    expect(titles((await page(first.next!)).posts)).toEqual(['10', '11', '12', '13', '14'])
    expect(titles((await page()).posts).slice(0, 2)).toEqual(['scheduled', '0'])
  })

  it('neither loses nor repeats posts published in the same instant', async () => {
    await store(...Array.from({ length: 20 }, (_, at) => ({ title: `${at}`, published_at: ago(5) })))
    const first = await page()
    const second = await page(first.next!)
    expect(second.next).toBeNull()
    const ids = [...first.posts, ...second.posts].map(({ id }) => id)
    expect(new Set(ids).size).toBe(20)
    expect(ids).toEqual(ids.toSorted().toReversed())
  })

  it('has no further page when exactly ten are left', async () => {
    await store(...Array.from({ length: 10 }, (_, at) => ({ published_at: ago(at) })))
    const { posts, next } = await page()
    expect([posts.length, next]).toEqual([10, null])
  })

  it('leaves out drafts, and scheduled posts until their time', async () => {
    await store(
      { title: 'draft', published_at: null },
      { title: 'now', published_at: ago(0) },
      { title: 'later', published_at: ago(-1) },
    )
    expect(titles((await page()).posts)).toEqual(['now'])
    app.clock.advance(MINUTE - 1)
    expect(titles((await page()).posts)).toEqual(['now'])
    app.clock.advance(1)
    expect(titles((await page()).posts)).toEqual(['later', 'now'])
  })

  it("shows no other school's posts, not even to students of 'other' or of a school that they typed", async () => {
    const seed = (school: string) =>
      app.context.database.transaction((trx) => seedStudent(trx, { school, is_completed: true }))
    const [other, written, cased] = await Promise.all([
      seed('other'),
      seed('Elm College'),
      seed('elm college'),
    ])
    await store(
      { title: 'BU' },
      { title: 'Others', school: 'other' },
      { title: 'Elm', school: 'Elm College' },
    )
    expect(titles((await page()).posts)).toEqual(['BU'])
    expect(titles((await page(undefined, other)).posts)).toEqual(['Others'])
    expect(titles((await page(undefined, written)).posts)).toEqual(['Elm'])
    expect((await page(undefined, cased)).posts).toEqual([])
    // Students who have proved no school have no feed at all.
    const { status, error } = await app.call(listPosts, { as: (await seed('')).actor })
    expect([status, error.code]).toEqual([403, 'school_unproved'])
    const boston = pageCursor([new Date(app.clock.now()).toISOString(), uuid('f')])
    expect(titles((await page(boston, other)).posts)).toEqual(['Others'])
  })

  it('refuses an invalid cursor, coaches and signed-out callers', async () => {
    const wrong = [[], ['2026-11-20', uuid('1')], ['2026-13-01T00:00:00.000Z', uuid('1')], ['', uuid('1')]]
    for (const before of ['', 'x', '2026-11-20', ...wrong.map(pageCursor)]) {
      const { status, error } = await app.call(listPosts, { as: student.actor, query: { before } })
      expect([before, status]).toEqual([before, 400])
      expect(error.errors).toEqual({ before: 'This page of posts no longer exists. Please reload.' })
    }
    const coach = await app.context.database.transaction((trx) => seedCoach(trx))
    expect((await app.call(listPosts, { as: coach.actor })).status).toBe(403)
    expect((await app.call(listPosts)).status).toBe(401)
  })
})
