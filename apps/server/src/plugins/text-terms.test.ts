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

it('reads a text without a space in a time that grows with its length, not with the square of it', () => {
  const timeOf = (letters: number) => {
    const text = 'x'.repeat(letters)
    const times = Array.from({ length: 5 }, () => {
      const before = performance.now()
      termsIn(text)
      return performance.now() - before
    })
    return Math.min(...times)
  }
  timeOf(10_000)
  // Sixteen times the length; its square would be 256 times.
  expect(timeOf(160_000) / timeOf(10_000)).toBeLessThan(100)
})

it('names no word that is too heavy alone', () => {
  expect(words('A podcast about murder, abuse and gardening')).toEqual(['podcast', 'gardening'])
})
