import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy before PostgreSQL that loses connections when a test says so. */
export interface CuttingProxy {
  /** Its address with the user and database of the server's. */
  readonly url: string
  /** How many connections were made so far. */
  connections(): number
  /**
   * Cuts the next connection on which the client sends `text`: `before` the server gets it, or `after`, when the server
   * has done it and its answer is on the way. Given `since`, only one on which that was sent before, so that another
   * statement of the same words is left alone.
   */
  cutAt(text: string, when: 'before' | 'after', since?: string): void
  /** Whether what `cutAt` asked for has happened. */
  hasCut(): boolean
  /** Cuts every open connection. */
  cutAll(): void
  /** From now on open connections stay open and nothing passes on them any more; new ones work. */
  silence(): void
  close(): Promise<void>
}

export async function startCuttingProxy(serverUrl: string): Promise<CuttingProxy> {
  const target = new URL(serverUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  const silent = new WeakSet<readonly [Socket, Socket]>()
  let connections = 0
  let planned: { text: string; when: 'before' | 'after'; since: string } | undefined

  const server = createServer((client) => {
    connections += 1
    const upstream = connect(Number(target.port), target.hostname)
    const pair = [client, upstream] as const
    pairs.add(pair)
    const cut = () => {
      pairs.delete(pair)
      client.destroy()
      upstream.destroy()
    }
    let cutsAnswer = false
    let isTheOne = false
    client.on('data', (bytes) => {
      if (silent.has(pair)) return
      isTheOne ||= planned !== undefined && bytes.includes(planned.since)
      if (planned && isTheOne && bytes.includes(planned.text)) {
        const { when } = planned
        planned = undefined
        if (when === 'before') return cut()
        cutsAnswer = true
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (cutsAnswer) return cut()
      if (!silent.has(pair)) client.write(bytes)
    })
    for (const socket of pair) socket.on('close', cut).on('error', cut)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: Object.assign(new URL(serverUrl), { host: `127.0.0.1:${port}` }).toString(),
    connections: () => connections,
    cutAt: (text, when, since = text) => {
      planned = { text, when, since }
    },
    hasCut: () => planned === undefined,
    cutAll: () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    silence: () => {
      for (const pair of pairs) silent.add(pair)
    },
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
