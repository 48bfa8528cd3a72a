import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for every reader of /proc. */
const TICK_MS = 10

/** A process at one moment: its parent, and its processor time in ticks with that of its children that have ended. */
export interface ProcessTicks {
  readonly parent: number
  readonly ticks: number
}

/** The processor time of the whole machine in ticks. */
export interface MachineTicks {
  readonly busy: number
  readonly total: number
}

/** All processes and the machine at one moment. */
export interface Moment {
  readonly machine: MachineTicks
  readonly processes: ReadonlyMap<number, ProcessTicks>
}

/** Reads the text of /proc/<pid>/stat. */
export function parseProcess(text: string): ProcessTicks {
  // The name of the program is in brackets and may itself contain spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { parent: Number(fields[1]), ticks: user + system + endedUser + endedSystem }
}

/** Reads the text of /proc/stat. Time that the host took from this machine counts as busy. */
export function parseMachine(text: string): MachineTicks {
  const [line = ''] = text.split('\n')
  // Time of guests, the last two fields, is already in that of users.
  const counts = line.trim().split(/\s+/).slice(1, 9).map(Number)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const [idle = 0, waiting = 0] = counts.slice(3, 5)
  return { total, busy: total - idle - waiting }
}

/** The processor time so far of a process, its children and theirs, in milliseconds. */
export function treeMs({ processes }: Moment, root: number): number {
  const children = new Map<number, number[]>()
  for (const [pid, { parent }] of processes) children.set(parent, [...(children.get(parent) ?? []), pid])
  const ticksUnder = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + ticksUnder(child),
      processes.get(pid)?.ticks ?? Number.NaN,
    )
  return ticksUnder(root) * TICK_MS
}

/**
 * The share of the machine's processor time between two moments that was taken by anything but the process `own` and its
 * children.
 */
export function shareOfOthers(from: Moment, to: Moment, own: number): number {
  const busyMs = (to.machine.busy - from.machine.busy) * TICK_MS
  const totalMs = (to.machine.total - from.machine.total) * TICK_MS
  return Math.max(0, busyMs - (treeMs(to, own) - treeMs(from, own))) / totalMs
}

/** Reads /proc. Where there is none, as on macOS, every figure made from the result is NaN. */
export function thisMoment(): Moment {
  if (!existsSync('/proc/stat'))
    return { machine: { busy: Number.NaN, total: Number.NaN }, processes: new Map() }
  const processes = new Map<number, ProcessTicks>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      processes.set(Number(name), parseProcess(readFileSync(`/proc/${name}/stat`, 'utf8')))
    } catch {
      // It ended meanwhile.
    }
  }
  return { machine: parseMachine(readFileSync('/proc/stat', 'utf8')), processes }
}

/** The resident memory of a process in MB, from the text of /proc/<pid>/status. */
export function parseResidentMb(text: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? Number.NaN) / 1024
}

/** The resident memory of a process in MB. NaN where there is no /proc. */
export function residentMb(pid: number): number {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? parseResidentMb(readFileSync(file, 'utf8')) : Number.NaN
}
