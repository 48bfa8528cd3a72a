import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/*
 * Spanish writes a day in full after 'el', 'del' or 'al': 'hasta el martes 24 de noviembre'. Pages and mails therefore pass
 * a prose form to such sentences (`proseDayText` and its siblings), which English writes as in lists.
 */

const ROOT = join(import.meta.dirname, '../../../..')
/** Parameters that hold a day, some with a time. */
const DAYS = 'day|time|until|since|when|moment|last|from|to'
const IN_SENTENCE = new RegExp(`\\b(el|del|al) (\\$\\{(${DAYS})\\}|',\\s+(${DAYS}),)`)
/** The writers of lists and tables, whose days are short: 'mar 24 de nov', '24 nov 2026'. */
const SHORT = /\b(dayText|datedDayText|momentText)\(/
/** Its first day begins a line. */
const LINES = ['sessions.writtenAbout']

function filesIn(folder: string): [file: string, source: string][] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, folder, file), 'utf8')])
}

/** The functions in whose sentences a day stands so, by catalogue: 'bookings.upToThree'. */
const SENTENCES = new Set(
  ['web', 'server'].flatMap((side) =>
    filesIn(`packages/messages/es-US/${side}`).flatMap(([file, source]) =>
      source
        .split('\nexport const ')
        .filter((constant) => IN_SENTENCE.test(constant))
        .map((constant) => `${file.replace('.ts', '')}.${/^\w+/.exec(constant)?.[0]}`),
    ),
  ),
)

/** The calls of these functions with a short day, or with a variable that holds one. */
function callsOf(source: string): string[] {
  const aliases = new Map(
    [...source.matchAll(/import \* as (\w+) from '@shinequo\/messages\/web\/([\w-]+)'/g)].map(
      ([, alias, noun]) => [alias, noun],
    ),
  )
  const short = [...source.matchAll(/const (\w+) = [^\n]*?\b(?:dayText|datedDayText|momentText)\(/g)]
  return [...source.matchAll(/\b(\w+)\.(\w+)\(/g)]
    .filter(([, alias, name]) => {
      const sentence = `${aliases.get(alias) ?? alias}.${name}`
      return SENTENCES.has(sentence) && !LINES.includes(sentence)
    })
    .map(({ index }) => callAt(source, index))
    .filter((call) => SHORT.test(call) || short.some(([, name]) => new RegExp(`[(, ]${name}[,)]`).test(call)))
}

function callAt(source: string, from: number): string {
  let open = 0
  for (let at = source.indexOf('(', from); at < source.length; at++) {
    if (source[at] === '(') open++
    if (source[at] === ')' && --open === 0) return source.slice(from, at + 1)
  }
  return source.slice(from)
}

it('pages and mails write days within sentences in the form that Spanish needs', () => {
  expect(SENTENCES.size).toBeGreaterThan(20)
  const callers = ['apps/web/src', 'apps/server/src/features/notifications'].flatMap(filesIn)
  expect(callers.flatMap(([file, source]) => callsOf(source).map((call) => `${file}: ${call}`))).toEqual([])
})
