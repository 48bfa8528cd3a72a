import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { literally, repeatedTest } from './repeated-test.mjs'

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'shinequo-again-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const FILES = {
  'e2e/events.spec.ts': `test('a school is joined')`,
  'apps/server/src/features/feed/events.test.ts': `it('keeps (its) place')`,
  'apps/server/node_modules/a/a.test.ts': `it('keeps (its) place')`,
  'packages/domain/src/feed/post.test.ts': `it('a school is joined')`,
}

it('repeats a file, a test of it, or the test with a title, as often as is said', () => {
  const root = project(FILES)
  const ofBrowser = { runner: 'playwright', files: ['e2e/events.spec.ts'] }
  expect(repeatedTest(root, ['e2e/events.spec.ts'])).toEqual({ ...ofBrowser, title: null, times: 20 })
  expect(repeatedTest(root, ['events.spec.ts', 'is joined', '5'])).toEqual({
    ...ofBrowser,
    title: 'is joined',
    times: 5,
  })
  expect(repeatedTest(root, ['keeps (its)', '3'])).toEqual({
    runner: 'vitest',
    files: ['apps/server/src/features/feed/events.test.ts'],
    title: 'keeps (its)',
    times: 3,
  })
  expect(new RegExp(literally('keeps (its)')).test('feed keeps (its) place')).toBe(true)
})

it('says what to name instead of what it cannot find', () => {
  const root = project(FILES)
  expect(() => repeatedTest(root, [])).toThrow('Name a test file')
  expect(() => repeatedTest(root, ['20'])).toThrow('Name a test file')
  expect(() => repeatedTest(root, ['nowhere.spec.ts', 'a title'])).toThrow("no test file 'nowhere.spec.ts'")
  expect(() => repeatedTest(root, ['no such title'])).toThrow("No test file is called 'no such title'")
  expect(() => repeatedTest(root, ['a school is joined'])).toThrow('Both runners have')
})
