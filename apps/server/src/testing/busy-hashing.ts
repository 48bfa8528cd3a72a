import { hashPatiently } from '../plugins/passwords.ts'

/** More than may wait for a hash. */
const WAITING = 80

/**
 * Does `work` while nobody else gets a hash: those who wait for one are too many all the time, on a machine of any speed.
 * Each of them waits again as soon as it was served.
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
