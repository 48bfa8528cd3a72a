import { expect, it } from 'vitest'
import { clockAt, movedClock } from './moved-clock.mjs'

const NOW = Date.parse('2026-11-25T12:00:00Z')

it('moves the clock by whole seconds, ahead and back', () => {
  const ahead = clockAt('/lib/faketime.so', Date.parse('2026-11-25T13:00:00Z'), NOW)
  expect(ahead).toMatchObject({ LD_PRELOAD: '/lib/faketime.so', FAKETIME: '+3600s' })
  expect(clockAt('x', Date.parse('2026-11-25T11:59:00Z'), NOW).FAKETIME).toBe('-60s')
})

it('passes on to other processes what moves the clock, and nothing else', () => {
  const moved = clockAt('x', NOW, NOW)
  expect(movedClock({ ...moved, HOME: '/root' })).toEqual(moved)
  expect(movedClock({ LD_PRELOAD: 'another', HOME: '/root' })).toEqual({})
})
