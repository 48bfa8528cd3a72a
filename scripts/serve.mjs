import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signalChildren, startChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { keepServing } from './keep-serving.mjs'
import { findRuntime, toolEnvironment } from './runtime.mjs'
import { ensureWebBuild, viteBuild } from './web-build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const MAIN = join('apps', 'server', 'src', 'main.ts')

/**
 * Installs and builds what is missing and runs the server until it ends without being restarted. Returns its exit code.
 * @param {{ dev: boolean }} options dev: restart the server and rebuild the web app on every save
 */
export async function serve({ dev }) {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  await ensureWebBuild(root, runtime)
  // The compile cache is kept between starts, which saves a sixth of the time until the server is ready.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'code'), ...toolEnvironment(root, runtime) }
  // Over the IPC channel the server reports that it is ready. If this process is killed, the channel closes and the
  // server ends.
  const startServer = () =>
    startChild(runtime, [...(dev ? ['--watch'] : []), MAIN], {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
  endWithNpm()
  if (!dev) return keepServing(startServer)
  // Node itself restarts it on every save.
  const server = startServer()
  watchWeb(runtime, env)
  const code = await server.ended
  signalChildren('SIGTERM')
  return code
}

/**
 * @param {string} runtime
 * @param {NodeJS.ProcessEnv} env
 */
function watchWeb(runtime, env) {
  // The development build contains what only development shows, such as /dev/ui. The next start builds the production
  // one again.
  const watcher = startChild(runtime, viteBuild(root, ['--watch', '--mode', 'development']), {
    cwd: join(root, 'apps', 'web'),
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  watcher.ended.catch((error) => console.error(`The web app is not rebuilt on save: ${error.message}`))
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
