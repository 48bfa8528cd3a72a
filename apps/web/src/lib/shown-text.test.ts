import { expect, it } from 'vitest'
import { asWritten, shownText } from './shown-text.ts'

const EN = { sleep: 'Sleep and daily routine', money: 'Money' }
const ES = { sleep: 'Sueño y rutina diaria', money: 'Dinero' }
const inSpanish = (written: string) => shownText(written, ES, [EN, ES], (name) => name.toLowerCase(), '; ')

it('shows a text of nothing but names by them', () => {
  expect(inSpanish('Money')).toBe('Dinero')
  expect(inSpanish('sleep and daily routine, money')).toBe('Sueño y rutina diaria; dinero')
})

it('leaves a text with words of its own as it was written', () => {
  expect(inSpanish('Money, and exams')).toBe('Money, and exams')
  expect(inSpanish('')).toBe('')
})

it('keeps what was written where nothing was changed', () => {
  const shown = { topic: 'Dinero', city: 'Boston' }
  expect(asWritten(shown, shown, { topic: 'Money' })).toEqual({ topic: 'Money', city: 'Boston' })
  const typed = { topic: 'Dinero y más', city: 'Salem' }
  expect(asWritten(typed, shown, { topic: 'Money' })).toEqual(typed)
})
