import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import type { Context } from './plugins/context.ts'
import { openLog } from './plugins/log.ts'
import { type SeededPerson, seedStudent } from './seeds/people.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let whole: TestApp
let student: SeededPerson
let open: FastifyInstance[] = []
const lines: string[] = []
beforeAll(async () => {
  whole = await startTestApp('pglite')
  student = await whole.context.database.transaction((trx) => seedStudent(trx))
})
afterEach(async () => {
  for (const app of open) await app.close()
  open = []
  lines.length = 0
})
afterAll(() => whole.close())

/** The application, listening, with time limits short enough for a test; it logs to `lines`. */
async function listening(patience?: Parameters<typeof buildApp>[1]): Promise<FastifyInstance> {
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const app = await buildApp({ ...whole.context, log } satisfies Context, patience)
  open.push(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** Resolves when a connection ends, for any reason. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.on('close', () => resolve()))

/** A raw connection to the application, and everything that it receives. */
function connection(app: FastifyInstance): { socket: Socket; ended: Promise<string> } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (more) => {
    text += more
  })
  socket.on('error', () => undefined)
  return { socket, ended: closed(socket).then(() => text) }
}

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')
const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '')

it('ends a request that arrives too slowly with a 408', async () => {
  const app = await listening({ requestTimeout: 400, connectionTimeout: 30_000 })
  const { socket, ended } = connection(app)
  socket.write(head('/api/login/', 'content-type: application/json', 'content-length: 100000'))
  const drip = setInterval(() => socket.write(' '), 20)
  const answer = await ended
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(bodyOf(answer)).toEqual({
    code: 'too_slow',
    message: 'This took too long to arrive. Please try again.',
  })
})

it('ends a connection whose headers arrive too slowly', async () => {
  const app = await listening({ requestTimeout: 400, connectionTimeout: 30_000 })
  const { socket, ended } = connection(app)
  socket.write('GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nx: ')
  const drip = setInterval(() => socket.write('x'), 20)
  const answer = await ended
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('ends a silent connection', async () => {
  const app = await listening({ requestTimeout: 30_000, connectionTimeout: 300 })
  expect(await connection(app).ended).toBe('')
})

it.each([
  ['is none', 'HELO there\r\n\r\n'],
  ['has headers beyond all measure', head('/api/login/', `x: ${'x'.repeat(20_000)}`)],
  ['has a chunk of no size', `${head('/api/login/', 'transfer-encoding: chunked')}zz\r\n`],
])('responds to a request that %s in the error format', async (_what, text) => {
  const { socket, ended } = connection(await listening())
  socket.write(text)
  const answer = await ended
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(bodyOf(answer)).toEqual({ code: 'invalid_input', message: expect.any(String) })
})

it.each([
  ['JSON', '/api/login/', 'application/json', '{"email":'],
  [
    'a file',
    '/api/upload-student-profile-image/',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nxx',
  ],
])('logs no error when a client disconnects while sending %s', async (_what, path, type, body) => {
  const app = await listening()
  const { socket, ended } = connection(app)
  const [[there]] = await Promise.all([
    once(app.server, 'connection') as Promise<[Socket]>,
    once(socket, 'connect'),
  ])
  const authorization = `Bearer ${whole.context.tokens.sign(student.actor)}`
  const arrived = once(app.server, 'request')
  socket.write(
    `${head(path, `authorization: ${authorization}`, `content-type: ${type}`, 'content-length: 500000')}${body}`,
  )
  const [request] = await arrived
  // Everything sent was read, and the handler waits for the rest.
  while (!request.readableFlowing || there.bytesRead < socket.bytesWritten) await new Promise(setImmediate)
  await new Promise(setImmediate)
  socket.resetAndDestroy()
  await Promise.all([ended, closed(there)])
  expect((await app.inject({ url: '/api/account/', headers: { authorization } })).statusCode).toBe(200)
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
