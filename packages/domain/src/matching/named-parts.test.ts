import { expect, it } from 'vitest'
import { namedParts } from './named-parts.ts'

const LANGUAGES = [
  { english: 'English', spanish: 'Spanish', haitian: 'Haitian Creole', hindi: 'Hindi' },
  { english: 'Inglés', spanish: 'Español', haitian: 'Criollo haitiano', hindi: 'Hindi' },
] as const
const TOPICS = [
  { sleep: 'Sleep and daily routine', stress: 'Stress and balance' },
  { sleep: 'Sueño y rutina diaria', stress: 'Estrés y equilibrio' },
] as const

/** Keys in brackets, words as they are. */
const shown = (parts: ReturnType<typeof namedParts<string>>) =>
  parts.map((part) => ('key' in part ? `[${part.key}]` : part.words))

it.each([
  ['English', ['[english]']],
  ['English, Spanish', ['[english]', '[spanish]']],
  ['English and Spanish', ['[english]', '[spanish]']],
  ['English, Hindi, and Spanish', ['[english]', '[hindi]', '[spanish]']],
  ['Inglés y español', ['[english]', '[spanish]']],
  ['Español e inglés', ['[spanish]', '[english]']],
  [' espanol /INGLES ', ['[spanish]', '[english]']],
  ['Haitian  creole; Criollo haitiano', ['[haitian]']],
  ['English & Klingon', ['[english]', 'Klingon']],
  ['Polish, English and Lower Sorbian', ['Polish', '[english]', 'Lower Sorbian']],
  ['English,', ['[english]']],
] as const)('finds the languages of %j in both languages', (text, parts) => {
  expect(shown(namedParts<string>(text, LANGUAGES))).toEqual(parts)
})

it.each([
  ['Sleep and daily routine', ['[sleep]']],
  ['Stress and balance, Sleep and daily routine', ['[stress]', '[sleep]']],
  ['Stress and balance and Sleep and daily routine', ['[stress]', '[sleep]']],
  ['sueño y rutina diaria y estrés y equilibrio', ['[sleep]', '[stress]']],
  ['Sueño y rutina diaria; Stress and balance', ['[sleep]', '[stress]']],
  ['Chess and Sleep and daily routine', ['Chess', '[sleep]']],
] as const)('finds the topics of %j, whose names are lists themselves', (text, parts) => {
  expect(shown(namedParts<string>(text, TOPICS))).toEqual(parts)
})

it.each([
  'Sleep',
  'Sleep and daily routines',
  'Debating, and chess / Go',
  'I speak English and some Spanish',
  'Not only sleep and daily routine',
  'English-speaking',
])('leaves %j as its writer put it', (text) => {
  expect(shown(namedParts<string>(text, [...TOPICS, ...LANGUAGES]))).toEqual([text])
})

it('finds nothing in a blank text', () => {
  expect(namedParts(' ', TOPICS)).toEqual([])
})
