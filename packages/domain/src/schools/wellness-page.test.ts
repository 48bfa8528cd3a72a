import { NATIONAL_HUB, SCHOOLS } from '@shinequo/contract/schools'
import { expect, it } from 'vitest'
import { wellnessPage } from './wellness-page.ts'

it('uses the defaults of a listed institution', () => {
  expect(wellnessPage('boston_university', undefined)).toEqual({
    title: 'Boston University',
    url: SCHOOLS.boston_university.wellness,
  })
  expect(wellnessPage('other', undefined)).toEqual({ title: 'Other', url: NATIONAL_HUB })
})

it('uses the raw value and the national hub for an unknown institution', () => {
  for (const school of ['Hogwarts, Scotland', 'toString', '']) {
    expect(wellnessPage(school, undefined)).toEqual({ title: school, url: NATIONAL_HUB })
  }
})

it('uses what administrators saved, without a page if they left the address empty', () => {
  const name = 'BU'
  const url = 'https://help.bu.example/'
  expect(wellnessPage('boston_university', { name, wellnessUrl: url })).toEqual({ title: name, url })
  expect(wellnessPage('boston_university', { name, wellnessUrl: '' })).toEqual({ title: name, url: null })
})
