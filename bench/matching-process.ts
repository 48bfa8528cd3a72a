import { matchQueue } from '@shinequo/domain/matching/market/match-queue'
import { queueOf, RULES } from './matching-world.ts'

export interface MatchingWanted {
  readonly students: number
  readonly coaches: number
  readonly room: number
  readonly seed: number
}

export interface MatchingTold {
  /** From students and coaches as objects to the list of matches. */
  readonly ms: number
  /** Of that what the processor was busy with this process, which tells more on a machine that does other things too. */
  readonly cpuMs: number
  /** The most that the process held at once, with the students and coaches themselves. */
  readonly peakBytes: number
  /** How many got a first, a second, a third coach. */
  readonly matches: readonly number[]
  readonly without: number
}

/** Matches one queue, in a process of its own whose memory tells what that takes. */
process.once('message', ({ students, coaches, room, seed }: MatchingWanted) => {
  const queue = queueOf(students, coaches, room, seed)
  const before = process.cpuUsage()
  const start = performance.now()
  const { matches, without } = matchQueue(queue.students, queue.coaches, RULES)
  const ms = performance.now() - start
  const cpu = process.cpuUsage(before)
  const told: MatchingTold = {
    ms,
    cpuMs: (cpu.user + cpu.system) / 1000,
    peakBytes: process.resourceUsage().maxRSS * 1024,
    matches: [1, 2, 3].map((turn) => matches.filter((match) => match.turn === turn).length),
    without: without.size,
  }
  process.on('disconnect', () => process.exit(0))
  process.send?.(told)
})
