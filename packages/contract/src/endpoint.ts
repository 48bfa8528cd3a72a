import type * as z from 'zod/mini'

/**
 * How far lists that grow without end are counted: a count is exact up to here, and one more than this where there are
 * more, however many.
 */
export const MAX_COUNTED = 1000

type Schema = z.ZodMiniType

/** One call of the API: what goes in, what comes out, who may try. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with product.md's trailing slash; answered with and without it. `:name` marks a parameter. */
  readonly path: string
  readonly summary: string
  /**
   * `public` needs no access token; `signed-in` needs anybody's, `coach` and `admin` one of that role (others get 403).
   * Who may do what with which thing is the server's access.ts.
   */
  readonly access: 'public' | 'signed-in' | 'coach' | 'admin'
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** A multipart upload reads its body itself. */
  readonly multipart?: true
  /** The status of success and the shape of its body. */
  readonly status: 200 | 201 | 202 | 204
  readonly reply: Schema
}

/** Keeps the literal types of an endpoint's schemas for the server's handlers and the web's calls. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.infer<E['body']> : undefined
/** What a client may send: before defaults and trimming. */
export type BodyInput<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? z.infer<E['query']> : undefined
export type ParamsOf<E extends Endpoint> = E['params'] extends Schema ? z.infer<E['params']> : undefined
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>
