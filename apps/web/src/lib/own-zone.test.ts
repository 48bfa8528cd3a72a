import { expect, it } from 'vitest'
import { ownZone, presentName } from './own-zone.ts'

it.each([
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/New_York', 'America/New_York'],
])('maps %s to its current name %s', (zone, name) => {
  expect(presentName(zone)).toBe(name)
})

it('uses the zone of this process as the own zone', () => {
  expect(ownZone()).toBe('Pacific/Chatham')
})
