import type { Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { inFreshBrowser } from './browser.ts'
import { median } from './load.ts'

/** Prepares a browser for a visit, for example by signing in. What it stores is kept. */
export type Before = (page: Page) => Promise<void>

/** One page, named by its route in the product document. */
export interface PageRow extends PageFound {
  readonly page: string
  /** What the browser has stored when the visit begins. */
  readonly kept: string
}

/** The medians of a page's runs on Lighthouse's simulated phone on slow 4G. */
interface PageFound {
  readonly runs: number
  /** Scores out of 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** Lighthouse's index of the machine's speed during the run. Other work on the machine lowers it. */
  readonly machineIndex: number
  /** The missed goals of the design, as text; empty if all are met. */
  readonly below: readonly string[]
}

type Medians = Omit<PageFound, 'runs' | 'below'>

const MAX_UNTRACED = 3
const LCP_BAR_MS = 1800
const SCORE_BARS = { performance: 95, accessibility: 100, bestPractices: 100 } as const

/**
 * Lighthouse's default phone at the address. Each run uses a new browser that went through `before` and keeps what that
 * stored. Throws if the page ends up at another address.
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
    // Sometimes Chromium's trace lacks its beginning. Such a run measured nothing and does not count.
    else if (++untraced > MAX_UNTRACED) throw new Error(`Lighthouse got no trace of ${address}`)
    else console.log(`  no trace of ${address}, once more`)
  }
  const of = (figure: keyof Medians) => median(found.map((one) => one[figure]))
  const medians: Medians = {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    machineIndex: of('machineIndex'),
  }
  return { runs, ...medians, below: belowBars(medians) }
}

/** One run; undefined if its trace cannot be read. */
async function visit(chromium: string, address: string, before: Before): Promise<Medians | undefined> {
  // Lighthouse sets the page size itself.
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
