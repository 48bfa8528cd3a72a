import { ENDPOINTS } from '@shinequo/contract/endpoints'
import type { InjectOptions } from 'fastify'
import type { Actor } from '../plugins/tokens.ts'
import { ENDPOINT_NAMES, type EndpointName } from './access-checks.ts'
import { MISSING_ID, type Sent } from './access-row.ts'
import { ACCESS_ROWS } from './access-rows.ts'
import { type AccessWorld, CALLERS, type Caller } from './access-world.ts'
import type { Dice } from './fuzz-dice.ts'
import { oddForm } from './fuzz-forms.ts'
import { oddHeader, spoiledAddress, spoiledJson, spoiledValue } from './fuzz-mutations.ts'
import { nasty, type Schema, valueFor } from './fuzz-values.ts'

interface Parameter {
  readonly in: 'path' | 'query'
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
}

/** One call of the OpenAPI document. */
export interface Operation {
  readonly method: string
  /** With `{name}` for parameters, relative to /api. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** Its name in the contract. */
  readonly name: EndpointName
}

interface Described {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every operation of an OpenAPI document. */
export function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const name = ENDPOINT_NAMES.find(
        (one) =>
          ENDPOINTS[one].method === method.toUpperCase() &&
          ENDPOINTS[one].path.replace(/:(\w+)/g, '{$1}') === path,
      )
      if (!name) throw new Error(`The contract has no ${method} ${path}`)
      const body = requestBody?.content['application/json']?.schema
      return { method: method.toUpperCase(), path, parameters, body, name }
    }),
  )
}

/** A request of a caller. */
export interface FuzzRequest {
  readonly caller: Caller
  readonly operation: Operation
  readonly inject: InjectOptions & { url: string; method: string }
}

/** What the contract's own tests send to this call, or what its schema describes. */
function validSent(operation: Operation, world: AccessWorld, dice: Dice, ids: readonly string[]): Sent {
  if (dice.chance(0.5)) return ACCESS_ROWS[operation.name].send(world)
  const named = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === place && (one.required || dice.chance(0.4)))
        .map(({ name, schema }) => [name, String(valueFor(schema, dice, ids))]),
    )
  return {
    params: named('path'),
    query: named('query'),
    ...(operation.body && { body: valueFor(operation.body, dice, ids) }),
  }
}

function addressOfSent({ path }: Operation, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams(query).toString()
  return `/api${filled}${search ? `?${search}` : ''}`
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/** Whether the access table allows a caller the call. */
export function mayCall(caller: Caller, { name }: Operation): boolean {
  return Number(ACCESS_ROWS[name].answers[caller]) < 400
}

/** Usually a caller whom the access table allows the call; any caller if it allows nobody. */
function callerOf(operation: Operation, dice: Dice): Caller {
  const welcome = CALLERS.filter((caller) => mayCall(caller, operation))
  return dice.pick(welcome.length > 0 && dice.chance(0.7) ? welcome : CALLERS)
}

/** Gives each request a new sign-in: otherwise a request that signs out would make all later ones fail. */
function asNewlySignedIn(actor: Actor): Actor {
  return { ...actor, signIn: { id: MISSING_ID, generation: Number.MAX_SAFE_INTEGER } }
}

/** The next request: usually one that could succeed, with nothing, one thing or several things mutated. */
export function nextRequest(
  operations: readonly Operation[],
  world: AccessWorld,
  actors: AccessWorld['actors'],
  dice: Dice,
  ids: readonly string[],
): FuzzRequest {
  const operation = dice.pick(operations)
  const caller = callerOf(operation, dice)
  const actor = actors[caller]
  const sent = validSent(operation, world, dice, ids)
  const headers: Record<string, string> = {
    ...(actor && { authorization: `Bearer ${world.app.context.tokens.sign(asNewlySignedIn(actor))}` }),
    ...sent.headers,
  }
  let { method } = operation
  let url = addressOfSent(operation, sent)
  let { body } = sent
  let payload: string | Buffer | undefined = sent.payload
  const spoils = dice.pick([0, 0, 1, 1, 1, 2, 3])
  for (let count = 0; count < spoils; count++) {
    const what = dice.under(20)
    if (what < 9)
      body = body === undefined ? (dice.chance(0.3) ? nasty(dice) : undefined) : spoiledValue(body, dice)
    else if (what < 13) url = spoiledAddress(url, dice)
    else if (what < 16) Object.assign(headers, Object.fromEntries([oddHeader(dice)]))
    else if (what < 17) method = dice.pick(METHODS)
    else if (what < 18 && method !== 'GET') {
      const form = oddForm(dice, actor?.accountId ?? dice.pick(ids))
      headers['content-type'] = form.type
      payload = form.payload
    } else if (body !== undefined) payload = spoiledJson(JSON.stringify(body), dice)
  }
  payload ??= body === undefined ? undefined : JSON.stringify(body)
  if (payload !== undefined && typeof payload === 'string') headers['content-type'] ??= 'application/json'
  return {
    caller,
    operation,
    inject: {
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
      remoteAddress: `2001:db8:${dice.under(5000).toString(16)}::1`,
    },
  }
}
