import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Whether a process with this id is running, including those of other users.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Runs `work` while no other start of this checkout installs or builds; waits for one that does. Takes over a lock
 * whose owner was killed.
 * @param {string} root
 * @param {() => Promise<void>} work
 */
export async function withSetupLock(root, work) {
  const folder = join(root, '.cache')
  const file = join(folder, 'setup.lock')
  mkdirSync(folder, { recursive: true })
  for (let told = false; ; await sleep(200)) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    const owner = readOwner(file)
    if (owner !== null && !isAlive(owner)) rmSync(file, { force: true })
    else if (!told)
      console.log(`Waiting for another start (process ${owner}) that is installing or building.`)
    told = true
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

/**
 * @param {string} file
 * @returns {number | null} null while the owner has not yet written its id, or has just gone
 */
function readOwner(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}
