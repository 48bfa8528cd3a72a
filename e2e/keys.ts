import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any of our pages has. */
const MAX_STOPS = 150

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until `target` has the focus. Every stop on the way must be visible and show the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ timeout: 15_000 })
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await focusRing(page), 'a stop without a visible focus').not.toBe('none')
    if (await isFocused(target)) return
  }
  throw new Error(`Tab never reaches ${target}`)
}

/**
 * How the focus is shown: an outline or a ring on the element, or around it if the control itself is invisible. What Tab
 * does not reach, such as a heading, has the focus because the page moved it there meanwhile, and need not show it.
 */
async function focusRing(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'left the page'
    if ((focused as HTMLElement).tabIndex < 0) return 'moved by the page'
    for (
      let element: Element | null = focused, up = 0;
      element && up < 3;
      element = element.parentElement, up += 1
    ) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'outline'
      if (up === 0 && boxShadow !== 'none') return 'ring'
    }
    return 'none'
  })
}

/** Tabs to a field and types. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Tabs to a button or link and presses it. A button can have the focus before it can be pressed. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await expect(target).toBeEnabled()
  await page.keyboard.press(key)
}

/** Tabs to a dropdown and types the beginning of an option until it is selected. */
export async function choose(page: Page, dropdown: Locator, beginning: string): Promise<void> {
  await write(page, dropdown, beginning)
  await expect(dropdown.locator('option:checked')).toHaveText(new RegExp(`^${beginning}`))
}
