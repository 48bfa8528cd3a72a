import type { BodyInput, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import { ApiError, type ErrorBody } from './error-catalogue.ts'
import { pageLanguage } from './language.ts'
import { hearServerTime } from './server-clock.ts'
import { accessToken, clearTokens, refreshToken, storeTokens, type Tokens } from './token-store.ts'

const BASE = '/api'
/** Section 7: a call without a response after this time has failed. */
const TIMEOUT_MS = 10_000
const REFRESH_PATH = '/token/refresh/'

interface Extras {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Timeout instead of the default 10 seconds, for files that take long over a slow network. */
  readonly timeoutMs?: number
  /** Lets the call reach the server although the page is left meanwhile. */
  readonly keepalive?: boolean
  /** Reads the text of a success, such as a file in parts. A rejection counts as no response. */
  readonly read?: (answer: Response) => Promise<string>
}

type Input<E extends Endpoint> = Extras &
  (E['params'] extends object ? { readonly params: ParamsOf<E> } : { readonly params?: undefined }) &
  (E['query'] extends object ? { readonly query?: QueryOf<E> } : { readonly query?: undefined }) &
  (E['body'] extends object
    ? { readonly body: BodyInput<E> }
    : E extends { readonly multipart: true }
      ? { readonly body: FormData }
      : { readonly body?: undefined })

interface Request extends Extras {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/**
 * Makes one call of the contract and returns its reply. Sends the stored access token; if it is refused, refreshes once
 * and repeats the call. Throws an `ApiError` with the catalogue's message.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ReplyOf<E>> {
  const { method, path } = endpoint
  const request: Request = { ...input, method, path: address(path, input.params, input.query) }
  const token = accessToken()
  try {
    return (await send(request, token)) as ReplyOf<E>
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || token === null) throw error
    const fresh = await freshToken(token, error)
    return (await send(request, fresh)) as ReplyOf<E>
  }
}

/**
 * Returns a token newer than `refused`: the stored one if another tab has already refreshed, else a refreshed one. If
 * the server refuses the refresh too, clears the tokens and throws `refusal`. Without a response the tokens are kept,
 * because they may still be valid.
 */
async function freshToken(refused: string, refusal: ApiError): Promise<string> {
  return await oneAtATime(async () => {
    const stored = accessToken()
    if (stored !== null && stored !== refused) return stored
    const refresh = refreshToken()
    if (stored === null || refresh === null) {
      clearTokens()
      throw refusal
    }
    try {
      const tokens = (await send({ method: 'POST', path: REFRESH_PATH, body: { refresh } }, null)) as Tokens
      storeTokens(tokens)
      return tokens.access
    } catch (error) {
      if (error instanceof ApiError && [400, 401, 403].includes(error.status)) {
        clearTokens()
        throw refusal
      }
      throw error
    }
  })
}

/** The last task of this tab, finished or in progress. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs tasks one at a time: across all tabs if the browser has Web Locks (not on plain http, nor in browsers before
 * 2022), else within this tab. Two tabs may still send the same refresh token if one reads the other's tokens too late;
 * the server answers both.
 */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request('token-refresh', work) as Promise<T>
  }
  const mine = last.then(work, work)
  last = mine
  return mine
}

async function send(request: Request, token: string | null): Promise<unknown> {
  const { body } = request
  const isForm = body instanceof FormData
  const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS)
  let answer: Response
  let text: string
  const asked = performance.now()
  try {
    answer = await fetch(BASE + request.path, {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(request.keepalive && { keepalive: true }),
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    hearServerTime(answer.headers, asked)
    if (answer.ok && answer.headers.get('content-type') === 'application/zip') return await answer.blob()
    text = await (answer.ok && request.read ? request.read(answer) : answer.text())
  } catch (error) {
    // The page has cancelled the request; anything else counts as no response.
    if (request.signal?.aborted) throw error
    throw new ApiError(0)
  }
  if (!answer.ok) {
    throw new ApiError(answer.status, await said(parsedError(text)), answer.headers)
  }
  // A file, such as a table or a calendar, is returned as text.
  if (answer.headers.get('content-type')?.startsWith('text/c')) return text
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * The server's error in the page's language. Loads nothing for English pages, because the server responds in English.
 */
async function said(body: ErrorBody): Promise<ErrorBody> {
  if (pageLanguage === 'en') return body
  const { inPageLanguage } = await import('./answer-language.ts')
  return inPageLanguage(body)
}

function parsedError(text: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as ErrorBody) : {}
  } catch {
    return {}
  }
}

/** The path under /api with its parameters and query filled in. */
function address(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)])
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`
}
