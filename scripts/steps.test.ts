import { expect, it, onTestFinished, vi } from 'vitest'
import { conclude, step } from './steps.mjs'
import { Stop } from './stop.mjs'

function printed(): string[] {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(text))
  onTestFinished(() => void vi.restoreAllMocks())
  return lines
}

it('counts a step that throws as failed, shows where, and lets the next one run', async () => {
  const lines = printed()
  const finished = [
    await step('Unit tests', async () => {
      throw new Error('the report is no JSON')
    }),
    await step('Web build', async () => {
      throw new Stop('The web app could not be built.')
    }),
    await step('Types', async () => ({ ok: true, output: '' })),
  ]
  expect(conclude(finished)).toBe(1)
  expect(lines[0]).toMatch(/^\n== Unit tests\nError: the report is no JSON\n {4}at .*steps\.test/s)
  expect(lines[1]).toBe('\n== Web build\nThe web app could not be built.')
  expect(lines.slice(3).map((line) => line.replace(/\d+\.\d/, 'n'))).toEqual([
    '\n== Summary',
    'FAILED  Unit tests (n s)',
    'FAILED  Web build (n s)',
    'passed  Types (n s)',
    '0 passed, 2 failed',
  ])
})

it('ends with 0 only if no step and no test failed', () => {
  printed()
  const totals = { passed: 2, failed: 0, skipped: 0, failures: [] }
  expect(conclude([{ name: 'Tests', ok: true, totals, seconds: 1 }])).toBe(0)
  expect(conclude([{ name: 'Tests', ok: true, totals: { ...totals, failed: 1 }, seconds: 1 }])).toBe(1)
  expect(conclude([{ name: 'Tests', ok: false, totals, seconds: 1 }])).toBe(1)
})

it('says of a step that had nothing to run why, and not that it passed', () => {
  const lines = printed()
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const left = { name: 'Firefox', totals, seconds: 1, notRun: 'there is no Firefox.' }
  expect(conclude([{ ...left, ok: true }])).toBe(0)
  expect(conclude([{ ...left, ok: false }])).toBe(1)
  expect(lines.filter((line) => line.includes('Firefox'))).toEqual([
    'NOT RUN  Firefox: there is no Firefox.',
    'FAILED  Firefox: there is no Firefox.',
  ])
})
