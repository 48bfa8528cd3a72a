import { type ComponentType, lazy, useState } from 'react'

interface PageModule {
  readonly default: ComponentType
}

/** By the page: how to preload its chunk. */
const loads = new Map<unknown, () => Promise<void>>()

/**
 * A page in a chunk of its own. A preloaded page is rendered at once: React's `lazy` alone would show the fallback of its
 * Suspense boundary, and hold on to that for 300 ms.
 */
export function lazyPage(load: () => Promise<PageModule>): ComponentType {
  let loaded: ComponentType | undefined
  const Lazy = lazy(load)
  function Page() {
    // Chosen once: a page that is there is not mounted anew when its chunk is preloaded later.
    const [Content] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Content />
  }
  loads.set(Page, async () => {
    loaded = (await load()).default
  })
  return Page
}

/** Preloads the chunks of these pages all at once; what is no lazy page, or does not load, is skipped. */
export async function preloadPages(pages: readonly unknown[]): Promise<void> {
  await Promise.allSettled(pages.map((page) => loads.get(page)?.()))
}
