/// <reference lib="webworker" />
/**
 * Opens the student app without a network. It keeps the shell's files (the build names them, build/kept-shell.ts)
 * and nothing else: no answer of the API, no picture of a person. A newer version waits until the person agrees.
 */
declare const self: ServiceWorkerGlobalScope
/** Put in by the build. `entry` is the script that the kept page must name: page and scripts are of one build. */
declare const SHELL: { readonly version: string; readonly entry: string; readonly files: readonly string[] }

/** The page itself, the same for every address of the app. */
const PAGE = '/'
const CACHE = `shell-${SHELL.version}`
/**
 * Where the kept page may stand in. Everything else is the network's: /coach, /admin, /dev and /api among it, and
 * /session, the room, which is a document of its own and nothing without a network.
 */
const STUDENT_APP = /^\/(home|onboarding|scheduler)(\/|$)/i
/** A network that has not answered by now is as good as none. */
const PATIENCE_MS = 4000

/** Keeps what is not kept yet: at the first visit, and after signing out has emptied the cache. */
async function cacheShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  if (await cache.match(PAGE)) return
  await cache.addAll(SHELL.files)
  const page = await fetch(PAGE)
  if (!(await page.clone().text()).includes(SHELL.entry)) throw new Error('The page is of another version.')
  await cache.put(PAGE, page)
}

async function dropOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

/** What is kept of an address; a cache that was dropped is not made anew by asking. */
function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: CACHE, ignoreVary: true })
}

/** The newest page where the network gives it in time, else the kept one. */
async function page(request: Request): Promise<Response> {
  const network = fetch(request)
  const late = new Promise<never>((_, give) => setTimeout(give, PATIENCE_MS))
  try {
    return await Promise.race([network, late])
  } catch {
    return (await kept(PAGE)) ?? network
  }
}

self.addEventListener('install', (event) => event.waitUntil(cacheShell()))
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()))
self.addEventListener('message', (event) => {
  event.waitUntil(event.data === 'take over' ? self.skipWaiting() : cacheShell())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (STUDENT_APP.test(pathname)) event.respondWith(page(request))
  } else if (SHELL.files.includes(pathname)) {
    event.respondWith(kept(pathname).then((answer) => answer ?? fetch(request)))
  }
})

// What is declared above is this file's own, not every page's.
export {}
