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
 * Installs and builds what is missing and runs the server until it ends for good; answers its exit code.
 * @param {{ dev: boolean }} options dev: server and web app are made anew on every save
 */
export async function serve({ dev }) {
  await ensureInstalled(root)
  const runtime = findRuntime(root)
  await ensureWebBuild(root, runtime)
  // Compiled code is kept from start to start, which saves a sixth of the time until the server is ready.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'code'), ...toolEnvironment(root, runtime) }
  // By the channel the server says when it is ready; and should this process be killed outright, the server hears of it
  // and ends.
  const startServer = () =>
    startChild(runtime, [...(dev ? ['--watch'] : []), MAIN], {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
  endWithNpm()
  if (!dev) return keepServing(startServer)
  // Node itself starts it again, on every save.
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
  // Development's build has what only development shows, such as /dev/ui; the next start builds its own again.
  const watcher = startChild(runtime, viteBuild(root, ['--watch', '--mode', 'development']), {
    cwd: join(root, 'apps', 'web'),
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  watcher.ended.catch((error) => console.error(`The web app is not rebuilt on save: ${error.message}`))
}

/** npm passes SIGINT and SIGTERM on. Killed outright it cannot, so its end is noticed by the change of parent. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) signalChildren('SIGTERM')
  }, 1000).unref()
}
