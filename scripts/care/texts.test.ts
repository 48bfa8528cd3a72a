import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { groupOf } from './families.mjs'
import { overlaps } from './overlaps.mjs'
import { readTexts } from './texts.mjs'

const texts = readTexts(fileURLToPath(new URL('../..', import.meta.url)))

describe('the texts for training', () => {
  it('are labelled, each with a level if it is danger, and in the folder of its language', () => {
    const wrong = texts.filter(
      ({ lang, label, level, text, file }) =>
        !file.startsWith(`${lang}/`) ||
        typeof text !== 'string' ||
        text.trim() === '' ||
        !(label === 'danger'
          ? ['clear', 'maybe'].includes(level ?? '')
          : label === 'harmless' && level === undefined),
    )
    expect(wrong).toEqual([])
  })

  it('have families that are known, of danger only if they are of danger', () => {
    const wrong = texts.filter(
      ({ label, family }) => groupOf(family).includes(':') !== (label === 'harmless'),
    )
    expect(wrong).toEqual([])
  })

  it('have each id once', () => {
    const ids = texts.map(({ id }) => id).sort()
    expect(ids.filter((id, place) => ids[place - 1] === id)).toEqual([])
  })

  it('are never nearly the same', () => {
    const near = overlaps(texts.map(({ text }) => text)).map(([one, other]) => [
      texts[one]?.text,
      texts[other]?.text,
    ])
    expect(near).toEqual([])
  })
})

describe('overlaps', () => {
  it('are pairs that share at least 60 % of their words, whatever their order', () => {
    const said = [
      'I cannot sleep at night',
      'at night I cannot really sleep!',
      'the bus was late at night',
      'no puedo',
    ]
    expect(overlaps(said)).toEqual([[0, 1]])
  })

  it('find no text twice that has no words', () => expect(overlaps(['...', '🙂 hi'])).toEqual([]))
})
