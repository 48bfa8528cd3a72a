import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The paths of a program on PATH, in the order of PATH.
 * @param {string} name
 */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).filter(isExecutable)
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * What a program prints for `--version`, or null if it does not run (for example without a library).
 * @param {string} path
 */
export function versionText(path) {
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : null
}
