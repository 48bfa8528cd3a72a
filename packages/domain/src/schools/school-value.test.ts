import { expect, it } from 'vitest'
import { mayEnd, schoolValue } from './school-value.ts'

it.each([
  ['Lakeside College', 'lakeside_college'],
  ['Université de Montréal', 'universite_de_montreal'],
  ['St. Mary’s University (Main Campus)', 'st_marys_university_main_campus'],
  ['Texas A&M', 'texas_a_and_m'],
  ['東京大学', 'school'],
  ['  ', 'school'],
])('%s becomes %s', (name, value) => {
  expect(schoolValue(name, () => false)).toBe(value)
})

it('appends the next number if a value is taken', () => {
  const taken = new Set(['lakeside', 'lakeside_2', 'school'])
  expect(schoolValue('Lakeside', (value) => taken.has(value))).toBe('lakeside_3')
  expect(schoolValue('東京大学', (value) => taken.has(value))).toBe('school_2')
})

it('is at most 100 characters long', () => {
  expect(schoolValue('x'.repeat(120), () => false)).toHaveLength(100)
})

it("never lets 'other' end, which students without a listed school need", () => {
  expect([mayEnd('quincy_college'), mayEnd('other')]).toEqual([true, false])
})
