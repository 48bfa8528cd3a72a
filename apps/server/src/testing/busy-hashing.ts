import { hashPatiently } from '../plugins/passwords.ts'

/** More than the number that may wait for a hash. */
const WAITING = 80

/**
 * Runs `work` while the hashing queue is full all the time, on a machine of any speed, so that nobody else gets a hash.
 * Each waiting caller queues again as soon as it is served.
 */
export async function whileHashingIsBusy<T>(work: () => Promise<T>): Promise<T> {
  let going = true
  const waiting = Array.from({ length: WAITING }, async () => {
    while (going) await hashPatiently('x')
  })
  try {
    return await work()
  } finally {
    going = false
    await Promise.all(waiting)
  }
}
