import { lazy } from 'react'

/** The page comes first: what keeps it true is fetched so much later, in milliseconds. */
const LATER_MS = 1500

/** Where it does not come, the page works without it, until there is a network again. */
const load = (): Promise<typeof import('./live-pages.tsx')> =>
  import('./live-pages.tsx').catch(() =>
    new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(load),
  )

/** What keeps a page true by itself, fetched when the page is there. */
export const LaterLive = lazy(() => new Promise((resolve) => setTimeout(resolve, LATER_MS)).then(load))
