import { expect, it } from 'vitest'
import { missingForCompletion } from './completion.ts'

const full = {
  school: 'boston_university',
  degree: 'bachelors',
  course: 'Biology',
  state: 'Massachusetts',
  city: 'Boston',
  language_preference: 'English',
  identify_as: 'not_sure',
  sex: 'other',
}

it('finds nothing missing in a complete profile', () => {
  expect(missingForCompletion(full)).toEqual({})
})

it('returns every empty field in the order of the form', () => {
  const empty = Object.fromEntries(Object.keys(full).map((field) => [field, ''])) as typeof full
  expect(Object.entries(missingForCompletion(empty))).toEqual([
    ['school', 'school_required'],
    ['degree', 'degree_required'],
    ['course', 'course_required'],
    ['state', 'state_required'],
    ['city', 'city_required'],
    ['language_preference', 'language_required'],
    ['identify_as', 'identity_required'],
    ['sex', 'sex_required'],
  ])
})

it.each(Object.keys(full))('treats spaces in %s as empty', (field) => {
  expect(Object.keys(missingForCompletion({ ...full, [field]: '  ' }))).toEqual([field])
})
