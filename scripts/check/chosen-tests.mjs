import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { Stop } from '../stop.mjs'
import { NOUNS } from '../structure/places.mjs'
import { importersOf } from './importers.mjs'
import { NOUN_PAGES, statesPattern } from './noun-pages.mjs'

/**
 * What to run. `unit`: parts of paths of test files. `related`: sources whose importing tests are run. `specs`: files
 * in e2e without .spec.ts. `pages`: states of EVERY_PAGE in e2e. `unseen`: sources for which no browser test is known.
 * @typedef {{ unit: string[], related: string[], specs: string[], pages: string[], unseen: string[] }} Chosen
 */

const UNIT = /\.test\.tsx?$/
const SPEC = /^e2e\/([\w-]+)\.spec\.ts$/
const OF_E2E = /^e2e\/([\w-]+\.ts)$/
const OF_WEB_NOUN = /^apps\/web\/src\/features\/([a-z]+)\//
const SOURCE = /\.(ts|tsx|mjs)$/

/**
 * The tests of nouns, files and folders. Refuses a name that is none of them.
 * @param {string} root
 * @param {readonly string[]} names nouns, or paths from `root`
 * @returns {Chosen}
 */
export function chooseTests(root, names) {
  /** @type {Chosen} */
  const chosen = { unit: [], related: [], specs: [], pages: [], unseen: [] }
  for (const name of names) {
    if (NOUNS.includes(name)) chooseNoun(chosen, name)
    else if (existsSync(join(root, name)))
      choosePath(chosen, root, relative(root, resolve(root, name)).split(sep).join('/'))
    else {
      throw new Stop(
        `'${name}' is neither a file nor a noun: name a file, a folder or one of ${NOUNS.join(', ')}.`,
      )
    }
  }
  const { unit, related, specs, pages, unseen } = chosen
  return {
    unit: [...new Set(unit)],
    related: [...new Set(related)],
    specs: [...new Set(specs)],
    // The whole file has its states too.
    pages: specs.includes('every-page') ? [] : [...new Set(pages)],
    unseen,
  }
}

/**
 * @param {Chosen} chosen
 * @param {string} noun
 */
function chooseNoun({ unit, specs, pages }, noun) {
  unit.push(
    `packages/contract/src/${noun}/`,
    `packages/contract/src/${noun}.`,
    `packages/domain/src/${noun}/`,
    `apps/server/src/features/${noun}/`,
    `apps/web/src/features/${noun}/`,
  )
  chooseShown({ specs, pages }, noun)
}

/**
 * @param {Pick<Chosen, 'specs' | 'pages'>} chosen
 * @param {string} noun
 */
function chooseShown({ specs, pages }, noun) {
  specs.push(...(NOUN_PAGES[noun]?.specs ?? []))
  pages.push(...(NOUN_PAGES[noun]?.pages ?? []))
}

/**
 * @param {Chosen} chosen
 * @param {string} root
 * @param {string} path
 */
function choosePath(chosen, root, path) {
  const spec = SPEC.exec(path)?.[1]
  const ofE2e = OF_E2E.exec(path)?.[1]
  const noun = OF_WEB_NOUN.exec(path)?.[1]
  if (path === 'e2e') chosen.specs.push(...specsOf(root))
  else if (statSync(join(root, path)).isDirectory()) chosen.unit.push(`${path}/`)
  else if (UNIT.test(path)) chosen.unit.push(path)
  else if (spec) chosen.specs.push(spec)
  else if (ofE2e) {
    const files = importersOf(join(root, 'e2e'), [ofE2e]).map((file) => SPEC.exec(`e2e/${file}`)?.[1])
    chosen.specs.push(...files.filter((file) => file !== undefined))
  } else if (SOURCE.test(path)) {
    chosen.related.push(path)
    if (noun) chooseShown(chosen, noun)
    else if (path.startsWith('apps/web/src/')) chosen.unseen.push(path)
  }
}

/**
 * Every file of browser tests.
 * @param {string} root
 */
function specsOf(root) {
  const names = readdirSync(join(root, 'e2e')).map((file) => SPEC.exec(`e2e/${file}`)?.[1])
  return names.filter((name) => name !== undefined)
}

/**
 * The arguments of Playwright for what was chosen; null if that is nothing.
 * @param {Pick<Chosen, 'specs' | 'pages'>} chosen
 */
export function browserArgs({ specs, pages }) {
  const files = [...specs, ...(pages.length > 0 ? ['every-page'] : [])]
  if (files.length === 0) return null
  const paths = files.map((file) => `/e2e/${file}\\.spec\\.ts$`)
  if (pages.length === 0) return paths
  const wanted = [...specs.map((file) => `(^| )${file}\\.spec\\.ts `), statesPattern(pages)]
  return [...paths, '--grep', wanted.join('|')]
}
