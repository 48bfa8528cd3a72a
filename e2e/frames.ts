import type { Page } from '@playwright/test'

/** Waits until the browser has drawn `page` so many times: three are enough to render and paint what was due. */
export async function framesPass(page: Page, count = 3): Promise<void> {
  await page.evaluate(async (many) => {
    for (let n = 0; n < many; n += 1) await new Promise(requestAnimationFrame)
  }, count)
}
