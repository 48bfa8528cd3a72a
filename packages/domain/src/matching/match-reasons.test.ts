import { expect, it } from 'vitest'
import { matchReasons } from './match-reasons.ts'

const student = {
  profileLanguage: 'English',
  languages: ['Spanish'],
  focusAreas: ['Sleep and daily routine'],
  preferences: ['Evenings'],
}

it('names what speaks for a match, what weighs most first', () => {
  const coach = {
    languages: 'English, Spanish; Haitian Creole',
    focusArea: 'Sleep',
    dayParts: ['morning', 'evening'] as const,
  }
  expect(matchReasons(student, coach)).toEqual([
    'Speaks Spanish',
    'Speaks English',
    'Works on sleep',
    'Free in the evenings',
  ])
  expect(matchReasons({ ...student, languages: ['haitian creole'] }, coach)[0]).toBe('Speaks Haitian Creole')
})

it('names nothing twice, and nothing that the student did not wish for', () => {
  const coach = { languages: 'English', focusArea: 'Debating', dayParts: ['morning'] as const }
  const same = { ...student, languages: ['English', 'english'] }
  expect(matchReasons(same, coach)).toEqual(['Speaks English'])
  expect(matchReasons({ ...student, profileLanguage: '', languages: [] }, coach)).toEqual([])
})
