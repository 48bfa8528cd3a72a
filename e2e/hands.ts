import { expect, type Locator, type Page } from '@playwright/test'
import { choose, press, tabTo, write } from './keys.ts'

/* The acts of a person on a page, with a mouse or by keyboard alone, for stories that are told in both ways. */

/** More arrow presses than any of our lists, menus and months needs. */
const MAX_ARROWS = 60

/** Acts by mouse or by keyboard. Each act leaves the page as a person's would. */
export interface Hands {
  /** Presses a button or link. */
  press(target: Locator): Promise<void>
  /** Presses a link and waits for the page behind it, which moves the focus to its heading. */
  open(target: Locator): Promise<void>
  /** Fills in an empty field. */
  write(field: Locator, text: string): Promise<void>
  /** Fills in an empty date, given as '2026-11-24'. */
  date(field: Locator, date: string): Promise<void>
  /** Fills in an empty time of day, given as '14:30'. */
  time(field: Locator, time: string): Promise<void>
  /** Types into a combobox until it offers one option, and takes it. */
  take(box: Locator, text: string, options: Locator): Promise<void>
  /** Fills in an empty field that offers suggestions, and keeps the text. */
  suggest(field: Locator, text: string): Promise<void>
  /** Chooses the option of a dropdown that begins with `beginning`. */
  choose(dropdown: Locator, beginning: string): Promise<void>
  /** Ticks a checkbox. */
  tick(box: Locator): Promise<void>
  /** Chooses a radio button. */
  radio(target: Locator): Promise<void>
  /** Opens a menu and presses an item of it. */
  pick(opener: Locator, item: Locator): Promise<void>
  /** Moves within a grid, listbox or row of tabs, of which one is a tab stop, to `target` and presses it. */
  within(place: Locator, target: Locator): Promise<void>
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Waits until another page has moved the focus to its heading. */
async function arrives(page: Page): Promise<void> {
  await expect(page.locator('h1:focus')).toHaveCount(1)
}

/** Presses an arrow until `target` has the focus. */
async function arrowTo(page: Page, target: Locator, arrow: string): Promise<void> {
  for (let count = 0; count < MAX_ARROWS; count += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(arrow)
  }
  throw new Error(`${arrow} never reaches ${target}`)
}

/** Acts by mouse. */
export const byMouse = (page: Page): Hands => ({
  press: async (target) => await target.click(),
  open: async (target) => {
    await target.click()
    await arrives(page)
  },
  write: async (field, text) => await field.fill(text),
  date: async (field, date) => await field.fill(date),
  time: async (field, time) => await field.fill(time),
  take: async (box, text, options) => {
    await box.fill(text)
    await expect(options).toHaveCount(1)
    await options.click()
  },
  suggest: async (field, text) => {
    await field.fill(text)
    await field.press('Escape')
  },
  choose: async (dropdown, beginning) => {
    const option = dropdown.locator('option').filter({ hasText: new RegExp(`^${beginning}`) })
    await dropdown.selectOption(await option.first().innerText())
  },
  tick: async (box) => await box.check(),
  radio: async (target) => {
    // Not `check`: a choice that the address stores shows a moment later.
    await target.click()
    await expect(target).toBeChecked()
  },
  pick: async (opener, item) => {
    await opener.click()
    await item.click()
  },
  within: async (_place, target) => await target.click(),
})

/**
 * Acts with Tab, Enter, Space, Escape, letters and arrows alone. No act may leave the page without a focus, since the
 * next key would then start somewhere else.
 */
export const byKeyboard = (page: Page): Hands => {
  const acts: Hands = {
    press: async (target) => await press(page, target),
    open: async (target) => {
      await press(page, target)
      await arrives(page)
    },
    write: async (field, text) => await write(page, field, text),
    date: async (field, date) => {
      const [year, month, day] = date.split('-')
      await write(page, field, `${month}${day}${year}`)
      await expect(field).toHaveValue(date)
    },
    time: async (field, time) => {
      const [hour, minute] = time.split(':').map(Number)
      const typed = [((hour! + 11) % 12) + 1, minute!].map((part) => String(part).padStart(2, '0')).join('')
      await write(page, field, `${typed}${hour! < 12 ? 'A' : 'P'}`)
      await expect(field).toHaveValue(time)
    },
    take: async (box, text, options) => {
      await write(page, box, text)
      await expect(options).toHaveCount(1)
      await page.keyboard.press('Enter')
    },
    suggest: async (field, text) => {
      await write(page, field, text)
      await page.keyboard.press('Escape')
    },
    choose: async (dropdown, beginning) => await choose(page, dropdown, beginning),
    tick: async (box) => {
      await press(page, box, 'Space')
      await expect(box).toBeChecked()
    },
    radio: async (target) => {
      const name = await target.getAttribute('name')
      const group = page.locator(`input[type=radio][name="${name}"]`)
      await press(page, group.first(), 'Space')
      await arrowTo(page, target, 'ArrowDown')
      await expect(target).toBeChecked()
    },
    pick: async (opener, item) => {
      await press(page, opener)
      await item.waitFor()
      await arrowTo(page, item, 'ArrowDown')
      await page.keyboard.press('Enter')
    },
    within: async (place, target) => {
      await target.waitFor()
      await tabTo(page, place.locator('[tabindex="0"]').first())
      await arrowTo(page, target, 'ArrowRight')
      await page.keyboard.press('Enter')
    },
  }
  return withFocus(page, acts)
}

/** The same acts, each of which first waits until the page has a focus if an act came before it on the page. */
function withFocus(page: Page, acts: Hands): Hands {
  const act =
    <Given extends unknown[]>(name: string, does: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await expect.poll(() => hasFocus(page), `the focus before ${name} ${given[0]}`).toBe(true)
      // Before the act, which may open another document.
      await page.evaluate(() => Object.assign(globalThis, { acted: true }))
      await does(...given)
    }
  return Object.fromEntries(
    Object.entries(acts).map(([name, does]) => [
      name,
      act(name, does as (...given: unknown[]) => Promise<void>),
    ]),
  ) as unknown as Hands
}

/** Whether something has the focus, or nobody has acted in this document yet. */
const hasFocus = (page: Page) =>
  page
    .evaluate(() => !('acted' in globalThis) || document.activeElement !== document.body)
    // The page is just being replaced by another.
    .catch(() => false)

/** The two ways in which a story is told. */
export const WAYS = [
  ['with a mouse', byMouse],
  ['by keyboard alone', byKeyboard],
] as const
