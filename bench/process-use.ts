import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ProcessUse } from './product.ts'

let collect: (() => void) | undefined
let collectingMs = 0

/**
 * What this process has used so far and holds now. Collects garbage first, so that only live memory counts; the time
 * for that does not count as used.
 */
export function processUse(): ProcessUse {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  const before = cpuMs()
  // Twice, because objects freed the first time may keep others alive until the second.
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
