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
  /** The body of the response; undefined for an object that does not exist. */
  async function ask(
    method: BucketRequest['method'],
    object: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Buffer | undefined> {
    const url = `${settings.endpoint}/${settings.bucket}/${object}`
    const signal = AbortSignal.timeout(timeoutMs + Math.ceil((body?.length ?? 0) / 1000))
    let status: number
    let received: Buffer
    try {
      const headers = await signedHeaders(settings, { method, url, ...(body && { body }) }, clock.now())
      const response = await fetch(url, { method, headers, redirect: 'error', signal, ...(body && { body }) })
      status = response.status
      received = Buffer.from(await response.arrayBuffer())
    } catch (error) {
      throw new FileUnavailable(`the bucket does not answer (${reasonOf(error)})`)
    }
    if (status >= 200 && status < 300) return received
    const code = /<Code>(\w{1,60})<\/Code>/.exec(received.toString('latin1'))?.[1]
    if (status === 404 && code === 'NoSuchKey') return undefined
    throw new FileUnavailable(`the bucket refuses ${method} with ${status}${code ? ` ${code}` : ''}`)
  }
  return {
    put: async (object, bytes) => {
      if (!(await ask('PUT', object, Uint8Array.from(bytes)))) throw new FileUnavailable('the bucket is gone')
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
