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

it('accepts a valid sign-up', () => {
  expect(signUpErrors(good)).toEqual({})
})

it('reports each empty field, in the order of the form', () => {
  const empty = { ...good, email: '', first_name: '', last_name: ' ', password: '', confirm: '' }
  expect(Object.entries(signUpErrors(empty))).toEqual([
    ['email', 'Email is required'],
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['password', 'Password is required'],
  ])
})

it('requires at least eight characters', () => {
  expect(signUpErrors({ ...good, password: 'seven77', confirm: 'seven77' })).toEqual({
    password: 'Password must be at least 8 characters',
  })
  expect(signUpErrors({ ...good, password: 'eight888', confirm: 'eight888' })).toEqual({})
})

it('reports that the two passwords differ', () => {
  expect(signUpErrors({ ...good, confirm: 'Daybreak8!' })).toEqual({ confirm: 'Passwords do not match' })
})
