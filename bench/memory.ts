import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const MB = 2 ** 20
const PATIENCE_MS = 10_000
const LOOK_MS = 50

/** Memory of a process in bytes: in total, and its live objects and buffers. */
export interface Memory {
  readonly rss: number
  readonly live: number
}

/**
 * What a Node process holds after a garbage collection, so that only live memory counts. Asked through its inspector, which
 * the signal starts at `inspectorPort`.
 */
export async function memoryOf(pid: number, inspectorPort: number): Promise<Memory> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await debuggerAt(inspectorPort))
  await once(socket, 'open')
  const ask = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }))
    const [{ data }] = await once(socket, 'message')
    return JSON.parse(data).result
  }
  // Twice, because objects freed the first time may keep others alive until the second.
  for (let time = 0; time < 2; time++) await ask('HeapProfiler.collectGarbage')
  const expression = 'JSON.stringify(process.memoryUsage())'
  const { result } = await ask('Runtime.evaluate', { expression })
  socket.close()
  const { rss, heapUsed, external } = JSON.parse(result.value)
  return { rss, live: heapUsed + external }
}

async function debuggerAt(port: number): Promise<string> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(LOOK_MS)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => undefined)
    if (answer) return ((await answer.json()) as { webSocketDebuggerUrl: string }[])[0]!.webSocketDebuggerUrl
  }
  throw new Error('The server opened no inspector')
}

/** A number of bytes in MB, as text. */
export const inMb = (bytes: number): string => (bytes / MB).toFixed(0)
