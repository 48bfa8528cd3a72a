import type { Page, Request } from '@playwright/test'

export interface Held {
  /** How many requests came. */
  readonly count: () => number
  /** Resolves when the first request has come. */
  readonly came: Promise<Request>
  /** Lets all of them through. */
  readonly answer: () => void
}

/** Holds the answers to requests of a method whose address matches. */
export async function hold(page: Page, method: string, address: RegExp): Promise<Held> {
  const free = Promise.withResolvers<void>()
  const first = Promise.withResolvers<Request>()
  let count = 0
  await page.route(address, async (route, request) => {
    if (request.method() !== method) return await route.fallback()
    count += 1
    first.resolve(request)
    await free.promise
    await route.continue()
  })
  return { count: () => count, came: first.promise, answer: () => free.resolve() }
}
