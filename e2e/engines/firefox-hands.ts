import { expect, type Locator, type Page } from '@playwright/test'
import { byMouse, type Hands } from '../hands.ts'

/**
 * Acts by mouse in Firefox, where text is typed: what Playwright's `fill` and `selectOption` set there by script, React
 * does not notice.
 */
export const inFirefox = (page: Page): Hands => {
  const mouse = byMouse(page)
  const write = async (field: Locator, text: string) => {
    await field.click()
    await page.keyboard.type(text)
  }
  return {
    ...mouse,
    write,
    take: async (box, text, options) => {
      await write(box, text)
      await expect(options).toHaveCount(1)
      await options.click()
    },
    suggest: async (field, text) => {
      await write(field, text)
      await page.keyboard.press('Escape')
    },
    // A click would open the list, which is no part of the page.
    choose: async (dropdown, beginning) => {
      await dropdown.focus()
      await page.keyboard.type(beginning)
      await expect(dropdown.locator('option:checked')).toHaveText(new RegExp(`^${beginning}`))
    },
  }
}
