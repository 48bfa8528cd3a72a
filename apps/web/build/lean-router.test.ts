import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unnamed } from './lean-router.ts'

const router = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..')
const code = unnamed(readFileSync(join(router, 'dist', 'production', 'lib', 'dom', 'lib.js'), 'utf8'))

it('leaves the components of the router without what keeps those that no page uses', () => {
  expect(code).not.toMatch(/^\w+\.displayName/m)
  expect(code).toMatch(/const Form = \/\* @__PURE__ \*\/ React\$?\d*\.forwardRef\(/)
  expect(code).not.toMatch(/^const \w+ = React\$?\d*\.forwardRef\(/m)
})
