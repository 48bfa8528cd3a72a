import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env.ts'
import type { Clock } from '../clock.ts'
import { Outage } from '../database/outage.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { type FileKey, fileKeyOf } from './sealing.ts'
import { FileUnavailable } from './unavailable.ts'

/** What this process needs to store and read files. */
export interface FileStore {
  /** Where new files are stored, unless they were moved into the database; without one they are always stored there. */
  readonly bucket: Bucket | undefined
  /** The key that encrypts, first, and others that only decrypt. Without one nothing is encrypted. */
  readonly keys: readonly FileKey[]
  /** Throws FileUnavailable with this message, and logs it once until it has not happened for a while. */
  readonly fail: (message: string) => never
}

/** Opens the store of the settings. The bucket is not asked for anything yet. `encryptionKey` is the first secret. */
export function openFileStore(
  { s3, encryptionKeyPrevious }: Pick<Env, 's3' | 'encryptionKeyPrevious'>,
  encryptionKey: string | undefined,
  clock: Clock,
  log: FastifyBaseLogger,
): FileStore {
  const outage = new Outage(log, 'the store of files')
  const secrets = [encryptionKey, encryptionKeyPrevious].filter((secret) => secret !== undefined)
  return {
    bucket: s3 && noting(openBucket(s3, clock), outage),
    keys: secrets.map(fileKeyOf),
    fail: (message) => {
      const error = new FileUnavailable(message)
      outage.note(error)
      throw error
    },
  }
}

/** The same bucket, whose failures are logged, once until it is well again. */
function noting(bucket: Bucket, outage: Outage): Bucket {
  const noted = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      outage.note(error)
      throw error
    }
  }
  return {
    put: (object, bytes) => noted(bucket.put(object, bytes)),
    read: (object) => noted(bucket.read(object)),
    remove: (object) => noted(bucket.remove(object)),
  }
}
