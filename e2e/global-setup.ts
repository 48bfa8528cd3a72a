import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A place for the dump from which all workers of a run copy their embedded databases. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sq-browser-'))
  process.env.EMBEDDED_TEMPLATE = join(folder, 'embedded-template.tar')
  return () => rmSync(folder, { recursive: true, force: true })
}
