import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a flat folder that import one of the given ones, directly or over others of the folder; those themselves
 * included.
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function importersOf(folder, names) {
  const imports = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  const found = new Set(names)
  // Grows while it is walked.
  for (const name of found) {
    for (const { file, text } of imports) if (text.includes(`'./${name}'`)) found.add(file)
  }
  return [...found].sort()
}
