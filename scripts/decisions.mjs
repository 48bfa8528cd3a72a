import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'

/* Writes the list of decision records from the records. */
command(async () => {
  const { DECISIONS_INDEX, decisionsIndex } = await import('./structure/decision-records.mjs')
  const root = fileURLToPath(new URL('..', import.meta.url))
  writeFileSync(join(root, DECISIONS_INDEX), decisionsIndex(root))
  return 0
})
