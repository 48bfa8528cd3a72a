/// <reference lib="webworker" />
/**
 * Opens the student app offline. It caches the shell's files (listed by the build, build/page-files.ts) and nothing
 * else: no API responses and no pictures of people. A new version waits until the person agrees.
 */
declare const self: ServiceWorkerGlobalScope
/**
 * Inserted by the build. The cached page must contain `entry`, its script, so that page and scripts are of the same
 * build.
 */
declare const SHELL: { readonly version: string; readonly entry: string; readonly files: readonly string[] }

/** The page itself, the same for every address of the app. */
const PAGE = '/'
const CACHE = `shell-${SHELL.version}`
/**
 * The addresses for which the cached page may be served. Everything else goes to the network, including /coach, /admin,
 * /dev, /api and /session, the room: a separate document that is useless offline.
 */
const STUDENT_APP = /^\/(home|onboarding|scheduler)(\/|$)/i
/** After this long without a response, the network counts as unavailable. */
const PATIENCE_MS = 4000

/** Fills the cache if it is empty: on the first visit, and after signing out has deleted it. */
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

/** The cached response of a path. Does not create the cache if it was deleted. */
function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: CACHE, ignoreVary: true })
}

/** The page from the network if it responds in time, else the cached one. */
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

// Makes this file a module, so that its declarations are not global.
export {}
