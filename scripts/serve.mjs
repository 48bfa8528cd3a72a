import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signalChildren, startChild } from './child.mjs'
import { develop } from './develop.mjs'
import { ensureInstalled } from './install.mjs'
import { keepServing } from './keep-serving.mjs'
import { refusePortInUse } from './ports.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'
import { ensureWebBuild } from './web-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const MAIN = join('apps', 'server', 'src', 'main.ts')

/**
 * Installs and builds what is missing and runs the server until it ends without being restarted. Returns its exit code.
 * @param {{ dev: boolean }} options dev: serve the web app from its sources, and show every save
 */
export async function serve({ dev }) {
  await refusePortInUse(process.env)
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  if (!dev) await ensureWebBuild(root, runtime)
  // The compile cache is kept between starts, which saves a sixth of the time until the server is ready.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'code'), ...toolEnvironment(root, runtime) }
  endWithNpm()
  if (dev) return develop(root, runtime, env)
  // Over the IPC channel the server reports that it is ready. If this process is killed, the channel closes and the
  // server ends.
  return keepServing(() =>
    startChild(runtime, [MAIN], { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  )
}

/**
 * npm passes SIGINT and SIGTERM on. If it is killed with SIGKILL it cannot, which shows as a change of the parent
 * process.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) signalChildren('SIGTERM')
  }, 1000).unref()
}
