import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tablesFile } from './tables-file.mjs'

/* Compiles the vocabularies and rules of words of danger. */

const file = fileURLToPath(new URL('../../packages/domain/src/care/risk-tables.ts', import.meta.url))
writeFileSync(file, tablesFile())
console.log(`${file} is written.`)
