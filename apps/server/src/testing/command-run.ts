import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { machineSettings } from './machine-settings.ts'

const SCRIPTS = join(import.meta.dirname, '..', '..', '..', '..', 'scripts')

/** Runs one of the project's commands with exactly these settings. Returns its exit code and its output. */
export async function runCommand(
  script: string,
  settings: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<{ code: number; text: string }> {
  const env = { ...machineSettings(), HOME: process.env.HOME, ...settings }
  return promisify(execFile)(process.execPath, [join(SCRIPTS, script), ...parameters], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  )
}
