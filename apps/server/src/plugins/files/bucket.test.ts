import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { type BucketPlace, startBucketPlace } from '../../testing/bucket-place.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { openBucket } from './bucket.ts'
import { FileUnavailable } from './unavailable.ts'

let place: BucketPlace
beforeAll(async () => {
  place = await startBucketPlace()
})
afterEach(() => {
  place.manners = { kind: 'serves' }
})
afterAll(() => place.stop())

const open = (more: Record<string, string> = {}, timeoutMs?: number) =>
  openBucket(readEnv({ ...place.settings, ...more }).s3!, new TestClock(), timeoutMs)
/** What a failing request throws. */
const failure = async (work: Promise<unknown>): Promise<Error> => {
  const error = await work.then(
    () => null,
    (thrown: Error) => thrown,
  )
  expect(error).toBeInstanceOf(FileUnavailable)
  return error as Error
}

it('stores, reads and removes objects, and takes the removal of one that is gone for done', async () => {
  const bucket = open()
  const bytes = Buffer.from([0, 255, 1, 254])
  await bucket.put('pictures/a', bytes)
  expect(await bucket.read('pictures/a')).toEqual(bytes)
  await bucket.put('pictures/empty', Buffer.alloc(0))
  expect(await bucket.read('pictures/empty')).toHaveLength(0)
  await bucket.remove('pictures/a')
  await bucket.remove('pictures/a')
  expect(await bucket.read('pictures/a')).toBeUndefined()
})

it.each<[string, Record<string, string>, RegExp]>([
  ['secret', { S3_SECRET_ACCESS_KEY: 'another secret' }, /refuses GET with 403 SignatureDoesNotMatch$/],
  ['access key', { S3_ACCESS_KEY_ID: 'SOMEBODY' }, /403 InvalidAccessKeyId$/],
  ['region', { S3_REGION: 'elsewhere' }, /403 InvalidAccessKeyId$/],
  ['bucket', { S3_BUCKET: 'no-bucket' }, /404 NoSuchBucket$/],
])('does not take a wrong %s for a missing object', async (_, settings, message) => {
  const { message: told } = await failure(open(settings).read('pictures/none'))
  expect(told).toMatch(message)
  expect(told).not.toContain('secret')
})

it('tries once more what a bucket broke off or had no time for', async () => {
  const bucket = open()
  const once = () => {
    place.onUpload = () => undefined
    throw new Error('The bucket breaks')
  }
  place.onUpload = once
  await bucket.put('pictures/c', Buffer.from('c'))
  expect(await bucket.read('pictures/c')).toEqual(Buffer.from('c'))
})

it('gives up a bucket that is silent, breaks off, fails, leads elsewhere or is down', async () => {
  const bucket = open({}, 200)
  await bucket.put('pictures/b', Buffer.alloc(100_000))
  place.manners = { kind: 'hangs' }
  expect((await failure(bucket.read('pictures/b'))).message).toContain('TimeoutError')
  place.manners = { kind: 'breaks off' }
  await failure(bucket.read('pictures/b'))
  place.manners = { kind: 'refuses', status: 500, code: 'InternalError' }
  expect((await failure(bucket.put('pictures/b', Buffer.alloc(1)))).message).toContain('500 InternalError')
  const { S3_ENDPOINT } = place.settings
  place.manners = { kind: 'redirects', to: `${S3_ENDPOINT}/elsewhere` }
  await failure(bucket.remove('pictures/b'))
  place.manners = { kind: 'serves' }
  await place.stop()
  expect((await failure(open().read('pictures/b'))).message).toContain('ECONNREFUSED')
  await place.start()
  expect(await open().read('pictures/b')).toHaveLength(100_000)
})
