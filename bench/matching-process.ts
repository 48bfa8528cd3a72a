import { matchProgramme } from '@shinequo/domain/matching/market/match-programme'
import { knownFrom } from '@shinequo/server/plugins/known-coaches'
import { coachTexts, queueOf, randomFrom, studentText } from './matching-world.ts'

export interface MatchingWanted {
  readonly students: number
  readonly coaches: number
  readonly room: number
  /** The share of students who wrote something in their own words. */
  readonly writing: number
  readonly seed: number
}

export interface MatchingReport {
  /**
   * The time to prepare the coaches' texts for comparison, which a server does once, and again when one of them
   * changes.
   */
  readonly prepareMs: number
  /** From students and coaches as objects to the list of matches. */
  readonly ms: number
  /** The CPU time of that in this process, which is more reliable on a machine with other load. */
  readonly cpuMs: number
  /** The peak memory of the process, including the students and coaches. */
  readonly peakBytes: number
  /** How many students got a first, a second, a third coach. */
  readonly matches: readonly number[]
  readonly without: number
}

/** Matches one queue in its own process, so that the memory of the process shows what that takes. */
process.once('message', ({ students, coaches, room, writing, seed }: MatchingWanted) => {
  const asked = queueOf(students, coaches, room, seed)
  const random = randomFrom(seed + 1)
  const queue = {
    ...asked,
    students: asked.students.map((student) =>
      random() < writing ? { ...student, ownWords: studentText(random) } : student,
    ),
  }
  const texts = writing > 0 ? coachTexts(asked.coaches, random) : []
  const prepared = performance.now()
  const known = knownFrom({ texts, ratings: [] })
  const prepareMs = performance.now() - prepared
  const before = process.cpuUsage()
  const start = performance.now()
  const { matches, without } = matchProgramme({ ...queue, known })
  const ms = performance.now() - start
  const cpu = process.cpuUsage(before)
  const told: MatchingReport = {
    ms,
    prepareMs,
    cpuMs: (cpu.user + cpu.system) / 1000,
    peakBytes: process.resourceUsage().maxRSS * 1024,
    matches: [1, 2, 3].map((turn) => matches.filter((match) => match.turn === turn).length),
    without: without.size,
  }
  process.on('disconnect', () => process.exit(0))
  process.send?.(told)
})
