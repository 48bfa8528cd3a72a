import { removalsDone, takeRemovals } from '../database/stored-files.ts'
import type { Outbox } from '../outbox.ts'
import type { FileContext } from './files.ts'
import { FileUnavailable } from './unavailable.ts'

/** How many objects are removed at once. */
const BATCH = 10
/** After this long the removal of an object is tried again, in milliseconds. */
const AGAIN_MS = 60_000

/** Removes the objects from the bucket that no row refers to any more. What the bucket does not do is tried again. */
export const fileRemovals: Outbox = {
  name: 'file-removals',
  restSeconds: 30,
  patience: 5000,
  work: removeSome,
}

/** Removes some objects that are due; returns how many it took, 0 without a bucket. */
export async function removeSome({ database, clock, files: { bucket } }: FileContext): Promise<number> {
  if (!bucket) return 0
  const now = clock.now()
  const objects = await takeRemovals(database.root, new Date(now), new Date(now + AGAIN_MS), BATCH)
  const tried = await Promise.allSettled(objects.map((object) => bucket.remove(object)))
  const removed = objects.filter((_, at) => tried[at]?.status === 'fulfilled')
  if (removed.length > 0) await removalsDone(database.root, removed)
  const failures = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  // The store has logged what the bucket did not do.
  const unexpected = failures.find((failure) => !(failure instanceof FileUnavailable))
  if (unexpected) throw unexpected
  return objects.length
}
