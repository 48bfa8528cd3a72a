import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { ENDPOINTS } from '@shinequo/contract/endpoints'
import { expect, it } from 'vitest'
import { ACCESS_ROWS } from '../testing/access-rows.ts'
import { startAccessWorld } from '../testing/access-world.ts'
import { databaseDigest } from '../testing/database-digest.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addressOf } from '../testing/test-app.ts'

type Name = keyof typeof ENDPOINTS

/** Every call that takes a form, with the part that its file comes in. */
const UPLOADS = [
  ['uploadProfileImage', 'image'],
  ['uploadCoachPicture', 'image'],
  ['setPostPicture', 'image'],
  ['startRosterImport', 'file'],
] as const

const TYPE = 'multipart/form-data; boundary=b'
const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`
const file = (name: string, content = 'x') =>
  part(`content-disposition: form-data; name="${name}"; filename="a.csv"\r\ncontent-type: text/csv`, content)
const value = (name: string, content: string) =>
  part(`content-disposition: form-data; name="${name}"`, content)

/** Forms that no browser sends, for the part that a file is awaited in. */
const BROKEN: readonly [string, (name: string) => { type: string; body: string }][] = [
  ['that ends inside the file', (name) => ({ type: TYPE, body: file(name).slice(0, -3) })],
  ['that ends inside the headers of a part', (name) => ({ type: TYPE, body: file(name).slice(0, 40) })],
  ['that ends after a part', (name) => ({ type: TYPE, body: file(name) })],
  ['that ends inside a field', () => ({ type: TYPE, body: value('user_id', 'me').slice(0, -4) })],
  ['that has another boundary than it says', (name) => ({ type: `${TYPE}c`, body: `${file(name)}--b--` })],
  ['without a boundary', (name) => ({ type: 'multipart/form-data', body: `${file(name)}--b--` })],
  ['with a boundary of 257 characters', () => ({ type: `${TYPE}${'c'.repeat(256)}`, body: '--' })],
  ['with two files', (name) => ({ type: TYPE, body: `${file(name)}${file('more')}--b--` })],
  ['with eleven fields', (name) => ({ type: TYPE, body: `${value('a', 'b').repeat(11)}${file(name)}--b--` })],
  [
    'with a field that is too long',
    (name) => ({ type: TYPE, body: `${value('user_id', 'i'.repeat(201))}${file(name)}--b--` }),
  ],
  [
    'with a field named like a property of every object',
    (name) => ({ type: TYPE, body: `${value('__proto__', 'x')}${file(name)}--b--` }),
  ],
  ['without a file', () => ({ type: TYPE, body: `${value('a', 'b')}--b--` })],
  [
    'without a file, with 70 kB that have no name',
    () => ({ type: TYPE, body: `${part('content-disposition: attachment', 'x'.repeat(70_000))}--b--` }),
  ],
  ['without a body', () => ({ type: TYPE, body: '' })],
  ['of bytes alone', () => ({ type: TYPE, body: '\u0000\u0001'.repeat(40) })],
]

/** An answer, read to its end. */
async function answerTo(
  sent: ReturnType<typeof request>,
): Promise<{ status: number | undefined; text: string }> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() }
}

describeOnEngines('a broken upload', (engine) => {
  it('is tried at every call that takes one', () => {
    const multipart = Object.entries(ENDPOINTS).filter(([, endpoint]) => (endpoint as Endpoint).multipart)
    expect(multipart.map(([name]) => name).sort()).toEqual(UPLOADS.map(([name]) => name).sort())
  })

  it('is a 400 that names its part, and changes nothing', async () => {
    const world = await startAccessWorld(engine)
    const { app, context } = world.app
    const before = await databaseDigest(context.database)
    for (const [name, field] of UPLOADS) {
      const endpoint: Endpoint = ENDPOINTS[name as Name]
      const actor = world.actors[endpoint.access === 'signed-in' ? 'student' : (endpoint.access as 'coach')]
      const { params, query } = ACCESS_ROWS[name].send(world)
      for (const [wrong, formOf] of BROKEN) {
        const { type, body } = formOf(field)
        const response = await app.inject({
          method: endpoint.method,
          url: addressOf(endpoint, params, query),
          headers: { authorization: `Bearer ${context.tokens.sign(actor!)}`, 'content-type': type },
          payload: body,
        })
        // A student's picture comes with whose it is, which is asked for first.
        const asked = name === 'uploadProfileImage' && /without a (file|body)/.test(wrong) ? 'user_id' : field
        expect([name, wrong, response.statusCode]).toEqual([name, wrong, 400])
        expect([name, wrong, Object.keys(response.json().errors ?? {})]).toEqual([name, wrong, [asked]])
      }
    }
    expect(await databaseDigest(context.database)).toEqual(before)
    await world.app.close()
  })
})

it('leaves the connection of a refused upload good for the next call', async () => {
  const world = await startAccessWorld('pglite')
  const { app, context } = world.app
  let connections = 0
  app.server.on('connection', () => connections++)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const authorization = `Bearer ${context.tokens.sign(world.actors.coach!)}`
  const headers = { authorization, 'content-type': 'multipart/form-data' }
  const upload = request({ port, agent, method: 'POST', path: '/api/coach/picture/', headers })
  // More than the buffers on the way hold: what the refusal leaves unread has to be taken off the connection.
  upload.end(Buffer.alloc(20_000_000))
  expect(await answerTo(upload)).toMatchObject({ status: 400 })
  const next = request({ port, agent, path: '/api/health/live' }).end()
  expect(await answerTo(next)).toMatchObject({ status: 200 })
  expect(connections).toBe(1)
  agent.destroy()
  await world.app.close()
})
