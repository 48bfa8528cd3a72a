import { currentSpan } from '../current-work.ts'
import type { Span } from '../traces.ts'

/** The table that a statement names first, and not a function. */
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_][a-z0-9_.]*)"?(?!["\w.]*\()/i
/** The maximum number of texts whose names are kept. */
const MAX_KEPT = 2000

const names = new Map<string, string>()

/** What a statement does and to which table it does it first, such as `select accounts`. Never contains a value. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
  const table = TABLE.exec(text)?.[1]
  const name = table === undefined ? verb : `${verb} ${table}`
  if (names.size >= MAX_KEPT) names.clear()
  names.set(text, name)
  return name
}

/** Begins the span of a statement, if what sends it is traced. */
export function statementSpan(text: string): Span | undefined {
  const within = currentSpan()
  return within?.statement(statementName(text), { 'db.system.name': 'postgresql' })
}
