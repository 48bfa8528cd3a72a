import type { Page } from '@playwright/test'

/** Waits until the browser has drawn `page` so many times: three are enough to render and paint what was due. */
export async function framesPass(page: Page, count = 3): Promise<void> {
  await page.evaluate(async (many) => {
    for (let n = 0; n < many; n += 1) await new Promise(requestAnimationFrame)
  }, count)
}

/** Waits until what moves on `page` has come to its end, save what moves for ever. */
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

/** Asks for less motion on `page`, and names what would still move for a person who did. */
export async function movingParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
      .map((one) => ('animationName' in one ? String(one.animationName) : one.id)),
  )
}
