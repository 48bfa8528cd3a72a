import { useSyncExternalStore } from 'react'

/** The page's side of the service worker (/sw.js), which opens the student app without a network. */

let takeNewVersion: (() => void) | null = null
const listeners = new Set<() => void>()

/** Loads the new version that lies ready; null while there is none. */
export function useNewVersion(): (() => void) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => takeNewVersion,
  )
}

/** What was asked for last: keeping and dropping come one after the other. */
let last = Promise.resolve()

/** Keeps the shell in this browser and looks for a newer version. Where that is not possible, nothing happens. */
export function cacheShell(): void {
  last = last.then(register).catch(() => {})
}

/** Lets go of the worker and of all that it keeps. */
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
  // Signing out has emptied the cache of a worker that still lives.
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

/** The person agreed here: only this tab loads anew. The others keep their offer, and what is typed in them. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload())
  waiting.postMessage('take over')
}
