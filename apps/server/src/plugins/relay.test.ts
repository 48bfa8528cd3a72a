import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
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
