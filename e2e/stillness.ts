import { expect, type Page } from '@playwright/test'

/**
 * Counts the requests of `page` from now on. The returned function waits until the page is idle: no request is open,
 * nothing says that it is loading, and the page had time to finish its work without making a new request (a chunk that
 * has loaded may request the next).
 */
export async function watchRequests(page: Page): Promise<() => Promise<void>> {
  // For a request that a test holds, page.on('request') fires only once the browser has intercepted it.
  const session = await page.context().newCDPSession(page)
  const open = new Map<string, { readonly url: string; readonly document: string }>()
  let begun = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, loaderId }) => {
    begun += 1
    open.set(requestId, { url: request.url, document: loaderId })
  })
  // A new document cancels the requests of the former one, which may still make some while the new one is fetched.
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId) return
    for (const [id, { document }] of open) if (document !== frame.loaderId) open.delete(id)
  })
  session.on('Network.loadingFinished', ({ requestId }) => open.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  await session.send('Page.enable')
  await session.send('Network.enable')

  return async () => {
    await expect
      .poll(
        async () => {
          const before = begun
          await workEnds(page)
          const loading = await page.getByText(/^Loading/).allTextContents()
          return { open: Array.from(open.values(), ({ url }) => url), new: begun - before, loading }
        },
        // Answers that are three seconds late may come one after the other.
        { intervals: [20], message: 'the page comes to rest', timeout: 30_000 },
      )
      .toEqual({ open: [], new: 0, loading: [] })
  }
}

/** Waits until `page` has drawn some frames and was idle between them. */
async function workEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let n = 0; n < 4; n += 1) {
      await new Promise(requestAnimationFrame)
      // On a very busy machine the page may never be idle: the timeout lets it continue.
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    }
  })
}
