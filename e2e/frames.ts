import type { Page } from '@playwright/test'

/**
 * Waits until the browser has drawn this many frames of `page`. Three are enough to render and paint pending changes.
 */
export async function framesPass(page: Page, count = 3): Promise<void> {
  await page.evaluate(async (many) => {
    for (let n = 0; n < many; n += 1) await new Promise(requestAnimationFrame)
  }, count)
}

/** Waits until the finite animations on `page` have ended. */
export async function motionEnds(page: Page): Promise<void> {
  await framesPass(page)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await framesPass(page)
}

/** Sets reduced motion on `page`, and returns what still moves. */
export async function movingParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
      .map((one) => ('animationName' in one ? String(one.animationName) : one.id)),
  )
}
