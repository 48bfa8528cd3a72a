import { expect, it } from 'vitest'
import { answerByWords } from './answer-words.ts'

const UNTIL = '2026-11-24T19:00:00Z'
const ZONE = 'America/New_York'

it('names the day and the time in the coach’s zone', () => {
  const now = Date.parse(UNTIL) - 1
  expect(answerByWords(UNTIL, now, ZONE)).toBe('Answer by Tue, Nov 24 · 2:00 PM')
  expect(answerByWords(UNTIL, now, 'Asia/Tokyo')).toBe('Answer by Wed, Nov 25 · 4:00 AM')
})

it('does not name a time that has passed', () => {
  expect(answerByWords(UNTIL, Date.parse(UNTIL), ZONE)).toBe(
    "Please answer now: we're about to ask someone else",
  )
})
