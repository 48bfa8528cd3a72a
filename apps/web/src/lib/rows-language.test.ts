import type { RosterRow } from '@shinequo/contract/rosters'
import { FIELDS } from '@shinequo/messages/web/answers'
import { expect, it } from 'vitest'
import { resultOf } from './rows-language.ts'

const row: RosterRow = {
  number: 2,
  email: 'noor@school.example',
  first_name: '',
  last_name: '',
  role: 'student',
  suggested_school: null,
  school: '',
  fate: 'new',
  words: 'As it came',
  twin: null,
  problem: null,
}

it('says the result of a row by its codes', () => {
  expect(resultOf(row, FIELDS)).toBe('New')
  expect(resultOf({ ...row, fate: 'twice', twin: 4 }, FIELDS)).toBe('Twice in this file (row 4)')
  const wrong = { ...row, fate: 'not_valid' as const }
  expect(resultOf({ ...wrong, problem: { code: 'email_invalid' } }, FIELDS)).toBe(
    'Not valid: Please enter a valid email address',
  )
  expect(
    resultOf({ ...wrong, problem: { code: 'too_long', params: { label: 'first_name', max: 100 } } }, FIELDS),
  ).toContain('100')
})

it('keeps the sentence of a rule that this page does not know', () => {
  const later = { ...row, fate: 'not_valid' as const, problem: { code: 'of_a_later_version' } }
  expect(resultOf(later, FIELDS)).toBe('As it came')
})
