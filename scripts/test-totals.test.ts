import { execFile } from 'node:child_process'
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

it('adds up the tests of both runners in one final line', () => {
  const vitest = vitestTotals(
    reportFile({
      numPassedTests: 40,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [],
    }),
  )
  const browser = playwrightTotals(
    reportFile({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites: [] }),
  )
  const steps = [
    { ok: true, totals: vitest },
    { ok: false, totals: browser },
  ]
  expect(totalsLine(steps)).toBe('45 passed, 2 failed, 3 skipped')
})

it('does not mention skipped tests if there are none', () => {
  expect(totalsLine([{ ok: true, totals: { passed: 3, failed: 0, skipped: 0, failures: [] } }])).toBe(
    '3 passed, 0 failed',
  )
})

it('counts a step that failed without a failed test, such as a crashed runner, as one failure', () => {
  const crashed = vitestTotals(join(tmpdir(), 'no-such-report.json'))
  expect(totalsLine([{ ok: false, totals: crashed }])).toBe('0 passed, 1 failed')
})

it('names the tests that failed, with their files and reasons', () => {
  const { failures } = vitestTotals(
    reportFile({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'keeps a place', status: 'passed' },
            { fullName: 'gives it back', status: 'failed', failureMessages: ['AssertionError: 2\n\n    at'] },
          ],
        },
        { name: 'does-not-load.test.ts', status: 'failed', assertionResults: [] },
      ],
    }),
  )
  expect(failures).toEqual(['a.test.ts > gives it back: AssertionError: 2 | at', 'does-not-load.test.ts'])
  const timedOut = {
    message: '\u001b[31mTimed out\u001b[39m\n\nLocator: room\nCall log:\n  - waiting',
    location: { line: 20 },
  }
  const browser = playwrightTotals(
    reportFile({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [
        {
          title: 'room.spec.ts',
          file: 'room.spec.ts',
          specs: [{ title: 'two people meet', ok: true, tests: [] }],
          suites: [
            {
              title: 'on a phone',
              file: 'room.spec.ts',
              specs: [
                {
                  title: 'one leaves',
                  ok: false,
                  tests: [{ results: [{ errors: [timedOut, { message: 'Page closed' }] }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
  )
  expect(browser.failures).toEqual([
    'room.spec.ts > one leaves: line 20: Timed out | Locator: room: Page closed',
  ])
})

it('tells why the setup of a group of tests failed, though the JSON report does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinequo-hooks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'room.test.js'),
    `describe('a room', () => {
       beforeAll(() => { throw new Error('no free port') })
       it('opens', () => {})
     })`,
  )
  const report = join(folder, 'report.json')
  const hooks = join(folder, 'hooks.json')
  const program = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['json', join(import.meta.dirname, 'hook-failures.mjs')].map(
    (name) => `--reporter=${name}`,
  )
  const args = [program, 'run', '--globals', '--root', folder, `--outputFile.json=${report}`, ...reporters]
  await new Promise<void>((resolve) => {
    const env = { PATH: process.env.PATH, HOOK_FAILURES: hooks }
    execFile(process.execPath, args, { env }, () => resolve())
  })
  const { failures, failed, skipped } = vitestTotals(report, hooks)
  expect({ failed, skipped }).toEqual({ failed: 0, skipped: 1 })
  expect(failures).toEqual([expect.stringMatching(/room\.test\.js > a room: Error: no free port/)])
})
