import { expect, it } from 'vitest'
import { changesWords, doneWords, pressWords, sessionsWords, waitWords } from './change-words.ts'

const ZONE = 'America/New_York'
const session = (start_time: string, end_time: string) => ({
  id: start_time,
  start_time,
  end_time,
  late: false,
})
const TUESDAY = session('2026-11-24T15:00:00.000Z', '2026-11-24T15:30:00.000Z')
const FRIDAY = session('2026-11-27T15:00:00.000Z', '2026-11-27T15:30:00.000Z')

it('says how many changes are left, and what to do without any', () => {
  expect(changesWords(3)).toBe('You can change 3 more times this term.')
  expect(changesWords(1)).toBe('You can change once more this term.')
  expect(changesWords(0)).toContain('Please write to your programme')
})

it('names the upcoming session, or how many there are', () => {
  expect(sessionsWords([TUESDAY], 'Amara', ZONE)).toBe(
    'Your session with Amara: Tue, Nov 24 · 10:00 AM - 10:30 AM',
  )
  expect(sessionsWords([TUESDAY, FRIDAY], 'Amara', ZONE)).toBe(
    'Your 2 sessions with Amara, the next on Tue, Nov 24 · 10:00 AM - 10:30 AM',
  )
})

it('names on the button what it does, and says who decides afterwards', () => {
  expect(pressWords('Bea', null)).toBe('Change to Bea')
  expect(pressWords('Bea', 'coach')).toBe('Ask for Bea')
  expect(pressWords(null, null)).toBe('Change my coach')
  expect(waitWords('Bea', null)).toBeNull()
  expect(waitWords('Bea', 'coach')).toContain('when Bea accepts')
  expect(waitWords(null, 'coach')).toContain('when the coach accepts')
  expect(waitWords('Bea', 'programme')).toContain('when your programme approves it')
})

it('names the result', () => {
  expect(doneWords('Bea', true)).toBe('Bea is now your coach.')
  expect(doneWords('Bea', false)).toBe("We've asked for Bea to be your coach.")
  expect(doneWords(null, false)).toBe("We're looking for someone for you.")
})
