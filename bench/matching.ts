import { startProcess } from './child.ts'
import { median } from './load.ts'
import type { MatchingReport } from './matching-process.ts'
import { inMb } from './memory.ts'
import { columnsOf, type Table } from './report.ts'
import { IS_SHORT } from './short.ts'

/**
 * The queues to time. `room`: places per student. `writing`: share of students who wrote in their own words. `goalMs`
 * is null if there is no goal.
 */
const QUEUES = [
  { students: 100_000, coaches: 5000, room: 1.1, writing: 0, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 1.1, writing: 0.3, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 1.1, writing: 1, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 0.9, writing: 0, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 3, writing: 0, goalMs: null },
  { students: 10_000, coaches: 500, room: 1.1, writing: 0.3, goalMs: 1000 },
  { students: 1, coaches: 5000, room: 10_000, writing: 1, goalMs: 300 },
]
const SHORT_QUEUES = [{ students: 1000, coaches: 50, room: 1.1, writing: 0.3, goalMs: null }]
const MAX_PEAK_BYTES = 2 ** 30

/** A queue that was matched as a whole: medians of the rounds, and the peak of all. */
interface QueueRow extends MatchingReport {
  readonly students: number
  readonly coaches: number
  readonly room: number
  readonly writing: number
  readonly below: readonly string[]
}

/** Times the matching of whole queues. */
export async function benchMatching(rounds: number): Promise<readonly QueueRow[]> {
  const queues: QueueRow[] = []
  for (const queue of IS_SHORT ? SHORT_QUEUES : QUEUES) queues.push(await timeQueue(queue, rounds))
  return queues
}

async function timeQueue({ goalMs, ...queue }: (typeof QUEUES)[number], rounds: number): Promise<QueueRow> {
  console.log(`${queue.students} students and ${queue.coaches} coaches are matched …`)
  const told: MatchingReport[] = []
  for (let round = 0; round < rounds; round++) {
    const child = await startProcess<MatchingReport>('matching-process.ts', { ...queue, seed: 1 })
    told.push(child.told)
    await child.stop()
  }
  const of = (figure: 'ms' | 'prepareMs' | 'cpuMs') => median(told.map((one) => one[figure]))
  const [ms, peakBytes] = [of('ms'), Math.max(...told.map((one) => one.peakBytes))]
  const { matches, without } = told[0]!
  const below = [
    ...(goalMs !== null && ms > goalMs ? [`over ${goalMs} ms`] : []),
    ...(peakBytes > MAX_PEAK_BYTES ? ['over 1 GB'] : []),
  ]
  return { ...queue, ms, prepareMs: of('prepareMs'), cpuMs: of('cpuMs'), peakBytes, matches, without, below }
}

export const matchingTables = (queues: readonly QueueRow[]): Table[] => [
  {
    columns: columnsOf(
      'students | coaches | places each | write | texts ms | ms | CPU ms | peak MB | first coaches | second | third | none | ',
    ),
    rows: queues.map((row) => [
      String(row.students),
      String(row.coaches),
      String(row.room),
      `${100 * row.writing} %`,
      row.prepareMs.toFixed(0),
      row.ms.toFixed(0),
      row.cpuMs.toFixed(0),
      inMb(row.peakBytes),
      ...row.matches.map(String),
      String(row.without),
      row.below.join(', '),
    ]),
  },
]
