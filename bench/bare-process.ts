import fastify from 'fastify'

interface Wanted {
  readonly text: string
  readonly headers: Record<string, string>
}

/**
 * The limit: nothing but Fastify, sending a string that it was given with the headers that describe it at /ready, and what
 * JSON of it says, made into JSON anew each time, at /object.
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
