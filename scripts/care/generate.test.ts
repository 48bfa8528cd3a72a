import { describe, expect, it } from 'vitest'
import { DANGER_GROUPS, groupOf, HARMLESS_GROUPS } from './families.mjs'
import { generate, seeded } from './generate.mjs'

const EACH = { danger: 20, harmless: 20 }
const sentences = generate(3, EACH)

describe('sentences by grammar', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(generate(3, EACH)).toEqual(sentences)
    expect(generate(4, EACH)).not.toEqual(sentences)
  })

  it('have every choice made and every word filled in', () => {
    expect(sentences.filter(({ text }) => /[{}<>|]|undefined/.test(text) || text.trim() === '')).toEqual([])
  })

  it('cover every group of danger in both languages, and call each by its name', () => {
    for (const lang of ['en', 'es']) {
      const groups = new Set(
        sentences.filter((one) => one.lang === lang).map(({ family }) => groupOf(family)),
      )
      expect(DANGER_GROUPS.filter((group) => !groups.has(group))).toEqual([])
    }
    const harmless = sentences.filter(({ label }) => label === 'harmless')
    expect(harmless.filter(({ family }) => !HARMLESS_GROUPS.includes(groupOf(family)))).toEqual([])
  })
})

describe('seeded numbers', () => {
  it('lie from 0 to below 1 and repeat for the same seed', () => {
    const [one, other] = [seeded(9), seeded(9)]
    for (let i = 0; i < 100; i++) {
      const number = one()
      expect(number).toBe(other())
      expect(number >= 0 && number < 1).toBe(true)
    }
  })
})
