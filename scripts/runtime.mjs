import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { majorOf, RUNTIME_MINIMUM } from './host-node.mjs'
import { Stop } from './stop.mjs'

/**
 * The version that a Node binary reports, or null if it is missing or does not run here.
 * @param {string} binary
 * @param {NodeJS.ProcessEnv} env
 */
function versionOf(binary, env = process.env) {
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8', env })
  return answer.status === 0 ? answer.stdout.trim().replace(/^v/, '') : null
}

/**
 * PATH without the project's own tools: the machine's npm must not run on a Node that it is about to replace.
 * @param {string} root
 */
export function machinePath(root) {
  const own = join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.startsWith(own)).join(delimiter)
}

/**
 * The path of a Node 26 or newer: the one from the packages, otherwise the machine's. The packages contain the binary
 * itself, so it exists even if npm runs no install scripts.
 * @param {string} root
 */
export function findRuntime(root) {
  const link = join(root, 'node_modules', '.bin', 'node')
  const platform = `${process.platform}-${process.arch}`
  const carried = [`node-${platform}`, `node-bin-${platform}`].map((name) =>
    join(root, 'node_modules', name, 'bin', 'node'),
  )
  for (const binary of [link, ...carried]) {
    if (existsSync(binary) && majorOf(versionOf(binary) ?? '') >= RUNTIME_MINIMUM) return binary
  }
  // A binary for another C library (as on Alpine) cannot run, and npm would prefer it to the machine's own Node.
  rmSync(link, { force: true })
  const env = { ...process.env, PATH: machinePath(root) }
  const machineVersion = versionOf('node', env)
  if (majorOf(machineVersion ?? '') >= RUNTIME_MINIMUM) {
    return spawnSync('node', ['-p', 'process.execPath'], { encoding: 'utf8', env }).stdout.trim()
  }
  throw new Stop(
    `ShineQuo runs on Node ${RUNTIME_MINIMUM}, but no package brought one that runs on ${platform}` +
      ` and this machine's own is ${machineVersion ?? 'missing'}: install Node ${RUNTIME_MINIMUM} from nodejs.org.`,
  )
}

/**
 * The environment in which the project's tools are on PATH and run on the given Node.
 * @param {string} root
 * @param {string} runtime
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(root, runtime) {
  const folders = [join(root, 'node_modules', '.bin'), join(runtime, '..'), machinePath(root)]
  return { ...process.env, PATH: folders.join(delimiter) }
}
