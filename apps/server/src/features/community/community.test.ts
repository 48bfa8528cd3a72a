import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import {
  decideStory,
  deleteStory,
  listOwnStories,
  listStories,
  listStoriesToReview,
  openStoryAuthor,
  reportStory,
  shareStory,
  thankStory,
  unthankStory,
} from '@shinequo/contract/community'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openLog } from '../../plugins/log.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { type StorySeed, seedStories, seedWall } from '../../seeds/stories.ts'
import { assembleApp } from '../../testing/assembled-app.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TestClock } from '../../testing/test-clock.ts'

const DAY = 86_400_000
const STORY = { title: 'A first week', story: 'It got better.\n\nReally.', tags: 'Sleep, friends, sleep' }
const RISKY = { ...STORY, story: 'At night I want to die.' }

describeOnEngines('the wall of a school', (engine) => {
  let app: TestApp
  let author: SeededPerson
  let peer: SeededPerson
  let admin: SeededPerson
  const seed = <T>(work: Parameters<typeof app.context.database.transaction<T>>[0]) =>
    app.context.database.transaction(work)
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await seed(async (trx) => {
      await seedWall(trx)
      author = await seedStudent(trx, {
        first_name: 'Authoria',
        last_name: 'Nameworth',
        time_zone: 'America/New_York',
        picture: Buffer.from([0xff, 0xd8, 0xff]),
      })
      peer = await seedStudent(trx, { time_zone: 'America/New_York' })
      admin = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
    })
  })
  afterAll(() => app.close())

  const share = (body: object, as = author) => app.call(shareStory, { as: as.actor, body })
  const wall = (as = peer, cursor?: string) =>
    app.call(listStories, { as: as.actor, ...(cursor && { query: { cursor } }) })
  const own = async (as = author) => (await app.call(listOwnStories, { as: as.actor })).body
  const publish = (id: string, version = 1) =>
    app.call(decideStory, {
      as: admin.actor,
      params: { id },
      body: { decision: 'published', reason: '', version },
    })
  const store = (...stories: Partial<StorySeed>[]) =>
    seed((trx) =>
      seedStories(
        trx,
        stories.map((one) => ({ student_profile_id: author.profileId, ...one })),
      ),
    )

  it('is off unless its school turned it on: nothing can be read or shared', async () => {
    await store({ state: 'published' })
    const elsewhere = await seed((trx) => seedStudent(trx, { school: 'boston_college' }))
    const off = { wall_on: false, awaited: false, stories: [], next: null }
    expect((await wall(elsewhere)).body).toEqual(off)
    const refused = await share(STORY, elsewhere)
    expect([refused.status, refused.error.code]).toEqual([409, 'wall_off'])
    await seed((trx) => seedWall(trx, 'boston_university', false))
    expect((await wall()).body).toEqual(off)
    expect((await share(STORY)).error.code).toBe('wall_off')
    expect((await own()).map(({ state }) => state)).toEqual(['published'])
  })

  it('shows a story to peers only after a reviewer has published it', async () => {
    const { status, body } = await share(STORY)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      title: 'A first week',
      story: 'It got better.\n\nReally.',
      tags: ['Sleep', 'friends'],
      state: 'waiting',
      created_at: '2026-11-20T15:00:00.000Z',
      decided_at: null,
      reason: '',
      helped_count: 0,
      messages: [],
    })
    expect((await wall()).body).toEqual({ wall_on: true, stories: [], next: null })
    app.clock.advance(DAY)
    expect((await publish(body.id)).status).toBe(200)
    expect((await wall()).body.stories).toEqual([
      {
        id: body.id,
        title: 'A first week',
        story: 'It got better.\n\nReally.',
        tags: ['Sleep', 'friends'],
        published_on: '2026-11-21',
        is_own: false,
        is_reported: false,
        helped: false,
        helped_count: 0,
      },
    ])
    expect((await wall(author)).body.stories[0]).toMatchObject({ is_own: true })
    expect(await own()).toMatchObject([{ state: 'published', decided_at: '2026-11-21T15:00:00.000Z' }])
  })

  it('never reveals the author or a time of day to peers, whatever is ticked', async () => {
    const { body: shared } = await share({ ...STORY, is_anonymous: false })
    await publish(shared.id)
    const bytes = async (path: string, as: SeededPerson) => {
      const headers = { authorization: `Bearer ${app.context.tokens.sign(as.actor)}` }
      return (await app.app.inject({ url: path, headers })).rawPayload.toString('latin1')
    }
    const picture = await app.context.database.root
      .selectFrom('student_profiles')
      .select('picture_key')
      .where('id', '=', author.profileId)
      .executeTakeFirstOrThrow()
    const secrets = [
      author.accountId,
      author.profileId,
      author.email,
      'Authoria',
      'Nameworth',
      picture.picture_key!,
    ]
    const seen = await bytes('/api/stories/', peer)
    expect(seen).toContain('A first week')
    for (const secret of [...secrets, 'T15:00']) expect(seen).not.toContain(secret)
    const review = await bytes('/api/admin/stories/?list=published', admin)
    expect(review).toContain('A first week')
    for (const secret of secrets) expect(review).not.toContain(secret)
    // The cursor of a page is a position on the wall, which does not reveal a time either.
    await store(...Array.from({ length: 10 }, () => ({ state: 'published' as const })))
    const { next } = (await wall()).body
    expect(JSON.parse(Buffer.from(next!, 'base64url').toString())).toEqual([expect.stringMatching(/^\d+$/)])
  })

  it('shows the day in the reader’s own zone', async () => {
    const decided_at = new Date('2026-11-21T02:00:00Z')
    await store({ state: 'published', decided_by: admin.accountId, decided_at })
    const abroad = await seed((trx) => seedStudent(trx, { time_zone: 'Asia/Kathmandu' }))
    expect((await wall()).body.stories[0]?.published_on).toBe('2026-11-20')
    expect((await wall(abroad)).body.stories[0]?.published_on).toBe('2026-11-21')
  })

  it('has pages of ten, newest first, whatever is published or removed meanwhile', async () => {
    const ids = await store(
      ...Array.from({ length: 25 }, (_, at) => ({ state: 'published' as const, title: `${at}` })),
    )
    const titles = (page: Awaited<ReturnType<typeof wall>>) => page.body.stories.map(({ title }) => title)
    const first = await wall()
    expect(titles(first)).toEqual(['24', '23', '22', '21', '20', '19', '18', '17', '16', '15'])
    await store({ state: 'published', title: 'newer' })
    await app.call(deleteStory, { as: author.actor, params: { id: ids[15]! } })
    const second = await wall(peer, first.body.next!)
    expect(titles(second)).toEqual(['14', '13', '12', '11', '10', '9', '8', '7', '6', '5'])
    const third = await wall(peer, second.body.next!)
    expect([titles(third), third.body.next]).toEqual([['4', '3', '2', '1', '0'], null])
  })

  it('is visible only to its school', async () => {
    const elsewhere = await seed(async (trx) => {
      await seedWall(trx, 'boston_college')
      return await seedStudent(trx, { school: 'boston_college' })
    })
    const [id] = await store({ state: 'published' })
    expect((await wall(elsewhere)).body).toMatchObject({ wall_on: true, stories: [] })
    const report = { params: { id: id! }, body: { reason: 'Not mine to see' } }
    expect((await app.call(reportStory, { as: elsewhere.actor, ...report })).status).toBe(404)
  })

  it('shows where to get help before it accepts words of risk, and then holds the story for review', async () => {
    const before = await share(RISKY)
    expect([before.status, before.error.code]).toEqual([409, 'care_first'])
    expect(before.error.message).toContain('988')
    for (const risky of [
      { ...STORY, title: 'I want to die' },
      { ...STORY, tags: 'suicide' },
    ]) {
      expect((await share(risky)).error.code).toBe('care_first')
    }
    expect(await own()).toEqual([])
    const after = await share({ ...RISKY, confirmed: true })
    expect([after.status, after.body.state]).toEqual([201, 'held'])
    expect((await share({ ...STORY, confirmed: true })).body.state).toBe('waiting')
    // Heavy words that may mean danger are a story like the others.
    expect((await share({ ...STORY, story: "I can't take it anymore." })).body.state).toBe('waiting')
    expect((await wall()).body.stories).toEqual([])
  })

  it('accepts five stories a day from one student, not counting refused ones', async () => {
    for (let at = 0; at < 8; at++) expect((await share(RISKY)).error.code).toBe('care_first')
    for (let at = 0; at < 5; at++) expect((await share(STORY)).status).toBe(201)
    const sixth = await share(STORY)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await share(STORY, peer)).status).toBe(201)
  })

  it('lets authors, and nobody else, delete their stories, with the reports', async () => {
    const [id] = await store({ state: 'published' })
    const params = { id: id! }
    await app.call(reportStory, { as: peer.actor, params, body: { reason: 'Rude' } })
    expect((await app.call(deleteStory, { as: peer.actor, params })).status).toBe(404)
    expect((await app.call(deleteStory, { as: author.actor, params })).status).toBe(200)
    expect((await wall()).body.stories).toEqual([])
    expect((await app.call(deleteStory, { as: author.actor, params })).status).toBe(404)
    const left = await sql<{ n: number }>`select count(*)::int as n from story_reports`.execute(
      app.context.database.root,
    )
    expect(left.rows).toEqual([{ n: 0 }])
  })

  it('accepts one report per reader, about stories that they can read and did not write', async () => {
    const [id, waiting] = await store({ state: 'published' }, { state: 'waiting' })
    const report = (story: string, as = peer) =>
      app.call(reportStory, { as: as.actor, params: { id: story }, body: { reason: 'It names me' } })
    expect((await report(id!)).body.message).toBe('Thank you. A person will look at this story.')
    expect((await report(id!)).status).toBe(201)
    expect((await report(id!, author)).status).toBe(404)
    expect((await report(waiting!)).status).toBe(404)
    expect((await wall()).body.stories).toMatchObject([{ is_reported: true }])
    const { body } = await app.call(listStoriesToReview, { as: admin.actor })
    expect(body.counts).toMatchObject({ reported: 1, waiting: 1 })
    expect(body.stories[0]!.reports).toEqual([
      { reason: 'It names me', created_at: '2026-11-20T15:00:00.000Z' },
    ])
  })

  it('counts once per student that a story helped, until they take it back, and names nobody', async () => {
    const [id, waiting] = await store({ state: 'published' }, { state: 'waiting' })
    const other = await seed((trx) => seedStudent(trx))
    const thank = (as = peer, story = id!) => app.call(thankStory, { as: as.actor, params: { id: story } })
    const unthank = (as = peer) => app.call(unthankStory, { as: as.actor, params: { id: id! } })
    expect((await thank()).body).toEqual({ helped: true, helped_count: 1 })
    expect((await thank()).body).toEqual({ helped: true, helped_count: 1 })
    expect((await thank(other)).body).toEqual({ helped: true, helped_count: 2 })
    expect((await wall()).body.stories).toMatchObject([{ helped: true, helped_count: 2 }])
    expect((await wall(author)).body.stories).toMatchObject([{ helped: false, helped_count: 2 }])
    expect((await own()).map(({ helped_count }) => helped_count).sort()).toEqual([0, 2])
    for (const { status, body } of [await unthank(), await unthank()]) {
      expect([status, body]).toEqual([200, { helped: false, helped_count: 1 }])
    }
    expect((await wall()).body.stories).toMatchObject([{ helped: false, helped_count: 1 }])
    const elsewhere = await seed((trx) => seedStudent(trx, { school: 'georgetown_university' }))
    await seed((trx) => seedWall(trx, 'georgetown_university'))
    expect((await thank(author)).status).toBe(404)
    expect((await thank(peer, waiting!)).status).toBe(404)
    expect((await thank(elsewhere)).status).toBe(404)
    await seed((trx) => seedWall(trx, 'boston_university', false))
    expect((await thank()).error.code).toBe('wall_off')
    expect((await unthank(other)).error.code).toBe('wall_off')
  })

  it('reveals who wrote a story only in a separate act with a reason, which the author can read', async () => {
    const { body: shared } = await share(STORY)
    await publish(shared.id)
    const opened = await app.call(openStoryAuthor, {
      as: admin.actor,
      params: { id: shared.id },
      body: { reason: 'A friend wrote to us' },
    })
    expect(opened.body).toEqual({ account_id: author.accountId, name: 'Authoria Nameworth' })
    const entries = (await app.call(listOwnAuditEntries, { as: author.actor })).body.entries
    expect(entries).toMatchObject([
      {
        action: 'story.author_opened',
        actor: { role: 'admin', name: 'Rosa Ortiz' },
        reason: 'A friend wrote to us',
      },
    ])
    expect((await app.call(listOwnAuditEntries, { as: peer.actor })).body.entries).toEqual([])
    // A search of the audit for the story finds the decisions, but not its author.
    const found = await app.call(listAuditEntries, { as: admin.actor, query: { subject: shared.id } })
    expect(found.body.entries.map(({ action, student }) => [action, student])).toEqual([
      ['story.published', null],
    ])
    const all = JSON.stringify((await app.call(listAuditEntries, { as: admin.actor })).body)
    for (const written of ['A first week', 'It got better']) expect(all).not.toContain(written)
  })
})

describeOnEngines('the log of the wall', (engine) => {
  it('contains nothing that students wrote, whatever goes wrong', async () => {
    const lines: string[] = []
    const log = openLog('info', { write: (line) => void lines.push(line) })
    const { app, context, sent, close } = await assembleApp(
      await openTestDatabase(engine),
      new TestClock(),
      {},
      log,
    )
    const [student, peer] = await context.database.transaction(async (trx) => {
      await seedWall(trx)
      return [await seedStudent(trx), await seedStudent(trx)]
    })
    const post = (path: string, payload: object, as = student!) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { authorization: `Bearer ${context.tokens.sign(as.actor)}` },
        payload,
      })
    const story = { title: 'Secretword', story: 'secretword: I want to die', tags: 'secretword' }
    const path = addressOf(shareStory)
    await post(path, { ...story, title: '' })
    expect((await post(path, story)).statusCode).toBe(409)
    expect((await post(path, { ...story, confirmed: true })).statusCode).toBe(201)
    await sql`alter table stories add check (title <> 'Secretword') not valid`.execute(context.database.root)
    expect((await post(path, { ...story, confirmed: true })).statusCode).toBe(500)
    await sql`drop table story_messages, story_reports, story_thanks, stories`.execute(context.database.root)
    expect((await post(path, { ...story, confirmed: true }, peer)).statusCode).toBe(500)
    await close()
    expect(lines.filter((line) => line.includes('unexpected error'))).toHaveLength(2)
    expect(lines.join('')).not.toMatch(/secretword/i)
    expect(sent).toEqual([])
  })
})
