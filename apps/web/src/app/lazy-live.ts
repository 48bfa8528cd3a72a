import { lazy } from 'react'
import { loadOnline } from '../lib/load-online.ts'

/** Delay before loading the code that keeps pages up to date, in milliseconds, so that the page itself loads first. */
const DELAY_MS = 1500

/** Keeps a page up to date automatically; loaded after the page. */
export const LazyLive = lazy(() =>
  new Promise((resolve) => setTimeout(resolve, DELAY_MS)).then(() =>
    loadOnline(() => import('./live-pages.tsx')),
  ),
)
