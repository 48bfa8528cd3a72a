import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Those of them that read colours, and nothing else does: a page in the other theme is the same in all but those. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on `page` as it is drawn now, in words; `rules` by their names or tags, all that we keep by default.
 * Animations are ended first: a colour on its way is not the page's.
 */
export async function axeFindings(page: Page, rules: readonly string[] = RULES): Promise<string[]> {
  const isThere = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
    return 'axe' in window
  })
  // Half a megabyte of script, which a page that has it need not read again.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
  // The legacy mode looks at one page without frames of other sites, which is what ours are, in half the time.
  const { violations } = await axe
    .options({ runOnly: [...rules], resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Turns `page` to light and then to dark, and runs `look` in each. */
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

/** Fails where axe finds anything on `page` in light, or of its colours in dark; `where` is said with it. */
export async function expectNoFindings(page: Page, where = ''): Promise<void> {
  await inEachTheme(page, async (theme) => {
    const rules = theme === 'dark' ? COLOUR_RULES : undefined
    expect(await axeFindings(page, rules), `${theme} ${where}`).toEqual([])
  })
}
