import { randomUUID } from 'node:crypto'
import { HEARD_MS } from './active-requests.ts'
import type { Context } from './context.ts'
import { notifyKeys } from './database/notify-keys.ts'
import { Repeat } from './repeat.ts'

const CHANNEL = 'rushes'

/**
 * Tells the other processes on the database while requests keep this one busy, and hears them, so that mail of any
 * process waits for the requests of all. Runs until it is stopped. On the embedded database there is one process only.
 */
export async function tellOfRushes({ database, requests }: Context): Promise<Repeat | undefined> {
  if (database.engine !== 'postgres') return undefined
  const self: string = randomUUID()
  await database.listen(
    CHANNEL,
    (keys) => {
      if (!(JSON.parse(keys) as string[]).includes(self)) requests.hearRush()
    },
    () => undefined,
  )
  return new Repeat(async () => {
    // It is a hint. If the database fails, nobody is held up.
    if (requests.isInRush())
      await notifyKeys(database.background.root, CHANNEL, [self]).catch(() => undefined)
  }, HEARD_MS / 2)
}
