import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The parser of addresses of pages writes every spelling alike, an IPv4 address at the end included.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const gap = tail === undefined ? 0 : 8 - first!.length - last!.length
  return [...first!, ...Array<string>(gap).fill('0'), ...last!]
}

/**
 * What a limit counts a network address by. Of IPv6 its /64, since whoever has one address there has them all; an IPv4
 * address inside IPv6 is that address. Whatever is no IPv6 address stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
