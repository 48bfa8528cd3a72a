import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { changedFiles } from './changed-files.mjs'
import { browserArgs, chooseTests } from './chosen-tests.mjs'

const FILES = [
  'apps/server/src/features/audit/service.ts',
  'apps/server/src/features/audit/audit.test.ts',
  'apps/web/src/features/audit/pages/audit.tsx',
  'apps/web/src/lib/theme.ts',
  'apps/web/src/styles/page.css',
  'e2e/events.spec.ts',
]

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'shinequo-check-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const file of FILES) write(file)
  write('e2e/page-acts.ts', `import { hand } from './hands.ts'`)
  write('e2e/hands.ts')
  write('e2e/audit.spec.ts', `import { act } from './page-acts.ts'`)
  return root
}

const nothing = { unit: [], related: [], specs: [], pages: [], unseen: [] }

it('takes all tests of a noun: unit, API, browser files and states of pages', () => {
  const { unit, related, specs, pages } = chooseTests(project(), ['audit'])
  expect(unit).toContain('apps/server/src/features/audit/')
  expect(unit).toContain('packages/domain/src/audit/')
  expect([related, specs]).toEqual([[], ['audit']])
  expect(pages).toContain('audit')
})

it('takes a test file itself, and what imports any other file', () => {
  const root = project()
  const test = 'apps/server/src/features/audit/audit.test.ts'
  expect(chooseTests(root, [test, `./${test}`])).toEqual({ ...nothing, unit: [test] })
  expect(chooseTests(root, ['e2e/events.spec.ts'])).toEqual({ ...nothing, specs: ['events'] })
  expect(chooseTests(root, ['e2e/hands.ts'])).toEqual({ ...nothing, specs: ['audit'] })
  expect(chooseTests(root, ['e2e'])).toEqual({ ...nothing, specs: ['audit', 'events'] })
  const source = 'apps/server/src/features/audit/service.ts'
  expect(chooseTests(root, [source])).toEqual({ ...nothing, related: [source] })
  expect(chooseTests(root, ['apps/server/src/features/audit'])).toEqual({
    ...nothing,
    unit: ['apps/server/src/features/audit/'],
  })
})

it('takes the browser tests of the noun whose page changed, and says where it knows none', () => {
  const root = project()
  const page = 'apps/web/src/features/audit/pages/audit.tsx'
  expect(chooseTests(root, [page])).toMatchObject({ related: [page], specs: ['audit'], unseen: [] })
  const shared = 'apps/web/src/lib/theme.ts'
  expect(chooseTests(root, [shared])).toEqual({ ...nothing, related: [shared], unseen: [shared] })
  expect(chooseTests(root, ['apps/web/src/styles/page.css'])).toEqual(nothing)
})

it('refuses what is neither a file nor a noun', () => {
  expect(() => chooseTests(project(), ['audits'])).toThrow(
    "'audits' is neither a file nor a noun: name a file, a folder or one of accounts, people",
  )
})

it('asks Playwright for exactly the chosen files, and for the states of the noun alone', () => {
  expect(browserArgs({ specs: [], pages: [] })).toBeNull()
  expect(browserArgs({ specs: ['profile'], pages: [] })).toEqual(['/e2e/profile\\.spec\\.ts$'])
  const args = browserArgs({ specs: ['audit'], pages: ['audit'] }) ?? []
  expect(args.slice(0, 3)).toEqual(['/e2e/audit\\.spec\\.ts$', '/e2e/every-page\\.spec\\.ts$', '--grep'])
  const wanted = new RegExp(args[3] ?? '')
  expect(wanted.test('shell audit.spec.ts an administrator opens a record')).toBe(true)
  expect(wanted.test('shell every-page.spec.ts audit, nothing found: sound in light and dark')).toBe(true)
  expect(wanted.test('shell every-page.spec.ts mail: sound in light and dark')).toBe(false)
})

it('lists what differs from the last commit, new files too, deleted ones not', async () => {
  const root = project()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'All')
  writeFileSync(join(root, 'e2e/events.spec.ts'), 'changed')
  writeFileSync(join(root, 'e2e/new.spec.ts'), 'new')
  rmSync(join(root, 'e2e/hands.ts'))
  expect((await changedFiles(root)).sort()).toEqual(['e2e/events.spec.ts', 'e2e/new.spec.ts'])
})
