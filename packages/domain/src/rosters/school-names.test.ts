import { expect, it } from 'vitest'
import { schoolNames } from './school-names.ts'

const { find, suggest } = schoolNames([
  { value: 'Riverside', name: 'Riverside Arts College' },
  { value: 'ecole', name: 'École des Arts' },
  { value: 'north', name: 'North Shore College' },
  { value: 'south', name: 'South Shore College' },
])

it.each([
  ['boston_university', 'boston_university'],
  ['  BOSTON university', 'boston_university'],
  ['Mass-Bay Community College', 'mass_bay_community_college'],
  ['ecole des arts', 'ecole'],
  ['Boston Univeristy', undefined],
  ['', undefined],
])('finds %j as %j', (written, value) => {
  expect(find(written)).toBe(value)
})

it.each([
  ['Boston Univeristy', 'boston_university'],
  ['Boston Universty', 'boston_university'],
  ['Bostom Universiti', 'boston_university'],
  ['boston  univ.', 'boston_university'],
  ['U of Maine', 'university_of_maine'],
  ['Quincy Colege', 'quincy_college'],
  ['Riverside Art College', 'Riverside'],
  ['Ecole de Arts', 'ecole'],
  ['Outh Shore College', 'south'],
  // As near to one as to the other.
  ['Xorth Shore College', 'north'],
  ['Noth Shore College', 'north'],
  ['outh', undefined],
  ['Boston', undefined],
  ['Harbour Tech', undefined],
  ['Hogwarts', undefined],
  ['', undefined],
])('suggests for %j %j', (written, value) => {
  expect(suggest(written)).toBe(value)
})

it('suggests none of two that are as near', () => {
  const names = schoolNames([
    { value: 'a', name: 'Lake View A' },
    { value: 'b', name: 'Lake View B' },
  ])
  expect(names.suggest('Lake View C')).toBeUndefined()
  expect(names.suggest('Lake View')).toBeUndefined()
})

it('compares no more than 200 different names', () => {
  const names = schoolNames([])
  for (let at = 0; at < 200; at++) names.suggest(`Nowhere at all ${at}`)
  expect(names.suggest('Boston Univeristy')).toBeUndefined()
  expect(names.find('Boston University')).toBe('boston_university')
})
