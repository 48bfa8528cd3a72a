import { placeOf } from './places.mjs'
import { eachNode } from './syntax.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Import} Import */
/** @typedef {import('./project-tree.mjs').Finding} Finding */

/** From the lowest layer: each may use those before it. A file directly in src (main.tsx) belongs to app. */
const LAYERS = ['lib', 'components', 'features', 'app']
const NOT_CODE = ['assets', 'styles']
/** The module that calls endpoints. */
const CALL_LAYER = 'apps/web/src/lib/api-client.ts'

/**
 * Checks the layers of the web app (app -> features -> components -> lib), and that browsers can run it.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function checkWebLayers(files) {
  const web = files.filter((file) => placeOf(file.path).workspace === 'web' && !file.isTest)
  const findings = web.flatMap((file) =>
    file.imports.flatMap((found) => {
      const message = layerProblem(file, found)
      return message ? [{ path: file.path, line: found.line, message }] : []
    }),
  )
  return [...findings, ...temporalInBrowser(files, web)]
}

/**
 * @param {SourceFile} file
 * @param {Import} found
 */
function layerProblem(file, found) {
  if (found.target === null) return null
  const from = placeOf(file.path).parts
  const { workspace, parts: to } = placeOf(found.target)
  const layer = layerOf(from)
  if (workspace === 'contract' && layer === 'components') {
    return `components know no payloads: a part that shows ${found.target} belongs in features/<noun>/components, or takes plain values.`
  }
  if (found.target === CALL_LAYER && isView(from))
    return "pages and components call no endpoint: put the call into the api/ file of the noun's side, as a hook over useQuery or useChange."
  if (workspace !== 'web' || NOT_CODE.includes(to[0] ?? '')) return null
  if (layer === 'features' && to[0] === 'features' && from[1] !== to[1]) {
    return `features never import each other (${found.target}): a page that joins several stands in app/pages, a part of no noun in components.`
  }
  if (LAYERS.indexOf(layerOf(to)) <= LAYERS.indexOf(layer)) return null
  return `${layer} must not import ${found.target} (app -> features -> components -> lib): move what is shared down, or hand it in as a prop.`
}

/**
 * Whether a file renders something. What lasts for a visit of the room is in classes beside what draws it, which call.
 * @param {string[]} parts
 */
function isView(parts) {
  const isOfRoom = parts[0] === 'app' && parts[1] === 'room'
  if (isOfRoom) return /\.tsx$/.test(parts.at(-1) ?? '')
  return (parts[0] === 'features' && parts[2] !== 'api') || layerOf(parts) === 'app'
}

/** @param {string[]} parts */
function layerOf(parts) {
  return parts.length === 1 ? 'app' : (parts[0] ?? '')
}

/**
 * Safari has no Temporal yet, so no file that the browser loads may use it, wherever that file is.
 * @param {SourceFile[]} files
 * @param {SourceFile[]} web
 * @returns {Finding[]}
 */
function temporalInBrowser(files, web) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  /** @type {Map<string, string | null>} each reached file and the one that imports it */
  const reached = new Map(web.map((file) => [file.path, null]))
  for (const path of reached.keys()) {
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? []) {
      if (target && !typeOnly && byPath.has(target) && !reached.has(target)) reached.set(target, path)
    }
  }
  return [...reached].flatMap(([path, importer]) => {
    const file = byPath.get(path)
    const line = file && lineOfTemporal(file)
    if (!line) return []
    const how = importer ? ` (through ${importer})` : ''
    return [
      {
        path,
        line,
        message: `a browser loads this file${how}, and Safari has no Temporal: format instants with Intl.DateTimeFormat, compute zones in a file that only the server imports.`,
      },
    ]
  })
}

/** @param {SourceFile} file */
function lineOfTemporal(file) {
  let line = 0
  eachNode(file.program, (node) => {
    if (!line && node.type === 'Identifier' && node.name === 'Temporal') line = file.lineOf(node)
  })
  return line
}
