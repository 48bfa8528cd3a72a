import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a bucket treats requests. */
export type BucketManners =
  | { readonly kind: 'serves' }
  /** Refuses with this status and code. */
  | { readonly kind: 'refuses'; readonly status: number; readonly code: string }
  /** Never responds. */
  | { readonly kind: 'hangs' }
  /** Closes the connection in the middle of a body. */
  | { readonly kind: 'breaks off' }
  /** Sends clients elsewhere. */
  | { readonly kind: 'redirects'; readonly to: string }

/** An S3-compatible bucket on loopback, as far as the application uses one. It checks the signature of each request. */
export interface BucketPlace {
  /** The settings with which the application uses it. */
  readonly settings: Record<string, string>
  readonly objects: Map<string, Buffer>
  /** The requests that were served, such as 'PUT pictures'. */
  readonly served: string[]
  manners: BucketManners
  /** Is awaited before an upload is answered. If it throws, the connection is closed instead. */
  onUpload: (object: string) => unknown
  /** Goes down: connections are refused. */
  stop(): Promise<void>
  /** Comes back at the same address. */
  start(): Promise<void>
}

const BUCKET = 'shinequo-tests'
const REGION = 'eu-test-1'
const KEY_ID = 'TESTKEY'
const SECRET = 'the secret of the bucket'

/** Starts an empty bucket. The test must stop it. */
export async function startBucketPlace(): Promise<BucketPlace> {
  let port = 0
  let server = createServer(answer)
  const place: BucketPlace = {
    get settings() {
      return {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: BUCKET,
        S3_ACCESS_KEY_ID: KEY_ID,
        S3_SECRET_ACCESS_KEY: SECRET,
        S3_REGION: REGION,
        ENCRYPTION_KEY: 'the key of the tests, long enough',
      }
    },
    objects: new Map(),
    served: [],
    manners: { kind: 'serves' },
    onUpload: () => undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    start: async () => {
      server = createServer(answer)
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      port = (server.address() as AddressInfo).port
    },
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const parts: Buffer[] = []
    request.on('data', (bytes: Buffer) => parts.push(bytes))
    request.on('end', () => serve(request, Buffer.concat(parts), response).catch(() => response.destroy()))
  }

  async function serve(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<unknown> {
    const { manners, objects } = place
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
    const object = request.url?.slice(`/${BUCKET}/`.length) ?? ''
    if (manners.kind === 'hangs') return
    if (manners.kind === 'refuses') return refuse(manners.status, manners.code)
    if (manners.kind === 'redirects') return response.writeHead(307, { location: manners.to }).end()
    const problem = signatureProblem(request, body)
    if (problem) return refuse(403, problem)
    if (!request.url?.startsWith(`/${BUCKET}/`)) return refuse(404, 'NoSuchBucket')
    place.served.push(`${request.method} ${object.split('/')[0]}`)
    if (request.method === 'PUT') {
      if (request.headers['content-length'] !== String(body.length))
        return refuse(411, 'MissingContentLength')
      objects.set(object, body)
      await place.onUpload(object)
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(object)
      return response.writeHead(204).end()
    }
    const found = objects.get(object)
    if (!found) return refuse(404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.length })
    if (manners.kind !== 'breaks off') return response.end(found)
    return response.write(found.subarray(0, found.length >> 1), () => response.destroy())
  }

  await place.start()
  return place
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Why S3 would not accept the signature (Signature Version 4); undefined if it would. */
function signatureProblem({ method, url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (!parts) return 'AccessDenied'
  const [, credential = '', signed = '', signature = ''] = parts
  const scope = credential.slice(KEY_ID.length + 1)
  const date = String(headers['x-amz-date'])
  if (credential !== `${KEY_ID}/${date.slice(0, 8)}/${REGION}/s3/aws4_request`) return 'InvalidAccessKeyId'
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  const isWhole = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))].every(
    (name) => names.includes(name),
  )
  if (!isWhole) return 'AccessDenied'
  const canonical = [
    method,
    url,
    '',
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const key = [date.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n')).toString('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}
