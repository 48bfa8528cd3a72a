import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEPLOY } from './testing/containers/compose-file.ts'
import { describeWithProgram } from './testing/system-program.ts'

const UNITS = join(DEPLOY, 'systemd')
/** What a unit runs, which must be there when units are verified. */
const PROGRAM = /^(Exec\w+=)(\S+)/gm

describeWithProgram('the units of deploy/', 'systemd-analyze', (program) => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sq-units-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What systemd says of all units, whose programs are there, once `change` was made to them. */
  async function findings(change = (unit: string) => unit): Promise<string> {
    const copies = readdirSync(UNITS).map((name) => {
      const unit = readFileSync(join(UNITS, name), 'utf8')
      const present = unit.replace(
        PROGRAM,
        (_, key, path) => key + (existsSync(path) ? path : process.execPath),
      )
      writeFileSync(join(folder, name), change(present))
      return join(folder, name)
    })
    const run = promisify(execFile)(program, ['verify', ...copies])
    const { stdout, stderr } = await run.catch((error) => error)
    // The machine's own units may have findings of their own.
    return `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line.includes('shinequo'))
      .join('\n')
  }

  it('are what systemd understands', async () => expect(await findings()).toBe(''))

  it.each([
    ['a key that does not exist', 'NoNewPrivileges=', 'NoNewPrivilege='],
    ['a value that is none', 'Restart=always', 'Restart=alwys'],
    ['a time that is none', 'OnCalendar=*-*-* 03:20:00', 'OnCalendar=every night'],
  ])('would be refused with %s', async (_, from, to) => {
    expect(await findings((unit) => unit.replace(from, to))).toMatch(/shinequo-\w+\.(service|timer)/)
  })
})
