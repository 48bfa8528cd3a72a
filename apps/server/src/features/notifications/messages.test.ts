import {
  countMessages,
  listMessages,
  sendGivenUpMessages,
  sendMessageAgain,
} from '@shinequo/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedMessages } from '../../seeds/messages.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000

describeOnEngines('unsent mail', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      student = await seedStudent(trx, { first_name: 'Ana', last_name: 'Torres' })
    })
  })
  beforeEach(async () => {
    await app.context.database.root.deleteFrom('messages').execute()
    app.sent.length = 0
  })
  afterAll(() => app.close())

  const seed = (...seeds: Parameters<typeof seedMessages>[1]) =>
    app.context.database.transaction((trx) => seedMessages(trx, seeds))
  const as = () => ({ as: admin.actor })
  /** A message whose mail can be written: it tells the student about a sign-up with their address. */
  const toStudent = () => ({
    kind: 'account_exists' as const,
    payload: { accountId: student.accountId, attemptId: crypto.randomUUID() },
    account_id: student.accountId,
  })
  const found = async (id: string) =>
    app.context.database.root
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('is listed newest first with recipient, kind and reason, without its content', async () => {
    const at = (minutes: number) => new Date(app.clock.now() - minutes * MINUTE)
    const [refused, retrying] = await seed(
      { ...toStudent(), created_at: at(30), changed_at: at(29) },
      {
        state: 'retrying',
        tries: 4,
        failure: 'no_answer',
        reply_code: null,
        created_at: at(10),
        changed_at: at(3),
        next_try_at: at(-1),
      },
      { state: 'due', tries: 0, failure: null, reply_code: null },
      { state: 'sent', failure: null, reply_code: null },
      { state: 'unwanted', tries: 0, failure: null, reply_code: null },
    )
    const { body } = await app.call(listMessages, as())
    expect(body).toEqual({
      messages: [
        {
          id: retrying,
          kind: 'booking',
          recipient: null,
          state: 'retrying',
          tries: 4,
          failure: 'no_answer',
          reply_code: null,
          created_at: at(10).toISOString(),
          changed_at: at(3).toISOString(),
          next_try_at: at(-1).toISOString(),
        },
        {
          id: refused,
          kind: 'account_exists',
          recipient: { name: 'Ana Torres', email: student.email },
          state: 'refused',
          tries: 1,
          failure: 'refused',
          reply_code: 550,
          created_at: at(30).toISOString(),
          changed_at: at(29).toISOString(),
          next_try_at: null,
        },
      ],
      counts: { due: 1, ahead: 0, retrying: 1, refused: 1, given_up: 0 },
      next: null,
    })
    expect((await app.call(countMessages, as())).body).toEqual(body.counts)
  })

  it('is listed in pages of 25', async () => {
    await seed(...Array.from({ length: 27 }, (_, at) => ({ created_at: new Date(app.clock.now() + at) })))
    const first = (await app.call(listMessages, as())).body
    expect([first.messages.length, first.counts.refused]).toEqual([25, 27])
    const second = (await app.call(listMessages, { ...as(), query: { cursor: first.next! } })).body
    expect([second.messages.length, second.next]).toEqual([2, null])
    const times = [...first.messages, ...second.messages].map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set(times).size).toBe(27)
  })

  it.each(['refused', 'given_up'] as const)(
    'is sent again with all its tries after it was %s',
    async (state) => {
      const [id = ''] = await seed({ ...toStudent(), state, tries: 20 })
      const { status, body } = await app.call(sendMessageAgain, { ...as(), params: { id } })
      expect([status, body]).toMatchObject([200, { id, state: 'due', tries: 0 }])
      await app.runJobs()
      expect(app.sent.map(({ to }) => to)).toEqual([student.email])
      expect(await found(id)).toMatchObject({ state: 'sent', tries: 1, failure: null })
      const again = await app.call(sendMessageAgain, { ...as(), params: { id } })
      expect([again.status, again.error.code]).toEqual([409, 'version_conflict'])
      const entries = await app.context.database.root
        .selectFrom('audit_entries')
        .select(['action', 'actor_account_id', 'details'])
        .where('subject_id', '=', student.accountId)
        .execute()
      const entry = { action: 'mail.sent_again', actor_account_id: admin.accountId }
      expect(entries).toContainEqual({ ...entry, details: { kind: 'account_exists' } })
    },
  )

  it('is retried now instead of later, once', async () => {
    const [id = ''] = await seed({ ...toStudent(), state: 'retrying', tries: 12, failure: 'no_answer' })
    const press = () => app.call(sendMessageAgain, { ...as(), params: { id } })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status, body }) => [status, body.state, body.tries])).toEqual(
      Array(3).fill([200, 'retrying', 12]),
    )
    await app.runJobs()
    expect(app.sent).toHaveLength(1)
    expect(await found(id)).toMatchObject({ state: 'sent', tries: 13 })
  })

  it('is sent again in bulk if it was given up, but not if it was refused', async () => {
    const [, , refused = ''] = await seed(
      { ...toStudent(), state: 'given_up', tries: 20 },
      { ...toStudent(), state: 'given_up', tries: 20 },
      toStudent(),
    )
    expect((await app.call(sendGivenUpMessages, as())).body).toEqual({ messages: 2 })
    await app.runJobs()
    expect(app.sent).toHaveLength(2)
    expect((await found(refused)).state).toBe('refused')
    expect((await app.call(sendGivenUpMessages, as())).body).toEqual({ messages: 0 })
  })

  it('becomes unwanted when its subject is gone', async () => {
    const [id = ''] = await seed({ state: 'given_up', tries: 20 })
    await app.call(sendMessageAgain, { ...as(), params: { id } })
    await app.runJobs()
    expect([app.sent, await found(id)]).toMatchObject([[], { state: 'unwanted', next_try_at: null }])
    expect((await app.call(countMessages, as())).body).toEqual({
      due: 0,
      ahead: 0,
      retrying: 0,
      refused: 0,
      given_up: 0,
    })
  })

  it('is retried after an internal error, such as a payload that cannot be parsed', async () => {
    const [id = ''] = await seed({ ...toStudent(), payload: { accountId: 'nonsense' }, state: 'given_up' })
    await app.call(sendMessageAgain, { ...as(), params: { id } })
    await app.runJobs()
    expect(await found(id)).toMatchObject({
      state: 'retrying',
      tries: 1,
      failure: 'fault',
      account_id: student.accountId,
    })
  })
})
