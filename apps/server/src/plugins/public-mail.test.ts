import { expect, it } from 'vitest'
import { isPublicMail } from './public-mail.ts'

it.each([
  'gmail.com',
  'outlook.com',
  'icloud.com',
  'qq.com',
  'fastmail.com',
  'mailinator.com',
  'me.gmail.com',
])('%s is public', (domain) => {
  expect(isPublicMail(domain)).toBe(true)
})

it.each([
  'bu.edu',
  'northeastern.edu',
  'deakin.edu.au',
  'nus.edu.sg',
  'gmail.com.example',
  'com',
  'notgmail.com',
])('%s is not', (domain) => {
  expect(isPublicMail(domain)).toBe(false)
})
