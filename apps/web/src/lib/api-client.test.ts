import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login } from '@shinequo/contract/accounts'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from './api-client.ts'
import { accessToken, refreshToken, storeTokens } from './token-store.ts'

interface Seen {
  readonly line: string
  readonly bearer: string | undefined
  readonly body: unknown
}

/** What the server received and what it accepts in the current test. */
let seen: Seen[] = []
let accepted = 'good'
let refreshAnswer: { status: number; body: object } = { status: 200, body: {} }
/** Runs before a call is refused, so that a test can simulate another tab that was faster. */
let beforeRefusal = () => {}

const server = createServer(async (request, answer) => {
  const body = await textOf(request)
  const bearer = request.headers.authorization?.replace('Bearer ', '')
  seen.push({
    line: `${request.method} ${request.url}`,
    bearer,
    body: body === '' ? undefined : JSON.parse(body),
  })
  const reply = (status: number, value: object) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }
  if (request.url === '/api/token/refresh/') return reply(refreshAnswer.status, refreshAnswer.body)
  if (request.url === '/api/login/') return reply(401, { message: 'Invalid credentials!' })
  if (bearer !== accepted) {
    beforeRefusal()
    return reply(401, { message: 'Unauthorized. Please log in again.' })
  }
  return reply(200, [])
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A replacement for local storage, which Node does not have. */
const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}

const realFetch = globalThis.fetch
let origin = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  Object.defineProperty(globalThis, 'document', { value: { cookie: '' }, configurable: true })
  // A page resolves '/api' against its own address; Node has none, so the origin is added here.
  globalThis.fetch = (path, init) => realFetch(origin + String(path), init)
})

afterAll(() => {
  globalThis.fetch = realFetch
  Reflect.deleteProperty(globalThis, 'localStorage')
  Reflect.deleteProperty(globalThis, 'document')
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  seen = []
  accepted = 'good'
  refreshAnswer = { status: 200, body: { access: 'good', refresh: 'next' } }
  beforeRefusal = () => {}
  entries.clear()
})

it('sends the stored token, fills in parameters and sends JSON', async () => {
  storeTokens({ access: 'good', refresh: 'first' })
  await call(updateStudentProfile, { params: { id: 'a/b' }, body: { city: 'Boston' } })
  expect(seen).toEqual([
    { line: 'PUT /api/student-profiles/a%2Fb/', bearer: 'good', body: { city: 'Boston' } },
  ])
})

it('refreshes once on a 401, keeps both new tokens and repeats the call', async () => {
  storeTokens({ access: 'old', refresh: 'first' })
  await expect(call(listStudentProfiles, {})).resolves.toEqual([])
  expect(seen.map(({ line, bearer }) => `${line} ${bearer}`)).toEqual([
    'GET /api/student-profiles/ old',
    'POST /api/token/refresh/ undefined',
    'GET /api/student-profiles/ good',
  ])
  expect(seen[1]?.body).toEqual({ refresh: 'first' })
  expect([accessToken(), refreshToken()]).toEqual(['good', 'next'])
})

it('makes one refresh for many simultaneous calls with an expired token', async () => {
  storeTokens({ access: 'old', refresh: 'for many calls' })
  await Promise.all([1, 2, 3, 4, 5].map(() => call(listStudentProfiles, {})))
  expect(seen.filter(({ line }) => line.includes('refresh'))).toHaveLength(1)
})

it('only repeats the call if another tab has already refreshed the token', async () => {
  storeTokens({ access: 'old', refresh: 'first' })
  beforeRefusal = () => storeTokens({ access: 'good', refresh: 'from the other tab' })
  await call(listStudentProfiles, {})
  expect(seen.map(({ line }) => line)).toEqual(['GET /api/student-profiles/', 'GET /api/student-profiles/'])
  expect(refreshToken()).toBe('from the other tab')
})

it('makes one refresh for many calls in a browser without Web Locks, even after a failed one', async () => {
  vi.stubGlobal('navigator', {})
  try {
    storeTokens({ access: 'old', refresh: 'kept' })
    refreshAnswer = { status: 503, body: { message: 'In a moment.' } }
    await expect(call(listStudentProfiles, {})).rejects.toMatchObject({ status: 503 })
    seen = []
    refreshAnswer = { status: 200, body: { access: 'good', refresh: 'next' } }
    await Promise.all([1, 2, 3].map(() => call(listStudentProfiles, {})))
    expect(seen.filter(({ line }) => line.includes('refresh'))).toHaveLength(1)
  } finally {
    vi.unstubAllGlobals()
  }
})

it('clears the tokens and throws the 401 when the refresh is refused', async () => {
  storeTokens({ access: 'old', refresh: 'spent' })
  refreshAnswer = { status: 401, body: { message: 'Spent.' } }
  await expect(call(listStudentProfiles, {})).rejects.toMatchObject({
    status: 401,
    message: 'Unauthorized. Please log in again.',
  })
  expect([accessToken(), refreshToken()]).toEqual([null, null])
})

it('keeps the tokens when the refresh fails with a server error', async () => {
  storeTokens({ access: 'old', refresh: 'kept' })
  refreshAnswer = { status: 503, body: { message: 'In a moment.' } }
  await expect(call(listStudentProfiles, {})).rejects.toMatchObject({ message: 'In a moment.' })
  expect(refreshToken()).toBe('kept')
})

it('throws a 401 as it is when nobody is signed in', async () => {
  await expect(call(login, { body: { email: 'a@b.co', password: 'x' } })).rejects.toMatchObject({
    message: 'Invalid credentials!',
  })
  expect(seen).toHaveLength(1)
})

it('reports a server that cannot be reached', async () => {
  const former = origin
  origin = 'http://127.0.0.1:9'
  try {
    await expect(call(listStudentProfiles, {})).rejects.toMatchObject({
      status: 0,
      message: 'No response from the server. Please check your network connection.',
    })
  } finally {
    origin = former
  }
})
