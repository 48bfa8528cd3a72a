import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { type Address, type Outbound, type OutboundSettings, openOutbound } from '../plugins/outbound.ts'
import { selfSigned } from './self-signed.ts'

/** Sites outside, played by one real HTTPS server on loopback. */
export interface WebElsewhere {
  /** Asks these sites and no others. */
  readonly outbound: Outbound
  /** What came in, oldest first. */
  readonly asked: IncomingMessage[]
  /** The names that were looked up, oldest first. */
  readonly looked: string[]
  /** Every connection that was made. */
  readonly sockets: Socket[]
  /** Changes what answers from now on. */
  answer(listener: RequestListener): void
  /** Lets a name lead to these addresses; other names under .example lead to the server. */
  lead(name: string, ...addresses: string[]): void
  /** Makes it as it began: nothing asked, every name leads here, and a plain page answers. */
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
