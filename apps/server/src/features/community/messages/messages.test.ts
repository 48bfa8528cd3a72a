import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { deleteStory, listOwnStories, listStoriesToReview } from '@shinequo/contract/community'
import { answerStoryMessage, reachOut } from '@shinequo/contract/community/messages'
import { listMessages } from '@shinequo/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedStories, seedWall } from '../../../seeds/stories.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const TEXT = 'Thank you for writing this. Are you safe tonight?'

describeOnEngines('a message to the author of a story', (engine) => {
  let app: TestApp
  let author: SeededPerson
  let other: SeededPerson
  let admin: SeededPerson
  let story: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      author = await seedStudent(trx, { first_name: 'Authoria', last_name: 'Nameworth' })
      other = await seedStudent(trx)
      admin = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
      await seedWall(trx)
      const [id] = await seedStories(trx, [{ student_profile_id: author.profileId, state: 'held' }])
      story = id!
    })
  })
  afterAll(() => app.close())

  const write = (message = TEXT) =>
    app.call(reachOut, { as: admin.actor, params: { id: story }, body: { message } })
  const own = async () => (await app.call(listOwnStories, { as: author.actor })).body[0]!.messages
  const answer = (id: string, as = author) =>
    app.call(answerStoryMessage, { as: as.actor, params: { id }, body: { message: 'I am at a friend’s.' } })
  const reviewed = async () => (await app.call(listStoriesToReview, { as: admin.actor })).body.stories[0]!

  it('reaches them in the app and by mail, which quotes nothing', async () => {
    const { status, body } = await write()
    expect([status, body.messages.map(({ text, by }) => [text, by])]).toEqual([201, [[TEXT, 'Rosa Ortiz']]])
    expect(await own()).toMatchObject([{ text: TEXT, by: 'Rosa Ortiz', answered_at: null }])
    await app.runJobs()
    const [mail] = app.sent
    expect([mail?.to, mail?.subject]).toEqual([author.email, 'Someone on staff wrote to you'])
    expect(mail?.text).not.toContain('safe tonight')
    expect(mail?.text).not.toContain('The week I asked')
  })

  it('tells administrators nothing about the author: not in the reply, the audit or the list of mail', async () => {
    const { body } = await write()
    await app.context.database.root
      .updateTable('messages')
      .set({ state: 'refused', account_id: author.accountId, next_try_at: null })
      .execute()
    const { body: audit } = await app.call(listAuditEntries, { as: admin.actor })
    const { body: mail } = await app.call(listMessages, { as: admin.actor })
    expect([mail.messages, mail.counts.refused]).toEqual([[], 0])
    expect(audit.entries.map(({ action }) => action)).toContain('story.reached_out')
    for (const told of [body, audit, mail, await reviewed()]) {
      const text = JSON.stringify(told)
      for (const trace of ['Authoria', author.email, author.accountId, author.profileId]) {
        expect(text).not.toContain(trace)
      }
    }
  })

  it('is in the ledger of its author, and of nobody else', async () => {
    await write()
    const ledger = async (as: SeededPerson) =>
      (await app.call(listOwnAuditEntries, { as: as.actor })).body.entries.map(({ action, actor }) => [
        action,
        actor.name,
      ])
    expect(await ledger(author)).toEqual([['story.reached_out', 'Rosa Ortiz']])
    expect(await ledger(other)).toEqual([])
  })

  it('is answered once, without a name, and the sender gets a mail', async () => {
    await write()
    const [message] = await own()
    expect((await answer(message!.id, other)).status).toBe(404)
    expect((await answer(message!.id)).status).toBe(201)
    expect((await answer(message!.id)).status).toBe(409)
    expect((await reviewed()).messages).toMatchObject([{ answer: 'I am at a friend’s.' }])
    await app.runJobs()
    const mail = app.sent.find(({ to }) => to === admin.email)
    expect(mail?.subject).toBe('The author of a story answered')
    expect(mail?.text).not.toMatch(/friend|Authoria/)
  })

  it('is announced to other administrators if the sender has left', async () => {
    const { root } = app.context.database
    const second = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    await write()
    const left = { suspended_at: new Date(app.clock.now()) }
    await root.updateTable('accounts').set(left).where('id', '=', admin.accountId).execute()
    const [message] = await own()
    expect((await answer(message!.id)).status).toBe(201)
    await app.runJobs()
    const told = app.sent.filter(({ subject }) => subject === 'The author of a story answered')
    expect(told.map(({ to }) => to)).toEqual([second.email])
  })

  it('shows the story as one that may need care if the answer has such words', async () => {
    await write()
    expect((await reviewed()).needs_care).toBe(false)
    const [message] = await own()
    const body = { message: 'I want to die.' }
    await app.call(answerStoryMessage, { as: author.actor, params: { id: message!.id }, body })
    expect((await reviewed()).needs_care).toBe(true)
  })

  it('is refused while two have no answer', async () => {
    expect([(await write()).status, (await write('Still here.')).status]).toEqual([201, 201])
    expect((await write('Hello?')).status).toBe(409)
    const [first] = await own()
    await answer(first!.id)
    expect((await write('Thank you.')).status).toBe(201)
  })

  it('is deleted with the story, and its mail is no longer sent', async () => {
    await write()
    expect((await app.call(deleteStory, { as: author.actor, params: { id: story } })).status).toBe(200)
    await app.runJobs()
    expect(app.sent).toEqual([])
    expect(await app.context.database.root.selectFrom('story_messages').selectAll().execute()).toEqual([])
  })
})
