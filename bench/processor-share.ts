import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CGROUPS = '/sys/fs/cgroup'
const PERIOD_US = 100_000

/** A group of processes that together get no more than a share of a core. */
export interface ProcessorShare {
  /** Puts a process into it, with its threads. */
  add(pid: number): void
  /** Removes it, once its processes have ended. */
  remove(): void
}

/**
 * Limits processes to `cores` by a control group of Linux, of version 2 or 1. Null where there are none, or where this user
 * must not make them.
 */
export function processorShare(name: string, cores: number): ProcessorShare | null {
  const isSecond = existsSync(join(CGROUPS, 'cgroup.controllers'))
  const folder = join(CGROUPS, isSecond ? '' : 'cpu', `shinequo-${process.pid}-${name}`)
  const quota = Math.round(cores * PERIOD_US)
  const settings: Record<string, string> = isSecond
    ? { 'cpu.max': `${quota} ${PERIOD_US}` }
    : { 'cpu.cfs_period_us': `${PERIOD_US}`, 'cpu.cfs_quota_us': `${quota}` }
  try {
    mkdirSync(folder)
  } catch {
    return null
  }
  const remove = () => rmdirSync(folder)
  try {
    for (const [file, value] of Object.entries(settings)) writeFileSync(join(folder, file), value)
  } catch {
    remove()
    return null
  }
  return {
    add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    remove,
  }
}
