import type { CoachSuggestion } from '@shinequo/contract/bookings/suggestions'
import { expect, it } from 'vitest'
import { suggestionText } from './suggestion-words.ts'

const time = { start_time: '2026-11-24T20:00:00.000Z', end_time: '2026-11-24T20:30:00.000Z' }
const suggestion: CoachSuggestion = {
  student: { id: 's', first_name: 'Nia', last_name: 'Mensah' },
  state: 'waiting',
  times: [time],
  created_at: '2026-11-20T20:00:00.000Z',
  session: null,
}
const text = (more: Partial<CoachSuggestion>) => suggestionText({ ...suggestion, ...more }, 'America/Chicago')

it('says how a suggestion ended, in the coach’s time', () => {
  expect(text({ state: 'accepted', session: { id: 'b', ...time } })).toBe(
    'Nia booked Tue, Nov 24 · 2:00 PM - 2:30 PM.',
  )
  expect(text({ state: 'declined' })).toBe('None of your times suits Nia.')
  expect(text({ state: 'expired' })).toContain("Nia didn't answer")
})

it('says nothing without a suggestion, of one that waits, or of a withdrawn one', () => {
  expect([suggestionText(undefined, 'UTC'), text({}), text({ state: 'withdrawn' })]).toEqual([
    null,
    null,
    null,
  ])
})
