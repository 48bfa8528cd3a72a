import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { tablesFile } from './tables-file.mjs'

const file = fileURLToPath(new URL('../../packages/domain/src/care/risk-tables.ts', import.meta.url))

it('the tables are what the vocabularies and rules give: after a change of them, run npm run care:rules', () => {
  expect(tablesFile()).toBe(readFileSync(file, 'utf8'))
})
