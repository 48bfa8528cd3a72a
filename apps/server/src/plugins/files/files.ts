import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { beginUpload, type FilePlace, finishUpload, type SealedPlace } from '../database/stored-files.ts'
import type { Trx } from '../database/tables.ts'
import { DamagedFile, seal, unseal } from './sealing.ts'
import { FileUnavailable } from './unavailable.ts'

/*
 * Files, such as pictures, are in the row that describes them, or in a bucket: then the row has the name of the object.
 * An object has its name for ever and is never overwritten. Each object is referred to by a row of its own, or is in
 * `file_removals`, whose objects a job removes: from before its upload until its row is stored, and from the deletion of
 * that row on, by a trigger.
 */

/** What storing and reading files needs. */
export type FileContext = Pick<Context, 'database' | 'clock' | 'files' | 'log'>

/** How long after the beginning of an upload its object is removed if no row was stored, in milliseconds. */
const UNCLAIMED_MS = 3_600_000

/**
 * Puts a new file where files are stored, and returns what its row has to contain. Call it before the transaction that
 * stores the row, and `keepFile` inside. Throws FileUnavailable.
 */
export async function putFile(
  { database, clock, files: { bucket } }: FileContext,
  kind: 'pictures' | 'exports',
  bytes: Uint8Array,
): Promise<FilePlace> {
  const object = `${kind}/${randomUUID()}`
  const isWanted = bucket && (await beginUpload(database.root, object, new Date(clock.now() + UNCLAIMED_MS)))
  if (!isWanted) return { bytes, object: null }
  await bucket.put(object, bytes)
  return { bytes: null, object }
}

/** Call it in the transaction that stores the row of a new file: otherwise the file is removed. */
export async function keepFile(trx: Trx, { object }: FilePlace): Promise<void> {
  if (object === null || (await finishUpload(trx, object))) return
  throw new FileUnavailable('an upload took so long that it was given up')
}

/** The bytes of a file; undefined if they are lost, which is logged. Throws FileUnavailable. */
export async function readFile(
  { files: { bucket, fail }, log }: Pick<Context, 'files' | 'log'>,
  { bytes, object }: FilePlace,
): Promise<Buffer | undefined> {
  if (object === null) return bytes === null ? undefined : Buffer.from(bytes)
  if (!bucket) return fail('a file is in a bucket, but S3_ENDPOINT and what belongs to it are not set')
  const found = await bucket.read(object)
  if (!found) log.error({ object }, 'a file is missing in the bucket')
  return found
}

/** The same as `putFile`, encrypted if there is a key. `name` identifies the file for ever. */
export async function putSealed(
  context: FileContext,
  kind: 'exports',
  name: string,
  bytes: Uint8Array,
): Promise<SealedPlace> {
  const [key] = context.files.keys
  const place = await putFile(context, kind, key ? seal(key, name, bytes) : bytes)
  return { ...place, key_id: key?.id ?? null }
}

/** The same as `readFile`, decrypted. What was tampered with counts as lost, and an unknown key as not available. */
export async function readSealed(
  context: Pick<Context, 'files' | 'log'>,
  name: string,
  place: SealedPlace,
): Promise<Buffer | undefined> {
  const { keys, fail } = context.files
  const key = keys.find(({ id }) => id === place.key_id)
  if (place.key_id !== null && !key) {
    return fail(
      `a file is encrypted with the key ${place.key_id}, which is that of neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS`,
    )
  }
  const found = await readFile(context, place)
  if (!found || !key) return found
  try {
    return unseal(key, name, found)
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error
    context.log.error({ err: error, file: name }, 'a file is damaged')
    return undefined
  }
}
