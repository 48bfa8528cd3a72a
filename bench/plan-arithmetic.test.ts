import { describe, expect, it } from 'vitest'
import { type Costs, demandOf, limitsOf, planOf, sharesOf } from './plan-arithmetic.ts'
import { planInput } from './plan-options.ts'

const COSTS: Costs = {
  pair: { serverMs: 4, poolerMs: 1, databaseMs: 5, walBytes: 10_000, commits: 2 },
  dashboard: { serverMs: 8, poolerMs: 0.5, databaseMs: 3 },
  mail: { serverMs: 2, databaseMs: 1, walBytes: 1000, commits: 1 },
  notify: { sentMs: 0.1, heardMs: 0.02 },
  signInMs: 40,
  page: { bytes: 10_000 },
  room: { bytes: 20_000, serverCores: 0.002, databaseCores: 0.001 },
  serverBytes: 300e6,
  sessionBytes: 30_000,
}
/** One visit of one screen and one session of each student in a week of one hour, so that rates are easy to see. */
const EASY = planInput({
  'active-share': 1,
  visits: 1,
  screens: 1,
  'new-sign-ins': 0.5,
  sessions: 1,
  mails: 2,
  'audited-acts': 1,
  'open-hours': 1,
  peak: 1,
  'room-peak': 1,
  'room-work': 1,
  'room-messages': 3,
  'open-pages': 1,
  weeks: 10,
  years: 3,
})
/** A call of each kind a second. */
const STUDENTS = 3600
const easy = demandOf(STUDENTS, COSTS, EASY)

describe('demand', () => {
  it('is what so many students do in the busiest minute', () => {
    expect([easy.pairs, easy.dashboards, easy.signIns, easy.mails]).toEqual([1, 1, 0.5, 2])
    expect([easy.calls, easy.pages, easy.rooms]).toEqual([8.5, 3600, 1800])
  })

  it('adds the processor time of each part', () => {
    expect(easy.serverCores).toBeCloseTo(0.004 + 0.008 + 0.02 + 3.6)
    expect(easy.poolerCores).toBeCloseTo(0.0015)
    expect(easy.workerCores).toBeCloseTo(0.004)
    // Four notifications a second beside the rooms', each heard by eight servers and two workers.
    expect([easy.servers, easy.workers, easy.notified, easy.heard]).toEqual([8, 2, 4, 40])
    expect(easy.toldAtCommit).toBe(3)
    expect(easy.databaseCores).toBeCloseTo(0.005 + 0.003 + 0.002 + 0.0004 + 0.0008 + 1.8)
  })

  it('adds memory, connections, the log and the disk', () => {
    expect(easy.serverBytes).toBeCloseTo(10 * 300e6 + 3600 * 10_000 + 1800 * 20_000 + 7200 * 40_000)
    expect([easy.toPooler, easy.toDatabase]).toEqual([140, easy.appMachines * 20 + 10])
    expect([easy.commits, easy.audited, easy.walBytes]).toEqual([4, 1, 12_000])
    expect([easy.diskBytesAYear, easy.diskBytes]).toEqual([3600 * 10 * 30_000, 3 * 3600 * 10 * 30_000])
  })

  it('needs half as much of a core that is twice as fast', () => {
    const fast = demandOf(STUDENTS, COSTS, { ...EASY, 'core-speed': 2 })
    expect(fast.serverCores).toBeCloseTo(easy.serverCores / 2)
    // Fewer servers listen, so the database saves a little more.
    expect(fast.databaseCores).toBeLessThan(easy.databaseCores / 2)
  })

  it('never has one process, machine or front alone', () => {
    const { servers, workers, appMachines, fronts } = demandOf(1, COSTS, EASY)
    expect([servers, workers, appMachines, fronts]).toEqual([2, 2, 2, 2])
  })

  it('sends no more notifications than the processes gather', () => {
    const busy = demandOf(1_000_000, COSTS, EASY)
    expect(busy.notified).toBeLessThanOrEqual(3 * 40 * busy.servers)
  })
})

describe.each([1000, 40_000, 1_000_000, 10_000_000])('a plan for %d students', (students) => {
  const plan = planOf(students, COSTS, planInput({}))

  it('has clusters that keep to every limit, and not one more than they need', () => {
    expect(Object.values(sharesOf(plan.each, COSTS, planInput({}))).filter((share) => share > 1)).toEqual([])
    const [first] = plan.limits
    expect((plan.clusters - 1) * (first?.students ?? 0)).toBeLessThan(students)
  })

  it('serves everybody', () => {
    expect(plan.clusters * plan.each.pages).toBeCloseTo(students * 0.02)
  })
})

describe('limits', () => {
  it('are where their share is used up, the first one first', () => {
    const input = planInput({})
    const limits = limitsOf(COSTS, input)
    expect(limits.map(({ students }) => students)).toEqual(
      limits.map(({ students }) => students).toSorted((a, b) => a - b),
    )
    for (const { what, students } of limits) {
      const share = (of: number) => sharesOf(demandOf(of, COSTS, input), COSTS, input)[what]
      expect([share(students)! <= 1, share(students + 1)! > 1], what).toEqual([true, true])
    }
  })

  it("come with the one that was made small: the audit's lock", () => {
    const [first] = limitsOf(COSTS, planInput({ 'commit-ms': 1000, 'audited-acts': 20 }))
    expect(first?.what).toBe("the audit's lock, until its COMMIT is confirmed")
    // Twenty entries a session at half of the lock: a session every forty seconds.
    const sessionsAWeek = (0.025 * 70 * 3600) / 10
    expect(first?.students).toBe(sessionsAWeek / 0.2)
  })

  it('refuse a cluster that cannot serve one school', () => {
    expect(() => planOf(1e6, COSTS, planInput({ 'database-cores': 0.01 }))).toThrow(/less than a school has/)
  })
})

it('names an option that is no number', () => {
  expect(() => planInput({ peak: 'often' })).toThrow('--peak should be a number above 0')
  expect(() => planInput({ peak: '0' })).toThrow('--peak should be a number above 0')
})
