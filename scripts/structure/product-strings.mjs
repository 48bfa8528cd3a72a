import { placeOf } from './places.mjs'
import { eachNode } from './syntax.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Finding} Finding */
/** @typedef {{ path: string, line: number }} Place */

/** Shorter ones ('Loading...', 'Go to Dashboard') are common to many pages. */
const FEWEST_WORDS = 3
/** The product's own source. Tests, demo data and the browser tests repeat its strings on purpose. */
const SOURCES = ['contract', 'domain', 'messages', 'server', 'web']

/**
 * Each quoted string of the product document with three words or more may occur in the source only once.
 * @param {SourceFile[]} files
 * @param {readonly string[]} strings
 * @returns {Finding[]}
 */
export function checkProductStrings(files, strings) {
  // A longer string may contain a shorter one, like 'Password must be at least 8 characters long', so it is matched
  // first.
  const wanted = [...new Set(strings.map(fixedPart))]
    .filter((text) => text.split(' ').length >= FEWEST_WORDS)
    .sort((one, other) => other.length - one.length)
  /** @type {Map<string, Place[]>} */
  const places = new Map()
  for (const file of files.filter(isSource)) {
    for (const { text, line } of textsOf(file)) {
      let rest = text
      for (const string of wanted) {
        if (!rest.includes(string)) continue
        rest = rest.replaceAll(string, '')
        places.set(string, [...(places.get(string) ?? []), { path: file.path, line }])
      }
    }
  }
  return [...places].flatMap(([string, [first, ...more]]) =>
    more.map(({ path, line }) => ({
      path,
      line,
      message: `'${string}' stands in ${first?.path}:${first?.line} too: write it once and import it.`,
    })),
  )
}

/**
 * The longest part of a string between its placeholders, such as 'No coach found with ID:'.
 * @param {string} string
 */
function fixedPart(string) {
  const parts = string.split(/\{[^}]*\}/).map((part) => part.trim())
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest))
}

/** @param {SourceFile} file */
function isSource({ path, isTest }) {
  const { workspace, parts } = placeOf(path)
  return SOURCES.includes(workspace) && !isTest && !['seeds', 'testing'].includes(parts[0] ?? '')
}

/**
 * The texts of a file, with white space collapsed as in a browser.
 * @param {SourceFile} file
 * @returns {{ text: string, line: number }[]}
 */
function textsOf(file) {
  /** @type {{ text: string, line: number }[]} */
  const texts = []
  eachNode(file.program, (node) => {
    const text = node.type === 'TemplateElement' ? node.value.cooked : node.value
    if (!['Literal', 'TemplateElement', 'JSXText'].includes(node.type) || typeof text !== 'string') return
    texts.push({ text: text.replace(/\s+/g, ' '), line: file.lineOf(node) })
  })
  return texts
}
