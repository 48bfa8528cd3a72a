import { listAuditEntries } from '@shinequo/contract/audit'
import { listPeople } from '@shinequo/contract/people'
import { planBulkAct } from '@shinequo/contract/people/bulk-acts'
import {
  exportInvitations,
  invite,
  listInvitations,
  sendInvitationAgain,
} from '@shinequo/contract/people/invitations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const BU = 'boston_university'
const DAY = 86_400_000

describeOnEngines('people who were invited', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    rosa = await app.context.database.transaction((trx) =>
      seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
    )
  })
  afterAll(() => app.close())

  const list = async (query: object = {}) =>
    (await app.call(listInvitations, { as: rosa.actor, query: query as Record<string, string> })).body
  const emails = async (query: object = {}) => (await list(query)).invitations.map(({ email }) => email)

  /** Invites these, a minute after another; returns the ids. */
  async function inviteAll(
    people: readonly { email: string; role?: 'student' | 'coach'; school?: string; first_name?: string }[],
  ): Promise<string[]> {
    const ids: string[] = []
    for (const { email, role = 'student', first_name = '', ...more } of people) {
      app.clock.advance(60_000)
      const body = { email, role, first_name, last_name: '', ...more }
      ids.push((await app.call(invite, { as: rosa.actor, body })).body.id)
    }
    return ids
  }
  const SOME = [
    { email: 'b@new.example', school: BU },
    { email: 'a@new.example', school: 'babson_college' },
    { email: 'd@new.example', role: 'coach', first_name: 'Dana' },
    { email: 'c@new.example', school: BU },
  ] as const

  it('are listed by role and school, by address or date, with when they were last written to', async () => {
    const [first] = await inviteAll(SOME)
    expect(await emails()).toEqual(['c@new.example', 'd@new.example', 'a@new.example', 'b@new.example'])
    const byEmail = { sort: 'email', order: 'asc' }
    expect(await emails(byEmail)).toEqual([
      'a@new.example',
      'b@new.example',
      'c@new.example',
      'd@new.example',
    ])
    expect(await emails({ ...byEmail, role: 'student', school: BU })).toEqual([
      'b@new.example',
      'c@new.example',
    ])
    expect(await emails({ role: 'coach' })).toEqual(['d@new.example'])
    expect(await emails({ search: 'dana', role: 'student' })).toEqual([])
    app.clock.advance(2 * DAY)
    await app.call(sendInvitationAgain, { as: rosa.actor, params: { id: first! } })
    const again = (await list({ search: 'b@new' })).invitations[0]
    expect(again).toMatchObject({ school: BU, sent_at: new Date(app.clock.now()).toISOString() })
    expect(Date.parse(again!.sent_at) - Date.parse(again!.created_at)).toBeGreaterThan(2 * DAY)
  })

  it('come a page at a time in both orders, each once', async () => {
    await inviteAll(Array.from({ length: 60 }, (_, at) => ({ email: `p${(at * 7) % 60}@page.example` })))
    for (const sort of ['email', 'created']) {
      for (const order of ['asc', 'desc']) {
        const seen: string[] = []
        let cursor: string | null = null
        do {
          const page = await list({ sort, order, ...(cursor && { cursor }) })
          expect(page.total).toBe(60)
          seen.push(...page.invitations.map((one) => (sort === 'email' ? one.email : one.created_at)))
          cursor = page.next
        } while (cursor)
        const sorted = seen.toSorted()
        expect(seen).toEqual(order === 'asc' ? sorted : sorted.reverse())
        expect(new Set(seen).size).toBe(60)
      }
    }
  })

  it('are counted above a list of all students or coaches, and not above a narrower one', async () => {
    await inviteAll(SOME)
    await app.context.database.transaction((trx) => seedStudent(trx, { first_name: 'Dana' }))
    const invited = async (query: Record<string, string>) =>
      (await app.call(listPeople, { as: rosa.actor, query })).body.invited
    expect(await invited({ role: 'student' })).toBe(3)
    expect(await invited({ role: 'coach' })).toBe(1)
    expect(await invited({ role: 'coach', search: 'dana' })).toBe(1)
    expect(await invited({ role: 'student', search: 'dana' })).toBe(0)
    expect(await invited({ role: 'student', school: BU })).toBe(2)
    const narrower: readonly Record<string, string>[] = [
      {},
      { role: 'admin' },
      { role: 'student', stage: 'quiet' },
      { role: 'coach', state: 'active' },
    ]
    for (const query of narrower) expect(await invited(query)).toBeNull()
  })

  it('are all sent the mail again who fit the role and the school', async () => {
    await inviteAll(SOME)
    const plan = (filter: object) =>
      app.call(planBulkAct, {
        as: rosa.actor,
        body: { id: crypto.randomUUID(), act: 'send_again', reason: 'They wait', filter } as never,
      })
    expect((await plan({ role: 'student', school: BU })).body.counts.planned).toBe(2)
    expect((await plan({ role: 'coach' })).body.counts.planned).toBe(1)
    expect((await plan({ role: 'admin' })).status).toBe(400)
  })

  it('are in a file with the rows of the list, in its order, which the audit knows', async () => {
    await inviteAll([...SOME, { email: 'e@new.example', first_name: '=cmd()' }])
    const lines = async (query: object) => {
      const file = await app.call(exportInvitations, {
        as: rosa.actor,
        query: query as Record<string, string>,
      })
      expect(file.headers['content-disposition']).toBe('attachment; filename="invitations.csv"')
      return String(file.body).split('\r\n').slice(0, -1)
    }
    const query = { role: 'student', sort: 'email', order: 'desc' }
    const [head, ...rows] = await lines(query)
    expect(head).toBe(
      '\uFEFFFirst name,Last name,Email,Role,School,Status,Invited,Invited by,Last sent,Valid until',
    )
    expect(rows.map((row) => row.split(',')[2])).toEqual(await emails(query))
    expect(rows[0]).toMatch(
      /^'=cmd\(\),,e@new.example,student,,open,2026-[^,]*Z,Rosa Ortiz,2026-[^,]*Z,2026-[^,]*Z$/,
    )
    expect(rows[1]).toMatch(/^,,c@new.example,student,Boston University,open,/)
    const { entries } = (
      await app.call(listAuditEntries, { as: rosa.actor, query: { action: 'data.exported' } })
    ).body
    expect(entries[0]).toMatchObject({ subject: { type: 'list', id: 'invitations' } })
  })
})
