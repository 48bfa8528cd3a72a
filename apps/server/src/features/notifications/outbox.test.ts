import { MAIL_TRIES } from '@shinequo/domain/notifications/retry-schedule'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedStudent } from '../../seeds/people.ts'
import { enqueueUsualMail } from '../../testing/account-mail.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepTaken, storeUnwanted, takeDue } from './outbox/queries.ts'

const MINUTE = 60_000

describeOnEngines('the outbox of mail', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await app.context.database.root.deleteFrom('messages').execute()
    app.sent.length = 0
  })
  afterAll(() => app.close())

  /** Enqueues this many mails to students, one each. */
  const enqueue = (count: number) =>
    app.context.database.transaction(async (trx) => {
      for (let nth = 0; nth < count; nth += 1) {
        await enqueueUsualMail(app.context, trx, (await seedStudent(trx)).accountId)
      }
    })
  const take = () => {
    const now = app.clock.now()
    const wanted = { kinds: ['account_paused'], now: new Date(now), until: new Date(now + MINUTE), limit: 20 }
    return takeDue(app.context.database.root, wanted)
  }
  const messages = () =>
    app.context.database.root
      .selectFrom('messages')
      .select(['id', 'state', 'tries', 'failure', 'taken_until'])
      .execute()

  it('gives a message to nobody else for a minute, then counts it as tried', async () => {
    await enqueue(1)
    const [first] = await take()
    expect(first).toMatchObject({ kind: 'account_paused', turn: 1, tries: 0 })
    app.clock.advance(MINUTE - 1)
    expect(await take()).toEqual([])
    await app.runJobs()
    expect(app.sent).toEqual([])
    app.clock.advance(1)
    const [second] = await take()
    expect(second).toMatchObject({ id: first?.id, turn: 2, tries: 1 })
    // The first process lives after all: what it says counts no more.
    await storeUnwanted(app.context.database.root, first!, new Date(app.clock.now()))
    expect(await messages()).toMatchObject([{ state: 'due', tries: 1 }])
    app.clock.advance(MINUTE)
    await app.runJobs()
    expect(app.sent).toHaveLength(1)
    expect(await messages()).toMatchObject([{ state: 'sent', tries: 3, taken_until: null }])
  })

  it('keeps a message longer for a process that still works it', async () => {
    await enqueue(1)
    const taken = await take()
    app.clock.advance(MINUTE - 1)
    await keepTaken(app.context.database.root, taken, new Date(app.clock.now() + MINUTE))
    app.clock.advance(MINUTE - 1)
    expect(await take()).toEqual([])
    app.clock.advance(1)
    expect(await take()).toHaveLength(1)
  })

  it('leaves kinds of mail alone that this version does not know', async () => {
    await enqueue(1)
    await app.context.database.root.updateTable('messages').set({ kind: 'booking' }).execute()
    expect(await take()).toEqual([])
  })

  it('gives up a message over which each process dies', async () => {
    await enqueue(1)
    for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
      expect(await take()).toHaveLength(1)
      app.clock.advance(MINUTE)
    }
    await app.runJobs()
    expect(app.sent).toEqual([])
    expect(await messages()).toMatchObject([{ state: 'given_up', tries: MAIL_TRIES, failure: 'fault' }])
  })

  it('stores the other mails of a batch if one cannot be stored, and tries that one again', async () => {
    const { root } = app.context.database
    await enqueue(10)
    const [broken] = await messages()
    await sql`create table unstorable (id uuid)`.execute(root)
    await sql`insert into unstorable values (${broken?.id}::uuid)`.execute(root)
    await sql`create function store_not() returns trigger language plpgsql as $$ begin
      if new.state = 'sent' and exists (select from unstorable u where u.id = new.id) then
        raise exception 'cannot be stored';
      end if;
      return new; end $$`.execute(root)
    await sql`create trigger store_not before update on messages
      for each row execute function store_not()`.execute(root)
    await expect(app.runJobs()).rejects.toThrow('cannot be stored')
    const states = (await messages()).map(({ id, state }) => (id === broken?.id ? `broken ${state}` : state))
    expect(states.toSorted()).toEqual(['broken due', ...Array.from({ length: 9 }, () => 'sent')])
    expect(app.sent).toHaveLength(10)
    await sql`drop trigger store_not on messages`.execute(root)
    await app.runJobs()
    expect(app.sent).toHaveLength(10)
    app.clock.advance(MINUTE)
    await app.runJobs()
    expect(app.sent).toHaveLength(11)
    expect((await messages()).every(({ state }) => state === 'sent')).toBe(true)
  })
})
