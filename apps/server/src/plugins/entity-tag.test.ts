import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendTagged } from './entity-tag.ts'

let app: FastifyInstance
let text = 'one'
let tag: string
beforeAll(async () => {
  app = fastify()
  app.get('/', async (request, reply) => sendTagged(request, reply, 'text/plain', text))
  tag = String((await app.inject('/')).headers.etag)
})
afterAll(() => app.close())

const ask = (known: string) => app.inject({ url: '/', headers: { 'if-none-match': known } })

it('sends a text with a strong tag, which only its client may keep and has to check', async () => {
  const { statusCode, headers, body } = await app.inject('/')
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain', 'one'])
  expect(tag).toMatch(/^"[\w-]{43}"$/)
  expect(headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
})

it.each([
  ['the tag', () => tag],
  ['the tag that a proxy made weak', () => `W/${tag}`],
  ['several tags', () => `"other", ${tag}`],
  ['any tag', () => '*'],
])('sends no body to a client that names %s', async (_, known) => {
  const { statusCode, headers, body } = await ask(known())
  expect([statusCode, body]).toEqual([304, ''])
  expect(headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
})

it.each(['"other"', 'W/"other"', '', '"'])('sends the text to a client that names %s', async (known) => {
  expect((await ask(known)).body).toBe('one')
})

it('has another tag for another text', async () => {
  text = 'two'
  const { statusCode, headers, body } = await ask(tag)
  expect([statusCode, body]).toEqual([200, 'two'])
  expect(headers.etag).not.toBe(tag)
})
