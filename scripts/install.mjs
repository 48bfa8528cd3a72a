import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './child.mjs'
import { machinePath } from './runtime.mjs'
import { withSetupLock } from './setup-lock.mjs'
import { Stop } from './stop.mjs'

const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENOTCACHED)\b/

// --include, because NODE_ENV=production would omit what the build and the runtime need. Log level error, because npm
// warns about host Nodes that are too old for some tools; that is fine, since the tools run on Node 26.
const NPM_CI = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
const NPM_PING = [
  'ping',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-timeout=20000',
]

/**
 * Installs the packages of package-lock.json if they are not installed yet. If nothing is missing it needs no network
 * and takes a few milliseconds.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return
  await withSetupLock(root, async () => {
    if (isInstalled(root)) return
    console.log('Installing packages …')
    await install(root)
    writeFileSync(stampFile(root), lockHash(root))
  })
}

/**
 * Without a network npm retries each package for minutes, so the registry is pinged first. Offline, npm may still find
 * everything in its cache.
 * @param {string} root
 */
async function install(root) {
  const unreachable = NETWORK.exec((await npm(root, NPM_PING)).output)
  const { code, output } = await npm(
    root,
    unreachable ? [...NPM_CI, '--offline'] : [...NPM_CI, '--prefer-offline'],
  )
  if (code === 0) return
  const network = NETWORK.exec(output)
  if (network) {
    throw new Stop(
      `The packages are not installed yet and the npm registry cannot be reached (${(unreachable ?? network)[0]}): connect to the network and try again.`,
    )
  }
  throw new Stop(`npm could not install the packages (exit code ${code}):\n${output.trim()}`)
}

/**
 * Runs the machine's own npm to its end, without output.
 * @param {string} root
 * @param {string[]} args
 */
async function npm(root, args) {
  const env = { ...process.env, PATH: machinePath(root) }
  try {
    return await runStep('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
    throw new Stop(
      'ShineQuo installs its packages with npm, which is not on the PATH: install it with Node from nodejs.org.',
    )
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.shinequo-install')
}

/**
 * The stamp includes the platform: node_modules copied from another platform contains the wrong binaries.
 * @param {string} root
 */
function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

/** @param {string} root */
function isInstalled(root) {
  const stamp = stampFile(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return true
  if (!matchesInstalledTree(root)) return false
  writeFileSync(stamp, lockHash(root))
  return true
}

/**
 * Whether a plain `npm install` has already installed what package-lock.json asks for, according to npm's own record:
 * after adding a package, nobody needs to install everything a second time.
 * @param {string} root
 */
function matchesInstalledTree(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue
    const found = installed[path]
    if (!found && (entry.optional || entry.devOptional || entry.peer)) continue
    if (found?.version !== entry.version) return false
  }
  return true
}
