import { expect, test } from 'vitest'
import { messagesOf } from './server.ts'

test('whoever has chosen no language reads English', () => {
  expect(messagesOf(null).locale).toBe('en')
  expect(messagesOf(null)).toBe(messagesOf('en'))
})

test('a language without a catalogue reads English, and says so', () => {
  expect(messagesOf('xx' as 'en')).toBe(messagesOf('en'))
})

test('a name with the sign that stands for a number stays as it is', () => {
  const { notifications } = messagesOf('en')
  expect(notifications.inMinutes('Al #1', 10)).toBe('In 10 minutes your session with Al #1 begins.')
  expect(notifications.inMinutes('Al #1', 1)).toBe('In a minute your session with Al #1 begins.')
})
