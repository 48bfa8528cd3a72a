import { useSyncExternalStore } from 'react'

/** The page's side of the service worker (/sw.js), which opens the student app offline. */

let takeNewVersion: (() => void) | null = null
const listeners = new Set<() => void>()

/** A function that loads the new version; null if there is none. */
export function useNewVersion(): (() => void) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => takeNewVersion,
  )
}

/** The last request: registering and unregistering run one after the other. */
let last = Promise.resolve()

/** Installs the service worker and checks for a newer version. Does nothing where that is not possible. */
export function cacheShell(): void {
  last = last.then(register).catch(() => {})
}

/** Unregisters the service worker and deletes its caches. */
export function dropShell(): Promise<void> {
  last = last.then(unregister).catch(() => {})
  return last
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  const look = () => {
    if (registration.active && registration.waiting) offer(() => takeOver(registration))
  }
  registration.onupdatefound = () => registration.installing?.addEventListener('statechange', look)
  look()
  if (!registration.active) return
  // A worker that still runs may have an empty cache, because signing out deletes it.
  registration.active.postMessage('keep')
  await registration.update()
}

async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

function offer(act: () => void): void {
  takeNewVersion = act
  for (const listener of listeners) listener()
}

/** How long a new version may take to start before the page reloads anyway. */
const TAKE_OVER_MS = 3000

/** Reloads only this tab, where the person agreed. Other tabs keep their offer and what was typed in them. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload())
  waiting.postMessage('take over')
  // A request that the former worker still answers holds the new one up. A reload ends it.
  setTimeout(() => location.reload(), TAKE_OVER_MS)
}
