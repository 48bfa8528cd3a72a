import { expect, it } from 'vitest'
import { signUpErrors } from './sign-up-rules.ts'

const good = {
  email: 'maya@school.edu',
  first_name: 'Maya',
  last_name: 'Torres',
  password: 'Daybreak7!',
  confirm: 'Daybreak7!',
  terms: true,
}

it('has nothing against a good sign-up', () => {
  expect(signUpErrors(good)).toEqual({})
})

it('names each empty field, in the order of the form', () => {
  const empty = { ...good, email: '', first_name: '', last_name: ' ', password: '', confirm: '' }
  expect(Object.entries(signUpErrors(empty))).toEqual([
    ['email', 'Email is required'],
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['password', 'Password is required'],
  ])
})

it('asks for eight characters at least', () => {
  expect(signUpErrors({ ...good, password: 'seven77', confirm: 'seven77' })).toEqual({
    password: 'Password must be at least 8 characters',
  })
  expect(signUpErrors({ ...good, password: 'eight888', confirm: 'eight888' })).toEqual({})
})

it('says when the two passwords differ', () => {
  expect(signUpErrors({ ...good, confirm: 'Daybreak8!' })).toEqual({ confirm: 'Passwords do not match' })
})
