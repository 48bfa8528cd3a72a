import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that check colours. Only these can differ between the themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

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
  // The script has half a megabyte. Does not inject it again if the page has it.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
  // The legacy mode checks one page without cross-origin frames, which is all we need, in half the time.
  const { violations } = await axe
    .options({ runOnly: [...rules], resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
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
