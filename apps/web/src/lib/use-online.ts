import { useSyncExternalStore } from 'react'

/** False while this browser knows that it has no network at all; true says little. */
export const isOnline = () => navigator.onLine

/** Calls `changed` whenever the network comes or goes, until what it answers is called. */
export function onOnlineChange(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** isOnline(), anew whenever it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline)
}
