import { NATIONAL_HUB, SCHOOLS } from '@shinequo/contract/schools'
import { expect, it } from 'vitest'
import { wellnessPage } from './wellness-page.ts'

it('is what a listed institution comes with', () => {
  expect(wellnessPage('boston_university', undefined)).toEqual({
    title: 'Boston University',
    url: SCHOOLS.boston_university.wellness,
  })
  expect(wellnessPage('other', undefined)).toEqual({ title: 'Other', url: NATIONAL_HUB })
})

it('is the raw value with the national hub for an unknown institution', () => {
  for (const school of ['Hogwarts, Scotland', 'toString', '']) {
    expect(wellnessPage(school, undefined)).toEqual({ title: school, url: NATIONAL_HUB })
  }
})

it('is what administrators saved, and nowhere when they left the address empty', () => {
  const name = 'BU'
  const url = 'https://help.bu.example/'
  expect(wellnessPage('boston_university', { name, wellnessUrl: url })).toEqual({ title: name, url })
  expect(wellnessPage('boston_university', { name, wellnessUrl: '' })).toEqual({ title: name, url: null })
})
