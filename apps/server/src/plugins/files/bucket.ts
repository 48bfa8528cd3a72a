import type { Clock } from '../clock.ts'
import { type BucketRequest, type Credentials, signedHeaders } from './signing.ts'
import { FileUnavailable } from './unavailable.ts'

/** Where files are stored outside the database: S3-compatible storage. */
export interface BucketSettings extends Credentials {
  /** Without a trailing slash. */
  readonly endpoint: string
  readonly bucket: string
}

/** The bucket. All of it throws FileUnavailable if the bucket does not do it in time. */
export interface Bucket {
  put(object: string, bytes: Uint8Array): Promise<void>
  /** Undefined if there is no such object. */
  read(object: string): Promise<Buffer | undefined>
  /** Succeeds also if there is no such object. */
  remove(object: string): Promise<void>
}

/** How long the bucket has for a response. An upload has one more millisecond for each of its kilobytes. */
const TIMEOUT_MS = 5000

/**
 * Opens the bucket; sends nothing yet. These requests do not use `outbound`, which refuses addresses that are not public:
 * here the operator sets the one address, which may well be of a private network, and nobody else has a say in it.
 * Redirects are not followed, so that nothing leaves that address.
 */
export function openBucket(settings: BucketSettings, clock: Clock, timeoutMs = TIMEOUT_MS): Bucket {
  async function send(
    request: BucketRequest,
    signal: AbortSignal,
  ): Promise<{ status: number; body: Buffer }> {
    const { method, url, body } = request
    const headers = await signedHeaders(settings, request, clock.now())
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal,
      ...(body && { body: Uint8Array.from(body) }),
    })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  }
  /** The body of the response; undefined for an object that does not exist. */
  async function ask(
    method: BucketRequest['method'],
    object: string,
    body?: Uint8Array,
  ): Promise<Buffer | undefined> {
    const request = {
      method,
      url: `${settings.endpoint}/${settings.bucket}/${object}`,
      ...(body && { body }),
    }
    const signal = AbortSignal.timeout(timeoutMs + Math.ceil((body?.length ?? 0) / 1000))
    // All of these can be repeated. Once is enough for a connection that was closed while it was idle, and for a bucket that
    // had no time at that moment.
    const first = await send(request, signal).catch(() => undefined)
    const answer =
      first && first.status < 500
        ? first
        : await send(request, signal).catch((error: unknown) => {
            throw new FileUnavailable(`the bucket does not answer (${reasonOf(error)})`)
          })
    if (answer.status >= 200 && answer.status < 300) return answer.body
    const code = /<Code>(\w{1,60})<\/Code>/.exec(answer.body.toString('latin1'))?.[1]
    if (answer.status === 404 && code === 'NoSuchKey') return undefined
    throw new FileUnavailable(`the bucket refuses ${method} with ${answer.status}${code ? ` ${code}` : ''}`)
  }
  return {
    put: async (object, bytes) => {
      if (!(await ask('PUT', object, bytes))) throw new FileUnavailable('the bucket is gone')
    },
    read: (object) => ask('GET', object),
    remove: async (object) => {
      await ask('DELETE', object)
    },
  }
}

/** Why there was no response, such as ECONNREFUSED or TimeoutError. */
function reasonOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown; message?: unknown }; name: string }
  return String(cause?.code ?? cause?.message ?? name)
}
