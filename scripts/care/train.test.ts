import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kindOf } from '@shinequo/domain/care/labelled-texts'
import { riskScore } from '@shinequo/domain/care/risk-classifier'
import { riskLevel as riskLevelByRules } from '@shinequo/domain/care/risk-rules'
import { CLEAR_LIMIT, MAYBE_LIMIT } from '@shinequo/domain/care/risk-weights'
import { riskLevel } from '@shinequo/domain/care/risk-words'
import { describe, expect, it } from 'vitest'
import { learn, score } from './learn.mjs'
import { type Labelled, readTexts, type StoredText } from './texts.mjs'
import { FOLDS, prepare, scoresUnseen } from './training.mjs'
import { weightsFile } from './weights-file.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = readFileSync(`${root}/packages/domain/src/care/risk-weights.ts`, 'utf8')
const texts = readTexts(root)
const examples = prepare(texts)
const model = learn([...examples.written, ...examples.generated])

const share = <T>(among: readonly T[], test: (one: T) => boolean) => among.filter(test).length / among.length

describe('the weights of the classifier', () => {
  it('are what training gives, to the byte: after a change of texts or rules, run npm run care:train', () => {
    expect(weightsFile(model, { maybe: MAYBE_LIMIT, clear: CLEAR_LIMIT })).toBe(file)
  })

  it('take less than 60 kB', () => expect(file.length).toBeLessThan(60_000))

  it('score a text as the training did', () => {
    for (const example of examples.written.slice(0, 200))
      expect(riskScore(example.text.text)).toBeCloseTo(score(model, example), 1)
  })
})

describe.each(['en', 'es'] as const)('what is found, in %s', (lang) => {
  const of = (kind: string) => texts.filter((text) => text.lang === lang && kindOf(text) === kind)
  const card = ({ text }: StoredText) => riskLevel(text) !== undefined

  it('is most clear danger of the known texts, and little that is harmless', () => {
    expect(share(of('clear'), card)).toBeGreaterThan(0.7)
    expect(share(of('ordinary'), card)).toBeLessThan(0.03)
    expect(share(of('hard'), card)).toBeLessThan(0.13)
  })
})

it('finds most clear danger of some families that training has not seen, and little that is harmless', () => {
  // Four of the sixteen parts at once, which is harder than one after another; npm run care:evaluate does all.
  const scores = scoresUnseen(examples, FOLDS.filter((_, fold) => fold % 4 === 1).flat())
  const of = (kind: string) => [...scores].filter(([text]) => kindOf(text) === kind)
  const card = ([text, score]: [Labelled, number]) =>
    score >= MAYBE_LIMIT || riskLevelByRules(text.text) !== undefined
  expect(share(of('clear'), card)).toBeGreaterThan(0.5)
  expect(share(of('ordinary'), card)).toBeLessThan(0.08)
  expect(share(of('hard'), card)).toBeLessThan(0.2)
})
