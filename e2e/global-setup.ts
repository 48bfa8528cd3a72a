import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For all workers of a run: a place for the dump that their embedded databases are copies of. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sq-browser-'))
  process.env.EMBEDDED_TEMPLATE = join(folder, 'embedded-template.tar')
  return () => rmSync(folder, { recursive: true, force: true })
}
