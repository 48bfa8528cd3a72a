import { expect, it } from 'vitest'
import { actionText, actorText, subjectParts, subjectText } from './entry-words.ts'

it('names the actor, and says when the account is deleted', () => {
  expect(actorText({ role: 'admin', name: 'Rosa Ortiz' })).toBe('Rosa Ortiz, administrator')
  expect(actorText({ role: 'coach', name: '' })).toBe('Coach with a deleted account')
  expect(actorText({ role: 'system', name: '' })).toBe('ShineQuo')
})

const maya = { account_id: 'm', name: 'Maya Torres' }
const amara = { id: 'a', name: 'Amara Okafor' }
const nothing = { student: null, coach: null, starts_at: null, title: '', school: '' }
const textOf = (type: string, id: string, about: object | null = null, name = '') =>
  subjectText({ type, id, name, about: about && { ...nothing, ...about } }, 'America/New_York')

it('names the subject, and says when the account is deleted', () => {
  expect(textOf('student', 'a', { student: maya }, 'Maya Torres')).toBe('Maya Torres')
  expect(textOf('student', '')).toBe('someone with a deleted account')
  const author = { type: 'student', id: '', name: '', about: null, hidden: true } as const
  expect(subjectText(author, 'UTC')).toBe('a student')
  expect(textOf('school', 'babson')).toBe('school babson')
  expect(textOf('list', 'people')).toBe('people')
})

it('says whose session it was and when, and of others what they are about, never an id', () => {
  const session = { student: maya, coach: amara, starts_at: '2026-11-24T20:00:00.000Z' }
  expect(textOf('booking', 'b', session)).toBe(
    'session of Maya Torres with Amara Okafor, Nov 24, 2026 · 3:00 PM',
  )
  expect(textOf('booking', 'b', { ...session, student: null })).toContain('someone with a deleted account')
  expect(textOf('match', 'b', { student: maya, coach: amara })).toBe('match of Maya Torres with Amara Okafor')
  expect(textOf('care_request', 'b', { student: maya })).toBe('care request of Maya Torres')
  expect(textOf('post', 'b', { title: 'Snow day' })).toBe('post “Snow day”')
  expect(textOf('roster', 'b', { title: 'fall.csv' })).toBe('roster fall.csv')
  for (const type of [
    'booking',
    'match',
    'note',
    'post',
    'roster',
    'story',
    'message',
    'coach',
    'of_later',
  ]) {
    expect(textOf(type, '79f9b94c-0000-4000-8000-000000000000')).not.toContain('79f9')
  }
})

it('links the people and things that have a page', () => {
  const linked = (type: string, about: object, name = '') =>
    subjectParts({ type, id: 'x', name, about: { ...nothing, ...about } }, 'UTC', (_, path) => ({ path }))
  expect(linked('account', { coach: amara }, 'Amara Okafor')).toEqual([{ path: '/admin/coaches/a' }])
  expect(linked('match', { student: maya, coach: amara })).toMatchObject([
    'match of ',
    { path: '/admin/students/m' },
    ' with ',
    { path: '/admin/coaches/a' },
  ])
  expect(linked('post', { title: 'Snow day', school: 'babson' })[1]).toEqual({
    path: '/admin/schools/babson/posts/x',
  })
})

it('shows the act in words, including unknown ones', () => {
  expect(actionText('account.sign_in_refused')).toBe('Sign-in refused')
  expect(actionText('account.signed_out')).toBe('Signed out everywhere')
})
