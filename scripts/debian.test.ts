import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { packageManager } from './debian.mjs'

/** An apt-get that writes down how it is called, and fails where a command line contains `failing`. */
function aptGet(failing: string) {
  const folder = mkdtempSync(join(tmpdir(), 'shinequo-apt-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'apt-get')
  writeFileSync(
    program,
    `#!/bin/sh\necho "$*" >> "${folder}/calls"\ncase "$*" in *${failing}*) exit 100;; esac\n`,
  )
  chmodSync(program, 0o755)
  return {
    program,
    calls: () =>
      readFileSync(join(folder, 'calls'), 'utf8')
        .trim()
        .split('\n')
        .map((call) => call.replace(/-\S+ (\S*::\S+ )?/g, '')),
  }
}

function warnings(): string[] {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text))
  onTestFinished(() => void vi.restoreAllMocks())
  return said
}

it('renews the package lists once, before the first package', async () => {
  const said = warnings()
  const { program, calls } = aptGet('nothing-fails')
  const { install } = packageManager(program)
  expect(await Promise.all([install('chromium'), install('postgresql')])).toEqual([true, true])
  const [first, ...installed] = calls()
  expect(first).toBe('update')
  expect(installed.sort()).toEqual(['install chromium', 'install postgresql'])
  expect(said).toEqual([])
})

it('installs from the old lists if they cannot be renewed, and says so once', async () => {
  const said = warnings()
  const { program, calls } = aptGet('update')
  const { install } = packageManager(program)
  expect(await install('chromium')).toBe(true)
  expect(await install('coturn')).toBe(true)
  expect(calls()).toEqual(['update', 'install chromium', 'install coturn'])
  expect(said).toEqual([expect.stringContaining('could not be renewed')])
})

it('goes on after a package that cannot be installed', async () => {
  warnings()
  const { program } = aptGet('coturn')
  const { install } = packageManager(program)
  expect(await install('coturn')).toBe(false)
  expect(await install('chromium')).toBe(true)
})
