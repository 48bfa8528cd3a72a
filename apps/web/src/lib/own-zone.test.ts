import { expect, it } from 'vitest'
import { ownZone, presentName } from './own-zone.ts'

it.each([
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/New_York', 'America/New_York'],
])('%s is called %s', (zone, name) => {
  expect(presentName(zone)).toBe(name)
})

it('the own zone is that of this process', () => {
  expect(ownZone()).toBe('Pacific/Chatham')
})
