import { expect, type Locator, type Page, test } from '@playwright/test'
import { clauseRecorder } from '@shinequo/server/testing/product-clauses'

/**
 * Proves a clause of the product document in a browser test; see `clauseRecorder`. scripts/product-coverage.mjs reads
 * these annotations, and counts them only if the test passed.
 */
export const spec = clauseRecorder(({ section, text }) => {
  test.info().annotations.push({ type: `clause ${section}`, description: text })
})

/** A proof that the exact text is visible in `place`. */
export function seenIn(place: Page | Locator) {
  return async (text: string) => await expect(place.getByText(text, { exact: true }).first()).toBeVisible()
}
