import type { Endpoint } from '@shinequo/contract/endpoint'
import {
  type AdminPost,
  changePost,
  deletePost,
  getPost,
  listPosts,
  listSchoolPosts,
  publishPost,
  removePostPicture,
  restorePost,
  setPostPicture,
  unpublishPost,
  writePost,
} from '@shinequo/contract/feed'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedPosts } from '../../seeds/posts.ts'
import { upload } from '../../testing/access-row.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { addressOf, type CallResult, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { removeDeletedPost } from './jobs.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BU = { value: 'boston_university' }
const WORDS = { title: 'Soup', text: 'Every Thursday.', link: '', picture_alt: '' }

describeOnEngines('the posts of a school', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  const act = <E extends Endpoint>(endpoint: E, id: string, body?: object) =>
    app.call(endpoint, { as: admin.actor, params: { id }, body })
  const write = async (words: object = {}) =>
    (await app.call(writePost, { as: admin.actor, params: BU, body: { ...WORDS, ...words } })).body
  const list = async (query: Record<string, string> = {}) =>
    (await app.call(listSchoolPosts, { as: admin.actor, params: BU, query })).body
  const feed = async () =>
    (await app.call(listPosts, { as: student.actor })).body.posts.map(({ title }) => title)
  const inMs = (ms: number) => new Date(app.clock.now() + ms).toISOString()
  const entries = () =>
    app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_account_id', 'details'])
      .orderBy('at')
      .execute()

  async function setPicture(
    { id, version }: AdminPost,
    bytes: Buffer,
  ): Promise<CallResult<typeof setPostPicture>> {
    const { payload, headers } = upload('', bytes)
    const response = await app.app.inject({
      method: 'POST',
      url: addressOf(setPostPicture, { id }, { version }),
      headers: { authorization: `Bearer ${app.context.tokens.sign(admin.actor)}`, ...headers },
      payload: payload!,
    })
    const parsed = response.json()
    return { status: response.statusCode, body: parsed, error: parsed, headers: response.headers }
  }
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer()

  it('are drafts until they are published, and drafts again when they are unpublished', async () => {
    const draft = await write({ link: 'https://soup.school.example/' })
    expect(draft).toMatchObject({ state: 'draft', published_at: null, version: 1, school: BU.value })
    expect(await feed()).toEqual([])
    const { body: published } = await act(publishPost, draft.id, { version: 1, at: null })
    expect(published).toMatchObject({ state: 'published', published_at: inMs(0), version: 2 })
    expect(await feed()).toEqual(['Soup'])
    const { body: back } = await act(unpublishPost, draft.id, { version: 2 })
    expect(back).toMatchObject({ state: 'draft', published_at: null, version: 3 })
    expect(await feed()).toEqual([])
    expect((await entries()).map(({ action }) => action)).toEqual([
      'post.written',
      'post.published',
      'post.unpublished',
    ])
    expect((await entries())[0]).toMatchObject({
      actor_account_id: admin.accountId,
      details: { school: BU.value, title: 'Soup', published_at: null },
    })
  })

  it('appear exactly at their time, without a job', async () => {
    const draft = await write()
    const { body } = await act(publishPost, draft.id, { version: 1, at: inMs(90 * MINUTE) })
    expect(body.state).toBe('scheduled')
    app.clock.advance(90 * MINUTE - 1)
    expect(await feed()).toEqual([])
    app.clock.advance(1)
    expect(await feed()).toEqual(['Soup'])
    const { body: now } = await act(getPost, draft.id)
    expect(now).toMatchObject({ state: 'published', version: body.version })
  })

  it('that are published keep their time when they are published again', async () => {
    const { id } = await write()
    const { body: first } = await act(publishPost, id, { version: 1, at: null })
    app.clock.advance(DAY)
    const { body: second } = await act(publishPost, id, { version: 2, at: null })
    expect(second.published_at).toBe(first.published_at)
  })

  it('refuse the second of two conflicting changes, and keep the first', async () => {
    const { id } = await write()
    const [one, two] = await Promise.all(
      ['Stew', 'Bread'].map((title) => act(changePost, id, { ...WORDS, title, version: 1 })),
    )
    expect([one!.status, two!.status].sort()).toEqual([200, 409])
    const refused = one!.status === 409 ? one! : two!
    const made = one!.status === 200 ? one! : two!
    expect(refused.error.code).toBe('version_conflict')
    expect((await act(getPost, id)).body).toEqual(made.body)
    for (const call of [
      act(publishPost, id, { version: 1, at: null }),
      act(unpublishPost, id, { version: 1 }),
      act(deletePost, id, { version: 1 }),
      act(removePostPicture, id, { version: 1 }),
    ]) {
      expect((await call).status).toBe(409)
    }
    expect((await act(getPost, id)).body).toEqual(made.body)
  })

  it('have a picture of at most 1600 pixels, re-encoded, which requires a description', async () => {
    const bare = await write()
    expect((await setPicture(bare, await drawn(10, 10))).error.errors).toHaveProperty('picture_alt')
    const worded = await write({ picture_alt: 'A bowl of soup' })
    const first = await setPicture(worded, await drawn(3200, 1000))
    expect(first.body).toMatchObject({ picture: { alt: 'A bowl of soup' }, version: 2 })
    const served = async (url: string) => app.app.inject(url)
    const { rawPayload } = await served(first.body.picture!.url)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 500 })

    const second = await setPicture(first.body, await drawn(300, 200))
    const small = (await served(second.body.picture!.url)).rawPayload
    expect(await sharp(small).metadata()).toMatchObject({ width: 300, height: 200 })
    expect((await served(first.body.picture!.url)).statusCode).toBe(404)
    expect((await setPicture(first.body, await drawn(30, 20))).status).toBe(409)

    const silent = await act(changePost, worded.id, { ...WORDS, version: 3 })
    expect([silent.status, silent.error.errors]).toEqual([
      400,
      { picture_alt: "Please say what the picture shows, for students who can't see it" },
    ])
    const { body: without } = await act(removePostPicture, worded.id, { version: 3 })
    expect(without).toMatchObject({ picture: null, version: 4 })
    expect(await app.context.database.root.selectFrom('pictures').select('key').execute()).toEqual([])
  })

  it('can be restored for a day after they were deleted, and are removed then', async () => {
    const { id } = await write({ picture_alt: 'A bowl of soup' })
    await setPicture((await act(getPost, id)).body, await drawn(10, 10))
    await act(publishPost, id, { version: 2, at: null })
    const before = (await act(getPost, id)).body
    expect((await act(deletePost, id, { version: 3 })).status).toBe(200)
    expect(await feed()).toEqual([])
    expect((await list()).posts).toEqual([])
    expect((await act(getPost, id)).status).toBe(404)
    const { body: restored } = await act(restorePost, id)
    expect(restored).toEqual({ ...before, version: 5 })
    expect((await act(restorePost, id)).body).toEqual(restored)
    expect(await feed()).toEqual(['Soup'])

    app.clock.advance(DAY)
    await act(deletePost, id, { version: 5 })
    await removeAfterADay(id)
    expect((await act(restorePost, id)).status).toBe(200)
    await act(deletePost, id, { version: 7 })
    app.clock.advance(DAY)
    await removeAfterADay(id)
    expect((await act(restorePost, id)).status).toBe(404)
    expect(await app.context.database.root.selectFrom('pictures').select('key').execute()).toEqual([])
  })

  /** The queue uses the machine's clock, so this test runs the job of the next day itself. */
  const removeAfterADay = (id: string) => removeDeletedPost.handle(app.context, { id })

  it('are listed with drafts first, then by their time, a page at a time', async () => {
    await app.context.database.transaction((trx) =>
      seedPosts(trx, [
        ...Array.from({ length: 24 }, (_, at) => ({
          title: `out ${at}`,
          published_at: new Date(app.clock.now() - at * MINUTE),
        })),
        { title: 'soon', published_at: new Date(app.clock.now() + MINUTE) },
        { title: 'later', published_at: new Date(app.clock.now() + DAY) },
        { title: 'elsewhere', school: 'babson_college' },
      ]),
    )
    await write({ title: 'older draft' })
    app.clock.advance(1000)
    await write({ title: 'newer draft' })
    const first = await list()
    expect(first).toMatchObject({
      school: 'Boston University',
      counts: { draft: 2, scheduled: 2, published: 24 },
    })
    const rest = await list({ cursor: first.next! })
    const titles = [...first.posts, ...rest.posts].map(({ title }) => title)
    const out = Array.from({ length: 24 }, (_, at) => `out ${at}`)
    expect(titles).toEqual(['newer draft', 'older draft', 'later', 'soon', ...out])
    expect([first.posts.length, rest.next]).toEqual([25, null])
    for (const [state, count] of Object.entries(first.counts)) {
      const { posts } = await list({ state })
      expect([state, posts.length, new Set(posts.map((post) => post.state))]).toEqual([
        state,
        count,
        new Set([state]),
      ])
    }
  })

  it('continue after the previous page, even between two drafts', async () => {
    for (let at = 0; at < 27; at++) await write({ title: `${at}` })
    const first = await list()
    const rest = await list({ cursor: first.next! })
    expect(new Set([...first.posts, ...rest.posts].map(({ id }) => id)).size).toBe(27)
  })
})
