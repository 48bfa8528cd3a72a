import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkout } from './npm-start.ts'
import { runTypes } from './run-types.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'

it('shows the errors of every project, also from its memory, and none once they are mended', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shinequo-types-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const project of ['.', 'e2e']) {
    mkdirSync(join(root, project), { recursive: true })
    writeFileSync(
      join(root, project, 'tsconfig.json'),
      '{ "compilerOptions": { "noEmit": true, "strict": true, "types": [] }, "files": ["count.ts"] }',
    )
    writeFileSync(join(root, project, 'count.ts'), "export const count: number = 'none'")
  }
  const env = toolEnvironment(checkout, findRuntime(checkout))
  for (let time = 1; time <= 2; time += 1) {
    const { ok, output } = await runTypes(root, env, ['.', 'e2e'])
    expect(ok).toBe(false)
    expect(output).toMatch(/^count\.ts.*TS2322.*e2e.count\.ts.*TS2322/s)
  }
  for (const project of ['.', 'e2e']) writeFileSync(join(root, project, 'count.ts'), 'export const count = 0')
  expect(await runTypes(root, env, ['.', 'e2e'])).toEqual({ ok: true, output: '' })
})
