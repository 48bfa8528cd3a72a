import fc from 'fast-check'
import { expect, it } from 'vitest'
import { networkOf, siteOf } from './network-address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
  [':::', ':::'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['unknown', undefined],
])('counts the accounts of %s by %s too', (address, site) => {
  expect(siteOf(address)).toBe(site)
})

it('counts two addresses as one exactly when their first 64 bits are the same', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const written = (groups: number[]) => groups.map((one) => one.toString(16)).join(':')
  const prefix = fc
    .array(group, { minLength: 4, maxLength: 4 })
    .filter((groups) => groups.some((one) => one > 0))
  const host = fc.array(group, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(prefix, prefix, host, host, (one, other, at, there) => {
      expect(networkOf(written([...one, ...at]))).toBe(networkOf(written([...one, ...there])))
      const same = written(one) === written(other)
      expect(networkOf(written([...one, ...at])) === networkOf(written([...other, ...at]))).toBe(same)
    }),
  )
})
