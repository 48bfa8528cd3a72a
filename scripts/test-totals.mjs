import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * The totals of Vitest's JSON report; all zero where it wrote none.
 * @param {string} file
 * @returns {Totals}
 */
export function vitestTotals(file) {
  const report = readReport(file)
  if (!report) return noTests()
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/**
 * The totals of Playwright's JSON report; all zero where it wrote none. A test that passed only when repeated
 * counts as failed: what it saw first is real.
 * @param {string} file
 * @returns {Totals}
 */
export function playwrightTotals(file) {
  const report = readReport(file)
  if (!report) return noTests()
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** @returns {Totals} */
export function noTests() {
  return { passed: 0, failed: 0, skipped: 0 }
}

/**
 * The last line of `npm test`. A step that failed without a failed test (types, lint, a crash) counts as one.
 * @param {{ ok: boolean, totals: Totals }[]} steps
 */
export function totalsLine(steps) {
  const sum = noTests()
  for (const { ok, totals } of steps) {
    sum.passed += totals.passed
    sum.failed += ok ? totals.failed : Math.max(totals.failed, 1)
    sum.skipped += totals.skipped
  }
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  return `${sum.passed} passed, ${sum.failed} failed${skipped}`
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
