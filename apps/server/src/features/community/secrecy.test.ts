import {
  decideStory,
  deleteStory,
  listOwnStories,
  listStoriesToReview,
  openStoryAuthor,
  reportStory,
  shareStory,
  thankStory,
  undoStoryDecision,
} from '@shinequo/contract/community'
import { answerStoryMessage, reachOut } from '@shinequo/contract/community/messages'
import { sendGivenUpMessages } from '@shinequo/contract/notifications'
import { editPerson, suspendPerson } from '@shinequo/contract/people'
import { exportPersonData } from '@shinequo/contract/people/exports'
import { takeSchoolBack } from '@shinequo/contract/schools/proofs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedWall } from '../../seeds/stories.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { type SmtpPlace, startSmtpPlace } from '../../testing/smtp-place.ts'
import { STAFF_READS, type StaffView, staffView, withoutIds } from '../../testing/staff-view.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const SECOND = 1000
/** Calls that have nothing to answer in these worlds. */
const NOTHING_THERE = [
  'downloadRefusedRows',
  'getBulkAct',
  'getPost',
  'getRosterImport',
  'listBulkTargets',
  'listRosterRows',
  'readCareRequest',
]

type Who = 'ana' | 'bea' | 'cleo'

/** Who wrote the stories of a world, and who reported one and was helped by it. */
interface Cast {
  readonly author: Who
  readonly peer: Who
}

describeOnEngines('what staff can read of the wall', (engine) => {
  let app: TestApp
  let smtp: SmtpPlace
  let rosa: SeededPerson
  let omar: SeededPerson
  let students: Record<Who, SeededPerson>
  let coach: SeededPerson
  /** Ids of a world are sorted alike in each, but never used again: tokens of paused people stay refused. */
  let worlds = 0
  const idOf = (number: number) => `0000000${number}-0000-4000-8000-00000000000${worlds}`
  const answered = new Set<string>()
  beforeAll(async () => {
    smtp = await startSmtpPlace()
    app = await startTestApp(engine, { SMTP_URL: smtp.url, BASE_URL: 'https://shine.example' })
  })
  beforeEach(() => {
    smtp.mannersTo.clear()
  })
  afterAll(async () => {
    await app.close()
    await smtp.stop()
  })

  /** Ana's mailbox is flagged, though it takes mail; Bea's is not flagged, though it takes none. */
  async function begin(): Promise<void> {
    worlds++
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      const account = (number: number, first_name: string) => ({
        ...{ id: idOf(number), first_name, last_name: 'Sample', email: `${first_name}@mail.example` },
      })
      rosa = await seedAccount(trx, { ...account(1, 'rosa'), role: 'admin' })
      omar = await seedAccount(trx, { ...account(2, 'omar'), role: 'admin' })
      const student = (number: number, name: Who) =>
        seedStudent(trx, { ...account(number, name), account_id: idOf(number), id: idOf(number + 3) })
      students = {
        ana: await student(3, 'ana'),
        bea: await student(4, 'bea'),
        cleo: await student(5, 'cleo'),
      }
      coach = await seedCoach(trx, account(9, 'jonas'))
      await seedWall(trx)
      await trx
        .updateTable('accounts')
        .set({ email_refused_at: new Date(app.clock.now()) })
        .where('id', '=', students.ana.accountId)
        .execute()
    })
    smtp.mannersTo.set(students.bea.email, { kind: 'refuses', at: 'recipient', code: 550 })
  }

  /** Does each act of the wall in one world; returns what both administrators could read after each. */
  async function world({ author: by, peer: other }: Cast): Promise<Record<string, StaffView>> {
    await begin()
    const [author, peer] = [students[by], students[other]]
    const seen: Record<string, StaffView> = {}
    const known = new Map(
      Object.entries({ rosa, omar, coach, ...students }).flatMap(([name, { accountId, profileId }]) => [
        [profileId, `the profile of ${name}`] as const,
        [accountId, `the account of ${name}`] as const,
      ]),
    )
    const stories: string[] = []
    const look = async (act: string, readers: readonly SeededPerson[], told: object = {}) => {
      const asked = [students.ana, students.bea]
      const looked = {
        ids: [...asked.map(({ accountId }) => accountId), coach.profileId],
        students: asked.map(({ accountId }) => accountId),
        subjects: [...asked.map(({ profileId }) => profileId), ...stories],
        names: ['ana', 'bea'],
      }
      for (const reader of readers) {
        const view = await staffView(app, reader.actor, looked, answered)
        const all = { ...view, 'answered to who acted': JSON.stringify(told) }
        seen[`${act}, as ${reader.email}`] = withoutIds(all, known)
        // What is done at the same instant has no order.
        app.clock.advance(SECOND)
      }
    }
    const both = [rosa, omar]
    const any = [omar]
    const share = async (title: string, story: string) => {
      const body = { title, story, tags: '', confirmed: true }
      const { status, body: shared } = await app.call(shareStory, { as: author.actor, body })
      expect(status).toBe(201)
      stories.push(shared.id)
      return { id: shared.id }
    }
    const versionOf = async (id: string) => {
      for (const list of ['queue', 'published', 'refused'] as const) {
        const { stories } = (await app.call(listStoriesToReview, { as: rosa.actor, query: { list } })).body
        const story = stories.find((one) => one.id === id)
        if (story) return story.version
      }
      throw new Error('the story is in no list')
    }
    const decide = async (params: { id: string }, decision: 'published' | 'declined' | 'removed') => {
      const body = { decision, reason: 'A reason', version: await versionOf(params.id) }
      const { status, body: told } = await app.call(decideStory, { as: rosa.actor, params, body })
      expect(status).toBe(200)
      return told
    }

    const plain = await share('A first week', 'It got better.')
    await look('shared', any)
    const held = await share('At night', 'I want to die.')
    await look('held', any)
    const published = await decide(plain, 'published')
    await look('published', both, published)
    await app.call(thankStory, { as: peer.actor, params: plain })
    await look('helped', any)
    await app.call(reportStory, { as: peer.actor, params: plain, body: { reason: 'It names a coach.' } })
    await look('reported', any)
    const kept = await decide(plain, 'published')
    await look('kept', both, kept)
    const wrote = await app.call(reachOut, {
      as: rosa.actor,
      params: held,
      body: { message: 'How are you?' },
    })
    expect(wrote.status).toBe(201)
    await look('written to', both, wrote.body)
    await app.runJobs()
    await look('mailed', both)
    const again = await app.call(sendGivenUpMessages, { as: rosa.actor })
    await app.runJobs()
    await look('mailed again', any, again.body)
    const own = (await app.call(listOwnStories, { as: author.actor })).body
    const [message] = own.find(({ id }) => id === held.id)!.messages
    const answer = { as: author.actor, params: { id: message!.id }, body: { message: 'Better.' } }
    expect((await app.call(answerStoryMessage, answer)).status).toBe(201)
    await app.runJobs()
    await look('answered', both)
    await decide(held, 'declined')
    await look('declined', any)
    const body = { version: await versionOf(held.id) }
    expect((await app.call(undoStoryDecision, { as: rosa.actor, params: held, body })).status).toBe(200)
    await look('undone', any)
    await decide(plain, 'removed')
    await look('removed', any)
    const withdrawn = await share('A second week', 'It did not.')
    await decide(withdrawn, 'published')
    await app.call(deleteStory, { as: author.actor, params: withdrawn })
    await look('withdrawn', both)

    // What an administrator may do to a person to find out.
    const refused: object[] = []
    for (const person of Object.values(students)) {
      const edit = {
        as: rosa.actor,
        params: { id: person.accountId },
        body: { role: 'coach', reason: 'A try' },
      }
      for (const step of ['proved', 'taken back'] as const) {
        if (step === 'taken back') {
          const take = { as: rosa.actor, params: { id: person.accountId }, body: { reason: 'A try' } }
          expect((await app.call(takeSchoolBack, take)).status).toBe(200)
          app.clock.advance(SECOND)
        }
        const { status, error } = await app.call(editPerson, edit)
        refused.push([status, error.errors])
        app.clock.advance(SECOND)
      }
    }
    expect(new Set(refused.map((one) => JSON.stringify(one))).size).toBe(1)
    await look('another role refused', both, refused)
    for (const { accountId: id } of Object.values(students)) {
      for (const endpoint of [suspendPerson, exportPersonData]) {
        await app.call(endpoint, { as: rosa.actor, params: { id }, body: { reason: 'A try' } })
        await app.runJobs()
        app.clock.advance(SECOND)
      }
    }
    await look('paused, with files made', both)

    const opening = { as: rosa.actor, params: held, body: { reason: 'A friend wrote to us' } }
    expect((await app.call(openStoryAuthor, opening)).body.account_id).toBe(author.accountId)
    await look('author opened by another', [omar])
    return seen
  }

  /** What differs between two worlds, from a little before the first letter that does. */
  const differences = (one: Record<string, StaffView>, two: Record<string, StaffView>) =>
    Object.entries(one).flatMap(([act, view]) =>
      Object.entries(view).flatMap(([url, text]) => {
        const other = two[act]?.[url] ?? 'nothing'
        if (other === text) return []
        const from = Math.max(0, Array.from(text).findIndex((letter, at) => letter !== other[at]) - 80)
        return [`${act}, ${url}: ${text.slice(from, from + 160)} / ${other.slice(from, from + 160)}`]
      }),
    )

  it('does not depend on who wrote, whatever is done and whoever looks, until it is opened', async () => {
    const one = await world({ author: 'ana', peer: 'cleo' })
    const two = await world({ author: 'bea', peer: 'cleo' })
    expect(Object.keys(one)).toEqual(Object.keys(two))
    expect(differences(one, two)).toEqual([])
    // The worlds do differ: the entry of the opening is about its author, who can read it.
    const { student_profile_id: about } = await app.context.database.root
      .selectFrom('audit_entries')
      .select('student_profile_id')
      .where('action', '=', 'story.author_opened')
      .executeTakeFirstOrThrow()
    expect(about).toBe(students.bea.profileId)
    // So can the administrator who opened the author, and no other.
    const opened = '/api/admin/audit/?action=story.author_opened'
    const entries = two[`author opened by another, as ${omar.email}`]![opened]!
    expect(entries).toContain('A friend wrote to us')
    expect(entries).toContain('rosa Sample')
    expect(entries).not.toMatch(/\bbea\b/)
    const looked = { ids: [], students: [], subjects: [], names: ['bea'] }
    expect((await staffView(app, rosa.actor, looked))[opened]).toContain('bea Sample')
    const searched = (await staffView(app, omar.actor, looked))['/api/admin/audit/?person=bea']
    expect(searched).not.toContain('"action":"story.author_opened"')
  }, 240_000)

  it('does not depend on who reported a story or was helped by it', async () => {
    const one = await world({ author: 'cleo', peer: 'ana' })
    const two = await world({ author: 'cleo', peer: 'bea' })
    expect(differences(one, two)).toEqual([])
  }, 240_000)

  it('was all read: every call of administrators has answered, except those about nothing here', () => {
    expect(STAFF_READS.filter((name) => !answered.has(name)).sort()).toEqual([...NOTHING_THERE].sort())
  })
})
