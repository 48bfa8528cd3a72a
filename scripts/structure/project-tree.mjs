import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { eachNode } from './syntax.mjs'

/**
 * @typedef {object} Import
 * @property {string | null} specifier null where it is computed
 * @property {boolean} typeOnly erased before it runs
 * @property {string[] | null} names what is taken of it and not erased; null: the whole file
 * @property {boolean} handedOn exported again
 * @property {string | null} target the project's own file that it means, from the root; null for a package
 * @property {number} line
 *
 * @typedef {object} SourceFile
 * @property {string} path from the root, with slashes
 * @property {boolean} isTest
 * @property {any} program the syntax tree
 * @property {number} lines as a reader counts them, empty ones and comments too
 * @property {(node: { start: number }) => number} lineOf
 * @property {Import[]} imports
 *
 * @typedef {{ path: string, line?: number, message: string }} Finding
 */

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'results'])
const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx)$/
const OWN_PACKAGES = new Map([
  ['@shinequo/contract', 'packages/contract/src'],
  ['@shinequo/domain', 'packages/domain/src'],
  ['@shinequo/messages/server', 'packages/messages/server'],
  ['@shinequo/messages', 'packages/messages/en'],
  ['@shinequo/server', 'apps/server/src'],
  ['@shinequo/web', 'apps/web/src'],
])

/**
 * Every source file of the project, parsed, with its imports resolved to files.
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function readProject(root) {
  const realRoot = realpathSync(root)
  return listFiles(realRoot, realRoot)
    .filter((path) => SOURCE.test(path))
    .map((path) => readSource(realRoot, path))
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(root, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(root, path) : [fromRoot(root, path)]
  })
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {SourceFile}
 */
function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  /** @param {{ start: number }} node */
  const lineOf = (node) => text.slice(0, node.start).split('\n').length
  /** @type {Import[]} */
  const imports = []
  eachNode(program, (node) => {
    const found = importOf(node)
    if (!found) return
    const target = found.specifier === null ? null : targetOf(root, path, found.specifier)
    imports.push({ ...found, target, line: lineOf(node) })
  })
  const lines = text.trimEnd().split('\n').length
  return { path, isTest: /\.(test|spec)\.[a-z]+$/.test(path), program, lines, lineOf, imports }
}

/**
 * @param {any} node
 * @returns {Omit<Import, 'target' | 'line'> | null}
 */
function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return {
        specifier: node.source.value,
        typeOnly: node.importKind === 'type',
        names: namesTaken(node.specifiers),
        handedOn: false,
      }
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (!node.source) return null
      return {
        specifier: node.source.value,
        typeOnly: node.exportKind === 'type',
        names: node.type === 'ExportAllDeclaration' ? null : namesTaken(node.specifiers),
        handedOn: true,
      }
    case 'TSImportType':
      return { specifier: node.source.value, typeOnly: true, names: [], handedOn: false }
    case 'ImportExpression':
      return {
        specifier: node.source.type === 'Literal' ? node.source.value : null,
        typeOnly: false,
        names: null,
        handedOn: false,
      }
    default:
      return null
  }
}

/**
 * @param {any[]} specifiers
 * @returns {string[] | null}
 */
function namesTaken(specifiers) {
  if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return null
  return specifiers
    .filter(({ importKind, exportKind }) => importKind !== 'type' && exportKind !== 'type')
    .map(({ imported, local }) => (imported ?? local).name)
}

/**
 * Our own file that an import resolves to, with links followed; null for a third-party package.
 * @param {string} root
 * @param {string} importer
 * @param {string} specifier
 */
function targetOf(root, importer, specifier) {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return fromRoot(root, existing(resolve(root, dirname(importer), bare)))
  for (const [name, folder] of OWN_PACKAGES) {
    if (bare === name || bare.startsWith(`${name}/`))
      return fromRoot(root, existing(join(root, folder + bare.slice(name.length))))
  }
  return null
}

/**
 * Bundlers also resolve paths without an extension, and a link points to another file.
 * @param {string} path
 */
function existing(path) {
  const candidates = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'].map(
    (ending) => path + ending,
  )
  const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  return found ? realpathSync(found) : path
}

/**
 * @param {string} root
 * @param {string} path
 */
function fromRoot(root, path) {
  return relative(root, path).split(sep).join('/')
}
