import { messagesOf } from '@shinequo/messages/server'
import { describe, expect, it } from 'vitest'
import { whenAsked } from './account-deletion.ts'

describe('the email that announces a deletion', () => {
  const textFor = (role: 'student' | 'coach' | 'admin') => whenAsked(messagesOf('en'), role).after.join('\n')

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
