import type { Page } from '@playwright/test'

/* What a finger or a key can reach on a page. Every function returns the problems in words; empty means none. */

/** Everything that Tab can reach or a finger can press. Excludes what is behind an open dialog. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [tabindex], [role=option], [role=menuitem]'

/** The sizes of WCAG 2.5.5 for controls and of 2.5.8 for links within a sentence; half a pixel for rounding. */
const [CONTROL_PX, INLINE_PX, ROUNDING] = [44, 24, 0.5]

/** Controls that are too small for a finger, or links in text that are too close to another one. */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(
    ([controls, least, leastInline]) => {
      const found = [...document.querySelectorAll<HTMLElement>(controls)].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches('[aria-disabled=true], h1, main, [role=listbox], [role=dialog]') &&
          // An element that only the page itself moves the focus to.
          !control.matches('div[tabindex="-1"]:not([role]), p[tabindex="-1"]') &&
          !control.closest('[aria-hidden=true], [inert]') &&
          control.getBoundingClientRect().width > 1,
      )
      // Pressing a label presses its control.
      const area = (control: HTMLElement) => {
        const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
        const boxes = [control, ...labels].map((part) => part.getBoundingClientRect())
        return boxes.reduce((one, two) => (one.width * one.height > two.width * two.height ? one : two))
      }
      const inline = (control: HTMLElement) =>
        control.matches('a') && getComputedStyle(control).display.startsWith('inline') && isInText(control)
      const isInText = ({ parentElement, textContent }: HTMLElement) =>
        parentElement!.textContent.trim().length > textContent.trim().length
      const crowded = (control: HTMLElement) => {
        const own = area(control)
        const [x, y] = [own.x + own.width / 2, own.y + own.height / 2]
        return found.some((other) => {
          const box = area(other)
          const [dx, dy] = [
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          ]
          const around = control.closest('label')?.control === other
          return other !== control && !around && Math.hypot(dx, dy) < leastInline / 2
        })
      }
      return found.flatMap((control) => {
        const { width, height } = area(control)
        // A block of a calendar is as tall as its time: half an hour has what AA asks for.
        const lowest = control.matches('[data-calendar-block]') ? leastInline : least
        const small = inline(control) ? crowded(control) : Math.min(width, height) < lowest
        const what = control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120)
        return small ? [`${width.toFixed(1)} x ${height.toFixed(1)}: ${what}`] : []
      })
    },
    [CONTROLS, CONTROL_PX - ROUNDING, INLINE_PX - ROUNDING] as const,
  )
}

/** Reading preferences: wider text of WCAG 1.4.12, and text of twice the size of 1.4.4. */
export const READ = {
  wider: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  doubled: ':root { font-size: 200% !important; }',
} as const

/** Texts that are cut off, or a page wider than its window, as it is or with such a style. */
export async function cutTexts(page: Page, content = ':root {}'): Promise<string[]> {
  const style = await page.addStyleTag({ content })
  const cut = await page.evaluate(() => {
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = new Set<string>()
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.data.trim() || !text.parentElement!.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Text for screen readers only has a size of one pixel; scrollable containers lose nothing.
        if (edge.width <= 1 || overflowX === 'auto' || overflowY === 'auto') break
        // A block of a calendar is as tall as its time. It grows when it is pointed at, and its title has all of it.
        const { title } = text.parentElement!
        if (box.closest('a[data-calendar-block]') && title.includes(text.data)) break
        const wide = clips(overflowX) && (right > edge.right + 1 || left < edge.left - 1)
        if (wide || (clips(overflowY) && bottom > edge.bottom + 1)) words.add(`cut off: ${text.data}`)
        // Fixed elements do not make the page wider, and what is around them does not clip them.
        if (getComputedStyle(box).position !== 'fixed') continue
        if (right > innerWidth + 1 || left < -1) words.add(`beside the window: ${text.data}`)
        break
      }
    }
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return [...words]
    // The innermost element that reaches the farthest.
    const farthest = [...document.body.querySelectorAll('*')].findLast(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > scrollWidth - 1,
    )
    return [...words, `${scrollWidth} px wide: ${farthest?.outerHTML.slice(0, 120)}`]
  })
  await style.evaluate((element) => (element as Element).remove())
  return cut
}

/**
 * Texts of a page in which a name that is written from right to left is not isolated, so that it could move what stands
 * beside it. What somebody wrote, in a block that runs as its first letter does, needs no isolation.
 */
export async function namesNotIsolated(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      const bare = data.replace(/\u2068[^\u2069]*\u2069/g, '')
      const isOwn = parentElement!.closest('[dir=auto], script') !== null
      if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(bare) && !isOwn) found.push(data)
    }
    return found
  })
}

/** More tab stops than any of our pages has. */
const MAX_STOPS = 120

/**
 * The focus has gone round or is trapped after this many stops without a new element. A date field has a stop for each
 * of its parts and one for its calendar.
 */
const TIMES_AGAIN = 6

/** Tabs sent at once, before the page is asked where each one led. */
const TABS_AT_ONCE = 12

/** Tabs through the whole page: every control must be reached, and be at least partly visible then. */
export async function outOfReach(page: Page): Promise<string[]> {
  const faults: string[] = []
  let timesAgain = 0
  await page.evaluate(noteStops)
  for (let stops = 0; stops < MAX_STOPS && timesAgain < TIMES_AGAIN; stops += TABS_AT_ONCE) {
    await pressTabs(page, TABS_AT_ONCE)
    for (const { again, hidden } of await page.evaluate(() => window.takeStops!())) {
      if (hidden) faults.push(`hidden while it has the focus: ${hidden}`)
      timesAgain = again ? timesAgain + 1 : 0
      if (timesAgain === TIMES_AGAIN) break
    }
  }
  const missed = await page.evaluate((controls) => {
    // An open dialog traps the focus. A toast outside it closes automatically, and its text is also in the dialog.
    const within = [...document.querySelectorAll('[role=dialog], dialog:modal')].at(-1) ?? document
    const all = [...within.querySelectorAll<HTMLElement>(controls)].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        // A group passes the focus on to one of its elements.
        !control.matches('[role=tablist], [role=toolbar]') &&
        !control.closest('[aria-hidden=true], [inert]'),
    )
    const groups = new Set(all.filter((control) => control.dataset.reached).map((one) => groupOf(one)))
    function groupOf(control: HTMLElement): string | HTMLElement {
      return control.matches('[type=radio]') ? (control as HTMLInputElement).name : control
    }
    return all.filter((one) => !groups.has(groupOf(one))).map((one) => one.outerHTML.slice(0, 120))
  }, CONTROLS)
  return [...faults, ...missed.map((control) => `never reached: ${control}`)]
}

/** Presses Tab so many times without waiting for the page between them, as page.keyboard would. */
async function pressTabs(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const sent = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ])
  await Promise.all(sent.flat())
  await session.detach()
}

interface Stop {
  /** Whether the element had the focus before. */
  readonly again: boolean
  /** The HTML of the element if it is completely hidden. */
  readonly hidden: string | null
}

declare global {
  interface Window {
    /** Where each Tab since the last call led. */
    takeStops?(): Stop[]
  }
}

/** Runs in the page. After each Tab, before the next one, marks and notes the element that has the focus. */
function noteStops(): void {
  if (window.takeStops) return
  const stops: Stop[] = []

  function atFocus(): Stop {
    const focused = document.activeElement as HTMLElement | null
    if (focused === null || focused === document.body) return { again: false, hidden: null }
    const again = focused.dataset.reached !== undefined
    focused.dataset.reached = 'yes'
    // A control may be drawn by its label.
    const own = focused.closest('label') ?? focused
    const places = [...own.getClientRects()].flatMap(({ x, y, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) =>
        [0.15, 0.5, 0.85].map((down) => [x + width * part, y + height * down] as const),
      ),
    )
    const seen = places.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (own.contains(top) || top.contains(own.closest('[role=option]') ?? own))
    })
    return { again, hidden: seen ? null : focused.outerHTML.slice(0, 160) }
  }
  addEventListener('keyup', ({ key }) => key === 'Tab' && stops.push(atFocus()), true)
  window.takeStops = () => stops.splice(0)
}
