import { expect, it } from 'vitest'
import { termsIn } from './text-terms.ts'

const words = (text: string) => termsIn(text).map(({ word }) => word)
const stems = (text: string) => termsIn(text).map(({ stem }) => stem)

it('keeps what says something, as it was written, and as often', () => {
  expect(words('I’d love to talk about Running and the guitar. GUITAR!')).toEqual([
    'running',
    'guitar',
    'guitar',
  ])
  expect(words('Quiero hablar de fotografía con mi hermana')).toEqual(['fotografía', 'hermana'])
  expect(words('The coach’s way of seeing chess')).toEqual(['chess'])
})

it('knows the forms of a word by one stem, with and without accents', () => {
  expect(new Set(stems('gardening gardens Gardened'))).toEqual(new Set(['garden']))
  expect(stems('fotografía')).toEqual(stems('fotografia'))
})

it('leaves out addresses, numbers, initials and what no word is', () => {
  expect(
    words('amara@example.edu https://example.org/chess www.chess.com 2026 AB x'.concat('z'.repeat(40))),
  ).toEqual([])
  expect(words('')).toEqual([])
})

it('leaves out the sentence that may mean danger, and the text where the danger spans sentences', () => {
  expect(words('I like chess. Some nights I want to kill myself with running. Guitar helps.')).toEqual([
    'chess',
    'guitar',
  ])
  expect(words('Chess. I want. To die.')).toEqual([])
})

it('takes four times as long for four times the text, with no space in it', () => {
  const timeOf = (letters: number) => {
    const text = 'é.'.repeat(letters / 2)
    const times = Array.from({ length: 5 }, () => {
      const before = performance.now()
      termsIn(text)
      return performance.now() - before
    })
    return Math.min(...times)
  }
  timeOf(20_000)
  // With the square of the length it would be sixteen times.
  expect(timeOf(80_000) / timeOf(20_000)).toBeLessThan(10)
})

it('names no word that is too heavy alone', () => {
  expect(words('A podcast about murder, abuse and gardening')).toEqual(['podcast', 'gardening'])
})
