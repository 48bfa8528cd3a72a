import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { runStep } from './child.mjs'
import { toolEnvironment } from './runtime.mjs'
import { withSetupLock } from './setup-lock.mjs'
import { Stop } from './stop.mjs'

/** The sources of the built web app, without installed packages, for which the lock file stands. */
const SOURCES = [
  'apps/web',
  'packages/contract',
  'packages/domain',
  'packages/messages',
  'package-lock.json',
  'tsconfig.base.json',
]
/** A build: its folder in apps/web, its configuration, and the command that makes it. @typedef {{ dist: string, config: string, command: string }} Build */

/** @type {Build} */
const PRODUCT = { dist: 'dist', config: 'vite.config.ts', command: 'npm run build' }
/** Built with the pseudo-language for tests. @type {Build} */
const PSEUDO = {
  dist: join('.cache', 'pseudo'),
  config: 'pseudo.config.ts',
  command: 'npm run build:pseudo',
}
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache'])

/**
 * Builds the web app into apps/web/dist if its sources differ from those of the last build. The build is made in
 * another folder and moved into place as a whole, so an interrupted one is simply repeated.
 * @param {string} root
 * @param {string} runtime the Node to build with
 */
export async function ensureWebBuild(root, runtime) {
  await ensureBuild(root, runtime, PRODUCT)
}

/**
 * The same with the pseudo-language for tests, separate from the product.
 * @param {string} root
 * @param {string} runtime
 */
export async function ensurePseudoBuild(root, runtime) {
  await ensureBuild(root, runtime, PSEUDO)
}

/**
 * What is wrong with a build that tests are about to use, in one sentence with the command that helps. Null if it is
 * that of the sources as they are.
 * @param {string} root
 * @param {boolean} pseudo
 */
export function staleBuild(root, pseudo) {
  const { dist, command } = pseudo ? PSEUDO : PRODUCT
  const folder = join('apps', 'web', dist)
  const stamp = stampOf(join(root, folder))
  if (stamp === sourceHash(root)) return null
  const problem = stamp === null ? 'is not built' : 'was built from other sources than those of now'
  return `The web app in ${folder} ${problem}, so tests would not see your changes: run \`${command}\` first.`
}

/**
 * @param {string} root
 * @param {string} runtime
 * @param {Build} which
 */
async function ensureBuild(root, runtime, which) {
  const web = join(root, 'apps', 'web')
  const dist = join(web, which.dist)
  if (stampOf(dist) === sourceHash(root)) return
  await withSetupLock(root, async () => {
    const hash = sourceHash(root)
    if (stampOf(dist) === hash) return
    console.log('Building the web app …')
    const next = `${join('.cache', basename(which.dist))}-next`
    const fresh = join(web, next)
    const former = join(web, `${join('.cache', basename(which.dist))}-former`)
    for (const folder of [fresh, former]) rmSync(folder, { recursive: true, force: true })
    await build(root, runtime, ['--config', which.config, '--outDir', next])
    writeFileSync(join(fresh, '.build-stamp'), hash)
    if (existsSync(dist)) renameSync(dist, former)
    renameSync(fresh, dist)
    rmSync(former, { recursive: true, force: true })
  })
}

/**
 * @param {string} root
 * @param {string} runtime
 * @param {string[]} flags
 */
async function build(root, runtime, flags) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { code, output } = await runStep(runtime, [vite, 'build', '--logLevel', 'warn', ...flags], {
    cwd: join(root, 'apps', 'web'),
    // Whatever NODE_ENV is, we serve React's production build.
    env: { ...toolEnvironment(root, runtime), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (code !== 0) throw new Stop(`The web app could not be built (exit code ${code}):\n${output.trim()}`)
}

/** @param {string} dist */
function stampOf(dist) {
  const stamp = join(dist, '.build-stamp')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

/**
 * What the sources of the web app hash to, which is the stamp of their build.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/**
 * The path itself if it is a file, otherwise the files below it in a fixed order. Tests are not part of the build.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  /** @type {import('node:fs').Dirent[]} */
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}
