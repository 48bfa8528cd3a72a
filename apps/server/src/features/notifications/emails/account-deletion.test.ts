import { messagesOf } from '@shinequo/messages/server'
import { describe, expect, it } from 'vitest'
import { accountDeletion } from './account-deletion.ts'

describe('the email that announces a deletion', () => {
  const textFor = (role: 'student' | 'coach' | 'admin') =>
    accountDeletion(messagesOf('en'), {
      firstName: 'Maya',
      role,
      zone: 'America/New_York',
      dueAt: Date.parse('2026-11-27T20:00:00Z'),
      signIn: 'https://shinequo.example/login',
    }).text

  it.each([
    ['student', 'answers, notes, stories'],
    ['coach', 'page, hours and notes'],
  ] as const)('tells a %s what is deleted and what happens to sessions', (role, goes) => {
    expect(textFor(role)).toContain(goes)
    expect(textFor(role)).toContain('Sessions before then will still take place.')
  })

  it('tells administrators only what applies to them', () => {
    expect(textFor('admin')).toContain('What you wrote for the programme stays with it.')
    expect(textFor('admin')).not.toContain('Sessions before then')
  })
})
