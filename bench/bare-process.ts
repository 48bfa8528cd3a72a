import fastify from 'fastify'

/** The limit: nothing but Fastify, sending a string that it was given with the headers that describe it. */
process.once('message', async ({ text, headers }: { text: string; headers: Record<string, string> }) => {
  const app = fastify()
  const bytes = headers['content-encoding'] ? Buffer.from(text, 'base64') : text
  app.get('/ready', async (_request, reply) => reply.headers(headers).send(bytes))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url })
})
