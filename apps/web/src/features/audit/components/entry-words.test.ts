import { expect, it } from 'vitest'
import { actionText, actorText, subjectText } from './entry-words.ts'

it('names the actor, and says when the account is deleted', () => {
  expect(actorText({ role: 'admin', name: 'Rosa Ortiz' })).toBe('Rosa Ortiz, administrator')
  expect(actorText({ role: 'coach', name: '' })).toBe('Coach with a deleted account')
  expect(actorText({ role: 'system', name: '' })).toBe('ShineQuo')
})

it('names the subject, and says when the account is deleted', () => {
  expect(subjectText({ type: 'student', id: 'a', name: 'Maya Torres' })).toBe('Maya Torres')
  expect(subjectText({ type: 'student', id: '', name: '' })).toBe('someone with a deleted account')
  expect(subjectText({ type: 'school', id: 'babson', name: '' })).toBe('school babson')
  expect(subjectText({ type: 'list', id: 'people', name: '' })).toBe('people')
})

it('shows the act in words, including unknown ones', () => {
  expect(actionText('account.sign_in_refused')).toBe('Sign-in refused')
  expect(actionText('account.signed_out')).toBe('Signed out everywhere')
})
