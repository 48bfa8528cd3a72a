import pg from 'pg'
import { vi } from 'vitest'
import type { Database, RunStatement } from '../plugins/database/engine.ts'

/** A statement with its values. */
export interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Runs `work` and returns its result with each distinct statement that it sent to a PostgreSQL server. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ statements: Sent[]; result: T }> {
  const sent = new Map<string, Sent>()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const result = await work()
    for (const [asked] of query.mock.calls as unknown as [unknown][]) {
      const { text, values = [] } = (typeof asked === 'string' ? {} : asked) as Partial<Sent>
      if (text && /^\s*(select|with|insert|update|delete)\b/i.test(text)) sent.set(text, { text, values })
    }
    return { statements: [...sent.values()], result }
  } finally {
    query.mockRestore()
  }
}

/** A table with at least this many rows is large. */
const LARGE_ROWS = 15_000
/**
 * From the sixth execution on the server may use one generic plan for all values: the last of these shows its choice.
 */
const TIMES = 7

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Filter?: string
  readonly Plans?: readonly Node[]
}

/** The large tables that one of the statements would read completely, each followed by the statement's text. */
export async function tablesReadWhole(database: Database, statements: readonly Sent[]): Promise<string[]> {
  return database.withoutTransaction(async (run) => {
    const rows = await run(
      `select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${LARGE_ROWS}`,
    )
    const large = new Set(rows.map(({ name }) => name))
    // As for solid-state disks. Otherwise whole tables of this size are read to get a few hundred of their rows.
    await run('set random_page_cost = 1.1')
    const found: string[] = []
    for (const statement of statements) {
      for (const plan of await plansOf(run, statement)) {
        for (const node of nodesOf(plan)) {
          const table = node['Relation Name']
          if (node['Node Type'] === 'Seq Scan' && large.has(table)) found.push(`${table}: ${statement.text}`)
        }
      }
    }
    return [...new Set(found)]
  })
}

/** The plan for these values, and the one that a prepared statement settles on. */
async function plansOf(run: RunStatement, { text, values }: Sent): Promise<Node[]> {
  await run(`prepare explained as ${text}`)
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
  const plans: Node[] = []
  for (let time = 0; time < TIMES; time++) {
    const rows = await run(`explain (format json) execute explained ${given}`)
    for (const row of rows) plans.push(...(row['QUERY PLAN'] as { Plan: Node }[]).map(({ Plan }) => Plan))
  }
  await run('deallocate explained')
  return plans
}

/** All nodes of a plan, except scans directly below a limit that ends them: any such scan reads only as many rows. */
function nodesOf(node: Node): Node[] {
  const plans = node.Plans ?? []
  const ended = node['Node Type'] === 'Limit' ? plans.filter(({ Filter }) => Filter === undefined) : []
  return [node, ...plans.flatMap((plan) => nodesOf(plan).filter((one) => !ended.includes(one)))]
}

/** A value in the syntax of the arguments of EXECUTE. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return `${value}`
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(textOf(one))).join(',')}}`)
  return pg.escapeLiteral(textOf(value))
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
