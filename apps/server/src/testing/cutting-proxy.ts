import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of PostgreSQL that cuts connections on request. */
export interface CuttingProxy {
  /** Its URL, with the server's user and database. */
  readonly url: string
  /** The number of connections so far. */
  connections(): number
  /**
   * Cuts the next connection on which the client sends `text`: `before` the server receives it, or `after` the server
   * has executed it, while its response is on the way. With `since`, only a connection on which that was sent before,
   * to spare another statement with the same text.
   */
  cutAt(text: string, when: 'before' | 'after', since?: string): void
  /** Whether the requested cut has happened. */
  hasCut(): boolean
  /** Cuts every open connection. */
  cutAll(): void
  /** From now on open connections stay open but transfer nothing. New connections work. */
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
