import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

interface PageModule {
  readonly default: ComponentType
}

/** By the page: how to preload its chunk. */
const loads = new Map<unknown, () => Promise<unknown>>()

/**
 * A page in a chunk of its own. A preloaded page is rendered at once: React's `lazy` alone would show the fallback of its
 * Suspense boundary, and hold on to that for 300 ms.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyExoticComponent<ComponentType> {
  let loaded: PageModule | undefined
  const page = lazy(() => {
    const ready = loaded
    if (ready === undefined) return load()
    // Not a promise but as good as one for React, and the only answer that does not make it wait.
    // biome-ignore lint/suspicious/noThenProperty: that is the point
    return { then: (done: (module: PageModule) => void) => done(ready) } as Promise<PageModule>
  })
  loads.set(page, async () => {
    loaded = await load()
  })
  return page
}

/** Preloads the chunks of these pages all at once; what is no lazy page, or does not load, is skipped. */
export async function preloadPages(pages: readonly unknown[]): Promise<void> {
  await Promise.allSettled(pages.map((page) => loads.get(page)?.()))
}
