import { type Costs, type Plan, planOf } from './plan-arithmetic.ts'
import { costsOf, type Found, liveOf, newest } from './plan-costs.ts'
import { PLAN_OPTIONS, type PlanInput, type PlanOption } from './plan-options.ts'
import { limitCells, planTable } from './plan-table.ts'
import { print } from './report.ts'

const SIZES = [1000, 40_000, 1_000_000, 10_000_000]

/** Measures what a plan needs, if there is a PostgreSQL server: once, for no result has it. */
export type MeasureAnew = (part: 'costs' | 'live') => Promise<Found>

/**
 * Prints the machines for so many students, or for four sizes, from the costs of the newest results. What no result has is
 * measured by `anew`, and returned to be reported.
 */
export async function benchPlan(
  students: number | undefined,
  input: PlanInput,
  anew: MeasureAnew,
): Promise<Found> {
  const measured: Found = {
    ...(newest(({ costs }) => costs) ? {} : await anew('costs')),
    ...(newest(liveOf) ? {} : await anew('live')),
  }
  const source = <Part>(part: Part | undefined, found: ReturnType<typeof newest<Part>>) => {
    if (part !== undefined) return { part, from: 'now' }
    if (!found)
      throw new Error('There are no measured costs, and nothing here to measure them with: PG_BIN_DIR')
    return found
  }
  const costs = source(
    measured.costs,
    newest((found) => found.costs),
  )
  const live = source(measured.live, newest(liveOf))
  console.log(`\nCosts of calls, mail and disk: measured ${costs.from}; of pages and rooms: ${live.from}.`)
  const sizes = students === undefined ? SIZES : [students]
  const used = costsOf(costs.part, live.part, false)
  print({ columns: ['costs as measured', ''], rows: costCells(used) })
  print({ columns: ['assumed (options)', '', ''], rows: optionCells(input) })
  show(
    sizes.map((size) => planOf(size, used, input)),
    input,
  )
  const kept = costsOf(costs.part, live.part, true)
  const [first] = planOf(SIZES[0] ?? 1, kept, input).limits
  const clusters = sizes.map((size) => planOf(size, kept, input).clusters).join(', ')
  console.log(
    `\nBehind a pooler that keeps prepared statements the first limit is ${first?.what}: ` +
      `${first?.students.toLocaleString('en')} students; clusters: ${clusters}.`,
  )
  return measured
}

function show(plans: readonly Plan[], input: PlanInput): void {
  print(planTable(plans, input))
  print({
    columns: ['one cluster ends with', 'at so many students'],
    rows: limitCells(plans[0]?.limits ?? []),
  })
}

const optionCells = (input: PlanInput) =>
  Object.entries(PLAN_OPTIONS).map(([name, [, what]]) => [
    `--${name}`,
    String(input[name as PlanOption]),
    what,
  ])

function costCells({
  pair,
  dashboard,
  mail,
  notify,
  signInMs,
  page,
  room,
  serverBytes,
  sessionBytes,
}: Costs) {
  const calls = ({ serverMs, poolerMs, databaseMs }: Costs['dashboard']) =>
    `server ${serverMs.toFixed(2)}, pooler ${poolerMs.toFixed(2)}, database ${databaseMs.toFixed(2)} ms`
  return [
    ['a claim and its booking', `${calls(pair)}; log ${(pair.walBytes / 1000).toFixed(0)} kB`],
    ['a dashboard', calls(dashboard)],
    ['a mail', `worker ${mail.serverMs.toFixed(2)}, database ${mail.databaseMs.toFixed(2)} ms`],
    [
      'NOTIFY',
      `${notify.sentMs.toFixed(3)} ms, and ${notify.heardMs.toFixed(3)} for each process that hears it`,
    ],
    ['the check of a password', `${signInMs.toFixed(0)} ms`],
    ['an open page', `${(page.bytes / 1000).toFixed(0)} kB of a server`],
    [
      'an open room',
      `${(room.bytes / 1000).toFixed(0)} kB; ${(1000 * room.serverCores).toFixed(2)} ms a second of a server, ${(1000 * room.databaseCores).toFixed(2)} of the database`,
    ],
    ['a process that serves', `${(serverBytes / 1e6).toFixed(0)} MB`],
    ['a session on disk', `${(sessionBytes / 1000).toFixed(1)} kB`],
  ]
}
