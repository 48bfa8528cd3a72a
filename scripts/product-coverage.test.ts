import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  coveragePage,
  coverageProblems,
  playwrightProofs,
  recordCoverage,
  vitestProofs,
} from './product-coverage.mjs'

const sections = {
  '2 /login': { strings: ['Welcome back!', 'Login'], rules: ['Footer goes to /register.'] },
  '9 Limits': { rules: ['custom 4000 ms'], reasons: { 'custom 4000 ms': 'No page shows one.' } },
}
const proof = (text: string, test = 'e2e/accounts.spec.ts: login', section = '2 /login') => ({
  section,
  text,
  test,
})
const all = [proof('Welcome back!'), proof('Login'), proof('Footer goes to /register.')]

it('counts clauses of passed tests only, from both runners', () => {
  const clause = { section: '2 /login', text: 'Login' }
  const vitest = {
    testResults: [
      {
        name: '/project/apps/server/src/sign-in.test.ts',
        assertionResults: [
          { title: 'signs in', status: 'passed', meta: { clauses: [clause] } },
          { title: 'fails', status: 'failed', meta: { clauses: [clause] } },
          { title: 'names none', status: 'passed', meta: {} },
        ],
      },
    ],
  }
  expect(vitestProofs(vitest, '/project')).toEqual([
    { ...clause, test: 'apps/server/src/sign-in.test.ts: signs in' },
  ])
  const annotations = [
    { type: 'clause 2 /login', description: 'Login' },
    { type: 'slow', description: 'x' },
  ]
  const spec = (title: string, status: string) => ({
    title,
    file: 'accounts.spec.ts',
    tests: [{ status, annotations }],
  })
  const playwright = {
    suites: [
      {
        specs: [spec('shows it', 'expected'), spec('was lucky', 'flaky')],
        suites: [{ specs: [spec('within', 'expected'), spec('broke', 'unexpected')] }],
      },
    ],
  }
  expect(playwrightProofs(playwright)).toEqual([
    { ...clause, test: 'e2e/accounts.spec.ts: shows it' },
    { ...clause, test: 'e2e/accounts.spec.ts: within' },
  ])
})

it('accepts a list in which every text has a test or a reason', () => {
  expect(coverageProblems(sections, all)).toEqual([])
})

it('reports a text without either, a clause that is not in the list, and an unnecessary reason', () => {
  expect(coverageProblems(sections, all.slice(1))).toEqual([expect.stringContaining("'Welcome back!'")])
  expect(coverageProblems(sections, [...all, proof('Log in'), proof('Login', 'a test', '3 Login')])).toEqual([
    expect.stringContaining("'Log in'"),
    expect.stringContaining("'3 Login'"),
  ])
  expect(coverageProblems(sections, [...all, proof('custom 4000 ms', 'a test', '9 Limits')])).toEqual([
    expect.stringContaining('needs none'),
  ])
})

it('writes the same page in any order, with each test once, and the reasons of the rest', () => {
  const more = [proof('Login', 'e2e/a.spec.ts: a | b'), ...all]
  const page = coveragePage(sections, more)
  expect(coveragePage(sections, [...more, ...all].reverse())).toBe(page)
  expect(page).toContain('Strings found on screen: 2 of 2. Rules asserted: 1 of 2.')
  expect(page).toContain("| 'Login' | e2e/a.spec.ts: a \\| b<br>e2e/accounts.spec.ts: login |")
  expect(page).toContain('| custom 4000 ms | *not asserted:* No page shows one. |')
})

/** A project with the list above and all reports, where two runs of browser tests proved the given texts. */
function provedProject(...texts: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'shinequo-coverage-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'docs'))
  const file = (path: string, content: object) => {
    writeFileSync(join(root, path), JSON.stringify(content))
    return join(root, path)
  }
  file('docs/product-clauses.json', sections)
  const browserReport = (title: string, proved: string[]) => {
    const annotations = proved.map((description) => ({ type: 'clause 2 /login', description }))
    return {
      suites: [
        { specs: [{ title, file: 'accounts.spec.ts', tests: [{ status: 'expected', annotations }] }] },
      ],
    }
  }
  const reports = {
    vitest: file('vitest.json', { testResults: [] }),
    playwright: [
      file('browser.json', browserReport('login', texts.slice(0, 1))),
      file('calls.json', browserReport('a call', texts.slice(1))),
    ],
  }
  return { root, reports, page: join(root, 'test-results', 'product-coverage.md') }
}

const quietly = () => {
  const said: string[] = []
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text) => void said.push(text))
  onTestFinished(() => void vi.restoreAllMocks())
  return said
}

it('writes the page and says where it is', () => {
  const said = quietly()
  const { root, reports, page } = provedProject(...all.map(({ text }) => text))
  expect(recordCoverage(root, { ...reports, allPassed: true })).toBe(true)
  expect(said.at(-1)).toContain('test-results')
  expect(readFileSync(page, 'utf8')).toContain("'Welcome back!'")
})

it('writes no page if a test failed, did not run, or left a text unproved', () => {
  const said = quietly()
  const { root, reports, page } = provedProject('Login')
  expect(recordCoverage(root, { ...reports, allPassed: false })).toBe(false)
  expect(
    recordCoverage(root, {
      ...reports,
      playwright: [...reports.playwright, join(root, 'none.json')],
      allPassed: true,
    }),
  ).toBe(false)
  expect(said.at(-1)).toContain('is not written')
  expect(recordCoverage(root, { ...reports, allPassed: true })).toBe(false)
  expect(said.join()).toContain("no test found 'Welcome back!'")
  expect(existsSync(page)).toBe(false)
})
