import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findings, plant, refuses, SERVER, WEB } from './structure/planted-project.ts'

it('accepts a project in which everything is in the right place', () => {
  expect(findings(plant())).toEqual([])
})

refuses([
  [
    'download addresses in the lock file',
    'package-lock.json',
    `{ "resolved": "https://registry.example/a.tgz" }`,
    'names where packages were downloaded',
  ],
])

it('follows a link to the file that is imported', () => {
  const root = plant({ [`${SERVER}/app.ts`]: `import './linked/button.tsx'` })
  symlinkSync(join(root, WEB, 'components/ui'), join(root, SERVER, 'linked'))
  expect(findings(root).join('\n')).toContain('must not import apps/web/src/components/ui/button.tsx')
})
