import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { ENDPOINTS } from '@shinequo/contract/endpoints'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { tell } from '../features/accounts/sign-ins/queries.ts'
import { availabilityChanged } from '../features/availability/service.ts'
import type { AccessRow, NotApplicable, Sent } from './access-row.ts'
import { ACCESS_ROWS } from './access-rows.ts'
import { type AccessWorld, CALLERS, type Caller, startAccessWorld, TRACK_RECORD } from './access-world.ts'
import { databaseDigest } from './database-digest.ts'
import type { EngineName } from './engines.ts'
import { restoreRows, snapshotRows } from './row-snapshot.ts'
import { addressOf } from './test-app.ts'

export type EndpointName = keyof typeof ENDPOINTS
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[]
const isRead = (name: EndpointName) => ENDPOINTS[name].method === 'GET'
export const READS = ENDPOINT_NAMES.filter(isRead)
export const WRITES = ENDPOINT_NAMES.filter((name) => !isRead(name))

export const isCall = <T>(cell: T | NotApplicable): cell is T =>
  typeof cell !== 'object' || cell === null || !('notApplicable' in cell)

/** Who an endpoint is for. These callers try the bad input, and call last, since their call makes changes. */
const OWNERS: Record<Endpoint['access'], Caller> = {
  public: 'signedOut',
  'signed-in': 'student',
  coach: 'coach',
  admin: 'admin',
}

/** Sends one call of the table; returns its status and its body. */
export async function send(
  world: AccessWorld,
  name: EndpointName,
  caller: Caller | 'schoolless',
  sent: Sent,
): Promise<{ status: number; text: string }> {
  const { app, context } = world.app
  const actor = caller === 'schoolless' ? world.schoolless.actor : world.actors[caller]
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

/** Bad input from a caller for whom the endpoint is gets a 400 that names the field. */
async function checkBadInput(world: AccessWorld, name: EndpointName): Promise<void> {
  const { bad: cell } = ACCESS_ROWS[name]
  for (const bad of isCall(cell) ? cell : []) {
    const { status, text } = await send(world, name, OWNERS[ENDPOINTS[name].access], bad.send(world))
    expect([bad.wrong, status]).toEqual([bad.wrong, bad.field === null ? 404 : 400])
    if (bad.field !== null) expect(Object.keys(JSON.parse(text).errors)).toContain(bad.field)
  }
}

/** Calls as one of the callers for whom the row has a status. */
async function checkAnswer(world: AccessWorld, name: EndpointName, caller: Caller, owner: Caller) {
  const row = ACCESS_ROWS[name]
  const { status, text } = await send(world, name, caller, row.send(world))
  expect([caller, status]).toEqual([caller, row.answers[caller]])
  expect(text).not.toContain(String(TRACK_RECORD))
  if (status >= 400) {
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  } else if (caller !== owner && caller !== 'student' && caller !== 'coach') {
    for (const secret of row.hides?.(world) ?? []) expect(text).not.toContain(secret)
  }
}

/** A student without a verified school gets an error that says so, and no data. */
async function checkUnproved(world: AccessWorld, name: EndpointName): Promise<void> {
  const row: AccessRow = ACCESS_ROWS[name]
  if (!row.needsSchool) return
  const { status, text } = await send(world, name, 'schoolless', row.send(world))
  expect([status, JSON.parse(text).code]).toEqual([403, 'school_unproved'])
}

/** First the callers who are refused, then those who succeed, the owner last of all. */
function inTurn(name: EndpointName, owner: Caller): { refused: Caller[]; answered: Caller[] } {
  const { answers } = ACCESS_ROWS[name]
  const callers = [...CALLERS.filter((other) => other !== owner), owner].filter((one) => isCall(answers[one]))
  return {
    refused: callers.filter((caller) => (answers[caller] as number) >= 400),
    answered: callers.filter((caller) => (answers[caller] as number) < 400),
  }
}

/** Restores the initial world: its rows, and what the application caches in memory. */
async function restore(world: AccessWorld): Promise<void> {
  const { context } = world.app
  await restoreRows(context.database, AS_BEGUN)
  await receiveSignInsEnded(world)
  for (const actor of Object.values(world.actors)) if (actor) context.tokens.endBefore(actor.accountId, 0)
  availabilityChanged(context, [world.coach.profileId, world.actors.otherCoach?.profileId ?? ''])
}

/** Waits for notifications of ended sign-ins: arriving later, they would end sign-ins of the restored world. */
async function receiveSignInsEnded({ app: { context } }: AccessWorld): Promise<void> {
  if (context.database.engine !== 'postgres') return
  const id = randomUUID()
  const last = { accountId: id, role: 'student', profileId: id, signIn: { id, generation: 0 } } as const
  await context.database.transaction((trx) => tell(trx, 'ended_tokens', [JSON.stringify({ signInId: id })]))
  await expect.poll(() => context.tokens.stands(last)).toBe(false)
}

/** The name under which the rows of the world are saved. */
const AS_BEGUN = 'as_begun'

/**
 * Tests that each endpoint answers every caller as its row says, also for bad input, in one world that is restored
 * after each. Refused calls change nothing, and GET calls nothing but the audit of who looked.
 */
export function checkEndpoints(engine: EngineName, names: EndpointName[]): void {
  let world: AccessWorld
  let begun: Record<string, string>
  const digest = () => databaseDigest(world.app.context.database)
  beforeAll(async () => {
    world = await startAccessWorld(engine)
    await snapshotRows(world.app.context.database, AS_BEGUN)
    begun = await digest()
  })
  afterEach(() => restore(world))
  afterAll(() => world.app.close())

  it.each(names)('%s answers each caller as the table says', async (name) => {
    const { access, method } = ENDPOINTS[name]
    const owner = access === 'public' ? 'student' : OWNERS[access]
    const { refused, answered } = inTurn(name, owner)
    await checkBadInput(world, name)
    for (const caller of refused) await checkAnswer(world, name, caller, owner)
    await checkUnproved(world, name)
    const { audit_chain, audit_fields } = begun
    const row: AccessRow = ACCESS_ROWS[name]
    expect({ ...(await digest()), ...(row.auditsRefusals && { audit_chain, audit_fields }) }).toEqual(begun)
    for (const caller of answered) await checkAnswer(world, name, caller, owner)
    if (method === 'GET') expect({ ...(await digest()), audit_chain, audit_fields }).toEqual(begun)
  })
}
