import { placeOf } from './places.mjs'
import { eachNode } from './syntax.mjs'

/** @typedef {import('./project-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./project-tree.mjs').Finding} Finding */

/** Classes that name a physical side although the reading direction decides, and their logical names. */
const LOGICAL = /** @type {const} */ ([
  [/^((?:scroll-)?[mp])l-(?=[\d[(]|auto$|px$)/, '$1s-'],
  [/^((?:scroll-)?[mp])r-(?=[\d[(]|auto$|px$)/, '$1e-'],
  [/^left-(?=[\d[(]|auto$|full$|px$)/, 'start-'],
  [/^right-(?=[\d[(]|auto$|full$|px$)/, 'end-'],
  [/^border-l(?=-|$)/, 'border-s'],
  [/^border-r(?=-|$)/, 'border-e'],
  [/^rounded-l(?=-|$)/, 'rounded-s'],
  [/^rounded-r(?=-|$)/, 'rounded-e'],
  [/^rounded-tl(?=-|$)/, 'rounded-ss'],
  [/^rounded-tr(?=-|$)/, 'rounded-se'],
  [/^rounded-bl(?=-|$)/, 'rounded-es'],
  [/^rounded-br(?=-|$)/, 'rounded-ee'],
  [/^(text|float|clear)-left$/, '$1-start'],
  [/^(text|float|clear)-right$/, '$1-end'],
])
/** Classes of a side without a logical name: they need a counterpart for the other direction next to them. */
const SIDED =
  /^(origin|bg|object|mask)-((top|bottom)-)?(left|right)$|^translate-x-|^(bg-linear|bg-gradient|mask)-to-[tb]?[lr]$/

/**
 * No class in the web app may name left or right, since the interface is used in both reading directions.
 * @param {SourceFile[]} files
 * @returns {Finding[]}
 */
export function checkDirections(files) {
  return files.flatMap((file) => {
    if (placeOf(file.path).workspace !== 'web' || file.isTest) return []
    /** @type {Finding[]} */
    const findings = []
    eachNode(file.program, (node) => {
      const text = node.type === 'TemplateElement' ? node.value.cooked : node.value
      if (!['Literal', 'TemplateElement'].includes(node.type) || typeof text !== 'string') return
      for (const message of physicalSides(text.split(/\s+/)))
        findings.push({ path: file.path, line: file.lineOf(node), message })
    })
    return findings
  })
}

/**
 * @param {string[]} classes
 * @returns {string[]}
 */
function physicalSides(classes) {
  const parts = classes.map(partsOf)
  return parts.flatMap(({ name, variants }) => {
    const found = LOGICAL.find(([physical]) => physical.test(name))
    if (found)
      return `${name} names a side: ${name.replace(found[0], found[1])} follows the reading direction.`
    if (!SIDED.test(name) || variants.includes('rtl')) return []
    const stem = name.split('-', 1)[0]
    const hasCounterpart = parts.some(
      (other) => other.variants.includes('rtl') && other.name.startsWith(`${stem}-`),
    )
    return hasCounterpart
      ? []
      : `${name} names a side: say beside it by \`rtl:${stem}-…\` what it is read from right to left.`
  })
}

/**
 * A class without its variants, sign and importance, as in `tablet:-ml-2!`.
 * @param {string} text
 */
function partsOf(text) {
  const parts = text.split(/:(?![^[]*\])/)
  return { name: (parts.at(-1) ?? '').replace(/^[-!]+|!$/g, ''), variants: parts.slice(0, -1) }
}
