import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * @typedef {{ section: string, text: string }} Clause
 * @typedef {Clause & { test: string }} Proof a clause and the test that asserted it and passed
 * @typedef {{ strings?: string[], rules?: string[], reasons?: Record<string, string> }} Section
 *   `reasons`: why a text is not asserted
 * @typedef {Record<string, Section>} Sections
 */

const LIST = join('docs', 'product-clauses.json')
const PAGE = join('test-results', 'product-coverage.md')
const ANNOTATION = /^clause (.*)$/

/**
 * Writes test-results/product-coverage.md from what the tests of all reports proved. Prints the problems and returns
 * false if a clause has neither a test nor a reason, or if a test names an unknown clause.
 * @param {string} root
 * @param {{ vitest: string, playwright: string[], allPassed: boolean }} reports
 */
export function recordCoverage(root, { vitest, playwright, allPassed }) {
  if (!allPassed || ![vitest, ...playwright].every((report) => existsSync(report))) {
    console.error(`Not all tests ran and passed, so ${PAGE} is not written.`)
    return false
  }
  /** @type {Sections} */
  const sections = readJson(join(root, LIST))
  const proofs = [
    ...vitestProofs(readJson(vitest), root),
    ...playwright.flatMap((report) => playwrightProofs(readJson(report))),
  ]
  const problems = coverageProblems(sections, proofs)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return false
  const file = join(root, PAGE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, coveragePage(sections, proofs))
  console.log(`${PAGE} says what was proved.`)
  return true
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The clauses in Vitest's JSON report, from passed tests.
 * @param {any} report
 * @param {string} root
 * @returns {Proof[]}
 */
export function vitestProofs(report, root) {
  /** @type {Proof[]} */
  const proofs = []
  for (const { name, assertionResults } of report.testResults) {
    const file = relative(root, name).split(sep).join('/')
    for (const { title, status, meta } of assertionResults) {
      if (status !== 'passed') continue
      for (const clause of meta?.clauses ?? []) proofs.push({ ...clause, test: `${file}: ${title}` })
    }
  }
  return proofs
}

/**
 * The clauses in Playwright's JSON report, from tests that passed at the first attempt.
 * @param {any} report
 * @returns {Proof[]}
 */
export function playwrightProofs(report) {
  return report.suites.flatMap(proofsOfSuite)
}

/**
 * @param {any} suite
 * @returns {Proof[]}
 */
function proofsOfSuite({ specs = [], suites = [] }) {
  /** @type {Proof[]} */
  const proofs = []
  for (const { title, file, tests } of specs) {
    for (const { status, annotations } of tests) {
      if (status !== 'expected') continue
      for (const { type, description } of annotations) {
        const section = ANNOTATION.exec(type)?.[1]
        if (section) proofs.push({ section, text: description, test: `e2e/${file}: ${title}` })
      }
    }
  }
  return [...proofs, ...suites.flatMap(proofsOfSuite)]
}

/** @param {Section} section */
function textsOf({ strings = [], rules = [] }) {
  return [...strings, ...rules]
}

/**
 * The inconsistencies, one sentence each.
 * @param {Sections} sections
 * @param {readonly Proof[]} proofs
 * @returns {string[]}
 */
export function coverageProblems(sections, proofs) {
  const unknown = proofs
    .filter(({ section, text }) => !textsOf(sections[section] ?? {}).includes(text))
    .map(
      ({ section, text, test }) => `${test} names '${text}' in section '${section}', which ${LIST} has not.`,
    )
  const rest = Object.entries(sections).flatMap(([section, { reasons = {}, ...texts }]) => {
    const known = textsOf(texts)
    const proved = new Set(proofs.filter((proof) => proof.section === section).map(({ text }) => text))
    return [
      ...known
        .filter((text) => !proved.has(text) && reasons[text] === undefined)
        .map((text) => `Section '${section}': no test found '${text}', and ${LIST} gives no reason.`),
      ...Object.keys(reasons)
        .filter((text) => proved.has(text) || !known.includes(text))
        .map((text) => `Section '${section}': '${text}' has a reason in ${LIST} and needs none.`),
    ]
  })
  return [...new Set([...unknown, ...rest])]
}

/**
 * The page: counts, then one table per section. The same proofs in any order give the same page.
 * @param {Sections} sections
 * @param {readonly Proof[]} proofs
 */
export function coveragePage(sections, proofs) {
  const entries = Object.entries(sections)
  const isProved = (/** @type {string} */ section, /** @type {string} */ text) =>
    proofs.some((proof) => proof.section === section && proof.text === text)
  const counts = (/** @type {'strings' | 'rules'} */ kind) => {
    const all = entries.flatMap(([section, one]) => (one[kind] ?? []).map((text) => isProved(section, text)))
    return `${all.filter(Boolean).length} of ${all.length}`
  }
  const tables = entries.map(([section, { strings = [], rules = [], reasons = {} }]) => {
    const row = (/** @type {string} */ text, /** @type {string} */ shown) => {
      const tests = new Set(
        proofs.filter((proof) => proof.section === section && proof.text === text).map(({ test }) => test),
      )
      const proof =
        tests.size > 0
          ? [...tests].sort().map(cell).join('<br>')
          : `*not asserted:* ${cell(reasons[text] ?? '')}`
      return `| ${shown} | ${proof} |`
    }
    return [
      `## ${section}`,
      '',
      '| Text | Found by |',
      '|---|---|',
      ...strings.map((text) => row(text, `'${cell(text)}'`)),
      ...rules.map((text) => row(text, cell(text))),
      '',
    ].join('\n')
  })
  return [
    '# What is proved of the product document',
    '',
    'Written by `npm test` from assertions that ran and passed; never by hand. The texts are those of sections 2 to 9,',
    'listed in [product-clauses.json](../docs/product-clauses.json). Quoted strings stand first, rules after them.',
    '',
    `Strings found on screen: ${counts('strings')}. Rules asserted: ${counts('rules')}. The rest says why not.`,
    '',
    ...tables,
  ].join('\n')
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('*', '\\*').replaceAll('<', '&lt;')
}
