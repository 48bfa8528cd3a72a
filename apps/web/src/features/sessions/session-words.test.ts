import { sessionCount } from '@shinequo/messages/web/sessions'
import { expect, it } from 'vitest'
import { startWords, timeWords } from './session-words.ts'

const time = { start_time: '2026-11-24T20:00:00.000Z', end_time: '2026-11-24T20:30:00.000Z' }

it('formats a session’s time in the reader’s zone', () => {
  expect(startWords(time, 'America/New_York')).toBe('Tue, Nov 24 · 3:00 PM')
  expect(timeWords(time, 'Asia/Kathmandu')).toBe('Wed, Nov 25 · 1:45 AM - 2:15 AM')
})

it('counts sessions', () => {
  expect([0, 1, 2].map(sessionCount)).toEqual(['0 sessions', '1 session', '2 sessions'])
})
