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

it('says how many changes are left, and the way out without any', () => {
  expect(changesWords(3)).toBe('You can change 3 times this term.')
  expect(changesWords(1)).toBe('You can change once more this term.')
  expect(changesWords(0)).toContain('Please write to your programme')
})

it('names the session ahead, or how many there are', () => {
  expect(sessionsWords([TUESDAY], 'Amara', ZONE)).toBe(
    'Your session with Amara: Tue, Nov 24 · 10:00 AM - 10:30 AM',
  )
  expect(sessionsWords([TUESDAY, FRIDAY], 'Amara', ZONE)).toBe(
    'Your 2 sessions with Amara, next Tue, Nov 24 · 10:00 AM - 10:30 AM',
  )
})

it('names on the button what the press does, and who has a say after it', () => {
  expect(pressWords('Bea', null)).toBe('Change to Bea')
  expect(pressWords('Bea', 'coach')).toBe('Ask for Bea')
  expect(pressWords(null, null)).toBe('Change my coach')
  expect(waitWords('Bea', null)).toBeNull()
  expect(waitWords('Bea', 'coach')).toContain('when Bea has said yes')
  expect(waitWords(null, 'coach')).toContain('when the coach has said yes')
  expect(waitWords('Bea', 'programme')).toContain('when your programme has said yes')
})

it('says what came of it', () => {
  expect(doneWords('Bea', true)).toBe('Bea is your coach now.')
  expect(doneWords('Bea', false)).toBe('We have asked for Bea.')
  expect(doneWords(null, false)).toBe('We are looking for somebody for you.')
})
