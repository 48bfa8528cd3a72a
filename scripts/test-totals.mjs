import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** How many lines of a reason are shown, and where the steps begin that a browser test took before it gave up. */
const [REASON_LINES, STEPS] = [6, 'Call log:']

/**
 * `failures` lists the failed tests, each with its file and the beginning of each reason.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Totals
 */
/** @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestedFile */
/** @typedef {{ message?: string, location?: { line: number } }} TestError */
/** @typedef {{ title: string, ok: boolean, tests: { results: { errors?: TestError[] }[] }[] }} Spec */

/**
 * The totals of Vitest's JSON report; all zero if it wrote none. `hooks`: the file of failures outside tests, if there is
 * one.
 * @param {string} file
 * @param {string} [hooks]
 * @returns {Totals}
 */
export function vitestTotals(file, hooks = '') {
  const report = readReport(file)
  /** @type {import('./hook-failures.mjs').HookFailure[]} */
  const outside = readReport(hooks) ?? []
  if (!report) return noTests()
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...testResults.flatMap((/** @type {TestedFile} */ result) => failuresOfFile(result, outside)),
      ...outside.map(({ file, name, messages }) => failure(file, name || 'the file', messages)),
    ],
  }
}

/**
 * The totals of Playwright's JSON report; all zero if it wrote none. A test that passed only on a retry counts as
 * failed: its first result is real.
 * @param {string} file
 * @returns {Totals}
 */
export function playwrightTotals(file) {
  const report = readReport(file)
  if (!report) return noTests()
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: report.suites.flatMap(failuresOfSuite),
  }
}

/** @returns {Totals} */
export function noTests() {
  return { passed: 0, failed: 0, skipped: 0, failures: [] }
}

/**
 * The last line of `npm test`. A step that failed without a failed test (types, lint, a crash) counts as one failure.
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

/**
 * A file can fail without a failed test: if it does not load, or if its setup throws. `outside` says why, as a rule.
 * @param {TestedFile} file
 * @param {{ file: string }[]} outside
 */
function failuresOfFile({ name, status, assertionResults }, outside) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0) {
    const isTold = outside.some(({ file }) => file === name)
    return status === 'failed' && !isTold ? [name] : []
  }
  return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages))
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ file, specs, suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap((test) => test.results).flatMap((result) => result.errors ?? [])
      return failure(file, title, errors.map(withLine))
    })
  return [...failed, ...suites.flatMap(failuresOfSuite)]
}

/** @param {TestError} error */
function withLine({ message = '', location }) {
  return location ? `line ${location.line}: ${message}` : message
}

/**
 * @param {string} file
 * @param {string} title
 * @param {string[]} [messages]
 */
function failure(file, title, messages = []) {
  return [`${file} > ${title}`, ...messages.map(beginning)].filter(Boolean).join(': ')
}

/**
 * The first lines of an error as one.
 * @param {string} message
 */
function beginning(message) {
  const [told = ''] = stripVTControlCharacters(message).split(STEPS)
  const lines = told.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).slice(0, REASON_LINES).join(' | ')
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
