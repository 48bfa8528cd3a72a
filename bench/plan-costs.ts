import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CostRow, CostsFound } from './costs.ts'
import type { LiveFound } from './live.ts'
import { median } from './load.ts'
import type { Costs } from './plan-arithmetic.ts'

/** How many pairs book each second while the rooms are measured (live.ts). */
const PROBED_PAIRS = 4

/** What a plan reads of a result; others have neither. */
export interface Found {
  readonly costs?: CostsFound
  readonly live?: LiveFound
}

/** A part of the results, and the commit and day on which it was measured. */
export interface Sourced<Part> {
  readonly part: Part
  readonly from: string
}

/** The newest of the results in bench/results/ of which `pick` finds something; undefined if there is none. */
export function newest<Part>(pick: (found: Found) => Part | undefined): Sourced<Part> | undefined {
  const folder = join(import.meta.dirname, 'results')
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) =>
        JSON.parse(readFileSync(join(folder, name), 'utf8')) as Found &
          Record<'measuredAt' | 'commit', string>,
    )
    .toSorted((a, b) => b.measuredAt.localeCompare(a.measuredAt))
  for (const found of results) {
    const part = pick(found)
    if (part !== undefined) return { part, from: `${found.commit}, ${found.measuredAt.slice(0, 10)}` }
  }
  return undefined
}

/** The part `live` of a result, if it has the database's share: it was not measured from the beginning. */
export const liveOf = ({ live }: Found) => (live?.cores.database === undefined ? undefined : live)

/**
 * The costs that were measured. Behind the pooler, if one was measured; with `keepsStatements` as if it kept prepared
 * statements: the pooler's own time on top of what is measured without one.
 */
export function costsOf(costs: CostsFound, live: LiveFound, keepsStatements: boolean): Costs {
  const pair = callCost(costs.rows, 'book', keepsStatements)
  const { memory, cores, pages, rooms } = live
  // Of the rounds the one in which they took most: garbage that is not collected yet may hide them.
  const grown = Math.max(0, ...memory.open.map((open) => open.live - memory.before.live))
  const connectionBytes = grown / (pages + 2 * rooms)
  const ofRooms = (share: number, ms: number) => Math.max(0, share - (PROBED_PAIRS * ms) / 1000) / rooms
  // The rooms were measured without a pooler.
  const direct = callCost(
    costs.rows.filter((row) => row.pooler === null),
    'book',
    false,
  )
  return {
    pair,
    dashboard: callCost(costs.rows, 'look', keepsStatements),
    mail: costs.mail,
    notify: costs.notify,
    signInMs: costs.signInMs,
    page: { bytes: connectionBytes },
    room: {
      bytes: 2 * connectionBytes,
      serverCores: ofRooms(cores.server, direct.serverMs),
      databaseCores: ofRooms(cores.database, direct.databaseMs),
    },
    serverBytes: pair.residentMb * 2 ** 20,
    // A filled programme has no mail of sessions that are long over; a booking on its own has no feedback and no notes.
    sessionBytes: Math.max(costs.disk.bytes / costs.disk.bookings, pair.bytes),
  }
}

function callCost(rows: readonly CostRow[], does: CostRow['does'], keepsStatements: boolean) {
  const all = rows.filter((row) => row.does === does)
  const pooled = all.find((row) => row.pooler !== null)
  const direct = all.find((row) => row.pooler === null)
  const row = (keepsStatements ? direct : pooled) ?? all[0]
  if (!row) throw new Error(`The results have no costs of "${does}"`)
  const of = (from: CostRow, figure: keyof CostRow['rounds'][number]) =>
    median(from.rounds.map((one) => one[figure]))
  return {
    serverMs: of(row, 'serverMs'),
    poolerMs: of(pooled ?? row, 'poolerMs'),
    databaseMs: of(row, 'databaseMs'),
    walBytes: of(row, 'walBytes'),
    bytes: of(row, 'bytes'),
    commits: of(row, 'commits'),
    residentMb: of(row, 'residentMb'),
  }
}
