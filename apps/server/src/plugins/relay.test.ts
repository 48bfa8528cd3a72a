import { readFileSync } from 'node:fs'
import { BlockList, isIPv4 } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { isPublicAddress } from './outbound.ts'
import { iceServers, wayOf } from './relay.ts'

const UNTIL = Date.parse('2026-11-20T16:00:00Z')

describe('the way between two browsers', () => {
  it('is one network only, where nothing is set', () => {
    const env = readEnv({})
    expect(wayOf(env, false)).toBe('local')
    expect(wayOf(env, true)).toBe('local')
    expect(iceServers(env, 'x', UNTIL)).toEqual([])
  })

  it('is direct by STUN', () => {
    const env = readEnv({ STUN_URLS: 'stun:stun.example:3478, stun:other.example' })
    expect(wayOf(env, false)).toBe('direct')
    expect(iceServers(env, 'x', UNTIL)).toEqual([{ urls: ['stun:stun.example:3478', 'stun:other.example'] }])
  })

  it('goes over the relay where one is set, with a name that runs out and its HMAC', () => {
    const env = readEnv({
      TURN_URLS: 'turn:turn.example:3478?transport=udp,turns:turn.example:5349',
      TURN_SECRET: 'a-secret-of-the-relay',
    })
    expect(wayOf(env, false)).toBe('relay')
    expect(wayOf(env, true)).toBe('direct')
    // The credential was computed with openssl: printf 1795190400:x | openssl dgst -sha1 -hmac ... -binary | base64
    expect(iceServers(env, 'x', UNTIL)).toEqual([
      {
        urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'],
        username: '1795190400:x',
        credential: 'z7F3n6bKRxmqoklRiywVPTxwCmg=',
      },
    ])
  })
})

it('denies by its documentation what is not public, and nothing else', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'relay.md'), 'utf8')
  const denied = new BlockList()
  for (const [, from = '', to = ''] of text.matchAll(/^denied-peer-ip=(\S+)-(\S+)$/gm)) {
    denied.addRange(from, to, isIPv4(from) ? 'ipv4' : 'ipv6')
  }
  const isDenied = (address: string) => denied.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  // The ends of each range that the server itself never asks for, and their neighbours.
  const addresses = [
    '0.0.0.1 1.0.0.1 9.255.255.255 10.0.0.1 10.255.255.255 11.0.0.0 100.63.255.255 100.64.0.0 100.127.255.255',
    '100.128.0.0 127.0.0.1 127.255.255.255 128.0.0.0 169.253.255.255 169.254.169.254 169.255.0.0 172.15.255.255',
    '172.16.0.0 172.31.255.255 172.32.0.0 192.0.0.1 192.0.1.0 192.0.2.255 192.31.196.1 192.52.193.1 192.88.99.1',
    '192.168.0.0 192.168.255.255 192.169.0.0 192.175.48.1 198.17.255.255 198.18.0.0 198.19.255.255 198.20.0.0',
    '198.51.100.7 203.0.113.7 223.255.255.255 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 8.8.8.8',
    ':: ::1 ::ffff:10.0.0.1 64:ff9b::a00:1 100::1 1fff::1 2000::1 2001::1 2001:1ff::1 2001:200::1 2001:db8::1',
    '2001:db9::1 2002:a00:1::1 2003::1 2620:4f:8000::1 2620:4f:8001::1 2606:4700::1111 3fff::1 3fff:fff::1',
    '3fff:1000::1 4000::1 fc00::1 fd12::1 fe80::1 febf::1 fec0::1 ff02::1',
  ].flatMap((line) => line.split(' '))
  expect(addresses.filter((address) => isDenied(address) === isPublicAddress(address))).toEqual([])
})
