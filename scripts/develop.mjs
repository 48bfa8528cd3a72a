import { join } from 'node:path'
import { signalChildren, startChild, wasSignalled } from './child.mjs'
import { freePort, listenAddress } from './ports.mjs'
import { RestartedServer } from './restarted-server.mjs'

/**
 * Runs Vite's dev server at the public address and our server behind it, which is restarted on each save of its sources.
 * Neither outlives the other, nor this process, whose IPC channel both watch. Returns the exit code.
 * @param {string} root
 * @param {string} runtime
 * @param {NodeJS.ProcessEnv} env
 */
export async function develop(root, runtime, env) {
  const behind = String(await freePort())
  const web = join(root, 'apps', 'web')
  /** @param {string[]} args @param {NodeJS.ProcessEnv} [more] */
  const start = (args, more) =>
    startChild(runtime, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  const main = join('apps', 'server', 'src', 'main.ts')
  const startServer = () => start([main, '--behind', behind, '--documents', web])
  const address = listenAddress(env)
  // With an invalid PORT only the server starts, and explains it.
  if (!address) return startServer().ended

  const { host, port } = address
  const names = URL.canParse(env.BASE_URL ?? '') ? [new URL(env.BASE_URL ?? '').hostname] : []
  const dev = start([join(web, 'dev', 'dev-server.ts'), host, String(port), behind, ...names], {
    // Whatever NODE_ENV is, modules are swapped in React's development build only.
    NODE_ENV: 'development',
  })
  const server = new RestartedServer(startServer, (state) => dev.child.connected && dev.child.send(state))
  const listens = new Promise((resolve) => {
    dev.child.on('message', (message) => (message === 'save' ? server.onSave() : resolve(true)))
  })
  if (!(await Promise.race([listens, dev.ended.then(() => false)]))) return dev.ended
  const serverEnded = server.run()
  const devEnded = dev.ended.then((code) => {
    if (!wasSignalled()) {
      const reason = dev.child.signalCode ? `by ${dev.child.signalCode}` : `with exit code ${code}`
      console.error(`The dev server ended ${reason}. Start it again with npm run dev.`)
    }
    return code
  })
  const first = await Promise.race([serverEnded, devEnded])
  const signalled = wasSignalled()
  signalChildren('SIGTERM')
  const [code] = await Promise.all([serverEnded, devEnded])
  return signalled ? code : first
}
