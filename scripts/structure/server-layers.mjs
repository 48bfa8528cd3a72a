import { placeOf } from './places.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Import} Import */
/** @typedef {import('./project-tree.mjs').Finding} Finding */

/**
 * Which files of its own noun a file may use, including those of its rooms (`<noun>/<use-case>/service.ts`). Types may
 * come from any of them, except from queries in routes.
 */
const INSIDE_A_NOUN = new Map([
  ['routes', ['service', 'access', 'presenter']],
  ['service', ['service', 'queries', 'access', 'presenter', 'jobs', 'mail']],
  ['queries', ['queries']],
  ['access', []],
  ['presenter', ['access']],
  ['jobs', ['service', 'queries', 'presenter', 'mail']],
  ['mail', ['mail', 'service', 'queries']],
  ['work', ['service', 'jobs', 'mail']],
])

const DRIVERS = /^(kysely|pg|pg-.*|@electric-sql\/pglite)(\/|$)/
/** pg-boss is the queue: it receives the connection and sends none of our SQL. */
const QUEUE = 'pg-boss'

/**
 * Checks the layers of the server: app -> features -> plugins, and routes -> service -> queries inside a noun.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function checkServerLayers(files) {
  const server = files.filter((file) => placeOf(file.path).workspace === 'server' && !isForTests(file))
  const findings = server.flatMap((file) =>
    file.imports.flatMap((found) => {
      const message = driverProblem(file, found) ?? layerProblem(file, found)
      return message ? [{ path: file.path, line: found.line, message }] : []
    }),
  )
  return [...findings, ...cycles(server)]
}

/** @param {SourceFile} file */
function isForTests(file) {
  return file.isTest || placeOf(file.path).parts[0] === 'testing'
}

/**
 * @param {SourceFile} file
 * @param {Import} found
 */
function driverProblem(file, found) {
  const name = found.specifier ?? ''
  if (!DRIVERS.test(name) || name === QUEUE) return null
  const [folder, second] = placeOf(file.path).parts
  const isDatabasePlugin = folder === 'plugins' && second?.startsWith('database')
  const isQueries = file.path.endsWith('/queries.ts')
  if (isDatabasePlugin || isQueries || folder === 'migrations' || folder === 'seeds') return null
  return `only queries.ts, plugins/database, migrations and seeds touch ${name}: put the SQL into this noun's queries.ts, and take types from plugins/database.`
}

/**
 * @param {SourceFile} file
 * @param {Import} found
 */
function layerProblem(file, found) {
  if (found.target === null) return null
  const from = placeOf(file.path).parts
  const { workspace, parts: to } = placeOf(found.target)
  if (workspace !== 'server') return null
  if (to[0] === 'testing') return `what is served must not import ${found.target}: testing is for tests.`
  if (from[0] === 'migrations') return 'a migration imports nothing of ours: it must do the same for ever.'
  if (from[0] === 'plugins' && to[0] === 'features') {
    return `a plugin knows no noun: let app.ts hand it what it needs from ${found.target}.`
  }
  if (from[0] !== 'features') return null
  if (to[0] === 'seeds' || to.length === 1) {
    return `a noun must not import ${found.target}: app.ts joins the nouns, and plugins bring what all of them need.`
  }
  if (to[0] !== 'features') return null
  return from[1] === to[1] ? insideProblem(from, to, found) : acrossProblem(from, to)
}

/**
 * @param {string[]} from
 * @param {string[]} to
 * @param {Import} found
 */
function insideProblem(from, to, found) {
  const user = roleOf(from)
  const used = roleOf(to)
  const isTypeAllowed = found.typeOnly && !(user === 'routes' && used === 'queries')
  if (isTypeAllowed || INSIDE_A_NOUN.get(user)?.includes(used)) return null
  return `${user}.ts must not import ${used}.ts (routes -> service -> queries): move this into service.ts, the one place that joins them.`
}

/**
 * @param {string[]} from
 * @param {string[]} to
 */
function acrossProblem(from, to) {
  const user = roleOf(from)
  const used = roleOf(to)
  if (!['routes', 'service', 'jobs', 'mail'].includes(user)) {
    return `${user}.ts of ${from[1]} must not reach into ${to[1]}: let service.ts ask ${to[1]}'s service and pass the answer on.`
  }
  if (['service', 'jobs', 'mail'].includes(used)) return null
  return `${from[1]} uses ${to[1]} only through its service.ts (or a job in jobs.ts, or a mail in mail/), not ${used}.ts: add a function there.`
}

/**
 * The role of a noun's file: 'routes', 'service', … or 'mail' for a file of mail/ other than its queries.
 * @param {string[]} parts
 */
function roleOf(parts) {
  const name = (parts.at(-1) ?? '').replace(/\.ts$/, '')
  return parts[2] === 'mail' && name !== 'queries' ? 'mail' : name
}

/**
 * Finds import cycles between nouns, each cycle once.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
function cycles(files) {
  /** @type {Map<string, Map<string, { path: string, line: number }>>} */
  const uses = new Map()
  for (const file of files) {
    const from = placeOf(file.path).parts
    if (from[0] !== 'features' || !from[1]) continue
    for (const { target, line } of file.imports) {
      const to = target === null ? [] : placeOf(target).parts
      if (to[0] !== 'features' || !to[1] || to[1] === from[1]) continue
      const edges = uses.get(from[1]) ?? new Map()
      if (!edges.has(to[1])) edges.set(to[1], { path: file.path, line })
      uses.set(from[1], edges)
    }
  }
  /** @type {Finding[]} */
  const findings = []
  /** @type {Set<string>} */
  const done = new Set()
  /** @param {string} noun @param {string[]} way */
  const visit = (noun, way) => {
    for (const [next, place] of uses.get(noun) ?? []) {
      const start = [...way, noun].indexOf(next)
      if (start >= 0) {
        const ring = [...[...way, noun].slice(start), next].join(' -> ')
        findings.push({
          ...place,
          message: `the nouns use each other in a ring, ${ring}: one of them must pass its answer on instead.`,
        })
      } else if (!done.has(next)) visit(next, [...way, noun])
    }
    done.add(noun)
  }
  for (const noun of [...uses.keys()].sort()) if (!done.has(noun)) visit(noun, [])
  return findings
}
