import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

interface PageModule {
  readonly default: ComponentType
}

/** By the page: how to load its chunk ahead. */
const loads = new Map<unknown, () => Promise<unknown>>()

/**
 * A page in a chunk of its own. Where the chunk has been loaded ahead the page stands there at once: React would
 * otherwise show what stands for a page that is still to come, and hold on to that for 300 ms.
 */
export function laterPage(load: () => Promise<PageModule>): LazyExoticComponent<ComponentType> {
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

/** Loads the chunks of these pages all at once; what is no such page, or does not come, is passed over. */
export async function loadAhead(pages: readonly unknown[]): Promise<void> {
  await Promise.allSettled(pages.map((page) => loads.get(page)?.()))
}
