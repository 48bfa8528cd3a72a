import type { Readable } from 'node:stream'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { databaseErrorKind } from './database/database-error.ts'
import type { Lagging } from './database/engine.ts'
import { type Outcome, type Refusal, refuse, sendRefusal } from './errors.ts'
import { markSeen, seenBy } from './seen-position.ts'
import type { Actor } from './tokens.ts'

/** What a handler receives, validated against the contract. */
export interface Call<E extends Endpoint> {
  readonly actor: E['access'] extends 'public' ? null : Actor
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Runs reads that may lag, but not behind what the caller has changed. */
  readonly lagging: Lagging
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A Buffer or a stream is a prepared response: it is sent as it is, without serialisation. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<ReplyOf<E> | Buffer | Readable>>

/** Registers the routes of one context under /api. */
export type Serve = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

const BEARER = 'Bearer '

/** The actor of the request's access token, or null. */
function actorOf(context: Context, request: FastifyRequest): Actor | null {
  const header = request.headers.authorization
  return header?.startsWith(BEARER) ? context.tokens.verify(header.slice(BEARER.length)) : null
}

/** Why the caller's role may not make this call; null if it may. */
function refusalFor(access: Endpoint['access'], actor: Actor | null): Refusal | null {
  if (access === 'public') return null
  if (!actor) return refuse('unauthorized')
  return access === 'signed-in' || access === actor.role ? null : refuse('forbidden')
}

/**
 * The longest time that a file is sent in parts. Each read of a part has limits of its own, and who takes nothing of it is
 * a silent connection.
 */
const FILE_MS = 3_600_000

/**
 * Serves contract endpoints on `app`, which is mounted at /api. Checks the token, then the input, then calls the handler
 * and responds with the status of the endpoint or of the refusal.
 */
export function serveOn(app: FastifyInstance, context: Context): Serve {
  return (endpoint, handler) => {
    const {
      method,
      path,
      summary,
      access,
      params,
      query,
      body,
      inParts,
      status,
      reply: replySchema,
    } = endpoint as Endpoint
    app.route({
      method,
      url: path,
      ...(inParts && { handlerTimeout: FILE_MS }),
      schema: {
        summary,
        ...(access !== 'public' && { security: [{ bearer: [] }] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { [status]: replySchema },
      },
      config: { access },
      onRequest: (request, reply, done) => {
        request.actor = access === 'public' ? null : actorOf(context, request)
        const refusal = refusalFor(access, request.actor)
        if (refusal) sendRefusal(reply, refusal)
        else done()
      },
      handler: async (request, reply) => {
        const outcome = await handler({
          actor: request.actor,
          params: request.params,
          query: request.query,
          body: request.body,
          lagging: (work) => context.database.lagging(seenBy(request), work),
          request,
          reply,
        } as Call<typeof endpoint>).catch((error: unknown) => {
          // The response was sent already, and the failure is logged elsewhere.
          if (reply.sent && databaseErrorKind(error)) return undefined
          throw error
        })
        if (outcome?.ok && method !== 'GET' && request.actor) await markSeen(context, reply)
        // The request has timed out and was answered then.
        if (outcome === undefined || reply.sent) return reply
        return outcome.ok ? reply.code(status).send(outcome.value) : sendRefusal(reply, outcome)
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}
