import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

/** Who makes a request to the bucket. */
export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** A request to the bucket. */
export interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

/** The headers with which the bucket accepts a request around `now`: AWS Signature Version 4, over the body and all of them. */
export async function signedHeaders(
  { accessKeyId, secretAccessKey, region }: Credentials,
  { method, url, headers, body = new Uint8Array() }: BucketRequest,
  now: number,
): Promise<Headers> {
  const digest = createHash('sha256').update(body).digest('hex')
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': digest },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    allHeaders: true,
  })
  return (await signer.sign()).headers
}
