import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends a text that clients ask for again and again, with a tag of its content. A client that names the tag is told
 * that nothing changed, and gets no body (RFC 9110). Only the client itself may keep the text, and it has to ask before
 * each use.
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.header('content-type', type).send(text)
}

/** Whether If-None-Match names the tag. A proxy that compressed the text has made it a weak one (W/). */
function knows(header: string | undefined, tag: string): boolean {
  const named = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return named.includes(tag) || named.includes('*')
}
