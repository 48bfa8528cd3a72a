import type { Page } from '@playwright/test'
import { framesPass } from './frames.ts'
import { recordMoves } from './moved-controls.ts'
import { watchRequests } from './stillness.ts'

/** The sum of unexpected layout shifts, as a share of the window: the budget of experience.md. */
export const MAX_SHIFT = 0.02

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    takeShifts(): Shift[]
  }
}

/** Records layout shifts in the page without user input. */
function recordShifts(): void {
  const shifts: Shift[] = []
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const what = node instanceof Element ? node.outerHTML : node?.textContent
        return `${what?.slice(0, 80)} [${box(previousRect)}] -> [${box(currentRect)}]`
      })
      shifts.push({ value: entry.value, moved })
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  window.takeShifts = () => {
    note(observer.takeRecords())
    return shifts.splice(0)
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

export interface PageWatch {
  /** Waits until the page is idle, and returns what went wrong since the last call, in words. */
  take(): Promise<string[]>
  /** Ends the recording of moves, when nothing more is taken. */
  end(): Promise<void>
}

/**
 * Watches a page for faults: console errors, failed requests, layout shifts, controls that move, and a page wider than
 * its window. API responses are delayed until their placeholders have been painted, each response a little longer than
 * the previous one: at full speed no fault would be visible. With `late`, every response of the API comes that many
 * milliseconds late, too; with `together`, those of requests that were made together come together.
 */
export async function watchPage(page: Page, { late = 0, together = false } = {}): Promise<PageWatch> {
  const faults: string[] = []
  const still = await watchRequests(page)
  let calls = 0
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`thrown: ${error}`))
  page.on('requestfailed', (request) => {
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  await page.addInitScript(recordShifts)
  await page.addInitScript(recordMoves)
  // Not by page.route, which holds every request, those of scripts too, and turns off the browser's cache.
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    calls += 1
    const at = calls
    try {
      if (late) await new Promise((come) => setTimeout(come, late))
      if (!together) await framesPass(page, (1 + (at % 4)) * 3)
      await session.send('Fetch.continueRequest', { requestId })
    } catch {
      // The page has been left or closed meanwhile.
    }
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Request' }] })

  return {
    take: async () => {
      await still()
      const shifts = await page.evaluate(() => window.takeShifts())
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      if (sum > MAX_SHIFT) {
        const worst = shifts.filter(({ value }) => value > MAX_SHIFT / 10)
        const listed = worst.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join('; ')}`)
        faults.push(`moved by ${sum.toFixed(3)}: ${listed.join('\n')}`)
      }
      const moves = await page.evaluate(() => window.takeMoves())
      if (moves.length > 0) faults.push(`moved under a thumb: ${moves.join('\n')}`)
      const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      if (wide! > shown!) faults.push(`${wide} px wide in a window of ${shown} px`)
      return faults.splice(0)
    },
    end: async () => await page.evaluate(() => window.endMoves()),
  }
}
