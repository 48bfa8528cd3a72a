import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { machineLines } from './machine.mjs'

it('names the versions of the programs that run the tests, and the machine with its clock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinequo-machine-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = (name: string, version: string) => {
    const path = join(folder, name)
    writeFileSync(path, `#!/bin/sh\necho '${version}'\n`)
    chmodSync(path, 0o755)
    return path
  }
  const env = {
    CHROMIUM_PATH: program('chromium', 'Chromium 150.0.7871.100 built on Debian'),
    PG_BIN_DIR: folder,
  }
  program('postgres', 'postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)')
  const lines = machineLines({ runtime: process.execPath, env }, new Date('2027-03-14T06:59:00Z'))
  expect(lines[0]).toBe(`Node         ${process.version}, commands on ${process.version}`)
  expect(lines.slice(1, 4)).toEqual([
    'Chromium     150.0.7871.100',
    'its shell    none',
    'PostgreSQL   15.14',
  ])
  expect(lines[4]).toMatch(/^System {7}.+, \d+ cores, \d+ GB$/)
  expect(lines[5]).toBe('Clock        2027-03-14T06:59:00.000Z, zone Pacific/Chatham')
})
