import { expect, it } from 'vitest'
import { googleLink, outlookLink } from './calendar-links.ts'

const session = {
  start: Date.parse('2026-11-24T20:00:00Z'),
  end: Date.parse('2026-11-24T20:30:00Z'),
  page: 'https://shine.example/home/sessions/1',
  title: 'ShineQuo session',
  details: 'Join, move or cancel it here: https://shine.example/home/sessions/1',
}

it('links to Google Calendar in UTC, with a neutral title', () => {
  const { origin, searchParams } = new URL(googleLink(session))
  expect(origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'ShineQuo session',
    dates: '20261124T200000Z/20261124T203000Z',
    details: 'Join, move or cancel it here: https://shine.example/home/sessions/1',
    location: 'https://shine.example/home/sessions/1',
  })
})

it.each([
  ['work', 'https://outlook.office.com'],
  ['personal', 'https://outlook.live.com'],
] as const)('links to Outlook for %s, with spaces encoded as Outlook expects', (account, host) => {
  const link = outlookLink(session, account)
  const { origin, pathname, searchParams } = new URL(link)
  expect([origin, pathname]).toEqual([host, '/calendar/0/deeplink/compose'])
  expect(searchParams.get('subject')).toBe('ShineQuo session')
  expect(searchParams.get('startdt')).toBe('2026-11-24T20:00:00.000Z')
  expect(searchParams.get('enddt')).toBe('2026-11-24T20:30:00.000Z')
  expect(link).not.toContain('+')
})
