import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../stop.mjs'

const TIMES = 20

/**
 * What to repeat: files of one runner, and the title if only one test of them.
 * @typedef {{ runner: 'vitest' | 'playwright', files: string[], title: string | null, times: number }} Repeated
 */

/**
 * Reads the arguments of `npm run test:again`: a file or a part of a title, or both, and how often. Refuses what is in
 * no test file, and a title that both runners have.
 * @param {string} root
 * @param {readonly string[]} given
 * @returns {Repeated}
 */
export function repeatedTest(root, given) {
  const rest = [...given]
  const times = /^\d+$/.test(rest.at(-1) ?? '') ? Number(rest.pop()) : TIMES
  const all = testFiles(root)
  const [first = '', second] = rest
  if (rest.length === 0 || rest.length > 2 || times === 0) {
    throw new Stop(
      "Name a test file or a part of a test's title, or both, and how often: npm run test:again -- e2e/events.spec.ts 'a school is joined' 20",
    )
  }
  const named = all.filter((file) => file === first || file.endsWith(`/${first}`))
  const title = named.length > 0 ? second : first
  if (named.length === 0 && second) throw new Stop(`There is no test file '${first}'.`)
  const files =
    named.length > 0 ? named : all.filter((file) => readFileSync(join(root, file), 'utf8').includes(first))
  if (files.length === 0) {
    throw new Stop(
      `No test file is called '${first}', and none has it in its source: name the file first if the title is put together.`,
    )
  }
  const ofBrowser = files.filter((file) => file.startsWith('e2e/'))
  if (ofBrowser.length > 0 && ofBrowser.length < files.length)
    throw new Stop(`Both runners have '${first}' (${files.join(', ')}): name the file first.`)
  return { runner: ofBrowser.length > 0 ? 'playwright' : 'vitest', files, title: title ?? null, times }
}

/**
 * The test files of a project, as paths from its root.
 * @param {string} root
 */
function testFiles(root) {
  const unit = ['packages', 'apps', 'scripts', 'bench'].flatMap((folder) => filesUnder(root, folder))
  const browser = filesUnder(root, 'e2e')
  return [
    ...unit.filter((file) => /\.test\.tsx?$/.test(file)),
    ...browser.filter((file) => file.endsWith('.spec.ts')),
  ]
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(root, path) : [path]
    })
}

/**
 * A text as a pattern that matches it.
 * @param {string} text
 */
export function literally(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
