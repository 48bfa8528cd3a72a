import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that check colours. Only these can differ between the themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The minified build, which a page is sent once. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on `page` in its current state, in words. `rules` are names or tags; the default is all that we check.
 * Animations are finished first, since colours in transition are not final.
 */
export async function axeFindings(page: Page, rules: readonly string[] = RULES): Promise<string[]> {
  const isThere = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
    return 'axe' in window
  })
  if (!isThere) await page.evaluate(`${SOURCE};0`)
  return await page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      // All frames of our pages are of other origins.
      const { violations } = await run({ runOnly, resultTypes: ['violations'], iframes: false })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    },
    [...rules],
  )
}

/** Sets `page` to light and then to dark, and runs `look` in each. */
export async function inEachTheme(
  page: Page,
  look: (theme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await look(colorScheme)
  }
}

/** Fails if axe finds anything on `page` in light, or a colour problem in dark. `where` is part of the message. */
export async function expectNoFindings(page: Page, where = ''): Promise<void> {
  await inEachTheme(page, async (theme) => {
    const rules = theme === 'dark' ? COLOUR_RULES : undefined
    expect(await axeFindings(page, rules), `${theme} ${where}`).toEqual([])
  })
}
