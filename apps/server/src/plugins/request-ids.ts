import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify'
import type { Context } from './context.ts'
import { duringWork, type Work } from './current-work.ts'

/** A UUID, also without its dashes, as nginx writes its `$request_id`. It is not zero, so that it can be that of a trace. */
const UUID = /^(?!0{8}-?0{4})([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i
/** A W3C Trace Context of its one version so far. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * Ids of requests. One that comes through a trusted proxy keeps the `x-request-id` that the proxy gives it, if that is a
 * UUID, and goes on with its `traceparent`. All others get a new id.
 */
export class RequestIds {
  readonly #traces: Context['traces']
  readonly #trusts: (address: string, hop: number) => boolean

  constructor({ env, traces }: Pick<Context, 'env' | 'traces'>) {
    this.#traces = traces
    this.#trusts = env.trustProxy ? compile(env.trustProxy) : () => false
  }

  /** The id of a request that begins. */
  readonly idOf = (request: IncomingMessage): string => {
    const given = this.#fromProxy(request, 'x-request-id')
    return given?.match(UUID)?.slice(1).join('-').toLowerCase() ?? randomUUID()
  }

  /**
   * Answers each request of `app` with its id, and lets its hooks and handlers run as its work; before other hooks. With
   * traces, each is a span until its response has ended. It names the route, never the address.
   */
  register(app: FastifyInstance): void {
    app.decorateRequest('work')
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      request.work = this.#workOf(request)
      const { span } = request.work
      if (span)
        reply.raw.once('close', () => {
          span.add({ 'http.response.status_code': reply.statusCode })
          if (reply.statusCode >= 500) span.fail(String(reply.statusCode))
          span.end()
        })
      duringWork(request.work, done)
    })
    // What reads a body goes on with the connection, which knows no request.
    const again: preValidationHookHandler = (request, _reply, done) => duringWork(request.work, done)
    app.addHook('onRoute', (route) => {
      if ([route.method].flat().every((method) => method === 'GET' || method === 'HEAD')) return
      route.preValidation = [again, ...[route.preValidation ?? []].flat()]
    })
  }

  #workOf(request: FastifyRequest): Work {
    const traceparent = this.#fromProxy(request.raw, 'traceparent')
    const cause = {
      requestId: request.id,
      ...(traceparent && TRACEPARENT.test(traceparent) && { traceparent }),
    }
    // A WebSocket ends hours later.
    if (!this.#traces || request.headers.upgrade) return cause
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const span = this.#traces.begin('request', `${method} ${route}`, cause, {
      'http.request.method': method,
      'http.route': route,
      'shinequo.request_id': request.id,
    })
    return { ...cause, span }
  }

  #fromProxy({ headers, socket }: IncomingMessage, name: string): string | undefined {
    const value = headers[name]
    return typeof value === 'string' && this.#trusts(socket.remoteAddress ?? '', 0) ? value : undefined
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as work: what happens for it carries its id. */
    work: Work
  }
}
