import { useSyncExternalStore } from 'react'

/** False if this browser is certainly offline; true does not guarantee a connection. */
export const isOnline = () => navigator.onLine

/** Calls `changed` whenever the network comes or goes. Returns a function that unsubscribes. */
export function onOnlineChange(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** The current value of `isOnline`, updated on changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline)
}
