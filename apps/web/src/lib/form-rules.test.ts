import { loginBody } from '@shinequo/contract/accounts'
import { forgetPasswordBody } from '@shinequo/contract/accounts/passwords'
import { onboardingForm } from '@shinequo/contract/profiles'
import * as accounts from '@shinequo/messages/web/accounts'
import * as profiles from '@shinequo/messages/web/profiles'
import * as signIn from '@shinequo/messages/web/sign-in'
import { describe, expect, it } from 'vitest'
import { firstErrors, onlyFirst } from './form-rules.ts'

const login = (values: object) => onlyFirst(firstErrors(loginBody, values, signIn.fieldErrors))

describe('the sign-in form shows the first failing rule, in order', () => {
  it.each([
    [{ email: '', password: '' }, { email: 'Email is required' }],
    [{ email: '   ', password: 'x' }, { email: 'Email is required' }],
    [{ email: 'maya', password: '' }, { email: 'Please enter a valid email address' }],
    [{ email: 'ma ya@b.co', password: 'x' }, { email: 'Please enter a valid email address' }],
    [{ email: 'maya@school', password: 'x' }, { email: 'Please enter a valid email address' }],
    [{ email: 'maya@school.edu', password: '' }, { password: 'Password is required' }],
    [{ email: ' Maya@School.edu ', password: 'x' }, {}],
  ])('%j', (values, errors) => {
    expect(login(values)).toEqual(errors)
  })
})

describe('requesting a code', () => {
  it.each([
    ['', 'Email is required'],
    ['no-at-sign', 'Please enter a valid email address'],
  ])('refuses %j', (email, said) => {
    expect(firstErrors(forgetPasswordBody, { email }, accounts.fieldErrors)).toEqual({ email: said })
  })
})

describe('onboarding', () => {
  const empty = {
    school: '',
    degree: '',
    course: '',
    state: '',
    city: '',
    language_preference: '',
    identify_as: '',
    sex: '',
    is_international: false,
  }

  it('requires every field, in the order of the form', () => {
    expect(Object.entries(firstErrors(onboardingForm, empty, profiles.fieldErrors))).toEqual([
      ['school', 'School Name is required'],
      ['degree', 'Degree Name is required'],
      ['course', 'Course Name is required'],
      ['state', 'State Name is required'],
      ['city', 'City Name is required'],
      ['language_preference', 'Language is required'],
      ['identify_as', 'Identity is required'],
      ['sex', 'Sex is required'],
    ])
  })

  it('treats blanks as empty and leaves international optional', () => {
    const full = { ...empty, school: 'other', degree: 'masters', course: 'Law', state: 'Ohio', city: '  ' }
    const errors = firstErrors(
      onboardingForm,
      {
        ...full,
        language_preference: 'Spanish',
        identify_as: 'not_sure',
        sex: 'other',
      },
      profiles.fieldErrors,
    )
    expect(errors).toEqual({ city: 'City Name is required' })
  })
})
