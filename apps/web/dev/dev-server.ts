import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type Plugin } from 'vite'
import { beforeServer } from './before-server.ts'

/**
 * Vite's dev server for `npm run dev`, which swaps modules in the browser. Arguments: the host and port to listen on, the
 * port of our server, and the names besides the host's by which browsers may reach it. Over its IPC channel it sends 'listening', and 'save' when a source of our server is saved; it
 * receives the server's state: starting, serving or crashed. It ends when the channel closes.
 */
const [host = '', port, behind, ...allowedHosts] = process.argv.slice(2)
const root = join(import.meta.dirname, '..', '..', '..')
const web = join(root, 'apps', 'web')

/** What our server runs from. */
const SERVER_SOURCES = [
  'apps/server/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/messages',
].map((folder) => join(root, folder))
/**
 * What is there too but restarts no server. Some sentences of pages are in its answers as well; it uses the former ones
 * until its next start.
 */
const NOT_SERVERS = /\.test\.ts$|[\\/]server[\\/]src[\\/]testing[\\/]|[\\/]messages[\\/][^\\/]+[\\/]web[\\/]/

function watchServer(): Plugin {
  return {
    name: 'watch-server',
    configureServer({ watcher }) {
      watcher.add(SERVER_SOURCES)
      watcher.on('all', (_event, path) => {
        const isSource = SERVER_SOURCES.some((folder) => path.startsWith(folder))
        if (isSource && /\.(ts|json)$/.test(path) && !NOT_SERVERS.test(path)) process.send?.('save')
      })
    },
  }
}

const states = new EventEmitter().setMaxListeners(0)
let state = 'starting'
process.on('message', (message) => {
  state = String(message)
  states.emit('change')
})
process.on('disconnect', () => process.exit())

/** Waits while our server starts. Whether it serves requests then, or has crashed. */
async function serves(): Promise<boolean> {
  while (state === 'starting') await once(states, 'change')
  return state === 'serving'
}

const nonce = randomBytes(16).toString('base64')
const vite = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  clearScreen: false,
  server: { host, port: Number(port), strictPort: true, allowedHosts },
  html: { cspNonce: nonce },
  plugins: [beforeServer({ port: Number(behind), nonce, serves }), watchServer()],
})
await vite.listen()
await allWatched()
process.send?.('listening')

/** Waits until every source is watched, since an earlier save would not be noticed; ten seconds at most. */
async function allWatched(): Promise<void> {
  const until = performance.now() + 10_000
  const folders = [...SERVER_SOURCES, join(web, 'src')]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const isWatched = () => {
    const watched = vite.watcher.getWatched()
    return files.every(({ parentPath, name }) => watched[parentPath]?.includes(name))
  }
  while (!isWatched() && performance.now() < until) await sleep(50)
}
