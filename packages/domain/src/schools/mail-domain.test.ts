import { describe, expect, it } from 'vitest'
import { domainOf, mailboxOf } from './mail-domain.ts'

describe('the school of an address', () => {
  const listed = new Map([
    ['college.edu', 'college'],
    ['cs.college.edu', 'college_of_code'],
  ])
  it.each([
    ['me@college.edu', 'college'],
    ['me@COLLEGE.edu', 'college'],
    ['me@cs.college.edu', 'college_of_code'],
    ['me@law.college.edu', undefined],
    ['me@college.edu.elsewhere.example', undefined],
    ['me@elsewhere-college.edu', undefined],
    ['me@xcollege.edu', undefined],
    ['me@college.edu@elsewhere.example', undefined],
    ['me@college.education', undefined],
    ['me@edu', undefined],
    ['me@constructor', undefined],
    ['college.edu', undefined],
    ['@college.edu', undefined],
  ])('%s', (email, school) => {
    expect(listed.get(domainOf(email) ?? '')).toBe(school)
  })
})

describe('the mailbox of an address', () => {
  it.each([
    ['me@college.edu', 'me@college.edu'],
    ['Me+one@College.edu', 'me@college.edu'],
    ['me+one+two@college.edu', 'me@college.edu'],
    ['+me@college.edu', '+me@college.edu'],
    ['me@ｃollege.edu', 'me@college.edu'],
  ])('of %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it('has a domain', () => {
    expect(domainOf('me@college.edu')).toBe('college.edu')
    expect(domainOf('me@localhost')).toBe(null)
  })
})
