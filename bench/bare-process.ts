import fastify from 'fastify'

interface Wanted {
  readonly text: string
  readonly headers: Record<string, string>
}

/**
 * The limit: bare Fastify. /ready sends a given string with its headers; /object sends the value of that JSON,
 * serialised for each request.
 */
process.once('message', async ({ text, headers }: Wanted) => {
  const app = fastify()
  const bytes = headers['content-encoding'] ? Buffer.from(text, 'base64') : text
  app.get('/ready', async (_request, reply) => reply.headers(headers).send(bytes))
  const object = headers['content-encoding'] ? {} : JSON.parse(text)
  app.get('/object', async () => object)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url })
})
