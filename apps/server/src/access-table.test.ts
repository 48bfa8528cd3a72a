import type { Endpoint } from '@shinequo/contract/endpoint'
import { ENDPOINTS } from '@shinequo/contract/endpoints'
import { describe, expect, it } from 'vitest'
import type { NotApplicable, Sent } from './testing/access-row.ts'
import { ACCESS_ROWS } from './testing/access-rows.ts'
import { type AccessWorld, CALLERS, type Caller, startAccessWorld } from './testing/access-world.ts'
import { databaseDigest } from './testing/database-digest.ts'
import { describeOnEngines } from './testing/engines.ts'
import { addressOf } from './testing/test-app.ts'

type Name = keyof typeof ENDPOINTS

const isCall = <T>(cell: T | NotApplicable): cell is T =>
  typeof cell !== 'object' || cell === null || !('notApplicable' in cell)

/** Whose calls an endpoint is there for: they try the bad input, and they call last, since that changes something. */
const OWNERS: Record<Endpoint['access'], Caller> = {
  public: 'signedOut',
  'signed-in': 'student',
  coach: 'coach',
  admin: 'admin',
}

async function send(world: AccessWorld, name: Name, caller: Caller, sent: Sent) {
  const { app, context } = world.app
  const actor = world.actors[caller]
  const endpoint = ENDPOINTS[name]
  const response = await app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, sent.params, sent.query),
    headers: { ...(actor && { authorization: `Bearer ${context.tokens.sign(actor)}` }), ...sent.headers },
    ...(sent.payload
      ? { payload: sent.payload }
      : sent.body !== undefined && { payload: sent.body as object }),
  })
  return { status: response.statusCode, text: response.body }
}

describe('the table over the contract', () => {
  it('has a row for every endpoint and a reason for every empty cell', () => {
    expect(Object.keys(ACCESS_ROWS).sort()).toEqual(Object.keys(ENDPOINTS).sort())
    const cells = Object.values(ACCESS_ROWS).flatMap((row) => [...Object.values(row.answers), row.bad])
    for (const cell of cells) if (!isCall(cell)) expect(cell.notApplicable.length).toBeGreaterThan(10)
  })

  it('asks for a token wherever the contract says so', () => {
    for (const name of Object.keys(ENDPOINTS) as Name[]) {
      const publicCall = ENDPOINTS[name].access === 'public'
      expect([name, ACCESS_ROWS[name].answers.signedOut === 401]).toEqual([name, !publicCall])
    }
  })

  it('refuses every other role where the contract names one', () => {
    const roles = {
      student: 'student',
      otherStudent: 'student',
      coach: 'coach',
      otherCoach: 'coach',
      admin: 'admin',
    }
    for (const name of Object.keys(ENDPOINTS) as Name[]) {
      const access: Endpoint['access'] = ENDPOINTS[name].access
      if (access === 'public' || access === 'signed-in') continue
      for (const [caller, role] of Object.entries(roles)) {
        const answer = ACCESS_ROWS[name].answers[caller as Caller]
        if (role !== access) expect([name, caller, answer]).toEqual([name, caller, 403])
      }
    }
  })
})

describeOnEngines('every endpoint', (engine) => {
  it.each(Object.keys(ENDPOINTS) as Name[])('%s answers each caller as the table says', async (name) => {
    const world = await startAccessWorld(engine)
    const row = ACCESS_ROWS[name]
    const access: Endpoint['access'] = ENDPOINTS[name].access
    try {
      const before = await databaseDigest(world.app.context.database)
      for (const bad of isCall(row.bad) ? row.bad : []) {
        const caller = OWNERS[access]
        const { status, text } = await send(world, name, caller, bad.send(world))
        expect([bad.wrong, status]).toEqual([bad.wrong, bad.field === null ? 404 : 400])
        if (bad.field !== null) expect(Object.keys(JSON.parse(text).errors)).toContain(bad.field)
      }
      expect(await databaseDigest(world.app.context.database)).toEqual(before)

      const owner = access === 'public' ? 'student' : OWNERS[access]
      for (const caller of [...CALLERS.filter((other) => other !== owner), owner]) {
        const expected = row.answers[caller]
        if (!isCall(expected)) continue
        const start = await databaseDigest(world.app.context.database)
        const { status, text } = await send(world, name, caller, row.send(world))
        expect([caller, status]).toEqual([caller, expected])
        if (status >= 400) {
          expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
          expect(await databaseDigest(world.app.context.database)).toEqual(start)
        } else if (caller !== owner && caller !== 'student' && caller !== 'coach') {
          for (const secret of row.hides?.(world) ?? []) expect(text).not.toContain(secret)
        }
      }
    } finally {
      await world.app.close()
    }
  })
})
