import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./project-tree.mjs').Finding} Finding */
/**
 * A record of docs/decisions. `status`: its line below the title, if later records superseded it or changed it. `by`: the
 * numbers of those. `over`: the numbers of those that its own text says it changes, retires or replaces.
 * @typedef {{ file: string, number: number, title: string, status: string, by: number[], over: number[] }} DecisionRecord
 */

const FOLDER = join('docs', 'decisions')
export const DECISIONS_INDEX = join(FOLDER, 'README.md')

/**
 * The records of a project, in their order.
 * @param {string} root
 * @returns {DecisionRecord[]}
 */
function readRecords(root) {
  const folder = join(root, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const [heading = '', , status = ''] = text.split('\n')
      const isStatus = /^(Superseded|Changed) by /.test(status)
      return {
        file,
        number: Number(file.slice(0, 4)),
        title: heading.replace(/^# /, ''),
        status: isStatus ? status : '',
        by: isStatus ? [...status.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)) : [],
        over: numbersAfter(
          text,
          /\bthis (?:changes|retires|replaces)\b[^.;:]*?\b(?:record|decision)s? (\d+)(?: and (\d+))?/gi,
        ),
      }
    })
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function numbersAfter(text, pattern) {
  return [...text.replace(/\s+/g, ' ').matchAll(pattern)].flatMap(([, ...numbers]) =>
    numbers.filter((one) => one !== undefined).map(Number),
  )
}

/**
 * The page that lists the records of a project: those in force, then those that another one superseded.
 * @param {string} root
 */
export function decisionsIndex(root) {
  const records = readRecords(root)
  /** @param {DecisionRecord} record */
  const isHistory = ({ status }) => status.startsWith('Superseded')
  /** @param {DecisionRecord} record */
  const line = ({ file, title, status }) =>
    `- [${title}](${file})${status && ` (${status.charAt(0).toLowerCase()}${status.slice(1).replace(/\.$/, '')})`}`
  return `# Decisions

Why things are as they are. \`npm run decisions\` writes this page from the records, whose form record 1 gives.

## In force

${records
  .filter((record) => !isHistory(record))
  .map(line)
  .join('\n')}

## History

${records.filter(isHistory).map(line).join('\n')}
`
}

/**
 * Records that cannot be listed, later records that they do not name, and an index that is not theirs.
 * @param {string} root
 * @returns {Finding[]}
 */
export function checkDecisions(root) {
  const records = readRecords(root)
  if (records.length === 0) return []
  const findings = records.flatMap((record) => faultsOf(record, records))
  const file = join(root, DECISIONS_INDEX)
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (written !== decisionsIndex(root)) {
    const message = 'it does not list the records as they are: `npm run decisions` writes it.'
    findings.push({ path: DECISIONS_INDEX, message })
  }
  return findings
}

/**
 * @param {DecisionRecord} record
 * @param {DecisionRecord[]} all
 * @returns {Finding[]}
 */
function faultsOf({ file, number, title, status, by }, all) {
  const path = join(FOLDER, file)
  const messages = []
  if (!title.startsWith(`${number}. `))
    messages.push(`its first line should be '# ${number}. ' and its title.`)
  if (all.some((other) => other.file !== file && other.number === number))
    messages.push(`there is another record ${number}: give one of them the next number.`)
  for (const [link, named, target] of status.matchAll(/\[(\d+)\]\(([^)]*)\)/g)) {
    const later = all.find((other) => other.number === Number(named))
    if (!later || later.file !== target || later.number <= number)
      messages.push(`${link} in its status leads to no later record of that number.`)
  }
  if (status && by.length === 0)
    messages.push("its status names no record: 'Changed by [86](0086-….md): the budgets.'")
  for (const later of all)
    if (later.over.includes(number) && !by.includes(later.number))
      messages.push(
        `record ${later.number} changes it: say so below its title, 'Changed by [${later.number}](${later.file}): …' or 'Superseded by …'.`,
      )
  return messages.map((message) => ({ path, message }))
}
