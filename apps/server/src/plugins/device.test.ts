import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const of = (agent: string | undefined, ip = '192.0.2.77') =>
  deviceOf({ ip, headers: { 'user-agent': agent } })

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['', ''],
  [undefined, ''],
])('names the device of %j', (agent, name) => {
  expect(of(agent).name).toBe(name)
})

it('reads no more than the beginning of what a browser says of itself', () => {
  expect(of(`x${'y'.repeat(100_000)} Firefox/145.0`).name).not.toContain('Firefox')
})

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('keeps of the address %s its network', (ip, network) => {
  expect(of('', ip).network).toBe(network)
})
