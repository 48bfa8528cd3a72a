import type { Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { inFreshBrowser } from './browser.ts'
import { median } from './load.ts'

/** How a browser is brought to where a visit begins, such as by signing in; what it keeps from that stays. */
export type Before = (page: Page) => Promise<void>

/** One page, named as the product document names its route. */
export interface PageRow extends PageFound {
  readonly page: string
  /** What the browser keeps when the visit begins. */
  readonly kept: string
}

/** The medians of a page's runs, as Lighthouse's phone on slow 4G sees it. */
interface PageFound {
  readonly runs: number
  /** Scores of 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** Lighthouse's measure of how fast this machine was meanwhile; other work on it lowers the index. */
  readonly machineIndex: number
  /** Which bars of the design the page is below, in words; none when it passes. */
  readonly below: readonly string[]
}

type Medians = Omit<PageFound, 'runs' | 'below'>

const MAX_UNTRACED = 3
const LCP_BAR_MS = 1800
const SCORE_BARS = { performance: 95, accessibility: 100, bestPractices: 100 } as const

/**
 * Lighthouse's default phone at the address, each run in a new browser that went through `before` and keeps what that
 * left. Throws when the page is not where it was asked to be in the end.
 */
export async function benchPage(
  chromium: string,
  address: string,
  before: Before,
  runs: number,
): Promise<PageFound> {
  const found: Medians[] = []
  let untraced = 0
  while (found.length < runs) {
    const one = await visit(chromium, address, before)
    if (one) found.push(one)
    // Now and then Chromium's trace lacks its beginning: such a run measured nothing, good or bad.
    else if (++untraced > MAX_UNTRACED) throw new Error(`Lighthouse got no trace of ${address}`)
    else console.log(`  no trace of ${address}, once more`)
  }
  const of = (value: (one: Medians) => number) => median(found.map(value))
  const medians: Medians = {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    machineIndex: of(({ machineIndex }) => machineIndex),
  }
  return { runs, ...medians, below: belowBars(medians) }
}

/** One run; undefined when the browser's trace of it cannot be read. */
async function visit(chromium: string, address: string, before: Before): Promise<Medians | undefined> {
  // Lighthouse sets the page's size itself.
  return inFreshBrowser(chromium, { viewport: null }, async ({ context, port }) => {
    const page = await context.newPage()
    await before(page)
    await page.goto('about:blank')
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      disableStorageReset: true,
    })
    if (!result) throw new Error(`Lighthouse measured nothing at ${address}`)
    const { lhr } = result
    if (lhr.runtimeError?.code === 'NO_NAVSTART') return undefined
    if (lhr.runtimeError) throw new Error(`Lighthouse at ${address}: ${lhr.runtimeError.message}`)
    if (lhr.finalDisplayedUrl !== address)
      throw new Error(`Lighthouse was sent to ${address} and ended at ${lhr.finalDisplayedUrl}`)
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      machineIndex: lhr.environment.benchmarkIndex,
    }
  })
}

function belowBars(found: Medians): string[] {
  const scores = (Object.keys(SCORE_BARS) as (keyof typeof SCORE_BARS)[])
    .filter((name) => found[name] < SCORE_BARS[name])
    .map((name) => `${name} below ${SCORE_BARS[name]}`)
  return found.lcpMs <= LCP_BAR_MS ? scores : [...scores, `LCP above ${LCP_BAR_MS} ms`]
}
