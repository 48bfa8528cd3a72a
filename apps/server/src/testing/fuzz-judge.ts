import type { Caller } from './access-world.ts'

/** Text that is stored in the database, and who may read it. */
export interface Mark {
  readonly text: string
  readonly readers: readonly Caller[]
}

/** A response and its caller. */
export interface Answer {
  readonly caller: Caller
  readonly status: number
  readonly type: string
  readonly body: string
}

/** What no response may ever contain. */
const NEVER: readonly [RegExp, string][] = [
  [/\$argon2id?\$/, 'the hash of a password'],
  [/\n\s+at .+:\d+:\d+/, 'a stack'],
  [/\\n\s+at .+:\d+:\d+/, 'a stack'],
  [/node_modules|\/apps\/server\/|file:\/\//, 'a path of a file'],
  [/\b(select|insert into|update|delete from)\b[^"]{1,80}\b(from|values|set|where)\b[^"]{0,80}\$\d/i, 'SQL'],
  [
    /\b(syntax error at or near|violates (foreign key|unique|check|exclusion)|relation "\w+")/,
    "the database's words",
  ],
]

const FIELDS = new Set(['message', 'code', 'params', 'errors', 'error_codes', 'alternatives', 'id'])

function isErrorForm(body: string): boolean {
  try {
    const reply = JSON.parse(body)
    return (
      typeof reply.message === 'string' &&
      reply.message.length > 0 &&
      typeof reply.code === 'string' &&
      Object.keys(reply).every((key) => FIELDS.has(key)) &&
      Object.values(reply.errors ?? {}).every((sentence) => typeof sentence === 'string')
    )
  } catch {
    return false
  }
}

/** The faults of a response; empty if it is fine. */
export function faultsOf(
  { caller, status, type, body }: Answer,
  marks: readonly Mark[],
  isHead = false,
): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(`answered ${status}`)
  if (status >= 400 && !isHead && !(type.startsWith('application/json') && isErrorForm(body))) {
    faults.push(`answered ${status} in another form: ${type} ${body.slice(0, 200)}`)
  }
  for (const [pattern, what] of NEVER) if (pattern.test(body)) faults.push(`shows ${what}`)
  for (const { text, readers } of marks) {
    if (!readers.includes(caller) && body.includes(text)) faults.push(`shows ${caller} '${text}'`)
  }
  return faults
}

/** The faults of a log line: errors of our own, or secrets. */
export function faultsOfLine(line: string, marks: readonly Mark[]): string[] {
  const faults: string[] = []
  if (JSON.parse(line).level >= 50) faults.push(`logged ${line.slice(0, 1500)}`)
  if (/\$argon2id?\$/.test(line)) faults.push('logged the hash of a password')
  for (const { text } of marks) if (line.includes(text)) faults.push(`logged '${text}'`)
  return faults
}
