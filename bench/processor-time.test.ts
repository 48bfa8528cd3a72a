import { expect, it } from 'vitest'
import {
  parseMachine,
  parseProcess,
  parseResidentMb,
  shareOfOthers,
  thisMoment,
  treeMs,
} from './processor-time.ts'

/** The fields before and after the ones that are read. */
const statOf = (name: string, parent: number, times: string) =>
  `7 (${name}) S ${parent} 7 7 0 -1 4194560 100 200 0 0 ${times} 20 0 11 0 5000 1000000 2000\n`

it('reads the parent and the times of a process, with those of ended children', () => {
  expect(parseProcess(statOf('node', 3, '10 20 300 4000'))).toEqual({ parent: 3, ticks: 4330 })
})

it('reads a process whose name has spaces and brackets', () => {
  expect(parseProcess(statOf('a) R (b', 3, '1 2 3 4'))).toEqual({ parent: 3, ticks: 10 })
})

it('counts neither idle time nor waiting for a disk as busy, and guests once', () => {
  const text = 'cpu  100 10 50 800 40 1 2 7 90 5\ncpu0 100 10 50 800 40 1 2 7 90 5\nintr 1 2\n'
  expect(parseMachine(text)).toEqual({ total: 1010, busy: 170 })
})

it('reads resident memory', () => {
  expect(parseResidentMb('Name:\tnode\nVmHWM:\t  900000 kB\nVmRSS:\t  307200 kB\n')).toBe(300)
})

const moment = (busy: number, total: number, ticks: Record<number, [parent: number, ticks: number]>) => ({
  machine: { busy, total },
  processes: new Map(
    Object.entries(ticks).map(([pid, [parent, own]]) => [Number(pid), { parent, ticks: own }]),
  ),
})

it('adds up a process with its children and theirs', () => {
  const found = moment(0, 0, { 1: [0, 5], 2: [1, 10], 3: [2, 20], 4: [3, 40], 5: [1, 80] })
  expect(treeMs(found, 2)).toBe(700)
})

it('says what others took, and never less than nothing', () => {
  const before = moment(100, 1000, { 1: [0, 50], 2: [1, 10] })
  const after = moment(250, 1200, { 1: [0, 100], 2: [1, 60] })
  expect(shareOfOthers(before, after, 1)).toBe(0.25)
  expect(shareOfOthers(before, moment(190, 1200, { 1: [0, 150] }), 1)).toBe(0)
})

it('finds this process on this machine, or no figures where there is no /proc', () => {
  const used = treeMs(thisMoment(), process.pid)
  if (process.platform === 'linux') expect(used).toBeGreaterThan(0)
  else expect(used).toBeNaN()
})
