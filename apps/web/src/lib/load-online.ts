import { isOnline } from './use-online.ts'

/**
 * Loads code that a page works without, while the browser is online. If that fails, loads it again when it is online again.
 * Without a network nothing is asked for: a browser may remember that a script failed, and then fails until a reload.
 */
export async function loadOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    if (isOnline()) return await load()
  } catch {
    // Loaded again below.
  }
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return loadOnline(load)
}
