import type { Page } from '@playwright/test'

/** Whether the page has run the chunk of the complete rule. A text, since the page imports what a test cannot. */
const HAS_RUN = `(async () => {
  const loaded = performance.getEntriesByType('resource')
  const chunk = loaded.find(({ name }) => name.includes('/assets/risk-words-'))
  if (chunk) await import(chunk.name)
  return chunk !== undefined
})()`

/**
 * Waits until the complete rule of words of danger is loaded, which begins when a field for words gets the focus. Until
 * then the list of phrases decides alone, so a test that writes faster than a person would meet that.
 */
export async function riskRuleLoaded(page: Page): Promise<void> {
  await page.waitForFunction(HAS_RUN)
}
