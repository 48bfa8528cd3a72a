import { expect, it } from 'vitest'
import { FEATURE_COUNT } from './risk-features.ts'
import { WEIGHTS } from './risk-weights.ts'

it('the weights are pairs of a step and a weight, all within the table of features', () => {
  const bytes = atob(WEIGHTS)
  const steps = [...bytes].filter((_, place) => place % 2 === 0)
  expect(bytes.length % 2).toBe(0)
  expect(steps.reduce((sum, step) => sum + step.charCodeAt(0), -1)).toBeLessThan(FEATURE_COUNT)
})
