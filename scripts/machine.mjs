import { existsSync, readFileSync } from 'node:fs'
import { arch, availableParallelism, release, type as systemType, totalmem } from 'node:os'
import { join } from 'node:path'
import { versionText } from './find-program.mjs'

const RELEASE_FILE = '/etc/os-release'

/**
 * What a run of tests stands at the head of its output, since results differ by it: the versions of the programs, the
 * machine, and its clock and zone.
 * @param {{ runtime: string, env: NodeJS.ProcessEnv }} tools as `prepareTools` returns them
 * @param {Date} now
 * @returns {string[]} a line each
 */
export function machineLines({ runtime, env }, now) {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH, PG_BIN_DIR } = env
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    `Node         ${versionOf(runtime)}, commands on ${process.version}`,
    `Chromium     ${versionOf(CHROMIUM_PATH)}`,
    `its shell    ${versionOf(CHROMIUM_SHELL_PATH)}`,
    `PostgreSQL   ${versionOf(PG_BIN_DIR && join(PG_BIN_DIR, 'postgres'))}`,
    `System       ${systemName()}, ${arch()}, ${availableParallelism()} cores, ${memory} GB`,
    `Clock        ${now.toISOString()}, zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
  ]
}

/** @param {string | undefined} program */
function versionOf(program) {
  const text = program ? versionText(program) : null
  return /v?\d+(\.\d+)+/.exec(text ?? '')?.[0] ?? 'none'
}

function systemName() {
  const name = existsSync(RELEASE_FILE)
    ? /^PRETTY_NAME="?(.*?)"?$/m.exec(readFileSync(RELEASE_FILE, 'utf8'))?.[1]
    : undefined
  return name ?? `${systemType()} ${release()}`
}
