import {
  decideStory,
  deleteStory,
  listOwnStories,
  listStories,
  listStoriesToReview,
  type StoryDecision,
  type StoryList,
  undoStoryDecision,
} from '@shinequo/contract/community'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { type StorySeed, seedStories, seedStoryReports, seedWall } from '../../seeds/stories.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const HOUR = 3_600_000

describeOnEngines('reviewers of stories', (engine) => {
  let app: TestApp
  let author: SeededPerson
  let peer: SeededPerson
  let rosa: SeededPerson
  let omar: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      await seedWall(trx)
      author = await seedStudent(trx)
      peer = await seedStudent(trx)
      rosa = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
      omar = await seedAccount(trx, { role: 'admin', first_name: 'Omar', last_name: 'Haddad' })
    })
  })
  afterAll(() => app.close())

  const ago = (hours: number) => new Date(TEST_NOW - hours * HOUR)
  const store = (...stories: Partial<StorySeed>[]) =>
    app.context.database.transaction((trx) =>
      seedStories(
        trx,
        stories.map((one) => ({ student_profile_id: author.profileId, ...one })),
      ),
    )
  const report = (story_id: string, hours: number) =>
    app.context.database.transaction((trx) =>
      seedStoryReports(trx, [{ story_id, student_profile_id: peer.profileId, created_at: ago(hours) }]),
    )
  const review = async (query: { list?: StoryList; cursor?: string } = {}, as = rosa) =>
    (await app.call(listStoriesToReview, { as: as.actor, query })).body
  const decide = (id: string, decision: StoryDecision, version = 1, reason = 'Because', as = rosa) =>
    app.call(decideStory, { as: as.actor, params: { id }, body: { decision, reason, version } })
  const undo = (id: string, version: number, as = rosa) =>
    app.call(undoStoryDecision, { as: as.actor, params: { id }, body: { version } })
  const own = async () => (await app.call(listOwnStories, { as: author.actor })).body
  const onWall = async () =>
    (await app.call(listStories, { as: peer.actor })).body.stories.map(({ title }) => title)

  it('see held ones first, then reported, then waiting, each the longest wait first, with their ages', async () => {
    const [, reported] = await store(
      { title: 'waits short', created_at: ago(1) },
      { title: 'reported', state: 'published', created_at: ago(900) },
      { title: 'held short', state: 'held', created_at: ago(2) },
      { title: 'waits long', created_at: ago(70) },
      { title: 'on the wall', state: 'published' },
      { title: 'held long', state: 'held', created_at: ago(9) },
      { title: 'declined', state: 'declined', decided_by: rosa.accountId },
    )
    await report(reported!, 5)
    const { stories, counts, next } = await review()
    expect(stories.map(({ title, waiting_since }) => [title, waiting_since])).toEqual([
      ['held long', ago(9).toISOString()],
      ['held short', ago(2).toISOString()],
      ['reported', ago(5).toISOString()],
      ['waits long', ago(70).toISOString()],
      ['waits short', ago(1).toISOString()],
    ])
    expect(counts).toEqual({ held: 2, reported: 1, waiting: 2, published: 2, refused: 1 })
    expect(next).toBeNull()
    expect((await review({ list: 'published' })).stories.map(({ title }) => title)).toEqual([
      'on the wall',
      'reported',
    ])
    expect((await review({ list: 'refused' })).stories).toMatchObject([
      { title: 'declined', waiting_since: null, decision: { by: 'Rosa Ortiz' } },
    ])
  })

  it('page through a long queue with each story once, even for the same instant', async () => {
    await store(
      ...Array.from({ length: 60 }, (_, at) => ({
        title: `${at}`,
        state: at % 3 === 0 ? ('held' as const) : ('waiting' as const),
        created_at: ago(at % 4),
      })),
    )
    for (const list of ['queue', 'published', 'refused'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await review({ list, ...(cursor && { cursor }) })
        seen.push(...page.stories.map(({ id }) => id))
        cursor = page.next ?? undefined
      } while (cursor)
      const expected = list === 'queue' ? 60 : 0
      expect([seen.length, new Set(seen).size]).toEqual([expected, expected])
    }
    const ids = (await review()).stories.map(({ id }) => id)
    for (const id of ids) expect((await decide(id, 'published')).status).toBe(200)
    const first = await review({ list: 'published' })
    expect([first.stories.length, first.next]).toEqual([25, null])
  })

  it('decline with a reason that the author can read; without one nothing changes', async () => {
    const [id] = await store({})
    const { status, error } = await decide(id!, 'declined', 1, '')
    expect([status, error.errors]).toEqual([400, { reason: 'Please say why: the author will read it' }])
    expect(error.error_codes).toEqual({ reason: { code: 'story_reason_required' } })
    expect(await own()).toMatchObject([{ state: 'waiting', reason: '' }])
    const { body } = await decide(id!, 'declined', 1, 'Please leave the name of your lab out.')
    expect(body).toMatchObject({ state: 'declined', version: 2, decision: { by: 'Rosa Ortiz' } })
    expect(await own()).toMatchObject([
      {
        state: 'declined',
        reason: 'Please leave the name of your lab out.',
        decided_at: '2026-11-20T15:00:00.000Z',
      },
    ])
    expect(await onWall()).toEqual([])
  })

  it('remove a story from the wall, or keep a reported one, which closes its reports', async () => {
    const [one, two] = await store({ title: 'one', state: 'published' }, { title: 'two', state: 'published' })
    await report(one!, 1)
    await report(two!, 1)
    expect((await decide(one!, 'published')).status).toBe(200)
    expect(await onWall()).toEqual(['two', 'one'])
    expect((await review()).stories.map(({ title }) => title)).toEqual(['two'])
    expect((await decide(one!, 'published', 2)).error.code).toBe('version_conflict')
    expect((await decide(two!, 'removed', 1, 'It names a person')).status).toBe(200)
    expect(await onWall()).toEqual(['one'])
    expect((await review()).counts).toMatchObject({ reported: 0, refused: 1 })
    const kept = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'student_profile_id'])
      .orderBy('action')
      .execute()
    expect(kept).toEqual([
      { action: 'story.kept', student_profile_id: null },
      { action: 'story.removed', student_profile_id: null },
    ])
  })

  it('cannot overwrite each other: the second of two who decide at once gets a conflict', async () => {
    const [id] = await store({})
    const answers = await Promise.all([
      decide(id!, 'published', 1, '', rosa),
      decide(id!, 'declined', 1, 'Too long', omar),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [first] = answers.filter(({ status }) => status === 200)
    const [second] = answers.filter(({ status }) => status === 409)
    expect(second!.error.code).toBe('version_conflict')
    expect(await own()).toMatchObject([{ state: first!.body.state }])
    const late = await decide(id!, 'declined', 1, 'Too late', omar)
    expect([late.status, late.error.code]).toEqual([409, 'version_conflict'])
  })

  it('are told when the author has deleted a story', async () => {
    const [id] = await store({})
    await app.call(deleteStory, { as: author.actor, params: { id: id! } })
    expect((await decide(id!, 'published')).status).toBe(404)
  })

  it('can undo their own decision for a minute, which restores the reports', async () => {
    const [held, reported] = await store({ state: 'held' }, { state: 'published', title: 'reported' })
    await report(reported!, 1)
    await decide(held!, 'published')
    await decide(reported!, 'removed')
    const { undoable } = await review()
    expect(undoable).toHaveLength(2)
    expect(undoable[0]).toMatchObject({ version: 2, until: '2026-11-20T15:01:00.000Z' })
    expect((await review({}, omar)).undoable).toEqual([])
    expect((await undo(held!, 2, omar)).error.code).toBe('undo_over')
    expect((await undo(held!, 1)).error.code).toBe('version_conflict')

    app.clock.advance(59_999)
    expect((await undo(held!, 2)).body).toMatchObject({ state: 'held', version: 3, decision: null })
    expect((await undo(reported!, 2)).body).toMatchObject({ state: 'published', reports: [{}] })
    expect(await onWall()).toEqual(['reported'])
    expect((await review()).stories.map(({ title }) => title)).toEqual(['The week I asked', 'reported'])
    expect((await undo(held!, 3)).error.code).toBe('undo_over')
    expect(await own()).toMatchObject([{ reason: '' }, { reason: '' }])
  })

  it('cannot undo it after that minute', async () => {
    const [id] = await store({})
    await decide(id!, 'published')
    app.clock.advance(60_000)
    const late = await undo(id!, 2)
    expect([late.status, late.error.code]).toEqual([409, 'undo_over'])
    expect((await review()).undoable).toEqual([])
    expect(await onWall()).toEqual(['The week I asked'])
  })
})
