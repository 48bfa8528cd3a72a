import type { Page } from '@playwright/test'

/**
 * Waits until the complete rule of words of danger decides, which is loaded when a field for words gets the focus. Until
 * then the list of phrases decides alone, so a test that writes faster than a person would meet that.
 */
export async function riskRuleLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('risk-rule-loaded').length > 0)
}
