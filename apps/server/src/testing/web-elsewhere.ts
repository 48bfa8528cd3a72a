import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { type Address, type Outbound, type OutboundSettings, openOutbound } from '../plugins/outbound.ts'
import { selfSigned } from './self-signed.ts'

/** External sites, simulated by one real HTTPS server on loopback. */
export interface WebElsewhere {
  /** Reaches these sites and no others. */
  readonly outbound: Outbound
  /** The received requests, oldest first. */
  readonly asked: IncomingMessage[]
  /** The names that were looked up, oldest first. */
  readonly looked: string[]
  /** Every connection that was made. */
  readonly sockets: Socket[]
  /** Changes the response from now on. */
  answer(listener: RequestListener): void
  /** Resolves a name to these addresses. Other names under .example resolve to the server. */
  lead(name: string, ...addresses: string[]): void
  /** Resets it: no requests, every name resolves to the server, and a plain page as the response. */
  forget(): void
  close(): Promise<void>
}

const LOOPBACK: Address = { address: '127.0.0.1', family: 4 }

const welcome: RequestListener = (_request, response) => void response.end('<p>Welcome</p>')

export async function startWebElsewhere(
  settings: Pick<OutboundSettings, 'timeoutMs'> = {},
): Promise<WebElsewhere> {
  const { key, cert } = selfSigned(['*.school.example'])
  const asked: IncomingMessage[] = []
  const looked: string[] = []
  const sockets: Socket[] = []
  const places = new Map<string, readonly Address[]>()
  let answering = welcome
  const server = createServer({ key, cert }, (request, response) => {
    asked.push(request)
    answering(request, response)
  })
  server.on('connection', (socket: Socket) => sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const outbound = openOutbound({
    ...settings,
    loopback: { port, ca: cert },
    resolve: async (name) => {
      looked.push(name)
      return places.get(name) ?? [LOOPBACK]
    },
  })
  return {
    outbound,
    asked,
    looked,
    sockets,
    answer: (listener) => {
      answering = listener
    },
    lead: (name, ...addresses) => {
      places.set(
        name,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    },
    forget: () => {
      for (const seen of [asked, looked, sockets]) seen.length = 0
      places.clear()
      answering = welcome
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
