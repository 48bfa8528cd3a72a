import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ProcessUse } from './product.ts'

let collect: (() => void) | undefined
let collectingMs = 0

/**
 * What this process has used and holds now. Collects its garbage first, so that what is left is what it keeps; the time
 * for that does not count as used.
 */
export function processUse(): ProcessUse {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  const before = cpuMs()
  // What the first time sets free may hold on to more until the second.
  collect()
  collect()
  collectingMs += cpuMs() - before
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, live: heapUsed + external, cpuMs: cpuMs() - collectingMs }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
