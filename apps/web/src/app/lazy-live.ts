import { lazy } from 'react'

/** Delay before loading the code that keeps pages up to date, in milliseconds, so that the page itself loads first. */
const DELAY_MS = 1500

/** If loading fails, the page works without it, and loading is retried when the browser is online again. */
const load = (): Promise<typeof import('./live-pages.tsx')> =>
  import('./live-pages.tsx').catch(() =>
    new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(load),
  )

/** Keeps a page up to date automatically; loaded after the page. */
export const LazyLive = lazy(() => new Promise((resolve) => setTimeout(resolve, DELAY_MS)).then(load))
