import type { Page } from '@playwright/test'
import { axeFindings, COLOUR_RULES } from './axe-findings.ts'
import { cutTexts } from './reach.ts'

/** The room for text on a sheet of A4 with the margins of paper.css, in CSS pixels. */
const SHEET = { width: 703, height: 1000 }

/** What somebody presses on a screen. The days of a calendar and its times are also what the page says. */
const TO_PRESS = 'button, nav, [role=tablist], [role=menu], [role=toolbar]'

/** What is wrong with `page` on paper, in words: in the dark theme, which people who print have not left for it. */
export async function printFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(SHEET)
  const faults = await page.evaluate((toPress) => {
    const found: string[] = []
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    for (const control of document.querySelectorAll(toPress)) {
      if (isShown(control) && !control.closest('[role=grid], [role=listbox]'))
        found.push(`to press: ${control.outerHTML.slice(0, 120)}`)
    }
    for (const box of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (!isShown(box) || box.closest('svg, [aria-hidden=true], select')) continue
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const scrolls = (overflow: string, size: number, room: number) =>
        /auto|scroll/.test(overflow) && size > room + 1
      if (
        scrolls(overflowY, box.scrollHeight, box.clientHeight) ||
        scrolls(overflowX, box.scrollWidth, box.clientWidth)
      )
        found.push(`shows a part: ${box.outerHTML.slice(0, 160)}`)
      if (position === 'fixed' || position === 'sticky')
        found.push(`stays on the screen: ${box.outerHTML.slice(0, 120)}`)
    }
    const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number)
    if (red! + green! + blue! < 3 * 250) found.push('the paper is not white')
    if (document.body.innerText.trim() === '') found.push('nothing is printed')
    return found
  }, TO_PRESS)
  return [...faults, ...(await cutTexts(page)), ...(await axeFindings(page, COLOUR_RULES))]
}
