import { isForTests, placeOf } from './places.mjs'
import { dottedName, eachNode, isFreeName } from './syntax.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Finding} Finding */

/** A longer file does two things. */
const MAX_LINES = 400

/** Access to the outside world: the clock, randomness, the machine. A rule gets these as arguments instead. */
const WORLD = new Set(
  `process performance crypto console fetch setTimeout setInterval setImmediate queueMicrotask globalThis window
  document localStorage sessionStorage navigator`.split(/\s+/),
)
const CLOCK_AND_CHANCE = new Set(['Date.now', 'Math.random', 'Temporal.Now'])
/** The machine's time, also when taken from `globalThis`. */
const MACHINE_TIME = /(^|\.)(Date\.now|performance\.timeOrigin|Temporal\.Now)$/
/** Methods that use the machine's own zone. Those with UTC in their name are fine. */
const LOCAL_TIME = /^(getTimezoneOffset|[gs]et(Hours|Minutes|Date|Day|Month|FullYear))$/
const NARROWED = /^(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|fail|fails)$/
const CONDITIONAL = /^(it|test|describe)(\.\w+)*\.(skipIf|runIf)$/
const DISABLED = /^(xit|xtest|xdescribe|fit|fdescribe)$/
/** Methods that set an attribute by its name. */
const SETS_ATTRIBUTE = /\.(set|toggle)Attribute$/
const MOCKED = /^vi\.(mock|doMock)$/

/**
 * Checks the rules about the contents of a file.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function checkSources(files) {
  return files.flatMap((file) => {
    /** @type {Finding[]} */
    const findings = []
    if (file.lines > MAX_LINES) findings.push({ path: file.path, message: tooLong(file) })
    eachNode(file.program, (node, parent) => {
      const message =
        impurity(file, node, parent) ??
        machineTime(file, node, parent) ??
        computerTime(file, node, parent) ??
        environment(file, node) ??
        hiddenImport(node) ??
        lostFocus(file, node, parent) ??
        weakTest(file, node)
      if (message) findings.push({ path: file.path, line: file.lineOf(node), message })
    })
    return findings
  })
}

/** @param {SourceFile} file */
function tooLong({ lines }) {
  return `it has ${lines} lines, and ${MAX_LINES} is the most: a use case that outgrows it gets a room beside it.`
}

/**
 * @param {SourceFile} file
 * @param {any} node
 * @param {any} parent
 */
function impurity(file, node, parent) {
  if (placeOf(file.path).workspace !== 'domain' || file.isTest) return null
  const what = impureName(node, parent)
  return what
    ? `a rule is pure and synchronous, so no ${what}: take it as an argument (\`now\`, a zone, a number) and let the server pass it.`
    : null
}

/**
 * @param {any} node
 * @param {any} parent
 */
function impureName(node, parent) {
  const date = dateOfNow(node)
  if (date) return date
  if (node.type === 'AwaitExpression' || node.async === true) return 'async'
  if (isFreeName(node, parent) && WORLD.has(node.name)) return node.name
  if (node.type !== 'MemberExpression') return null
  const name = dottedName(node) ?? ''
  if (CLOCK_AND_CHANCE.has(name)) return name
  return !node.computed && LOCAL_TIME.test(node.property.name)
    ? `${node.property.name} (the machine's own zone)`
    : null
}

/**
 * `new Date()` and `Date()`, which read the machine's clock.
 * @param {any} node
 */
function dateOfNow(node) {
  const isNow =
    (node.type === 'NewExpression' && node.arguments.length === 0) || node.type === 'CallExpression'
  return isNow && node.callee.type === 'Identifier' && node.callee.name === 'Date'
    ? `${node.type === 'CallExpression' ? '' : 'new '}Date()`
    : null
}

/**
 * @param {SourceFile} file
 * @param {any} node
 * @param {any} parent
 */
function machineTime(file, node, parent) {
  if (!statesItsTime(file)) return null
  const what = machineClock(node, parent)
  return what
    ? `${what} reads the machine's clock, so the test depends on the hour at which it runs: state an instant (TEST_NOW or runningClock of apps/server/src/testing/test-clock.ts), or take app.clock or context.clock; performance.now() measures how long something takes.`
    : null
}

/** The test of the machine's own clock, and the file in which tests compare theirs with it. */
const MACHINE_TIME_PLACES = new Set(['plugins/clock.test.ts', 'testing/test-clock.ts'])

/**
 * Tests and what only they use.
 * @param {SourceFile} file
 */
function statesItsTime(file) {
  const { workspace, parts } = placeOf(file.path)
  if (workspace === 'server' && MACHINE_TIME_PLACES.has(parts.join('/'))) return false
  return isForTests(file) || workspace === 'e2e' || (workspace === 'server' && parts[0] === 'seeds')
}

/** The one file of the web app that reads the computer's clock. */
const COMPUTER_TIME_PLACE = 'lib/server-clock.ts'

/**
 * @param {SourceFile} file
 * @param {any} node
 * @param {any} parent
 */
function computerTime(file, node, parent) {
  const { workspace, parts } = placeOf(file.path)
  if (workspace !== 'web' || file.isTest || parts.join('/') === COMPUTER_TIME_PLACE) return null
  const what = machineClock(node, parent)
  return what
    ? `${what} reads the computer's clock, which may be wrong by hours: take the server's time from useNow, or serverNow of lib/server-clock.ts; performance.now() measures how long something takes.`
    : null
}

/**
 * @param {any} node
 * @param {any} parent
 */
function machineClock(node, parent) {
  const date = dateOfNow(node)
  if (date) return date
  if (isFreeName(node, parent) && node.name === 'systemClock') return node.name
  const name = node.type === 'MemberExpression' ? (dottedName(node) ?? '') : ''
  return MACHINE_TIME.test(name) ? name : null
}

/**
 * @param {SourceFile} file
 * @param {any} node
 */
function environment(file, node) {
  if (mayReadEnvironment(file.path)) return null
  const isRead = node.type === 'MemberExpression' && /(^|\.)process\.env$/.test(dottedName(node) ?? '')
  const isTaken = node.type === 'VariableDeclarator' && dottedName(node.init ?? node) === 'process'
  const isImported = node.type === 'ImportDeclaration' && /^(node:)?process$/.test(node.source.value)
  return isRead || isTaken || isImported
    ? 'only apps/server/src/env.ts reads the environment: add the setting there, checked, and pass its value.'
    : null
}

/** @param {string} path */
function mayReadEnvironment(path) {
  const { workspace, parts } = placeOf(path)
  if (workspace === 'server') return parts.join('/') === 'env.ts' || parts[0] === 'testing'
  // The other engines are programs that it starts.
  if (workspace === 'e2e')
    return parts[0] === 'engines' || ['playwright.config.ts', 'global-setup.ts'].includes(parts.join('/'))
  return workspace === 'scripts' || workspace === 'bench'
}

/** @param {any} node */
function hiddenImport(node) {
  const isGlob =
    node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === 'glob'
  return isGlob ? 'import.meta.glob hides where it leads: import each file by its path.' : null
}

/**
 * @param {SourceFile} file
 * @param {any} node
 * @param {any} parent
 */
function lostFocus(file, node, parent) {
  return placeOf(file.path).workspace === 'web' && isDisabled(node, parent)
    ? 'browsers take the focus from a control that is disabled: use a PlainButton or aria-disabled, and ignore presses.'
    : null
}

/**
 * Whether a node disables an element of the page. Our own components take a prop `disabled` and keep the focus, and an
 * option is never focused.
 * @param {any} node
 * @param {any} parent
 */
function isDisabled(node, parent) {
  if (node.type === 'JSXAttribute' && node.name.name === 'disabled') {
    const { type, name } = parent.name
    return type === 'JSXMemberExpression' || (/^[a-z]/.test(name) && name !== 'option')
  }
  if (node.type === 'AssignmentExpression') return /\.disabled$/.test(dottedName(node.left) ?? '')
  if (node.type !== 'CallExpression') return false
  const method = dottedName(node.callee) ?? ''
  return SETS_ATTRIBUTE.test(method) && node.arguments[0]?.value === 'disabled'
}

/**
 * @param {SourceFile} file
 * @param {any} node
 */
function weakTest(file, node) {
  if (node.type !== 'CallExpression') return null
  const name = dottedName(node.callee) ?? ''
  if ((NARROWED.test(name) && !isSkippedForReason(name, node)) || DISABLED.test(name))
    return `${name} leaves tests out: mend the test, or delete it.`
  if (MOCKED.test(name))
    return `${name} stands in for our own code: use the real part, with apps/server/src/testing.`
  const isHarness = placeOf(file.path).workspace === 'server' && placeOf(file.path).parts[0] === 'testing'
  if (CONDITIONAL.test(name) && !isHarness)
    return `${name} leaves tests out: only apps/server/src/testing decides that, for a missing PostgreSQL.`
  return null
}

/**
 * Playwright's `test.skip(condition, reason)`: if the condition holds, the tests of its scope count as skipped, and the
 * report states the reason.
 * @param {string} name
 * @param {any} call
 */
function isSkippedForReason(name, { arguments: [condition, reason, ...more] }) {
  const isText = (/** @type {any} */ node) => node?.type === 'Literal' || node?.type === 'TemplateLiteral'
  return name === 'test.skip' && !isText(condition) && isText(reason) && more.length === 0
}
