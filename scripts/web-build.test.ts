import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sourceHash, staleBuild } from './web-build.mjs'

/** A project with a page, which is not built. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'shinequo-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of [
    'apps/web/dist',
    'apps/web/.cache/pseudo',
    'packages/contract',
    'packages/domain',
    'packages/messages',
  ])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'apps/web/page.tsx'])
    writeFileSync(join(root, file), '')
  return root
}

it('is no build before the first, nor a half-done or a development one, which have no stamp', () => {
  expect(staleBuild(project(), false)).toMatch(/apps.web.dist is not built.* run `npm run build` first/)
})

it('is stale as soon as a source changes, and not when a test does', () => {
  const root = project()
  const stamp = () => writeFileSync(join(root, 'apps/web/dist/.build-stamp'), sourceHash(root))
  stamp()
  writeFileSync(join(root, 'apps/web/page.test.tsx'), 'a test')
  expect(staleBuild(root, false)).toBeNull()
  writeFileSync(join(root, 'apps/web/page.tsx'), 'a new field')
  expect(staleBuild(root, false)).toContain('was built from other sources than those of now')
  stamp()
  expect(staleBuild(root, false)).toBeNull()
  expect(staleBuild(root, true)).toContain('run `npm run build:pseudo` first')
})
