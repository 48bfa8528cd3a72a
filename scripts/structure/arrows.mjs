import { BOTH_SIDES, folderOf, placeOf } from './places.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Import} Import */
/** @typedef {import('./project-tree.mjs').Finding} Finding */
/** @typedef {import('./places.mjs').Workspace} Workspace */

/** Which workspaces a workspace may import, in addition to itself. @type {Record<Workspace, Workspace[]>} */
const MAY_IMPORT = {
  contract: [],
  domain: ['contract'],
  messages: ['contract', 'domain'],
  server: ['contract', 'domain', 'messages'],
  web: ['contract', 'domain', 'messages'],
  e2e: ['contract', 'server'],
  bench: ['contract', 'domain', 'messages', 'server'],
  // Only scripts/care, which trains the classifier of the rule of danger.
  scripts: ['domain'],
  root: [],
}

/** The packages that the lowest workspaces may use. Test tools are allowed in tests only. */
const PACKAGES = new Map([
  ['contract', ['zod/mini']],
  ['domain', []],
  ['messages', []],
])
const TEST_PACKAGES = ['vitest', 'fast-check']

/**
 * Checks imports between workspaces, based on the resolved files.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function checkArrows(files) {
  return files.flatMap((file) =>
    file.imports.flatMap((found) => {
      const message =
        found.target === null ? packageProblem(file, found) : arrowProblem(file, found, found.target)
      return message ? [{ path: file.path, line: found.line, message }] : []
    }),
  )
}

/**
 * @param {SourceFile} file
 * @param {Import} found
 * @param {string} target
 */
function arrowProblem(file, found, target) {
  const from = placeOf(file.path).workspace
  const { workspace: to, parts } = placeOf(target)
  if (from === to) return null
  if (!MAY_IMPORT[from].includes(to)) {
    const allowed = MAY_IMPORT[from].map(folderOf).join(' and ') || 'nothing of ours'
    return `${folderOf(from)} must not import ${target}: it imports ${allowed}. What both need belongs in packages/contract (what crosses the wire) or packages/domain (rules).`
  }
  if (found.specifier?.startsWith('.')) {
    return `${target} is another workspace's: import it as @shinequo/${to}/${parts.join('/').replace(/\.tsx?$/, '')}.`
  }
  if (from === 'web' && to === 'domain' && !BOTH_SIDES.includes(parts[0] ?? '')) {
    return `the web app computes only what both sides must compute alike (domain/${BOTH_SIDES.join(', domain/')}): let the server answer what ${target} decides.`
  }
  if (from === 'e2e' && to === 'server' && parts[0] !== 'testing') {
    return `browser tests see the product from outside: of the server they import only apps/server/src/testing, not ${target}.`
  }
  return null
}

/**
 * @param {SourceFile} file
 * @param {Import} found
 */
function packageProblem(file, found) {
  const { workspace } = placeOf(file.path)
  const name = found.specifier
  if (name === null) {
    return ['scripts', 'root'].includes(workspace)
      ? null
      : 'an import with a computed path hides where it leads: write the path out.'
  }
  if (/^([#~/]|@\/|file:|data:)/.test(name)) return `'${name}' hides where it leads: write a relative path.`
  const allowed = PACKAGES.get(workspace)
  if (allowed) {
    if (allowed.includes(name) || (file.isTest && TEST_PACKAGES.includes(name))) return null
    const what = [...allowed, ...(workspace === 'domain' ? ['@shinequo/contract'] : [])].join(', ')
    return `${folderOf(workspace)} imports only ${what}, not ${name}: what needs more belongs in apps/server or apps/web.`
  }
  if (workspace !== 'web' || file.isTest) return null
  if (name === 'zod')
    return "the browser's way of zod is zod/mini (a quarter of its weight): import * as z from 'zod/mini'."
  if (name.startsWith('node:')) return `${name} does not exist in a browser: this belongs in apps/server.`
  return null
}
