import { expect, it } from 'vitest'
import { mayRemindSince, type ReminderFacts, reminderLeftOut, reminderStep } from './answers-reminder.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const DAY = 86_400_000

const waiting: ReminderFacts = {
  hasProfile: true,
  isUnderWay: false,
  hasCoach: false,
  hasSessionAhead: false,
  paused: false,
  leaving: false,
  proved: true,
  refused: false,
  off: false,
  remindedAt: null,
}

it.each([
  [{}, null],
  [{ hasProfile: false }, null],
  [{ isUnderWay: true }, 'has_answered'],
  [{ paused: true, isUnderWay: true }, 'paused'],
  [{ leaving: true, proved: false }, 'leaving'],
  [{ proved: false, refused: true }, 'mailbox_unproved'],
  [{ refused: true, off: true }, 'mail_refused'],
  [{ off: true, remindedAt: NOW }, 'mail_off'],
  [{ remindedAt: NOW - 7 * DAY + 1 }, 'reminded_lately'],
  [{ remindedAt: NOW - 7 * DAY }, null],
] as const)('a student with %j is left out for %s', (facts, code) => {
  expect(reminderLeftOut({ ...waiting, ...facts }, NOW)).toBe(code)
})

it('allows a second reminder from the seventh day on, that instant included', () => {
  expect(mayRemindSince(NOW)).toBe(NOW - 7 * DAY)
})

it.each([
  [{}, 'answers'],
  [{ hasProfile: false }, 'profile'],
  [{ isUnderWay: true }, null],
  [{ isUnderWay: true, hasCoach: true }, 'booking'],
  [{ isUnderWay: true, hasCoach: true, hasSessionAhead: true }, null],
  [{ hasSessionAhead: true }, null],
] as const)('the next step of a student with %j is %s', (facts, step) => {
  expect(reminderStep({ ...waiting, ...facts })).toBe(step)
})
