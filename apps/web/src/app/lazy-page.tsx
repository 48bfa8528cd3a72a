import { type ComponentType, lazy, useState } from 'react'

interface PageModule {
  readonly default: ComponentType
}

type Load = () => Promise<PageModule>

/** The page of a function that loads its chunk. */
const pages = new Map<Load, ComponentType>()
/** The function that preloads a page's chunk, keyed by page. */
const loads = new Map<unknown, () => Promise<void>>()

/**
 * A page in its own chunk, the same for the same function. Renders a preloaded page immediately, whereas React's `lazy`
 * would show the fallback of its Suspense boundary and keep it for 300 ms.
 */
export function lazyPage(load: Load): ComponentType {
  const known = pages.get(load)
  if (known) return known
  let loaded: ComponentType | undefined
  const Lazy = lazy(load)
  function Page() {
    // Chosen once, so that a mounted page is not remounted when its chunk is preloaded later.
    const [Content] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Content />
  }
  pages.set(load, Page)
  loads.set(Page, async () => {
    loaded = (await load()).default
  })
  return Page
}

/** Preloads the chunks of these pages in parallel. Skips entries that are not lazy pages or fail to load. */
export async function preloadPages(pages: readonly unknown[]): Promise<void> {
  await Promise.allSettled(pages.map((page) => loads.get(page)?.()))
}
