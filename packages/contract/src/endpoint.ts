import type * as z from 'zod/mini'

/**
 * The header of every response of the API with the server's time at the request, in epoch milliseconds. A client whose own
 * clock may be wrong compares the instants of the API with it.
 */
export const SERVER_TIME = 'server-time'

/**
 * Limit up to which lists that grow without bound are counted. A count is exact up to here; one more than this means
 * that there are more, however many.
 */
export const MAX_COUNTED = 1000

type Schema = z.ZodMiniType

/** One call of the API: its input, its output and who may call it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /**
   * Relative to /api, with product.md's trailing slash. Served with and without the slash. `:name` marks a parameter.
   */
  readonly path: string
  readonly summary: string
  /**
   * `public` needs no access token; `signed-in` needs anybody's; `coach` and `admin` need a token of that role, others
   * get 403. The server's access.ts decides who may do what with which object.
   */
  readonly access: 'public' | 'signed-in' | 'coach' | 'admin'
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The handler of a multipart upload reads the body itself. */
  readonly multipart?: true
  /** Its success is a file of any length, which takes as long as its parts do; others end within seconds. */
  readonly inParts?: true
  /** The status of a success and the schema of its body. */
  readonly status: 200 | 201 | 202 | 204
  readonly reply: Schema
  /** Another endpoint with a part of its replies, for those who know which they get: no call of its own. */
  readonly part?: true
}

/** Keeps the literal types of an endpoint's schemas for the server's handlers and the web client's calls. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.infer<E['body']> : undefined
/** What a client may send, before defaults and trimming are applied. */
export type BodyInput<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.infer<E['query']> : undefined
export type ParamsOf<E extends Endpoint> = E['params'] extends Schema ? z.infer<E['params']> : undefined
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>
