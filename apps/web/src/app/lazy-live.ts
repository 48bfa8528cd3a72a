import { lazy } from 'react'

/** The page comes first: what keeps it up to date is loaded so much later, in milliseconds. */
const DELAY_MS = 1500

/** Where it does not come, the page works without it, until there is a network again. */
const load = (): Promise<typeof import('./live-pages.tsx')> =>
  import('./live-pages.tsx').catch(() =>
    new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(load),
  )

/** What keeps a page up to date by itself, loaded when the page is there. */
export const LazyLive = lazy(() => new Promise((resolve) => setTimeout(resolve, DELAY_MS)).then(load))
