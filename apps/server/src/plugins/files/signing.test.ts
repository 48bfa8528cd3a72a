import { expect, it } from 'vitest'
import { type BucketRequest, signedHeaders } from './signing.ts'

/** The examples of the Amazon S3 API Reference, 'Signature Calculations for the Authorization Header'. */
const CREDENTIALS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const NOW = Date.parse('2013-05-24T00:00:00Z')
const HOST = 'https://examplebucket.s3.amazonaws.com'

it.each<[string, BucketRequest, string]>([
  [
    'GET Object',
    { method: 'GET', url: `${HOST}/test.txt`, headers: { Range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT Object',
    {
      method: 'PUT',
      url: `${HOST}/test$file.text`,
      headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET Bucket Lifecycle',
    { method: 'GET', url: `${HOST}/?lifecycle` },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET Bucket (List Objects)',
    { method: 'GET', url: `${HOST}/?max-keys=2&prefix=J` },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs the published example %s as published', async (_, request, signature) => {
  const headers = await signedHeaders(CREDENTIALS, request, NOW)
  expect(headers.get('authorization')).toContain(
    'Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
  )
  expect(headers.get('authorization')).toMatch(new RegExp(`Signature=${signature}$`))
})
