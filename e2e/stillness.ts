import { expect, type Page } from '@playwright/test'

/**
 * Counts from now on what `page` asks for. The answer waits until nothing is on its way: no request is open, no part
 * says that it is loading, the page has had time to do all it had to, and has asked for nothing new meanwhile (a part
 * that has come may ask for the next).
 */
export async function watchRequests(page: Page): Promise<() => Promise<void>> {
  // Of a request that a test holds back, page.on('request') tells only when the browser has found time to stop it.
  const session = await page.context().newCDPSession(page)
  const open = new Map<string, string>()
  let begun = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    begun += 1
    open.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId }) => open.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  await session.send('Network.enable')

  return async () => {
    await expect
      .poll(
        async () => {
          const before = begun
          await workEnds(page)
          const loading = await page.getByText(/^Loading/).allTextContents()
          return { open: [...open.values()], new: begun - before, loading }
        },
        { intervals: [20], message: 'the page comes to rest' },
      )
      .toEqual({ open: [], new: 0, loading: [] })
  }
}

/** Waits until `page` has drawn some frames and has had nothing left to do between them. */
async function workEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let n = 0; n < 4; n += 1) {
      await new Promise(requestAnimationFrame)
      // A machine may be so busy that the page is never idle: its turn comes then all the same.
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    }
  })
}
