import { lookup } from 'node:dns/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The head of an external response; the body is never read. */
export interface Head {
  /** The final URL after redirects. */
  readonly url: string
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

/** The only way for the server to make a request to an external page. */
export interface Outbound {
  /**
   * The head of the response at `url`, after redirects. Throws OutboundRefusal for URLs that it does not request, and
   * network errors.
   */
  headersOf(url: string): Promise<Head>
}

/** A URL that is not requested: not public, not https, or too many redirects. Its message names no address. */
export class OutboundRefusal extends Error {}

export interface Address {
  readonly address: string
  readonly family: number
}

export interface OutboundSettings {
  /** Resolves host names; the machine's resolver by default. Tests replace the network here. */
  readonly resolve?: (name: string) => Promise<readonly Address[]>
  /** Only tests set this: 127.0.0.1 counts as public, and is reached at this port with this certificate. */
  readonly loopback?: { readonly port: number; readonly ca: string }
  /** The timeout of the whole request, including redirects. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 5000
const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** No cookies, no user, no referrer. */
const HEADERS = { accept: 'text/html,*/*;q=0.1', 'user-agent': 'ShineQuo link check' }

/** IPv4 ranges that are not public: IANA's special-purpose registry, multicast, and the reserved rest. */
const NOT_PUBLIC_4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
/** The IPv6 range that is allocated for the internet. It excludes loopback, local, mapped and translated addresses. */
const GLOBAL_6 = blockList('ipv6', [['2000::', 3]])
/** Special ranges inside it: protocol assignments with Teredo, documentation, 6to4, AS112, segment routing. */
const NOT_PUBLIC_6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
])

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family)
  return list
}

/** Whether an address is public. False for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !NOT_PUBLIC_4.check(address, 'ipv4')
  // An address with a zone ('%eth0') is link-local.
  if (version !== 6 || address.includes('%')) return false
  return GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')
}

/**
 * Prevents requests to hosts that only this server can reach (SSRF): https on the default port only, every address of the
 * host must be public, the connection goes to exactly these addresses, and each redirect is checked in the same way.
 */
export function openOutbound(settings: OutboundSettings = {}): Outbound {
  const { resolve = (name) => lookup(name, { all: true }), timeoutMs = TIMEOUT_MS } = settings
  return {
    headersOf: async (address) => {
      const signal = AbortSignal.timeout(timeoutMs)
      let url = new URL(address)
      for (let redirects = 0; ; redirects++) {
        const addresses = await publicAddresses(url, (name) => inTime(resolve(name), signal), settings)
        const head = await ask(url, addresses, signal, settings)
        const { location } = head.headers
        if (!REDIRECTS.has(head.status) || location === undefined) return head
        if (redirects === MAX_REDIRECTS) throw new OutboundRefusal('too many redirects')
        url = new URL(location, url)
      }
    },
  }
}

/** The addresses of a URL's host. Throws OutboundRefusal unless all of them are public. */
async function publicAddresses(
  url: URL,
  resolve: (name: string) => Promise<readonly Address[]>,
  { loopback }: OutboundSettings,
): Promise<readonly Address[]> {
  if (url.protocol !== 'https:' || url.port !== '') throw new OutboundRefusal('not https on its usual port')
  if (url.username || url.password) throw new OutboundRefusal('an address with a name or password in it')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await resolve(host)
  const isOpen = (address: string) => isPublicAddress(address) || (loopback && address === '127.0.0.1')
  if (addresses.length === 0 || !addresses.every(({ address }) => isOpen(address))) {
    throw new OutboundRefusal('not on the public internet')
  }
  return addresses
}

/** A DNS lookup cannot be cancelled, but it is no longer awaited. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return await new Promise<T>((resolve, reject) => {
    const give = () => reject(signal.reason)
    signal.addEventListener('abort', give, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give))
  })
}

/** One request to one of `addresses`, aborted once its head has arrived. */
function ask(
  url: URL,
  addresses: readonly Address[],
  signal: AbortSignal,
  { loopback }: OutboundSettings,
): Promise<Head> {
  // No second lookup: the connection goes to the address that was checked.
  const pinned: LookupFunction = (_host, { all }, done) => {
    const [{ address, family }] = addresses as [Address]
    if (all) done(null, [...addresses])
    else done(null, address, family)
  }
  const options: RequestOptions = {
    lookup: pinned,
    agent: false,
    signal,
    headers: { ...HEADERS, host: url.host },
  }
  if (loopback && addresses[0]?.address === '127.0.0.1') Object.assign(options, loopback)
  return new Promise((resolve, reject) => {
    const asking = request(url, options, (answer) => {
      resolve({ url: url.href, status: answer.statusCode ?? 0, headers: answer.headers })
      asking.destroy()
    })
    asking.on('error', reject)
    asking.end()
  })
}
