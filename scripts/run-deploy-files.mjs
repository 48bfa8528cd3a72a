import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf, planOf } from './deploy/machine-files.mjs'
import { Stop } from './stop.mjs'

const templates = fileURLToPath(new URL('../deploy', import.meta.url))

/**
 * Writes the configuration of each machine of a plan, readable by this user only: it has passwords. Returns the exit code.
 * @param {string[]} paths of the plan, and of the folder that gets a folder for each machine
 */
export async function deployFiles(paths) {
  const [plan, target] = paths
  if (plan === undefined || target === undefined) {
    throw new Stop('Usage: npm run deploy:files -- <plan.json> <folder>. deploy/plan.example.json is a plan.')
  }
  const read = (/** @type {string} */ name) => readFileSync(join(templates, name), 'utf8')
  for (const { path, text } of filesOf(planOf(readFileSync(plan, 'utf8')), read)) {
    const file = join(target, path)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, text, { mode: 0o600 })
    console.log(file)
  }
  return 0
}
