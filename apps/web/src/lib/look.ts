import type { getLook, Look } from '@shinequo/contract/programme/look'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from './api-client.ts'

type Shown = Pick<Look, 'name' | 'accent'>

/** Also read by /theme.js, which sets the accent before the first paint. */
const KEY = 'look'
const OURS: Shown = { name: '', accent: 'teal' }

/** Written out and checked by the compiler, because importing the contract would add a script to every page. */
const LOOK = { method: 'GET', path: '/programme/look/' } satisfies Pick<
  typeof getLook,
  'method' | 'path'
> as typeof getLook

let shown: Shown = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? OURS
const listeners = new Set<() => void>()

/** The name beside ours, as last seen by this browser; '' for none. */
export function useProgrammeName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown.name,
  )
}

/** Shows another look on the whole page at once, and keeps it for the next page. */
export function showLook({ name, accent }: Shown): void {
  shown = { name, accent }
  try {
    if (name === OURS.name && accent === OURS.accent) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(shown))
  } catch {
    // If storage is full, only the stored look is lost.
  }
  document.documentElement.dataset.accent = accent
  for (const listener of listeners) listener()
}

/** Keeps the look of the page in sync with the programme's while somebody is signed in. */
export function useLook(): void {
  useQuery({
    queryKey: ['look'],
    queryFn: async ({ signal }) => {
      const look = await call(LOOK, { signal })
      showLook(look)
      return look
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
