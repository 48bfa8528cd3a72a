import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises every notation, including an IPv4 address at the end.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const gap = tail === undefined ? 0 : 8 - first!.length - last!.length
  return [...first!, ...Array<string>(gap).fill('0'), ...last!]
}

/**
 * The key by which a limit counts a network address. For IPv6 it is the /64, since one customer has all addresses in it;
 * an IPv4-mapped address is the IPv4 address. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const groups = groupsOfIPv6(address)
  if (!groups) return address
  if (isMapped(groups)) {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * The /48 of an IPv6 address, in which one customer may have 65,536 networks of the other kind: for limits that count
 * accounts. Undefined for anything else.
 */
export function siteOf(address: string): string | undefined {
  const groups = groupsOfIPv6(address)
  return groups && !isMapped(groups) ? `${groups.slice(0, 3).join(':')}::/48` : undefined
}

function groupsOfIPv6(address: string): string[] | undefined {
  const [bare = ''] = address.split('%')
  return isIPv6(bare) ? groupsOf(bare) : undefined
}

/** Whether the groups contain an IPv4 address. */
const isMapped = (groups: readonly string[]) =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
