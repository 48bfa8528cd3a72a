import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { playwrightTotals, totalsLine, vitestTotals } from './test-totals.mjs'

function reportFile(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'shinequo-totals-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('adds up the tests of both runners in one last line', () => {
  const vitest = vitestTotals(
    reportFile({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 }),
  )
  const browser = playwrightTotals(
    reportFile({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } }),
  )
  const steps = [
    { ok: true, totals: vitest },
    { ok: false, totals: browser },
  ]
  expect(totalsLine(steps)).toBe('45 passed, 2 failed, 3 skipped')
})

it('says nothing of skipped tests when there are none', () => {
  expect(totalsLine([{ ok: true, totals: { passed: 3, failed: 0, skipped: 0 } }])).toBe('3 passed, 0 failed')
})

it('counts a step that failed without a failed test, such as a runner that crashed, as one failure', () => {
  const crashed = vitestTotals(join(tmpdir(), 'no-such-report.json'))
  expect(totalsLine([{ ok: false, totals: crashed }])).toBe('0 passed, 1 failed')
})
