import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkArrows } from './structure/arrows.mjs'
import { checkDecisions } from './structure/decision-records.mjs'
import { checkDirections } from './structure/directions.mjs'
import { checkEndpointNouns } from './structure/endpoint-nouns.mjs'
import { checkNames } from './structure/names.mjs'
import { checkProductStrings } from './structure/product-strings.mjs'
import { readProject } from './structure/project-tree.mjs'
import { checkServerLayers } from './structure/server-layers.mjs'
import { checkSources } from './structure/source-rules.mjs'
import { checkWebLayers } from './structure/web-layers.mjs'

/** @typedef {import('./structure/project-tree.mjs').Finding} Finding */

const CHECKS = [
  checkNames,
  checkArrows,
  checkServerLayers,
  checkWebLayers,
  checkEndpointNouns,
  checkSources,
  checkDirections,
]

/**
 * The violations of ARCHITECTURE.md in a project, sorted by path. There is no list of exceptions.
 * @param {string} root
 * @returns {Finding[]}
 */
export function checkStructure(root) {
  const files = readProject(root)
  const findings = [
    ...CHECKS.flatMap((check) => check(files)),
    ...checkProductStrings(files, productStrings(root)),
    ...checkLockFile(root),
    ...checkDecisions(root),
  ]
  return findings.sort((a, b) => a.path.localeCompare(b.path) || (a.line ?? 0) - (b.line ?? 0))
}

/**
 * The quoted strings of the product document.
 * @param {string} root
 * @returns {string[]}
 */
function productStrings(root) {
  const file = join(root, 'docs', 'product-clauses.json')
  if (!existsSync(file)) return []
  return Object.values(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ strings }) => strings ?? [])
}

/**
 * @param {string} root
 * @returns {Finding[]}
 */
function checkLockFile(root) {
  const path = 'package-lock.json'
  const file = join(root, path)
  if (!existsSync(file) || !/"resolved": "https?:/.test(readFileSync(file, 'utf8'))) return []
  const message =
    'it names where packages were downloaded: write it anew with omit-lockfile-registry-resolved=true in .npmrc.'
  return [{ path, message }]
}

/** @param {Finding} finding */
function asLine({ path, line, message }) {
  return `${path}${line ? `:${line}` : ''}: ${message}`
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const findings = checkStructure(resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))))
  for (const finding of findings) console.error(asLine(finding))
  if (findings.length > 0)
    console.error(`${findings.length} things stand where ARCHITECTURE.md does not want them.`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
