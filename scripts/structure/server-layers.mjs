import { isForTests, placeOf } from './places.mjs'
import { dottedName, eachNode } from './syntax.mjs'

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
  ['tables', []],
  // What is said of the noun's tables. Only personal-data.ts of the server, which lists all nouns, reads it.
  ['personal-data', ['queries']],
])

/** Rooms with the locks, and what is written under them, of transactions of several nouns. */
const SHARED_ROOMS = ['availability/slots', 'matching/lock']

const DRIVERS = /^(kysely|pg|pg-.*|@electric-sql\/pglite)(\/|$)/
/** pg-boss is the queue: it receives the connection and sends none of our SQL. */
const QUEUE = 'pg-boss'
/** Where the tables of all nouns are joined. */
const ALL_TABLES = 'apps/server/src/plugins/database/tables.ts'
/** Kysely's methods that begin a statement or send one. */
const STATEMENT =
  /^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|withRecursive|execute(TakeFirst(OrThrow)?|Query)?)$/
/** The tags of texts of SQL. */
const SQL_TEXT = /^(sql|raw)$/

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
  return [...findings, ...server.flatMap(statements), ...cycles(server)]
}

/**
 * Statements outside of the places for SQL, found by how they are written: the handles that run them need no import.
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
function statements(file) {
  if (mayHoldSql(file)) return []
  /** @type {Finding[]} */
  const findings = []
  eachNode(file.program, (node) => {
    const what = statementName(node)
    if (!what) return
    const message = `${what} is SQL: write it as a function in this noun's queries.ts, and call that. Only queries.ts, plugins/database, migrations and seeds hold SQL.`
    findings.push({ path: file.path, line: file.lineOf(node), message })
  })
  return findings
}

/** @param {any} node */
function statementName(node) {
  if (node.type === 'TaggedTemplateExpression') {
    const tag = dottedName(node.tag) ?? ''
    return SQL_TEXT.test(tag) ? `${tag}\`…\`` : null
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const { computed, property } = node.callee
  const method = computed ? property.value : property.name
  return STATEMENT.test(method ?? '') ? `.${method}()` : null
}

/** @param {SourceFile} file */
function mayHoldSql(file) {
  const [folder = '', second] = placeOf(file.path).parts
  const isDatabasePlugin = folder === 'plugins' && second?.startsWith('database')
  return isDatabasePlugin || file.path.endsWith('/queries.ts') || ['migrations', 'seeds'].includes(folder)
}

/**
 * @param {SourceFile} file
 * @param {Import} found
 */
function driverProblem(file, found) {
  const name = found.specifier ?? ''
  if (!DRIVERS.test(name) || name === QUEUE) return null
  if (mayHoldSql(file) || (isTables(file.path) && found.typeOnly)) return null
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
  if (isForTests({ path: found.target, isTest: false }))
    return `what is served must not import ${found.target}: it is for tests.`
  if (from[0] === 'migrations') return 'a migration imports nothing of ours: it must do the same for ever.'
  if (isTables(file.path) && !found.typeOnly)
    return 'tables.ts holds types only, which plugins/database/tables.ts joins: import with `import type`.'
  if (file.path === ALL_TABLES && isTables(found.target) && found.typeOnly) return null
  if (from[0] === 'plugins' && to[0] === 'features') {
    return `a plugin knows no noun: let app.ts hand it what it needs from ${found.target}.`
  }
  if (from[0] !== 'features') return null
  if (to[0] === 'seeds' || to.length === 1) {
    return `a noun must not import ${found.target}: app.ts joins the nouns, and plugins bring what all of them need.`
  }
  if (to[0] !== 'features') return null
  if (found.handedOn && !found.typeOnly && roleOf(to) === 'queries')
    return `${roleOf(from)}.ts hands on SQL of ${found.target}: write the use case that needs it, or import it where it is used.`
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
  if (user === 'service' && used === 'queries' && SHARED_ROOMS.includes(to.slice(1, 3).join('/'))) return null
  return `${from[1]} uses ${to[1]} only through its service.ts (or a job in jobs.ts, or a mail in mail/), not ${used}.ts: add a function there.`
}

/**
 * Whether a file has the types of a noun's tables.
 * @param {string} path
 */
function isTables(path) {
  const { workspace, parts } = placeOf(path)
  return workspace === 'server' && parts[0] === 'features' && parts.length === 3 && parts[2] === 'tables.ts'
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
